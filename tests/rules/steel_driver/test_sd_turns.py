"""SD-7x: profit and the end of a turn."""

from __future__ import annotations

from random import Random

from goldenspike.games.steel_driver.events import CompanyPassed, Controlled, TurnBegan, TurnEnded
from steel_driver_kit import Table, of_kind


def _one_turn() -> Table:
    table = Table(3)
    table.sell("red", 0, 5)
    table.sell("yellow", 0, 3)
    table.sell("blue", 1, 3)
    table.end_auctions()
    table.build("nyc", "bal", "nyc")
    table.build("sea", "por", "por")
    table.build("lax", "sfo", "lax")
    table.build("bal", "ric")
    return table


def test_sd_70_the_controller_receives_the_profit_level() -> None:
    table = _one_turn()
    ended = table.last(TurnEnded)
    assert ended.income == ended.cash == (40 + 20 + 30, 50, 0)
    assert ended.profits[:4] == (("red", 60, 0), ("yellow", 30, 0), ("green", 0, None), ("blue", 50, 1))


def test_sd_70_shares_pay_nothing_yet() -> None:
    table = _one_turn()
    table.sell("red", 2, 2)
    table.end_auctions()
    table.build("bos", "nyc")
    assert table.company("red").shares == (1, 0, 1)
    assert table.last(TurnEnded).income == (0, 0, 40)


def test_sd_71_the_pass_row_is_the_next_order() -> None:
    table = _one_turn()
    row = tuple(event.company for event in of_kind(table.story, CompanyPassed))
    assert row == ("green", "grey", "brown", "yellow", "blue", "red")
    assert table.last(TurnEnded).order == table.last(TurnBegan).order == row
    assert [table.board.companies[at] for at in table.state.standing.order] == list(row)


def test_sd_72_profit_and_control_go_back() -> None:
    table = _one_turn()
    assert table.state.standing.turn == 2
    for company in table.state.companies:
        assert (company.profit, company.controller, company.price) == (0, None, 0)
    assert table.company("red").shares == (1, 0, 0)


def test_sd_72_control_stays_after_turn_5() -> None:
    """The holder of turn 5 is where a tie is counted from (SD-81)."""
    table = _one_turn()
    for _ in range(3):
        table.idle_turn()
    table.sell("red", 1, 2)
    table.end_auctions()
    table.build_anything()
    red = next(event for event in of_kind(table.story, Controlled) if event.company == "red")
    assert (red.shares, red.seat, red.reason) == ((1, 1, 0), 1, "tie_from_holder")
    table.finish(Random(1))
