"""The rules pages: in every language, with pictures, for everybody."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
NewPage = Callable[..., Page]
SERIOUS = {"serious", "critical"}
PICTURES = {"transamerica": 8, "steel_driver": 5}
TITLES = {
    "en": "How to play TransAmerica",
    "fr": "Comment jouer à TransAmerica",
    "it": "Come si gioca a TransAmerica",
    "de": "So spielt man TransAmerica",
}
SECTIONS = 13


def open_rules(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    expect(page.locator("figure svg").last).to_be_visible()


@pytest.mark.parametrize("language", TITLES)
def test_every_language_has_all_sections_and_pictures(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    open_rules(page, "transamerica")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[language])
    expect(page.locator("main nav").get_by_role("link")).to_have_count(SECTIONS)
    pictures = page.get_by_role("img").and_(page.locator("figure > div"))
    expect(pictures).to_have_count(PICTURES["transamerica"])
    open_rules(page, "steel_driver")
    expect(pictures).to_have_count(PICTURES["steel_driver"])


def test_another_language_keeps_the_place(page: Page) -> None:
    open_rules(page, "transamerica")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["de"])
    expect(page.get_by_role("heading", name="Lokschuppen und Schranke")).to_be_attached()


def test_a_link_leads_to_its_section(page: Page) -> None:
    open_rules(page, "steel_driver")
    page.get_by_role("link", name="The transcontinental link").click()
    expect(page).to_have_url("/rules/steel_driver#link")
    expect(page.get_by_role("heading", name="The transcontinental link")).to_be_in_viewport()
    page.reload()
    expect(page.get_by_role("heading", name="The transcontinental link")).to_be_in_viewport()


@pytest.mark.parametrize("game", PICTURES)
def test_nothing_is_wider_than_a_phone(new_page: NewPage, game: str) -> None:
    page = new_page(phone=True)
    open_rules(page, game)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")


@pytest.mark.parametrize(
    ("game", "phone", "scheme"), [("transamerica", False, "light"), ("steel_driver", True, "dark")]
)
def test_everybody_can_read_them(new_page: NewPage, game: str, phone: bool, scheme: str) -> None:
    page = new_page(phone=phone, color_scheme=scheme)
    open_rules(page, game)
    assert serious_violations(page) == []


def test_from_the_rules_to_a_first_game(page: Page) -> None:
    open_rules(page, "transamerica")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()


def test_a_game_without_rules(page: Page) -> None:
    page.goto("/rules/chess")
    expect(page.get_by_text("There is nothing here.")).to_be_visible()


def serious_violations(page: Page) -> list[Any]:
    """What axe finds, outside the drawings: they are inert, and large."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({ exclude: [['[inert]']] })")["violations"]
    return [(each["id"], [node["html"][:200] for node in each["nodes"]]) for each in found if each["impact"] in SERIOUS]
