"""Steel Driver's map as a person sees it, in a picture and in a terminal."""

from __future__ import annotations

import re

import pytest
from rich.console import Console

from goldenspike.cli.canvas import Canvas, show
from goldenspike.core.scene import Scene
from goldenspike.core.svg import draw_svg
from goldenspike.games.steel_driver.actions import Take
from goldenspike.games.steel_driver.board import BOARDS
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from steel_driver_kit import Table

BOARD = BOARDS.get("steel-driver")
SHOW = STEEL_DRIVER.presenter
NAMES = ("Ann", "Ben", "a player with a rather long name")


def _scene(table: Table) -> Scene:
    return SHOW.scene(SHOW.open_view(table.state), NAMES)


def _built() -> Table:
    table = Table(3)
    table.sell("red", 0, 6)
    table.sell("brown", 2, 4)
    table.end_auctions()
    table.build("nyc", "bal", "nyc")
    return table


def test_no_name_hides_a_cost_on_the_map() -> None:
    svg = draw_svg(SHOW.map_scene(BOARD))
    tags = [(float(x) + 8, float(y) + 8) for x, y in re.findall(r'<rect x="([\d.]+)" y="([\d.]+)"', svg)]
    names = re.findall(r'<text x="([\d.]+)" y="([\d.]+)" font-size="12"[^>]*>([^<]+)<', svg)
    assert len(tags) == len(BOARD.links)
    assert {name for *_, name in names} == {city.name for city in BOARD.cities}
    for x, y, name in names:
        for tag_x, tag_y in tags:
            apart = abs(float(x) - tag_x) > 3.2 * len(name) or abs(float(y) - 4 - tag_y) > 8
            assert apart, f"{name} lies on a cost"


def test_the_map_says_in_full_that_it_is_a_reconstruction() -> None:
    """SD-13: in lines that end within the picture."""
    svg = draw_svg(SHOW.map_scene(BOARD))
    lines = re.findall(r'font-size="11" fill="[^"]*">([^<]{30,})<', svg)
    assert " ".join(lines) == BOARD.note
    assert all(len(line) < 230 for line in lines)


def test_a_rail_shows_the_letter_of_its_company() -> None:
    table = _built()
    rails = [line for line in _scene(table).lines if line.built]
    assert [(line.label, line.ink) for line in rails] == [("R", "red")]


def test_the_panel_tells_who_bids_and_who_is_still_in() -> None:
    table = Table(3)
    table.do(STEEL_DRIVER.legal(table.state, 0)[0])
    text = [row.text for row in _scene(table).panel]
    assert "red is up: Ann bids 1" in text
    assert f"  still in against it: Ben, {NAMES[2]}" in text


def test_in_the_final_phase_only_cities_with_a_cube_have_colour() -> None:
    table = _built()
    table.build_anything()
    for _ in range(4):
        table.idle_turn()
    cubes = table.state.phase.goods.bit_count()  # type: ignore[union-attr]
    assert sum(mark.ink != "plain" for mark in _scene(table).marks) == cubes
    action = STEEL_DRIVER.legal(table.state, table.seat)[0]
    assert isinstance(action, Take)
    table.do(action)
    assert sum(mark.ink != "plain" for mark in _scene(table).marks) == cubes - 1


@pytest.mark.parametrize("width", [100, 120, 160])
def test_the_terminal_keeps_the_map_whole_beside_a_wide_panel(width: int) -> None:
    scene = _scene(_built())
    console = Console(width=width)
    with console.capture() as capture:
        console.print(show(scene, width))
    printed = capture.get().splitlines()
    drawn = Canvas(scene, width).text().plain.splitlines()
    for line in drawn:
        assert any(line.strip() in row for row in printed)
    assert max(map(len, printed)) <= width


def test_the_terminal_names_most_cities_and_brackets_the_starting_ones() -> None:
    drawn = Canvas(_scene(Table(3)), 120).text().plain
    assert sum(city.name[:3] in drawn for city in BOARD.cities) > 30
    assert len(re.findall(r"<\d\d>", drawn)) == BOARD.starts.bit_count()
