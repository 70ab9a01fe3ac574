"""Steel Driver's compiled game gives what the rules give, action by action."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from goldenspike.core.game import CHANCE
from goldenspike.core.record import read_record
from goldenspike.games import GAMES
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.steel_driver.view import View
from goldenspike.kernel.steel_driver.arrays import (
    AUCTIONING,
    BIDDING,
    BUILDING,
    COMPANY,
    OPENER,
    OVER,
    PASSES,
    PHASE,
    SEAT,
    TAKING,
    Game,
    action_of,
    game_of,
    number_of,
    rails_of,
)
from goldenspike.kernel.steel_driver.desk import TASTES, Desk, new_desk
from goldenspike.kernel.steel_driver.search import after
from steel_driver_kit import RECORDS, SHORT_LINE


def desk_for(view: View) -> Desk:
    return new_desk(rails_of(view.options.board), len(view.companies), view.options.players)


def check_same(found: Game, expected: Game) -> None:
    """All that matters in the phase is equal."""
    phase = expected.head[PHASE]
    names = ["owner", "on", "firms", "took", "shares", "purses", "order"]
    names += ["goods"] if phase == TAKING else []
    for name in names:
        assert np.array_equal(getattr(found, name), getattr(expected, name)), name
    places = {
        AUCTIONING: range(14),
        BIDDING: [place for place in range(14) if place not in (PASSES, OPENER)],
        BUILDING: [PHASE, SEAT, COMPANY, 0, 1, 12, 13],
        TAKING: [PHASE, SEAT, COMPANY, 0, 1, 12, 13],
        OVER: [PHASE, 0],
    }[int(phase)]
    assert found.head[list(places)].tolist() == expected.head[list(places)].tolist()
    if phase == BIDDING:
        assert np.array_equal(found.bids, expected.bids)


def follow(options: Options, actions: list[tuple[int, Any]]) -> None:
    """The kernel goes along with a game; where nothing is to be decided it needs no action."""
    rails, tastes = rails_of(options.board), np.zeros((options.players, TASTES))
    state: Any = STEEL_DRIVER.setup(options)
    for seat, action in actions:
        before = state
        state = STEEL_DRIVER.apply(state, seat, action).state
        if seat == CHANCE:
            continue
        view = STEEL_DRIVER.view(before, seat)
        game = game_of(view)
        number = number_of(options.board, action)
        assert action_of(options.board, int(game.head[PHASE]), number) == action
        check_same(after(rails, game, tastes, number, desk_for(view)), game_of(STEEL_DRIVER.view(state, None)))


def chosen(state: Any, rng: Random) -> Any:
    """Often a small bid: so that more than one company is sold."""
    legal = STEEL_DRIVER.legal(state, STEEL_DRIVER.to_act(state)[0])
    return rng.choice(legal[:3]) if rng.random() < 0.6 else rng.choice(legal)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("board", ["steel-driver", SHORT_LINE])
def test_random_games(players: int, board: str) -> None:
    for seed in range(6):
        rng = Random(seed)
        options = Options(players=players, board=board)
        state: Any = STEEL_DRIVER.setup(options)
        actions = []
        while to_act := STEEL_DRIVER.to_act(state):
            seat = to_act[0]
            action = STEEL_DRIVER.sample(state, rng) if seat == CHANCE else chosen(state, rng)
            actions.append((seat, action))
            state = STEEL_DRIVER.apply(state, seat, action).state
        follow(options, actions)


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.json")), ids=lambda path: path.stem)
def test_recorded_games(path: Any) -> None:
    """With every kind of transcontinental link."""
    record = read_record(path.read_text(encoding="utf-8"), GAMES)
    follow(record.options, list(record.actions))
