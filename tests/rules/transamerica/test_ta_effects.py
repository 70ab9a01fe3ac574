"""What a track is said to connect is what it connects."""

from __future__ import annotations

from random import Random

import pytest

from goldenspike.core.bits import bits_of
from goldenspike.core.game import CHANCE
from goldenspike.games.transamerica.actions import Lay, Start
from goldenspike.games.transamerica.options import Options
from goldenspike.games.transamerica.rules import TRANSAMERICA
from goldenspike.games.transamerica.state import Extending, Laying

SHOW = TRANSAMERICA.presenter


@pytest.mark.parametrize("variant", [{}, {"vexation": True}, {"blocking": True}])
def test_effects_come_true(variant: dict[str, bool]) -> None:
    rng, joined = Random(7), 0
    options = Options(players=4, rounds=2, **variant)  # type: ignore[arg-type]
    board = TRANSAMERICA.boards.get(options.board)
    state = TRANSAMERICA.setup(options)
    while TRANSAMERICA.to_act(state):
        seat = TRANSAMERICA.to_act(state)[0]
        if seat == CHANCE:
            state = TRANSAMERICA.apply(state, seat, TRANSAMERICA.sample(state, rng)).state
            continue
        view, action = TRANSAMERICA.view(state, seat), rng.choice(list(TRANSAMERICA.legal(state, seat)))
        told = SHOW.effect(action, view)
        after = TRANSAMERICA.apply(state, seat, action).state
        if isinstance(action, Lay):
            assert told is not None
            link = board.link_at[action.a, action.b]
            assert told["cost"] == board.links[link].cost
            before = view.networks[seat]
            if isinstance(after.phase, Laying | Extending) and after.standing.round == state.standing.round:
                gained = after.phase.round.networks[seat].nodes & ~before
                far = (1 << action.a | 1 << action.b) & ~before
                cities = [node for node in board.city_at if gained >> node & 1]
                assert bits_of(told.get("nodes", [])) == gained & ~far
                assert sorted(told.get("cities", [])) == sorted(cities)
                assert ("nodes" in told) == bool(cities or gained & ~far)
                joined += bool(told.get("joins"))
        elif isinstance(action, Start):
            assert told == ({"city": action.node} if action.node in board.city_at else None)
        state = after
    assert joined
