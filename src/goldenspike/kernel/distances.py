"""How far everything is from everything, kept up to date track by track; cheapest trees on top of it.

Costs are bytes in rows of a padded width: so a row is a few vector instructions. ``min`` of two
bytes, written out with its type, is what the compiler turns into one of them.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from goldenspike.kernel.arrays import Ints, board_arrays
from goldenspike.kernel.compiled import entry, inner

Bytes = NDArray[np.uint8]

BEYOND = 40
"""Longer ways look alike: six of them still fit a byte."""
DEAR = 250
"""More than any tree costs."""
ROW = 64


@cache
def empty_distances(board_id: str) -> Bytes:
    """The distances of a board without tracks."""
    apart = board_arrays(board_id).apart
    rows = np.full((len(apart), -(-len(apart) // ROW) * ROW), BEYOND, dtype=np.uint8)
    rows[:, : len(apart)] = np.minimum(apart, BEYOND)
    return rows


@inner
def lower(row: Bytes, other: Bytes, more: int) -> None:
    by = np.uint8(more)
    for i in range(len(row)):
        row[i] = min(row[i], np.uint8(other[i] + by))


@inner
def lower_by_four(row: Bytes, a: Bytes, b: Bytes, c: Bytes, d: Bytes, more: Bytes) -> None:
    by_a, by_b, by_c, by_d = more[0], more[1], more[2], more[3]
    for i in range(len(row)):
        x = min(np.uint8(a[i] + by_a), np.uint8(b[i] + by_b))
        y = min(np.uint8(c[i] + by_c), np.uint8(d[i] + by_d))
        row[i] = min(row[i], min(x, y))


@inner
def lower_to_sum(row: Bytes, a: Bytes, b: Bytes) -> None:
    for i in range(len(row)):
        row[i] = min(row[i], np.uint8(a[i] + b[i]))


@inner
def lower_to_sum_of_three(row: Bytes, a: Bytes, b: Bytes, c: Bytes) -> None:
    for i in range(len(row)):
        row[i] = min(row[i], np.uint8(np.uint8(a[i] + b[i]) + c[i]))


@inner
def fill(row: Bytes, value: int) -> None:
    for i in range(len(row)):
        row[i] = np.uint8(value)


@inner
def copy_row(into: Bytes, row: Bytes) -> None:
    for i in range(len(row)):
        into[i] = row[i]


@entry
def join(apart: Bytes, a: int, b: int) -> None:
    """A track is laid from a to b: every way may use it for nothing."""
    from_a, from_b = apart[a].copy(), apart[b].copy()
    for node in range(len(apart)):
        to_a, to_b = from_a[node], from_b[node]
        if to_a < to_b:
            lower(apart[node], from_b, to_a)
        elif to_b < to_a:
            lower(apart[node], from_a, to_b)


@inner
def relax(apart: Bytes, tree: Bytes, limit: int, nodes: Ints, more: Bytes) -> None:
    """Carry a tree's end from every node where it costs no more than ``limit`` to all others."""
    count = 0
    for node in range(len(apart)):
        if tree[node] <= limit:
            nodes[count] = node
            count += 1
    if count == 0:
        return
    while count & 3:
        nodes[count] = nodes[0]
        count += 1
    for i in range(0, count, 4):
        a, b, c, d = nodes[i], nodes[i + 1], nodes[i + 2], nodes[i + 3]
        more[0], more[1], more[2], more[3] = tree[a], tree[b], tree[c], tree[d]
        lower_by_four(tree, apart[a], apart[b], apart[c], apart[d], more)


@inner
def spanning(apart: Bytes, root: int, goals: Ints, count: int) -> int:
    """The cost of the cheapest tree without branching points of its own: no cheapest tree costs more."""
    near = np.empty(8, dtype=np.int64)
    for g in range(count):
        near[g] = apart[root, goals[g]]
    total = 0
    for _ in range(count):
        best = -1
        for g in range(count):
            if near[g] >= 0 and (best < 0 or near[g] < near[best]):
                best = g
        total += near[best]
        near[best] = -1
        for g in range(count):
            if near[g] >= 0:
                near[g] = min(near[g], int(apart[goals[best], goals[g]]))
    return total


@inner
def open_goals(apart: Bytes, root: int, cities: Ints, goals: Ints) -> int:
    """The cities not joined to the root, of those joined to each other one; how many."""
    count = 0
    for city in cities:
        new = apart[root, city] > 0
        for g in range(count):
            if apart[goals[g], city] == 0:
                new = False
        if new:
            goals[count] = city
            count += 1
    return count


@inner
def at_least(apart: Bytes, root: int, goals: Ints, rest: int) -> int:
    """At least what joining a set of goals to the root costs: half a round trip over two of them."""
    least = 0
    i = 0
    while rest >> i:
        if rest >> i & 1:
            to_i = int(apart[root, goals[i]])
            least = max(least, to_i)
            for j in range(i):
                if rest >> j & 1:
                    trip = to_i + int(apart[goals[i], goals[j]]) + int(apart[root, goals[j]])
                    least = max(least, (trip + 1) >> 1)
        i += 1
    return least


@inner
def grow(apart: Bytes, root: int, goals: Ints, count: int, most: int, trees: Bytes, nodes: Ints, more: Bytes) -> int:
    """For every set of goals and every node the cheapest tree over both; what joining all to the root costs.

    Joining all is known to cost no more than ``most``: trees too dear to be part of that are left too dear.
    With no root (-1) none is.
    """
    whole = (1 << count) - 1
    if root >= 0:
        most = min(most, spanning(apart, root, goals, count))
    for part in range(1, whole + 1):
        row = trees[part]
        if part & (part - 1) == 0:
            g = 0
            while part >> g != 1:
                g += 1
            copy_row(row, apart[goals[g]])
            continue
        fill(row, DEAR)
        low, half = part & -part, (part - 1) & part
        while half:
            if half & low:
                lower_to_sum(row, trees[half], trees[part ^ half])
            half = (half - 1) & part
        rest = 0 if root < 0 else at_least(apart, root, goals, whole ^ part)
        relax(apart, row, most - rest, nodes, more)
    return int(trees[whole, root]) if root >= 0 and whole else 0


@inner
def costs_from(trees: Bytes, whole: int, root: int, costs: Bytes) -> None:
    """For every node what is missing once it belongs to the root's network."""
    copy_row(costs, trees[whole])
    for part in range(1, whole):
        lower(costs, trees[part], trees[whole ^ part, root])


@inner
def missing(apart: Bytes, root: int, cities: Ints, goals: Ints, trees: Bytes, nodes: Ints, more: Bytes) -> int:
    """What joining the cities to the root costs."""
    count = open_goals(apart, root, cities, goals)
    return grow(apart, root, goals, count, DEAR, trees, nodes, more)
