"""What a tournament says about its bots: shares of wins, ratings, times; and how sure that is."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import NormalDist, fmean, median
from typing import Any

from goldenspike.core.errors import GoldenSpikeError
from goldenspike.sim.student import quantile
from goldenspike.sim.tournament import Contest, Game


class LabError(GoldenSpikeError):
    code = "lab_unavailable"


@dataclass(frozen=True, slots=True)
class Share:
    """A share of wins and its interval."""

    value: float
    low: float
    high: float
    deals: int


@dataclass(frozen=True, slots=True)
class Standing:
    """How one bot of a line-up did: ``seats`` of its seats are the bot's."""

    bot: str
    seats: int
    share: Share
    measures: dict[str, float]


@dataclass(frozen=True, slots=True)
class Rated:
    bot: str
    mu: float
    sigma: float


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds a decision."""

    bot: str
    decisions: int
    median: float
    high: float
    """The 99th percentile."""


def share_interval(by_deal: Sequence[float], confidence: float = 0.95) -> Share:
    """The mean over deals, and Wilson's interval for as many independent games as the deals are worth.

    The games of one deal are no independent witnesses: the spread is taken between deals, by Student's t, for
    a few deals know little of it. Wilson's interval stays honest where a bot has won everything.
    """
    count, mean = len(by_deal), fmean(by_deal)
    worth, z = float(count), NormalDist().inv_cdf((1 + confidence) / 2)
    if count > 1 and 0 < mean < 1:
        variance = sum((value - mean) ** 2 for value in by_deal) / (count - 1)
        if variance > 0:
            worth = mean * (1 - mean) * count / variance
            z = quantile(confidence, count - 1)
    middle = (mean + z * z / (2 * worth)) / (1 + z * z / worth)
    half = z / (1 + z * z / worth) * math.sqrt(mean * (1 - mean) / worth + z * z / (4 * worth * worth))
    return Share(mean, max(0.0, middle - half), min(1.0, middle + half), count)


def standings(contest: Contest, games: Iterable[Game], confidence: float = 0.95) -> list[list[Standing]]:
    """For each line-up its bots; a bot's share is that of all its seats together."""
    shares: dict[tuple[int, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    measured: dict[tuple[int, str], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for bot in dict.fromkeys(seat.bot for seat in game.seats):
            shares[game.lineup, bot][game.deal].append(sum(s.share for s in game.seats if s.bot == bot))
        for seat in game.seats:
            for name, value in seat.measures.items():
                measured[game.lineup, seat.bot][name].append(value)
    return [
        [
            Standing(
                bot=bot,
                seats=lineup.count(bot),
                share=share_interval([fmean(each) for each in shares[number, bot].values()], confidence),
                measures={name: fmean(values) for name, values in measured[number, bot].items()},
            )
            for bot in dict.fromkeys(lineup)
        ]
        for number, lineup in enumerate(contest.lineups)
    ]


def paces(games: Iterable[Game]) -> list[Pace]:
    times: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for seat in game.seats:
            times[seat.bot].extend(seat.times)
    return [Pace(bot, len(each), median(each), percentile(each, 0.99)) for bot, each in times.items() if each]


def percentile(values: Sequence[float], part: float) -> float:
    """The smallest value that so large a part of all does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)]


def ratings(games: Iterable[Game]) -> list[Rated]:
    """OpenSkill (Plackett and Luce's model) over all games in their order, best first.

    Copies of a bot at one table each get their change; the bot gets the mean of them.
    """
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 (optional)
    except ImportError:
        raise LabError("ratings need OpenSkill: pip install 'goldenspike[lab]'") from None
    model = PlackettLuce()
    rated: dict[str, Any] = {}
    for game in games:
        for seat in game.seats:
            rated.setdefault(seat.bot, model.rating(name=seat.bot))
        teams = [[model.rating(mu=rated[s.bot].mu, sigma=rated[s.bot].sigma)] for s in game.seats]
        after = model.rate(teams, ranks=[float(seat.place) for seat in game.seats])
        for bot in dict.fromkeys(seat.bot for seat in game.seats):
            changed = [team[0] for team, seat in zip(after, game.seats, strict=True) if seat.bot == bot]
            rated[bot] = model.rating(mu=fmean(r.mu for r in changed), sigma=fmean(r.sigma for r in changed))
    found = [Rated(bot, rating.mu, rating.sigma) for bot, rating in rated.items()]
    return sorted(found, key=lambda each: -each.mu)


def rows(contest: Contest, games: Iterable[Game]) -> list[dict[str, Any]]:
    """One row a seat of a game, for notebooks."""
    return [
        {
            "lineup": " ".join(contest.lineups[game.lineup]),
            "deal": game.deal,
            "first": game.first,
            "seat": number,
            "bot": seat.bot,
            "share": seat.share,
            "place": seat.place,
            **seat.measures,
            "decisions": len(seat.times),
            "median_seconds": median(seat.times) if seat.times else 0.0,
        }
        for game in games
        for number, seat in enumerate(game.seats)
    ]


def write_parquet(path: Path, table: list[dict[str, Any]]) -> None:
    try:
        import polars  # noqa: PLC0415 (optional, and large)
    except ImportError:
        raise LabError("Parquet needs polars: pip install 'goldenspike[lab]'") from None
    polars.DataFrame(table).write_parquet(path)
