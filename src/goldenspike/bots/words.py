"""Reasons in English: the phrases are each game's own, how they are put together is the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from goldenspike.bots.bot import Reason
from goldenspike.core.codec import Json

AHEAD: Final = "ahead"
"""The reason that says what an action leads to all in all; it comes last."""


def in_english(reasons: Iterable[Reason], phrases: Mapping[str, str], shown: Callable[[str, Json], object]) -> str:
    """The reasons' phrases, one after another; ``shown`` is how a fact of this name is said."""
    said = ""
    for reason in reasons:
        joint = ": " if reason.key == AHEAD else ", "
        facts = {name: shown(name, fact) for name, fact in reason.facts.items()}
        said += (joint if said else "") + phrases[reason.key].format(**facts)
    return said
