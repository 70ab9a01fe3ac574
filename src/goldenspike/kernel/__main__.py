"""``python -m goldenspike.kernel``: compile everything once, so that nobody waits for it later."""

from __future__ import annotations

import numpy as np

from goldenspike.kernel.arrays import board_arrays
from goldenspike.kernel.beliefs import deal_worlds, hand_costs
from goldenspike.kernel.completions import completion, completion_costs, costs_with_each, distances_from
from goldenspike.kernel.distances import empty_distances, join
from goldenspike.kernel.playouts import Spot
from goldenspike.kernel.policy import (
    STARTS,
    THOUGHTS,
    Ground,
    goal_count,
    new_desk,
    others_near,
    score,
    start_scores,
    useful_links,
)
from goldenspike.kernel.rounds import random_rounds
from goldenspike.kernel.search import try_out
from goldenspike.kernel.steel_driver.ready import compile_steel_driver


def compile_search(board_id: str) -> None:
    """One small call of all that bots ask for."""
    board, apart, cities = board_arrays(board_id), empty_distances(board_id), np.array([0, 50, 100, 150, 187])
    links = np.zeros(len(board.cost))
    ground = Ground(board.ends, board.cost, board.links_of, np.zeros(len(apart)), links, np.zeros(len(apart)))
    spots = [
        Spot(apart[None].copy(), np.zeros(len(links), dtype=np.bool_), np.array([90, 91]), np.zeros(4, dtype=np.int64))
        for _ in range(2)
    ]
    spot, scratch = spots
    desk, state, taste = new_desk(apart.shape[1]), np.array([1], dtype=np.uint64), np.zeros(STARTS + THOUGHTS)
    join(scratch.apart[0], 0, 1)
    cards = np.array([[city] for city in cities])
    worlds = np.tile(cities, (1, 2, 1))
    trees, nothing = np.zeros((128, apart.shape[1]), np.uint8), np.zeros(1, dtype=np.int64)
    hand_costs(apart, 90, cards, nothing, trees, desk, nothing.copy())
    deal_worlds(cards, np.ones((1, 1)), np.array([1]), state, worlds)
    useful_links(ground, spot.apart[0], spot.taken, 90, cities, False, np.full(2, 250), 0, desk)
    others_near(apart, spot.markers, 0, desk.near)
    score(ground, 90, goal_count(apart, 90, cities), 0, 1, taste[STARTS:], desk)
    start_scores(ground, apart, spot.markers, 0, cities, taste, desk)
    chosen = np.zeros((1, 2), dtype=np.int64)
    try_out(ground, spot, worlds, taste[None], chosen, np.array([-1]), 1, desk, scratch)


if __name__ == "__main__":
    board, cities = "transamerica", [0, 50, 100, 150, 187]
    completion(board, 1, 90, cities)
    costs_with_each(board, 1, 90, cities, [2])
    completion_costs(board, 1, cities)
    distances_from(board, 1, 1)
    random_rounds(2, 1, 1)
    compile_search(board)
    compile_steel_driver("steel-driver")
