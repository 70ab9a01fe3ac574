"""The tables that every general test is run over: each game with its options, named."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from goldenspike.core.game import CHANCE, AnyGame, Seat, Step
from goldenspike.games import GAMES

TABLES: dict[str, dict[str, dict[str, Any]]] = {
    "transamerica": {
        "two": {"players": 2},
        "three": {"players": 3},
        "four": {"players": 4},
        "five": {"players": 5},
        "six": {"players": 6},
        "open-cards": {"players": 3, "open_cards": True},
        "blocking": {"players": 3, "blocking": True},
        "open-cards-blocking": {"players": 4, "open_cards": True, "blocking": True},
        "vexation": {"players": 3, "vexation": True},
        "everything": {"players": 4, "open_cards": True, "blocking": True, "vexation": True, "tie": "extra_round"},
        "extra-round": {"players": 2, "tie": "extra_round"},
        "one-round": {"players": 2, "rounds": 1, "first": 1},
    },
    "steel_driver": {
        "three": {"players": 3},
        "four": {"players": 4, "first": 2},
        "five": {"players": 5},
        "six": {"players": 6},
    },
}


class Seating(NamedTuple):
    """A game and the options of one table."""

    id: str
    game: AnyGame
    options: Any


def seatings() -> list[Seating]:
    return [
        Seating(f"{name}-{label}", GAMES[name], GAMES[name].options_type(**options))
        for name, tables in TABLES.items()
        for label, options in tables.items()
    ]


SEATINGS = seatings()
IDS = [seating.id for seating in SEATINGS]


class Moment(NamedTuple):
    """A state of a game, what was done in it and by whom, and what that led to."""

    state: Any
    seat: Seat
    action: Any
    step: Step[Any, Any]


def random_game(seating: Seating, seed: int) -> Iterator[Moment]:
    """Every moment of a game in which all decisions are drawn."""
    game, rng = seating.game, Random(seed)
    state = game.setup(seating.options)
    while game.to_act(state):
        seat = game.to_act(state)[0]
        if seat == CHANCE:
            action = game.sample(state, rng)
        else:
            action = rng.choice(game.legal(state, seat))
        step = game.apply(state, seat, action)
        yield Moment(state, seat, action, step)
        state = step.state
