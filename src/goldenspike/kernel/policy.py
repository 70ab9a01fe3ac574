"""A player model, compiled: which track, and which start, by a few weighted thoughts.

It lays only tracks of a cheapest completion. Among them a *taste* (a row of weights) decides: all
zero is the reference builder, who draws. Noise is part of it, so a taste also gives probabilities.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from goldenspike.kernel.arrays import Flags, Ints, Words
from goldenspike.kernel.compiled import entry, inner
from goldenspike.kernel.distances import DEAR, Bytes, copy_row, costs_from, grow, lower, open_goals
from goldenspike.kernel.rounds import draw

Floats = NDArray[np.float64]

THOUGHTS = 10
"""For tracks: double, cities served, cost of the branch, centre, wanted by others, others near, branch's cities far
from others, joins another's line. For starts: see ``STARTS``."""
STARTS = 6
"""Total distance to the own cities, to the nearest other marker, wanted by others, extra cost, centre, own city."""


class Ground(NamedTuple):
    """What of a board and its deck every playout shares."""

    ends: Ints
    cost: Ints
    links_of: Ints
    centre: Floats
    """For each node its mean distance to the cities of the deck."""
    wanted: Floats
    """For each link how likely the others lay it."""
    wanted_at: Floats
    """The same for each node: its most wanted link."""


class Desk(NamedTuple):
    """Room to work in."""

    goals: Ints
    trees: Bytes
    nodes: Ints
    more: Bytes
    near: Bytes
    costs: Bytes
    links: Ints
    ends: Ints
    """The new node of each link in ``links``."""
    scores: Floats


def new_desk(width: int) -> Desk:
    return Desk(
        goals=np.zeros(8, dtype=np.int64),
        trees=np.zeros((128, width), dtype=np.uint8),
        nodes=np.zeros(width + 4, dtype=np.int64),
        more=np.zeros(4, dtype=np.uint8),
        near=np.zeros(width, dtype=np.uint8),
        costs=np.zeros(width, dtype=np.uint8),
        links=np.zeros(1024, dtype=np.int64),
        ends=np.zeros(1024, dtype=np.int64),
        scores=np.zeros(1024, dtype=np.float64),
    )


@inner
def gumbel(state: Words) -> float:
    """Noise that makes the best of several sums a draw by their exponentials."""
    return -np.log(-np.log((draw(state, 1 << 30) + 0.5) / (1 << 30)))


@entry
def useful_links(
    ground: Ground,
    apart: Bytes,
    taken: Flags,
    root: int,
    cities: Ints,
    second: bool,
    known: Ints,
    seat: int,
    desk: Desk,
) -> int:
    """The links next to the root's network that are part of a cheapest completion .

    ``known`` holds what completing costs each seat at most: that only falls while tracks are laid."""
    goals = open_goals(apart, root, cities, desk.goals)
    if goals == 0:
        return 0
    least = grow(apart, root, desk.goals, goals, known[seat], desk.trees, desk.nodes, desk.more)
    known[seat] = least
    whole, found, mine = (1 << goals) - 1, 0, apart[root]
    costs_from(desk.trees, whole, root, desk.costs)
    for node in range(len(apart)):
        if mine[node]:
            continue
        for i in range(ground.links_of.shape[1]):
            link = ground.links_of[node, i]
            if link < 0:
                break
            other = ground.ends[link, 0] + ground.ends[link, 1] - node
            price = ground.cost[link]
            if mine[other] == 0 or taken[link] or (second and price > 1):
                continue
            if desk.costs[other] + price == least:
                desk.links[found], desk.ends[found] = link, other
                found += 1
    return found


@entry
def others_near(apart: Bytes, markers: Ints, seat: int, near: Bytes) -> None:
    """How far every node is from the nearest other player's network."""
    first = True
    for other in range(len(markers)):
        if other != seat and markers[other] >= 0:
            if first:
                copy_row(near, apart[markers[other]])
                first = False
            else:
                lower(near, apart[markers[other]], 0)
    if first:
        for i in range(len(near)):
            near[i] = np.uint8(12)


