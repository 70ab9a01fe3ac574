"""Write the golden playthroughs anew: ``make playthroughs``, after a change of rules that is meant."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from option_sets import SEATINGS
from playthrough import FOLDER, playthrough

if __name__ == "__main__":
    for seating in SEATINGS:
        path = FOLDER / f"{seating.id}.txt"
        path.write_text(playthrough(seating), encoding="utf-8")
        sys.stdout.write(f"{path.name}\n")
