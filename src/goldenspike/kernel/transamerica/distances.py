"""How far everything is from everything, kept up to date track by track; cheapest trees on top of it.

Costs are bytes in rows of a padded width: so a row is a few vector instructions. ``min`` of two
bytes, written out with its type, is what the compiler turns into one of them.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from goldenspike.kernel.arrays import Bytes, Flags, Ints
from goldenspike.kernel.compiled import entry, inner
from goldenspike.kernel.transamerica.arrays import board_arrays

BEYOND = 40
"""Longer ways look alike: six of them still fit a byte."""
DEAR = 250
"""More than any tree costs."""
ROW = 64


class Work(NamedTuple):
    """Room to grow trees in."""

    trees: Bytes
    """For each set of goals a row: what a tree over it costs that ends in each node."""
    live: Flags
    """Whether a set has such trees at all."""
    bounds: Ints
    far: Bytes
    """For each node what a tree that ends there has still to pay, at least."""
    within: Bytes
    nodes: Ints
    more: Bytes


def new_work(width: int) -> Work:
    return Work(
        trees=np.zeros((128, width), dtype=np.uint8),
        live=np.zeros(128, dtype=np.bool_),
        bounds=np.zeros(256, dtype=np.int64),
        far=np.zeros(width, dtype=np.uint8),
        within=np.zeros(width, dtype=np.uint8),
        nodes=np.zeros(width + 4, dtype=np.int64),
        more=np.zeros(4, dtype=np.uint8),
    )


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
def relax(apart: Bytes, tree: Bytes, limit: int, work: Work) -> bool:
    """Carry a tree's end on to all other nodes, from those where it costs no more than ``limit`` with ``far`` added.

    Whether there is such a node.
    """
    nodes, more = work.nodes, work.more
    count = collect(tree, work.far, limit, len(apart), work.within, nodes)
    if count == 0:
        return False
    while count & 3:
        nodes[count] = nodes[0]
        count += 1
    for i in range(0, count, 4):
        a, b, c, d = nodes[i], nodes[i + 1], nodes[i + 2], nodes[i + 3]
        more[0], more[1], more[2], more[3] = tree[a], tree[b], tree[c], tree[d]
        lower_by_four(tree, apart[a], apart[b], apart[c], apart[d], more)
    return True


@inner
def collect(tree: Bytes, far: Bytes, limit: int, size: int, within: Bytes, nodes: Ints) -> int:
    """The nodes (of ``size``) whose sum is within the limit; how many. Eight of them are looked at in one go."""
    most = np.uint8(min(limit, DEAR))
    for i in range(len(tree)):
        within[i] = np.uint8(1) if np.uint8(tree[i] + min(far[i], np.uint8(255 - tree[i]))) <= most else np.uint8(0)
    count = 0
    if limit < 0:
        return 0
    eights = within.view(np.uint64)
    for i in range(len(eights)):
        if eights[i]:
            for node in range(8 * i, 8 * i + 8):
                if within[node] and node < size:
                    nodes[count] = node
                    count += 1
    return count


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
def bound_trees(apart: Bytes, root: int, goals: Ints, count: int, bounds: Ints) -> None:
    """For each set of goals at least what joining it costs, without the root and (from there on) with it.

    That is half a round trip over three of them.
    """
    goals[count] = root
    bounds[0] = 0
    for part in range(1, 2 << count):
        t = 0
        while part >> t != 1:
            t += 1
        rest = part ^ 1 << t
        least = bounds[rest]
        for i in range(t):
            if rest >> i & 1:
                to_i = int(apart[goals[t], goals[i]])
                least = max(least, to_i)
                for j in range(i):
                    if rest >> j & 1:
                        trip = to_i + int(apart[goals[i], goals[j]]) + int(apart[goals[j], goals[t]])
                        least = max(least, (trip + 1) >> 1)
        bounds[part] = least


@inner
def raise_to(row: Bytes, other: Bytes) -> None:
    for i in range(len(row)):
        row[i] = max(row[i], other[i])


@inner
def grow(apart: Bytes, root: int, goals: Ints, count: int, most: int, work: Work) -> int:
    """For every set of goals and every node the cheapest tree over both; what joining all to the root costs.

    Joining all is known to cost no more than ``most``: trees too dear to be part of that are left too dear.
    A tree that ends far from the root or from another goal is: the way there is still to come.
    With no root (-1) none is.
    """
    whole, trees, live, bounds = (1 << count) - 1, work.trees, work.live, work.bounds
    if root >= 0:
        most = min(most, spanning(apart, root, goals, count))
        bound_trees(apart, root, goals, count, bounds)
    for part in range(1, whole + 1):
        if part & (part - 1) == 0:
            g = 0
            while part >> g != 1:
                g += 1
            copy_row(trees[part], apart[goals[g]])
            live[part] = True
            continue
        rest = bounds[(2 * whole + 1) ^ part]
        if root >= 0 and bounds[part] + rest > most:
            live[part] = False
            continue
        live[part] = meet_halves(trees, live, part)
        if live[part]:
            if root >= 0:
                look_ahead(apart, root, goals, count, part, rest, work.far)
            live[part] = relax(apart, trees[part], most, work)
    return int(trees[whole, root]) if root >= 0 and whole else 0


@inner
def meet_halves(trees: Bytes, live: Flags, part: int) -> bool:
    """Trees over a set where those over two halves of it meet; whether there are any."""
    row, low, half, found = trees[part], part & -part, (part - 1) & part, False
    fill(row, DEAR)
    while half:
        if half & low and live[half] and live[part ^ half]:
            lower_to_sum(row, trees[half], trees[part ^ half])
            found = True
        half = (half - 1) & part
    return found


@inner
def look_ahead(apart: Bytes, root: int, goals: Ints, count: int, part: int, least: int, far: Bytes) -> None:
    """For each node what a tree over ``part`` that ends there has still to pay, at least."""
    fill(far, least)
    raise_to(far, apart[root])
    for g in range(count):
        if not part >> g & 1:
            raise_to(far, apart[goals[g]])


@inner
def costs_from(work: Work, whole: int, at_root: Ints, costs: Bytes) -> None:
    """For every node what is missing once it belongs to the root's network, which pays ``at_root`` for each set."""
    fill(costs, DEAR)
    for part in range(1, whole + 1):
        if work.live[part] and at_root[whole ^ part] < DEAR:
            lower(costs, work.trees[part], at_root[whole ^ part])


@inner
def extend_root(work: Work, whole: int, node: int, at_root: Ints) -> None:
    """The root's network gets a node: each set of goals may now be joined there, in part or wholly."""
    for part in range(whole, 0, -1):
        best, half = at_root[part], part
        while half:
            if work.live[half]:
                best = min(best, int(work.trees[half, node]) + at_root[part ^ half])
            half = (half - 1) & part
        at_root[part] = best


@inner
def missing(apart: Bytes, root: int, cities: Ints, most: int, goals: Ints, work: Work) -> int:
    """What joining the cities to the root costs: no more than ``most``, as is known."""
    count = open_goals(apart, root, cities, goals)
    return grow(apart, root, goals, count, most, work)
