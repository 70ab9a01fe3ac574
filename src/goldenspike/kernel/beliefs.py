"""How well every hand that a player may hold fits what the player did, compiled.

All hands share their parts: a tree over three cities is grown once for the hands that have them.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from goldenspike.kernel.arrays import Ints, Words
from goldenspike.kernel.distances import DEAR, Bytes, copy_row, fill, lower_to_sum, relax
from goldenspike.kernel.policy import Desk, Floats
from goldenspike.kernel.rounds import draw

FAR_TREE = 45
"""Trees that cost more are no part of a hand worth completing."""


@njit(cache=True)
def hand_costs(
    apart: Bytes, root: int, cards: Ints, hands: Ints, trees: Bytes, desk: Desk, costs: Ints, free: Ints
) -> None:
    """What completing from ``root`` costs with each hand, and from the best start of all (``free``).

    ``cards`` has a row a colour; a hand is a number whose digits choose from the rows.
    """
    colors, kinds = cards.shape
    grown = np.zeros(len(trees), dtype=np.bool_)
    digit, code = np.empty(8, dtype=np.int64), np.empty(256, dtype=np.int64)
    row = desk.near
    whole = (1 << colors) - 1
    code[0] = 0
    for h in range(len(hands)):
        left, place = hands[h], 1
        for color in range(colors):
            digit[color] = left % kinds
            left //= kinds
            bit = 1 << color
            for part in range(bit):
                code[bit | part] = code[part] + (digit[color] + 1) * place
            place *= kinds + 1
        for part in range(1, whole):
            if not grown[code[part]]:
                grown[code[part]] = True
                _grow_part(apart, cards, digit, code, part, trees, desk)
        fill(row, DEAR)
        half = (whole - 1) & whole
        while half:
            if half & 1:
                lower_to_sum(row, trees[code[half]], trees[code[whole ^ half]])
            half = (half - 1) & whole
        here, best, mine = DEAR, DEAR, apart[root]
        for node in range(len(apart)):
            best = min(best, int(row[node]))
            here = min(here, int(row[node]) + int(mine[node]))
        costs[h], free[h] = here, best


@njit(cache=True)
def _grow_part(apart: Bytes, cards: Ints, digit: Ints, code: Ints, part: int, trees: Bytes, desk: Desk) -> None:
    row = trees[code[part]]
    if part & (part - 1) == 0:
        color = 0
        while part >> color != 1:
            color += 1
        copy_row(row, apart[cards[color, digit[color]]])
        return
    fill(row, DEAR)
    low, half = part & -part, (part - 1) & part
    while half:
        if half & low:
            lower_to_sum(row, trees[code[half]], trees[code[part ^ half]])
        half = (half - 1) & part
    relax(apart, row, FAR_TREE, desk.nodes, desk.more)


@njit(cache=True)
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


@njit(cache=True)
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
