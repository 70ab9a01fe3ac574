"""Costs for every node at once, compiled: how far it is, what a start marker there would miss."""

from __future__ import annotations

import numpy as np

from goldenspike.kernel.arrays import Ints, Words
from goldenspike.kernel.compiled import entry, once
from goldenspike.kernel.transamerica.arrays import BoardArrays
from goldenspike.kernel.transamerica.steiner import FAR
from goldenspike.kernel.transamerica.waves import has


@entry
def spread_costs(board: BoardArrays, laid: Words, start: Ints) -> Ints:
    cost = np.full(len(board.place), FAR)
    for node in start:
        cost[node] = 0
    relax(board, laid, cost)
    return cost


@entry
def everywhere(board: BoardArrays, laid: Words, cities: Ints) -> Ints:
    """Dreyfus and Wagner over plain arrays: the trees over all cities that end in each node."""
    size, whole = len(board.place), (1 << len(cities)) - 1
    cost = np.full((whole + 1, size), FAR)
    for terminals in range(1, whole + 1):
        row = cost[terminals]
        if terminals & (terminals - 1) == 0:
            t = 0
            while terminals >> t != 1:
                t += 1
            row[cities[t]] = 0
        else:
            merge(cost, terminals)
        relax(board, laid, row)
    return cost[whole]


@once
def merge(cost: Ints, terminals: int) -> None:
    row, low = cost[terminals], terminals & -terminals
    a = (terminals - 1) & terminals
    while a:
        if a & low:
            one, other = cost[a], cost[terminals ^ a]
            for node in range(len(row)):
                row[node] = min(row[node], one[node] + other[node])
        a = (a - 1) & terminals


@once
def relax(board: BoardArrays, laid: Words, cost: Ints) -> None:
    """Lower every cost to what arriving along links allows, by rising cost."""
    size = len(cost)
    most = 0
    for node in range(size):
        if cost[node] < FAR:
            most = max(most, cost[node])
    heads = np.full(most + 3 + size, -1)
    following = np.full(4 * len(board.cost) + size, -1)
    entry = np.empty(4 * len(board.cost) + size, dtype=np.int64)
    used = 0
    for node in range(size):
        if cost[node] < FAR:
            entry[used], following[used], heads[cost[node]] = node, heads[cost[node]], used
            used += 1
    at = 0
    while at < len(heads):
        item = heads[at]
        if item < 0:
            at += 1
            continue
        heads[at] = following[item]
        node = entry[item]
        if cost[node] != at:
            continue
        for link in board.links_of[node]:
            if link < 0:
                break
            other = board.ends[link, 0] + board.ends[link, 1] - node
            price = 0 if has(laid, link) else board.cost[link]
            if at + price < cost[other]:
                cost[other] = at + price
                entry[used], following[used], heads[at + price] = other, heads[at + price], used
                used += 1
