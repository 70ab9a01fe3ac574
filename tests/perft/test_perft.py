"""Perft: the number of ways each of these positions can go on stays what it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from goldenspike.core.perft import perft
from goldenspike.core.record import record_from, replay
from goldenspike.games import GAMES
from option_sets import IDS

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("table", IDS)
def test_a_position_can_go_on_in_as_many_ways_as_ever(table: str) -> None:
    path = FOLDER / f"{table}.json"
    assert path.exists(), f"no perft file for {table}: python tests/perft/write_perft.py"
    data = json.loads(path.read_text(encoding="utf-8"))
    record = record_from(data["record"], GAMES)
    states = [step.state for step in replay(record)]
    for position in data["positions"]:
        counts = [perft(record.game, states[position["after"]], depth + 1) for depth in range(len(position["counts"]))]
        assert counts == position["counts"]


def test_chance_and_the_end_of_the_game_end_a_sequence() -> None:
    game = GAMES["transamerica"]
    state = game.setup(game.options_type(players=2))
    assert perft(game, state, 0) == 1
    assert perft(game, state, 1) == 0
