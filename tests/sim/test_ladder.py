"""The ladder that ``make ladder`` climbs: every level above the next, in every game."""

from __future__ import annotations

import pytest
from bench.ladder import climb, rungs

from goldenspike.bots import BOTS

LEVELS = {game: [name for name in bots if name not in ("random", "reference")] for game, bots in BOTS.items()}


@pytest.mark.parametrize(("game", "players"), [("transamerica", (2, 4)), ("steel_driver", (3, 4))])
def test_every_level_is_measured(game: str, players: tuple[int, int]) -> None:
    found = [rung for rung in rungs() if rung.game == game]
    steps = list(zip(LEVELS[game][1:], LEVELS[game], strict=False))
    thinkers = LEVELS[game][-2:]
    wanted = {(count, *pair) for count in players for pair in (*steps, *((bot, "reference") for bot in thinkers))}
    assert {(rung.players, rung.bot, rung.against) for rung in found} == wanted
    assert all(rung.wanted >= 1 / rung.players for rung in found)


def test_a_rung_is_a_row_of_the_table() -> None:
    rung = next(rung for rung in rungs() if rung.game == "steel_driver")
    row = climb(rung._replace(games=3), 1.0, 1, 1)
    assert row.startswith("| `builder` | 2 `novice` | 3 (33 %) | 3 (1) |")
