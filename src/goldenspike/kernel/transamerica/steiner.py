"""Exact completions, compiled: the algorithm of ``games.transamerica.scoring``, tie by tie."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from goldenspike.kernel.arrays import Flags, Ints, Words
from goldenspike.kernel.compiled import entry, inner, once
from goldenspike.kernel.transamerica.arrays import BoardArrays
from goldenspike.kernel.transamerica.waves import (
    ZERO,
    add,
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


@entry
def solve(board: BoardArrays, laid: Words, root: int, cities: Ints, links: Flags) -> int:
    """The cost of the cheapest completion; its links are marked in ``links``, unless that is empty."""
    return solve_on(board, survey(board, laid), root, cities, links)


@once
def survey(board: BoardArrays, laid: Words) -> Ground:
    space = np.empty((len(board.place) // 2 + 1, len(board.everywhere)), dtype=np.uint64)
    return ground_of(board, space[: find_groups(board, laid, space)])


@once
def ground_of(board: BoardArrays, groups: Words) -> Ground:
    """Let a wave run from every group."""
    count, width = groups.shape
    waves = np.empty((count, board.balls.shape[1], width), dtype=np.uint64)
    lengths = np.empty(count, dtype=np.int64)
    for g in range(count):
        copy(waves[g, 0], groups[g])
        lengths[g] = run_wave(board, groups, waves, g)
    return Ground(groups, waves, lengths)


@inner
def solve_on(board: BoardArrays, ground: Ground, root: int, cities: Ints, links: Flags) -> int:
    """``solve`` on a board that was surveyed."""
    terminals = gather(board, ground, root, cities)
    last = len(terminals.nodes) - 1
    if last == 0:
        return 0
    pairs = np.empty((last, 2), dtype=np.int64)
    most = span(terminals.apart, pairs)
    if last > 1:
        cost = branch(board, ground, terminals, most - 1, links)
        if cost >= 0:
            return cost
    if len(links):
        for p in range(last):
            i, j = pairs[p]
            if terminals.group[i] < 0 <= terminals.group[j]:
                i, j = j, i
            distance = terminals.apart[i, j]
            wave = arrivals(board, ground, terminals, i, distance)
            walk(board, ground, wave, lowest_common(terminals.bits[j], terminals.bits[j]), distance, links)
    return most


@once
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
            to_group[t, g] = level(ground.waves, g, bits, t + 1)
    apart = distances(board, nodes[1:], group[1:], to_group)
    return Terminals(nodes[1 : found + 1], bits[1 : found + 1], group[1 : found + 1], to_group, apart)


@inner
def level(waves: Words, w: int, bits: Words, t: int) -> int:
    """The cost at which wave w reaches terminal t."""
    cost = 0
    while True:
        for i in range(waves.shape[2]):
            if waves[w, cost, i] & bits[t, i] != ZERO:
                return cost
        cost += 1


@once
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


@once
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


@inner
def half_round_trip(terminals: int, apart: Ints) -> int:
    """At least what joining a set of terminals costs; of more than four, four are enough."""
    a = b = c = d = -1
    for t in range(len(apart)):
        if terminals >> t & 1:
            if a < 0:
                a = t
            elif b < 0:
                b = t
            elif c < 0:
                c = t
            else:
                d = t
                break
    if b < 0:
        return 0
    if c < 0:
        return apart[a, b]
    if d < 0:
        return (apart[a, b] + apart[b, c] + apart[c, a] + 1) // 2
    x, y, z = apart[a, b] + apart[c, d], apart[a, c] + apart[b, d], apart[a, d] + apart[b, c]
    return (x + y + z - max(x, y, z) + 1) // 2


@inner
def arrivals(board: BoardArrays, ground: Ground, terminals: Terminals, terminal: int, limit: int) -> Words:
    wave = np.empty((1, limit + 1, len(board.everywhere)), dtype=np.uint64)
    arrive(board, ground, terminals, terminal, limit, wave, 0)
    return wave[0]


@inner
def arrive(
    board: BoardArrays, ground: Ground, terminals: Terminals, terminal: int, limit: int, waves: Words, w: int
) -> None:
    """The wave from one terminal: its own, or one that a group of tracks carries on."""
    own, lengths, width = terminals.group[terminal], ground.lengths, waves.shape[2]
    if own >= 0:
        for cost in range(limit + 1):
            for i in range(width):
                waves[w, cost, i] = ground.waves[own, min(cost, lengths[own] - 1), i]
        return
    node, longest = terminals.nodes[terminal], board.balls.shape[1]
    for cost in range(limit + 1):
        for i in range(width):
            waves[w, cost, i] = board.balls[node, min(cost, longest - 1), i]
    for g in range(len(lengths)):
        distance = terminals.to_group[terminal, g]
        for cost in range(distance, limit + 1):
            for i in range(width):
                waves[w, cost, i] |= ground.waves[g, min(cost - distance, lengths[g] - 1), i]


@once
def branch(board: BoardArrays, ground: Ground, terminals: Terminals, most: int, links: Flags) -> int:
    """The cost of the cheapest tree that branches, if it is no more than ``most``; else -1."""
    root, apart = len(terminals.nodes) - 1, terminals.apart
    whole = (1 << root) - 1
    everyone = (whole << 1) | 1
    waves = np.empty((whole + 1, most + 1, len(board.everywhere)), dtype=np.uint64)
    trees = Trees(waves, np.zeros(whole + 1, dtype=np.int64), np.full(whole + 1, FAR))
    for t in range(root):
        trees.least[1 << t] = 0
    ready, live = False, 0
    for part in board.parts[root]:
        if part == 0:
            break
        is_pair = part & (part - 1) & ((part & (part - 1)) - 1) == 0
        if not is_pair and not live & board.within[part]:
            continue
        limit = most - half_round_trip(everyone ^ part, apart)
        start = half_round_trip(part, apart)
        if start > limit:
            continue
        if not ready:
            prepare(board, ground, terminals, trees, most)
            ready = True
        join(board, ground.groups, trees, part, start, limit)
        if trees.least[part] <= limit:
            live |= 1 << part
    least = trees.least[whole]
    if least > most:
        return -1
    rooted = arrivals(board, ground, terminals, root, most - least)
    for cost in range(least, most + 1):
        for first in range(least, cost + 1):
            if meet(waves[whole, first], rooted[cost - first]):
                if len(links):
                    place = lowest_common(waves[whole, first], rooted[cost - first])
                    trace(board, ground, trees, place, first, links)
                    walk(board, ground, rooted, place, cost - first, links)
                return cost
    return -1


@once
def prepare(board: BoardArrays, ground: Ground, terminals: Terminals, trees: Trees, most: int) -> None:
    """The waves from every terminal but the root, as far as they are of use."""
    root = len(terminals.nodes) - 1
    for t in range(root):
        limit = most - half_round_trip(((2 << root) - 1) ^ (1 << t), terminals.apart)
        if limit >= 0:
            arrive(board, ground, terminals, t, limit, trees.waves, 1 << t)
            trees.size[1 << t] = limit + 1


@once
def join(board: BoardArrays, groups: Words, trees: Trees, part: int, start: int, limit: int) -> None:
    """The trees over a set: where its parts' trees meet, and on from there."""
    waves, least = trees.waves, trees.least
    whole, width = len(waves) - 1, waves.shape[2]
    for cost in range(min(start, limit) + 1):
        for i in range(width):
            waves[part, cost, i] = ZERO
    for cost in range(start, limit + 1):
        if part == whole and cost > start:
            for i in range(width):
                waves[part, cost, i] = waves[part, cost - 1, i]
        elif cost > start:
            step(board, waves, part, cost, groups)
        meet_halves(trees, part, cost)
        if least[part] == FAR:
            for i in range(width):
                if waves[part, cost, i] != ZERO:
                    least[part] = cost
    trees.size[part] = limit + 1


