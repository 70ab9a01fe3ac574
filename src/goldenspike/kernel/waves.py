"""Waves over a board, compiled: the same steps as ``games.transamerica.layout``."""

from __future__ import annotations

import numpy as np
from numba import njit

from goldenspike.kernel.arrays import BoardArrays, Ints, Words

ZERO = np.uint64(0)
ONE = np.uint64(1)


@njit(cache=True)
def has(bits: Words, place: int) -> bool:
    return (bits[place >> 6] >> np.uint64(place & 63)) & ONE != ZERO


@njit(cache=True)
def put(bits: Words, place: int) -> None:
    bits[place >> 6] |= ONE << np.uint64(place & 63)


@njit(cache=True)
def copy(into: Words, bits: Words) -> None:
    for i in range(len(into)):
        into[i] = bits[i]


@njit(cache=True)
def add(into: Words, bits: Words) -> None:
    for i in range(len(into)):
        into[i] |= bits[i]


@njit(cache=True)
def add_common(into: Words, a: Words, b: Words) -> None:
    for i in range(len(into)):
        into[i] |= a[i] & b[i]


@njit(cache=True)
def clear(bits: Words) -> None:
    for i in range(len(bits)):
        bits[i] = ZERO


@njit(cache=True)
def meet(a: Words, b: Words) -> bool:
    for i in range(len(a)):  # noqa: SIM110
        if a[i] & b[i] != ZERO:
            return True
    return False


@njit(cache=True)
def lowest_common(a: Words, b: Words) -> int:
    """The lowest member of both sets, or -1."""
    for i in range(len(a)):
        word = a[i] & b[i]
        if word != ZERO:
            place = 64 * i
            while word & np.uint64(0xFF) == ZERO:
                word >>= np.uint64(8)
                place += 8
            while word & ONE == ZERO:
                word >>= ONE
                place += 1
            return place
    return -1


@njit(cache=True)
def spread(nodes: Words, by: Ints, low_ends: Words, grown: Words) -> None:
    """Add to ``grown`` the places one link away from ``nodes``."""
    width = len(nodes)
    for k in range(len(by)):
        skip = by[k] >> 6
        left = np.uint64(by[k] & 63)
        right = np.uint64(64) - left
        for i in range(width):
            up, down = ZERO, ZERO
            if i >= skip:
                up = (nodes[i - skip] & low_ends[k, i - skip]) << left
                if left != ZERO and i > skip:
                    up |= (nodes[i - skip - 1] & low_ends[k, i - skip - 1]) >> right
            if i + skip < width:
                down = nodes[i + skip] >> left
                if left != ZERO and i + skip + 1 < width:
                    down |= nodes[i + skip + 1] << right
            grown[i] |= up | (down & low_ends[k, i])


@njit(cache=True)
def step(board: BoardArrays, last: Words, before: Words, groups: Words, reached: Words) -> None:
    """What is reached for one more than ``last``. A wave that touches a group has all of it."""
    copy(reached, last)
    spread(last, board.single_by, board.single_from, reached)
    spread(before, board.double_by, board.double_from, reached)
    for g in range(len(groups)):
        if meet(reached, groups[g]):
            add(reached, groups[g])


@njit(cache=True)
def find_groups(board: BoardArrays, laid: Words, groups: Words) -> int:
    """The sets of places that tracks join; how many there are."""
    width = groups.shape[1]
    count = 0
    both = np.zeros(width, dtype=np.uint64)
    for link in range(len(board.cost)):
        if not has(laid, link):
            continue
        clear(both)
        put(both, board.place[board.ends[link, 0]])
        put(both, board.place[board.ends[link, 1]])
        home = -1
        g = 0
        while g < count:
            if meet(groups[g], both):
                if home < 0:
                    home = g
                    add(groups[g], both)
                else:
                    add(groups[home], groups[g])
                    count -= 1
                    copy(groups[g], groups[count])
                    continue
            g += 1
        if home < 0:
            copy(groups[count], both)
            count += 1
    return count


@njit(cache=True)
def same(a: Words, b: Words) -> bool:
    for i in range(len(a)):  # noqa: SIM110
        if a[i] != b[i]:
            return False
    return True


@njit(cache=True)
def run_wave(board: BoardArrays, groups: Words, wave: Words) -> int:
    """Let a wave run from ``wave[0]`` until it covers the board; its length."""
    nothing = np.zeros(wave.shape[1], dtype=np.uint64)
    length = 1
    while length < len(wave):
        before = wave[length - 2] if length > 1 else nothing
        step(board, wave[length - 1], before, groups, wave[length])
        length += 1
        if same(wave[length - 1], board.everywhere):
            break
    return length
