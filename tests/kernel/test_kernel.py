"""The compiled code gives what the rules give, tie by tie."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from goldenspike.core.bits import Bits, bits_of
from goldenspike.core.game import CHANCE
from goldenspike.games.transamerica.actions import STOP, Deal, DrawFirst, Lay, Start
from goldenspike.games.transamerica.board import BOARDS, RailBoard
from goldenspike.games.transamerica.rules import TRANSAMERICA
from goldenspike.games.transamerica.scoring import Survey
from goldenspike.kernel.transamerica.completions import (
    completion,
    completion_cost,
    completion_costs,
    costs_with_each,
    distances_from,
)
from goldenspike.kernel.transamerica.rounds import random_rounds, written_round
from steiner import dreyfus_wagner, priced
from transamerica_table import PRAIRIE, SPUR

REAL = "transamerica"


def position(board: RailBoard, rng: Random) -> tuple[Bits, int, list[int]]:
    """Some tracks grown from a few places, a marker, and some cities."""
    laid = 0
    for _ in range(rng.randrange(5)):
        network = 1 << rng.randrange(board.size)
        for _ in range(rng.randrange(30)):
            near = bits_of(i for i, (a, b) in enumerate(board.ends) if (network >> a ^ network >> b) & 1)
            if not near:
                break
            link = rng.choice([i for i in range(len(board.links)) if near >> i & 1])
            laid |= 1 << link
            network = board.reach(network, laid)
    cities = rng.sample([city.node for city in board.cities], min(len(board.cities), rng.randrange(1, 6)))
    return laid, rng.randrange(board.size), cities


POSITIONS = [(name, seed) for name in (REAL, PRAIRIE, SPUR) for seed in range(1500 if name == REAL else 250)]


def test_costs_and_links_are_those_of_the_rules() -> None:
    for name, seed in POSITIONS:
        board = BOARDS.get(name)
        laid, root, cities = position(board, Random(seed))
        expected = Survey(board, laid).completion(root, cities)
        assert completion(name, laid, root, cities) == expected, (name, seed)
        assert completion_cost(name, laid, root, cities) == expected.cost


def test_costs_are_those_of_a_plain_method() -> None:
    board = BOARDS.get(REAL)
    for seed in range(150):
        laid, root, cities = position(board, Random(1000 + seed))
        assert completion_cost(REAL, laid, root, cities) == dreyfus_wagner(
            board.size, priced(board, laid), [root, *cities]
        )


def test_the_links_join_what_they_should_at_their_cost() -> None:
    for name, seed in POSITIONS[::3]:
        board = BOARDS.get(name)
        laid, root, cities = position(board, Random(seed))
        found = completion(name, laid, root, cities)
        links = bits_of(found.links)
        assert not links & laid
        assert sum(board.links[link].cost for link in found.links) == found.cost
        joined = board.reach(1 << root, laid | links)
        assert all(joined >> city & 1 for city in cities)


@pytest.mark.parametrize("name", [REAL, PRAIRIE])
def test_every_start_marker_at_once(name: str) -> None:
    board = BOARDS.get(name)
    for seed in range(6):
        laid, _, cities = position(board, Random(seed))
        survey = Survey(board, laid)
        expected = [survey.completion(node, cities).cost for node in range(board.size)]
        assert completion_costs(name, laid, cities).tolist() == expected


def test_distances_from_a_network() -> None:
    board = BOARDS.get(REAL)
    for seed in range(20):
        laid, root, _ = position(board, Random(seed))
        network = board.reach(1 << root, laid)
        survey = Survey(board, laid)
        expected = [survey.completion(root, [node]).cost for node in range(board.size)]
        assert distances_from(REAL, laid, network).tolist() == expected


def test_one_more_track_each() -> None:
    board = BOARDS.get(REAL)
    for seed in range(10):
        laid, root, cities = position(board, Random(seed))
        links = [link for link in range(len(board.links)) if not laid >> link & 1][::17]
        expected = [completion_cost(REAL, laid | 1 << link, root, cities) for link in links]
        assert costs_with_each(REAL, laid, root, cities, links).tolist() == expected


@pytest.mark.parametrize("players", range(2, 7))
def test_a_random_round_replays_through_the_rules(players: int) -> None:
    board = BOARDS.get(REAL)
    for seed in range(60):
        hands, played, losses = written_round(players, seed)
        state: Any = TRANSAMERICA.setup(TRANSAMERICA.options_type(players=players, first=0, rounds=1))
        state = TRANSAMERICA.apply(state, CHANCE, DrawFirst(0)).state
        names = tuple(tuple(board.city_at[int(node)].name for node in hand) for hand in hands)
        state = TRANSAMERICA.apply(state, CHANCE, Deal(names)).state
        for number, what in enumerate(played.tolist()):
            action = Start(what) if number < players else STOP if what < 0 else Lay(*board.ends[what])
            state = TRANSAMERICA.apply(state, TRANSAMERICA.to_act(state)[0], action).state
        assert TRANSAMERICA.outcome(state) is not None
        assert state.standing.results[0].losses == tuple(losses.tolist())


def test_the_same_seed_gives_the_same_rounds() -> None:
    once, again, other = (random_rounds(3, 20, seed) for seed in (1, 1, 2))
    assert np.array_equal(once.losses, again.losses)
    assert np.array_equal(once.steps, again.steps)
    assert not np.array_equal(once.losses, other.losses)
