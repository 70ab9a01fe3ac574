"""What a player of Steel Driver works with: its tastes, and the room to think in."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from goldenspike.games.steel_driver.state import RAILS
from goldenspike.kernel.arrays import Floats, Ints
from goldenspike.kernel.steel_driver.arrays import (
    Rails,
)
from goldenspike.kernel.steel_driver.game import COLORS
from goldenspike.kernel.steel_driver.plans import (
    MOST,
    Beam,
    Ground,
    new_beam,
    new_ground,
)

FAITH, BASE, LEAN, STORE, KEEP, COME = (6 * i for i in range(6))
"""Places of a taste, each with one number a turn (the first unused): what a dollar of set value counts
when building; a share's forecast: a base, a part of today's sets, a part for each cube in the treasury;
what a cube is worth that is kept; how many of those who are near come."""
SHADE, NOISE, WAIT, BLUR, FAIR = 36, 37, 38, 39, 40
"""The part of a fair price that is paid; the chance that a limit differs by one; the chance to pass the marker
on; how much building tastes vary; the chance to go as far in an auction as cubes are there for each company,
whatever this one is worth."""
TASTES: Final = 41
LEFT, LIMIT, PAID, WORTH = range(4)
"""Places of a note: dollars left when the cubes are paid for, how far to go, the price looked at, its worth there.

The first two are as they were drawn: what varies is in them."""
BOOKED: Final = 4
"""Plans of each cost that are kept when a turn's books are made."""
NO_SCRIPT: Final = -2
"""Nothing has been thought of for a company yet."""


class Desk(NamedTuple):
    """What a player works with."""

    ground: Ground
    beam: Beam
    profit: Floats
    """For each company and budget, the profit of its best plan; by ``books``: this turn's, or a later one's."""
    gain: Floats
    """The same for the set value that the plan adds."""
    share: Floats
    """What a share is forecast to pay: by books, by the seat that forecasts, by company."""
    limits: Ints
    """How far each seat would go in the auction that is running, if nothing varied."""
    plans: Ints
    """The same for the links of the plan, then -1."""
    script: Ints
    """For each company the links it means to build this turn, then -1."""
    notes: Floats
    """For each company what the seat to act thought of it: see ``LEFT``."""
    price: Floats
    """Dollars for a cube, as the last to decide saw it."""
    counts: Floats
    found: Ints
    marks: Ints
    """The turn of each book; the company that the limits are for, and its turn."""


def new_desk(rails: Rails, companies: int, players: int) -> Desk:
    books = (2, companies, MOST + 1)
    return Desk(
        ground=new_ground(len(rails.value)),
        beam=new_beam(),
        profit=np.zeros(books),
        gain=np.zeros(books),
        share=np.zeros((2, players, companies)),
        limits=np.zeros(players, dtype=np.int64),
        plans=np.full((*books, RAILS), -1, dtype=np.int64),
        script=np.full((companies, RAILS), -1, dtype=np.int64),
        notes=np.zeros((companies, 4)),
        price=np.zeros(1),
        counts=np.zeros((1, 1, COLORS)),
        found=np.zeros(3 * len(rails.cost) + companies * 400, dtype=np.int64),
        marks=np.full(4, -1, dtype=np.int64),
    )
