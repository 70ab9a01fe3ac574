"""What several subcommands ask for: a game, its options, bots, a record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, get_args

import typer

from goldenspike.bots import BOTS, bot_named, check_bot
from goldenspike.core.codec import Mismatch, decode, fields_of
from goldenspike.core.errors import OptionsError, RecordError
from goldenspike.core.game import AnyGame
from goldenspike.core.record import Record, read_record
from goldenspike.games import GAMES, game_named
from goldenspike.kernel import is_compiled

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES)}.")]
Players = Annotated[int | None, typer.Option("--players", "-n", help="How many players.")]
BoardName = Annotated[str | None, typer.Option("--board", "-b", help="A board's name, or a board file.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A further option of the game, e.g. open_cards=true."),
]
Budget = Annotated[
    float | None,
    typer.Option(min=0.01, metavar="SECONDS", help="How long bots that think may do so, 1 being their strength."),
]
Seed = Annotated[int, typer.Option("--seed", "-s", help="Everything random comes from this number.")]


@dataclass(frozen=True, slots=True)
class Table:
    """A game with its options; ``board_file`` is set when the board is a user's file."""

    game: AnyGame
    options: Any
    board_file: Path | None


def make_table(name: str, players: int | None, board: str | None, settings: list[str] | None) -> Table:
    """A table from the words of the command line."""
    game = game_named(name)
    data: dict[str, Any] = {}
    board_file = None
    if players is not None:
        data["players"] = players
    if board is not None and board not in game.boards.ids and (board.endswith(".json") or Path(board).exists()):
        board_file = Path(board).resolve()
        board = game.boards.add(board_file)
    if board is not None:
        data["board"] = board
    for setting in settings or []:
        key, value = _setting(game, setting)
        data[key] = value
    try:
        options = decode(game.options_type, data, "")
    except Mismatch as error:
        raise OptionsError(str(error)) from None
    return Table(game, options, board_file)


def _setting(game: AnyGame, text: str) -> tuple[str, Any]:
    key, equals, value = text.partition("=")
    options_type: Any = game.options_type
    kinds = {field.name: hint for field, hint in fields_of(options_type)}
    if not equals or key not in kinds:
        raise OptionsError(f"{text!r} is no option: give NAME=VALUE with a name of {', '.join(kinds)}")
    plain = {"true": True, "yes": True, "false": False, "no": False, "none": None, "null": None}
    if value.lower() in plain:
        return key, plain[value.lower()]
    takes_int = kinds[key] is int or int in get_args(kinds[key])
    return key, int(value) if takes_int and value.lstrip("-").isdigit() else value


def load_record(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise RecordError(f"there is no file {path}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(f"cannot read {path}: {error}") from None
    return read_record(text, GAMES)


def short_names(game: str, names: Iterable[str]) -> dict[str, str]:
    """How bots are called in tables: ours as they are, others by their own names, unless two have the same."""
    found = {name: name if name in BOTS[game] else bot_named(game, name).name for name in dict.fromkeys(names)}
    called = Counter(found.values())
    return {name: short if called[short] == 1 else name for name, short in found.items()}


UNCOMPILED: Final = {"transamerica": {"random"}, "steel_driver": {"random", "novice", "builder", "reference"}}
"""For each game the bots that need no compiled code."""


def bot_names(game: str, text: str, seats: int) -> tuple[str, ...]:
    """One name fills all seats; else there is one a seat."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        check_bot(game, name)
    if not set(names) <= UNCOMPILED[game] and not is_compiled(game):
        typer.echo("Compiling the bots' kernel: this happens once and takes some seconds.", err=True)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise OptionsError(f"{len(names)} bots are named for {seats} seats: name one, or {seats}")
    return names
