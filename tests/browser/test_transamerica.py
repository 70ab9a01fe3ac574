"""TransAmerica's table: whole games by mouse, finger and keyboard, the variants' controls, and who cannot see it."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.transamerica_page import Board, expect_result, serious_violations


def test_a_whole_game_by_clicking_on_the_map(page: Page) -> None:
    board = Board.open(page, rounds=1)
    expect(page.get_by_role("status").filter(has_text="Choose where to start")).to_be_visible()
    expect(page.get_by_role("list", name="Your cities").get_by_role("button")).to_have_count(5)
    while not board.over:
        board.click_one()
        board.wait_to_decide()
    expect(page.get_by_role("heading", name="Round 1 is over")).to_be_visible()
    missed = board.read_round_end()
    assert "All five connected!" in missed
    assert all(re.fullmatch(r"All five connected!|\d+ missing(: .+)?", line) for line in missed)
    assert serious_violations(page) == []
    expect_result(page)


def test_what_was_pressed_is_chosen_though_the_board_moves_under_the_pointer(page: Page) -> None:
    board = Board.open(page, rounds=1)
    number, target = board.number, next(one for one in board.targets if one["name"] == "Start: Oklahoma City")
    page.mouse.move(target["x"], target["y"])
    page.mouse.down()
    page.get_by_role("button", name="Zoom in").evaluate("(button) => button.click()")
    (now,) = (one for one in board.targets if one["key"] == target["key"])
    assert dist((now["x"], now["y"]), (target["x"], target["y"])) > 20
    page.mouse.up()
    board.wait_after(number)
    expect(page.get_by_role("log")).to_contain_text("Oklahoma City")


def test_rounds_follow_until_a_locomotive_passes_the_barrier(page: Page) -> None:
    board = Board.open(page)
    rounds = 0
    while page.get_by_role("button", name="To the result").count() == 0:
        if board.over:
            rounds += 1
            page.get_by_role("button", name="Next round").click()
            board.wait_to_decide()
        else:
            board.click_one()
            board.wait_to_decide()
    assert rounds >= 1, "the second round ends a game at the earliest"
    expect_result(page)


def test_a_whole_game_by_keyboard(new_page: NewPage) -> None:
    page = new_page(color_scheme="dark")
    board = Board.open(page, rounds=1)
    while board.focused() is None:
        page.keyboard.press("Tab")
    while not board.over:
        board.press_one()
        board.wait_to_decide()
    expect(page.locator("section.end")).to_be_focused()
    assert serious_violations(page) == []
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_turn_is_ended_and_taken_back_by_keyboard(page: Page) -> None:
    board = Board.open(page, rounds=1)
    board.place("Oklahoma City")
    page.locator("[data-target][tabindex='0']").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="End turn")).to_be_hidden()
    page.wait_for_function("() => document.activeElement?.closest('[data-target]')")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="End turn")).to_be_visible()
    number = board.number
    page.keyboard.press("e")
    board.wait_after(number)


def test_fingers_have_room_on_a_phone(new_page: NewPage) -> None:
    board = Board.open(new_page(phone=True), rounds=1)
    assert closest(board) >= 24
    board.tap_one()
    board.wait_to_decide()
    assert closest(board) >= 24
    for _ in range(6):
        board.tap_one()
        board.wait_to_decide()


def closest(board: Board) -> float:
    """How far apart the two nearest targets are, in pixels."""
    places = [(one["x"], one["y"]) for one in board.targets]
    return min(dist(one, other) for one, other in combinations(places, 2))


def test_a_preview_says_what_a_track_would_do(page: Page) -> None:
    board = Board.open(page, rounds=1)
    board.place("west of Dallas")
    target = next(one for one in board.targets if one["name"].endswith("to Dallas, reaches Dallas"))
    page.mouse.move(target["x"], target["y"])
    expect(page.locator(".preview")).to_contain_text("1 track")
    expect(page.locator(".preview")).to_contain_text("reaches Dallas")
    page.mouse.click(target["x"], target["y"])
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("status").filter(has_text="Lay a track")).to_be_visible()


def test_a_card_finds_its_city(page: Page) -> None:
    Board.open(page, rounds=1)
    card = page.get_by_role("list", name="Your cities").get_by_role("button").first
    city = card.get_attribute("data-card")
    card.hover()
    expect(page.locator(f"[data-city='{city}'] .found")).to_have_count(1)


def test_only_what_changed_is_drawn_again(page: Page) -> None:
    board = Board.open(page, rounds=1)
    board.place("Denver")
    page.evaluate(WATCH_CHANGES)
    for _ in range(2):
        board.click_one()
        board.wait_to_decide()
    changed = page.evaluate("() => [...window.changed]")
    assert changed, "tracks were laid"
    assert not [name for name in changed if name in ("land", "grid")]
    assert len(changed) < 40, "of some 900 elements"


WATCH_CHANGES = """() => {
  window.changed = new Set();
  const layers = document.querySelectorAll('.rail-map svg > *:not(.targets):not(.preview)');
  const name = (node) => node.closest?.('.land') ? 'land' : node.closest?.('.grid') ? 'grid' : node;
  const observer = new MutationObserver((records) => {
    for (const record of records) window.changed.add(name(record.target));
  });
  for (const layer of layers) observer.observe(layer, {attributes: true, childList: true, subtree: true});
}"""


def test_open_cards_mark_everybodys_goals(page: Page) -> None:
    Board.open(page, open_cards=True)
    expect(page.locator(".pennant")).to_have_count(5)
    expect(page.locator(".city.mine")).to_have_count(5)


def test_a_blocking_marker_is_dragged(page: Page) -> None:
    board = Board.open(page, blocking=True, rounds=1)
    board.place("Denver")
    while page.get_by_role("button", name="Leave it").count() == 0:
        if page.get_by_role("button", name="End turn").count():
            page.get_by_role("button", name="End turn").click()
        else:
            board.click_one()
        board.wait_to_decide()
    marker = page.locator("[data-marker='0']").bounding_box()
    assert marker is not None
    number, target = board.number, board.targets[0]
    page.mouse.move(marker["x"] + marker["width"] / 2, marker["y"] + marker["height"] / 2)
    page.mouse.down()
    page.mouse.move(target["x"], target["y"], steps=4)
    page.mouse.up()
    board.wait_after(number)
    expect(page.get_by_role("log")).to_contain_text("moves the start marker")


def test_a_coloured_track_is_chosen(page: Page) -> None:
    board = Board.open(page, vexation=True, rounds=1)
    board.place("Denver")
    page.get_by_role("radio", name="Your colour").check()
    board.click_one()
    expect(page.locator(".rail-map .own").first).to_be_attached()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_the_table(new_page: NewPage, theme: str) -> None:
    page = new_page(color_scheme=theme)
    board = Board.open(page, rounds=1)
    assert serious_violations(page) == []
    board.place("Denver")
    board.click_one()
    assert serious_violations(page) == []
