"""``make gauntlet``: every bot plays a thousand games of every option set; an illegal action ends it.

Hours for the bots that think, even though they get little to think with (``--full``: all they have).
``--only rival`` and ``--games 20`` make it short; the suite plays a game of each.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from time import perf_counter

from goldenspike.bots import BOTS, bot_named
from goldenspike.core.errors import GoldenSpikeError
from goldenspike.sim.play import play_game
from option_sets import SEATINGS, Seating
from quick_bots import quick_bot


def main() -> None:
    parser = ArgumentParser(description="Every bot, every option set, many games.")
    parser.add_argument("--games", type=int, default=1000, help="of each option set and bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="these bots, separated by commas")
    parser.add_argument("--game", default="", help="this game only")
    parser.add_argument("--full", action="store_true", help="the thinkers think as long as they do at a table")
    chosen = parser.parse_args()
    wanted = [name for name in chosen.only.split(",") if name]
    for seating in SEATINGS:
        for name in BOTS[seating.game.name]:
            if (not wanted or name in wanted) and chosen.game in ("", seating.game.name):
                run(seating, name, chosen.games, chosen.seed, chosen.full)


def run(seating: Seating, name: str, games: int, seed: int, full: bool) -> None:
    bot = (bot_named if full else quick_bot)(seating.game.name, name)
    begun = perf_counter()
    for number in range(games):
        try:
            match = play_game(seating.game, seating.options, [bot] * seating.options.players, f"{seed}/{number}")
        except GoldenSpikeError as error:
            sys.exit(f"{seating.id}, {name}, game {seed}/{number}: {error}")
        assert match.outcome is not None
        say(f"\r{seating.id:34} {name:10} {number + 1:5} games")
    say(f"  {perf_counter() - begun:7.1f} s\n")


def say(words: str) -> None:
    sys.stdout.write(words)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
