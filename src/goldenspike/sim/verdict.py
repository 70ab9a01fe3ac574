"""An analysis as JSON, for whichever game has one: what ``spike analyze --json`` prints and the server keeps."""

from __future__ import annotations

from dataclasses import asdict
from typing import Final

from goldenspike.core.codec import Json, encode
from goldenspike.core.record import Record
from goldenspike.sim.analysis import Analysis, analyze

ANALYZED: Final = frozenset({"transamerica", "steel_driver"})
"""The games whose records can be looked over."""


def verdict(record: Record, samples: float = 1.0, seed: int = 0) -> dict[str, Json]:
    """Look a game over, and say what was found."""
    return analysis_json(record, analyze(record, samples, seed))


def totals(record: Record, found: Analysis) -> list[tuple[str, float, float, float]]:
    """For each seat: its name, what came by luck and what by play, and what a decision gave away on the mean."""
    return [
        (
            name,
            sum(each.luck for each in found.fortunes if each.seat == seat),
            sum(each.play for each in found.fortunes if each.seat == seat),
            found.given_away(seat),
        )
        for seat, name in enumerate(seat_names(record))
    ]


def seat_names(record: Record) -> list[str]:
    return list(record.seats) or [f"seat {seat}" for seat in range(record.options.players)]


def analysis_json(record: Record, found: Analysis) -> dict[str, Json]:
    """In Steel Driver a round is a turn, what came by the deal is what came by the seat order, and a
    result is of the whole game: its round is null. A seat's ``given_away`` is the mean of what it is charged for."""
    return {
        "game": record.game.name,
        "unit": found.terms.unit,
        "seats": [
            {"name": name, "by_deal": luck, "by_play": play, "given_away": lost}
            for name, luck, play, lost in totals(record, found)
        ],
        "rounds": [
            {"round": each.part, "seat": each.seat, "by_deal": each.luck, "by_play": each.play}
            for each in found.fortunes
        ],
        "decisions": [
            {
                "index": each.index,
                "round": each.part,
                "seat": each.seat,
                "action": encode(each.action),
                "better": encode(each.better),
                "given_away": each.given_away,
                "charged": each.charged,
                "why": each.words,
                "reasons": [asdict(reason) for reason in each.reasons],
            }
            for each in found.decisions
        ],
    }
