"""A table's game as its log tells it: a ``Match`` rebuilt from entries, and what each seat may see of it.

Nothing here waits or stores: ``live`` does. Whatever is sent to a seat is built by
``game.view`` and ``game.see`` for that seat, here and nowhere else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from goldenspike.core.codec import Json, Mismatch, decode, encode
from goldenspike.core.errors import OptionsError, UndoError
from goldenspike.core.game import CHANCE, AnyGame, Seat
from goldenspike.core.match import Match
from goldenspike.games import game_named
from goldenspike.server.errors import Invalid
from goldenspike.server.fairness import chance_action
from goldenspike.server.storage.models import Logged, Table

Rows = list[dict[str, Any]]
"""Entries to be added to the log."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the log, and what it led to. ``count``: how many decisions an undo took back."""

    number: int
    kind: Literal["act", "undo"]
    seat: Seat
    events: tuple[Any, ...] = ()
    count: int = 0

    @property
    def reveals(self) -> bool:
        return any(event.reveals for event in self.events)


def read_options(game: AnyGame, data: dict[str, Json]) -> Any:
    try:
        return decode(game.options_type, data, "")
    except Mismatch as error:
        raise OptionsError(str(error)) from None


class Play:
    def __init__(self, table: Table) -> None:
        assert table.secret is not None, "a table that was started has a secret"
        self.game = game_named(table.game)
        self.options = read_options(self.game, table.options)
        self.match = Match(self.game, self.options, tuple(seat.name for seat in table.seats))
        self.given = table.given
        self.log: list[Entry] = []
        self.requests: dict[tuple[str, str], int] = {}
        """The numbers that senders' own ids became."""
        self._secret = table.secret
        self._standing: list[Entry] = []
        """The entries of decisions that were not taken back, and of chance."""

    @property
    def head(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def to_act(self) -> Seat | None:
        return next(iter(self.match.to_act), None)

    def take(self, row: Logged) -> None:
        """An entry that is in the log already."""
        assert row.number == self.head + 1, "the log has no gaps"
        if row.kind == "undo":
            assert row.seat is not None
            self._take_back(row.seat, row.body["count"])
        else:
            self._act(CHANCE if row.seat is None else row.seat, decode(self.game.action_type, row.body))
        if row.player_id is not None and row.request is not None:
            self.requests[row.player_id, row.request] = row.number

    def act(self, seat: Seat, data: Json) -> Rows:
        """A seat's action, and what chance does after it; refused, it changes nothing."""
        try:
            action = decode(self.game.action_type, data, "action")
        except Mismatch as error:
            raise Invalid("action_invalid", str(error)) from None
        return self.perform(seat, action)

    def perform(self, seat: Seat, action: Any) -> Rows:
        return [self._act(seat, action), *self.run_chance()]

    def run_chance(self) -> Rows:
        rows = []
        while self.to_act == CHANCE:
            drawn = sum(entry.seat == CHANCE for entry in self._standing)
            rows.append(self._act(CHANCE, chance_action(self.game, self.match.state, self._secret, drawn)))
        return rows

    def undoable(self, seat: Seat | None) -> int:
        """How many of its last decisions a seat can take back: none of what was given, none that revealed."""
        count, most = 0, len(self._standing) - self.given
        if seat in (None, CHANCE) or self.match.outcome is not None:
            return 0
        while count < most and self._standing[-1 - count].seat == seat and not self._standing[-1 - count].reveals:
            count += 1
        return count

    def undo(self, seat: Seat, *, all_of_them: bool) -> Rows:
        most = self.undoable(seat)
        if not most:
            raise UndoError("only your own last decision can be taken back, and only if it revealed nothing")
        return [self._take_back(seat, most if all_of_them else 1)]

    def _act(self, seat: Seat, action: Any) -> dict[str, Any]:
        step = self.match.act(seat, action)
        entry = Entry(self.head + 1, "act", seat, step.events)
        self.log.append(entry)
        self._standing.append(entry)
        return _row(entry, encode(action))

    def _take_back(self, seat: Seat, count: int) -> dict[str, Any]:
        for _ in range(count):
            self.match.undo(seat)
            self._standing.pop()
        entry = Entry(self.head + 1, "undo", seat, count=count)
        self.log.append(entry)
        return _row(entry, {"count": count})

    def step_for(self, entry: Entry, seat: Seat | None) -> dict[str, Json]:
        """An entry as a seat, or a spectator, may see it: ``StepOut``."""
        seen = [self.game.see(event, seat, self.options) for event in entry.events]
        board = self.game.boards.get(self.options.board)
        told = [self.game.presenter.tell(event, board, self.match.seats) for event in seen]
        return {
            "type": "step",
            "number": entry.number,
            "kind": entry.kind,
            "seat": None if entry.seat == CHANCE else entry.seat,
            "taken_back": entry.count,
            "events": [encode(event) for event in seen],
            "told": told,
        }

    def view_for(self, seat: Seat | None) -> dict[str, Json]:
        """What a seat, or a spectator, sees now and may do: ``ViewOut`` with all fields."""
        view = self.game.view(self.match.state, seat)
        return {
            "type": "view",
            "number": self.head,
            "base": None,
            "seat": seat,
            "view": encode(view),
            "to_act": self.to_act,
            "legal": [] if seat is None else self._legal_for(seat, view),
            "undo": self.undoable(seat),
        }

    def _legal_for(self, seat: Seat, view: Any) -> list[dict[str, Json]]:
        """The legal actions, those of one form together, so that field names are sent once."""
        forms: dict[tuple[str, ...], dict[str, Json]] = {}
        for action in self.game.legal(self.match.state, seat):
            data, label = encode(action), self.game.presenter.label(action, view)
            fields = tuple(key for key in data if key != "type")
            form = forms.setdefault(
                (action.type, *fields), {"type": action.type, "fields": list(fields), "values": [], "labels": []}
            )
            form["values"].append([data[field] for field in fields])
            form["labels"].append(label)
        return list(forms.values())

    def summary(self) -> dict[str, Any]:
        """What the table's row says of the game, for lists."""
        outcome = self.match.outcome
        if outcome is None:
            return {"to_act": self.to_act}
        told = {"ranking": [list(place) for place in outcome.ranking], "reason": outcome.reason}
        return {"to_act": None, "status": "over", "outcome": told}


def _row(entry: Entry, body: Json) -> dict[str, Any]:
    return {
        "number": entry.number,
        "kind": entry.kind,
        "seat": None if entry.seat == CHANCE else entry.seat,
        "body": body,
        "player_id": None,
        "request": None,
    }
