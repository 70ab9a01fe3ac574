"""Typed dataclasses to JSON and back, led by their annotations.

Unions are told apart by ``type``, which every member names as a class constant. An int that
is a set (``Bits``) is the list of its members. A field at its default may be left out when
reading, and is left out when writing where the field says ``metadata=RARE``.
"""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, Final, Literal, Union, cast, get_args, get_origin, get_type_hints

from goldenspike.core.bits import BITS, bits_of, members

Json = Any
"""What ``json`` reads and writes."""

Encoder = Callable[[Any], Json]
Decoder = Callable[[Json, str], Any]


RARE: Final = {"rare": True}
"""For a field that is written only when it differs from its default."""


MOST_BITS: Final = 1 << 16
"""More than any board has places or links."""


class Mismatch(ValueError):
    """A value that does not fit its type: where, and what was wanted."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}" if where else message)


def encode(value: object) -> Json:
    """A dataclass as JSON values, with ``type`` first where the class has one."""
    kind: Any = type(value)
    return _encoder(kind)(value)


def decode(kind: Any, data: Json, where: str = "") -> Any:
    """A dataclass, or a union of tagged ones, from JSON values; ``Mismatch`` if it does not fit."""
    return _decoder(kind)(data, where)


def check(value: object) -> None:
    """Hold a flat dataclass to its annotations; ``Mismatch`` if a field does not fit."""
    kind: Any = type(value)
    for field, hint in fields_of(kind):
        _decoder(hint)(_encoder(hint)(getattr(value, field.name)), field.name)


@cache
def fields_of(kind: Any) -> tuple[tuple[dataclasses.Field[Any], Any], ...]:
    """The fields of a dataclass, with their annotations."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((field, hints[field.name]) for field in dataclasses.fields(kind))


def encoder_of(kind: Any) -> Encoder:
    """How a value of an annotated type is written."""
    return _encoder(kind)


def tag_of(kind: type) -> str | None:
    tag = getattr(kind, "type", None)
    return tag if isinstance(tag, str) else None


@cache
def _encoder(kind: Any) -> Encoder:
    if dataclasses.is_dataclass(kind):
        return _dataclass_encoder(cast("type", kind))
    origin = get_origin(kind)
    if origin is Annotated and BITS in kind.__metadata__:
        return lambda bits: list(members(bits))
    if origin is Annotated:
        return _encoder(get_args(kind)[0])
    if origin is tuple and get_args(kind)[-1] is Ellipsis:
        item = _encoder(get_args(kind)[0])
        return lambda values: [item(value) for value in values]
    if origin is tuple:
        items = [_encoder(arg) for arg in get_args(kind)]
        return lambda values: [encoder(value) for encoder, value in zip(items, values, strict=True)]
    if origin in (Union, types.UnionType):
        return _union_encoder(get_args(kind))
    return lambda value: value


def _dataclass_encoder(kind: type) -> Encoder:
    tag = tag_of(kind)
    fields = [(field.name, _encoder(hint), field) for field, hint in fields_of(kind)]

    def encoder(value: Any) -> Json:
        data: dict[str, Json] = {} if tag is None else {"type": tag}
        for name, encode_field, field in fields:
            found = getattr(value, name)
            if not ("rare" in field.metadata and found == field.default):
                data[name] = encode_field(found)
        return data

    return encoder


def _union_encoder(kinds: tuple[Any, ...]) -> Encoder:
    """Every kind of a union that is not a dataclass encodes alike, or is None."""
    plain = [kind for kind in kinds if kind is not types.NoneType and not dataclasses.is_dataclass(kind)]
    other = _encoder(plain[0]) if plain else None

    def encoder(value: Any) -> Json:
        if value is None:
            return None
        if dataclasses.is_dataclass(value) or other is None:
            return encode(value)
        return other(value)

    return encoder


