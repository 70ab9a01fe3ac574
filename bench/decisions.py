"""How long the thinking bots take for a decision, in every game that has them."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

from bench.rates import Row
from goldenspike.bots import BOTS, bot_named
from goldenspike.games import GAMES
from goldenspike.sim.play import play_game
from goldenspike.sim.ratings import percentile
from goldenspike.sim.tournament import Timed


class Watched(NamedTuple):
    """A level of a game, the wanted median and 99th percentile in seconds, and the games that are timed."""

    game: str
    bot: str
    players: int
    median: float
    high: float
    games: int = 1


WATCHED = [
    Watched("transamerica", "rival", 2, 0.1, 0.1, 2),
    Watched("transamerica", "rival", 4, 0.1, 0.1),
    Watched("transamerica", "master", 2, 1.0, 3.0),
    Watched("transamerica", "master", 4, 1.0, 3.0),
    Watched("steel_driver", "broker", 4, 0.1, 0.1),
    Watched("steel_driver", "master", 4, 1.0, 3.0),
]


def rows() -> Iterator[Row]:
    """Milliseconds: the only rows where less is better."""
    for watched in WATCHED:
        if watched.bot in BOTS[watched.game]:
            times = sorted(decisions(watched))
            what = f"{watched.game}, {watched.players} players: {watched.bot}'s decision"
            yield Row(f"{what}, median ms", 1000 * median(times), wanted=f"{1000 * watched.median:.0f} at most")
            high = 1000 * percentile(times, 0.99)
            yield Row(f"{what}, 99 % within ms", high, wanted=f"{1000 * watched.high:.0f} at most")


def decisions(watched: Watched) -> list[float]:
    """Seconds of all decisions, in games between copies of the bot; one move before compiles what is needed."""
    game, times = GAMES[watched.game], []
    options = game.options_type(players=watched.players)
    for number in range(watched.games + 1):
        bots = [Timed(bot_named(watched.game, watched.bot)) for _ in range(watched.players)]
        if number == 0:
            warm_up = [bots[0], *(bot_named(watched.game, "random") for _ in range(watched.players - 1))]
            play_game(game, options, warm_up, "0/warm")
            continue
        play_game(game, options, bots, f"{number}/bench")
        times += [time for bot in bots for time in bot.times]
    return times
