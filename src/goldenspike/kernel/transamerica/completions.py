"""What bots and analysis ask of the kernel, in plain Python types."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from goldenspike.core.bits import Bits
from goldenspike.games.transamerica.scoring import Completion
from goldenspike.kernel.arrays import Ints
from goldenspike.kernel.transamerica.arrays import board_arrays, link_words
from goldenspike.kernel.transamerica.everywhere import everywhere, spread_costs
from goldenspike.kernel.transamerica.steiner import solve


def completion(board_id: str, laid: Bits, root: int, cities: Sequence[int]) -> Completion:
    """The cheapest way to join the cities to the root, and one set of links for it."""
    board = board_arrays(board_id)
    links = np.zeros(len(board.cost), dtype=np.bool_)
    cost = solve(board, link_words(board_id, laid), root, np.array(cities, dtype=np.int64), links)
    return Completion(int(cost), tuple(int(link) for link in np.flatnonzero(links)))


def completion_cost(board_id: str, laid: Bits, root: int, cities: Sequence[int]) -> int:
    """What joining the cities to the root costs."""
    board = board_arrays(board_id)
    nothing = np.zeros(0, dtype=np.bool_)
    cost = solve(board, link_words(board_id, laid), root, np.array(cities, dtype=np.int64), nothing)
    return int(cost)


def costs_with_each(board_id: str, laid: Bits, root: int, cities: Sequence[int], links: Sequence[int]) -> Ints:
    """What joining the cities costs when one more link is laid, for each of some links."""
    return np.array([completion_cost(board_id, laid | 1 << link, root, cities) for link in links], dtype=np.int64)


def distances_from(board_id: str, laid: Bits, network: Bits) -> Ints:
    """The cost of reaching every node from a set of nodes, laid tracks being free."""
    board = board_arrays(board_id)
    start = np.array([node for node in range(len(board.place)) if network >> node & 1], dtype=np.int64)
    costs: Ints = spread_costs(board, link_words(board_id, laid), start)
    return costs


def completion_costs(board_id: str, laid: Bits, cities: Sequence[int]) -> Ints:
    """For every node, what joining the cities to a start marker there costs."""
    board = board_arrays(board_id)
    costs: Ints = everywhere(board, link_words(board_id, laid), np.array(cities, dtype=np.int64))
    return costs
