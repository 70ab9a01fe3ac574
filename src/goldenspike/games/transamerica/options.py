"""The choices of a TransAmerica table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from goldenspike.core.codec import RARE, Mismatch, check
from goldenspike.core.errors import OptionsError
from goldenspike.games.transamerica.board import BOARDS

PLAYERS: Final = range(2, 7)
MOST_ROUNDS: Final = 100


@dataclass(frozen=True, slots=True)
class Options:
    players: int = 4
    board: str = "transamerica"
    open_cards: bool = False
    """Variant 1 (TA-V10)."""
    blocking: bool = False
    """Variant 2 (TA-V20)."""
    tie: Literal["share", "extra_round"] = "share"
    """TA-81."""
    vexation: bool = False
    """TA-X1."""
    rounds: int | None = None
    """TA-X2: this many rounds instead of the barrier."""
    first: int | None = field(default=None, metadata=RARE)
    """TA-21: who starts round 1; drawn when None."""

    def __post_init__(self) -> None:
        try:
            check(self)
        except Mismatch as error:
            raise OptionsError(str(error)) from None
        if self.players not in PLAYERS:
            raise OptionsError(f"TransAmerica is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {self.players}")
        if self.rounds is not None and not 1 <= self.rounds <= MOST_ROUNDS:
            raise OptionsError(f"rounds must be 1 to {MOST_ROUNDS}, not {self.rounds}")
        if self.first is not None and not 0 <= self.first < self.players:
            raise OptionsError(f"first must be a seat from 0 to {self.players - 1}, not {self.first}")
        board = BOARDS.get(self.board)
        if board.size < self.players:
            raise OptionsError(f"the board {self.board!r} has {board.size} nodes for {self.players} start markers")
        for color, cards in zip(board.colors, board.deck(self.players), strict=True):
            if len(cards) < self.players:
                raise OptionsError(
                    f"the board {self.board!r} has {len(cards)} {color} cards in use for {self.players} players"
                )

    @property
    def round_limit(self) -> int | None:
        """How many rounds are played; None when the barrier decides (TA-V12, TA-X2)."""
        if self.rounds is not None:
            return self.rounds
        return self.players if self.open_cards else None