@entry
def score(ground: Ground, root: int, whole: int, link: int, node: int, taste: Floats, desk: Desk) -> float:
    """What a taste thinks of a useful link that leads to a node."""
    price = ground.cost[link]
    best, branch, served = 1 << 20, 0, 0
    for part in range(1, whole + 1):
        there = int(desk.trees[part, node])
        total = there + (int(desk.trees[whole ^ part, root]) if part != whole else 0)
        if total < best or (total == best and there < branch):
            best, branch, served = total, there, part
    cities, far, g = 0, 0, 0
    while served >> g:
        if served >> g & 1:
            cities += 1
            far = max(far, min(12, int(desk.near[desk.goals[g]])))
        g += 1
    near = min(8, int(desk.near[node]))
    total = taste[1] * cities + taste[2] * (branch + price) + taste[3] * ground.centre[node]
    if price > 1:
        total += taste[0]
    if near == 0:
        total += taste[7]
    return total + taste[4] * ground.wanted[link] + taste[5] * near + taste[6] * far


@inner
def pick_link(
    ground: Ground,
    apart: Bytes,
    taken: Flags,
    markers: Ints,
    seat: int,
    cities: Ints,
    second: bool,
    known: Ints,
    taste: Floats,
    state: Words,
    desk: Desk,
) -> int:
    """The link a taste lays, or -1 if none is of use."""
    root = markers[seat]
    count = useful_links(ground, apart, taken, root, cities, second, known, seat, desk)
    if count == 0:
        return -1
    if count == 1:
        return desk.links[0]
    if taste[8] == 0.0:
        return desk.links[draw(state, count)]
    others_near(apart, markers, seat, desk.near)
    whole, best, most = (1 << goal_count(apart, root, cities)) - 1, 0, -1e9
    for i in range(count):
        value = taste[8] * score(ground, root, whole, desk.links[i], desk.ends[i], taste, desk) + gumbel(state)
        if value > most:
            best, most = i, value
    return desk.links[best]


@entry
def goal_count(apart: Bytes, root: int, cities: Ints) -> int:
    """How many goals ``open_goals`` finds."""
    count = 0
    for i in range(len(cities)):
        new = apart[root, cities[i]] > 0
        for j in range(i):
            if apart[cities[j], cities[i]] == 0:
                new = False
        if new:
            count += 1
    return count


@inner
def pick_start(
    ground: Ground, apart: Bytes, markers: Ints, seat: int, cities: Ints, taste: Floats, state: Words, desk: Desk
) -> int:
    """Where a taste starts."""
    start_scores(ground, apart, markers, seat, cities, taste, desk)
    best, most = -1, -1e9
    for node in range(len(apart)):
        if desk.scores[node] > -1e8:
            value = desk.scores[node] + gumbel(state)
            if value > most:
                best, most = node, value
    return best


@entry
def start_scores(
    ground: Ground, apart: Bytes, markers: Ints, seat: int, cities: Ints, taste: Floats, desk: Desk
) -> None:
    """Score every node as a start: far too low where a marker stands or the way is much too dear."""
    goals = open_goals(apart, cities[0], cities, desk.goals)
    desk.goals[goals] = cities[0]
    goals += 1
    grow(apart, -1, desk.goals, goals, DEAR, desk.trees, desk.nodes, desk.more)
    costs, least = desk.trees[(1 << goals) - 1], 1 << 20
    for node in range(len(apart)):
        least = min(least, int(costs[node]))
    others_near(apart, markers, seat, desk.near)
    for node in range(len(apart)):
        extra, total, at_home = int(costs[node]) - least, 0, 0.0
        desk.scores[node] = -1e9
        for city in cities:
            total += apart[node, city]
            if city == node:
                at_home = 1.0
        free = True
        for marker in markers:
            free &= marker != node
        if free and extra <= 2:
            desk.scores[node] = (
                taste[0] * total
                + taste[1] * min(12, int(desk.near[node]))
                + taste[2] * ground.wanted_at[node]
                + taste[3] * extra
                + taste[4] * ground.centre[node]
                + taste[5] * at_home
            )
