"""TA-60 and TA-61: scoring is exact, shown by two slow and plain methods that share nothing with it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from goldenspike.core.source import Source
from goldenspike.games.transamerica.scoring import Survey
from steiner import brute_force, component, dreyfus_wagner, joined, priced
from transamerica_table import GAME

BOARDS = {name: GAME.boards.get(name) for name in ("transamerica", "prairie")}


def random_tracks(board: Any, rng: Random, count: int) -> int:
    """So many tracks, grown from a few markers as in a game, or strewn anywhere."""
    if rng.random() < 0.25:
        return sum(1 << link for link in rng.sample(range(len(board.links)), min(count, len(board.links))))
    reached, laid = set(rng.sample(range(board.size), min(board.size, rng.randint(1, 6)))), 0
    for _ in range(count):
        edge = [i for i, (a, b) in enumerate(board.ends) if not laid >> i & 1 and (a in reached or b in reached)]
        if edge:
            link = rng.choice(edge)
            laid |= 1 << link
            reached |= set(board.ends[link])
    return laid


def check_links(board: Any, laid: int, terminals: list[int], completion: Any) -> None:
    """The links are free, join everything with the laid tracks, and add up to the cost."""
    assert len(set(completion.links)) == len(completion.links)
    assert not any(laid >> link & 1 for link in completion.links)
    assert sum(board.links[link].cost for link in completion.links) == completion.cost
    with_them = [edge for i, edge in enumerate(priced(board, laid)) if laid >> i & 1 or i in completion.links]
    assert joined(board.size, with_them, terminals)


def random_position(board: Any, rng: Random, cities: int = 5) -> tuple[int, int, list[int]]:
    """The laid tracks, a marker and some cities; sometimes the marker stands on one of them."""
    laid = random_tracks(board, rng, rng.choice((0, 3, 10, 25, 50, 83)))
    goals = rng.sample([city.node for city in board.cities], cities)
    marker = rng.choice(goals) if rng.random() < 0.2 else rng.randrange(board.size)
    return laid, marker, goals


@pytest.mark.parametrize("block", range(20))
def test_ta_61_the_cost_on_the_real_board_is_that_of_dreyfus_and_wagner(block: int) -> None:
    board = BOARDS["transamerica"]
    for seed in range(20 * block, 20 * block + 20):
        laid, marker, goals = random_position(board, Random(seed))
        completion = Survey(board, laid).completion(marker, goals)
        assert completion.cost == dreyfus_wagner(board.size, priced(board, laid), [*goals, marker]), seed
        check_links(board, laid, [marker, *goals], completion)


def small_board(rng: Random) -> Any:
    """A connected scrap of a grid, or of anything, with up to a dozen links of either price."""
    size = rng.randint(4, 8)
    pairs = {(rng.randrange(node), node) for node in range(1, size)}
    while len(pairs) < 11 and rng.random() < 0.85:
        a, b = sorted(rng.sample(range(size), 2))
        pairs.add((a, b))
    places = rng.sample([(x, y) for x in range(4) for y in range(3)], size)
    if rng.random() < 0.3:
        places = [(31 * x, 17 * y) for x, y in places]
    text = json.dumps(
        {
            "name": "scrap",
            "nodes": [{"id": i, "x": x, "y": y, "px": float(x), "py": float(y)} for i, (x, y) in enumerate(places)],
            "edges": [{"a": a, "b": b, "cost": rng.randint(1, 2)} for a, b in sorted(pairs)],
            "cities": [
                {"name": str(i), "color": "green" if i % 2 else "blue", "node": i, "small_deck": True}
                for i in range(size)
            ],
        }
    )
    return GAME.boards.parse(Source(text, "scrap.json"), "scrap")


@pytest.mark.parametrize("block", range(10))
def test_ta_61_the_cost_on_small_boards_is_the_least_of_all_sets_of_links(block: int) -> None:
    for seed in range(30 * block, 30 * block + 30):
        rng = Random(seed)
        board = small_board(rng)
        laid = random_tracks(board, rng, rng.randint(0, 5))
        marker, *goals = rng.sample(range(board.size), rng.randint(2, min(6, board.size)))
        edges = priced(board, laid)
        least = brute_force(board.size, edges, [marker, *goals])
        completion = Survey(board, laid).completion(marker, goals)
        assert completion.cost == least, seed
        assert dreyfus_wagner(board.size, edges, [*goals, marker]) == least, "the slow methods agree"
        check_links(board, laid, [marker, *goals], completion)


@pytest.mark.parametrize("name", BOARDS)
def test_ta_61_scoring_is_the_same_every_time(name: str) -> None:
    board = BOARDS[name]
    for seed in range(20):
        laid, marker, goals = random_position(board, Random(seed), len(board.colors))
        survey = Survey(board, laid)
        first = survey.completion(marker, goals)
        assert survey.completion(marker, goals) == first
        survey.completion(goals[0], [marker])
        assert survey.completion(marker, goals) == Survey(board, laid).completion(marker, goals) == first


def test_ta_61_the_cost_does_not_depend_on_the_order_of_the_cities() -> None:
    board = BOARDS["transamerica"]
    for seed in range(20):
        rng = Random(seed)
        laid, marker, goals = random_position(board, rng)
        survey = Survey(board, laid)
        cost = survey.completion(marker, goals).cost
        for _ in range(3):
            rng.shuffle(goals)
            assert survey.completion(marker, goals).cost == cost


def test_ta_61_a_track_never_raises_the_cost_nor_saves_more_than_its_price() -> None:
    board = BOARDS["transamerica"]
    for seed in range(40):
        rng = Random(seed)
        laid, marker, goals = random_position(board, rng)
        link = rng.choice([i for i in range(len(board.links)) if not laid >> i & 1])
        without = Survey(board, laid).completion(marker, goals).cost
        with_it = Survey(board, laid | 1 << link).completion(marker, goals).cost
        assert without - board.links[link].cost <= with_it <= without


def test_ta_61_laying_a_missing_track_saves_its_price() -> None:
    board = BOARDS["transamerica"]
    for seed in range(40):
        laid, marker, goals = random_position(board, Random(seed))
        missing = Survey(board, laid).completion(marker, goals)
        for link in missing.links[:2]:
            after = Survey(board, laid | 1 << link).completion(marker, goals)
            assert after.cost == missing.cost - board.links[link].cost


def test_ta_60_nothing_is_missing_exactly_when_all_cities_are_in_the_network() -> None:
    board = BOARDS["prairie"]
    complete = 0
    for seed in range(200):
        rng = Random(seed)
        laid = random_tracks(board, rng, 100)
        marker, goals = rng.randrange(board.size), rng.sample([city.node for city in board.cities], 2)
        pairs = [pair for i, pair in enumerate(board.ends) if laid >> i & 1]
        has_all = set(goals) <= component(board.size, pairs, marker)
        completion = Survey(board, laid).completion(marker, goals)
        assert (completion.cost == 0) == (completion.links == ()) == has_all
        complete += has_all
    assert 10 < complete < 190, "both happen"
