"""What follows from a position: held to plain counting, and to what the engine does later."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from goldenspike.core.bits import bits_of, members
from goldenspike.core.record import read_record, replay
from goldenspike.games import GAMES
from goldenspike.games.steel_driver.board import RailBoard
from goldenspike.games.steel_driver.effects import _distances
from goldenspike.games.steel_driver.facts import FACTS
from goldenspike.games.steel_driver.goods import counts_of, set_value
from goldenspike.games.steel_driver.insight import Insight, insight_of
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.steel_driver.view import View
from steel_driver_kit import RECORDS

BOARD: RailBoard = STEEL_DRIVER.boards.get("steel-driver")
RECORD = sorted(RECORDS.glob("*.json"))[0]


def test_facts_are_the_material_of_the_box() -> None:
    assert (FACTS.turns, FACTS.rails, FACTS.shares) == (5, 17, 5)
    assert FACTS.set_values[1:] == (10, 30, 60, 100, 150)


def start() -> View:
    return STEEL_DRIVER.view(STEEL_DRIVER.setup(Options(players=3)), None)


def with_company(view: View, at: int, **fields: int) -> View:
    changed = replace(view.companies[at], **fields)  # type: ignore[arg-type]
    return replace(view, companies=(*view.companies[:at], changed, *view.companies[at + 1 :]))


def test_the_empty_map() -> None:
    insight = insight_of(start())
    assert insight.race.missing == insight.race.way
    assert {(each.rails_left, each.sets, each.share) for each in insight.companies} == {(17, (), 0)}


def test_a_rail_of_anybody_brings_the_ends_nearer() -> None:
    link = BOARD.link_named["sfo", "ren"]
    race = insight_of(with_company(start(), 3, rails=1 << link)).race
    assert len(race.missing) == len(insight_of(start()).race.missing) - 1
    assert race.way[-1] == link
    assert link not in race.missing


def test_goods_make_the_largest_sets_first() -> None:
    cities = bits_of(BOARD.city_at[city] for city in ("nyc", "bos", "chi", "ric"))
    reached = insight_of(with_company(start(), 0, cities=cities)).companies[0]
    assert [(each.colors, each.value) for each in reached.sets] == [
        (("white", "black", "red"), 60),
        (("black",), 10),
    ]
    assert reached.share == 70
    final = replace(with_company(start(), 0, cities=cities, goods=1 << BOARD.city_at["bos"]), phase="taking")
    assert insight_of(final).companies[0].share == 10


def ends_of_way(insight: Insight) -> tuple[int, int]:
    """That its links hang together, and where it begins and ends."""
    here = BOARD.transcontinental[0]
    for link in insight.race.way:
        a, b = BOARD.ends[link]
        assert here in (a, b)
        here = a + b - here
    return BOARD.transcontinental[0], here


@pytest.mark.parametrize("seed", range(20))
def test_the_way_is_one_of_the_best(seed: int) -> None:
    rng = Random(seed)
    rails = bits_of(rng.sample(range(len(BOARD.links)), k=seed * 2))
    insight = insight_of(with_company(start(), 1, rails=rails))
    assert ends_of_way(insight) == BOARD.transcontinental
    assert insight.race.missing == tuple(link for link in insight.race.way if not rails >> link & 1)
    assert len(insight.race.missing) == _distances(BOARD, rails, BOARD.transcontinental[0])[BOARD.transcontinental[1]]


def test_a_whole_game() -> None:
    """The ends never get further apart; the link exists when nothing is missing; shares pay what was said."""
    steps = list(replay(read_record(RECORD.read_text(encoding="utf-8"), GAMES)))
    views = [STEEL_DRIVER.view(step.state, None) for step in steps]
    told = [insight_of(view) for view in views]
    for before, after in pairwise(told):
        assert len(after.race.missing) <= len(before.race.missing)
    for view, insight in zip(views, told, strict=True):
        assert (view.linked is not None) == (not insight.race.missing)
        for company, said in zip(view.companies, insight.companies, strict=True):
            assert said.rails_left == 17 - len(list(members(company.rails)))
    last = views[-1]
    assert last.phase == "over"
    for company, said in zip(last.companies, told[-1].companies, strict=True):
        assert said.share == set_value(counts_of(BOARD, company.goods))
    for seat, cash in enumerate(last.cash):
        paid = sum(c.shares[seat] * said.share for c, said in zip(last.companies, told[-1].companies, strict=True))
        assert cash == last.results[-1].cash[seat] + paid
