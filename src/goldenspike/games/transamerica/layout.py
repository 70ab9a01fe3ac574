"""The nodes of a board renumbered for waves: a step over the whole board is a few shifts.

Any numbering gives the same waves. Numbered by rows of the triangular grid, all links run
in three directions, so that a step needs three shifts each way.
"""

from __future__ import annotations

from collections.abc import Sequence

from goldenspike.core.bits import Bits, bits_of, members
from goldenspike.core.board import Link
from goldenspike.core.graph import shifts, spreader

Wave = list[Bits]
"""``wave[c]``: the nodes reached for c or less."""


class Layout:
    def __init__(self, grid: Sequence[tuple[int, int]], links: Sequence[Link]) -> None:
        place = _places(grid)
        self.bit = [1 << at for at in place]
        self.everywhere = bits_of(place)
        self.ends = [self.bit[link.a] | self.bit[link.b] for link in links]
        self.link_joining = {ends: index for index, ends in enumerate(self.ends)}
        self.single = shifts(_pair(place, link) for link in links if link.cost == 1)
        self.double = shifts(_pair(place, link) for link in links if link.cost == 2)
        self.by_single = spreader(self.single)
        self.by_double = spreader(self.double)
        self.near_single = {bit: self.by_single(bit) for bit in self.bit}
        self.near_double = {bit: self.by_double(bit) for bit in self.bit}
        self._balls: dict[int, Wave] = {}
        self._distances: dict[int, list[int]] = {}

    def step(self, last: Bits, before: Bits, groups: Sequence[Bits]) -> Bits:
        """What is reached for one more than ``last``. A wave that touches a group has all of it."""
        reached = last | self.by_single(last)
        if before:
            reached |= self.by_double(before)
        for group in groups:
            if reached & group:
                reached |= group
        return reached

    def wave(self, start: Bits, groups: Sequence[Bits]) -> Wave:
        """The wave from ``start`` until it has covered the board."""
        wave = [start]
        before = 0
        while wave[-1] != self.everywhere:
            wave.append(self.step(wave[-1], before, groups))
            before = wave[-2]
        return wave

    def places(self, nodes: Bits) -> Bits:
        """A set of nodes in the layout's numbering."""
        places = 0
        for node in members(nodes):
            places |= self.bit[node]
        return places

    def distances(self, node: int) -> list[int]:
        """From a node to every node on the empty board."""
        if node not in self._distances:
            ball = self.ball(node)
            self._distances[node] = [next(c for c, reached in enumerate(ball) if reached & bit) for bit in self.bit]
        return self._distances[node]

    def ball(self, node: int) -> Wave:
        """The wave from a node on the empty board."""
        if node not in self._balls:
            self._balls[node] = self.wave(self.bit[node], ())
        return self._balls[node]


def _pair(place: Sequence[int], link: Link) -> tuple[int, int]:
    a, b = place[link.a], place[link.b]
    return (a, b) if a < b else (b, a)


def _places(grid: Sequence[tuple[int, int]]) -> list[int]:
    columns, rows = [x for x, _ in grid], [y for _, y in grid]
    width = max(columns) - min(columns) + 1
    if width * (max(rows) - min(rows) + 1) > 8 * len(grid):  # far too sparse for a grid
        return list(range(len(grid)))
    return [(max(rows) - y) * width + x - min(columns) for x, y in grid]
