"""How many ways a game can go on: a change of the rules by mistake changes these numbers."""

from __future__ import annotations

import pytest

from goldenspike.core.perft import perft
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.steel_driver.state import State
from steel_driver_kit import SHORT_LINE, Table


def _building(board: str) -> State:
    table = Table(3, board=board)
    table.sell("red", 0, 7)
    table.sell("blue", 1, 7)
    table.end_auctions()
    return table.state


def test_openings_by_hand() -> None:
    """Six companies at 1 to 10 cubes, or a pass; then raises and a drop, or 51 openings after a bid of 10."""
    state = Table(3).state
    assert perft(STEEL_DRIVER, state, 1) == 6 * 10 + 1
    assert perft(STEEL_DRIVER, state, 2) == 6 * (sum(11 - bid for bid in range(1, 10)) + 51) + 61


@pytest.mark.parametrize(("players", "count"), [(3, 7_861), (4, 5_185), (5, 4_075), (6, 3_109)])
def test_three_decisions_into_the_game(players: int, count: int) -> None:
    assert perft(STEEL_DRIVER, Table(players).state, 3) == count


@pytest.mark.parametrize(("board", "count"), [("steel-driver", 2_778), (SHORT_LINE, 72)])
def test_three_links(board: str, count: int) -> None:
    assert perft(STEEL_DRIVER, _building(board), 3) == count
