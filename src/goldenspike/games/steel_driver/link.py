"""The transcontinental link (SD-6x): whether it exists, and which companies it is made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from typing import Final

from goldenspike.core.bits import Bits, members
from goldenspike.games.steel_driver.board import RailBoard

BUILDER_BONUS: Final = 50
OTHER_BONUS: Final = 30

MOST_ROUTES: Final = 50
"""So many tied routes are told at most; the companies on all of them are always found."""

Route = tuple[int, ...]
"""Cities, from one end to the other."""


@dataclass(frozen=True, slots=True)
class BestLink:
    companies: tuple[int, ...]
    routes: tuple[Route, ...]


def is_joined(networks: Sequence[Bits], ends: tuple[int, int]) -> bool:
    """Rails join the two ends (SD-60), where each network is the cities that one company's rails hang together."""
    here, there = ends
    reached, before = 1 << here, 0
    while reached != before:
        before = reached
        for cities in networks:
            if cities & reached:
                reached |= cities
    return bool(reached >> there & 1)


def best_link(board: RailBoard, rails: Sequence[Bits], builder: int) -> BestLink:
    """The routes with the fewest companies, then the fewest rails (SD-62).

    Every route has the completing rail, so its builder is on all of them. When no smaller set
    of companies joins the ends, each route of a set uses all its companies.
    """
    others = [company for company, laid in enumerate(rails) if laid and company != builder]
    here, there = (board.incident[end] for end in board.transcontinental)
    for count in range(len(others) + 1):
        found = {}
        for chosen in combinations(others, count):
            links = rails[builder]
            for company in chosen:
                links |= rails[company]
            layers = _layers(board, links) if links & here and links & there else []
            if layers:
                found[chosen] = (links, layers)
        if found:
            return _shortest(board, builder, found)
    raise ValueError("no rails join the two ends")


def _shortest(board: RailBoard, builder: int, found: dict[tuple[int, ...], tuple[Bits, list[Bits]]]) -> BestLink:
    length = min(len(layers) for _, layers in found.values())
    companies = {builder}
    routes: list[Route] = []
    for chosen, (links, layers) in found.items():
        if len(layers) == length:
            companies.update(chosen)
            ways = _routes(board, links, layers, board.transcontinental[1])
            routes.extend(islice(ways, MOST_ROUTES - len(routes)))
    return BestLink(tuple(sorted(companies)), tuple(routes))


def _layers(board: RailBoard, links: Bits) -> list[Bits]:
    """The cities 0, 1, 2, … rails from one end, until the other end is reached; empty if it is not."""
    here, there = board.transcontinental
    layers = [1 << here]
    seen = 1 << here
    while not layers[-1] >> there & 1:
        grown = 0
        for link in members(board.links_at(layers[-1]) & links):
            a, b = board.ends[link]
            grown |= 1 << a | 1 << b
        grown &= ~seen
        if not grown:
            return []
        seen |= grown
        layers.append(grown)
    return layers


def _routes(board: RailBoard, links: Bits, layers: Sequence[Bits], city: int) -> Iterator[Route]:
    """Every shortest route to a city of the last layer."""
    if len(layers) == 1:
        yield (city,)
        return
    for link in members(board.incident[city] & links):
        a, b = board.ends[link]
        before = a + b - city
        if layers[-2] >> before & 1:
            for route in _routes(board, links, layers[:-1], before):
                yield (*route, city)
