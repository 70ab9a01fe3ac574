"""What an action of Steel Driver does for a seat: the reasons, and how a player would say them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from goldenspike.bots.bot import Reason, Weighed
from goldenspike.bots.steel_driver.mind import Mind
from goldenspike.bots.steel_driver.plain import goods_gain, new_value
from goldenspike.bots.words import AHEAD, in_english
from goldenspike.core.bits import bits_of
from goldenspike.core.codec import Json
from goldenspike.games.steel_driver.actions import Action, Auction, Bid, Build, Pass, Take, action_table
from goldenspike.games.steel_driver.board import RailBoard
from goldenspike.games.steel_driver.goods import counts_of, set_value
from goldenspike.games.steel_driver.link import BUILDER_BONUS, is_joined
from goldenspike.kernel.steel_driver.desk import LIMIT, PAID, WORTH
from goldenspike.kernel.steel_driver.plans import MOST

PHRASES: Final = {
    "puts_up": "puts {company} up at {cubes}{treasury}",
    "hands_on": "hands the marker on and waits",
    "raises": "raises to {cubes} for {company}",
    "up_to": "ready to go to {bid}",
    "lets_go": "lets {company} go and keeps the cubes",
    "worth": "{company} for {cubes} is worth ${worth} "
    "(a share may pay ${share}, this turn's links ${profit}); good up to {limit}",
    "reaches": "{city} for {cubes}: ${profit} now, {color} goods, sets worth ${sets} more",
    "nothing_new": "{a} to {b} for {cost}: nothing new",
    "per_cube": "${worth} for each cube",
    "best_link": "its best link is worth ${worth} for each cube",
    "fair_part": "a fair part of all cubes is {limit}",
    "completes": "completes the transcontinental link for ${bonus}",
    "takes": "{color} goods of {city}: sets worth ${sets} more, {rivals}",
    AHEAD: "{dollars} over the others",
}
"""The page has them in every language: ``reasons`` in client/src/i18n."""


def weighed(mind: Mind, action: Action, value: float, *more: Reason) -> Weighed:
    """Without opinion: what anybody can see; and what else the bot has to say."""
    return because(mind, action, value, (*reasons_for(mind, action), *more))


def because(mind: Mind, action: Action, value: float, reasons: tuple[Reason, ...]) -> Weighed:
    return Weighed(action, value, words_of(mind.board, reasons), reasons)


def ahead(dollars: float) -> Reason:
    return Reason(AHEAD, {"dollars": round(dollars)})


def per_cube(action: Action, worth: float) -> tuple[Reason, ...]:
    """What a builder says of a link, or of the best one of a company."""
    kinds: dict[type[Action], str] = {Build: "per_cube", Auction: "best_link"}
    key = kinds.get(type(action))
    return (Reason(key, {"worth": round(worth)}),) if key else ()


def fair_part(limit: int) -> Reason:
    return Reason("fair_part", {"limit": limit})


def words_of(board: RailBoard, reasons: Sequence[Reason]) -> str:
    return in_english(reasons, PHRASES, partial(_shown, board))


def reasons_for(mind: Mind, action: Action) -> tuple[Reason, ...]:
    match action:
        case Auction(company, bid):
            treasury = mind.view.companies[mind.board.company_at[company]].treasury
            return (Reason("puts_up", {"company": company, "cubes": bid, "treasury": treasury}),)
        case Pass():
            return (Reason("hands_on"),)
        case Bid(amount):
            return (Reason("raises", {"company": _up(mind), "cubes": amount}),)
        case Build():
            return tuple(_of_link(mind, action))
        case Take():
            return (_of_goods(mind, action),)
        case _:
            return (Reason("lets_go", {"company": _up(mind)}),)


def worth_of(mind: Mind, company: int) -> Reason:
    """What the broker thinks of a company; the kernel has just thought of it."""
    notes, book = mind.desk.notes[company], mind.desk
    paid, limit = int(notes[PAID]), int(notes[LIMIT])
    budget = min(mind.view.companies[company].treasury + paid, MOST)
    facts = {
        "company": mind.board.companies[company],
        "cubes": paid,
        "worth": round(float(notes[WORTH])),
        "share": round(float(book.share[0, mind.seat, company])),
        "profit": round(float(book.profit[0, company, budget])),
        "limit": limit,
    }
    return Reason("worth", facts)


def _of_link(mind: Mind, build: Build) -> list[Reason]:
    view, board = mind.view, mind.board
    assert view.company is not None
    table, company = action_table(view.options.board), view.companies[view.company]
    link = table.link_at[build.a, build.b]
    before = company.cities if build.start is None else 1 << table.city_at[build.start]
    after = before | bits_of(table.ends[link])
    cost = board.links[link].cost
    if after == before:
        return [Reason("nothing_new", {"a": build.a, "b": build.b, "cost": cost})]
    city = board.cities[next(city for city in table.ends[link] if not before >> city & 1)]
    profit = new_value(table, company, link, build.start)
    sets = set_value(counts_of(board, after)) - set_value(counts_of(board, company.cities))
    facts = {"city": city.id, "cubes": cost, "profit": profit, "color": city.color, "sets": sets}
    said = [Reason("reaches", facts)]
    networks = [after if at == view.company else each.cities for at, each in enumerate(view.companies)]
    if view.linked is None and is_joined(networks, board.transcontinental):
        said.append(Reason("completes", {"bonus": BUILDER_BONUS}))
    return said


def _of_goods(mind: Mind, take: Take) -> Reason:
    view, board = mind.view, mind.board
    assert view.company is not None
    table, company = action_table(view.options.board), view.companies[view.company]
    at_city = table.city_at[take.city]
    rivals = sum(each.cities >> at_city & 1 for at, each in enumerate(view.companies) if at != view.company)
    gain = goods_gain(table, company, take)
    return Reason("takes", {"city": take.city, "color": board.cities[at_city].color, "sets": gain, "rivals": rivals})


def _up(mind: Mind) -> str:
    auction = mind.view.auction
    assert auction is not None
    assert auction.company is not None
    return mind.board.companies[auction.company]


def _shown(board: RailBoard, name: str, fact: Json) -> object:
    match name:
        case "city" | "a" | "b":
            return board.place_name(fact)
        case "cubes" | "limit":
            return _cubes(fact)
        case "treasury":
            return f", which has {_cubes(fact)} already" if fact else ""
        case "rivals":
            companies = "company" if fact == 1 else "companies"
            return f"{fact} other {companies} could take it" if fact else "nobody else can"
        case "dollars":
            return f"{'−' if fact < 0 else '+'}${abs(fact)}"
        case _:
            return fact


def _cubes(count: int) -> str:
    return "1 cube" if count == 1 else f"{count} cubes"
