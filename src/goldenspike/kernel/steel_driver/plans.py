"""What a company can do with its cubes: the best links for every budget, found with a beam.

Goods count by hope: a city that other companies have too, or come near to, counts in part. Sets of
such parts are worth what the rules say of whole ones, layer by layer: the colour of which there is
most gives 10 a cube, the next 20, and so on to 50 for the fifth.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from goldenspike.games.steel_driver.link import BUILDER_BONUS
from goldenspike.games.steel_driver.state import RAILS
from goldenspike.kernel.arrays import Floats, Ints
from goldenspike.kernel.compiled import inner, once
from goldenspike.kernel.steel_driver.arrays import LINKED, RAILS_LAID, Game, Rails
from goldenspike.kernel.steel_driver.game import COLORS

MOST: Final = 40
"""The largest budget that is planned for."""
WIDTH: Final = 6
"""The most plans of one cost that are kept."""
STEP: Final = 10
"""What a cube of the commonest colour adds to the sets, in dollars."""


class Beam(NamedTuple):
    """Plans by cost and slot, the best of each cost first found anywhere in its row."""

    used: Ints
    """How many plans of each cost there are."""
    score: Floats
    profit: Floats
    counts: Floats
    """Goods of each colour, in parts."""
    keys: Ints
    """The set of new cities, as a sum."""
    coasts: Ints
    """1 for one end of the transcontinental link, 2 for the other, 3 for both."""
    length: Ints
    links: Ints
    """The links in order, written as the kernel's builds."""
    cities: Ints
    """The new city of each link."""


class Ground(NamedTuple):
    """What plans look at, for all companies alike."""

    near: Ints
    """For each city the companies that one link would bring there."""
    side: Ints
    """For each city which coasts its rails lead to: 1, 2, or 3 for both."""
    queue: Ints
    hope: Floats
    """For each city, what its goods count for the company that plans."""


def new_beam() -> Beam:
    room = (MOST + 1, WIDTH)
    return Beam(
        used=np.zeros(MOST + 1, dtype=np.int64),
        score=np.zeros(room),
        profit=np.zeros(room),
        counts=np.zeros((*room, COLORS)),
        keys=np.zeros(room, dtype=np.int64),
        coasts=np.zeros(room, dtype=np.int64),
        length=np.zeros(room, dtype=np.int64),
        links=np.zeros((*room, RAILS), dtype=np.int64),
        cities=np.zeros((*room, RAILS), dtype=np.int64),
    )


def new_ground(cities: int) -> Ground:
    near, side, queue = (np.zeros(cities, dtype=np.int64) for _ in range(3))
    return Ground(near, side, queue, np.zeros(cities))


