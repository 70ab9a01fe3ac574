"""Looking at a finished game: through it, with anybody's eyes, from anywhere, and on from there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.visitor import PATIENT, Visitor, played_game

RECORD = Path(__file__).parents[1] / "records" / "transamerica" / "fixed-rounds.json"


@pytest.fixture(scope="module")
def table(address: str) -> str:
    return played_game(address, "Rita")[1]


def test_through_a_game_by_slider_and_keys(page: Page, table: str) -> None:
    page.goto(f"/replay/{table}")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 5
    for key, at in (("End", last), ("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        expect(page.get_by_text(f"Step {at} of {last}", exact=True)).to_be_visible()
    slider.fill("4")
    expect(page.get_by_text(f"Step 4 of {last}", exact=True)).to_be_visible()
    page.get_by_label("Speed").select_option("5×")
    page.get_by_role("heading").first.click()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("() => Number(document.querySelector('[type=range]').value) > 5")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_opens_the_same_position_with_the_same_eyes(new_page: NewPage, table: str) -> None:
    page, other = new_page(), new_page()
    page.goto(f"/replay/{table}?step=5")
    expect(page.get_by_text("Step 5 of")).to_be_visible()
    everybody = page.locator(".pennant").count()
    page.get_by_label("Seen by").select_option("0")
    page.wait_for_url("**/replay/*?step=5&seat=0")
    expect(page.locator(".city.mine")).to_have_count(5)
    assert everybody > page.locator(".pennant").count()
    other.goto(page.url)
    expect(other.get_by_text("Step 5 of")).to_be_visible()
    expect(other.get_by_label("Seen by")).to_have_value("0")
    expect(other.locator(".city.mine")).to_have_count(5)


def test_a_game_is_taken_home(page: Page, table: str) -> None:
    page.goto(f"/replay/{table}?step=3")
    for name, ends, begins in (
        ("Record", ".json", b"{"),
        ("SVG", "-3.svg", b"<svg"),
        ("PNG", "-3.png", b"\x89PNG"),
        ("Proof of fairness", "-proof.json", b"{"),
    ):
        control = page.get_by_role("link", name=name).or_(page.get_by_role("button", name=name))
        with page.expect_download() as download:
            control.click()
        assert download.value.suggested_filename.endswith(ends)
        assert Path(download.value.path()).read_bytes().lstrip().startswith(begins), name


def test_a_record_is_opened_and_played_on(page: Page) -> None:
    ann = Visitor(page, "Ann")
    page.goto("/replay")
    page.get_by_label("Choose a record").set_input_files(RECORD)
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    players = json.loads(RECORD.read_text())["options"]["players"]
    page.get_by_role("slider").fill("6")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    assert ann.call("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")["practice"] is True
    expect(page.locator(".side .mark")).to_have_count(players, timeout=PATIENT)


def test_what_is_no_record_is_told(page: Page, tmp_path: Path) -> None:
    wrong = tmp_path / "letter.json"
    wrong.write_text("Dear Ann")
    page.goto("/replay")
    page.get_by_label("Choose a record").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("letter.json is not a record of a game.")


def test_an_analysis_says_its_unit_and_shows_what_was_better(page: Page, table: str) -> None:
    """Two seats may have one name; a decision that is not charged is not listed."""
    seat = {"name": "Ann", "by_deal": 1.0, "by_play": -2.0, "given_away": 2.0}
    cost = {"seat": 0, "action": {"type": "stop"}, "given_away": 2.0, "why": "joins"}
    decisions = [
        {"index": 5, "better": {"type": "lay", "a": 0, "b": 1}, **cost},
        {"index": 6, "better": {"type": "lay", "a": 0, "b": 1}, **cost, "charged": False},
    ]
    verdict = {"unit": "dollars", "seats": [seat, seat], "decisions": decisions}
    answer = {"status": "done", "ahead": 0, "error": None, "analysis": verdict}
    page.route("**/analysis", lambda route: route.fulfill(json=answer))
    page.goto(f"/replay/{table}?step=2")
    expect(page.get_by_text("Dollars ahead of the others")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Ann")).to_have_count(2)
    better = page.locator(".position path.better")
    expect(better).to_have_count(0)
    costly = page.get_by_role("button", name="Better:")
    expect(costly).to_have_count(1)
    costly.click()
    expect(page.get_by_text("Step 5 of")).to_be_visible()
    expect(better).to_have_count(1)
