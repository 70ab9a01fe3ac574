"""Write the positions of the rules pages anew, for the page to draw."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from goldenspike.games import GAMES
from rules_pictures import file_of, text_of

if __name__ == "__main__":
    for game in GAMES:
        file_of(game).write_text(text_of(game), encoding="utf-8")
