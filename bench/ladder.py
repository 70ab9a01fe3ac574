"""``make ladder``: every level against the one below it and against the reference; the table of docs/bots.md.

Each row says how many games were played and, with 99 % confidence, how many the bot wins at least. Hours,
because the masters think: ``--scale 0.1`` plays a tenth of the games, ``--only master`` some of the rows.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from typing import NamedTuple

from rich.console import Console

from goldenspike.games import GAMES
from goldenspike.sim.ratings import Pace, Standing, paces, standings
from goldenspike.sim.spread import cores, over_cores
from goldenspike.sim.tournament import Contest, compete

CONFIDENCE = 0.99


class Rung(NamedTuple):
    """A bot against copies of another; ``wanted`` is the share of games it should win, beyond a fair one."""

    game: str
    players: int
    bot: str
    against: str
    games: int
    wanted: float


def rungs() -> Iterator[Rung]:
    for players in (2, 4):
        fair, few = 1 / players, players == 2
        yield Rung("transamerica", players, "builder", "novice", 200, fair)
        yield Rung("transamerica", players, "rival", "builder", 200, fair)
        yield Rung("transamerica", players, "rival", "reference", 200, 0.85 if few else 0.6)
        yield Rung("transamerica", players, "master", "reference", 100, 0.95 if few else 0.7)
        yield Rung("transamerica", players, "master", "rival", 200, 0.75 if few else 0.38)
    for players in (3, 4):
        fair, few = 1 / players, players == 3
        yield Rung("steel_driver", players, "builder", "novice", 240, fair)
        yield Rung("steel_driver", players, "broker", "builder", 240, fair)
        yield Rung("steel_driver", players, "broker", "reference", 240, 0.9 if few else 0.88)
        yield Rung("steel_driver", players, "master", "reference", 120, 0.97 if few else 0.95)
        yield Rung("steel_driver", players, "master", "broker", 240, 0.8 if few else 0.68)


def main() -> None:
    parser = ArgumentParser(description="The ladder of bots, measured.")
    parser.add_argument("--scale", type=float, default=1.0, help="how many of the games are played")
    parser.add_argument("--game", default="", choices=["", *GAMES])
    parser.add_argument("--only", default="", help="rows with this bot as the better one")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=0, help="cores; 0 for all")
    chosen = parser.parse_args()
    console = Console(width=160)
    console.print(
        "| bot | against | players (fair) | games (deals) | won | 99 % interval | wanted | median, 99 % within |"
    )
    console.print("|---|---|---|---|---|---|---|---|")
    for rung in rungs():
        wanted = chosen.game in ("", rung.game) and chosen.only in ("", rung.bot)
        if wanted and chosen.players in (0, rung.players):
            console.print(climb(rung, chosen.scale, chosen.seed, chosen.workers or cores()))


def climb(rung: Rung, scale: float, seed: int, workers: int) -> str:
    """Play one row; the row."""
    deals = max(1, round(scale * rung.games / rung.players))
    lineup = (rung.bot, *(rung.against,) * (rung.players - 1))
    contest = Contest(rung.game, GAMES[rung.game].options_type(players=rung.players), (lineup,), deals, seed)
    played = list(compete(contest, over_cores(workers)))
    (found,) = standings(contest, played, CONFIDENCE)
    return row(rung, found[0], len(played), next(each for each in paces(played) if each.bot == rung.bot))


def row(rung: Rung, found: Standing, games: int, pace: Pace) -> str:
    share, others = found.share, "" if rung.players == 2 else f"{rung.players - 1} "
    cells = (
        f"`{rung.bot}`",
        f"{others}`{rung.against}`",
        f"{rung.players} ({100 / rung.players:.0f} %)",
        f"{games} ({share.deals})",
        f"{100 * share.value:.1f} %",
        f"{100 * share.low:.1f} to {100 * share.high:.1f}",
        f"{100 * rung.wanted:.0f} %",
        f"{1000 * pace.median:.0f} ms, {1000 * pace.high:.0f} ms",
    )
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
