"""A player of Steel Driver in auctions, compiled: what companies and shares are worth, and how far to go for them."""

from __future__ import annotations

from goldenspike.kernel.arrays import Floats, Ints, Words
from goldenspike.kernel.compiled import inner
from goldenspike.kernel.dice import uniform
from goldenspike.kernel.steel_driver.arrays import (
    BID,
    BIDS,
    COMPANY,
    CUBES,
    PASS_ON,
    PASSES,
    SEAT,
    TREASURY,
    TURN,
    UNSOLD,
    Game,
    Rails,
)
from goldenspike.kernel.steel_driver.desk import (
    BASE,
    BOOKED,
    COME,
    FAIR,
    FAITH,
    KEEP,
    LEAN,
    LEFT,
    LIMIT,
    NO_SCRIPT,
    NOISE,
    PAID,
    SHADE,
    STORE,
    WAIT,
    WORTH,
    Desk,
)
from goldenspike.kernel.steel_driver.plans import (
    MOST,
    Beam,
    Ground,
    best_slot,
    hold,
    plan,
    set_hopes,
    soft_value,
    survey,
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
