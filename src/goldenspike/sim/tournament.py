"""Bots against each other on the same deals, every seat in turn: what is left is play, not luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations, permutations
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, Literal

from goldenspike.bots import Bot, bot_named
from goldenspike.core.errors import OptionsError
from goldenspike.core.game import Seat
from goldenspike.games import game_named
from goldenspike.sim.play import play_game
from goldenspike.sim.spread import Spread

Lineup = tuple[str, ...]
"""Who sits at a table, from one seat on; every rotation of it is played."""
Lineups = Literal["auto", "mixed", "copies", "first"]


@dataclass(frozen=True, slots=True)
class Contest:
    """A tournament: every line-up plays ``deals`` deals, each in every rotation."""

    game: str
    options: Any
    lineups: tuple[Lineup, ...]
    deals: int
    seed: int
    board_file: Path | None = None
    budget: float | None = None
    """Seconds a bot may think about a decision."""

    @property
    def tables(self) -> list[tuple[int, int]]:
        """(deal, line-up): what one core plays before it reports, in the order of the results."""
        return [(deal, lineup) for deal in range(self.deals) for lineup in range(len(self.lineups))]

    @property
    def games(self) -> int:
        return sum(len(rotations(lineup)) for lineup in self.lineups) * self.deals


@dataclass(frozen=True, slots=True)
class Seated:
    """What one seat did in one game. ``times`` are seconds a decision: all else depends on the seed alone."""

    bot: str
    share: float
    """Of the victory: ties share it."""
    place: int
    """Seats that did better."""
    measures: dict[str, float]
    times: tuple[float, ...] = field(compare=False)


@dataclass(frozen=True, slots=True)
class Game:
    """One game of a tournament; ``first`` is the seat of the line-up's first bot."""

    lineup: int
    deal: int
    first: Seat
    seats: tuple[Seated, ...]


class Timed:
    """A bot with a watch."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self.times: list[float] = []
        self._bot = bot

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        begun = perf_counter()
        action = self._bot.choose(view, legal, rng)
        self.times.append(perf_counter() - begun)
        return action


def make_lineups(bots: Sequence[str], players: int, kind: Lineups = "auto") -> tuple[Lineup, ...]:
    """``mixed``: every choice of different bots. ``copies``: each bot against copies of each other one.

    ``first``: the first bot against copies of each of the others.
    """
    names = tuple(dict.fromkeys(bots))
    if len(names) < 2:
        raise OptionsError("a tournament needs at least two different bots")
    if kind == "mixed" and len(names) < players:
        raise OptionsError(f"{len(names)} different bots cannot fill {players} seats: let them play against copies")
    if kind == "first":
        return tuple((names[0], *(other,) * (players - 1)) for other in names[1:])
    if kind == "copies" or (kind == "auto" and len(names) < players):
        pairs = combinations(names, 2) if players == 2 else permutations(names, 2)
        return tuple((one, *(other,) * (players - 1)) for one, other in pairs)
    return tuple(combinations(names, players))


def rotations(lineup: Lineup) -> list[Lineup]:
    """The line-up with its first bot in every seat."""
    count = len(lineup)
    return [tuple(lineup[(seat - first) % count] for seat in range(count)) for first in range(count)]


def compete(contest: Contest, spread: Spread) -> Iterator[Game]:
    """Play a tournament and give every game, in one order wherever they are played."""
    for games in spread(partial(_play_table, contest), contest.tables):
        yield from games


def _play_table(contest: Contest, table: tuple[int, int]) -> list[Game]:
    """One deal by one line-up in every rotation."""
    deal, lineup = table
    game = game_named(contest.game)
    if contest.board_file is not None:
        game.boards.add(contest.board_file)
    played = []
    for first, names in enumerate(rotations(contest.lineups[lineup])):
        bots = [Timed(bot_named(contest.game, name, contest.budget)) for name in names]
        match = play_game(game, contest.options, bots, f"{contest.seed}/{deal}")
        outcome = match.outcome
        assert outcome is not None
        measures = game.presenter.measures(match.state)
        by_seat = {chart.name: measures[chart.name] for chart in game.presenter.charts if chart.shape == "seats"}
        places = {
            seat: sum(map(len, outcome.ranking[:place]))
            for place, seats in enumerate(outcome.ranking)
            for seat in seats
        }
        seats = tuple(
            Seated(
                bot=name,
                share=(seat in outcome.winners) / len(outcome.winners),
                place=places[seat],
                measures={chart: float(values[seat]) for chart, values in by_seat.items()},
                times=tuple(bots[seat].times),
            )
            for seat, name in enumerate(names)
        )
        played.append(Game(lineup, deal, first, seats))
    return played
