"""A player of Steel Driver, compiled: what companies and shares are worth, and what follows from it."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from goldenspike.games.steel_driver.state import RAILS
from goldenspike.kernel.arrays import Floats, Ints, Words
from goldenspike.kernel.compiled import inner
from goldenspike.kernel.dice import uniform
from goldenspike.kernel.steel_driver.arrays import (
    AUCTIONING,
    BID,
    BIDS,
    BUILDING,
    CASH,
    COMPANY,
    CONTROLLER,
    CUBES,
    OVER,
    PASS_ON,
    PASSES,
    PHASE,
    RAILS_LAID,
    SEAT,
    TAKING,
    TREASURY,
    TURN,
    UNSOLD,
    Game,
    Rails,
)
from goldenspike.kernel.steel_driver.game import COLORS, has_passed, legal_builds
from goldenspike.kernel.steel_driver.plans import (
    MOST,
    Beam,
    Ground,
    best_slot,
    hold,
    new_beam,
    new_ground,
    plan,
    set_hopes,
    soft_value,
    survey,
)

FAITH, BASE, LEAN, STORE, KEEP, COME = (6 * i for i in range(6))
"""Places of a taste, each with one number a turn (the first unused): what a dollar of set value counts
when building; a share's forecast: a base, a part of today's sets, a part for each cube in the treasury;
what a cube is worth that is kept; how many of those who are near come."""
SHADE, NOISE, WAIT, BLUR, FAIR = 36, 37, 38, 39, 40
"""The part of a fair price that is paid; the chance that a limit differs by one; the chance to pass the marker
on; how much building tastes vary; the chance to go as far in an auction as cubes are there for each company,
whatever this one is worth."""
TASTES: Final = 41
LEFT, LIMIT, PAID, WORTH = range(4)
"""Places of a note: dollars left when the cubes are paid for, how far to go, the price looked at, its worth there.

The first two are as they were drawn: what varies is in them."""
BOOKED: Final = 4
"""Plans of each cost that are kept when a turn's books are made."""
NO_SCRIPT: Final = -2
"""Nothing has been thought of for a company yet."""


class Desk(NamedTuple):
    """What a player works with."""

    ground: Ground
    beam: Beam
    profit: Floats
    """For each company and budget, the profit of its best plan; by ``books``: this turn's, or a later one's."""
    gain: Floats
    """The same for the set value that the plan adds."""
    share: Floats
    """What a share is forecast to pay: by books, by the seat that forecasts, by company."""
    limits: Ints
    """How far each seat would go in the auction that is running, if nothing varied."""
    plans: Ints
    """The same for the links of the plan, then -1."""
    script: Ints
    """For each company the links it means to build this turn, then -1."""
    notes: Floats
    """For each company what the seat to act thought of it: see ``LEFT``."""
    price: Floats
    """Dollars for a cube, as the last to decide saw it."""
    counts: Floats
    found: Ints
    marks: Ints
    """The turn of each book; the company that the limits are for, and its turn."""


def new_desk(rails: Rails, companies: int, players: int) -> Desk:
    books = (2, companies, MOST + 1)
    return Desk(
        ground=new_ground(len(rails.value)),
        beam=new_beam(),
        profit=np.zeros(books),
        gain=np.zeros(books),
        share=np.zeros((2, players, companies)),
        limits=np.zeros(players, dtype=np.int64),
        plans=np.full((*books, RAILS), -1, dtype=np.int64),
        script=np.full((companies, RAILS), -1, dtype=np.int64),
        notes=np.zeros((companies, 4)),
        price=np.zeros(1),
        counts=np.zeros((1, 1, COLORS)),
        found=np.zeros(3 * len(rails.cost) + companies * 400, dtype=np.int64),
        marks=np.full(4, -1, dtype=np.int64),
    )


@inner
def forecast(rails: Rails, game: Game, ground: Ground, company: int, taste: Floats, turn: int, counts: Floats) -> float:
    """What a share of a company will pay at the end; ``ground`` is up to date."""
    set_hopes(game, ground, company, taste[COME + turn])
    hold(rails, game, ground, company, counts[0, 0])
    sets = soft_value(counts, 0, 0)
    return taste[BASE + turn] + taste[LEAN + turn] * sets + taste[STORE + turn] * game.firms[company, TREASURY]


