"""Steel Driver's board (SD-10, SD-11): cities with values and goods, links with costs, companies."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from goldenspike.core.bits import Bits, bits_of, members
from goldenspike.core.board import Board, Shelf, check_connected, check_distinct, checked_links
from goldenspike.core.source import NUMBER, Row, Source
from goldenspike.games.steel_driver.projection import layout

GOODS: Final = ("white", "black", "silver", "orange", "red")
"""The colours of goods (SD-11)."""

COSTS: Final = range(1, 21)
VALUES: Final = range(1001)
COMPANIES: Final = range(1, 11)

KEYS: Final = {"name": str, "transcontinental": list, "companies": list, "cities": list, "links": list}


@dataclass(frozen=True, slots=True)
class City:
    id: str
    name: str
    color: str
    value: int
    start: bool
    lat: float
    lon: float


@dataclass(frozen=True, eq=False)
class RailBoard(Board):
    """A board with cities. ``link_ids`` names each link's ends in the order of the file."""

    note: str
    cities: tuple[City, ...]
    link_ids: tuple[tuple[str, str], ...]
    companies: tuple[str, ...]
    transcontinental: tuple[int, int]

    @cached_property
    def city_at(self) -> dict[str, int]:
        return {city.id: index for index, city in enumerate(self.cities)}

    @cached_property
    def link_named(self) -> dict[tuple[str, str], int]:
        return {ids: index for index, ids in enumerate(self.link_ids)}

    @cached_property
    def company_at(self) -> dict[str, int]:
        return {name: index for index, name in enumerate(self.companies)}

    @cached_property
    def values(self) -> tuple[int, ...]:
        return tuple(city.value for city in self.cities)

    @cached_property
    def starts(self) -> Bits:
        """The starting cities."""
        return bits_of(index for index, city in enumerate(self.cities) if city.start)

    @cached_property
    def goods(self) -> tuple[Bits, ...]:
        """For each colour of ``GOODS``, its cities."""
        return tuple(bits_of(i for i, city in enumerate(self.cities) if city.color == color) for color in GOODS)

    def links_at(self, cities: Bits) -> Bits:
        """The links that touch any of these cities."""
        links = 0
        for city in members(cities):
            links |= self.incident[city]
        return links

    def place_name(self, city_id: str) -> str:
        at = self.city_at.get(city_id)
        return city_id if at is None else self.cities[at].name


def _read(source: Source, board_id: str) -> RailBoard:
    top = source.row((), source.data, KEYS, {"note": str})
    rows = top.rows(
        "cities",
        {"id": str, "name": str, "lat": NUMBER, "lon": NUMBER, "color": str, "value": int, "start": bool},
    )
    cities = _read_cities(top, rows)
    index_of = {city.id: index for index, city in enumerate(cities)}
    link_rows = top.rows("links", {"a": str, "b": str, "cost": int})
    board = RailBoard(
        id=board_id,
        name=top["name"],
        positions=layout([(city.lat, city.lon) for city in cities]),
        links=checked_links(link_rows, index_of, "city", COSTS),
        note=top.get("note") or "",
        cities=cities,
        link_ids=tuple((row["a"], row["b"]) for row in link_rows),
        companies=_read_companies(top),
        transcontinental=_read_ends(top, index_of),
    )
    check_connected(board, rows)
    return board


def _read_cities(top: Row, rows: list[Row]) -> tuple[City, ...]:
    check_distinct(rows, "id")
    check_distinct(rows, "name")
    for row in rows:
        if row["color"] not in GOODS:
            row.fail(f"{row['name']} has goods of an unknown colour, {row['color']!r} (known: {', '.join(GOODS)})")
        if row["value"] not in VALUES:
            row.fail(f"the value of {row['name']} must be {VALUES[0]} to {VALUES[-1]}, not {row['value']}")
        if not (abs(row["lat"]) <= 90 and abs(row["lon"]) <= 180):
            row.fail(f"{row['name']} is nowhere on earth: lat {row['lat']}, lon {row['lon']}")
    if not any(row["start"] for row in rows):
        top.source.fail(("cities",), "at least one city must be a starting city")
    return tuple(
        City(row["id"], row["name"], row["color"], row["value"], row["start"], float(row["lat"]), float(row["lon"]))
        for row in rows
    )


def _texts(top: Row, key: str) -> tuple[str, ...]:
    values: list[Any] = top[key]
    for at, value in enumerate(values):
        if type(value) is not str or not value:
            top.source.fail((key, at), "should be a text")
    return tuple(values)


def _read_companies(top: Row) -> tuple[str, ...]:
    names = _texts(top, "companies")
    for at, name in enumerate(names):
        if name in names[:at]:
            top.source.fail(("companies", at), f"the company {name!r} is named twice")
    if len(names) not in COMPANIES:
        top.source.fail(("companies",), f"there must be {COMPANIES[0]} to {COMPANIES[-1]} companies, not {len(names)}")
    return names


def _read_ends(top: Row, index_of: dict[str, int]) -> tuple[int, int]:
    ends = _texts(top, "transcontinental")
    if len(ends) != 2 or ends[0] == ends[1]:
        top.source.fail(("transcontinental",), "should name two different cities")
    for at, end in enumerate(ends):
        if end not in index_of:
            top.source.fail(("transcontinental", at), f"there is no city {end!r}")
    return index_of[ends[0]], index_of[ends[1]]


BOARDS: Shelf[RailBoard] = Shelf(Path(__file__).parent / "boards", frozenset(KEYS), _read)
