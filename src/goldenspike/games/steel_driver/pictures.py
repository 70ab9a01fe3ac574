"""Steel Driver's map and positions as scenes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, get_args

from goldenspike.core.bits import Bits, members
from goldenspike.core.scene import Ink, Line, Mark, Row, Scene, seat_ink
from goldenspike.games.steel_driver.actions import action_table
from goldenspike.games.steel_driver.board import GOODS, RailBoard
from goldenspike.games.steel_driver.goods import counts_of, set_value
from goldenspike.games.steel_driver.state import RAILS
from goldenspike.games.steel_driver.view import CompanyView, View

GOODS_INKS: Final[dict[str, Ink]] = {
    "white": "white",
    "black": "black",
    "silver": "silver",
    "orange": "orange",
    "red": "red",
}
INKS: Final[dict[str, Ink]] = {ink: ink for ink in get_args(Ink)}
SPARE_INKS: Final[tuple[Ink, ...]] = ("seat0", "seat1", "seat2", "seat3", "seat4", "seat5")

PHASES: Final = {
    "drawing": "the first active player is drawn",
    "auctioning": "phase 2, auctions",
    "bidding": "phase 2, auctions",
    "building": "phase 3, building",
    "taking": "final phase, goods",
    "over": "the end",
}


def company_ink(board: RailBoard, company: int) -> Ink:
    """A company named after a colour is drawn in it."""
    return INKS.get(board.companies[company], SPARE_INKS[company % len(SPARE_INKS)])


def draw_board(board: RailBoard) -> Scene:
    ends = " and ".join(board.cities[end].name for end in board.transcontinental)
    panel = (
        Row(f"{board.size} cities, {len(board.links)} links"),
        Row(f"transcontinental: {ends}"),
        Row(f"{board.starts.bit_count()} starting cities (hexagons)"),
        *(
            Row(f"{color}: {cities.bit_count()} cities", GOODS_INKS[color])
            for color, cities in zip(GOODS, board.goods, strict=True)
            if cities
        ),
        *(Row(f"{name} company", company_ink(board, at)) for at, name in enumerate(board.companies)),
    )
    return Scene(board.name, _land(board, 0), _cities(board, None), panel, board.note)


def draw_position(view: View, names: Sequence[str]) -> Scene:
    board = action_table(view.options.board).board
    taken: Bits = 0
    for company in view.companies:
        taken |= company.rails
    lines = list(_land(board, taken))
    for at, company in enumerate(view.companies):
        lines.extend(_rail(board, link, company_ink(board, at)) for link in members(company.rails))
    marks = _cities(board, view)
    title = "Steel Driver, the end" if view.phase == "over" else f"Steel Driver, turn {view.turn}"
    return Scene(title, tuple(lines), marks, _panel(board, view, names), board.note)


def _land(board: RailBoard, taken: Bits) -> tuple[Line, ...]:
    """Every link; its cost stands on the rail where there is one."""
    return tuple(
        Line(
            board.positions[link.a],
            board.positions[link.b],
            "plain",
            label="" if taken >> at & 1 else str(link.cost),
        )
        for at, link in enumerate(board.links)
    )


def _rail(board: RailBoard, link: int, ink: Ink) -> Line:
    a, b = board.ends[link]
    return Line(board.positions[a], board.positions[b], ink, built=True, label=str(board.links[link].cost))


def _cities(board: RailBoard, view: View | None) -> tuple[Mark, ...]:
    """Every city with its value. In the final phase those with a goods cube that may be taken are ringed."""
    ringed: Bits = 0
    if view is not None and view.phase == "taking" and view.company is not None:
        ringed = view.goods & view.companies[view.company].cities
    spent: Bits = 0
    if view is not None and view.phase in ("taking", "over"):
        for company in view.companies:
            spent |= company.goods
    marks = []
    for at, (city, position) in enumerate(zip(board.cities, board.positions, strict=True)):
        marks.append(
            Mark(
                position,
                "hexagon" if city.start else "circle",
                "faint" if spent >> at & 1 else GOODS_INKS[city.color],
                label=city.name,
                letter=str(city.value),
                ring="choice" if ringed >> at & 1 else None,
            )
        )
    return tuple(marks)


def _panel(board: RailBoard, view: View, names: Sequence[str]) -> tuple[Row, ...]:
    rows = [Row(PHASES[view.phase])]
    rows.extend(_now(board, view, names))
    rows.append(Row("order: " + ", ".join(board.companies[at] for at in view.order)))
    if view.phase in ("building", "taking"):
        rows.append(Row("passed: " + (", ".join(board.companies[at] for at in view.passed) or "none")))
    if view.linked is not None:
        rows.append(Row(f"transcontinental link: turn {view.linked}"))
    for seat, (cash, cubes) in enumerate(zip(view.cash, view.cubes, strict=True)):
        arrow = ">" if seat == view.to_act else " "
        rows.append(Row(f"{arrow} {names[seat]}: ${cash}, {cubes} cubes", seat_ink(seat)))
    for at, company in enumerate(view.companies):
        rows.extend(_company_rows(board, at, company, names, view.phase in ("taking", "over")))
    return tuple(rows)


def _now(board: RailBoard, view: View, names: Sequence[str]) -> list[Row]:
    """What is going on."""
    auction = view.auction
    if auction is not None and auction.company is not None and auction.leader is not None:
        name, ink = board.companies[auction.company], company_ink(board, auction.company)
        return [Row(f"{name} is up: {names[auction.leader]} leads with {auction.bid}", ink)]
    if auction is not None:
        unsold = ", ".join(board.companies[at] for at in members(auction.unsold))
        return [Row(f"{names[auction.holder]} has the marker; unsold: {unsold}")]
    if view.company is not None:
        verb = "builds" if view.phase == "building" else "takes"
        return [Row(f"{board.companies[view.company]} {verb}", company_ink(board, view.company))]
    return []


def _company_rows(board: RailBoard, at: int, company: CompanyView, names: Sequence[str], final: bool) -> list[Row]:
    ink = company_ink(board, at)
    control = "nobody" if company.controller is None else names[company.controller]
    left = RAILS - company.rails.bit_count()
    if final:
        counts = counts_of(board, company.goods)
        goods = ", ".join(f"{count} {color}" for color, count in zip(GOODS, counts, strict=True) if count)
        head = f"{company.name}: {goods or 'no goods'}, worth ${set_value(counts)}, {control}"
    else:
        head = f"{company.name}: treasury {company.treasury}, rails left {left}, profit ${company.profit}, {control}"
    held = [f"{names[seat]}: {count}" for seat, count in enumerate(company.shares) if count]
    return [Row(head, ink), Row(f"  shares: {', '.join(held) or 'none'}", ink)]
