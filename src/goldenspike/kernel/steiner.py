"""Exact completions, compiled: the algorithm of ``games.transamerica.scoring``, tie by tie.

Beside one marker's completion there is what bots and analysis ask for: the distance of every
node from a network, and the completion cost for every possible start marker at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numba import njit

from goldenspike.core.bits import Bits
from goldenspike.games.transamerica.scoring import Completion
from goldenspike.kernel.arrays import BoardArrays, Flags, Ints, Words, board_arrays, link_words
from goldenspike.kernel.waves import (
    add,
    add_common,
    clear,
    copy,
    find_groups,
    has,
    lowest_common,
    meet,
    put,
    run_wave,
    spread,
    step,
)

FAR = 1 << 30
MOST_GROUPS = 64
"""More than the start markers of any table, and than the ends of its coloured tracks, can make."""


def completion(board_id: str, laid: Bits, root: int, cities: Sequence[int]) -> Completion:
    """The cheapest way to join the cities to the root, and one set of links for it."""
    board = board_arrays(board_id)
    links = np.zeros(len(board.cost), dtype=np.bool_)
    cost = solve(board, link_words(board_id, laid), root, np.array(cities, dtype=np.int64), links, True)
    return Completion(int(cost), tuple(int(link) for link in np.flatnonzero(links)))


def completion_cost(board_id: str, laid: Bits, root: int, cities: Sequence[int]) -> int:
    """What joining the cities to the root costs."""
    board = board_arrays(board_id)
    nothing = np.zeros(0, dtype=np.bool_)
    cost = solve(board, link_words(board_id, laid), root, np.array(cities, dtype=np.int64), nothing, False)
    return int(cost)


class Ground(NamedTuple):
    """A board under laid tracks: what they join, and the waves from that."""

    groups: Words
    waves: Words
    lengths: Ints


class Terminals(NamedTuple):
    """The places to join, those that tracks join already being one; the root is the last."""

    nodes: Ints
    bits: Words
    group: Ints
    to_group: Ints
    apart: Ints


class Trees(NamedTuple):
    """For each set of terminals its wave, how long it is, and the least cost at which it is not empty."""

    waves: Words
    size: Ints
    least: Ints


@njit(cache=True)
def solve(board: BoardArrays, laid: Words, root: int, cities: Ints, links: Flags, want_links: bool) -> int:
    """The cost of the cheapest completion; its links, if wanted, are marked in ``links``."""
    return solve_on(board, survey(board, laid), root, cities, links, want_links)


@njit(cache=True)
def survey(board: BoardArrays, laid: Words) -> Ground:
    width = len(board.everywhere)
    space = np.empty((MOST_GROUPS, width), dtype=np.uint64)
    count = find_groups(board, laid, space)
    groups = space[:count]
    waves = np.empty((count, board.balls.shape[1], width), dtype=np.uint64)
    lengths = np.empty(count, dtype=np.int64)
    for g in range(count):
        copy(waves[g, 0], groups[g])
        lengths[g] = run_wave(board, groups, waves[g])
    return Ground(groups, waves, lengths)


@njit(cache=True)
def solve_on(board: BoardArrays, ground: Ground, root: int, cities: Ints, links: Flags, want_links: bool) -> int:
    """``solve`` on a board that was surveyed."""
    terminals = gather(board, ground, root, cities)
    last = len(terminals.nodes) - 1
    if last == 0:
        return 0
    pairs = np.empty((last, 2), dtype=np.int64)
    most = span(terminals.apart, pairs)
    if last > 1:
        cost = branch(board, ground, terminals, most - 1, links, want_links)
        if cost >= 0:
            return cost
    if want_links:
        for p in range(last):
            i, j = pairs[p]
            distance = terminals.apart[i, j]
            wave = arrivals(board, ground, terminals, i, distance)
            walk(board, ground, wave, lowest_common(terminals.bits[j], terminals.bits[j]), distance, links)
    return most


@njit(cache=True)
def gather(board: BoardArrays, ground: Ground, root: int, cities: Ints) -> Terminals:
    """The terminals that tracks do not join yet, and how far apart they are."""
    count = len(ground.groups)
    nodes = np.empty(len(cities) + 2, dtype=np.int64)
    bits = np.zeros((len(cities) + 2, len(board.everywhere)), dtype=np.uint64)
    group = np.full(len(cities) + 2, -1, dtype=np.int64)
    seen = np.zeros(len(board.everywhere), dtype=np.uint64)
    found = 0
    for k in range(len(cities) + 1):
        node = root if k == 0 else cities[k - 1]
        if has(seen, board.place[node]):
            continue
        nodes[found] = node
        put(bits[found], board.place[node])
        for g in range(count):
            if has(ground.groups[g], board.place[node]):
                group[found] = g
                copy(bits[found], ground.groups[g])
        add(seen, bits[found])
        found += 1
    nodes[found], group[found] = nodes[0], group[0]
    copy(bits[found], bits[0])
    to_group = np.empty((found, count), dtype=np.int64)
    for t in range(found):
        for g in range(count):
            to_group[t, g] = level(ground.waves[g], bits[t + 1])
    apart = distances(board, nodes[1:], group[1:], to_group)
    return Terminals(nodes[1 : found + 1], bits[1 : found + 1], group[1 : found + 1], to_group, apart)


@njit(cache=True)
def level(wave: Words, place: Words) -> int:
    """The cost at which a wave reaches a place."""
    cost = 0
    while not meet(wave[cost], place):
        cost += 1
    return cost


@njit(cache=True)
def distances(board: BoardArrays, nodes: Ints, group: Ints, to_group: Ints) -> Ints:
    count = len(to_group)
    apart = np.zeros((count, count), dtype=np.int64)
    for i in range(count):
        for j in range(i):
            best = FAR
            if group[i] < 0 and group[j] < 0:
                best = board.apart[nodes[i], nodes[j]]
            for g in range(to_group.shape[1]):
                best = min(best, to_group[i, g] + to_group[j, g])
            apart[i, j] = apart[j, i] = best
    return apart


@njit(cache=True)
def span(apart: Ints, pairs: Ints) -> int:
    """The cost of the cheapest spanning tree; its pairs."""
    root = len(apart) - 1
    near = apart[root, :root].copy()
    via = np.full(root, root)
    left = np.ones(root, dtype=np.bool_)
    total = 0
    for p in range(root):
        nearest = -1
        for t in range(root):
            if left[t] and (nearest < 0 or near[t] < near[nearest]):
                nearest = t
        left[nearest] = False
        total += near[nearest]
        pairs[p, 0], pairs[p, 1] = via[nearest], nearest
        for t in range(root):
            if left[t] and apart[nearest, t] < near[t]:
                near[t], via[t] = apart[nearest, t], nearest
    return total


@njit(cache=True)
def half_round_trip(terminals: int, apart: Ints) -> int:
    """At least what joining a set of terminals costs; of more than four, four are enough."""
    stops = np.empty(4, dtype=np.int64)
    count = 0
    for t in range(len(apart)):
        if terminals >> t & 1 and count < 4:
            stops[count] = t
            count += 1
    if count < 2:
        return 0
    a, b = stops[0], stops[1]
    if count == 2:
        return apart[a, b]
    c = stops[2]
    if count == 3:
        return (apart[a, b] + apart[b, c] + apart[c, a] + 1) // 2
    d = stops[3]
    x, y, z = apart[a, b] + apart[c, d], apart[a, c] + apart[b, d], apart[a, d] + apart[b, c]
    return (x + y + z - max(x, y, z) + 1) // 2


@njit(cache=True)
def arrivals(board: BoardArrays, ground: Ground, terminals: Terminals, terminal: int, limit: int) -> Words:
    wave = np.empty((limit + 1, len(board.everywhere)), dtype=np.uint64)
    arrive(board, ground, terminals, terminal, limit, wave)
    return wave


@njit(cache=True)
def arrive(board: BoardArrays, ground: Ground, terminals: Terminals, terminal: int, limit: int, wave: Words) -> None:
    """The wave from one terminal: its own, or one that a group of tracks carries on."""
    own, lengths = terminals.group[terminal], ground.lengths
    longest = board.balls.shape[1]
    for cost in range(limit + 1):
        if own >= 0:
            copy(wave[cost], ground.waves[own, min(cost, lengths[own] - 1)])
        else:
            copy(wave[cost], board.balls[terminals.nodes[terminal], min(cost, longest - 1)])
    if own < 0:
        for g in range(len(lengths)):
            distance = terminals.to_group[terminal, g]
            for cost in range(distance, limit + 1):
                add(wave[cost], ground.waves[g, min(cost - distance, lengths[g] - 1)])


@njit(cache=True)
def branch(board: BoardArrays, ground: Ground, terminals: Terminals, most: int, links: Flags, want_links: bool) -> int:
    """The cost of the cheapest tree that branches, if it is no more than ``most``; else -1."""
    root, apart = len(terminals.nodes) - 1, terminals.apart
    whole = (1 << root) - 1
    everyone = (whole << 1) | 1
    waves = np.empty((whole + 1, most + 1, len(board.everywhere)), dtype=np.uint64)
    trees = Trees(waves, np.zeros(whole + 1, dtype=np.int64), np.full(whole + 1, FAR))
    for t in range(root):
        trees.least[1 << t] = 0
        limit = most - half_round_trip(everyone ^ (1 << t), apart)
        if limit >= 0:
            arrive(board, ground, terminals, t, limit, waves[1 << t])
            trees.size[1 << t] = limit + 1
    for part in board.parts[root]:
        if part == 0:
            break
        limit = most - half_round_trip(everyone ^ part, apart)
        start = half_round_trip(part, apart)
        if start <= limit and can_join(part, trees.least, most):
            join(board, ground.groups, trees, part, start, limit)
    least = trees.least[whole]
    if least > most:
        return -1
    rooted = arrivals(board, ground, terminals, root, most - least)
    for cost in range(least, most + 1):
        for first in range(least, cost + 1):
            if meet(waves[whole, first], rooted[cost - first]):
                if want_links:
                    place = lowest_common(waves[whole, first], rooted[cost - first])
                    trace(board, ground, trees, place, first, links)
                    walk(board, ground, rooted, place, cost - first, links)
                return cost
    return -1


@njit(cache=True)
def can_join(terminals: Terminals, least: Ints, most: int) -> bool:
    low = terminals & -terminals
    a = (terminals - 1) & terminals
    while a:
        if a & low and least[a] + least[terminals ^ a] <= most:
            return True
        a = (a - 1) & terminals
    return False


@njit(cache=True)
def join(board: BoardArrays, groups: Words, trees: Trees, part: int, start: int, limit: int) -> None:
    """The trees over a set: where its parts' trees meet, and on from there."""
    waves, size, least = trees.waves, trees.size, trees.least
    whole, low = len(waves) - 1, part & -part
    nothing = np.zeros(waves.shape[2], dtype=np.uint64)
    for cost in range(start):
        clear(waves[part, cost])
    for cost in range(start, limit + 1):
        reached = waves[part, cost]
        if cost == start:
            clear(reached)
        elif part == whole:
            copy(reached, waves[part, cost - 1])
        else:
            before = waves[part, cost - 2] if cost > 1 else nothing
            step(board, waves[part, cost - 1], before, groups, reached)
        a = (part - 1) & part
        while a:
            b = part ^ a
            if a & low and least[a] + least[b] <= cost:
                for share in range(max(least[a], cost + 1 - size[b]), min(size[a], cost + 1 - least[b])):
                    add_common(reached, waves[a, share], waves[b, cost - share])
            a = (a - 1) & part
        if least[part] == FAR and meet(reached, reached):
            least[part] = cost
    size[part] = limit + 1


