"""What a seat of Steel Driver is worth by its place alone; ``python -m bench.seats`` measures it.

It depends on the board, the number of players and how far the seat is from the first active player. Games
differ by hundreds of dollars, seats by a few: only very many games tell, so those of our board are kept here.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np

from goldenspike.bots.steel_driver.mind import Mind, broker_taste
from goldenspike.core.game import CHANCE
from goldenspike.games.steel_driver.actions import TURNS, DrawFirst
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.kernel.arrays import Floats
from goldenspike.kernel.steel_driver.search import GO_ON, NO_CAP, try_out

MEASURED: Final[dict[tuple[str, int], tuple[float, ...]]] = {
    ("steel-driver", 3): (7.5, 6.4, -13.8),
    ("steel-driver", 4): (9.1, 12.9, -11.4, -10.6),
    ("steel-driver", 5): (-15.3, -0.5, 8.6, 14.2, -7.0),
    ("steel-driver", 6): (4.3, -4.3, -6.4, -3.0, 4.6, 4.8),
}
"""For a board and so many players: dollars over the others' mean, from the first active seat on.

Of 36,000 games each: a standard error is 1.4 dollars with three players, less with more."""
QUICK: Final = 2_400
"""Games of equal brokers for a board that is not among them, once in a process."""
PLANS: Final = 2
"""How closely those brokers plan."""


@cache
def worth_of_seats(board: str, players: int) -> tuple[float, ...]:
    """What each seat wins over the others when equal brokers play, from the first active one on."""
    known = MEASURED.get((board, players))
    return known or tuple(measured(board, players, QUICK).mean(axis=0).tolist())


def measured(board: str, players: int, games: int) -> Floats:
    """Each game's dollars over the others' mean, from the first active seat on; every seat begins as often."""
    options = Options(players=players, board=board)
    rows = [np.roll(ahead(_cash(options, first, games // players)), -first, axis=1) for first in range(players)]
    return np.concatenate(rows)


def _cash(options: Options, first: int, games: int) -> Floats:
    state: Any = STEEL_DRIVER.apply(STEEL_DRIVER.setup(options), CHANCE, DrawFirst(first)).state
    mind = Mind(STEEL_DRIVER.view(state, None))
    tastes = np.tile(broker_taste(), (mind.players, 1))
    go_on, no_cap = np.array([GO_ON]), np.array([NO_CAP])
    cash: Floats = try_out(mind.rails, mind.game, tastes, go_on, no_cap, games, first, TURNS, PLANS, mind.desk)[0]
    return cash


def ahead(cash: Floats) -> Floats:
    """For each seat (the last axis) its cash less the others' mean."""
    found: Floats = cash - (cash.sum(axis=-1, keepdims=True) - cash) / (cash.shape[-1] - 1)
    return found
