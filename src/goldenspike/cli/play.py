"""``spike play``: a game in the terminal, against bots, or with several people at one keyboard."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated

import typer

from goldenspike.bots import bot_named
from goldenspike.cli.hotseat import HotSeat, Left
from goldenspike.cli.keys import Keyboard
from goldenspike.cli.output import check_files, write_text
from goldenspike.cli.pickers import KeyPicker, LinePicker
from goldenspike.cli.table import BoardName, Budget, GameName, Players, Settings, bot_names, make_table
from goldenspike.core.errors import OptionsError
from goldenspike.core.match import Match
from goldenspike.games import GAMES

DEFAULT_BOT = "builder"


def play_command(
    game: GameName = "transamerica",
    people: Annotated[
        str, typer.Option("--people", "-p", help="Who plays at this keyboard, separated by commas.")
    ] = "Player",
    bots: Annotated[str, typer.Option(help="The bots of the other seats: one for all, or one each.")] = DEFAULT_BOT,
    players: Players = None,
    board: BoardName = None,
    option: Settings = None,
    budget: Budget = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", help="The same number gives the same deals.")] = None,
    record: Annotated[Path | None, typer.Option("--record", "-r", help="Keep the game in this file.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines of text only, no pictures and no keys.")] = False,
) -> None:
    """Play in the terminal: arrow keys choose, Enter does it."""
    names = [name.strip() for name in people.split(",") if name.strip()]
    least = GAMES[game].seats[0] if game in GAMES else 2
    table = make_table(game, players or max(least, len(names), 3), board, option)
    count: int = table.options.players
    if not 1 <= len(names) <= count:
        raise OptionsError(f"{len(names)} people cannot sit at a table for {count}")
    opponents = bot_names(table.game.name, bots, count - len(names))
    at_seat = {len(names) + i: bot_named(table.game.name, name, budget) for i, name in enumerate(opponents)}
    check_files(record)
    chance = Random(SystemRandom().getrandbits(64) if seed is None else seed)
    match = Match(table.game, table.options, (*names, *(f"{n} {i + 1}" for i, n in enumerate(opponents))))
    use_keys = not plain and sys.stdin.isatty() and sys.stdout.isatty()
    try:
        if use_keys:
            with Keyboard() as keyboard:
                HotSeat(match, at_seat, KeyPicker(keyboard), chance).play()
        else:
            HotSeat(match, at_seat, LinePicker(), chance).play()
    except (Left, KeyboardInterrupt):
        typer.echo("Game left.")
    if record is not None:
        write_text(record, match.record.dumps())
        typer.echo(f"Kept: spike replay {record}")
