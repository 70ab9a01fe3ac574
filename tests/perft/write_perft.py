"""Write the perft files anew: positions of seeded random games, and how many ways each can go on."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from goldenspike.core.perft import perft
from goldenspike.core.record import Record
from option_sets import SEATINGS, random_game

FOLDER = Path(__file__).parent
MOST = 20_000
"""Sequences counted for a position at the most."""

if __name__ == "__main__":
    for seating in SEATINGS:
        moments = list(random_game(seating, seed=7))
        positions = []
        for part in (0.15, 0.5, 0.85):
            number = int(part * len(moments))
            state = moments[number].state
            counts = [perft(seating.game, state, 1)]
            while counts[-1] and counts[-1] ** 2 / (counts[-2] if len(counts) > 1 else 1) < MOST and len(counts) < 5:
                counts.append(perft(seating.game, state, len(counts) + 1))
            positions.append({"after": number, "counts": counts})
        names = tuple(f"P{seat}" for seat in range(seating.options.players))
        actions = tuple((moment.seat, moment.action) for moment in moments)
        record = Record(seating.game, seating.options, names, actions).to_json()
        text = json.dumps({"positions": positions, "record": record}, ensure_ascii=False)
        (FOLDER / f"{seating.id}.json").write_text(text.replace('{"seat"', '\n{"seat"') + "\n", encoding="utf-8")
