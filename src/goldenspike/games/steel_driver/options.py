"""The choices of a Steel Driver table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from goldenspike.core.codec import RARE
from goldenspike.core.errors import OptionsError
from goldenspike.games.steel_driver.board import BOARDS

PLAYERS: Final = range(3, 7)


@dataclass(frozen=True, slots=True)
class Options:
    players: int = 4
    board: str = "steel-driver"
    first: int | None = field(default=None, metadata=RARE)
    """SD-21: the first active player; drawn when None."""

    def __post_init__(self) -> None:
        if self.players not in PLAYERS:
            raise OptionsError(f"Steel Driver is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {self.players}")
        if self.first is not None and not 0 <= self.first < self.players:
            raise OptionsError(f"first must be a seat from 0 to {self.players - 1}, not {self.first}")
        BOARDS.get(self.board)
