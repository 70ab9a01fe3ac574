"""Records: a game as data. Replaying one reproduces every state exactly."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from goldenspike.core.codec import Json, Mismatch, decode, encode
from goldenspike.core.errors import IllegalRecord, RecordError, RulesError
from goldenspike.core.game import CHANCE, AnyGame, Seat, Step
from goldenspike.core.strict_json import JsonError, load_json

FORMAT: Final = "goldenspike/1"
KEYS: Final = ("format", "game", "rules_version", "options", "seats", "actions")


@dataclass(frozen=True, slots=True)
class Record:
    """A game: its rules, the table's options, who sat where, and every action in order."""

    game: AnyGame = field(repr=False)
    options: Any
    seats: tuple[str, ...]
    actions: tuple[tuple[Seat, Any], ...] = ()

    def to_json(self) -> dict[str, Json]:
        return {
            "format": FORMAT,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "options": encode(self.options),
            "seats": list(self.seats),
            "actions": [{"seat": None if seat == CHANCE else seat, **encode(action)} for seat, action in self.actions],
        }

    def dumps(self) -> str:
        """One action a line, so that a person can read it and a diff shows what changed."""
        data = self.to_json()
        actions = data.pop("actions")
        head = json.dumps(data, ensure_ascii=False)[:-1]
        body = ",\n".join(" " + json.dumps(action, ensure_ascii=False) for action in actions)
        return f'{head}, "actions": [\n{body}\n]}}\n' if actions else f'{head}, "actions": []}}\n'


def read_record(text: str, games: Mapping[str, AnyGame]) -> Record:
    """A record from its JSON text. Whether its actions are legal is ``replay``'s to say."""
    try:
        data = load_json(text)
    except JsonError as error:
        raise RecordError(f"line {error.line}: {error.message}") from None
    return record_from(data, games)


def record_from(data: Json, games: Mapping[str, AnyGame]) -> Record:
    """A record from JSON values."""
    if not isinstance(data, dict):
        raise RecordError("a record is a JSON object")
    for key in KEYS:
        if key not in data:
            raise RecordError(f'the key "{key}" is missing')
    for key in data:
        if key not in KEYS:
            raise RecordError(f'unknown key "{key}"')
    if data["format"] != FORMAT:
        raise RecordError(f"the format is {data['format']!r}; this program reads {FORMAT!r}")
    game = games.get(data["game"]) if isinstance(data["game"], str) else None
    if game is None:
        raise RecordError(f"there is no game {data['game']!r} (there is: {', '.join(games)})")
    if data["rules_version"] != game.rules_version or type(data["rules_version"]) is not int:
        raise RecordError(f"rules_version is {data['rules_version']!r}; this program plays {game.rules_version}")
    try:
        options: Any = decode(game.options_type, data["options"], "options")
        seats: tuple[str, ...] = decode(tuple[str, ...], data["seats"], "seats")
        if not isinstance(data["actions"], list):
            raise Mismatch("actions", "should be a list")
        actions = tuple(_action(game, options, entry, f"action {i}") for i, entry in enumerate(data["actions"]))
    except Mismatch as error:
        raise RecordError(str(error)) from None
    if any("\ud800" <= character <= "\udfff" for name in seats for character in name):
        raise RecordError("seats: a name has characters that cannot be written")
    if len(seats) != options.players:
        raise RecordError(f"seats: {len(seats)} names for {options.players} players")
    return Record(game, options, seats, actions)


def _action(game: AnyGame, options: Any, entry: Json, where: str) -> tuple[Seat, Any]:
    if not isinstance(entry, dict):
        raise Mismatch(where, "should be an object")
    if "seat" not in entry:
        raise Mismatch(where, 'the key "seat" is missing')
    rest = dict(entry)
    seat = rest.pop("seat")
    if seat is not None and (type(seat) is not int or seat < 0):
        raise Mismatch(where, f"seat should be a seat's number or null, not {seat!r}")
    action = game.canonical(decode(game.action_type, rest, where), options)
    return CHANCE if seat is None else seat, action


def replay(record: Record) -> Iterator[Step[Any, Any]]:
    """The state before anything happened, then what each action led to; ``IllegalRecord`` at a refused one."""
    state = record.game.setup(record.options)
    yield Step(state, ())
    for index, (seat, action) in enumerate(record.actions):
        try:
            step = record.game.apply(state, seat, action)
        except RulesError as error:
            raise IllegalRecord(index, error) from error
        state = step.state
        yield step


def final_state(record: Record) -> Any:
    """The state after a record's last action."""
    state = None
    for step in replay(record):
        state = step.state
    return state
