"""Steel Driver's map and positions as scenes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from string import ascii_uppercase
from typing import Final, get_args

from goldenspike.core.bits import Bits, members
from goldenspike.core.scene import Ink, Line, Mark, Row, Scene, seat_ink
from goldenspike.games.steel_driver.actions import TURNS, action_table
from goldenspike.games.steel_driver.board import GOODS, RailBoard
from goldenspike.games.steel_driver.goods import counts_of, set_value
from goldenspike.games.steel_driver.state import RAILS
from goldenspike.games.steel_driver.view import CompanyView, View

INKS: Final[dict[str, Ink]] = {ink: ink for ink in get_args(Ink)}
SPARE_INKS: Final[tuple[Ink, ...]] = ("seat0", "seat1", "seat2", "seat3", "seat4", "seat5")

PHASES: Final = {
    "drawing": "the first active player is drawn",
    "auctioning": "phase 2, auctions",
    "bidding": "phase 2, auctions",
    "building": "phase 3, building",
    "taking": "phase 6, final profit: goods are taken",
    "over": "most cash wins",
}
ENDING: Final = {"taking": "the final phase", "over": "the end"}

FEW_RAILS: Final = 5
"""From here on it matters how many are left."""

Names = Sequence[str]


def company_ink(board: RailBoard, company: int) -> Ink:
    """A company named after a colour is drawn in it."""
    return INKS.get(board.companies[company], SPARE_INKS[company % len(SPARE_INKS)])


@cache
def company_letters(companies: Names) -> tuple[str, ...]:
    """A letter on the rails of each company, for eyes and terminals that cannot tell the colours apart."""
    letters: list[str] = []
    for name in companies:
        free = (letter for letter in (name + ascii_uppercase).upper() if letter.isalpha() and letter not in letters)
        letters.append(next(free))
    return tuple(letters)


def draw_board(board: RailBoard) -> Scene:
    ends = " and ".join(board.cities[end].name for end in board.transcontinental)
    goods = zip(GOODS, board.goods, strict=True)
    panel = (
        Row(f"{board.size} cities, each with its value in $ and in the colour of its goods:"),
        Row("  " + ", ".join(f"{cities.bit_count()} {color}" for color, cities in goods if cities)),
        Row(f"{board.starts.bit_count()} starting cities (hexagons)"),
        Row(f"{len(board.links)} links with their cost in cubes"),
        Row(f"transcontinental link: {ends}"),
        Row("companies, and the letters on their rails:"),
        *(Row(f"  {_company(board, at)}", company_ink(board, at)) for at in range(len(board.companies))),
    )
    return Scene(board.name, _land(board, 0), _cities(board, None), panel, board.note)


def draw_position(view: View, names: Names) -> Scene:
    board = action_table(view.options.board).board
    taken: Bits = 0
    for company in view.companies:
        taken |= company.rails
    lines = list(_land(board, taken))
    for at, company in enumerate(view.companies):
        lines.extend(_rail(board, link, at) for link in members(company.rails))
    title = f"Steel Driver, {ENDING.get(view.phase, f'turn {view.turn} of {TURNS}')}"
    note = board.note.split(". ")[0].rstrip(".")
    return Scene(title, tuple(lines), _cities(board, view), _panel(board, view, names), note and f"{note}.")


def _land(board: RailBoard, taken: Bits) -> tuple[Line, ...]:
    """Every link, the free ones with their cost."""
    return tuple(
        Line(
            board.positions[link.a],
            board.positions[link.b],
            "plain",
            label="" if taken >> at & 1 else str(link.cost),
        )
        for at, link in enumerate(board.links)
    )


def _rail(board: RailBoard, link: int, company: int) -> Line:
    """A rail with its company's letter: what the link cost matters no more."""
    a, b = board.ends[link]
    letter = company_letters(board.companies)[company]
    return Line(board.positions[a], board.positions[b], company_ink(board, company), built=True, label=letter)


