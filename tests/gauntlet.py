"""``make gauntlet``: every bot through a thousand games of every option set; an illegal action ends it.

The bot sits in each seat in turn, against others drawn from those that need no time. The thinkers get
hardly any time either (``--full``: all they take at a table), and it is hours all the same.
``--only rival`` and ``--games 20`` make it short; the suite plays a game of each.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from functools import partial
from random import Random
from time import perf_counter
from typing import NamedTuple

from goldenspike.bots import BOTS, Bot, Budgeted, bot_named
from goldenspike.core.errors import GoldenSpikeError
from goldenspike.sim.play import play_game
from goldenspike.sim.spread import cores, over_cores
from option_sets import SEATINGS
from quick_bots import quick_bot

BATCH = 20
"""Games played in one go."""


class Batch(NamedTuple):
    """Some games of one bot with one set of options."""

    seating: int
    name: str
    games: range


def main() -> None:
    parser = ArgumentParser(description="Every bot, every option set, many games.")
    parser.add_argument("--games", type=int, default=1000, help="of each option set and bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="these bots, separated by commas")
    parser.add_argument("--sets", default="", help="these option sets, as they are called in its output")
    parser.add_argument("--workers", type=int, default=cores(), help="processes; all cores if it is not said")
    parser.add_argument("--full", action="store_true", help="the thinkers think as long as they do at a table")
    chosen = parser.parse_args()
    names, sets = ({one for one in text.split(",") if one} for text in (chosen.only, chosen.sets))
    batches = [
        Batch(number, name, range(first, min(first + BATCH, chosen.games)))
        for number, seating in enumerate(SEATINGS)
        if not sets or seating.id in sets
        for name in BOTS[seating.game.name]
        if not names or name in names
        for first in range(0, chosen.games, BATCH)
    ]
    begun = perf_counter()
    work = partial(play, seed=chosen.seed, full=chosen.full)
    for batch, fault in zip(batches, over_cores(chosen.workers)(work, batches), strict=True):
        if fault:
            sys.exit(f"\n{fault}")
        say(f"\r{SEATINGS[batch.seating].id:34} {batch.name:10} {batch.games.stop:5} games")
        if batch.games.stop == chosen.games:
            say(f"  {perf_counter() - begun:7.0f} s\n")


def play(batch: Batch, seed: int, full: bool) -> str:
    """Play them; what went wrong, if something did."""
    _, game, options = SEATINGS[batch.seating]
    bot = (bot_named if full else quick_bot)(game.name, batch.name)
    quick = list(quick_bots(game.name))
    for number in batch.games:
        bots = Random(f"{seed}/{number}").choices(quick, k=options.players)
        bots[number % options.players] = bot
        try:
            match = play_game(game, options, bots, f"{seed}/{number}")
        except GoldenSpikeError as error:
            return f"{SEATINGS[batch.seating].id}, {batch.name}, game {seed}/{number}: {error}"
        assert match.outcome is not None
    return ""


def quick_bots(game: str) -> Iterator[Bot]:
    """Those that need no time to think."""
    for name in BOTS[game]:
        bot = bot_named(game, name)
        if not isinstance(bot, Budgeted):
            yield bot


def say(words: str) -> None:
    sys.stdout.write(words)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
