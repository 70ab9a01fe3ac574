"""The Bot protocol: a bot gets what its seat may see and what it may do, and decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any, Protocol, runtime_checkable

from goldenspike.core.codec import Json
from goldenspike.core.errors import BotError
from goldenspike.core.game import Seat, Step
from goldenspike.core.match import Match


class Bot(Protocol):
    """A player. It keeps nothing between decisions: all it knows is in the view, all chance in ``rng``."""

    @property
    def name(self) -> str: ...

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        """One of the legal actions."""


@runtime_checkable
class Budgeted(Protocol):
    """A bot that can think for a longer or a shorter time than by itself.

    No clock runs while it thinks: it takes as many samples as fit into so many seconds a decision on an
    ordinary core, so that the same seed and the same budget give the same choice everywhere.
    """

    def within(self, seconds: float) -> Bot: ...


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
    """A possible action, what it is worth to the bot, and why: in English, and to be translated.

    The value is in the bot's own measure, more being better; 0 where it compares nothing. A bot that gives no
    ``reasons`` is shown with its ``words`` alone.
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


def act(bot: Bot, match: Match, seat: Seat, rng: Random) -> Step[Any, Any]:
    """Let a bot decide for a seat; ``BotError`` if it cannot, or chooses what is not legal."""
    game, state = match.game, match.state
    legal = game.legal(state, seat)
    try:
        action = bot.choose(game.view(state, seat), legal, rng)
    except Exception as error:
        raise BotError(f"the bot {bot.name} broke: {told(error)}") from error
    try:
        return match.act(seat, action)
    except Exception:
        if action in legal:
            raise
        raise BotError(f"the bot {bot.name} chose {action!r}, which is not legal") from None


def told(error: Exception) -> str:
    """An error of somebody else's code in one line, with its place."""
    if isinstance(error, SyntaxError):
        return f"{Path(error.filename or '').name}, line {error.lineno}: {error.msg}"
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(place.filename).name}, line {place.lineno})".replace("\n", " ")


class RandomBot:
    """Takes any legal action, all alike; at home in every game."""

    name = "random"

    def choose(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:  # noqa: ARG002
        return legal[int(rng.random() * len(legal))]
