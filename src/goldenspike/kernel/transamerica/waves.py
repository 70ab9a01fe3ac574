"""Waves over a board, compiled: the same steps as ``games.transamerica.layout``."""

from __future__ import annotations

import numpy as np

from goldenspike.kernel.arrays import Ints, Words
from goldenspike.kernel.compiled import inner, once
from goldenspike.kernel.transamerica.arrays import BoardArrays

ZERO = np.uint64(0)
ONE = np.uint64(1)


@inner
def has(bits: Words, place: int) -> bool:
    return (bits[place >> 6] >> np.uint64(place & 63)) & ONE != ZERO


@inner
def put(bits: Words, place: int) -> None:
    bits[place >> 6] |= ONE << np.uint64(place & 63)


@inner
def copy(into: Words, bits: Words) -> None:
    for i in range(len(into)):
        into[i] = bits[i]


@inner
def add(into: Words, bits: Words) -> None:
    for i in range(len(into)):
        into[i] |= bits[i]


@inner
def add_common(into: Words, a: Words, b: Words) -> None:
    for i in range(len(into)):
        into[i] |= a[i] & b[i]


@inner
def clear(bits: Words) -> None:
    for i in range(len(bits)):
        bits[i] = ZERO


@inner
def meet(a: Words, b: Words) -> bool:
    for i in range(len(a)):
        if a[i] & b[i] != ZERO:
            return True
    return False


@inner
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


@inner
def spread(waves: Words, w: int, source: int, target: int, by: Ints, low_ends: Words) -> None:
    """Add to ``waves[w, target]`` the places one link away from ``waves[w, source]``."""
    width = waves.shape[2]
    for k in range(len(by)):
        skip = by[k] >> 6
        left = np.uint64(by[k] & 63)
        right = np.uint64(64) - left
        carry = ZERO
        for i in range(skip, width):
            moving = waves[w, source, i - skip] & low_ends[k, i - skip]
            waves[w, target, i] |= moving << left | carry
            carry = ZERO if left == ZERO else moving >> right
        carry = ZERO
        for i in range(width - 1, skip - 1, -1):
            moving = waves[w, source, i]
            waves[w, target, i - skip] |= (moving >> left | carry) & low_ends[k, i - skip]
            carry = ZERO if left == ZERO else moving << right


@once
def step(board: BoardArrays, waves: Words, w: int, cost: int, groups: Words) -> None:
    """What wave w reaches for ``cost``. A wave that touches a group has all of it."""
    width = waves.shape[2]
    for i in range(width):
        waves[w, cost, i] = waves[w, cost - 1, i]
    spread(waves, w, cost - 1, cost, board.single_by, board.single_from)
    if cost > 1:
        spread(waves, w, cost - 2, cost, board.double_by, board.double_from)
    for g in range(len(groups)):
        touches = False
        for i in range(width):
            touches |= waves[w, cost, i] & groups[g, i] != ZERO
        if touches:
            for i in range(width):
                waves[w, cost, i] |= groups[g, i]


@once
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


@once
def run_wave(board: BoardArrays, groups: Words, waves: Words, w: int) -> int:
    """Let a wave run from ``waves[w, 0]`` until it covers the board; its length."""
    length = 1
    while length < waves.shape[1]:
        step(board, waves, w, length, groups)
        covered = True
        for i in range(waves.shape[2]):
            covered &= waves[w, length, i] == board.everywhere[i]
        length += 1
        if covered:
            break
    return length
