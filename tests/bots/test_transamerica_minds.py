"""What the thinking bots of TransAmerica believe, try and say."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from goldenspike.bots import bot_named, why
from goldenspike.bots.transamerica.master import SIEVE, Master, stages
from goldenspike.bots.transamerica.mind import Mind, hands_within
from goldenspike.bots.transamerica.payoff import chance_to_win, points_ahead
from goldenspike.bots.transamerica.rival import Rival
from goldenspike.games.transamerica.actions import Lay
from goldenspike.games.transamerica.rules import TRANSAMERICA
from goldenspike.sim.play import play_game
from transamerica_table import ANN, BEN, Table, real_table

THINKERS = [pytest.param(Rival(worlds=8), id="rival"), pytest.param(Master(samples=0.2), id="master")]


def asked(table: Table, bot: Any, seed: int = 0) -> Any:
    """What a bot does in the place of the player on turn."""
    view = TRANSAMERICA.view(table.state, table.to_act)
    return bot.choose(view, TRANSAMERICA.legal(table.state, table.to_act), Random(seed))


@pytest.mark.parametrize("bot", THINKERS)
def test_it_finishes_when_one_track_is_left(bot: Any) -> None:
    table = Table("G41, B43", "G11, B73").markers(41, 15).turn(ANN, "41-42").turn(BEN, "15-16")
    assert asked(table, bot) == Lay(42, 43)


@pytest.mark.parametrize("bot", THINKERS)
def test_it_finishes_with_two_tracks_in_one_turn(bot: Any) -> None:
    table = Table("G41, B43", "G11, B73").markers(41, 15)
    assert asked(table, bot) == Lay(41, 42)
    assert asked(table.play(ANN, "41-42"), bot) == Lay(42, 43)


def test_beliefs_of_open_cards_are_facts() -> None:
    table = real_table(open_cards=True)
    mind = Mind(TRANSAMERICA.view(table.state, table.to_act))
    worlds = mind.worlds(5, Random(1))
    named = mind.board.city_named
    hands = [[named[name].node for name in hand] for hand in table.view(ANN).hands]
    assert (worlds == np.array(hands)).all()


def test_beliefs_sum_to_one_and_move_towards_the_truth() -> None:
    """What a builder lays gives its cities away."""
    builder, truth = bot_named("transamerica", "builder"), []
    for seed in range(4):
        match = play_game(TRANSAMERICA, TRANSAMERICA.options_type(players=2, rounds=1), [builder] * 2, f"{seed}/7")
        state: Any = TRANSAMERICA.setup(match.options)
        for seat, action in match.record.actions[:-1]:
            state = TRANSAMERICA.apply(state, seat, action).state
        mind = Mind(TRANSAMERICA.view(state, 0))
        held = mind.held(1)
        hand = state.phase.round.hands[1]
        assert sum(held.values()) == pytest.approx(5)
        truth += [held[mind.board.city_named[name].node] for name in hand]
    assert np.mean(truth) > 0.4  # 0.25 would be a guess


def test_who_has_hardly_any_time_thinks_of_fewer_hands() -> None:
    options = TRANSAMERICA.options_type(players=6, rounds=1)
    match = play_game(TRANSAMERICA, options, [bot_named("transamerica", "builder")] * 6, "1/1")
    state: Any = TRANSAMERICA.setup(options)
    for seat, action in match.record.actions[:20]:
        state = TRANSAMERICA.apply(state, seat, action).state
    (seat,) = TRANSAMERICA.to_act(state)
    other = (seat + 1) % 6
    few, many = (Mind(TRANSAMERICA.view(state, seat), hands_within(time)).chances(other) for time in (0.01, 1.0))
    assert np.count_nonzero(few) <= 80 < np.count_nonzero(many)
    assert few.sum() == pytest.approx(1)
    assert Master(samples=0.1).hands == Master().hands == Mind(TRANSAMERICA.view(state, seat)).most_hands


def test_no_world_deals_a_card_twice() -> None:
    options = TRANSAMERICA.options_type(players=6, rounds=1)
    match = play_game(TRANSAMERICA, options, [bot_named("transamerica", "builder")] * 6, "1/1")
    state: Any = TRANSAMERICA.setup(options)
    for seat, action in match.record.actions[:20]:
        state = TRANSAMERICA.apply(state, seat, action).state
    (seat,) = TRANSAMERICA.to_act(state)
    for world in Mind(TRANSAMERICA.view(state, seat)).worlds(30, Random(2)):
        assert len(set(world.ravel().tolist())) == world.size


def test_being_ahead_near_the_barrier_is_nearly_winning() -> None:
    view = real_table().view(ANN)
    losses = np.array([[[0, 9]], [[9, 0]], [[0, 0]]])
    chance = chance_to_win(view, np.array([4, 4]) - losses, Random(1))
    assert chance[0, 0] > 0.8 > chance[2, 0] > 0.2 > chance[1, 0]
    assert points_ahead(view, losses).tolist() == [[9], [-9], [0]]


@pytest.mark.parametrize("bot", [bot_named("transamerica", "builder"), Rival(worlds=8), Master(samples=0.1)])
def test_the_reasons_fit_the_choice(bot: Any) -> None:
    table = Table("G41, B43", "G11, B73").markers(41, 15).turn(ANN, "41-42").turn(BEN, "15-16")
    view, legal = TRANSAMERICA.view(table.state, ANN), TRANSAMERICA.legal(table.state, ANN)
    said = why(bot, view, legal, Random(3))
    assert said.action == bot.choose(view, legal, Random(3)) == Lay(42, 43)
    assert said.weighed[0].words.startswith("joins B43 for 1")


def test_a_bot_without_reasons_gives_its_choice() -> None:
    table = real_table()
    view, legal = table.view(table.to_act), table.legal
    said = why(bot_named("transamerica", "random"), view, legal, Random(3))
    assert said.action in legal
    assert "no reasons" in said.summary


def test_who_has_hardly_any_time_tries_moves_out_once() -> None:
    assert stages(1.0) == list(SIEVE)
    assert stages(0.05) == [(16, 2), (6, 6), (3, 12)]
    assert stages(0.001) == [(16, 2)]
