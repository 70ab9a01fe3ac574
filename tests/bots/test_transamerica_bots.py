"""What a person would see at once of TransAmerica's bots."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from goldenspike.bots import bot_named
from goldenspike.games.transamerica.actions import Lay, Start
from goldenspike.games.transamerica.rules import TRANSAMERICA
from goldenspike.kernel.transamerica.completions import completion_cost, completion_costs
from goldenspike.sim.play import play_game
from transamerica_table import ANN, BEN, Table


def asked(table: Table, name: str, seed: int = 0) -> Any:
    """What a bot does in the place of the player on turn."""
    (seat,) = TRANSAMERICA.to_act(table.state)
    view = TRANSAMERICA.view(table.state, seat)
    return bot_named("transamerica", name).choose(view, TRANSAMERICA.legal(table.state, seat), Random(seed))


def test_the_builder_starts_on_a_cheapest_tree() -> None:
    for seed in range(5):
        match = play_game(TRANSAMERICA, TRANSAMERICA.options_type(players=2, rounds=1), _builders(2), f"{seed}/0")
        result = match.state.standing.results[0]
        board = TRANSAMERICA.boards.get("transamerica")
        for marker, hand in zip(result.markers, result.hands, strict=True):
            cities = [board.city_named[name].node for name in hand]
            costs = completion_costs("transamerica", 0, cities)
            assert costs[marker] == costs.min()


def test_the_builder_finishes_when_one_track_is_left() -> None:
    table = Table("G41, B43", "G11, B73").markers(41, 15).turn(ANN, "41-42")
    table.turn(BEN, "15-16")
    action = asked(table, "builder")
    assert action == Lay(42, 43)


def test_the_builder_lays_only_what_it_needs() -> None:
    """Every track it lays lowers what it misses by the price of the track."""
    match = play_game(TRANSAMERICA, TRANSAMERICA.options_type(players=3), _builders(3), "1/0")
    board = TRANSAMERICA.boards.get("transamerica")
    state: Any = TRANSAMERICA.setup(match.options)
    for seat, action in match.record.actions:
        if isinstance(action, Lay):
            round_ = state.phase.round
            cities = [board.city_named[name].node for name in round_.hands[seat]]
            before = completion_cost(board.id, round_.tracks, round_.markers[seat], cities)
            link = board.link_at[action.a, action.b]
            after = completion_cost(board.id, round_.tracks | 1 << link, round_.markers[seat], cities)
            assert before - after == board.links[link].cost
        state = TRANSAMERICA.apply(state, seat, action).state


def test_the_novice_starts_at_home_mostly() -> None:
    table = Table("G41, B43", "G11, B73")
    starts = [asked(table, "novice", seed) for seed in range(50)]
    assert all(isinstance(start, Start) for start in starts)
    assert sum(start.node in (41, 43) for start in starts) >= 35


@pytest.mark.parametrize(("better", "worse"), [("novice", "random"), ("builder", "novice")])
def test_the_ladder_holds(better: str, worse: str) -> None:
    wins = 0.0
    for number in range(30):
        seat = number % 2
        names = [worse, worse]
        names[seat] = better
        bots = [bot_named("transamerica", name) for name in names]
        match = play_game(TRANSAMERICA, TRANSAMERICA.options_type(players=2), bots, f"3/{number // 2}")
        assert match.outcome is not None
        wins += (seat in match.outcome.winners) / len(match.outcome.winners)
    assert wins >= 20


def _builders(count: int) -> list[Any]:
    return [bot_named("transamerica", "builder") for _ in range(count)]
