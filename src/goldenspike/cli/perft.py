"""``spike perft``: count sequences of decisions, to compare rules with rules."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as RichTable

from goldenspike.cli.table import BoardName, GameName, Players, Seed, Settings, load_record, make_table
from goldenspike.core.match import Match
from goldenspike.core.perft import perft


def perft_command(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, help="How many decisions deep.")] = 2,
    record: Annotated[Path | None, typer.Option("--record", "-r", help="Count from where this record ends.")] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Also count for every first decision.")] = False,
    players: Players = None,
    board: BoardName = None,
    option: Settings = None,
    seed: Seed = 0,
) -> None:
    """Count how many sequences of decisions there are from a position."""
    if record is not None:
        match = Match.resume(load_record(record))
    else:
        table = make_table(game, players, board, option)
        match = Match(table.game, table.options)
        match.run_chance(Random(seed))
    console = Console()
    rows = RichTable("depth", "sequences", "a second", title=f"{match.game.title}, after {len(match.record.actions)}")
    for level in range(1, depth + 1):
        start = perf_counter()
        count = perft(match.game, match.state, level)
        rows.add_row(str(level), f"{count:,}", f"{count / max(perf_counter() - start, 1e-9):,.0f}")
    console.print(rows)
    if divide:
        seat = match.to_act[0]
        view = match.game.view(match.state, seat)
        for action in match.game.legal(match.state, seat):
            after = match.game.apply(match.state, seat, action).state
            console.print(f"{match.game.presenter.label(action, view)}: {perft(match.game, after, depth - 1):,}")