def _cities(board: RailBoard, view: View | None) -> tuple[Mark, ...]:
    """Every city with its value. In the final phase only those with a cube have colour; the choices are ringed."""
    bare: Bits = 0
    ringed: Bits = 0
    if view is not None and view.phase == "taking" and view.company is not None:
        bare = ~view.goods
        ringed = view.goods & view.companies[view.company].cities
    return tuple(
        Mark(
            position,
            "hexagon" if city.start else "circle",
            "plain" if bare >> at & 1 else INKS[city.color],
            label=city.name,
            letter=str(city.value),
            ring="choice" if ringed >> at & 1 else None,
        )
        for at, (city, position) in enumerate(zip(board.cities, board.positions, strict=True))
    )


def _panel(board: RailBoard, view: View, names: Names) -> tuple[Row, ...]:
    rows = [Row(PHASES[view.phase]), *_now(board, view, names)]
    for seat, (cash, cubes) in enumerate(zip(view.cash, view.cubes, strict=True)):
        arrow = ">" if seat == view.to_act else " "
        rows.append(Row(f"{arrow} {names[seat]}: ${cash}, {_cubes(cubes)}", seat_ink(seat)))
    for at, company in enumerate(view.companies):
        rows.extend(_company_rows(board, at, company, names, view.phase in ("taking", "over")))
    rows.append(Row("order: " + ", ".join(board.companies[at] for at in view.order)))
    if view.passed:
        rows.append(Row("passed: " + ", ".join(board.companies[at] for at in view.passed)))
    linked = "none yet" if view.linked is None else f"turn {view.linked}"
    rows.append(Row(f"transcontinental link: {linked}"))
    return tuple(rows)


def _now(board: RailBoard, view: View, names: Names) -> list[Row]:
    """What is going on."""
    auction = view.auction
    if auction is not None and auction.company is not None and auction.leader is not None:
        ink = company_ink(board, auction.company)
        still_in = ", ".join(names[seat] for seat in members(auction.rivals))
        return [
            Row(f"{board.companies[auction.company]} is up: {names[auction.leader]} bids {auction.bid}", ink),
            Row(f"  still in against it: {still_in}", ink),
        ]
    if auction is not None:
        unsold = ", ".join(board.companies[at] for at in members(auction.unsold))
        return [Row(f"{names[auction.holder]} has the marker; unsold: {unsold}")]
    if view.company is not None and view.to_act is not None:
        verb = "builds a link" if view.phase == "building" else "takes goods"
        ink = company_ink(board, view.company)
        return [Row(f"{board.companies[view.company]} {verb}, {names[view.to_act]} decides", ink)]
    return []


def _company(board: RailBoard, at: int) -> str:
    return f"{company_letters(board.companies)[at]} {board.companies[at]}"


def _company_rows(board: RailBoard, at: int, company: CompanyView, names: Names, final: bool) -> list[Row]:
    ink = company_ink(board, at)
    holder = "nobody" if company.controller is None else names[company.controller]
    held = [f"{names[seat]}\N{NO-BREAK SPACE}×{count}" for seat, count in enumerate(company.shares) if count]
    shares = f"shares: {', '.join(held) or 'none sold'}"
    if final:
        counts = counts_of(board, company.goods)
        goods = [f"{count} {color}" for color, count in zip(GOODS, counts, strict=True) if count]
        head = f"{_company(board, at)} ({holder}): ${set_value(counts)} a share"
        return [Row(head, ink), Row(f"    {', '.join(goods) or 'no goods'}", ink), Row(f"    {shares}", ink)]
    left = RAILS - company.rails.bit_count()
    head = f"{_company(board, at)} ({holder}): {_cubes(company.treasury)}, profit ${company.profit}"
    few = f"; {left} rails left" if left <= FEW_RAILS else ""
    return [Row(head, ink), Row(f"    {shares}{few}", ink)]


def _cubes(count: int) -> str:
    return f"{count} cube" if count == 1 else f"{count} cubes"