@inner
def ones(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@inner
def soft_value(counts: Floats, i: int, j: int) -> float:
    """What sets of the parts ``counts[i, j]`` are worth."""
    total = 0.0
    for color in range(COLORS):
        mine, ahead = counts[i, j, color], 1
        for other in range(COLORS):
            theirs = counts[i, j, other]
            ahead += theirs > mine or (theirs == mine and other < color)
        total += STEP * ahead * mine
    return total


@inner
def survey(rails: Rails, game: Game, ground: Ground) -> None:
    """Who is near what, and which rails hang together with the coasts."""
    ground.near[:] = 0
    for link in range(len(game.owner)):
        if game.owner[link] < 0:
            a, b = rails.ends[link, 0], rails.ends[link, 1]
            ground.near[a] |= game.on[b]
            ground.near[b] |= game.on[a]
    ground.side[:] = 0
    if game.head[LINKED]:
        return
    for coast in range(2):
        bit = 1 << coast
        ground.queue[0] = rails.coasts[coast]
        ground.side[rails.coasts[coast]] |= bit
        begun, ended = 0, 1
        while begun < ended:
            city = ground.queue[begun]
            begun += 1
            for i in range(rails.links_of.shape[1]):
                link = rails.links_of[city, i]
                if link < 0:
                    break
                other = rails.ends[link, 0] + rails.ends[link, 1] - city
                if game.owner[link] >= 0 and not ground.side[other] & bit:
                    ground.side[other] |= bit
                    ground.queue[ended] = other
                    ended += 1


@inner
def set_hopes(game: Game, ground: Ground, company: int, come: float) -> None:
    """A city is shared with those who have it, and with a part ``come`` of those who are near."""
    others = ~(1 << company)
    for city in range(len(game.on)):
        there = game.on[city] & others
        coming = ground.near[city] & others & ~there
        ground.hope[city] = 1.0 / (1.0 + ones(there) + come * ones(coming))


@inner
def hold(rails: Rails, game: Game, ground: Ground, company: int, counts: Floats) -> int:
    """The goods a company may hope for where it is; and the coasts its rails lead to."""
    counts[:] = 0.0
    coasts = 0
    for city in range(len(game.on)):
        if game.on[city] >> company & 1:
            counts[rails.color[city]] += ground.hope[city]
            coasts |= ground.side[city]
    return coasts


@inner
def plan(
    rails: Rails, game: Game, ground: Ground, company: int, budget: int, weight: float, width: int, beam: Beam
) -> None:
    """Fill a beam for a company: every cost up to a budget. ``weight`` is what a dollar of set value counts."""
    budget = min(budget, MOST)
    beam.used[: budget + 1] = 0
    beam.used[0] = 1
    beam.score[0, 0] = beam.profit[0, 0] = 0.0
    beam.keys[0, 0] = beam.length[0, 0] = 0
    beam.coasts[0, 0] = hold(rails, game, ground, company, beam.counts[0, 0])
    laid, inside, bit = game.firms[company, RAILS_LAID], ground.queue, 1 << company
    for city in range(len(inside)):
        inside[city] = 1 if game.on[city] & bit else 0
    for cost in range(budget):
        for slot in range(beam.used[cost]):
            length = beam.length[cost, slot]
            if laid + length >= RAILS:
                continue
            mark(rails.ends, beam.links, beam.cities, cost, slot, length, inside, 1)
            now = soft_value(beam.counts, cost, slot)
            for link in range(len(game.owner)):
                total = cost + rails.cost[link]
                if game.owner[link] >= 0 or total > budget:
                    continue
                for way in range(1 if laid + length == 0 else 0, 3 if laid + length == 0 else 1):
                    city, home = new_city(rails, inside, link, way)
                    if city >= 0:
                        extend(rails, ground, beam, cost, slot, link, way, city, home, total, now, weight, width)
            mark(rails.ends, beam.links, beam.cities, cost, slot, length, inside, 0)


@once
def new_city(rails: Rails, inside: Ints, link: int, way: int) -> tuple[int, int]:
    """The city that a link would add, or -1; and the starting city, if it is a company's first (way 1 or 2)."""
    a, b = rails.ends[link, 0], rails.ends[link, 1]
    city, home = -1, -1
    if way == 0:
        if inside[a] != inside[b]:
            city = b if inside[a] else a
    else:
        home = a if way == 1 else b
        city = a + b - home if rails.start[home] else -1
    return city, home


@once
def extend(
    rails: Rails,
    ground: Ground,
    beam: Beam,
    cost: int,
    slot: int,
    link: int,
    way: int,
    city: int,
    home: int,
    total: int,
    now: float,
    weight: float,
    width: int,
) -> None:
    """A plan with one more link, kept if it is among the best of its cost."""
    profit, counts = float(rails.value[city]), beam.counts
    coasts, key = beam.coasts[cost, slot] | ground.side[city], beam.keys[cost, slot] + rails.keys[city]
    if home >= 0:
        coasts |= ground.side[home]
        key += 3 * rails.keys[home]
        counts[cost, slot, rails.color[home]] += ground.hope[home]
    counts[cost, slot, rails.color[city]] += ground.hope[city]
    if coasts == 3 and beam.coasts[cost, slot] != 3:
        profit += BUILDER_BONUS
    score = beam.score[cost, slot] + profit + weight * (soft_value(counts, cost, slot) - now)
    place = room_for(beam.used, beam.score, beam.keys, total, score, key, width)
    if place >= 0:
        length = beam.length[cost, slot]
        beam.score[total, place], beam.profit[total, place] = score, beam.profit[cost, slot] + profit
        beam.keys[total, place], beam.coasts[total, place] = key, coasts
        beam.length[total, place] = length + 1
        for i in range(length):
            beam.links[total, place, i] = beam.links[cost, slot, i]
            beam.cities[total, place, i] = beam.cities[cost, slot, i]
        beam.links[total, place, length] = way * len(rails.cost) + link
        beam.cities[total, place, length] = city
        for i in range(COLORS):
            counts[total, place, i] = counts[cost, slot, i]
    counts[cost, slot, rails.color[city]] -= ground.hope[city]
    if home >= 0:
        counts[cost, slot, rails.color[home]] -= ground.hope[home]


@inner
def mark(ends: Ints, links: Ints, cities: Ints, cost: int, slot: int, length: int, inside: Ints, flag: int) -> None:
    """Flag the cities that a plan adds."""
    for i in range(length):
        inside[cities[cost, slot, i]] = flag
    if length and links[cost, slot, 0] >= len(ends):
        first = links[cost, slot, 0]
        inside[ends[first % len(ends), first // len(ends) - 1]] = flag


@inner
def room_for(used: Ints, scores: Floats, keys: Ints, total: int, score: float, key: int, width: int) -> int:
    """Where a plan is to be kept among those of its cost; -1 if it is not."""
    count, worst = used[total], 0
    for slot in range(count):
        if keys[total, slot] == key:
            return slot if scores[total, slot] < score else -1
        if scores[total, slot] < scores[total, worst]:
            worst = slot
    if count < width:
        used[total] += 1
        return count
    return worst if scores[total, worst] < score else -1


@inner
def best_slot(used: Ints, scores: Floats, cost: int) -> int:
    best = -1
    for slot in range(used[cost]):
        if best < 0 or scores[cost, slot] > scores[cost, best]:
            best = slot
    return best
