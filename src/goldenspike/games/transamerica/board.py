"""TransAmerica's board (TA-10 to TA-12): a triangular grid, single and double segments, cities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from goldenspike.core.bits import Bits, bits_of
from goldenspike.core.board import Board, Shelf, check_connected, check_distinct, checked_links
from goldenspike.core.source import NUMBER, Row, Source
from goldenspike.games.transamerica.layout import Layout

SINGLE, DOUBLE = 1, 2
COLORS = range(2, 7)


@dataclass(frozen=True, slots=True)
class City:
    name: str
    color: str
    node: int
    small_deck: bool
    lat: float | None
    lon: float | None


@dataclass(frozen=True, eq=False)
class RailBoard(Board):
    """A board with cities. ``grid`` has each node's column and row in the triangular grid."""

    grid: tuple[tuple[int, int], ...]
    cities: tuple[City, ...]

    @cached_property
    def colors(self) -> tuple[str, ...]:
        """In the order in which the file first names them: a hand lists its cards so (TA-11)."""
        return tuple(dict.fromkeys(city.color for city in self.cities))

    @cached_property
    def city_at(self) -> dict[int, City]:
        return {city.node: city for city in self.cities}

    @cached_property
    def city_named(self) -> dict[str, City]:
        return {city.name: city for city in self.cities}

    @cached_property
    def singles(self) -> Bits:
        return bits_of(i for i, link in enumerate(self.links) if link.cost == SINGLE)

    @cached_property
    def layout(self) -> Layout:
        return Layout(self.grid, self.links)

    @cached_property
    def all_nodes(self) -> Bits:
        return (1 << self.size) - 1

    def deck(self, players: int) -> tuple[tuple[City, ...], ...]:
        """The cards in use, one tuple a colour (TA-12: dashed cities stay out with 2 or 3)."""
        used = [city for city in self.cities if players > 3 or city.small_deck]
        return tuple(tuple(city for city in used if city.color == color) for color in self.colors)

    def place_name(self, node: int) -> str:
        """A city by name, another place by the way to the nearest one, what is not there by its number."""
        city = self.city_at.get(node)
        if city is not None:
            return city.name
        if not 0 <= node < self.size:
            return f"node {node}"
        x, y = self.positions[node]

        def distance(at: int) -> float:
            return (self.positions[at][0] - x) ** 2 + (self.positions[at][1] - y) ** 2

        nearest = min(self.cities, key=lambda c: distance(c.node))
        cx, cy = self.positions[nearest.node]
        south_north = "north" if y < cy - 0.1 else "south" if y > cy + 0.1 else ""
        east_west = "west" if x < cx - 0.1 else "east" if x > cx + 0.1 else ""
        return f"{south_north}{east_west} of {nearest.name} ({node})"


def _read(source: Source, board_id: str) -> RailBoard:
    top = source.row((), source.data, {"name": str, "nodes": list, "edges": list, "cities": list}, {"note": str})
    nodes = top.rows("nodes", {"id": int, "x": int, "y": int, "px": NUMBER, "py": NUMBER})
    check_distinct(nodes, "id")
    for row in nodes:
        if not 0 <= row["id"] < len(nodes):
            row.fail(f"the id {row['id']} is out of range: {len(nodes)} nodes are numbered 0 to {len(nodes) - 1}")
    nodes.sort(key=lambda row: int(row["id"]))
    _check_positions(nodes)
    edges = top.rows("edges", {"a": int, "b": int, "cost": int})
    links = checked_links(edges, {row["id"]: row["id"] for row in nodes}, "node", range(SINGLE, DOUBLE + 1))
    board = RailBoard(
        id=board_id,
        name=top["name"],
        positions=tuple((float(row["px"]), float(row["py"])) for row in nodes),
        links=links,
        grid=tuple((row["x"], row["y"]) for row in nodes),
        cities=_read_cities(top, len(nodes)),
    )
    check_connected(board, nodes)
    return board


def _read_cities(top: Row, size: int) -> tuple[City, ...]:
    rows = top.rows(
        "cities", {"name": str, "color": str, "node": int, "small_deck": bool}, {"lat": NUMBER, "lon": NUMBER}
    )
    check_distinct(rows, "name")
    for row in rows:
        if not 0 <= row["node"] < size:
            row.fail(f"{row['name']} stands on no node: {row['node']}")
    check_distinct(rows, "node")
    colors = dict.fromkeys(row["color"] for row in rows)
    if len(colors) not in COLORS:
        top.source.fail(("cities",), f"cities must have {COLORS[0]} to {COLORS[-1]} colours, not {len(colors)}")
    return tuple(
        City(row["name"], row["color"], row["node"], row["small_deck"], row.get("lat"), row.get("lon")) for row in rows
    )


def _check_positions(nodes: Sequence[Row]) -> None:
    seen: dict[tuple[int, int], Row] = {}
    for row in nodes:
        other = seen.setdefault((row["x"], row["y"]), row)
        if other is not row:
            row.fail(f"node {row['id']} stands where node {other['id']} does: x {row['x']}, y {row['y']}")


BOARDS: Shelf[RailBoard] = Shelf(
    Path(__file__).parent / "boards", frozenset({"name", "nodes", "edges", "cities"}), _read
)