@once
def meet_halves(trees: Trees, part: int, cost: int) -> None:
    """Add the places where the trees over two halves of a set meet for ``cost``."""
    waves, size, least = trees.waves, trees.size, trees.least
    low = part & -part
    a = (part - 1) & part
    while a:
        b = part ^ a
        if a & low and least[a] + least[b] <= cost:
            for share in range(max(least[a], cost + 1 - size[b]), min(size[a], cost + 1 - least[b])):
                for i in range(waves.shape[2]):
                    waves[part, cost, i] |= waves[a, share, i] & waves[b, cost - share, i]
        a = (a - 1) & part


@once
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


@once
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


@inner
def walk(board: BoardArrays, ground: Ground, wave: Words, place: int, cost: int, links: Flags) -> None:
    """Mark the links of a cheapest way from ``place`` back to where a wave began."""
    while cost:
        link, place, price = step_back(board, ground, wave, place, cost)
        links[link] = True
        cost -= price


@inner
def step_back(board: BoardArrays, ground: Ground, wave: Words, place: int, cost: int) -> tuple[int, int, int]:
    """A free link along which a wave came, the place it came from, and its price."""
    work = np.zeros((1, 3, len(board.everywhere)), dtype=np.uint64)
    here, by_single, by_double = work[0, 0], work[0, 1], work[0, 2]
    put(here, place)
    for g in range(len(ground.groups)):
        if has(ground.groups[g], place):
            copy(here, ground.groups[g])
    price, near = 1, board.near_single
    spread(work, 0, 0, 1, board.single_by, board.single_from)
    source = lowest_common(by_single, wave[cost - 1])
    if source < 0:
        price, near = 2, board.near_double
        spread(work, 0, 0, 2, board.double_by, board.double_from)
        source = lowest_common(by_double, wave[cost - 2])
    target = lowest_common(near[source], here)
    return board.link_at[board.node_at[source], board.node_at[target]], source, price
