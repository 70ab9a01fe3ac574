"""SD-6x: the transcontinental link."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from goldenspike.core.source import Source
from goldenspike.games.steel_driver.board import BOARDS, RailBoard
from goldenspike.games.steel_driver.events import Linked, TurnEnded
from goldenspike.games.steel_driver.link import best_link, is_joined
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from steel_driver_kit import SHORT_LINE, Table, of_kind, random_game

BOARD = BOARDS.get("steel-driver")
Best = tuple[int, int, set[int]]
"""Companies of a best route, its rails, and all companies on tied ones."""


def _ring_table() -> Table:
    """Red lies from t02 to t10; blue is to build the last two links to t12."""
    table = Table(3, board=SHORT_LINE)
    table.sell("red", 0, 10)
    table.sell("blue", 1, 2)
    table.end_auctions()
    table.build("t00", "t01", "t00")
    table.build("t10", "t11", "t10")
    table.build("t01", "t02")
    return table


def test_sd_60_once_a_game_when_rails_of_any_companies_join_the_ends() -> None:
    table = _ring_table()
    table.build("t11", "t12")
    assert not of_kind(table.events, Linked)
    for at in range(2, 10):
        assert table.state.standing.linked is None
        table.build(f"t{at:02}", f"t{at + 1:02}")
    assert table.last(Linked).company == "red"
    assert table.state.standing.linked == 1
    table.finish(Random(1))
    assert len(of_kind(table.story, Linked)) == 1


def test_sd_61_fifty_for_the_builder_thirty_for_the_others() -> None:
    table = _ring_table()
    table.build("t11", "t12")
    for at in range(2, 10):
        table.build(f"t{at:02}", f"t{at + 1:02}")
    assert table.last(Linked).bonuses == (("red", 50), ("blue", 30))
    assert table.last(TurnEnded).profits[0] == ("red", 10 * 10 + 50, 0)
    assert table.last(TurnEnded).profits[1] == ("blue", 2 * 10 + 30, 1)


def test_sd_61_a_company_without_controller_raises_its_level_for_nobody() -> None:
    table = _ring_table()
    table.build("t11", "t12")
    for at in range(2, 9):
        table.build(f"t{at:02}", f"t{at + 1:02}")
    table.build("t19", "t00")
    table.sell("red", 0, 1)
    table.end_auctions()
    cash = table.state.standing.cash
    table.build("t09", "t10")
    ended = table.last(TurnEnded)
    assert ended.profits == (("red", 10 + 50, 0), ("blue", 30, None), ("green", 0, None))
    assert ended.cash == (cash[0] + 60, cash[1], cash[2])


def test_sd_62_fewest_companies_before_fewest_rails() -> None:
    """A long way of two companies beats a short one of three."""
    board, rails = _board(
        [("a", "m", 0), ("m", "n", 1), ("n", "z", 2), *_chain("a", "m", 4, 0), *_chain("m", "z", 4, 2)]
    )
    link = best_link(board, rails, builder=2)
    assert link.companies == (0, 2)
    assert len(link.routes) == 1
    assert len(link.routes[0]) == 1 + 1 + 4


def test_sd_62_fewest_rails_among_those_and_ties_all_take_part() -> None:
    board, rails = _board([("a", "m", 0), ("m", "z", 3), ("a", "n", 1), ("n", "m", 1), ("a", "o", 2), ("o", "m", 2)])
    assert best_link(board, rails, builder=3).companies == (0, 3)
    tied, laid = _board([("a", "n", 1), ("n", "m", 1), ("a", "o", 2), ("o", "m", 2), ("m", "z", 3)])
    link = best_link(tied, laid, builder=3)
    assert link.companies == (1, 2, 3)
    assert len(link.routes) == 2


# Against searches that were written another way


def _plain(board: RailBoard, rails: Sequence[int]) -> Best:
    """Every simple route, one by one."""
    here, there = board.transcontinental
    owner = {link: at for at, laid in enumerate(rails) for link in range(len(board.links)) if laid >> link & 1}

    def walk(
        city: int, seen: frozenset[int], used: frozenset[int], count: int
    ) -> Iterator[tuple[int, int, frozenset[int]]]:
        if city == there:
            yield len(used), count, used
            return
        for link, company in owner.items():
            ends = board.ends[link]
            if city in ends:
                other = sum(ends) - city
                if other not in seen:
                    yield from walk(other, seen | {other}, used | {company}, count + 1)

    routes = list(walk(here, frozenset({here}), frozenset(), 0))
    few, short = min((companies, count) for companies, count, _ in routes)
    best = [used for companies, count, used in routes if (companies, count) == (few, short)]
    return few, short, set().union(*best)


def _labelled(board: RailBoard, rails: Sequence[int]) -> Best:
    """A wave over pairs of a city and the companies used to reach it."""
    here, there = board.transcontinental
    steps = {(here, 0): 0}
    wave = [(here, 0)]
    while wave:
        grown = []
        for city, used in wave:
            for company, laid in enumerate(rails):
                for link, ends in enumerate(board.ends):
                    if laid >> link & 1 and city in ends:
                        reached = (sum(ends) - city, used | 1 << company)
                        if reached not in steps:
                            steps[reached] = steps[city, used] + 1
                            grown.append(reached)
        wave = grown
    ended = [(used.bit_count(), count, used) for (city, used), count in steps.items() if city == there]
    few, short = min((companies, count) for companies, count, _ in ended)
    together = 0
    for companies, count, used in ended:
        if (companies, count) == (few, short):
            together |= used
    return few, short, {at for at in range(len(rails)) if together >> at & 1}


def _laid_at_random(board: RailBoard, rng: Random, companies: int) -> tuple[list[int], int]:
    """Rails of random companies on random links until the ends are joined, and who completed it."""
    rails = [0] * companies
    here, there = board.transcontinental
    order = list(range(len(board.links)))
    rng.shuffle(order)
    for link in order:
        company = rng.randrange(companies)
        rails[company] |= 1 << link
        laid = sum(rails)
        if board.reach(1 << here, laid) >> there & 1:
            return rails, company
    raise AssertionError("a board is connected")


def _check(board: RailBoard, rails: Sequence[int], builder: int, best: Best) -> None:
    few, short, companies = best
    link = best_link(board, rails, builder)
    assert set(link.companies) == companies
    assert builder in companies
    assert len(set(link.routes)) == len(link.routes)
    for route in link.routes:
        owners = set()
        for a, b in itertools.pairwise(route):
            at = board.link_at[min(a, b), max(a, b)]
            owners |= {company for company, laid in enumerate(rails) if laid >> at & 1}
        assert (len(owners), len(route) - 1) == (few, short)
        assert (route[0], route[-1]) == board.transcontinental


@pytest.mark.parametrize("seed", range(60))
def test_sd_62_small_boards_against_every_simple_route(seed: int) -> None:
    rng = Random(seed)
    names = "abcdefgz"
    pairs = {(a, b, 0) for a, b in itertools.pairwise(names)}
    pairs |= {(*sorted(rng.sample(names, 2)), 0) for _ in range(8)}  # type: ignore[misc]
    board, _ = _board(sorted(pairs))
    rails, builder = _laid_at_random(board, rng, 4)
    _check(board, rails, builder, _plain(board, rails))
    assert _plain(board, rails) == _labelled(board, rails)


@pytest.mark.parametrize("seed", range(40))
def test_sd_62_the_real_board_against_a_wave_over_company_sets(seed: int) -> None:
    rails, builder = _laid_at_random(BOARD, Random(seed), 2 + seed % 5)
    _check(BOARD, rails, builder, _labelled(BOARD, rails))


def test_sd_60_joined_means_joined_by_plain_search() -> None:
    here, there = BOARD.transcontinental
    both = set()
    for seed in range(60):
        for step in random_game(seed, 3 + seed % 4):
            companies = step.state.companies
            laid = sum(company.rails for company in companies)
            joined = bool(BOARD.reach(1 << here, laid) >> there & 1)
            assert is_joined([company.cities for company in companies], (here, there)) == joined
            assert (step.state.standing.linked is not None) == joined
            both.add(joined)
    assert both == {True, False}
    assert STEEL_DRIVER.outcome(step.state) is not None


def _chain(a: str, b: str, rails: int, company: int) -> list[tuple[str, str, int]]:
    stops = [a, *(f"{a}{b}{at}" for at in range(1, rails)), b]
    return [(one, two, company) for one, two in itertools.pairwise(stops)]


def _board(links: Sequence[tuple[str, str, int]]) -> tuple[RailBoard, list[int]]:
    """A board from a to z, and the rails on it: each link names its company."""
    names = sorted({name for a, b, _ in links for name in (a, b)})
    cities = [
        {"id": n, "name": n, "lat": 40 + at % 3, "lon": -100 + at, "color": "white", "value": 10, "start": True}
        for at, n in enumerate(names)
    ]
    data = {
        "name": "trial",
        "transcontinental": ["a", "z"],
        "companies": ["red", "blue", "green", "grey"],
        "cities": cities,
        "links": [{"a": a, "b": b, "cost": 1} for a, b, _ in links],
    }
    rails = [0] * 4
    for link, (_, _, company) in enumerate(links):
        rails[company] |= 1 << link
    return BOARDS.parse(Source(json.dumps(data), "trial.json"), "trial"), rails
