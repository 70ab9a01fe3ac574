"""Steps and clocks as they are sent. Views are in ``sights``.

Whatever is sent to a seat is built by ``game.view`` and ``game.see`` for that seat, in
``sights`` and nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from goldenspike.core.codec import Json, encode
from goldenspike.core.game import CHANCE
from goldenspike.server.entries import Entry
from goldenspike.server.play import Play
from goldenspike.server.storage.models import Table, now

Wants = frozenset[str]
"""``labels``, ``effects``: what a viewer wants to know beside the view and the form of legal actions."""
NOTHING: Wants = frozenset()


def step_for(play: Play, entry: Entry, seen: Sequence[Any]) -> dict[str, Json]:
    """An entry with its events as a seat, or a spectator, may see them: ``StepOut``."""
    board = play.game.boards.get(play.options.board)
    told = [play.game.presenter.tell(event, board, play.match.seats) for event in seen]
    return {
        "type": "step",
        "number": entry.number,
        "kind": entry.kind,
        "seat": None if entry.seat == CHANCE else entry.seat,
        "taken_back": entry.count if entry.kind in ("undo", "rewind") else 0,
        "events": [encode(event) for event in seen],
        "told": told or _told(play, entry),
    }


def _told(play: Play, entry: Entry) -> list[str]:
    """What happened beside the game."""
    if entry.kind in ("act", "undo"):
        return []
    name = play.match.seats[entry.seat]
    words = {
        "timeout": f"{name}'s time is up: a bot plays on.",
        "leave": f"{name} leaves and forfeits: a bot plays on.",
        "back": f"{name} is back.",
        "ask": f"{name} would like to take back the last decision.",
        "answer": f"{name} {'agrees' if entry.yes else 'does not agree'}.",
        "rewind": f"Everybody agrees: {name} takes it back.",
    }
    return [words[entry.kind]]


def clock_for(play: Play) -> dict[str, Json] | None:
    """The clock as everybody may see it: ``ClockNow``. None at a table without one."""
    clock = play.clock
    if clock is None:
        return None
    return {
        "type": "clock",
        "number": play.head,
        "now": now(),
        "running": clock.running,
        "bank_from": clock.bank_from,
        "deadline": clock.deadline,
        "seats": [
            {
                "seat": seat,
                "bank": clock.banks[seat],
                "away": seat in play.away,
                "stand_in": play.stands_in(seat),
                "forfeited": seat in play.forfeited,
            }
            for seat in range(play.options.players)
            if seat in play.people
        ],
    }


def still_waiting(play: Play, table: Table) -> set[str]:
    """The players who have not answered: not those for whom a bot plays, for bots agree."""
    if play.question is None:
        return set()
    return {
        seat.player_id
        for seat in table.seats
        if seat.player_id is not None and seat.player_id not in play.question.yes and not play.stands_in(seat.seat)
    }
