"""The Bot protocol: a bot gets what its seat may see and what it may do, and decides."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol


class Bot(Protocol):
    """A player. It keeps nothing between decisions: all it knows is in the view, all chance in ``rng``."""

    @property
    def name(self) -> str: ...

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        """One of the legal actions."""


class RandomBot:
    """Takes any legal action, all alike; at home in every game."""

    name = "random"

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:  # noqa: ARG002
        return legal[int(rng.random() * len(legal))]
