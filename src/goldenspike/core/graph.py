"""Reach and distance on graphs whose node sets are ints: the hot code.

A wave over a grid is a handful of shifts: all links whose ends differ by the same number
are followed at once. That works for any graph, and is fast where nodes are numbered by rows.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from goldenspike.core.bits import Bits, members

Shift = tuple[int, Bits]
"""(d, low ends): every low end i has a link to i + d."""


def reach(start: Bits, links: Bits, incident: Sequence[Bits], ends: Sequence[tuple[int, int]]) -> Bits:
    """All nodes joined to ``start`` by ``links``."""
    reached, new = start, start
    while new:
        near = 0
        for node in members(new):
            near |= incident[node]
        grown = reached
        for link in members(near & links):
            a, b = ends[link]
            grown |= 1 << a | 1 << b
        new = grown & ~reached
        reached = grown
    return reached


def shifts(pairs: Iterable[tuple[int, int]]) -> tuple[Shift, ...]:
    """Links (a < b) gathered by how far apart their ends are numbered."""
    masks: defaultdict[int, Bits] = defaultdict(int)
    for a, b in pairs:
        masks[b - a] |= 1 << a
    return tuple(sorted(masks.items()))


def spreader(along: tuple[Shift, ...]) -> Callable[[Bits], Bits]:
    """A function that gives the nodes one link away from a set of nodes."""
    if len(along) == 3:  # a triangular grid: the loop below, unrolled, takes half the time
        (x, at_x), (y, at_y), (z, at_z) = along
        return lambda nodes: (
            (nodes & at_x) << x
            | (nodes >> x) & at_x
            | (nodes & at_y) << y
            | (nodes >> y) & at_y
            | (nodes & at_z) << z
            | (nodes >> z) & at_z
        )

    def spread(nodes: Bits) -> Bits:
        grown = 0
        for distance, low_ends in along:
            grown |= (nodes & low_ends) << distance | (nodes >> distance) & low_ends
        return grown

    return spread
