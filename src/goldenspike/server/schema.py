"""Everything the server sends and takes, as one JSON Schema: what the page's types are made from.

``python -m goldenspike.server.schema`` prints it. REST bodies and socket messages come from
their pydantic models; options, views, actions and events from the games' dataclasses.
"""

from __future__ import annotations

import dataclasses
import json
import sys
import types
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

from goldenspike.core.bits import BITS
from goldenspike.core.codec import Json, fields_of, tag_of
from goldenspike.core.game import AnyGame
from goldenspike.games import GAMES
from goldenspike.server.app import create_app
from goldenspike.server.messages import FROM_CLIENT, FROM_SERVER
from goldenspike.server.settings import Settings

Definitions = dict[str, Json]

_PLAIN: Final = {int: "integer", bool: "boolean", str: "string", float: "number", types.NoneType: "null"}
_NOISE: Final = frozenset({"title", "maxItems", "minItems", "maxLength", "minLength"})
_REF: Final = "#/definitions/{model}"


def wire_schema() -> Json:
    """One document with a definition for each type."""
    definitions = _rest() | _socket()
    for game in GAMES.values():
        definitions |= game_schema(game)
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Wire",
        "type": "object",
        "definitions": {name: _plain(each) for name, each in sorted(definitions.items())},
        "additionalProperties": False,
    }


def game_schema(game: AnyGame) -> Definitions:
    """A game's options, view, actions, events, programs, facts and insight, each named after the game."""
    prefix = "".join(word.capitalize() for word in game.name.split("_"))
    definitions: Definitions = {}
    shaper = _Shaper(prefix, definitions)
    kinds = [("Action", game.action_type), ("Event", game.event_type), ("View", game.view_type)]
    kinds += [("Facts", type(game.presenter.facts)), ("Insight", game.presenter.insight_type)]
    if game.programs is not None:
        kinds.append(("Program", game.programs.program_type))
    for suffix, kind in kinds:
        shaper.names |= {member: prefix + member.__name__ + suffix for member in get_args(kind)}
        made = shaper.shape(kind)
        definitions.setdefault(prefix + suffix, made)
    return definitions


def _rest() -> Definitions:
    document = create_app(Settings()).openapi()["components"]["schemas"]
    moved: Definitions = json.loads(json.dumps(document).replace("#/components/schemas/", "#/definitions/"))
    return moved


def _socket() -> Definitions:
    definitions: Definitions = {}
    for name, adapter in (("FromClient", FROM_CLIENT), ("FromServer", FROM_SERVER)):
        mode: Literal["validation", "serialization"] = "validation" if name == "FromClient" else "serialization"
        made = adapter.json_schema(ref_template=_REF, mode=mode)
        definitions |= made.pop("$defs")
        definitions[name] = {"oneOf": made["oneOf"]}
    return definitions


def _plain(schema: Json) -> Json:
    """Without what makes a name or a type for every field: titles, defaults and bounds."""
    if isinstance(schema, list):
        return [_plain(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    noise = _NOISE if isinstance(schema.get("items"), dict) else _NOISE - {"maxItems", "minItems"}
    kept = {key: each for key, each in schema.items() if key not in noise or not isinstance(each, str | int)}
    return {key: _plain(each) for key, each in kept.items()}


class _Shaper:
    """How values of annotated types are written: ``core.codec``, as a schema."""

    def __init__(self, prefix: str, definitions: Definitions) -> None:
        self.prefix = prefix
        self.definitions = definitions
        self.names: dict[Any, str] = {}

    def shape(self, kind: Any) -> Json:
        if dataclasses.is_dataclass(kind):
            return self._dataclass(kind)
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Annotated:
            bits = BITS in kind.__metadata__
            return {"type": "array", "items": {"type": "integer"}} if bits else self.shape(inner[0])
        if origin is Literal:
            return {"enum": list(inner)}
        if origin is tuple and inner[-1] is Ellipsis:
            return {"type": "array", "items": self.shape(inner[0])}
        if origin is tuple:
            items = [self.shape(item) for item in inner]
            return {"type": "array", "items": items, "minItems": len(items), "maxItems": len(items)}
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.shape(item) for item in inner]}
        return {"type": _PLAIN[kind]}

    def _dataclass(self, kind: Any) -> Json:
        name = self.names.get(kind, self.prefix + kind.__name__)
        if name not in self.definitions:
            fields, tag = fields_of(kind), tag_of(kind)
            properties = {field.name: self.shape(hint) for field, hint in fields}
            required = [field.name for field, _ in fields if "rare" not in field.metadata]
            if tag is not None:
                properties, required = {"type": {"const": tag}} | properties, ["type", *required]
            self.definitions[name] = {
                "type": "object",
                "properties": properties,
                "required": required,
                "additionalProperties": False,
            }
        return {"$ref": _REF.format(model=name)}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(wire_schema(), indent=1))
