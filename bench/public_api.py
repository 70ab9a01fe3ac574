"""Random play through the public API (setup, to_act, legal, sample, apply), beside catanatron's random players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from random import Random

from bench.rates import Row, side_by_side
from goldenspike.core.game import CHANCE
from goldenspike.games import GAMES


def rows() -> Iterator[Row]:
    for name, players in (("transamerica", 2), ("transamerica", 4), ("steel_driver", 4)):
        ours, theirs = side_by_side(partial(random_games, name, players, 20), partial(catan_games, 3))
        what = f"{GAMES[name].title}, {players} random players: actions a second"
        yield Row(what, ours, "catanatron, 4 players", theirs, "3 times")


def random_games(name: str, players: int, count: int) -> int:
    """How many actions it took to play some games."""
    game = GAMES[name]
    options = game.options_type(players=players)
    actions = 0
    for seed in range(count):
        rng = Random(seed)
        state = game.setup(options)
        while to_act := game.to_act(state):
            seat = to_act[0]
            if seat == CHANCE:
                action = game.sample(state, rng)
            else:
                legal = game.legal(state, seat)
                action = legal[int(rng.random() * len(legal))]
            state = game.apply(state, seat, action).state
            actions += 1
    return actions


def catan_games(count: int) -> int:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    actions = 0
    for seed in range(count):
        random.seed(seed)
        colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        game = Game([RandomPlayer(color) for color in colors], seed=seed)
        game.play()
        actions += len(game.state.actions)
    return actions
