"""A TransAmerica board as arrays, for compiled code. Node sets are rows of 64-bit words."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from goldenspike.core.bits import Bits, bits_of
from goldenspike.games.transamerica.board import BOARDS, RailBoard
from goldenspike.kernel.arrays import Ints, Words


class BoardArrays(NamedTuple):
    """See ``Layout`` for places: the numbering of nodes in which waves run by shifts."""

    place: Ints
    """The place of each node."""
    node_at: Ints
    """The node of each place, or -1."""
    everywhere: Words
    single_by: Ints
    single_from: Words
    double_by: Ints
    double_from: Words
    near_single: Words
    """For each place, the places one single link away."""
    near_double: Words
    ends: Ints
    """For each link, its two nodes."""
    cost: Ints
    link_at: Ints
    """For each pair of nodes the link that joins them, or -1."""
    links_of: Ints
    """For each node its links, then -1."""
    balls: Words
    """For each node the wave from it on the empty board."""
    apart: Ints
    """The distance of each pair of nodes on the empty board."""
    parts: Ints
    """For each number of terminals, the sets of two or more of them, small ones first, then 0."""
    within: Ints
    """For each set of terminals (at most six beside the root), the smaller sets of two or more in it."""


@cache
def board_arrays(board_id: str) -> BoardArrays:
    return _build(BOARDS.get(board_id))


def words(bits: Bits, count: int) -> Words:
    """A set as an array of ``count`` words."""
    return np.frombuffer(bits.to_bytes(8 * count, "little"), dtype=np.uint64)


def link_words(board_id: str, links: Bits) -> Words:
    """A set of links as the kernel takes it."""
    return words(links, (len(board_arrays(board_id).cost) + 63) // 64)


def _build(board: RailBoard) -> BoardArrays:
    layout, size = board.layout, board.size
    place = [bit.bit_length() - 1 for bit in layout.bit]
    width = (max(place) + 64) // 64
    node_at = np.full(64 * width, -1, dtype=np.int64)
    node_at[place] = np.arange(size)
    ends = np.array(board.ends, dtype=np.int64)
    link_at = np.full((size, size), -1, dtype=np.int64)
    link_at[ends[:, 0], ends[:, 1]] = link_at[ends[:, 1], ends[:, 0]] = np.arange(len(ends))
    waves = [layout.ball(node) for node in range(size)]
    longest = max(len(wave) for wave in waves)
    balls = np.array([[words(level, width) for level in _padded(wave, longest)] for wave in waves])
    return BoardArrays(
        place=np.array(place, dtype=np.int64),
        node_at=node_at,
        everywhere=words(layout.everywhere, width),
        single_by=np.array([by for by, _ in layout.single], dtype=np.int64),
        single_from=_rows([low for _, low in layout.single], width),
        double_by=np.array([by for by, _ in layout.double], dtype=np.int64),
        double_from=_rows([low for _, low in layout.double], width),
        near_single=_by_place(layout.near_single, width),
        near_double=_by_place(layout.near_double, width),
        ends=ends,
        cost=np.array([link.cost for link in board.links], dtype=np.int64),
        link_at=link_at,
        links_of=_links_of(board),
        balls=balls,
        apart=_apart(waves, layout.bit),
        parts=_parts(),
        within=np.array([_within(s) for s in range(64)], dtype=np.int64),
    )


def _padded(wave: list[Bits], length: int) -> list[Bits]:
    return wave + wave[-1:] * (length - len(wave))


def _rows(sets: list[Bits], width: int) -> Words:
    return np.array([words(bits, width) for bits in sets], dtype=np.uint64).reshape(len(sets), width)


def _by_place(near: dict[Bits, Bits], width: int) -> Words:
    rows = np.zeros((64 * width, width), dtype=np.uint64)
    for bit, neighbours in near.items():
        rows[bit.bit_length() - 1] = words(neighbours, width)
    return rows


def _links_of(board: RailBoard) -> Ints:
    most = max(links.bit_count() for links in board.incident)
    rows = np.full((board.size, most), -1, dtype=np.int64)
    filled = [0] * board.size
    for index, ends in enumerate(board.ends):
        for node in ends:
            rows[node, filled[node]] = index
            filled[node] += 1
    return rows


def _apart(waves: list[list[Bits]], bit: list[Bits]) -> Ints:
    def distance(wave: list[Bits], place: Bits) -> int:
        return next(cost for cost, reached in enumerate(wave) if reached & place)

    return np.array([[distance(wave, place) for place in bit] for wave in waves], dtype=np.int64)


def _parts() -> Ints:
    table = np.zeros((8, 128), dtype=np.int64)
    for count in range(8):
        sets: Any = sorted((s for s in range(1 << count) if s.bit_count() > 1), key=lambda s: (s.bit_count(), s))
        table[count, : len(sets)] = sets
    return table


def _within(terminals: int) -> int:
    return bits_of(s for s in range(terminals) if s & terminals == s and s.bit_count() > 1)