@inner
def keep_books(rails: Rails, game: Game, tastes: Floats, book: int, desk: Desk) -> None:
    """What each company does with every budget this turn, and what each seat thinks its shares will pay."""
    survey(rails, game, desk.ground)
    turn, taste = game.head[TURN], tastes[game.head[SEAT]]
    most = 0
    for seat in range(len(game.purses)):
        most = max(most, game.purses[seat, CUBES])
    for company in range(len(game.firms)):
        for seat in range(len(game.purses)):
            share = forecast(rails, game, desk.ground, company, tastes[seat], turn, desk.counts)
            desk.share[book, seat, company] = share
        set_hopes(game, desk.ground, company, taste[COME + turn])
        treasury = game.firms[company, TREASURY]
        plan(rails, game, desk.ground, company, treasury + most, 1.5 * taste[FAITH + turn], BOOKED, desk.beam)
        start = soft_value(desk.beam.counts, 0, 0)
        best = 0.0
        for budget in range(min(treasury + most, MOST) + 1):
            slot = best_slot(desk.beam.used, desk.beam.score, budget)
            if slot >= 0 and desk.beam.score[budget, slot] >= best:
                best = desk.beam.score[budget, slot]
                desk.profit[book, company, budget] = desk.beam.profit[budget, slot]
                desk.gain[book, company, budget] = soft_value(desk.beam.counts, budget, slot) - start
                note_plan(desk.plans[book, company, budget], desk.beam, budget, slot)
            else:
                desk.profit[book, company, budget] = desk.profit[book, company, budget - 1]
                desk.gain[book, company, budget] = desk.gain[book, company, budget - 1]
                desk.plans[book, company, budget] = desk.plans[book, company, budget - 1]
    desk.marks[book] = turn
    desk.marks[2] = -1
    desk.script[:] = NO_SCRIPT


@inner
def note_plan(links: Ints, beam: Beam, cost: int, slot: int) -> None:
    links[:] = -1
    for i in range(beam.length[cost, slot]):
        links[i] = beam.links[cost, slot, i]


@inner
def others_mean(game: Game, company: int, seat: int) -> float:
    """How many shares the others have on the mean."""
    total = 0
    for other in range(len(game.purses)):
        if other != seat:
            total += game.shares[company, other]
    return total / (len(game.purses) - 1)


@inner
def worth(game: Game, company: int, seat: int, bid: int, taste: Floats, book: int, desk: Desk) -> float:
    """What winning a company for so many cubes brings a seat, in dollars."""
    turn = game.head[TURN]
    budget = min(game.firms[company, TREASURY] + bid, MOST)
    more = game.shares[company, seat] + 1 - others_mean(game, company, seat)
    goods = taste[FAITH + turn] * more * desk.gain[book, company, budget]
    return desk.share[book, seat, company] + desk.profit[book, company, budget] + goods


