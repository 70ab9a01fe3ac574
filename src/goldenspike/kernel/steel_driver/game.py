"""Steel Driver's rules, compiled: one action after another, from phase to phase, to the end.

Says the same as ``games.steel_driver``, which is the authority; tests hold the two equal.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from goldenspike.games.steel_driver.actions import TURNS
from goldenspike.games.steel_driver.goods import SET_VALUES
from goldenspike.games.steel_driver.link import BUILDER_BONUS, OTHER_BONUS
from goldenspike.games.steel_driver.state import RAILS
from goldenspike.kernel.arrays import Ints
from goldenspike.kernel.compiled import inner
from goldenspike.kernel.steel_driver.arrays import (
    ACTIVE,
    AUCTIONING,
    BID,
    BIDDING,
    BIDS,
    BUILDING,
    CASH,
    COMPANY,
    CONTROLLER,
    CUBES,
    DONE,
    GOODS_TAKEN,
    HOLDER,
    LEADER,
    LINKED,
    OPENER,
    OVER,
    PASSES,
    PHASE,
    PROFIT,
    RAILS_LAID,
    RIVALS,
    SEAT,
    TAKING,
    TREASURY,
    TURN,
    UNSOLD,
    Game,
    Rails,
)

COLORS: Final = 5
AUCTIONED, BUILT = OVER + 1, OVER + 2
"""Between phases: the auctions have ended, all companies have passed. No decision is asked there."""
SETS: Final = np.array(SET_VALUES, dtype=np.int64)


@inner
def copy_game(into: Game, game: Game) -> None:
    into.owner[:] = game.owner
    into.on[:] = game.on
    into.goods[:] = game.goods
    into.firms[:] = game.firms
    into.took[:] = game.took
    into.shares[:] = game.shares
    into.purses[:] = game.purses
    into.order[:] = game.order
    into.passed[:] = game.passed
    into.head[:] = game.head
    into.bids[:] = game.bids


@inner
def step(rails: Rails, game: Game, action: int) -> None:
    """Whoever is to act does something legal; then all that needs no decision happens."""
    phase = game.head[PHASE]
    if phase == AUCTIONING:
        open_or_pass(game, action)
    elif phase == BIDDING:
        raise_or_drop(game, action)
    elif phase == BUILDING:
        build(rails, game, action)
    elif phase == TAKING:
        take(rails, game, action)
    while game.head[PHASE] > OVER:
        if game.head[PHASE] == AUCTIONED:
            next_company(rails, game, len(game.firms) - 1)
        else:
            end_turn(rails, game)


@inner
def open_or_pass(game: Game, action: int) -> None:
    head = game.head
    seat, players = head[SEAT], len(game.purses)
    if action < 0:
        hand_marker(game, (seat + 1) % players, head[PASSES] + 1)
        return
    game.bids[:] = 0
    game.bids[seat] = action % BIDS
    head[PHASE], head[COMPANY], head[BID] = BIDDING, action // BIDS, action % BIDS
    head[LEADER], head[HOLDER], head[OPENER], head[PASSES] = seat, seat, seat, 0
    head[RIVALS] = ((1 << players) - 1) ^ (1 << seat)
    next_bidder(game, seat)


@inner
def raise_or_drop(game: Game, action: int) -> None:
    head = game.head
    seat = head[SEAT]
    head[RIVALS] ^= 1 << seat
    if action > 0:
        head[RIVALS] |= 1 << head[LEADER]
        head[BID], head[LEADER] = action, seat
        game.bids[seat] = action
    next_bidder(game, seat)


@inner
def next_bidder(game: Game, seat: int) -> None:
    """Clockwise the first rival who can raise; if there is none the leader wins (SD-42, SD-43)."""
    head, players = game.head, len(game.purses)
    while head[RIVALS]:
        seat = (seat + 1) % players
        if head[RIVALS] >> seat & 1:
            if game.purses[seat, CUBES] > head[BID]:
                head[SEAT] = seat
                return
            head[RIVALS] ^= 1 << seat
    company, leader = head[COMPANY], head[LEADER]
    game.firms[company, TREASURY] += head[BID]
    game.firms[company, CONTROLLER] = leader
    game.shares[company, leader] += 1
    game.purses[leader, CUBES] -= head[BID]
    head[UNSOLD] ^= 1 << company
    hand_marker(game, (head[HOLDER] + 1) % players, 0)


@inner
def hand_marker(game: Game, seat: int, passes: int) -> None:
    """The marker comes to a seat; the phase ends when all is sold or all have passed it on (SD-45)."""
    head, players = game.head, len(game.purses)
    while head[UNSOLD] and passes < players:
        if game.purses[seat, CUBES]:
            head[PHASE], head[SEAT], head[HOLDER], head[PASSES], head[COMPANY] = AUCTIONING, seat, seat, passes, -1
            head[BID], head[LEADER], head[RIVALS] = 0, -1, 0
            return
        seat, passes = (seat + 1) % players, passes + 1
    if head[OPENER] >= 0:
        head[ACTIVE] = (head[OPENER] + 1) % players
    head[DONE], head[PHASE] = 0, AUCTIONED


@inner
def can_build(rails: Rails, game: Game, company: int) -> bool:
    """Whether there is a link that a company may build and can pay for (SD-52)."""
    treasury, laid = game.firms[company, TREASURY], game.firms[company, RAILS_LAID]
    if laid >= RAILS:
        return False
    for link in range(len(game.owner)):
        if game.owner[link] < 0 and rails.cost[link] <= treasury:
            a, b = rails.ends[link, 0], rails.ends[link, 1]
            if laid == 0:
                if rails.start[a] or rails.start[b]:
                    return True
            elif (game.on[a] | game.on[b]) >> company & 1:
                return True
    return False


@inner
def has_passed(game: Game, company: int) -> bool:
    for i in range(game.head[DONE]):
        if game.passed[i] == company:
            return True
    return False


@inner
def place_of(game: Game, company: int) -> int:
    """Where a company stands in the order."""
    for at in range(len(game.order)):
        if game.order[at] == company:
            return at
    return -1


@inner
def next_company(rails: Rails, game: Game, at: int) -> None:
    """The next company of the order that can build; the others go to the pass row (SD-50, SD-52)."""
    head, count = game.head, len(game.order)
    while head[DONE] < count:
        at = (at + 1) % count
        company = game.order[at]
        if has_passed(game, company):
            continue
        controller = game.firms[company, CONTROLLER]
        if controller >= 0 and can_build(rails, game, company):
            head[PHASE], head[SEAT], head[COMPANY] = BUILDING, controller, company
            return
        game.passed[head[DONE]] = company
        head[DONE] += 1
    head[PHASE] = BUILT


@inner
def build(rails: Rails, game: Game, action: int) -> None:
    """A link as later one, as first one from its end a, or as first one from its end b (SD-54, SD-55)."""
    head, links = game.head, len(game.owner)
    company, link, way = head[COMPANY], action % links, action // links
    firm, bit = game.firms[company], 1 << company
    a, b = rails.ends[link, 0], rails.ends[link, 1]
    if way:
        game.on[a if way == 1 else b] |= bit
    if not game.on[a] & bit:
        firm[PROFIT] += rails.value[a]
    elif not game.on[b] & bit:
        firm[PROFIT] += rails.value[b]
    game.on[a] |= bit
    game.on[b] |= bit
    game.owner[link] = company
    firm[TREASURY] -= rails.cost[link]
    firm[RAILS_LAID] += 1
    if not head[LINKED] and rails_between(rails, game, -1) >= 0:
        head[LINKED] = 1
        pay_link(rails, game, company)
    next_company(rails, game, place_of(game, company))


@inner
def rails_between(rails: Rails, game: Game, companies: int) -> int:
    """How many rails of these companies lie between the coasts; -1 if they do not join them."""
    cities = len(game.on)
    far = np.full(cities, -1, dtype=np.int64)
    queue = np.empty(cities, dtype=np.int64)
    queue[0] = rails.coasts[0]
    far[queue[0]] = 0
    begun, ended = 0, 1
    while begun < ended:
        city = queue[begun]
        begun += 1
        for i in range(rails.links_of.shape[1]):
            link = rails.links_of[city, i]
            if link < 0:
                break
            if game.owner[link] >= 0 and companies >> game.owner[link] & 1:
                other = rails.ends[link, 0] + rails.ends[link, 1] - city
                if far[other] < 0:
                    far[other] = far[city] + 1
                    queue[ended] = other
                    ended += 1
    return far[rails.coasts[1]]


@inner
def pay_link(rails: Rails, game: Game, builder: int) -> None:
    """The route of the fewest companies, then of the fewest rails; all that tie take part (SD-61, SD-62)."""
    count = len(game.firms)
    fewest, shortest, paid = count + 1, 0, 0
    for chosen in range(1 << count):
        size = 0
        for company in range(count):
            size += chosen >> company & 1
        if not chosen >> builder & 1 or size > fewest:
            continue
        length = rails_between(rails, game, chosen)
        if length < 0:
            continue
        if size < fewest or length < shortest:
            fewest, shortest, paid = size, length, chosen
        elif length == shortest:
            paid |= chosen
    for company in range(count):
        if paid >> company & 1:
            game.firms[company, PROFIT] += BUILDER_BONUS if company == builder else OTHER_BONUS


@inner
def end_turn(rails: Rails, game: Game) -> None:
    """Profit is paid, the pass row is the order; then the next turn, or the final phase (SD-7x)."""
    head, players = game.head, len(game.purses)
    last = head[TURN] == TURNS
    for company in range(len(game.firms)):
        controller = game.firms[company, CONTROLLER]
        if controller >= 0:
            game.purses[controller, CASH] += game.firms[company, PROFIT]
        game.firms[company, PROFIT] = 0
        game.order[company] = game.passed[company]
        if not last:
            game.firms[company, CONTROLLER] = -1
    head[DONE] = 0
    if last:
        begin_final(game)
        return
    head[TURN] += 1
    for seat in range(players):
        game.purses[seat, CUBES] += rails.income[players]
    head[UNSOLD], head[OPENER] = (1 << len(game.firms)) - 1, -1
    hand_marker(game, head[ACTIVE], 0)


@inner
def begin_final(game: Game) -> None:
    """Goods on every city with rails, control by shares (SD-80, SD-81)."""
    for city in range(len(game.on)):
        game.goods[city] = 1 if game.on[city] else 0
    for company in range(len(game.firms)):
        firm = game.firms[company]
        firm[TREASURY] = 0
        firm[CONTROLLER] = final_controller(game, company)
    next_taker(game, len(game.firms) - 1)


@inner
def final_controller(game: Game, company: int) -> int:
    shares, players, best = game.shares[company], len(game.purses), -1
    first = game.firms[company, CONTROLLER]
    if first < 0:
        first = game.head[ACTIVE]
    for i in range(players):
        seat = (first + i) % players
        if shares[seat] > 0 and (best < 0 or shares[seat] > shares[best]):
            best = seat
    return best


@inner
def next_taker(game: Game, at: int) -> None:
    """The next company of the order that can take a goods cube (SD-82)."""
    head, count = game.head, len(game.order)
    while head[DONE] < count:
        at = (at + 1) % count
        company = game.order[at]
        if has_passed(game, company):
            continue
        controller = game.firms[company, CONTROLLER]
        if controller >= 0:
            for city in range(len(game.on)):
                if game.goods[city] and game.on[city] >> company & 1:
                    head[PHASE], head[SEAT], head[COMPANY] = TAKING, controller, company
                    return
        game.passed[head[DONE]] = company
        head[DONE] += 1
    for company in range(len(game.firms)):
        value = set_value(game.took[company])
        for seat in range(len(game.purses)):
            game.purses[seat, CASH] += value * game.shares[company, seat]
    head[PHASE] = OVER


@inner
def take(rails: Rails, game: Game, city: int) -> None:
    company = game.head[COMPANY]
    game.goods[city] = 0
    game.took[company, rails.color[city]] += 1
    game.firms[company, GOODS_TAKEN] += 1
    next_taker(game, place_of(game, company))


@inner
def set_value(counts: Ints) -> int:
    """What the most valuable sets are worth (SD-83)."""
    total, made = 0, 0
    while True:
        colors = 0
        for color in range(COLORS):
            colors += counts[color] > made
        if colors == 0:
            return total
        total += SETS[colors]
        made += 1


@inner
def legal_builds(rails: Rails, game: Game, company: int, found: Ints) -> int:
    links, count = len(game.owner), 0
    treasury, first = game.firms[company, TREASURY], game.firms[company, RAILS_LAID] == 0
    for way in range(1 if first else 0, 3 if first else 1):
        for link in range(links):
            if game.owner[link] >= 0 or rails.cost[link] > treasury:
                continue
            a, b = rails.ends[link, 0], rails.ends[link, 1]
            if first:
                fits = rails.start[a if way == 1 else b] == 1
            else:
                fits = (game.on[a] | game.on[b]) >> company & 1 == 1
            if fits:
                found[count] = way * links + link
                count += 1
    return count
