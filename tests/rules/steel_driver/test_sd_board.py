"""SD-1x: the material and the map."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from goldenspike.core.errors import BoardError
from goldenspike.core.source import Source
from goldenspike.games.steel_driver.actions import PASS, Auction, Bid, action_table
from goldenspike.games.steel_driver.board import BOARDS, RailBoard
from goldenspike.games.steel_driver.events import Built
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.projection import UNITED_STATES, WIDTH, Projection, fitting
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.steel_driver.state import RAILS
from steel_driver_kit import SHORT_LINE, Table, of_kind, random_game

BOARD = BOARDS.get("steel-driver")


def test_sd_10_six_companies_with_17_rails_and_five_shares() -> None:
    assert BOARD.companies == ("red", "yellow", "green", "blue", "grey", "brown")
    state = STEEL_DRIVER.setup(Options(players=3))
    assert len(state.companies) == 6
    assert all(company.treasury == company.profit == sum(company.shares) == 0 for company in state.companies)
    assert RAILS == 17
    for seed in range(20):
        *_, last = random_game(seed, 3)
        assert all(sum(company.shares) <= 5 for company in last.state.companies)


def test_sd_11_cities_links_and_one_rail_a_link() -> None:
    assert {BOARD.place_name(city) for city in ("nyc", "sfo")} == {"New York", "San Francisco"}
    assert {BOARD.cities[end].id for end in BOARD.transcontinental} == {"nyc", "sfo"}
    table = Table()
    table.sell("red", 0, 5)
    table.sell("blue", 1, 5)
    table.end_auctions()
    table.build("nyc", "bal", "nyc")
    assert table.refused(action_table("steel-driver").builds[BOARD.link_named["nyc", "bal"]]) == "SD-11"


def test_sd_11_an_action_names_a_link_as_the_file_does() -> None:
    assert BOARD.link_named["cin", "det"] >= 0
    assert ("det", "cin") not in BOARD.link_named


def test_sd_12_cash_is_never_invested() -> None:
    table = Table()
    table.sell("red", 0, 10)
    table.end_auctions()
    table.build_anything()
    standing = table.state.standing
    assert standing.cash[0] > 0
    assert standing.cubes == (10, 20, 20)
    while table.seat != 0:
        table.do(PASS)
    assert table.refused(Auction("red", 11)) == "SD-41"
    table.do(Auction("red", 10))
    assert table.refused(Bid(21)) == "SD-42"


def test_sd_13_the_reconstruction_keeps_the_published_counts_and_says_what_it_is() -> None:
    assert BOARD.size == 38
    colors = Counter(city.color for city in BOARD.cities)
    assert colors == {"white": 12, "black": 12, "silver": 6, "orange": 5, "red": 3}
    assert {link.cost for link in BOARD.links} == {2, 3, 4, 5, 6}
    assert BOARD.note.startswith("Reconstruction")
    assert STEEL_DRIVER.presenter.map_scene(BOARD).note == BOARD.note
    state = STEEL_DRIVER.setup(Options())
    assert (
        STEEL_DRIVER.presenter.scene(STEEL_DRIVER.view(state, None), 4 * ("Ann",)).note
        == BOARD.note.split(". ")[0] + "."
    )


def test_positions_are_albers_seventeen_units_wide() -> None:
    xs, ys = zip(*BOARD.positions, strict=True)
    assert min(xs) == min(ys) == 0
    assert max(xs) == pytest.approx(WIDTH)
    at = {city.id: position for city, position in zip(BOARD.cities, BOARD.positions, strict=True)}
    assert at["sea"][1] < at["por"][1] < at["sfo"][1] < at["lax"][1]
    assert at["sfo"][0] < at["den"][0] < at["chi"][0] < at["nyc"][0]
    assert fitting([(city.lat, city.lon) for city in BOARD.cities]) == UNITED_STATES
    assert UNITED_STATES.project((37.5, -96.0)) == pytest.approx((0, 0))


def test_a_board_elsewhere_has_its_own_projection() -> None:
    assert fitting([(50.0, -5.0), (56.0, 1.0)]) == Projection(51.0, 55.0, (53.0, -2.0))
    assert fitting([(-6.0, 0.0), (6.0, 12.0)]).project((0.0, 6.0)) == pytest.approx((0, 0))
    south = fitting([(-38.0, 140.0), (-20.0, 150.0)])
    assert south.project((-20.0, 145.0))[1] < 0 < south.project((-38.0, 145.0))[1]


def test_a_board_for_another_country_is_only_a_file() -> None:
    for step in random_game(1, 3, SHORT_LINE):
        for built in of_kind(list(step.events), Built):
            assert built.company in ("red", "blue", "green")
    assert STEEL_DRIVER.outcome(step.state) is not None


def _data() -> dict[str, Any]:
    path = Path(__file__).parents[2] / "boards" / "steel_driver" / "short-line.json"
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def _parse(data: dict[str, Any]) -> RailBoard:
    return BOARDS.parse(Source(json.dumps(data, indent=1), "trial.json"), "trial")


Spoil = Callable[[dict[str, Any]], object]

BROKEN: dict[str, tuple[str, Spoil]] = {
    "unknown key": ('unknown key "gauge"', lambda d: d["cities"][3].update(gauge=1)),
    "missing key": ('the key "value" is missing', lambda d: d["cities"][3].pop("value")),
    "dangling link": ('"b" names no city', lambda d: d["links"][2].update(b="t99")),
    "duplicate id": ("is used already", lambda d: d["cities"][4].update(id="t01")),
    "duplicate name": ("is used already", lambda d: d["cities"][4].update(name="Town 1")),
    "unconnected": ("not connected", lambda d: d["links"].__delitem__(slice(2, 21))),
    "unknown colour": ("unknown colour", lambda d: d["cities"][5].update(color="pink")),
    "bad value": ("the value of", lambda d: d["cities"][5].update(value=-10)),
    "bad cost": ("the cost must be", lambda d: d["links"][5].update(cost=0)),
    "same link twice": ("the same link", lambda d: d["links"].append({"a": "t01", "b": "t00", "cost": 2})),
    "nowhere": ("nowhere on earth", lambda d: d["cities"][5].update(lat=91)),
    "equal ends": ("two different cities", lambda d: d.update(transcontinental=["t02", "t02"])),
    "one end": ("two different cities", lambda d: d.update(transcontinental=["t02"])),
    "unknown end": ("there is no city 'xyz'", lambda d: d.update(transcontinental=["t02", "xyz"])),
    "company twice": ("named twice", lambda d: d.update(companies=["red", "blue", "red"])),
    "no company": ("companies, not 0", lambda d: d.update(companies=[])),
    "company no text": ("should be a text", lambda d: d.update(companies=["red", 3])),
    "no start": ("starting city", lambda d: [city.update(start=False) for city in d["cities"]]),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_board_is_refused_by_file_and_line(case: str) -> None:
    message, spoil = BROKEN[case]
    data = _data()
    spoil(data)
    with pytest.raises(BoardError, match=r"^trial\.json, line \d+: ") as caught:
        _parse(data)
    assert message in caught.value.message
    assert caught.value.line >= 1


def test_a_broken_board_names_the_line_of_the_fault() -> None:
    data = _data()
    data["links"][5]["cost"] = 99
    text = json.dumps(data, indent=1)
    with pytest.raises(BoardError) as caught:
        BOARDS.parse(Source(text, "trial.json"), "trial")
    line = text.splitlines()[caught.value.line - 1]
    assert line.strip() == "{"
    assert '"cost": 99' in "".join(text.splitlines()[caught.value.line : caught.value.line + 4])
