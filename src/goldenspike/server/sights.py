"""Views as they are sent: JSON by field, so that nothing is written twice.

Most of a view is the same for every seat, and the same as before. A field that equals the one
of the view before, or of another seat's view of the same moment, takes over its text.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from goldenspike.core.codec import encode
from goldenspike.core.game import Seat
from goldenspike.core.writing import dumps, field_writers
from goldenspike.server.entries import Entry
from goldenspike.server.play import Play
from goldenspike.server.seen import NOTHING, Wants, step_for

Written = tuple[Any, str]
"""A field's value, and its JSON."""
MOST_FORMS: Final = 8192


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat, or a spectator, sees after an entry, and may do: ``ViewOut``."""

    number: int
    seat: Seat | None
    fields: dict[str, Written]
    rest: str
    """What follows the view's own fields in the message."""

    def text(self, since: Sight | None = None) -> str:
        """The whole message, or what changed since an earlier view."""
        before = {} if since is None else since.fields
        parts = [f'"{name}":{field[1]}' for name, field in self.fields.items() if before.get(name) is not field]
        base = None if since is None else since.number
        head = f'"number":{self.number},"base":{_number(base)},"seat":{_number(self.seat)}'
        return f'{{"type":"view",{head},"view":{{{",".join(parts)}}},{self.rest}}}'


def _number(number: int | None) -> str:
    return "null" if number is None else str(number)


class Sights:
    """Views of one moment. What is written for one seat is taken over for the others, where it is the same."""

    def __init__(self, play: Play, waiting: Collection[str] = ()) -> None:
        """``waiting``: who has not answered an open question."""
        self._play = play
        self._to_act = play.to_act
        self._question = _question(play, waiting)
        self._written: dict[str, Written] = {}

    def of(self, seat: Seat | None, wants: Wants = NOTHING, old: Sight | None = None) -> Sight:
        """What a seat sees. Of an ``old`` view of it the fields that are the same are taken over."""
        play = self._play
        view = play.game.view(play.match.state, seat)
        legal = _legal(play, seat, view, wants) if seat is not None and seat == self._to_act else ""
        rest = (
            f'"to_act":{_number(self._to_act)},"legal":[{legal}],"undo":{play.undoable(seat)},'
            f'"takeback":{"true" if play.may_ask(seat) else "false"},"question":{self._question}'
        )
        if "effects" in wants:
            rest += f',"insight":{dumps(encode(play.game.presenter.insight(view)))}'
        return Sight(play.head, seat, self._fields(view, {} if old is None else old.fields), rest)

    def _fields(self, view: Any, old: dict[str, Written]) -> dict[str, Written]:
        fields: dict[str, Written] = {}
        written = self._written
        kind: Any = type(view)
        for field in field_writers(kind):
            name = field.name
            value = getattr(view, name)
            before = found = old.get(name)
            if found is None or (found[0] is not value and found[0] != value):
                found = written.get(name)
                if found is None or (found[0] is not value and found[0] != value):
                    found = (value, field.write(value) if before is None else field.write_after(value, *before))
                written[name] = found
            fields[name] = found
        return fields


def _question(play: Play, waiting: Collection[str]) -> str:
    question = play.question
    if question is None:
        return "null"
    who = {"seat": question.seat, "number": question.number, "count": question.count}
    return dumps({**who, "waiting": sorted(waiting)})


def _legal(play: Play, seat: Seat, view: Any, wants: Wants) -> str:
    """The legal actions, those of one form together, so that field names are sent once."""
    forms: dict[str, tuple[list[Any], list[str]]] = {}
    head = None
    for action in play.game.legal(play.match.state, seat):
        form = _FORMS.get(id(action)) or _form_of(action)
        if form.head is not head:
            head = form.head
            actions, values = forms.setdefault(head, ([], []))
        actions.append(action)
        values.append(form.values)
    return ",".join(
        f'{{{head},"values":[{",".join(values)}]{_wanted(play, actions, view, wants)}}}'
        for head, (actions, values) in forms.items()
    )


def _wanted(play: Play, actions: Sequence[Any], view: Any, wants: Wants) -> str:
    presenter, texts = play.game.presenter, ""
    if "effects" in wants:
        texts += f',"effects":{dumps([presenter.effect(action, view) for action in actions])}'
    if "labels" in wants:
        texts += f',"labels":{dumps([presenter.label(action, view) for action in actions])}'
    return texts


class Form(NamedTuple):
    """An action's form (its type and fields), and its values. It keeps the action, whose id leads to it."""

    action: Any
    head: str
    values: str


_FORMS: dict[int, Form] = {}
"""By the id of the action: games make each of their actions once, and offer it again and again."""


def _form_of(action: Any) -> Form:
    data = encode(action)
    fields = [key for key in data if key != "type"]
    head = sys.intern(f'"type":{dumps(action.type)},"fields":{dumps(fields)}')
    if len(_FORMS) >= MOST_FORMS:
        _FORMS.clear()
    form = _FORMS[id(action)] = Form(action, head, dumps([data[field] for field in fields]))
    return form


class Steps:
    """Entries as seats may see them, written once for all that see the same."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._texts: dict[tuple[int, ...], str] = {}
        self._kept: list[Any] = []

    def text(self, entry: Entry, seat: Seat | None) -> str:
        seen = [self._play.game.see(event, seat, self._play.options) for event in entry.events]
        self._kept.append(seen)  # so that ids stay those of these events
        key = (entry.number, *map(id, seen))
        if key not in self._texts:
            self._texts[key] = dumps(step_for(self._play, entry, seen))
        return self._texts[key]
