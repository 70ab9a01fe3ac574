"""Two slow and plain ways to find what the cheapest tree over some nodes costs, to hold the fast one to.

They share nothing with it: ``dreyfus_wagner`` works on costs and a heap, ``brute_force`` tries all sets of links.
"""

from __future__ import annotations

import heapq
from collections.abc import Collection, Sequence
from itertools import combinations

Edge = tuple[int, int, int]
"""Two nodes and the cost: 0 where a track lies."""


def priced(board: object, laid: int) -> list[Edge]:
    """The links of a board as edges."""
    links = board.links  # type: ignore[attr-defined]
    return [(link.a, link.b, 0 if laid >> index & 1 else link.cost) for index, link in enumerate(links)]


def dreyfus_wagner(size: int, edges: Sequence[Edge], terminals: Sequence[int]) -> int:
    """``best[s][v]``: the cheapest tree over the terminals of the set s and the node v."""
    near: list[list[tuple[int, int]]] = [[] for _ in range(size)]
    for a, b, cost in edges:
        near[a].append((b, cost))
        near[b].append((a, cost))
    far = sum(cost for _, _, cost in edges) + 1
    *others, root = terminals
    best = [[far] * size for _ in range(1 << len(others))]
    for number, node in enumerate(others):
        best[1 << number][node] = 0
    for together in range(1, 1 << len(others)):
        row = best[together]
        part = (together - 1) & together
        while part:
            for node in range(size):
                row[node] = min(row[node], best[part][node] + best[together ^ part][node])
            part = (part - 1) & together
        _flow(row, near)
    return best[-1][root] if others else 0


def _flow(row: list[int], near: Sequence[Sequence[tuple[int, int]]]) -> None:
    """Dijkstra from every node at once, each at the price it has."""
    heap = [(cost, node) for node, cost in enumerate(row)]
    heapq.heapify(heap)
    while heap:
        cost, node = heapq.heappop(heap)
        if cost > row[node]:
            continue
        for neighbour, price in near[node]:
            if cost + price < row[neighbour]:
                row[neighbour] = cost + price
                heapq.heappush(heap, (cost + price, neighbour))


def brute_force(size: int, edges: Sequence[Edge], terminals: Collection[int]) -> int:
    """All sets of edges that cost something, the cheapest that joins the terminals. For a dozen edges or so."""
    laid = [edge for edge in edges if edge[2] == 0]
    free = [edge for edge in edges if edge[2] > 0]
    best = sum(cost for _, _, cost in free)
    for count in range(len(free) + 1):
        for chosen in combinations(free, count):
            cost = sum(edge[2] for edge in chosen)
            if cost < best and joined(size, [*laid, *chosen], terminals):
                best = cost
    return best


def joined(size: int, edges: Sequence[Edge], terminals: Collection[int]) -> bool:
    """Whether the edges join all terminals to each other."""
    terminals = list(terminals)
    return set(terminals) <= component(size, [(a, b) for a, b, _ in edges], terminals[0])


def component(size: int, pairs: Sequence[tuple[int, int]], start: int) -> set[int]:
    """All nodes joined to ``start``: a plain search."""
    near: list[list[int]] = [[] for _ in range(size)]
    for a, b in pairs:
        near[a].append(b)
        near[b].append(a)
    found, new = {start}, [start]
    while new:
        for neighbour in near[new.pop()]:
            if neighbour not in found:
                found.add(neighbour)
                new.append(neighbour)
    return found
