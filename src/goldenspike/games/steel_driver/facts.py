"""What the box of Steel Driver has, and the table of set values: the same on every board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from goldenspike.games.steel_driver.actions import TURNS
from goldenspike.games.steel_driver.board import GOODS
from goldenspike.games.steel_driver.goods import SET_VALUES
from goldenspike.games.steel_driver.state import RAILS


@dataclass(frozen=True, slots=True)
class Facts:
    turns: int
    rails: int
    """Of each company."""
    shares: int
    """Of each company: it is sold once a turn, with one share."""
    goods: tuple[str, ...]
    """The colours, in the order in which sets are shown."""
    set_values: tuple[int, ...]
    """What a set of 0, 1, 2, … different colours is worth."""


FACTS: Final = Facts(turns=TURNS, rails=RAILS, shares=TURNS, goods=GOODS, set_values=SET_VALUES)
