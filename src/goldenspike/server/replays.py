"""Whole games to page through: every step with its action, events, sentences and view."""

from __future__ import annotations

import gzip
import json
from collections import OrderedDict
from typing import Any, Final

from goldenspike.core.codec import Json, encode
from goldenspike.core.game import CHANCE, Seat, Step
from goldenspike.core.record import Record, replay
from goldenspike.core.svg import draw_svg
from goldenspike.server.errors import Invalid, NotFound

MOST_ACTIONS: Final = 5_000
KEPT_BYTES: Final = 16 * 1024 * 1024

FORMAT: Final = "goldenspike-replay/1"

Key = tuple[str, tuple[str, ...], Seat | None]
"""A table, the names at it, and the seat it is seen from."""


def check_seat(record: Record, seat: Seat | None) -> None:
    if seat is not None and seat >= record.options.players:
        raise NotFound("no_such_seat", "There is no such seat.")
    check_length(record)


def check_length(record: Record) -> None:
    if len(record.actions) > MOST_ACTIONS:
        raise Invalid("record_too_long", f"A record may have {MOST_ACTIONS} actions here.")


def replay_bytes(record: Record, seat: Seat | None) -> bytes:
    """The replay as gzipped JSON."""
    text = json.dumps(replay_json(record, seat), ensure_ascii=False, separators=(",", ":"))
    return gzip.compress(text.encode(), 6, mtime=0)


def replay_json(record: Record, seat: Seat | None) -> dict[str, Json]:
    """With every hand, or (``seat``) as one seat saw it. A step has what changed in the view since the last."""
    game, steps = record.game, []
    board = game.boards.get(record.options.board)
    before, known = dict[str, Json](), dict[str, Json]()
    state: Any = None
    for number, step in enumerate(replay(record)):
        state = step.state
        shown = _view(record, step, seat)
        view, insight = encode(shown), encode(game.presenter.insight(shown))
        who, action = record.actions[number - 1] if number else (CHANCE, None)
        hidden = action is None or (who == CHANCE and seat is not None)
        seen = [event if seat is None else game.see(event, seat, record.options) for event in step.events]
        steps.append(
            {
                "number": number,
                "seat": None if who == CHANCE else who,
                "action": None if hidden else encode(action),
                "events": [encode(event) for event in seen],
                "told": [game.presenter.tell(event, board, record.seats) for event in seen],
                "to_act": next((each for each in game.to_act(state) if each != CHANCE), None),
                "view": _changed(before, view),
                "insight": _changed(known, insight),
            }
        )
        before, known = view, insight
    outcome = game.outcome(state)
    return {
        "format": FORMAT,
        "game": game.name,
        "options": encode(record.options),
        "seats": list(record.seats),
        "seat": seat,
        "outcome": None if outcome is None else {"ranking": [*map(list, outcome.ranking)], "reason": outcome.reason},
        "steps": steps,
    }


def _changed(before: dict[str, Json], after: dict[str, Json]) -> dict[str, Json]:
    return {key: value for key, value in after.items() if key not in before or before[key] != value}


def picture(record: Record, number: int, seat: Seat | None) -> str:
    """The position after a number of actions, as SVG."""
    if number > len(record.actions):
        raise NotFound("no_such_step", f"The game has {len(record.actions)} steps.")
    first = Record(record.game, record.options, record.seats, record.actions[:number])
    *_, step = replay(first)
    return draw_svg(record.game.presenter.scene(_view(record, step, seat), record.seats))


def _view(record: Record, step: Step[Any, Any], seat: Seat | None) -> Any:
    return record.game.presenter.open_view(step.state) if seat is None else record.game.view(step.state, seat)


class Shelf:
    """Replays that were asked for lately: a finished game does not change, but for the names in it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0

    def get(self, key: Key) -> bytes | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Key, data: bytes) -> None:
        if key in self._kept:
            return
        self._kept[key] = data
        self._size += len(data)
        while self._size > KEPT_BYTES:
            _, dropped = self._kept.popitem(last=False)
            self._size -= len(dropped)
