"""``spike board``: check a board file, draw it, list the boards there are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from goldenspike.cli.output import write_text
from goldenspike.core.game import AnyGame
from goldenspike.core.source import Source
from goldenspike.core.svg import draw_svg
from goldenspike.games import GAMES

app = typer.Typer(help="Check a board file, draw it, list the boards there are.", no_args_is_help=True)
File = Annotated[Path, typer.Argument(metavar="FILE", help="A board file, or the name of a board that is shipped.")]


@app.command()
def check(file: File) -> None:
    """Say whether a board file is right, and if not, what is wrong and where."""
    game, board = read_board(file)
    typer.echo(f"{file}: a board for {game.title}, {board.size} places, {len(board.links)} links, all well")


@app.command()
def show(
    file: File,
    output: Annotated[Path, typer.Option("--output", "-o", help="The SVG file to write.")] = Path("map.svg"),
) -> None:
    """Draw a board as SVG."""
    game, board = read_board(file)
    write_text(output, draw_svg(game.presenter.map_scene(board)))
    typer.echo(f"{board.name} drawn: {output}")


@app.command("list")
def list_boards() -> None:
    """List the boards that are shipped."""
    for game in GAMES.values():
        for board_id in game.boards.ids:
            typer.echo(f"{game.name}\t{board_id}\t{game.boards.get(board_id).name}")


def read_board(file: Path) -> tuple[AnyGame, Any]:
    """A board from a file, for the game whose boards look most like it; or a shipped one by its name."""
    for game in GAMES.values():
        if str(file) in game.boards.ids:
            return game, game.boards.get(str(file))
    source = Source.read(file)
    keys = set(source.data) if isinstance(source.data, dict) else set()
    game = max(GAMES.values(), key=lambda each: len(keys & each.boards.keys))
    return game, game.boards.parse(source, file.stem)
