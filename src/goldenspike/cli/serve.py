"""``spike serve``, ``migrate``, ``backup``, ``restore`` and ``verify``.

The server is imported when it is asked for: whoever plays in the terminal needs none of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
import time
import webbrowser
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from goldenspike.core.errors import GoldenSpikeError, OptionsError
from goldenspike.server.fairness import FairnessError, check_proof, proof_from
from goldenspike.server.settings import Settings, from_environment, listed

if TYPE_CHECKING:
    from goldenspike.server.storage.database import Database

Url = Annotated[str | None, typer.Option("--database", "-d", metavar="URL", help="sqlite:///FILE or postgresql://…")]
HELP = f"Everything can be set by environment variables, too:\n\n{listed()}"


class NotInstalled(GoldenSpikeError):
    code = "not_installed"


def serve_command(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option("--port", "-p", help="Port to listen on.")] = None,
    database: Url = None,
    redis: Annotated[str | None, typer.Option(metavar="URL", help="Redis, for several processes.")] = None,
    workers: Annotated[int | None, typer.Option("--workers", "-w", min=1, help="How many processes.")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser, at a free port.")] = False,
) -> None:
    """Host tables for people and bots."""
    if open_page and port is None:
        port = _free_port(from_environment().port)
    settings = from_environment().with_changes(host=host, port=port, database=database, redis=redis, workers=workers)
    settings.check()
    _need_server()
    from goldenspike.server.serve import serve  # noqa: PLC0415

    address = f"http://{settings.host}:{settings.port}"
    typer.echo(f"Golden Spike at {address} (Ctrl-C stops it)", err=True)
    if open_page:
        threading.Thread(target=_open_when_ready, args=(settings.host, settings.port), daemon=True).start()
    serve(settings)


def _free_port(wanted: int) -> int:
    """The one wanted, if nothing else has it."""
    for port in (wanted, 0):
        with socket.socket() as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                trial.bind(("127.0.0.1", port))
            except OSError:
                continue
            return int(trial.getsockname()[1])
    raise OptionsError("there is no free port")


def _open_when_ready(host: str, port: int) -> None:
    """Show the page as soon as the server answers; where there is no browser, the address was printed."""
    for _ in range(600):
        with contextlib.suppress(OSError), socket.create_connection((host, port), timeout=1):
            webbrowser.open(f"http://{host}:{port}")
            return
        time.sleep(0.1)


def migrate_command(database: Url = None) -> None:
    """Bring the database to this version's form."""

    async def work(opened: Database) -> str:
        from goldenspike.server.storage.migrate import migrate  # noqa: PLC0415

        return f"The database is at revision {await migrate(opened)}."

    _with_database(database, work)


def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it. It holds secrets.")],
    database: Url = None,
) -> None:
    """Write everything into a file, while the server runs."""

    async def work(opened: Database) -> str:
        from goldenspike.server.storage.backup import backup  # noqa: PLC0415

        return f"{await backup(opened, file):,} rows in {file}"

    _with_database(database, work, exists=True)


def restore_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")], database: Url = None
) -> None:
    """Fill a new database from a backup."""
    if not file.is_file():
        raise OptionsError(f"there is no file {file}")

    async def work(opened: Database) -> str:
        from goldenspike.server.storage.backup import restore  # noqa: PLC0415

        return f"{await restore(opened, file):,} rows restored"

    _with_database(database, work)


def verify_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A proof, as the server gives it.")],
) -> None:
    """Check that all chance of a game came from the secret whose hash was published at its start."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise FairnessError(f"cannot read {file}: {type(error).__name__}") from None
    proof = proof_from(data)
    count = check_proof(proof)
    typer.echo(f"Fair: {count} chance actions come from the secret with the SHA-256")
    typer.echo(proof.commitment)
    typer.echo("Compare it with what the table showed when it started.")


def _need_server() -> None:
    try:
        import fastapi  # noqa: F401, PLC0415
    except ImportError:
        raise NotInstalled("the server is an extra: pip install 'goldenspike[server]'") from None


def _with_database(url: str | None, work: Callable[[Database], Awaitable[str]], *, exists: bool = False) -> None:
    settings: Settings = from_environment().with_changes(database=url)
    _need_server()
    from goldenspike.server.storage.database import Database as Opened  # noqa: PLC0415
    from goldenspike.server.storage.database import told_plainly, url_of  # noqa: PLC0415

    file = url_of(settings).database if settings.uses_sqlite else None
    if exists and file and not Path(file).is_file():
        raise OptionsError(f"there is no database {file}")

    async def run() -> str:
        database = Opened(settings)
        try:
            return await work(database)
        finally:
            await database.close()

    with told_plainly():
        told = asyncio.run(run())
    typer.echo(told)
