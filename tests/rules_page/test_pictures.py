"""The pictures of the rules pages are positions of the engine, and show what the text says of them."""

from __future__ import annotations

from typing import Any

import pytest

from goldenspike.core.game import Step
from goldenspike.core.record import replay
from goldenspike.games import GAMES
from rules_pictures import file_of, recorded, steel_driver, text_of, transamerica


@pytest.mark.parametrize("game", GAMES)
def test_the_page_draws_what_the_engine_says(game: str) -> None:
    written = file_of(game).read_text(encoding="utf-8")
    assert written == text_of(game), "python tests/rules_page/write_pictures.py"


def steps(name: str) -> list[Step[Any, Any]]:
    record = next(record for each, record, _ in [*transamerica(), *steel_driver()] if each == name)
    return list(replay(record))


def test_the_worked_example_of_a_round() -> None:
    view = GAMES["transamerica"].view(steps("end")[-1].state, None)
    assert view.results[-1].losses == (0, 2, 3)
    assert view.points == (13, 11, 10)
    board = GAMES["transamerica"].boards.get("transamerica")
    singles = [[board.singles >> board.link_at[segment] & 1 for segment in missing] for missing in view.missing]
    assert singles == [[], [1, 1], [0, 1]]


def test_networks_before_and_after_they_join() -> None:
    ann, ben = steps("double")[-1].state.phase.round.networks
    assert not ann.nodes & ben.nodes
    ann, ben = steps("joined")[-1].state.phase.round.networks
    assert ann.nodes == ben.nodes
    ann, ben = steps("coloured")[-1].state.phase.round.networks
    assert ann.nodes & ~ben.nodes == 0
    assert ben.nodes & ~ann.nodes != 0


def test_what_a_build_earns() -> None:
    (built,) = (event for event in steps("build")[-1].events if event.type == "built")
    assert (built.city, built.cost, built.rise, built.profit, built.treasury) == ("cin", 3, 40, 80, 0)


def test_the_transcontinental_link() -> None:
    built, linked, *_ = steps("link")[-1].events
    assert (built.company, built.a, built.b) == ("red", "stl", "kan")
    assert linked.bonuses == (("red", 50), ("brown", 30))
    assert [len(route) - 1 for route in linked.routes] == [10]
    profits = [company.profit for company in steps("link")[-1].state.companies]
    assert (profits[0], profits[5]) == (110, 80)


def test_the_worked_example_of_final_profit() -> None:
    profits = [event for event in list(replay(recorded("steel-driver")))[-1].events if event.type == "final_profit"]
    (blue,) = (event for event in profits if event.company == "blue")
    assert blue.sets == (("black", "silver", "orange"), ("black", "silver"), ("black",))
    assert (blue.values, blue.profit, blue.payouts) == ((60, 30, 10), 100, (100, 300, 100))
