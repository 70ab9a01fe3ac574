"""Entries of a table's log, as the server works with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from goldenspike.core.codec import Json
from goldenspike.core.game import CHANCE, Seat

Kind = Literal["act", "undo", "timeout", "leave", "back", "ask", "answer", "rewind"]
Rows = list[dict[str, Any]]
"""Entries to be added to the log."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the log, and what it led to.

    ``act``: the seat, or chance, did something. ``undo``: the seat took back its last ``count``
    decisions. ``timeout``: its time ran out. ``leave``: its person forfeits by leaving. ``back``:
    its person is there again. ``ask``: it asks the table to take back; ``answer``: somebody agrees,
    or not (``yes``); ``rewind``: all agreed, and the last ``count`` actions are taken back. Only
    ``act``, ``undo`` and ``rewind`` change the game; the record has what stands after them, and
    nothing else.
    """

    number: int
    kind: Kind
    seat: Seat
    at: int
    events: tuple[Any, ...] = ()
    count: int = 0
    yes: bool = False
    stand_in: bool = False
    """It was not the seat's person who did it, but a bot for want of time."""
    reveals: bool = False
    """Somebody learned something by it."""

    def row(self, body: Json, player: str | None = None) -> dict[str, Any]:
        return {
            "number": self.number,
            "kind": self.kind,
            "seat": None if self.seat == CHANCE else self.seat,
            "body": body,
            "player_id": player,
            "request": None,
            "at": self.at,
        }


@dataclass(slots=True)
class Question:
    """A seat asks the table to take back the last ``count`` actions."""

    seat: Seat
    number: int
    """Of the entry that asked."""
    count: int
    yes: set[str]
    """The players who agree, the asking one among them."""