@inner
def cube_price(game: Game, seat: int, taste: Floats, book: int, desk: Desk) -> float:
    """Dollars for a cube as a seat sees it, from all that is still for sale and all cubes that may buy it."""
    cubes, unsold = 0, 0
    for each in range(len(game.purses)):
        cubes += game.purses[each, CUBES]
    for company in range(len(game.firms)):
        unsold += game.head[UNSOLD] >> company & 1
    if unsold == 0 or cubes == 0:
        return taste[KEEP + game.head[TURN]]
    total, mean = 0.0, max(1, cubes // unsold)
    for company in range(len(game.firms)):
        if game.head[UNSOLD] >> company & 1:
            budget = min(game.firms[company, TREASURY] + mean, MOST)
            goods = taste[FAITH + game.head[TURN]] * desk.gain[book, company, budget]
            total += desk.share[book, seat, company] + desk.profit[book, company, budget] + goods
    return max(total / cubes / taste[SHADE], taste[KEEP + game.head[TURN]])


@inner
def limit_of(
    game: Game, company: int, seat: int, judge: int, price: float, taste: Floats, book: int, desk: Desk
) -> int:
    """The largest bid at which a company is worth its cubes to a seat, as ``judge`` forecasts: see ``worth``."""
    more = game.shares[company, seat] + 1 - others_mean(game, company, seat)
    treasury, share = game.firms[company, TREASURY], desk.share[book, judge, company]
    weight, profit, gain = taste[FAITH + game.head[TURN]] * more, desk.profit[book, company], desk.gain[book, company]
    for bid in range(min(game.purses[seat, CUBES], MOST), 0, -1):
        budget = min(treasury + bid, MOST)
        if share + profit[budget] + weight * gain[budget] >= price * bid:
            return bid
    return 0


@inner
def fair_part(game: Game) -> int:
    """All cubes by the companies that are for sale, rounded up."""
    cubes, unsold = 0, 0
    for seat in range(len(game.purses)):
        cubes += game.purses[seat, CUBES]
    for company in range(len(game.firms)):
        unsold += game.head[UNSOLD] >> company & 1
    return (cubes + unsold - 1) // max(1, unsold)


@inner
def set_limits(game: Game, tastes: Floats, book: int, state: Words, desk: Desk) -> None:
    """How far each seat would go in the auction that begins, or that is running."""
    company = game.head[COMPANY]
    for seat in range(len(game.purses)):
        price = cube_price(game, seat, tastes[seat], book, desk)
        desk.limits[seat] = limit_of(game, company, seat, seat, price, tastes[seat], book, desk)
        if tastes[seat, FAIR] > 0.0 and uniform(state) < tastes[seat, FAIR]:
            desk.limits[seat] = fair_part(game)
        if seat == game.head[SEAT]:
            note(game, company, seat, game.head[BID] + 1, desk.limits[seat], price, tastes[seat], book, desk)
    desk.marks[2], desk.marks[3] = company, game.head[TURN]


@inner
def pick_answer(game: Game, taste: Floats, state: Words, desk: Desk) -> int:
    """Raise by one, or drop out: a limit may differ by one each time a seat is asked."""
    seat, chance = game.head[SEAT], uniform(state)
    limit = desk.limits[seat]
    if chance < taste[NOISE] / 2:
        limit -= 1
    elif chance < taste[NOISE]:
        limit += 1
    limit = min(limit, game.purses[seat, CUBES])
    desk.notes[game.head[COMPANY], LIMIT] = limit
    return game.head[BID] + 1 if limit > game.head[BID] else 0


@inner
def note(
    game: Game, company: int, seat: int, paid: int, limit: int, price: float, taste: Floats, book: int, desk: Desk
) -> None:
    value = worth(game, company, seat, paid, taste, book, desk)
    notes = desk.notes[company]
    notes[LEFT], notes[LIMIT], notes[PAID], notes[WORTH] = value - price * paid, limit, paid, value
    desk.price[0] = price


@inner
def pick_opening(game: Game, taste: Floats, book: int, state: Words, desk: Desk) -> int:
    """The company that leaves the most over its price, at one cube."""
    seat = game.head[SEAT]
    if taste[WAIT] > 0.0 and game.head[PASSES] + 1 < len(game.purses) and uniform(state) < taste[WAIT]:
        return PASS_ON
    price = cube_price(game, seat, taste, book, desk)
    best, chosen = -1e9, PASS_ON
    for company in range(len(game.firms)):
        if not game.head[UNSOLD] >> company & 1:
            continue
        mine = limit_of(game, company, seat, seat, price, taste, book, desk)
        theirs = 0
        for other in range(len(game.purses)):
            if other != seat:
                theirs = max(theirs, limit_of(game, company, other, seat, price, taste, book, desk))
        paid = max(1, min(theirs, mine))
        note(game, company, seat, paid, mine, price, taste, book, desk)
        left = desk.notes[company, LEFT]
        if mine < theirs:
            left = min(left, 0.0)
        left += 20.0 * taste[NOISE] * uniform(state)
        desk.notes[company, LEFT] = left
        if mine > 0 and left > best:
            best, chosen = left, company * BIDS + 1
    return chosen


@inner
def is_wanted(rails: Rails, game: Game, company: int, link: int) -> bool:
    """Whether another company could take a link this turn."""
    a, b = rails.ends[link, 0], rails.ends[link, 1]
    there = (game.on[a] | game.on[b]) & ~(1 << company)
    for other in range(len(game.firms)):
        pays = game.firms[other, CONTROLLER] >= 0 and game.firms[other, TREASURY] >= rails.cost[link]
        if pays and there >> other & 1 and not has_passed(game, other):
            return True
    return False


@inner
def touches(rails: Rails, game: Game, company: int, link: int) -> bool:
    return (game.on[rails.ends[link, 0]] | game.on[rails.ends[link, 1]]) >> company & 1 == 1


@inner
def next_of_script(rails: Rails, game: Game, company: int, script: Ints) -> int:
    """What a company builds by its script, rather what others could take; -1 if the script is spent or spoilt."""
    links, chosen, wanted = len(game.owner), -1, False
    for i in range(len(script)):
        if script[i] < 0:
            break
        link = script[i] % links
        if game.owner[link] == company:
            continue
        if game.owner[link] >= 0 or rails.cost[link] > game.firms[company, TREASURY]:
            return -1
        if script[i] >= links:
            return script[i] if game.firms[company, RAILS_LAID] == 0 else -1
        if touches(rails, game, company, link) and not wanted:
            wanted = is_wanted(rails, game, company, link)
            if wanted or chosen < 0:
                chosen = link
    return chosen


@inner
def pick_build(rails: Rails, game: Game, taste: Floats, width: int, state: Words, desk: Desk) -> int:
    """The next link of the company's script; a new script where there is none."""
    company, seat, turn = game.head[COMPANY], game.head[SEAT], game.head[TURN]
    weight = taste[FAITH + turn] * (game.shares[company, seat] - others_mean(game, company, seat))
    script = desk.script[company]
    treasury, beam = min(game.firms[company, TREASURY], MOST), desk.beam
    if script[0] == NO_SCRIPT and weight > 0.4:
        script[:] = desk.plans[0 if desk.marks[0] == turn else 1, company, treasury]
    chosen = next_of_script(rails, game, company, script)
    if chosen >= 0:
        return chosen
    survey(rails, game, desk.ground)
    set_hopes(game, desk.ground, company, taste[COME + turn])
    if taste[BLUR] > 0.0:
        weight *= 1.0 + taste[BLUR] * (2.0 * uniform(state) - 1.0)
    plan(rails, game, desk.ground, company, treasury, weight, width, beam)
    best, cost, slot = -1e9, 0, -1
    for each in range(1, treasury + 1):
        top = best_slot(beam.used, beam.score, each)
        if top >= 0 and beam.score[each, top] > best:
            best, cost, slot = beam.score[each, top], each, top
    if slot < 0:
        script[0] = -1
        legal_builds(rails, game, company, desk.found)
        return desk.found[0]
    note_plan(script, beam, cost, slot)
    return next_of_script(rails, game, company, script)


@inner
def pick_take(rails: Rails, game: Game, desk: Desk) -> int:
    """The cube that would be missed most: others may take it, and the sets need it."""
    company = game.head[COMPANY]
    bit = 1 << company
    counts, ground = desk.counts[0, 0], desk.ground
    for color in range(COLORS):
        counts[color] = game.took[company, color]
    for city in range(len(game.on)):
        if game.goods[city] and game.on[city] & bit:
            rivals = 0
            for other in range(len(game.firms)):
                if other != company and game.on[city] >> other & 1 and game.firms[other, CONTROLLER] >= 0:
                    rivals += 1
            ground.hope[city] = 1.0 / (1.0 + rivals)
            counts[rails.color[city]] += ground.hope[city]
    now = soft_value(desk.counts, 0, 0)
    best, chosen = -1.0, -1
    for city in range(len(game.on)):
        if game.goods[city] and game.on[city] & bit:
            color, part = rails.color[city], 1.0 - ground.hope[city]
            counts[color] += part
            gain = soft_value(desk.counts, 0, 0) - now + part
            counts[color] -= part
            if gain > best:
                best, chosen = gain, city
    return chosen


@inner
def decide(rails: Rails, game: Game, tastes: Floats, root: int, width: int, state: Words, desk: Desk) -> int:
    """What the seat to act does by its taste. ``root`` is the turn of the first book."""
    phase, turn, taste = game.head[PHASE], game.head[TURN], tastes[game.head[SEAT]]
    if phase == BUILDING:
        return pick_build(rails, game, taste, width, state, desk)
    if phase == TAKING:
        return pick_take(rails, game, desk)
    book = 0 if turn == root else 1
    if desk.marks[book] != turn:
        keep_books(rails, game, tastes, book, desk)
    if phase == AUCTIONING:
        desk.marks[2] = -1
        return pick_opening(game, taste, book, state, desk)
    if desk.marks[2] != game.head[COMPANY] or desk.marks[3] != turn:
        set_limits(game, tastes, book, state, desk)
    return pick_answer(game, taste, state, desk)


@inner
def estimate(rails: Rails, game: Game, taste: Floats, desk: Desk, values: Floats) -> None:
    """Each seat's cash in the end: as it is, or with shares as they are forecast and cubes as they are worth."""
    for seat in range(len(game.purses)):
        values[seat] = game.purses[seat, CASH]
    if game.head[PHASE] == OVER:
        return
    turn = game.head[TURN]
    survey(rails, game, desk.ground)
    for seat in range(len(game.purses)):
        values[seat] += taste[KEEP + turn - 1] * (game.purses[seat, CUBES] - rails.income[len(game.purses)])
    for company in range(len(game.firms)):
        share = forecast(rails, game, desk.ground, company, taste, turn, desk.counts)
        for seat in range(len(game.purses)):
            values[seat] += share * game.shares[company, seat]
