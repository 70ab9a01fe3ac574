"""SD-2x and SD-30: setup and investment cubes."""

from __future__ import annotations

from random import Random

import pytest

from goldenspike.core.codec import encode
from goldenspike.core.errors import OptionsError, RulesError
from goldenspike.core.game import CHANCE
from goldenspike.games import GAMES
from goldenspike.games.steel_driver.actions import DrawFirst
from goldenspike.games.steel_driver.events import GoodsPlaced, TurnBegan, TurnEnded
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from steel_driver_kit import Table, of_kind, random_game


def test_sd_20_the_companies_start_in_order_at_no_profit() -> None:
    state = STEEL_DRIVER.setup(Options())
    assert state.standing.order == (0, 1, 2, 3, 4, 5)
    assert [company.profit for company in state.companies] == [0] * 6
    assert Table().events[1] == TurnBegan(1, 0, ("red", "yellow", "green", "blue", "grey", "brown"), 10, (10, 10, 10))


def test_sd_21_the_first_active_player_is_drawn() -> None:
    state = STEEL_DRIVER.setup(Options(players=5))
    assert STEEL_DRIVER.to_act(state) == (CHANCE,)
    assert STEEL_DRIVER.legal(state, 0) == ()
    drawn = {STEEL_DRIVER.sample(state, Random(seed)) for seed in range(50)}
    assert drawn == {DrawFirst(seat) for seat in range(5)}
    for seat in range(5):
        assert STEEL_DRIVER.to_act(STEEL_DRIVER.apply(state, CHANCE, DrawFirst(seat)).state) == (seat,)


def test_sd_21_or_set_by_the_table() -> None:
    state = STEEL_DRIVER.setup(Options(players=3, first=2))
    assert STEEL_DRIVER.sample(state, Random(1)) == DrawFirst(2)
    with pytest.raises(RulesError) as caught:
        STEEL_DRIVER.apply(state, CHANCE, DrawFirst(1))
    assert caught.value.rule == "SD-21"
    assert STEEL_DRIVER.to_act(STEEL_DRIVER.apply(state, CHANCE, DrawFirst(2)).state) == (2,)


def test_sd_22_five_turns_and_the_final_phase() -> None:
    story = [event for step in random_game(3, 4) for event in step.events]
    assert [event.turn for event in of_kind(story, TurnBegan)] == [1, 2, 3, 4, 5]
    assert [event.turn for event in of_kind(story, TurnEnded)] == [1, 2, 3, 4, 5]
    assert len(of_kind(story, GoodsPlaced)) == 1


@pytest.mark.parametrize(("players", "income"), [(3, 10), (4, 8), (5, 7), (6, 6)])
def test_sd_30_cubes_by_number_of_players(players: int, income: int) -> None:
    assert Table(players).state.standing.cubes == players * (income,)


def test_sd_30_unspent_cubes_stay() -> None:
    table = Table(3)
    table.sell("red", 0, 4)
    table.end_auctions()
    table.build_anything()
    assert table.state.standing.turn == 2
    assert table.state.standing.cubes == (16, 20, 20)


@pytest.mark.parametrize("bad", [{"players": 2}, {"players": 7}, {"first": 4}, {"first": -1}, {"board": "nowhere"}])
def test_options_that_do_not_fit_are_refused(bad: dict[str, int]) -> None:
    with pytest.raises(OptionsError):
        Options(**bad)  # type: ignore[arg-type]


def test_options_in_a_record() -> None:
    assert encode(Options(players=3)) == {"players": 3, "board": "steel-driver"}
    assert encode(Options(first=1)) == {"players": 4, "board": "steel-driver", "first": 1}
    assert GAMES["steel_driver"] is STEEL_DRIVER
