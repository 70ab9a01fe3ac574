"""Views as they are sent: JSON by field, so that nothing is written twice.

Most of a view is the same for every seat, and the same as before. A field that equals the one
of the view before, or of another seat's view of the same moment, takes over its text.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from goldenspike.core.codec import Json, encode, field_encoders
from goldenspike.core.game import Seat
from goldenspike.server.entries import Entry
from goldenspike.server.play import Play
from goldenspike.server.seen import Wants, step_for

Written = tuple[Any, str]
"""A field's value, and its JSON."""


def dumps(value: Json) -> str:
    return _ENCODER.encode(value)


_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


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
        base, before = (None, {}) if since is None else (since.number, since.fields)
        parts = [f'"{name}":{field[1]}' for name, field in self.fields.items() if before.get(name) is not field]
        view = ",".join(parts)
        head = f'"type":"view","number":{self.number},"base":{dumps(base)},"seat":{dumps(self.seat)}'
        return f'{{{head},"view":{{{view}}},{self.rest}}}'


def sight_of(
    play: Play, seat: Seat | None, wants: Wants, waiting: Collection[str], known: Iterable[Sight] = ()
) -> Sight:
    """``known`` are views whose fields may be taken over; ``waiting``, who has not answered an open question."""
    view, question = play.game.view(play.match.state, seat), play.question
    asked = None
    if question is not None:
        asked = {"seat": question.seat, "number": question.number, "count": question.count, "waiting": sorted(waiting)}
    legal = "" if seat is None else _legal(play, seat, view, wants)
    rest = (
        f'"to_act":{dumps(play.to_act)},"legal":[{legal}],"undo":{play.undoable(seat)},'
        f'"takeback":{dumps(play.may_ask(seat))},"question":{dumps(asked)}'
    )
    return Sight(play.head, seat, _written(view, [sight.fields for sight in known]), rest)


def _written(view: Any, known: list[dict[str, Written]]) -> dict[str, Written]:
    kind: Any = type(view)
    fields: dict[str, Written] = {}
    for name, encoder in field_encoders(kind):
        value = getattr(view, name)
        for other in known:
            if other[name][0] == value:
                fields[name] = other[name]
                break
        else:
            fields[name] = (value, dumps(encoder(value)))
    return fields


def _legal(play: Play, seat: Seat, view: Any, wants: Wants) -> str:
    """The legal actions, those of one form together, so that field names are sent once."""
    forms: dict[str, dict[str, list[str]]] = {}
    presenter = play.game.presenter
    for action in play.game.legal(play.match.state, seat):
        head, values = _form_of(action)
        form = forms.get(head)
        if form is None:
            form = forms[head] = {"values": [], **{want: [] for want in sorted(wants)}}
        form["values"].append(values)
        if "labels" in wants:
            form["labels"].append(dumps(presenter.label(action, view)))
        if "effects" in wants:
            form["effects"].append(dumps(presenter.effect(action, view)))
    return ",".join("{" + ",".join([head, *map(_listed, form.items())]) + "}" for head, form in forms.items())


def _listed(named: tuple[str, list[str]]) -> str:
    name, texts = named
    return f'"{name}":[{",".join(texts)}]'


@lru_cache(maxsize=8192)
def _form_of(action: Any) -> tuple[str, str]:
    """An action's form and values. Games make each of their actions once, and offer it again and again."""
    data = encode(action)
    fields = [key for key in data if key != "type"]
    return f'"type":{dumps(action.type)},"fields":{dumps(fields)}', dumps([data[field] for field in fields])


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
