"""The ``spike`` command: one file a subcommand."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from goldenspike import __version__
from goldenspike.cli.analyze import analyze_command
from goldenspike.cli.board import app as board_app
from goldenspike.cli.calibrate import calibrate_command
from goldenspike.cli.perft import perft_command
from goldenspike.cli.play import play_command
from goldenspike.cli.replay import replay_command
from goldenspike.cli.serve import HELP, backup_command, migrate_command, restore_command, serve_command, verify_command
from goldenspike.cli.simulate import simulate_command
from goldenspike.cli.tournament import tournament_command
from goldenspike.core.errors import GoldenSpikeError

app = typer.Typer(
    name="spike",
    help="Play and study railway-building board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(board_app, name="board")
app.command("play")(play_command)
app.command("replay")(replay_command)
app.command("simulate")(simulate_command)
app.command("analyze")(analyze_command)
app.command("tournament")(tournament_command)
app.command("calibrate")(calibrate_command)
app.command("perft")(perft_command)
app.command("serve", epilog=HELP)(serve_command)
app.command("migrate")(migrate_command)
app.command("backup")(backup_command)
app.command("restore")(restore_command)
app.command("verify")(verify_command)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"goldenspike {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None: ...


def run() -> None:
    """The command's entry: errors of ours are one sentence, not a trace."""
    try:
        app()
    except GoldenSpikeError as error:
        typer.echo(f"spike: {error.message} [{error.code}]", err=True)
        sys.exit(1)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
