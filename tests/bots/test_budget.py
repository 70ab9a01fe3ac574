"""How long a bot may think: a number of samples, never a clock."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from goldenspike.bots import BOTS, Budgeted, bot_named
from goldenspike.bots.steel_driver.master import Master as SteelDriverMaster
from goldenspike.bots.transamerica.master import Master
from goldenspike.bots.transamerica.rival import Rival
from goldenspike.games import GAMES
from goldenspike.sim.arena import Plan, simulate
from transamerica_table import real_table

THINKERS = {"transamerica": {"rival", "master"}, "steel_driver": {"master"}}


@pytest.mark.parametrize("game", BOTS)
def test_those_that_think_take_a_budget_and_the_others_ignore_it(game: str) -> None:
    for name in BOTS[game]:
        assert isinstance(bot_named(game, name), Budgeted) == (name in THINKERS[game])
        assert bot_named(game, name, 0.1).name == name


@pytest.mark.parametrize("kind", [Rival, Master, SteelDriverMaster])
def test_a_second_is_the_strength_a_bot_has_by_itself(kind: Any) -> None:
    assert vars(kind().within(1.0)).keys() == vars(kind()).keys()
    assert repr(vars(kind().within(1.0))) == repr(vars(kind()))
    assert repr(vars(kind().within(0.1))) != repr(vars(kind()))


def test_the_same_budget_and_seed_give_the_same_choice() -> None:
    table = real_table()
    view = table.view(table.to_act)
    choices = {bot_named("transamerica", "master", 0.05).choose(view, table.legal, Random(1)) for _ in range(2)}
    assert len(choices) == 1


def test_a_budget_reaches_the_games() -> None:
    options = GAMES["transamerica"].options_type(players=2, rounds=1)
    plan = Plan("transamerica", options, ("master", "rival"), 1, 1, budget=0.02)
    assert len(list(simulate(plan, 1))) == 1
