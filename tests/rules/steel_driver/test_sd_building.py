"""SD-5x: building."""

from __future__ import annotations

from goldenspike.games.steel_driver.actions import PASS, Build
from goldenspike.games.steel_driver.events import Built, CompanyPassed, TurnEnded
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.steel_driver.state import Building
from steel_driver_kit import SHORT_LINE, Table, of_kind


def _building(*sales: tuple[str, int, int], players: int = 3, board: str = "steel-driver") -> Table:
    table = Table(players, board=board)
    for company, seat, price in sales:
        table.sell(company, seat, price)
    table.end_auctions()
    return table


def test_sd_50_companies_act_in_order_round_and_round() -> None:
    table = _building(("blue", 0, 8), ("red", 1, 8))
    acted = []
    while isinstance(table.state.phase, Building):
        acted.append(table.acting())
        table.do(STEEL_DRIVER.legal(table.state, table.seat)[0])
    assert acted[:4] == ["red", "blue", "red", "blue"]


def test_sd_51_the_controller_decides_and_the_treasury_pays() -> None:
    table = _building(("red", 1, 4))
    assert table.seat == 1
    assert table.refused(Build("nyc", "buf", "nyc"), seat=0) == "SD-51"
    table.build("nyc", "buf", "nyc")
    assert table.company("red").treasury == 1
    assert table.state.standing.cubes == (20, 16, 20), "the next turn's cubes have come, no more were paid"


def test_sd_51_a_link_it_cannot_pay_is_refused() -> None:
    table = _building(("red", 1, 3))
    assert table.refused(Build("nyc", "pit", "nyc")) == "SD-51"
    assert Build("nyc", "buf", "nyc") in STEEL_DRIVER.legal(table.state, 1)


def test_sd_52_a_company_that_can_build_must() -> None:
    table = _building(("red", 0, 5))
    assert table.refused(PASS) == "SD-52"
    table.build("nyc", "bal", "nyc")
    table.build("bal", "ric")
    assert CompanyPassed("red", "no_cubes", 6) in table.events


def test_sd_52_a_link_between_own_cities_must_be_built_if_it_is_all() -> None:
    table = _building(("red", 0, 10), board=SHORT_LINE)
    for at in range(10):
        table.build(f"t{at:02}", f"t{at + 1:02}", "t00" if at == 0 else None)
    table.sell("blue", 1, 11)
    table.sell("green", 2, 1)
    table.end_auctions()
    table.build("t19", "t00", "t00")
    table.build("t10", "t11", "t10")
    for a, b in (("t18", "t19"), ("t17", "t18"), ("t16", "t17"), ("t15", "t16"), ("t05", "t15")):
        table.build(a, b)
    table.sell("red", 0, 6)
    table.end_auctions()
    assert list(STEEL_DRIVER.legal(table.state, 0)) == [Build("t00", "t10", None)]
    table.build("t00", "t10")
    built = table.last(Built)
    assert (built.cost, built.city, built.rise) == (6, None, 0)


def test_sd_52_out_of_rails() -> None:
    table = Table(3, board=SHORT_LINE)
    for first in (0, 10):
        table.sell("red", 0, 10)
        table.end_auctions()
        for at in range(first, min(first + 10, 17)):
            table.build(f"t{at:02}", f"t{at + 1:02}", "t00" if at == 0 else None)
    assert table.company("red").rails.bit_count() == 17
    assert table.company("red").treasury == 3
    assert of_kind(table.events, CompanyPassed)[-1] == CompanyPassed("red", "no_rails", 3)


def test_sd_52_boxed_in() -> None:
    table = _building(("red", 0, 1), ("blue", 1, 10), board=SHORT_LINE)
    table.build("t00", "t01", "t00")
    table.build("t00", "t10", "t00")
    for a, b in (("t19", "t00"), ("t09", "t10"), ("t08", "t09"), ("t07", "t08")):
        table.build(a, b)
    table.sell("blue", 1, 6)
    table.end_auctions()
    for at in range(6, 0, -1):
        table.build(f"t{at:02}", f"t{at + 1:02}")
    table.sell("red", 0, 3)
    table.end_auctions()
    assert CompanyPassed("red", "no_link", 2) in table.events
    assert table.company("red").treasury == 3


