"""Steel Driver's table: a whole game by clicking, keys alone, a phone, and what axe finds."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

NewPage = Callable[..., Page]
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"


def sit_down(page: Page, *, first: int = 0) -> str:
    """Begin a game of three against two novices; Ann has seat 0."""
    page.goto("/")
    page.request.post("/api/me", data={"name": "Ann"})
    options = {"players": 3, "board": "steel-driver", "first": first}
    table = page.request.post("/api/tables", data={"game": "steel_driver", "options": options}).json()["id"]
    assert page.request.post(f"/api/tables/{table}/start", data={"fill": "novice"}).ok
    page.goto(f"/table/{table}")
    return str(table)


def wait_for_turn(page: Page) -> str:
    """Wait until Ann is asked, or the game is over; say which phase it is."""
    page.wait_for_function(
        """() => document.querySelector("[data-phase='over']") ||
                 document.querySelector(".controls button:enabled, .controls [data-target], [data-target]")"""
    )
    return page.locator("[data-phase]").get_attribute("data-phase") or ""


def acting(page: Page, act: Callable[[], None]) -> None:
    """Do something, and wait until the table has moved on."""
    number = page.locator("[data-number]").get_attribute("data-number")
    act()
    page.wait_for_function("(n) => document.querySelector('[data-number]').dataset.number !== n", arg=number)


def controls(page: Page) -> Locator:
    return page.locator(".controls")


def open_auction(page: Page, more: int) -> None:
    """Put Red up, or else the first on offer, with ``more`` cubes above the least bid."""
    red = page.locator("[data-open='red']")
    (red if red.count() else page.locator("[data-open]").first).click()
    plus = page.get_by_role("button", name="One cube more")
    for _ in range(more):
        if plus.is_enabled():
            plus.click()
    acting(page, controls(page).get_by_role("button", name="Auction").click)


def play_a_move(page: Page, phase: str) -> None:
    """Something sensible: most cubes on Red in every turn; build and take what is offered first."""
    if phase == "auctioning":
        if page.locator("[data-open]").count():
            open_auction(page, 7)
        else:
            acting(page, page.get_by_role("button", name="Pass").click)
    elif phase == "bidding":
        bids, out = page.locator(".quick button"), page.get_by_role("button", name="Drop out")
        is_red = page.get_by_role("article", name="Red").evaluate("(box) => box.classList.contains('acts')")
        acting(page, (bids.last if is_red and bids.count() else out).click)
    elif page.locator("[data-kind='start']").count():
        page.locator("[data-kind='start']").first.click()
        expect(page.locator("[data-kind='link']").first).to_be_visible()
        play_a_move(page, phase)
    else:
        acting(page, page.locator("[data-target]").first.click)


def test_a_whole_game_by_clicking(page: Page) -> None:
    table = sit_down(page)
    seen: set[str] = set()
    incomes = 0
    while (phase := wait_for_turn(page)) != "over":
        if page.get_by_role("region", name="is paid").count():
            incomes += 1
            page.get_by_role("button", name="Close").click()
        seen.add(phase)
        play_a_move(page, phase)
    assert {"auctioning", "building"} <= seen
    assert incomes == 5
    controls_one = "Ann controls" in page.get_by_role("log").inner_text()
    assert ("taking" in seen) == controls_one
    ending = page.get_by_role("dialog")
    expect(ending.get_by_role("table", name="Standings")).to_be_visible()
    expect(ending.get_by_role("img", name="Cash by turn")).to_be_visible()
    summary = page.request.get(f"/api/tables/{table}").json()
    winner = summary["seats"][summary["outcome"]["ranking"][0][0]]["name"]
    expect(ending.get_by_role("row").nth(1)).to_contain_text(winner)


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until something that matches has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
    pytest.fail(f"the Tab key does not reach {wanted}")


def test_keys_alone(page: Page) -> None:
    sit_down(page)
    wait_for_turn(page)
    tab_to(page, "[data-open='blue']")
    page.keyboard.press("Enter")
    tab_to(page, "[role=spinbutton]")
    page.keyboard.press("End")
    expect(page.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", "10")
    tab_to(page, ".controls .primary")
    acting(page, lambda: page.keyboard.press("Enter"))
    log = page.get_by_role("tabpanel")
    expect(log).to_contain_text("Ann wins Blue for 10 cubes")
    while wait_for_turn(page) != "building":  # no cubes are left to bid
        tab_to(page, ".controls button")
        acting(page, lambda: page.keyboard.press("Enter"))
    focused = page.locator("[data-target]:focus")
    expect(focused).to_have_attribute("data-kind", "start")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    start = str(focused.get_attribute("aria-label")).removeprefix("Start in ")
    page.keyboard.press("Enter")
    expect(focused).to_have_attribute("data-kind", "link")
    acting(page, lambda: page.keyboard.press("Enter"))
    expect(log).to_contain_text(f"Ann starts Blue from {start}")


def test_a_phone_auctions_and_builds_with_the_thumb(new_page: NewPage) -> None:
    page = new_page(phone=True)
    sit_down(page)
    wait_for_turn(page)
    page.get_by_role("button", name="Auction Green").tap()
    for _ in range(9):
        page.get_by_role("button", name="One cube more").tap()
    acting(page, page.get_by_role("button", name="Auction Green for 10").tap)
    while wait_for_turn(page) != "building":
        acting(page, controls(page).get_by_role("button").last.tap)
    targets = page.locator("[data-target]")
    page.wait_for_function(
        """() => [...document.querySelectorAll(".hit")].every((hit) => {
            const { width, height } = hit.getBoundingClientRect();
            return Math.min(width, height) >= 24;
        })"""
    )
    targets.first.tap()
    link = page.locator("[data-kind='link']").first
    link.tap()
    expect(page.locator("[data-do]")).to_be_visible()  # the first tap only says what it would do
    acting(page, page.locator("[data-do]").tap)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def ready(page: Page) -> None:
    """Hot seat: the next of one's own seats looks, and is asked."""
    page.wait_for_selector(".cover button, .controls button:enabled")
    if page.locator(".cover").count():
        page.locator(".cover button").click()
    page.wait_for_selector(".controls button:enabled")