@njit(cache=True)
def trace(board: BoardArrays, ground: Ground, trees: Trees, place: int, cost: int, links: Flags) -> None:
    """Mark the links of a tree over all terminals but the root that ends in ``place`` and costs ``cost``."""
    todo = np.empty((16, 3), dtype=np.int64)
    todo[0, 0], todo[0, 1], todo[0, 2] = len(trees.waves) - 1, place, cost
    left = 1
    while left:
        left -= 1
        part, place, cost = todo[left, 0], todo[left, 1], todo[left, 2]
        if part & (part - 1) == 0:
            walk(board, ground, trees.waves[part], place, cost, links)
            continue
        half, share = split_at(trees, part, place, cost)
        if half:
            todo[left, 0], todo[left, 1], todo[left, 2] = half, place, share
            left += 1
            todo[left, 0], todo[left, 1], todo[left, 2] = part ^ half, place, cost - share
        else:
            link, source, price = step_back(board, ground, trees.waves[part], place, cost)
            links[link] = True
            todo[left, 0], todo[left, 1], todo[left, 2] = part, source, cost - price
        left += 1


@njit(cache=True)
def split_at(trees: Trees, part: int, place: int, cost: int) -> tuple[int, int]:
    """The first split of a tree at a place, and what its first half costs; 0 if there is none."""
    waves, size = trees.waves, trees.size
    low = part & -part
    for a in range(1, part):
        if a & part == a and a & low:
            b = part ^ a
            for share in range(max(0, cost + 1 - size[b]), min(cost + 1, size[a])):
                if has(waves[a, share], place) and has(waves[b, cost - share], place):
                    return a, share
    return 0, 0


