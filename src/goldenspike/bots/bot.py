"""The Bot protocol: a bot gets what its seat may see and what it may do, and decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol, runtime_checkable

from goldenspike.core.codec import Json


class Bot(Protocol):
    """A player. It keeps nothing between decisions: all it knows is in the view, all chance in ``rng``."""

    @property
    def name(self) -> str: ...

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        """One of the legal actions."""


@dataclass(frozen=True, slots=True)
class Reason:
    """What speaks for an action or against it: ``key`` says what it is, ``facts`` whose and how much.

    Facts are JSON values, with places, companies and seats named as actions name them: whoever
    shows a reason puts it into the reader's language.
    """

    key: str
    facts: dict[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Weighed:
    """A possible action, what it is worth in points (more is better), and why: in English, and to be translated.

    A bot that gives no ``reasons`` is shown with its ``words`` alone.
    """

    action: Any
    value: float
    words: str
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a bot would do, and the alternatives it weighed, best first; the first is its choice."""

    summary: str
    weighed: tuple[Weighed, ...]

    @property
    def action(self) -> Any:
        return self.weighed[0].action


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why. Its choice is the one ``choose`` makes with the same generator."""

    def explain(self, view: Any, legal: Sequence[Any], rng: Random) -> Explanation: ...


def why(bot: Bot, view: Any, legal: Sequence[Any], rng: Random) -> Explanation:
    """A bot's reasons; of one that has none, only its choice."""
    if isinstance(bot, Explains):
        return bot.explain(view, legal, rng)
    return Explanation(f"{bot.name} gives no reasons", (Weighed(bot.choose(view, legal, rng), 0.0, ""),))


class RandomBot:
    """Takes any legal action, all alike; at home in every game."""

    name = "random"

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:  # noqa: ARG002
        return legal[int(rng.random() * len(legal))]
