"""TransAmerica's actions: what a seat decides, and what chance does."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import ClassVar, Final

from goldenspike.core.codec import RARE
from goldenspike.games.transamerica.board import BOARDS, RailBoard

Hand = tuple[str, ...]
"""City names, one a colour, in the board's order of colours."""


@dataclass(frozen=True, slots=True)
class DrawFirst:
    """Chance names the starting player of round 1 (TA-21)."""

    type: ClassVar[str] = "draw_first"
    first: int


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals a hand to every seat (TA-30)."""

    type: ClassVar[str] = "deal"
    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class Start:
    """Place the start marker (TA-32)."""

    type: ClassVar[str] = "start"
    node: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a track on the segment from a to b (TA-33); ``own`` is a coloured one (TA-X1)."""

    type: ClassVar[str] = "lay"
    a: int
    b: int
    own: bool = field(default=False, metadata=RARE)


@dataclass(frozen=True, slots=True)
class Stop:
    """Lay no second track (TA-35)."""

    type: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Move:
    """Move the own start marker (TA-V20)."""

    type: ClassVar[str] = "move"
    node: int


@dataclass(frozen=True, slots=True)
class Stay:
    """Leave the own start marker where it is (TA-V20)."""

    type: ClassVar[str] = "stay"


@dataclass(frozen=True, slots=True)
class Pass:
    """Lay nothing, for want of a legal segment (TA-34)."""

    type: ClassVar[str] = "pass"


Action = DrawFirst | Deal | Start | Lay | Stop | Move | Stay | Pass

STOP: Final = Stop()
STAY: Final = Stay()
PASS: Final = Pass()


@dataclass(frozen=True, slots=True)
class ActionTable:
    """A board's recurring actions, made once; and its board, to find both together."""

    board: RailBoard
    starts: tuple[Action, ...]
    moves: tuple[Action, ...]
    lays: tuple[Action, ...]
    """A common track on each link, then an own track on each link."""
    link_at: dict[tuple[int, int], int]
    ends: tuple[int, ...]
    """For each link, its two nodes as a set."""
    links_at_ends: tuple[int, ...]
    """For each link, all links that touch one of its nodes."""


@cache
def deck_names(board_id: str, players: int) -> tuple[tuple[str, ...], ...]:
    """The cards in use by name, one tuple a colour (TA-12)."""
    return tuple(tuple(card.name for card in cards) for cards in BOARDS.get(board_id).deck(players))


@cache
def action_table(board_id: str) -> ActionTable:
    board = BOARDS.get(board_id)
    return ActionTable(
        board=board,
        starts=tuple(Start(node) for node in range(board.size)),
        moves=tuple(Move(node) for node in range(board.size)),
        lays=tuple(Lay(a, b, own) for own in (False, True) for a, b in board.ends),
        link_at=board.link_at,
        ends=tuple(1 << a | 1 << b for a, b in board.ends),
        links_at_ends=tuple(board.incident[a] | board.incident[b] for a, b in board.ends),
    )
