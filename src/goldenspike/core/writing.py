"""Typed dataclasses straight to JSON text, for what is written after every action.

It says what ``json.dumps(encode(value))`` says. A set is put together from texts of its bytes.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, lru_cache
from operator import attrgetter
from typing import Annotated, Any, NamedTuple, get_args, get_origin

from goldenspike.core.bits import BITS, Bits, bytes_of, members
from goldenspike.core.codec import Json, encoder_of, fields_of

Writer = Callable[[Any], str]

dumps: Callable[[Json], str] = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class FieldWriter(NamedTuple):
    """How a field of a dataclass is written."""

    name: str
    write: Writer
    write_entry: Writer | None
    """An entry of a list that may grow; None where the field is no list."""

    def grown(self, value: Any, before: Any) -> str | None:
        """The entries that a list has gained since, as a list; None where it changed otherwise."""
        if self.write_entry is None:
            return None
        count = len(before)
        if not 0 < count < len(value) or value[:count] != before:
            return None
        return f"[{','.join(map(self.write_entry, value[count:]))}]"


class Shape(NamedTuple):
    """A dataclass, taken apart."""

    fields: tuple[FieldWriter, ...]
    values: Callable[[Any], tuple[Any, ...]]
    """The values of the fields, in their order."""


@cache
def shape_of(kind: Any) -> Shape:
    fields = tuple(FieldWriter(field.name, _writer(hint), _entry_writer(hint)) for field, hint in fields_of(kind))
    return Shape(fields, attrgetter(*[field.name for field in fields]))


@cache
def _writer(kind: Any) -> Writer:
    entry, origin, args = _entry_writer(kind), get_origin(kind), get_args(kind)
    if entry is not None:
        return lambda values: f"[{','.join(map(entry, values))}]"
    if kind is int:
        return str
    if origin is Annotated:
        return write_bits if BITS in kind.__metadata__ else _writer(args[0])
    if origin is tuple:
        writers = [_writer(arg) for arg in args]
        return lambda values: f"[{','.join([write(value) for write, value in zip(writers, values, strict=True)])}]"
    encoder = encoder_of(kind)
    return lambda value: dumps(encoder(value))


def _entry_writer(kind: Any) -> Writer | None:
    args = get_args(kind)
    return _writer(args[0]) if get_origin(kind) is tuple and args[-1] is Ellipsis else None


@lru_cache(maxsize=1 << 12)
def write_bits(bits: Bits) -> str:
    return f"[{','.join([_byte_text(place, byte) for place, byte in enumerate(bytes_of(bits)) if byte])}]"


@lru_cache(maxsize=1 << 14)
def _byte_text(place: int, byte: int) -> str:
    return ",".join(str(8 * place + member) for member in members(byte))
