"""Many games on all cores. The same seed gives the same games on any number of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from goldenspike.bots import bot_named
from goldenspike.core.chart import Measures
from goldenspike.core.game import Seat
from goldenspike.games import game_named
from goldenspike.sim.play import play_game
from goldenspike.sim.spread import over_cores

MOST_CHUNK = 50
"""Games a core plays before it reports."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: a game, a table's options, a bot for every seat, how often, from which seed."""

    game: str
    options: Any
    bots: tuple[str, ...]
    games: int
    seed: int
    records: Path | None = None
    board_file: Path | None = None
    """A user's board, which every core must put on its shelf."""
    budget: float | None = None
    """Seconds a bot may think about a decision."""

    def seed_of(self, index: int) -> str:
        return f"{self.seed}/{index}"


@dataclass(frozen=True, slots=True)
class Played:
    """What is kept of one game."""

    index: int
    winners: tuple[Seat, ...]
    actions: int
    measures: Measures


def simulate(plan: Plan, workers: int) -> Iterator[Played]:
    """Play all games of a plan and give what came of each, in order."""
    size = max(1, min(MOST_CHUNK, plan.games // (4 * workers)))
    chunks = [range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)]
    for played in over_cores(workers)(partial(_play_chunk, plan), chunks):
        yield from played


def _play_chunk(plan: Plan, indexes: range) -> list[Played]:
    bots = [bot_named(plan.game, name, plan.budget) for name in plan.bots]
    game = game_named(plan.game)
    if plan.board_file is not None:
        game.boards.add(plan.board_file)
    found = []
    for index in indexes:
        match = play_game(game, plan.options, bots, plan.seed_of(index))
        if plan.records is not None:
            path = plan.records / f"{plan.game}-{plan.seed}-{index:06d}.json"
            path.write_text(match.record.dumps(), encoding="utf-8")
        outcome = match.outcome
        assert outcome is not None
        measures = game.presenter.measures(match.state)
        found.append(Played(index, outcome.winners, len(match.record.actions), measures))
    return found