@cache
def _decoder(kind: Any) -> Decoder:
    if dataclasses.is_dataclass(kind):
        return _dataclass_decoder(cast("type", kind))
    origin = get_origin(kind)
    if origin is Annotated and BITS in kind.__metadata__:
        return _bits
    if origin is Annotated:
        return _decoder(get_args(kind)[0])
    if origin is tuple:
        return _tuple_decoder(get_args(kind))
    if origin is Literal:
        return _literal_decoder(get_args(kind))
    if origin in (Union, types.UnionType):
        return _union_decoder(get_args(kind))
    return _plain_decoder(kind)


def _bits(data: Json, where: str) -> int:
    listed = _decoder(tuple[int, ...])(data, where)
    if any(not 0 <= member < MOST_BITS for member in listed):
        raise Mismatch(where, f"the members of a set are numbered 0 to {MOST_BITS - 1}")
    return bits_of(listed)


def _plain_decoder(kind: type) -> Decoder:
    wanted = {int: "a whole number", str: "a text", bool: "true or false", types.NoneType: "null"}[kind]

    def decoder(data: Json, where: str) -> Any:
        if type(data) is not kind:
            raise Mismatch(where, f"should be {wanted}, not {shown(data)}")
        return data

    return decoder


def _literal_decoder(values: tuple[Any, ...]) -> Decoder:
    def decoder(data: Json, where: str) -> Any:
        if not any(type(data) is type(value) and data == value for value in values):
            raise Mismatch(where, f"should be one of {', '.join(map(str, values))}, not {shown(data)}")
        return data

    return decoder


def _tuple_decoder(args: tuple[Any, ...]) -> Decoder:
    endless = args[-1] is Ellipsis
    items = [_decoder(arg) for arg in args if arg is not Ellipsis]

    def decoder(data: Json, where: str) -> Any:
        if not isinstance(data, list):
            raise Mismatch(where, f"should be a list, not {shown(data)}")
        if not endless and len(data) != len(items):
            raise Mismatch(where, f"should have {len(items)} entries, not {len(data)}")
        return tuple(items[0 if endless else i](value, f"{where}[{i}]") for i, value in enumerate(data))

    return decoder


def _union_decoder(kinds: tuple[Any, ...]) -> Decoder:
    tagged = {tag_of(kind): _decoder(kind) for kind in _dataclasses(kinds)}
    others = [(kind, _decoder(kind)) for kind in kinds if not dataclasses.is_dataclass(kind)]

    def decoder(data: Json, where: str) -> Any:
        if isinstance(data, dict) and tagged:
            tag = data.get("type")
            if not isinstance(tag, str | None) or tag not in tagged:
                known = ", ".join(sorted(str(name) for name in tagged))
                raise Mismatch(where, f"should have a type of {known}, not {shown(tag)}")
            return tagged[tag](data, where)
        if data is None and any(kind is types.NoneType for kind, _ in others):
            return None
        for kind, decode_other in others:
            if kind is not types.NoneType:
                return decode_other(data, where)
        raise Mismatch(where, f"should be an object with a type, not {shown(data)}")

    return decoder


def _dataclasses(kinds: tuple[Any, ...]) -> list[Any]:
    return [kind for kind in kinds if dataclasses.is_dataclass(kind)]


def _dataclass_decoder(kind: type) -> Decoder:
    tag = tag_of(kind)
    fields = [(field.name, _decoder(hint), field.default is not dataclasses.MISSING) for field, hint in fields_of(kind)]
    known = {name for name, _, _ in fields}

    def decoder(data: Json, where: str) -> Any:
        if not isinstance(data, Mapping):
            raise Mismatch(where, f"should be an object, not {shown(data)}")
        for key in data:
            if key not in known and not (key == "type" and tag is not None):
                raise Mismatch(where, f'unknown key "{key}"')
        values = {}
        for name, decode_field, has_default in fields:
            if name in data:
                values[name] = decode_field(data[name], f"{where}.{name}" if where else name)
            elif not has_default:
                raise Mismatch(where, f'the key "{name}" is missing')
        return kind(**values)

    return decoder


def shown(data: Json) -> str:
    text = repr(data)
    return text if len(text) <= 40 else text[:37] + "..."
