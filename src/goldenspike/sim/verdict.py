"""An analysis as JSON, for whichever game has one: what ``spike analyze --json`` prints and the server keeps."""

from __future__ import annotations

from typing import Any, Final

from goldenspike.core.codec import Json, encode
from goldenspike.core.record import Record

ANALYZED: Final = frozenset({"transamerica"})
"""The games whose records can be looked over."""


def verdict(record: Record, samples: float = 1.0, seed: int = 0) -> dict[str, Json]:
    """Look a game over, and say what was found."""
    from goldenspike.bots.transamerica_master import Master  # noqa: PLC0415 (compiled code: only when needed)
    from goldenspike.sim.analysis import analyze  # noqa: PLC0415

    return analysis_json(record, analyze(record, Master(samples), seed))


def totals(record: Record, found: Any) -> list[tuple[str, float, float, float]]:
    """For each seat: its name, points by the deals, points by play, points given away."""
    return [
        (
            name,
            sum(each.deal for each in found.fortunes if each.seat == seat),
            sum(each.play for each in found.fortunes if each.seat == seat),
            found.given_away(seat),
        )
        for seat, name in enumerate(seat_names(record))
    ]


def seat_names(record: Record) -> list[str]:
    return list(record.seats) or [f"seat {seat}" for seat in range(record.options.players)]


def analysis_json(record: Record, found: Any) -> dict[str, Json]:
    return {
        "game": record.game.name,
        "seats": [
            {"name": name, "by_deal": deal, "by_play": play, "given_away": lost}
            for name, deal, play, lost in totals(record, found)
        ],
        "rounds": [
            {"round": each.round, "seat": each.seat, "by_deal": each.deal, "by_play": each.play}
            for each in found.fortunes
        ],
        "decisions": [
            {
                "index": each.index,
                "round": each.round,
                "seat": each.seat,
                "action": encode(each.action),
                "better": encode(each.better),
                "given_away": each.given_away,
                "why": each.words,
            }
            for each in found.decisions
        ],
    }
