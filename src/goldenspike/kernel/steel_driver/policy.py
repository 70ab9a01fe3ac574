"""A player of Steel Driver, compiled: it bids by its books, builds by its plans, and takes what pays most."""

from __future__ import annotations

from goldenspike.kernel.arrays import Floats, Ints, Words
from goldenspike.kernel.compiled import inner
from goldenspike.kernel.dice import uniform
from goldenspike.kernel.steel_driver.arrays import (
    AUCTIONING,
    BUILDING,
    CASH,
    COMPANY,
    CONTROLLER,
    CUBES,
    OVER,
    PHASE,
    RAILS_LAID,
    SEAT,
    TAKING,
    TREASURY,
    TURN,
    Game,
    Rails,
)
from goldenspike.kernel.steel_driver.auctions import (
    forecast,
    keep_books,
    note_plan,
    others_mean,
    pick_answer,
    pick_opening,
    set_limits,
)
from goldenspike.kernel.steel_driver.desk import (
    BLUR,
    COME,
    FAITH,
    KEEP,
    NO_SCRIPT,
    Desk,
)
from goldenspike.kernel.steel_driver.game import COLORS, has_passed, legal_builds
from goldenspike.kernel.steel_driver.plans import (
    MOST,
    best_slot,
    plan,
    set_hopes,
    soft_value,
    survey,
)


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
