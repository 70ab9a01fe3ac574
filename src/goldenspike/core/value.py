"""Values: dataclasses that the type checker holds frozen, for what is made at every step.

``frozen=True`` makes a function call for every field of every new object, which is four to
five times slower; a game makes several objects an action. So states are frozen by the type
checker alone. What leaves the engine (views, records, actions) is frozen at run time too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    return dataclass(slots=True, unsafe_hash=True)(cls)
