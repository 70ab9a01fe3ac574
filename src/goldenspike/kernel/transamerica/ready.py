"""Compiling TransAmerica's kernel ahead of its first use."""

from __future__ import annotations

import numpy as np

from goldenspike.kernel.transamerica.arrays import board_arrays
from goldenspike.kernel.transamerica.beliefs import deal_worlds, hand_costs
from goldenspike.kernel.transamerica.completions import completion, completion_costs, costs_with_each, distances_from
from goldenspike.kernel.transamerica.distances import empty_distances, join
from goldenspike.kernel.transamerica.help import helped
from goldenspike.kernel.transamerica.playouts import new_spot
from goldenspike.kernel.transamerica.policy import (
    STARTS,
    THOUGHTS,
    Ground,
    new_desk,
    others_near,
    score,
    start_chance,
    start_scores,
    think,
    useful_links,
)
from goldenspike.kernel.transamerica.rounds import random_rounds
from goldenspike.kernel.transamerica.search import try_out


def compile_transamerica(board_id: str) -> None:
    cities = [0, 50, 100, 150, 187]
    completion(board_id, 1, 90, cities)
    costs_with_each(board_id, 1, 90, cities, [2])
    completion_costs(board_id, 1, cities)
    distances_from(board_id, 1, 1)
    random_rounds(2, 1, 1)
    compile_search(board_id)


def compile_search(board_id: str) -> None:
    """One small call of all that bots ask for."""
    board, apart, cities = board_arrays(board_id), empty_distances(board_id), np.array([0, 50, 100, 150, 187])
    links, nodes = np.zeros((2, len(board.cost))), np.zeros((2, len(apart)))
    ground = Ground(board.ends, board.cost, board.links_of, nodes[0], links, nodes)
    spot, scratch = (new_spot(apart[None], len(board.cost), 2) for _ in range(2))
    spot.markers[:] = 90, 91
    desk, state, taste = new_desk(apart.shape[1]), np.array([1], dtype=np.uint64), np.zeros(STARTS + THOUGHTS)
    join(scratch.apart[0], 0, 1)
    cards = np.array([[city] for city in cities])
    worlds = np.tile(cities, (1, 2, 1))
    trees, nothing = np.zeros((128, apart.shape[1]), np.uint8), np.zeros(1, dtype=np.int64)
    hand_costs(apart, 90, cards, nothing, trees, desk, nothing.copy())
    deal_worlds(cards, np.ones((1, 1)), np.array([1]), state, worlds)
    least = think(apart, 90, cities, np.full(2, 250), 0, desk)
    useful_links(ground, spot.apart[0], spot.taken, spot.markers, 0, least, False, False, desk)
    others_near(apart, spot.markers, 0, desk.near)
    score(ground, 0, 0, 1, taste[STARTS:], desk)
    start_scores(ground, apart, spot.markers, 0, cities, taste, desk)
    start_chance(ground, apart, spot.markers, 0, cities[None], 1, taste, desk)
    helped(ground, spot, worlds, 0, np.zeros(1, dtype=np.int64), desk, scratch)
    chosen = np.zeros((1, 2), dtype=np.int64)
    try_out(ground, spot, worlds, taste[None], chosen, np.array([-1]), 1, desk, scratch)
