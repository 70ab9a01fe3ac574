"""Every page: without barriers in both themes, in four languages, and on a phone no wider than it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE
from browser.visitor import Visitor, played_game

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = ("fr", "it", "de", "en")
NOT_WORDS = ("undefined", "[object", "NaN", "=>", "Invalid Date")


def waiting_room(ann: Visitor) -> str:
    return f"/table/{ann.table('me', 'open')}"


def duplicate(ann: Visitor) -> str:
    made = ann.call("POST", "/duplicates", {"game": "transamerica", "options": {"players": 2}, "tables": 2})
    return f"/duplicate/{made['id']}"


PAGES: dict[str, str | Callable[[Visitor], str]] = {
    "home": "/",
    "new table": "/new/transamerica",
    "waiting room": waiting_room,
    "you": "/me",
    "games": "/me/games",
    "statistics": "/me/statistics",
    "notices": "/me/notices",
    "leaders": "/leaders",
    "duplicate": duplicate,
    "a record": "/replay",
    "not found": "/nowhere",
}


@pytest.fixture(scope="module")
def veteran(address: str) -> tuple[dict[str, str], str]:
    return played_game(address, "Old hand")


@pytest.mark.parametrize("name", PAGES)
def test_a_page(page: Page, name: str) -> None:
    where = PAGES[name]
    page.goto(where if isinstance(where, str) else where(Visitor(page, "Ann")))
    check(page)


@pytest.mark.parametrize("place", ["/replay/{table}?step=9", "/me/statistics", "/me/games", "/player/{me}"])
def test_a_page_of_who_has_played(page: Page, veteran: tuple[dict[str, str], str], address: str, place: str) -> None:
    cookies, table = veteran
    page.context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies.items()])
    me = page.request.get("/api/me").json()["id"]
    page.goto(place.format(table=table, me=me))
    check(page)


def check(page: Page) -> None:
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    for language in LANGUAGES:
        page.get_by_role("banner").get_by_role("button").click()
        page.locator("#menu select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        expect(page.locator("#menu")).to_be_hidden()
        text = page.locator("body").inner_text()
        assert not [wrong for wrong in NOT_WORDS if wrong in text]
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], language
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]


def violations(page: Page) -> list[tuple[str, list[str]]]:
    """What axe finds serious, and where."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate("axe.run().then((result) => result.violations)")
    return [
        (each["id"], [node["html"] for node in each["nodes"]])
        for each in found
        if each["impact"] in ("serious", "critical")
    ]
