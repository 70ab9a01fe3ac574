"""A finished game looked over: what the master would have done, and what was luck and what was play.

Each game has a module here, named as the game, with ``TERMS``, ``judge`` and ``fortunes``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

from goldenspike.core.errors import RecordError
from goldenspike.core.game import CHANCE
from goldenspike.core.record import Record, final_state
from goldenspike.sim.analysis.judgement import Analysis, Fortune, Judged, Terms, charge_once

__all__ = ["Analysis", "Fortune", "Judged", "Terms", "analyze"]

Watch = Callable[[Iterable[Judged], int], list[Judged]]
"""Goes through the decisions, of which there are about so many, and may show how far it is."""


def analyze(record: Record, samples: float = 1.0, seed: int = 0, watch: Watch | None = None) -> Analysis:
    """Look a finished game over; the same seed gives the same verdicts. ``samples`` is how long the master thinks."""
    if record.game.outcome(final_state(record)) is None:
        raise RecordError("the game of this record is not over: only a finished one can be looked over")
    analyst: Any = import_module(f"{__name__}.{record.game.name}")
    count = sum(seat != CHANCE for seat, _ in record.actions)
    judged = analyst.judge(record, samples, seed)
    decisions = charge_once(watch(judged, count) if watch else list(judged))
    return Analysis(analyst.TERMS, decisions, tuple(analyst.fortunes(record, seed)))
