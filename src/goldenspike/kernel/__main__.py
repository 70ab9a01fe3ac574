"""``python -m goldenspike.kernel``: compile everything once, so that nobody waits for it later."""

from __future__ import annotations

from goldenspike.kernel.completions import completion, completion_costs, costs_with_each, distances_from
from goldenspike.kernel.rounds import random_rounds

if __name__ == "__main__":
    board, cities = "transamerica", [0, 50, 100, 150, 187]
    completion(board, 1, 90, cities)
    costs_with_each(board, 1, 90, cities, [2])
    completion_costs(board, 1, cities)
    distances_from(board, 1, 1)
    random_rounds(2, 1, 1)
