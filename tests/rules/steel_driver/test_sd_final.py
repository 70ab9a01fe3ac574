"""SD-8x: final profit and the end."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from random import Random

import pytest

from goldenspike.games.steel_driver.actions import PASS, Take
from goldenspike.games.steel_driver.board import BOARDS, GOODS
from goldenspike.games.steel_driver.events import (
    Controlled,
    FinalProfit,
    GameEnded,
    GoodsPlaced,
    SharesPaid,
    TakingPassed,
    Took,
)
from goldenspike.games.steel_driver.final import final_controller, ranked
from goldenspike.games.steel_driver.goods import SET_VALUES, arrange, counts_of, set_value
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.steel_driver.state import Company, Taking
from steel_driver_kit import Table, of_kind, random_game


def _company(shares: tuple[int, ...] = (0, 0, 0), holder: int | None = None, goods: int = 0) -> Company:
    return Company(0, 0, 0, None, 0, 0, holder, 0, shares, goods)


def _final() -> Table:
    """Red has New York, Baltimore and Richmond, blue Los Angeles and San Francisco; the goods are taken next."""
    table = Table(3)
    table.sell("red", 0, 6)
    table.sell("blue", 1, 4)
    table.end_auctions()
    table.build("nyc", "bal", "nyc")
    table.build("lax", "sfo", "lax")
    table.build("bal", "ric")
    table.build("bos", "nyc")
    for _ in range(4):
        table.idle_turn()
    return table


def test_sd_80_treasuries_are_emptied_and_goods_laid_out() -> None:
    table = _final()
    assert set(table.last(GoodsPlaced).cities) == {"nyc", "bal", "ric", "bos", "lax", "sfo"}
    assert isinstance(table.state.phase, Taking)
    assert table.state.phase.goods.bit_count() == 6
    assert all(company.treasury == 0 for company in table.state.companies)


def test_sd_81_most_shares_control() -> None:
    assert final_controller(_company((1, 3, 1), holder=0), active=0) == (1, "most_shares")
    table = _final()
    assert [event.seat for event in of_kind(table.events, Controlled)] == [0, None, None, 1, None, None]


@pytest.mark.parametrize(
    ("shares", "holder", "seat"),
    [((2, 2, 0), 0, 0), ((2, 2, 1), 2, 0), ((1, 0, 1, 1), 1, 2), ((1, 0, 1, 1), 3, 3), ((0, 1, 1, 0), 3, 1)],
)
def test_sd_81_ties_clockwise_from_the_holder(shares: tuple[int, ...], holder: int, seat: int) -> None:
    assert final_controller(_company(shares, holder), active=0) == (seat, "tie_from_holder")


def test_sd_81_without_a_holder_from_the_active_player() -> None:
    assert final_controller(_company((1, 1, 0)), active=2) == (0, "tie_from_active")
    assert final_controller(_company((1, 1, 0)), active=1) == (1, "tie_from_active")
    assert final_controller(_company(), active=1) == (None, "no_shares")


def test_sd_82_companies_take_in_order_from_their_own_rails() -> None:
    table = _final()
    order = [table.board.companies[at] for at in table.state.standing.order]
    assert order == ["yellow", "green", "grey", "brown", "blue", "red"]
    acted = []
    while STEEL_DRIVER.to_act(table.state):
        acted.append(table.acting())
        legal = STEEL_DRIVER.legal(table.state, table.seat)
        table.do(legal[0])
    first, second = (name for name in order if name in ("red", "blue"))
    assert acted == [first, second, first, second, "red", "red"]


def test_sd_82_it_must_take_if_it_can_and_only_where_it_may() -> None:
    table = _final()
    while table.acting() != "red":
        table.do(STEEL_DRIVER.legal(table.state, table.seat)[0])
    assert table.refused(PASS) == "SD-82"
    assert table.refused(Take("lax")) == "SD-82"
    assert table.refused(Take("chi")) == "SD-82"
    assert table.refused(Take("nyc"), seat=1) == "SD-82"
    table.do(Take("nyc"))
    assert of_kind(table.events, Took) == [Took(0, "red", "nyc", "black")]
    while table.acting() != "red":
        table.do(STEEL_DRIVER.legal(table.state, table.seat)[0])
    assert table.refused(Take("nyc")) == "SD-82"


def test_sd_82_the_phase_ends_when_all_have_passed() -> None:
    table = _final()
    table.finish()
    passed = of_kind(table.story, TakingPassed)
    assert {event.company for event in passed if event.reason == "uncontrolled"} == {"yellow", "green", "grey", "brown"}
    assert {event.company for event in passed if event.reason == "no_goods"} == {"red", "blue"}


def test_sd_82_nobody_takes_where_nothing_was_built() -> None:
    table = Table(3)
    for _ in range(5):
        table.idle_turn()
    assert STEEL_DRIVER.to_act(table.state) == ()
    assert table.last(GameEnded) == GameEnded(((0, 1, 2),), (0, 0, 0), "shared")


def test_sd_83_sets_of_different_colours() -> None:
    assert SET_VALUES == (0, 10, 30, 60, 100, 150)
    assert arrange((2, 1, 0, 3, 0)) == (("white", "black", "orange"), ("white", "orange"), ("orange",))
    assert set_value((2, 1, 0, 3, 0)) == 60 + 30 + 10
    assert set_value((1, 1, 1, 1, 1)) == 150
    assert set_value((0, 0, 0, 0, 0)) == 0


@cache
def _best(counts: tuple[int, ...]) -> int:
    """The best arrangement by trying every first set."""
    held = [color for color, count in enumerate(counts) if count]
    return max(
        (
            SET_VALUES[size] + _best(tuple(count - (color in chosen) for color, count in enumerate(counts)))
            for size in range(1, len(held) + 1)
            for chosen in combinations(held, size)
        ),
        default=0,
    )


def test_sd_83_the_arrangement_is_the_most_valuable_one() -> None:
    for counts in product(range(4), repeat=len(GOODS)):
        assert set_value(counts) == _best(tuple(sorted(counts)))
        sets = arrange(counts)
        assert sum(SET_VALUES[len(colors)] for colors in sets) == set_value(counts)
        used = [sum(color in colors for colors in sets) for color in GOODS]
        assert used == list(counts)


def test_sd_84_each_share_pays_the_final_profit() -> None:
    *_, last = random_game(5, 4)
    story = list(last.events)
    state = last.state
    board = BOARDS.get("steel-driver")
    owed = [0, 0, 0, 0]
    for profit, company in zip(of_kind(story, FinalProfit), state.companies, strict=True):
        assert profit.profit == set_value(counts_of(board, company.goods)) == sum(profit.values)
        assert profit.payouts == tuple(profit.profit * shares for shares in company.shares)
        owed = [had + more for had, more in zip(owed, profit.payouts, strict=True)]
    paid = of_kind(story, SharesPaid)[0]
    assert list(paid.payouts) == owed
    before = state.standing.results[-1].cash
    assert paid.cash == state.standing.cash == tuple(map(sum, zip(before, owed, strict=True)))


def test_sd_85_most_cash_wins() -> None:
    assert ranked((500, 700, 600), ()) == (((1,), (2,), (0,)), "most_cash")


def test_sd_85_a_tie_goes_to_the_company_with_the_most_goods() -> None:
    companies = (_company(holder=0, goods=0b111), _company(holder=1, goods=0b1111000), _company(holder=0, goods=0b1))
    assert ranked((700, 700, 600), companies) == (((1,), (0,), (2,)), "most_goods")


def test_sd_85_else_the_victory_is_shared() -> None:
    companies = (_company(holder=0, goods=0b111), _company(holder=1, goods=0b111000))
    assert ranked((700, 700, 700), companies) == (((0, 1), (2,)), "shared")


def test_sd_85_nothing_is_done_after_the_end() -> None:
    table = _final()
    table.finish(Random(3))
    assert table.refused(PASS, seat=0) == "SD-85"
    assert table.refused(Take("nyc"), seat=-1) == "SD-85"
    assert STEEL_DRIVER.legal(table.state, 0) == ()
