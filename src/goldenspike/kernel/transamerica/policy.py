"""A player model, compiled: which track, and which start, by a few weighted thoughts.

It lays only tracks of a cheapest completion. Among them a *taste* (a row of weights) decides: all
zero is the reference builder, who draws. Noise is part of it, so a taste also gives probabilities.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from goldenspike.kernel.arrays import Bytes, Flags, Floats, Ints, Words
from goldenspike.kernel.compiled import entry, inner
from goldenspike.kernel.dice import draw
from goldenspike.kernel.transamerica.distances import (
    DEAR,
    Work,
    copy_row,
    costs_from,
    extend_root,
    fill,
    grow,
    lower,
    new_work,
    open_goals,
)

THOUGHTS = 10
"""For tracks: double, cities served, cost of the branch, centre, wanted by others, others near, branch's cities far
from others, joins another's line. For starts: see ``STARTS``."""
SURENESS = 8
"""The thought that says how little is left to chance."""
STARTS = 6
"""Total distance to the own cities, to the nearest other marker, wanted by others, extra cost, centre, own city."""

FREE, COMMON, COLOURED = 0, 1, 2
"""What is on a link: nothing, a track for all, or (with the seat added) one for its owner alone."""


class Ground(NamedTuple):
    """What of a board and its deck every playout shares."""

    ends: Ints
    cost: Ints
    links_of: Ints
    centre: Floats
    """For each node its mean distance to the cities of the deck."""
    wanted: Floats
    """For each seat and link how likely the others lay it."""
    wanted_at: Floats
    """The same for each node: its most wanted link."""


class Desk(NamedTuple):
    """Room to work in."""

    work: Work
    goals: Ints
    """The goals of the seat on turn, and at the end how many."""
    at_root: Ints
    """For each set of goals what joining it to the network of the seat on turn costs."""
    near: Bytes
    costs: Bytes
    reach: Flags
    """The nodes from which the seat on turn may build."""
    links: Ints
    ends: Ints
    """The new node of each link in ``links``."""
    scores: Floats


GOALS = 8
"""Where ``Desk.goals`` has their number."""


def new_desk(width: int) -> Desk:
    return Desk(
        work=new_work(width),
        goals=np.zeros(GOALS + 1, dtype=np.int64),
        at_root=np.zeros(128, dtype=np.int64),
        near=np.zeros(width, dtype=np.uint8),
        costs=np.zeros(width, dtype=np.uint8),
        reach=np.zeros(width, dtype=np.bool_),
        links=np.zeros(1024, dtype=np.int64),
        ends=np.zeros(1024, dtype=np.int64),
        scores=np.zeros(1024, dtype=np.float64),
    )


@inner
def gumbel(state: Words) -> float:
    """Noise that makes the best of several sums a draw by their exponentials."""
    return -np.log(-np.log((draw(state, 1 << 30) + 0.5) / (1 << 30)))


@entry
def think(apart: Bytes, root: int, cities: Ints, known: Ints, seat: int, desk: Desk) -> int:
    """Grow the trees a seat needs to choose tracks; what completing costs it.

    ``known`` holds what that costs each seat at most: it only falls while tracks are laid.
    """
    count = open_goals(apart, root, cities, desk.goals)
    least = grow(apart, root, desk.goals, count, known[seat], desk.work)
    desk.goals[GOALS], known[seat] = count, least
    desk.at_root[0] = 0
    for part in range(1, 1 << count):
        desk.at_root[part] = desk.work.trees[part, root] if desk.work.live[part] else DEAR
    return least


@entry
def think_on(node: int, known: Ints, seat: int, desk: Desk) -> int:
    """The same after the seat's own track to a node: the trees are still good."""
    whole = (1 << desk.goals[GOALS]) - 1
    extend_root(desk.work, whole, node, desk.at_root)
    known[seat] = desk.at_root[whole]
    return int(desk.at_root[whole])


@entry
def useful_links(
    ground: Ground,
    apart: Bytes,
    taken: Bytes,
    markers: Ints,
    seat: int,
    least: int,
    second: bool,
    blocks: bool,
    desk: Desk,
) -> int:
    """The links next to a seat's network that are part of a cheapest completion, which costs ``least``."""
    if least == 0:
        return 0
    found, mine = 0, apart[markers[seat]]
    costs_from(desk.work, (1 << desk.goals[GOALS]) - 1, desk.at_root, desk.costs)
    if blocks:
        find_reach(ground, taken, markers, seat, desk)
    for node in range(len(apart)):
        if mine[node] or (blocks and not desk.reach[node]):
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


@inner
def find_reach(ground: Ground, taken: Bytes, markers: Ints, seat: int, desk: Desk) -> None:
    """The nodes from which a seat may build if markers block (TA-V21)."""
    nodes, count, reach = desk.work.nodes, 1, desk.reach
    reach[:] = False
    nodes[0] = markers[seat]
    reach[markers[seat]] = True
    while count:
        count -= 1
        node = nodes[count]
        for i in range(ground.links_of.shape[1]):
            link = ground.links_of[node, i]
            if link < 0:
                break
            if taken[link] != COMMON and taken[link] != COLOURED + seat:
                continue
            other = ground.ends[link, 0] + ground.ends[link, 1] - node
            free = not reach[other]
            for s in range(len(markers)):
                free &= s == seat or markers[s] != other
            if free:
                reach[other] = True
                nodes[count] = other
                count += 1


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
def score(ground: Ground, seat: int, link: int, node: int, taste: Floats, desk: Desk) -> float:
    """What a taste thinks of a useful link that leads to a node."""
    price, whole = ground.cost[link], (1 << desk.goals[GOALS]) - 1
    best, branch, served = 1 << 20, 0, 0
    for part in range(1, whole + 1):
        if not desk.work.live[part]:
            continue
        there = int(desk.work.trees[part, node])
        total = there + desk.at_root[whole ^ part]
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
    return total + taste[4] * ground.wanted[seat, link] + taste[5] * near + taste[6] * far


@inner
def pick_link(
    ground: Ground, apart: Bytes, markers: Ints, seat: int, count: int, taste: Floats, state: Words, desk: Desk
) -> int:
    """Which of the useful links a taste lays, by its place on the desk; -1 if there is none."""
    if count < 2:
        return count - 1
    if taste[SURENESS] == 0.0:
        return int(np.int64(draw(state, count)))
    others_near(apart, markers, seat, desk.near)
    best, most = 0, -1e9
    for i in range(count):
        value = taste[SURENESS] * score(ground, seat, desk.links[i], desk.ends[i], taste, desk) + gumbel(state)
        if value > most:
            best, most = i, value
    return best


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
    fill(desk.work.far, 0)
    grow(apart, -1, desk.goals, goals, DEAR, desk.work)
    costs, least = desk.work.trees[(1 << goals) - 1], 1 << 20
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
                + taste[2] * ground.wanted_at[seat, node]
                + taste[3] * extra
                + taste[4] * ground.centre[node]
                + taste[5] * at_home
            )


@entry
def start_chance(
    ground: Ground, apart: Bytes, markers: Ints, seat: int, hands: Ints, node: int, taste: Floats, desk: Desk
) -> float:
    """How likely a taste starts at a node, on the mean over hands that the seat may hold."""
    total = 0.0
    for h in range(len(hands)):
        start_scores(ground, apart, markers, seat, hands[h], taste, desk)
        most, weights = -1e9, 0.0
        for other in range(len(apart)):
            most = max(most, desk.scores[other])
        for other in range(len(apart)):
            weights += np.exp(desk.scores[other] - most)
        total += np.exp(desk.scores[node] - most) / weights
    return total / len(hands)
