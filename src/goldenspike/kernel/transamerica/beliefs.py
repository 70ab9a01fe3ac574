"""How well every hand that a player may hold fits what the player did, compiled.

All hands share their parts: a tree over three cities is grown once for the hands that have them.
"""

from __future__ import annotations

import numpy as np

from goldenspike.kernel.arrays import Bytes, Flags, Floats, Ints, Words
from goldenspike.kernel.compiled import entry, inner
from goldenspike.kernel.dice import draw
from goldenspike.kernel.transamerica.distances import DEAR, copy_row, fill, lower_to_sum, lower_to_sum_of_three, relax
from goldenspike.kernel.transamerica.policy import Desk
from goldenspike.kernel.transamerica.rounds import ones

DETOUR = 3
"""Where parts of a tree meet for more than this above the best place, the way from there is hardly ever longer.

So one cost in a thousand comes out too dear: guesses bear that."""


@entry
def hand_costs(apart: Bytes, root: int, cards: Ints, hands: Ints, trees: Bytes, desk: Desk, costs: Ints) -> None:
    """What completing from ``root`` costs with each hand; from the best start of all, if there is no root (-1).

    ``cards`` has a row a colour; a hand is a number whose digits choose from the rows. ``trees`` has a
    row for every choice of one card or none of each colour, with and without the root.
    """
    colors, kinds = cards.shape
    fill(desk.work.far, 0)
    grown = np.zeros(len(trees), dtype=np.bool_)
    ends, code = np.empty(9, dtype=np.int64), np.zeros(512, dtype=np.int64)
    count = colors if root < 0 else colors + 1
    for h in range(len(hands)):
        left, place = hands[h], 1
        for t in range(count):
            digit = left % kinds if t < colors else 0
            left //= kinds
            ends[t] = cards[t, digit] if t < colors else root
            for part in range(1 << t):
                code[1 << t | part] = code[part] + (digit + 1) * place
            place *= kinds + 1
        costs[h] = _cost(apart, ends, code, count, grown, trees, desk)


@inner
def _cost(apart: Bytes, ends: Ints, code: Ints, count: int, grown: Flags, trees: Bytes, desk: Desk) -> int:
    """A tree has a node at which it falls into parts of half the terminals at most.

    So no larger trees are needed: of six terminals two threes or three twos meet there, of five two twos and one.
    """
    row, whole = desk.near, (1 << count) - 1
    fill(row, DEAR)
    half = count // 2
    if count > 6:
        half = count - 1
    for part in range(1, whole):
        if not grown[code[part]] and ones(np.uint64(part)) <= half:
            grown[code[part]] = True
            _grow_part(apart, ends, code, part, trees, desk)
    if count < 5 or count > 6:
        for part in range(1, whole, 2):
            if ones(np.uint64(part)) <= half and ones(np.uint64(whole ^ part)) <= half:
                lower_to_sum(row, trees[code[part]], trees[code[whole ^ part]])
    if count == 3:
        lower_to_sum_of_three(row, trees[code[1]], trees[code[2]], trees[code[4]])
    if count >= 5:
        _meet_in_threes(code, count, trees, row)
    best = DEAR
    for node in range(len(apart)):
        best = min(best, int(row[node]))
    return best


@inner
def _meet_in_threes(code: Ints, count: int, trees: Bytes, row: Bytes) -> None:
    """Five or six terminals: three parts of two (or two twos and one) meet; of six, two parts of three too."""
    if count > 6:
        return
    whole = (1 << count) - 1
    for i in range(count):
        if count == 6 and i > 0:
            break
        single = 1 << i
        for j in range(count):
            if j == i or (count == 5 and j > 0 and not (i == 0 and j == 1)):
                continue
            first = single | 1 << j if count == 6 else single
            rest = whole ^ first
            low = rest & -rest
            for k in range(count):
                pair = low | 1 << k
                if rest >> k & 1 and 1 << k != low:
                    lower_to_sum_of_three(row, trees[code[first]], trees[code[pair]], trees[code[rest ^ pair]])
            if count == 5:
                break
    if count == 6:
        for part in range(1, whole, 2):
            if ones(np.uint64(part)) == 3:
                lower_to_sum(row, trees[code[part]], trees[code[whole ^ part]])


@inner
def _grow_part(apart: Bytes, ends: Ints, code: Ints, part: int, trees: Bytes, desk: Desk) -> None:
    row = trees[code[part]]
    if part & (part - 1) == 0:
        t = 0
        while part >> t != 1:
            t += 1
        copy_row(row, apart[ends[t]])
        return
    fill(row, DEAR)
    low, half = part & -part, (part - 1) & part
    while half:
        if half & low:
            lower_to_sum(row, trees[code[half]], trees[code[part ^ half]])
        half = (half - 1) & part
    relax(apart, row, lowest(row) + DETOUR, desk.work)


@inner
def lowest(row: Bytes) -> int:
    least = np.uint8(DEAR)
    for i in range(len(row)):
        least = min(least, row[i])
    return int(least)


@entry
def deal_worlds(cards: Ints, chances: Floats, seats: Ints, state: Words, worlds: Ints) -> None:
    """Fill in the hands of some seats by their chances (running sums), no card twice in a world."""
    colors, kinds = cards.shape
    used = np.zeros((colors, kinds), dtype=np.bool_)
    for w in range(len(worlds)):
        used[:] = False
        first = draw(state, len(seats))
        for i in range(len(seats)):
            k = (first + i) % len(seats)
            hand = 0
            for _ in range(60):
                hand = _drawn(chances[k], state)
                left, fits = hand, True
                for color in range(colors):
                    fits &= not used[color, left % kinds]
                    left //= kinds
                if fits:
                    break
            for color in range(colors):
                card = hand % kinds
                while used[color, card]:  # only if every draw clashed
                    card = (card + 1) % kinds
                used[color, card] = True
                worlds[w, seats[k], color] = cards[color, card]
                hand //= kinds


@inner
def _drawn(sums: Floats, state: Words) -> int:
    wanted = sums[-1] * (draw(state, 1 << 30) + 0.5) / (1 << 30)
    low, high = 0, len(sums) - 1
    while low < high:
        middle = (low + high) // 2
        if sums[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return low
