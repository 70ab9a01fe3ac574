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


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a server's maintenance database, as ``postgresql://…/``: add a database's name."""
    initdb, server = _binary("initdb"), _binary("postgres")
    if initdb is None or server is None:
        pytest.skip("PostgreSQL is not installed (apt-get install postgresql)")
    owner, port = _owner(), free_port()
    with tempfile.TemporaryDirectory(prefix="spike-pg-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        if owner:
            os.chown(folder, pwd.getpwnam(owner).pw_uid, pwd.getpwnam(owner).pw_gid)
        data = f"{folder}/data"
        words = [initdb, "-D", data, "-U", "spike", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"]
        subprocess.run(_as_somebody(words, owner), check=True, capture_output=True, cwd=folder)
        options = ["-c", "fsync=off", "-c", f"unix_socket_directories={folder}", "-c", "listen_addresses=127.0.0.1"]
        run = _as_somebody([server, "-D", data, "-p", str(port), *options], owner)
        process = subprocess.Popen(run, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder)
        try:
            url = f"postgresql://spike@127.0.0.1:{port}/"
            _wait(lambda: psql(url + "postgres", "SELECT 1"))
            yield url
        finally:
            process.send_signal(signal.SIGINT)  # at once, whoever is still connected
            process.wait(PATIENCE)


def psql(url: str, statement: str) -> None:
    psql = _binary("psql")
    assert psql is not None
    subprocess.run([psql, url, "-qc", statement], check=True, capture_output=True)


@contextmanager
def redis() -> Iterator[str]:
    server = shutil.which("redis-server")
    if server is None:
        pytest.skip("Redis is not installed (apt-get install redis-server)")
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="spike-redis-", ignore_cleanup_errors=True) as folder:
        words = [
            server,
            "--port",
            str(port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
            "--dir",
            folder,
        ]
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            _wait(lambda: _ping(port))
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            process.terminate()
            process.wait(PATIENCE)


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
