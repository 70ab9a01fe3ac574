"""The way in."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_one_click_to_a_game_against_bots(page: Page) -> None:
    page.goto("/")
    page.get_by_role("article").first.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
