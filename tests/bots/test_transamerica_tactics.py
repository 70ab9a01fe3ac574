"""Tactics a person would see at once; with open cards they are certain."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from goldenspike.bots.transamerica.kinds import chance_of_shrewd
from goldenspike.bots.transamerica.master import Master
from goldenspike.bots.transamerica.mind import Mind
from goldenspike.bots.transamerica.rival import Rival
from goldenspike.games.transamerica.actions import STOP, Lay, Start
from goldenspike.games.transamerica.rules import TRANSAMERICA
from goldenspike.kernel.transamerica.completions import completion_costs
from goldenspike.sim.play import play_game
from quick_bots import quick_bot
from transamerica_table import ANN, BEN, Table, real_table

THINKERS = [pytest.param(Rival(worlds=8), id="rival"), pytest.param(Master(samples=0.4), id="master")]


def asked(table: Table, bot: Any, seed: int = 0) -> Any:
    view = TRANSAMERICA.view(table.state, table.to_act)
    return bot.choose(view, TRANSAMERICA.legal(table.state, table.to_act), Random(seed))


def to_bens_last_track() -> Table:
    """Ann has built 21-31-41-51, Ben 13-23-33-43-42: 41-42 is all that he misses, and half of what she does."""
    table = Table("G11, B43", "G41, B13", open_cards=True).markers(31, 13)
    table.turn(ANN, "31-41", "21-31").turn(BEN, "13-23", "23-33")
    return table.turn(ANN, "41-51").turn(BEN, "33-43", "42-43")


@pytest.mark.parametrize("bot", THINKERS)
@pytest.mark.parametrize("seed", range(3))
def test_it_does_not_lay_anothers_last_track_while_another_move_serves(bot: Any, seed: int) -> None:
    """Ben lays 41-42 himself: then it is hers too. What only she needs is 11-21."""
    table = to_bens_last_track()
    assert Lay(41, 42) in table.legal
    assert asked(table, bot, seed) == Lay(11, 21)


@pytest.mark.parametrize("bot", THINKERS)
def test_it_ends_the_round_even_if_that_lays_anothers_last_track(bot: Any) -> None:
    table = to_bens_last_track().turn(ANN, "11-21")
    table.turn(BEN, "43-53")
    assert asked(table, bot) == Lay(41, 42)


@pytest.mark.parametrize("bot", THINKERS)
def test_it_takes_the_free_ride(bot: Any) -> None:
    """A line of Ben's leads nearly home: she joins it, rather than building one of her own."""
    table = Table("G41, B43", "G11, B73", open_cards=True).markers(31, 63)
    table.turn(ANN, "21-31").turn(BEN, "53-63", "43-53").turn(ANN, "31-41").turn(BEN, "42-43")
    assert asked(table, bot) == Lay(41, 42)


@pytest.mark.parametrize("bot", THINKERS)
def test_its_start_costs_no_more_than_two_beyond_the_cheapest(bot: Any) -> None:
    table = real_table()
    start = asked(table, bot)
    assert isinstance(start, Start)
    mind = Mind(TRANSAMERICA.view(table.state, table.to_act))
    costs = completion_costs("transamerica", 0, mind.cities.tolist())
    assert costs[start.node] <= costs.min() + 2


def where_a_second_track_helps(**options: Any) -> Table:
    """All of Ann's ways lead over 41-42, Ben's last track: he will lay it himself."""
    table = Table("G18, B43", "G41, B13", open_cards=True, **options).markers(41, 13)
    table.turn(ANN, "41-51", "51-61").turn(BEN, "13-23", "23-33")
    table.turn(ANN, "61-71").turn(BEN, "33-43", "42-43").play(ANN, "71-81")
    assert Lay(41, 42) in table.legal
    return table


def test_the_rival_rather_stops_than_help_with_a_second_track() -> None:
    assert asked(where_a_second_track_helps(), Rival(worlds=8)) == STOP


def test_with_a_coloured_track_there_is_nobody_to_help() -> None:
    """With Vexation she lays a track of her own colour, which serves her alone."""
    chosen = asked(where_a_second_track_helps(vexation=True), Rival(worlds=8))
    assert isinstance(chosen, Lay)
    assert chosen.own


def test_the_values_of_the_rival_agree_with_its_order() -> None:
    """Whether it stops or goes on."""
    on = Table("G18, B43", "G41, B13").markers(33, 13).turn(ANN, "33-34").turn(BEN, "13-23").play(ANN, "33-43")
    tops = []
    for table in (where_a_second_track_helps(), on):
        told = Rival(worlds=8).explain(table.view(ANN), table.legal, Random(0))
        values = [each.value for each in told.weighed]
        assert values == sorted(values, reverse=True)
        assert values[0] == 0.0
        assert len(values) > 1
        assert STOP in [each.action for each in told.weighed]
        tops.append(told.action)
    assert tops[0] == STOP != tops[1]


@pytest.mark.parametrize("bot", THINKERS)
def test_where_nothing_more_is_of_use_it_says_so(bot: Any) -> None:
    """All that Ann misses lies beyond the river, and a second track cannot be double."""
    table = Table("G41, B48", "G11, B73").markers(42, 15)
    table.turn(ANN, "42-43", "43-44").turn(BEN, "15-16").play(ANN, "41-42")
    view, legal = TRANSAMERICA.view(table.state, ANN), TRANSAMERICA.legal(table.state, ANN)
    (only,) = bot.explain(view, legal, Random(0)).weighed
    assert only.action == STOP
    assert [reason.key for reason in only.reasons] == ["no_more"]


@pytest.mark.parametrize(("bot", "shrewd"), [("reference", False), ("rival", True)])
def test_a_start_tells_builders_from_shrewd_players(bot: str, shrewd: bool) -> None:
    seen = []
    for seed in range(4):
        options = TRANSAMERICA.options_type(players=2, rounds=2)
        players = [quick_bot("transamerica", name) for name in ("reference", bot)]
        match = play_game(TRANSAMERICA, options, players, f"{seed}/3")
        state: Any = TRANSAMERICA.setup(options)
        for seat, action in match.record.actions:
            if state.standing.round == 2 and seat == 0 and isinstance(action, Lay):
                mind = Mind(TRANSAMERICA.view(state, 0))
                mind.imagined = mind.worlds(8, Random(1))
                seen.append(chance_of_shrewd(mind, 1))
                break
            state = TRANSAMERICA.apply(state, seat, action).state
    assert (np.mean(seen) > 0.5) == shrewd
