"""A finished game looked over: what the master would have done, and what was luck and what was play.

Each game has a module here, named as the game, with ``TERMS``, ``judge`` and ``fortunes``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

from goldenspike.core.game import CHANCE
from goldenspike.core.record import Record
from goldenspike.sim.analysis.judgement import Analysis, Fortune, Judged, Terms

__all__ = ["Analysis", "Fortune", "Judged", "Terms", "analyze"]

Watch = Callable[[Iterable[Judged], int], list[Judged]]
"""Goes through the decisions, of which there are about so many, and may show how far it is."""


def analyze(record: Record, samples: float = 1.0, seed: int = 0, watch: Watch | None = None) -> Analysis:
    """Look a game over; the same seed gives the same verdicts. ``samples`` is how long the master thinks."""
    analyst: Any = import_module(f"{__name__}.{record.game.name}")
    count = sum(seat != CHANCE for seat, _ in record.actions)
    judged = analyst.judge(record, samples, seed)
    decisions = tuple(watch(judged, count) if watch else judged)
    return Analysis(analyst.TERMS, decisions, tuple(analyst.fortunes(record, seed)))
