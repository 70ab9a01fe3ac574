"""Views as they are sent: JSON by field, so that nothing is written twice.

Most of a view is the same for every seat, and the same as before. What changed since the view
before is written once for all seats that see the same.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from goldenspike.core.bits import Choices, bytes_of
from goldenspike.core.codec import encode
from goldenspike.core.game import Seat
from goldenspike.core.writing import FieldWriter, dumps, shape_of
from goldenspike.server.entries import Entry
from goldenspike.server.play import Play
from goldenspike.server.seen import NOTHING, Wants, step_for

MOST_TEXTS: Final = 1 << 15
"""Texts of actions that are kept."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat, or a spectator, sees after an entry, and may do: ``ViewOut``."""

    number: int
    seat: Seat | None
    fields: tuple[FieldWriter, ...]
    values: tuple[Any, ...]
    rest: str
    """What follows the view's own fields in the message."""
    base: int | None
    """The number of the view before it, and what is different since: fields that changed, lists that grew."""
    changed: str
    grown: str

    def whole(self) -> str:
        parts = [f'"{field.name}":{field.write(value)}' for field, value in zip(self.fields, self.values, strict=True)]
        return self._text(None, ",".join(parts), "")

    def changes(self) -> str:
        """What is new since the view before; all of it, if there was none."""
        return self.whole() if self.base is None else self._text(self.base, self.changed, self.grown)

    def _text(self, base: int | None, changed: str, grown: str) -> str:
        return (
            f'{{"type":"view","number":{self.number},"base":{_number(base)},"seat":{_number(self.seat)},'
            f'"view":{{{changed}}},"grown":{{{grown}}},{self.rest}}}'
        )


def _number(number: int | None) -> str:
    return "null" if number is None else str(number)


class Difference(NamedTuple):
    """How a field differs from what it was."""

    value: Any
    before: Any
    changed: str | None
    grown: str | None


class Sights:
    """Views of one moment. What is written for one seat is taken over for the others, where it is the same."""

    def __init__(self, play: Play, waiting: Collection[str] = ()) -> None:
        """``waiting``: who has not answered an open question."""
        self._play = play
        self._to_act = play.to_act
        self._question = _question(play, waiting)
        self._found: dict[str, Difference] = {}

    def of(self, seat: Seat | None, wants: Wants = NOTHING, old: Sight | None = None) -> Sight:
        """What a seat sees, and what is different from an ``old`` view of it."""
        play = self._play
        view = play.game.view(play.match.state, seat)
        decides = seat is not None and seat not in play.forfeited
        legal = _legal(play, seat, view, wants) if seat is not None and decides and seat == self._to_act else ""
        rest = (
            f'"to_act":{_number(self._to_act)},"legal":[{legal}],"undo":{play.undoable(seat) if decides else 0},'
            f'"takeback":{"true" if decides and play.may_ask(seat) else "false"},"question":{self._question}'
        )
        if "effects" in wants:
            rest += f',"insight":{dumps(encode(play.game.presenter.insight(view)))}'
        kind: Any = type(view)
        fields, values_of = shape_of(kind)
        values = values_of(view)
        if old is None:
            return Sight(play.head, seat, fields, values, rest, None, "", "")
        changed, grown = self._differences(fields, values, old.values)
        return Sight(play.head, seat, fields, values, rest, old.number, changed, grown)

    def _differences(
        self, fields: tuple[FieldWriter, ...], values: tuple[Any, ...], before: tuple[Any, ...]
    ) -> tuple[str, str]:
        changed, grown = [], []
        for field, value, was in zip(fields, values, before, strict=True):
            if value is was or value == was:
                continue
            found = self._found.get(field.name)
            if found is None or found.value != value or found.before != was:
                found = self._found[field.name] = _difference(field, value, was)
            if found.changed is not None:
                changed.append(found.changed)
            elif found.grown is not None:
                grown.append(found.grown)
        return ",".join(changed), ",".join(grown)