@njit(cache=True)
def walk(board: BoardArrays, ground: Ground, wave: Words, place: int, cost: int, links: Flags) -> None:
    """Mark the links of a cheapest way from ``place`` back to where a wave began."""
    while cost:
        link, place, price = step_back(board, ground, wave, place, cost)
        links[link] = True
        cost -= price


@njit(cache=True)
def step_back(board: BoardArrays, ground: Ground, wave: Words, place: int, cost: int) -> tuple[int, int, int]:
    """A free link along which a wave came, the place it came from, and its price."""
    here = np.zeros(len(board.everywhere), dtype=np.uint64)
    put(here, place)
    for g in range(len(ground.groups)):
        if has(ground.groups[g], place):
            copy(here, ground.groups[g])
    price, near = 1, board.near_single
    came = np.zeros(len(board.everywhere), dtype=np.uint64)
    spread(here, board.single_by, board.single_from, came)
    source = lowest_common(came, wave[cost - 1])
    if source < 0:
        price, near = 2, board.near_double
        clear(came)
        spread(here, board.double_by, board.double_from, came)
        source = lowest_common(came, wave[cost - 2])
    target = lowest_common(near[source], here)
    return board.link_at[board.node_at[source], board.node_at[target]], source, price


# Everywhere at once


def distances_from(board_id: str, laid: Bits, network: Bits) -> Ints:
    """The cost of reaching every node from a set of nodes, laid tracks being free."""
    board = board_arrays(board_id)
    start = np.array([node for node in range(len(board.place)) if network >> node & 1], dtype=np.int64)
    costs: Ints = spread_costs(board, link_words(board_id, laid), start)
    return costs


@njit(cache=True)
def spread_costs(board: BoardArrays, laid: Words, start: Ints) -> Ints:
    cost = np.full(len(board.place), FAR)
    for node in start:
        cost[node] = 0
    relax(board, laid, cost)
    return cost


def completion_costs(board_id: str, laid: Bits, cities: Sequence[int]) -> Ints:
    """For every node, what joining the cities to a start marker there costs."""
    board = board_arrays(board_id)
    costs: Ints = everywhere(board, link_words(board_id, laid), np.array(cities, dtype=np.int64))
    return costs


@njit(cache=True)
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


@njit(cache=True)
def merge(cost: Ints, terminals: int) -> None:
    row, low = cost[terminals], terminals & -terminals
    a = (terminals - 1) & terminals
    while a:
        if a & low:
            one, other = cost[a], cost[terminals ^ a]
            for node in range(len(row)):
                row[node] = min(row[node], one[node] + other[node])
        a = (a - 1) & terminals


@njit(cache=True)
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