def test_decisions_in_advance(new_page: NewPage) -> None:
    """Ann waits, and decides by clicking; Bob plays the two other seats."""
    bob, ann = new_page(), new_page()
    for page, name in ((bob, "Bob"), (ann, "Ann")):
        page.goto("/")
        page.request.post("/api/me", data={"name": name})
    options = {"players": 3, "board": "steel-driver", "first": 1}
    seats = [{"kind": "open"}, {"kind": "me"}, {"kind": "me"}]
    asked = {"game": "steel_driver", "options": options, "seats": seats}
    table = bob.request.post("/api/tables", data=asked).json()["id"]
    assert ann.request.post(f"/api/tables/{table}/join", data={"seat": 0}).ok
    for page in (bob, ann):
        page.goto(f"/table/{table}")
    plans, log = ann.locator("[data-plan]"), ann.get_by_role("log")

    ann.get_by_role("button", name="Pass until …").click()
    ann.get_by_role("button", name="pass until Brown is put up").click()
    expect(plans).to_contain_text(["pass until Brown is put up"])
    ann.get_by_role("button", name="Take back: Brown").click()
    expect(plans).to_have_count(0)
    ann.get_by_role("button", name="Pass until …").click()
    ann.get_by_role("button", name="pass until Green is put up").click()

    ready(bob)
    bob.locator("[data-open='red']").click()
    bob.get_by_role("button", name="Auction Red for 1").click()
    ann.get_by_role("button", name="One cube more").click()
    ann.get_by_role("button", name="Bid up to 3").click()
    expect(plans).to_have_count(2)
    ready(bob)
    bob.get_by_role("button", name="Drop out").click()
    expect(log).to_contain_text("Ann bids 2 for Red")
    ready(bob)
    bob.get_by_role("button", name="Bid 3", exact=True).first.click()
    expect(log).to_contain_text("wins Red for 3 cubes")
    expect(plans).to_have_count(1)
    ready(bob)
    bob.get_by_role("button", name="Pass", exact=True).click()
    expect(log).to_contain_text("Ann passes the marker on")


def found_by_axe(page: Page) -> list[dict[str, Any]]:
    page.evaluate(AXE.read_text())
    answer = page.evaluate("async () => JSON.stringify(await axe.run(document, {resultTypes: ['violations']}))")
    return [
        {"rule": found["id"], "where": [node["html"][:200] for node in found["nodes"]]}
        for found in json.loads(answer)["violations"]
        if found["impact"] in ("serious", "critical")
    ]


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed (npm ci in client/)")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(new_page: NewPage, theme: str) -> None:
    page = new_page(color_scheme=theme)
    sit_down(page)
    wait_for_turn(page)
    page.locator("[data-open]").first.click()
    assert found_by_axe(page) == []
    open_again = page.get_by_role("button", name="Another company")
    open_again.click()
    open_auction(page, 9)
    while wait_for_turn(page) != "building":
        acting(page, controls(page).get_by_role("button").last.click)
    page.locator("[data-kind='start']").first.click()
    page.locator("[data-kind='link']").first.focus()
    assert found_by_axe(page) == []


def test_the_way_between_the_coasts_is_shown(page: Page) -> None:
    sit_down(page)
    wait_for_turn(page)
    race = page.get_by_role("button", name="New York")
    expect(race).to_contain_text("links missing")
    expect(page.locator(".ties.missing")).to_have_count(0)
    race.click()
    assert page.locator(".ties.missing").count() > 5
    page.get_by_text("Reconstructed map").get_by_role("button").click()
    expect(page.get_by_role("note").filter(has_text="our reconstruction")).to_be_visible()
