"""Frozen dataclasses that are made fast, for what a game makes at every step."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, TypeVar

T = TypeVar("T")


def quick(cls: type[T]) -> type[T]:
    """Give a frozen, slotted dataclass without defaults an ``__init__`` that takes half the time.

    The usual one looks every field up by name to get past the class's own refusal to be
    changed; this one writes straight into the slots. Nothing else about the class differs.
    """
    names = []
    for field in fields(cls):  # type: ignore[arg-type]
        if field.default is not MISSING or field.default_factory is not MISSING:
            raise TypeError(f"{cls.__name__}.{field.name} has a default")
        names.append(field.name)
    setters: dict[str, Any] = {f"set_{name}": cls.__dict__[name].__set__ for name in names}
    lines = "".join(f"    set_{name}(self, {name})\n" for name in names)
    exec(f"def __init__(self, {', '.join(names)}):\n{lines}", setters)  # noqa: S102
    cls.__init__ = setters["__init__"]  # type: ignore[method-assign]
    return cls