def test_sd_53_a_company_nobody_controls_passes_and_keeps_its_treasury() -> None:
    table = _building(("red", 0, 3))
    table.build("nyc", "bal", "nyc")
    assert table.company("red").treasury == 1
    table.sell("blue", table.seat, 2)
    table.end_auctions()
    table.build_anything()
    passed = [event for event in of_kind(table.story, CompanyPassed) if event.company == "red"]
    assert passed[-1].reason == "uncontrolled"
    assert table.company("red").treasury == 1


def test_sd_54_the_first_link_starts_at_a_starting_city_and_the_other_end_pays() -> None:
    table = _building(("red", 0, 4))
    legal = list(STEEL_DRIVER.legal(table.state, 0))
    starts = {city.id for city in table.board.cities if city.start}
    assert all(isinstance(action, Build) and action.start in starts for action in legal)
    assert table.refused(Build("buf", "pit", "buf")) == "SD-54"
    assert table.refused(Build("nyc", "buf", "buf")) == "SD-54"
    assert table.refused(Build("nyc", "buf", "sfo")) == "SD-54"
    assert table.refused(Build("nyc", "buf", None)) == "SD-54"
    table.build("nyc", "buf", "nyc")
    built = of_kind(table.events, Built)[0]
    assert (built.start, built.city, built.rise, built.profit) == ("nyc", "buf", 30, 30)


def test_sd_54_between_two_starting_cities_the_controller_chooses() -> None:
    for start, other, value in (("nyc", "bal", 40), ("bal", "nyc", 60)):
        table = _building(("red", 0, 4))
        table.build("nyc", "bal", start)
        built = table.last(Built)
        assert (built.city, built.rise) == (other, value)
        assert table.board.cities[table.company("red").start or 0].id == start


def test_sd_54_several_companies_may_start_in_the_same_city() -> None:
    table = _building(("red", 0, 4), ("blue", 1, 4))
    table.build("nyc", "bal", "nyc")
    table.build("nyc", "buf", "nyc")
    assert table.company("red").start == table.company("blue").start


def test_sd_55_later_links_touch_the_network_and_may_branch() -> None:
    table = _building(("red", 0, 10))
    table.build("nyc", "bal", "nyc")
    assert table.refused(Build("lax", "sfo", None)) == "SD-55"
    assert table.refused(Build("nyc", "buf", "nyc")) == "SD-55"
    table.build("bal", "ric")
    table.build("bos", "nyc")
    assert table.company("red").profit == 40 + 20 + 40


def test_sd_55_a_connected_city_pays_nothing_again_in_any_turn() -> None:
    table = _building(("red", 0, 5))
    table.build("nyc", "bal", "nyc")
    table.build("bal", "pit")
    table.sell("red", 0, 6)
    table.end_auctions()
    table.build("nyc", "pit")
    assert of_kind(table.events, Built)[0].rise == 0
    table.build("bos", "nyc")
    assert of_kind(table.events, Built)[0].rise == 40


def test_sd_56_the_phase_ends_when_all_have_passed_and_cubes_stay() -> None:
    table = _building(("red", 0, 3), ("brown", 1, 3))
    table.build("nyc", "bal", "nyc")
    assert not of_kind(table.events, TurnEnded)
    table.build("lax", "sfo", "lax")
    passed = of_kind(table.story, CompanyPassed)
    assert [event.place for event in passed] == [1, 2, 3, 4, 5, 6]
    assert [event.company for event in passed] == ["yellow", "green", "blue", "grey", "red", "brown"]
    assert table.company("red").treasury == 1
    assert table.last(TurnEnded).turn == 1
