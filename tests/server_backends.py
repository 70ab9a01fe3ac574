"""A real PostgreSQL and a real Redis, started from what the machine has."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from redis import Redis

from server_kit import PATIENCE, free_port


def _binary(name: str) -> str | None:
    newest = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)
    return shutil.which(name) or (str(newest[0]) if newest else None)


def _as_somebody(words: list[str], owner: str) -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["setpriv", f"--reuid={owner}", f"--regid={owner}", "--clear-groups", *words] if owner else words


def _owner() -> str:
    if os.geteuid() != 0:
        return ""
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class Postgres:
    """A server of its own, which can be stopped and started again."""

    def __init__(self, folder: str) -> None:
        self._folder, self._owner, self._port = folder, _owner(), free_port()
        self.url = f"postgresql://spike@127.0.0.1:{self._port}/"
        """Of the server: add a database's name."""
        if self._owner:
            os.chown(folder, pwd.getpwnam(self._owner).pw_uid, pwd.getpwnam(self._owner).pw_gid)
        words = ["-D", self._data, "-U", "spike", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        subprocess.run(self._words("initdb", words), check=True, capture_output=True, cwd=folder)

    @property
    def _data(self) -> str:
        return f"{self._folder}/data"

    def _words(self, program: str, words: list[str]) -> list[str]:
        found = _binary(program)
        assert found is not None
        return _as_somebody([found, *words], self._owner)

    def start(self) -> None:
        words = ["-D", self._data, "-p", str(self._port), "-c", "fsync=off", "-c", "listen_addresses=127.0.0.1"]
        run = self._words("postgres", [*words, "-c", f"unix_socket_directories={self._folder}"])
        self._process = subprocess.Popen(run, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=self._folder)
        _wait(lambda: psql(self.url + "postgres", "SELECT 1"))

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)  # at once, whoever is still connected
        self._process.wait(PATIENCE)


@contextmanager
def postgres_server() -> Iterator[Postgres]:
    if _binary("initdb") is None or _binary("postgres") is None:
        pytest.skip("PostgreSQL is not installed (apt-get install postgresql)")
    with tempfile.TemporaryDirectory(prefix="spike-pg-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        server = Postgres(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a server, as ``postgresql://…/``: add a database's name."""
    with postgres_server() as server:
        yield server.url


def psql(url: str, statement: str) -> None:
    psql = _binary("psql")
    assert psql is not None
    subprocess.run([psql, url, "-qc", statement], check=True, capture_output=True)


class RedisServer:
    """A server of its own, which keeps nothing and can be stopped and started again."""

    def __init__(self, folder: str) -> None:
        self._folder, self._port = folder, free_port()
        self.url = f"redis://127.0.0.1:{self._port}/0"

    def start(self) -> None:
        words = ["redis-server", "--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        words += ["--dir", self._folder]
        self._process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _wait(lambda: _ping(self._port))

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)


@contextmanager
def redis_server() -> Iterator[RedisServer]:
    if shutil.which("redis-server") is None:
        pytest.skip("Redis is not installed (apt-get install redis-server)")
    with tempfile.TemporaryDirectory(prefix="spike-redis-", ignore_cleanup_errors=True) as folder:
        server = RedisServer(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def redis() -> Iterator[str]:
    with redis_server() as server:
        yield server.url


def _ping(port: int) -> None:
    connection = Redis(port=port)
    connection.ping()
    connection.close()


def _wait(probe: object) -> None:
    assert callable(probe)
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            probe()
        except Exception:
            assert time.monotonic() < deadline, "the database does not start"
            time.sleep(0.1)
        else:
            return