def _difference(field: FieldWriter, value: Any, before: Any) -> Difference:
    grown = field.grown(value, before)
    if grown is not None:
        return Difference(value, before, None, f'"{field.name}":{grown}')
    return Difference(value, before, f'"{field.name}":{field.write(value)}', None)


def _question(play: Play, waiting: Collection[str]) -> str:
    question = play.question
    if question is None:
        return "null"
    who = {"seat": question.seat, "number": question.number, "count": question.count}
    return dumps({**who, "waiting": sorted(waiting)})


def _legal(play: Play, seat: Seat, view: Any, wants: Wants) -> str:
    """The legal actions, those of one form together, so that field names are sent once."""
    legal = play.game.legal(play.match.state, seat)
    forms: dict[str, list[str]] = {}
    for head, values in _texts(legal):
        forms.setdefault(head, []).append(values)
    wanted = _wanted(play, legal, view, wants) if wants else {}
    return ",".join(f'{{{head},"values":[{",".join(values)}]{wanted.get(head, "")}}}' for head, values in forms.items())


def _wanted(play: Play, legal: Iterable[Any], view: Any, wants: Wants) -> dict[str, str]:
    """What is to be told of the actions beside their values, by form."""
    presenter = play.game.presenter
    forms: dict[str, list[Any]] = {}
    for action in legal:
        forms.setdefault(_form_of(action).head, []).append(action)
    texts = dict.fromkeys(forms, "")
    for head, actions in forms.items():
        if "effects" in wants:
            texts[head] += f',"effects":{dumps([presenter.effect(action, view) for action in actions])}'
        if "labels" in wants:
            texts[head] += f',"labels":{dumps([presenter.label(action, view) for action in actions])}'
    return texts


class Form(NamedTuple):
    """An action's form (its type and fields), and its values; or those of several actions of one form."""

    head: str
    values: str


def _texts(legal: Sequence[Any]) -> Iterable[Form]:
    """The forms of actions: for those of a table eight at a time, which are kept."""
    if not isinstance(legal, Choices):
        return map(_form_of, legal)
    kept = _TABLES.get(id(legal.table))
    if kept is None or kept.table is not legal.table:
        kept = _TABLES[id(legal.table)] = TableTexts(legal.table, {})
    return [*kept.texts_of(bytes_of(legal.mask)), *map(_form_of, legal.tail)]


class TableTexts(NamedTuple):
    """The texts of a table of actions, by places in it: place 8 i + k is bit k of byte i."""

    table: Sequence[Any]
    kept: dict[tuple[int, int], tuple[Form, ...]]

    def texts_of(self, mask: bytes) -> Iterable[Form]:
        kept = self.kept
        for key in enumerate(mask):
            if key[1]:
                yield from kept.get(key) or self._write(key)

    def _write(self, key: tuple[int, int]) -> tuple[Form, ...]:
        place, byte = key
        forms: dict[str, list[str]] = {}
        for action in Choices(self.table, byte << 8 * place):
            head, values = _form_of(action)
            forms.setdefault(head, []).append(values)
        found = self.kept[key] = tuple(Form(head, ",".join(values)) for head, values in forms.items())
        return found


_TABLES: dict[int, TableTexts] = {}
"""By the id of the table: a game makes each once for a board, and keeps it."""


class Kept(NamedTuple):
    """A form, and the action that it is of, so that nothing else has its id."""

    action: Any
    form: Form


_FORMS: dict[int, Kept] = {}
"""By the id of the action: games make each of their actions once, and offer it again and again."""


def _form_of(action: Any) -> Form:
    kept = _FORMS.get(id(action))
    if kept is not None:
        return kept.form
    data = encode(action)
    fields = [key for key in data if key != "type"]
    head = sys.intern(f'"type":{dumps(action.type)},"fields":{dumps(fields)}')
    if len(_FORMS) >= MOST_TEXTS:
        _FORMS.clear()
    form = Form(head, dumps([data[field] for field in fields]))
    _FORMS[id(action)] = Kept(action, form)
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
