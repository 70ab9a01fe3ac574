"""People: accounts, settings that follow them, their games, notices, tables with the same deals."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.visitor import PASSWORD, PATIENT, Visitor, compared_set, played_game


@pytest.fixture(scope="module")
def veteran(address: str) -> tuple[dict[str, str], str]:
    return played_game(address, "Veteran")


def enter(page: Page, name: str, password: str = PASSWORD) -> None:
    page.get_by_role("textbox", name="Name", exact=True).fill(name)
    page.get_by_label("Password").fill(password)


def test_an_account_and_its_settings_go_from_device_to_device(new_page: NewPage) -> None:
    here, there = new_page(), new_page(phone=True)
    here.goto("/me")
    enter(here, "Clara")
    here.get_by_role("button", name="Make the account").click()
    codes = here.locator("#codes code")
    expect(codes).to_have_count(10)
    code = codes.first.inner_text()
    here.get_by_role("button", name="I have kept them").click()
    expect(codes).to_have_count(0)
    expect(here.get_by_text("You are signed in as Clara.")).to_be_visible()
    expect(here.get_by_role("banner").get_by_role("link", name="Clara (signed in)")).to_be_visible()
    here.get_by_role("main").get_by_label("Colours").select_option("dark")
    here.get_by_role("main").get_by_label("Language").select_option("de")
    expect(here.locator("html")).to_have_attribute("lang", "de")
    here.get_by_role("button", name="Abmelden", exact=True).click()
    expect(here.get_by_role("button", name="Konto anlegen")).to_be_visible()

    there.goto("/me")
    there.get_by_role("button", name="Sign in").click()
    enter(there, "Clara", "not her password")
    there.locator("form").get_by_role("button", name="Sign in").click()
    expect(there.get_by_role("alert")).to_contain_text("do not belong together")
    enter(there, "Clara")
    there.locator("form").get_by_role("button", name="Sign in").click()
    expect(there.get_by_text("Du bist als Clara angemeldet.")).to_be_visible()
    expect(there.locator("html")).to_have_attribute("data-theme", "dark")
    there.reload()
    expect(there.locator("html")).to_have_attribute("lang", "de")

    here.get_by_role("button", name="Passwort vergessen").click()
    here.get_by_role("textbox", name="Name", exact=True).fill("Clara")
    here.get_by_label("Wiederherstellungscode").fill(code)
    here.get_by_label("Neues Passwort").fill("another password")
    here.get_by_role("button", name="Neues Passwort setzen").click()
    expect(here.get_by_text("Noch 9 Wiederherstellungscodes.")).to_be_visible()
    there.reload()
    expect(there.get_by_role("button", name="Konto anlegen")).to_be_visible()  # Other devices are signed out.

    here.get_by_text("Konto löschen").click()
    here.locator("details[open]").get_by_label("Passwort").fill("another password")
    here.get_by_label("Ja, alles löschen.").check()
    here.get_by_role("button", name="Endgültig löschen").click()
    expect(here.get_by_role("button", name="Konto anlegen")).to_be_visible()


def test_a_guests_games_come_along_into_the_account(new_page: NewPage) -> None:
    page = new_page()
    guest = Visitor(page, "Guest")
    guest.call("POST", "/account", {"name": "Dora", "password": PASSWORD})
    guest.call("POST", "/account/sign-out")
    guest.call("POST", "/me", {"name": "On her phone"})
    guest.table("me", "open")
    page.goto("/me")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_label("Take along what On her phone played here.")).to_be_checked()
    enter(page, "Dora")
    page.locator("form").get_by_role("button", name="Sign in").click()
    expect(page.get_by_text("You are signed in as Dora.")).to_be_visible()
    page.get_by_role("link", name="Golden Spike").click()
    expect(page.get_by_role("link", name=re.compile("Continue"))).to_have_count(1)


def test_what_one_played_and_how_well(new_page: NewPage, veteran: tuple[dict[str, str], str], address: str) -> None:
    page, (cookies, table) = new_page(), veteran
    page.context.add_cookies([{"name": name, "value": value, "url": address} for name, value in cookies.items()])
    page.goto("/me/games")
    replay = page.get_by_role("link", name=re.compile("^Replay ?: Trans"))
    expect(replay).to_have_attribute("href", f"/replay/{table}", timeout=PATIENT)
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("heading", name="TransAmerica")).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("2 players .* even: 50%"))).to_be_visible()
    expect(page.get_by_role("row", name=re.compile("Loss per round"))).to_be_visible()
    page.get_by_role("link", name="Leaderboard").click()
    expect(page.get_by_role("link", name="Make a rated table")).to_be_visible()
    me = page.request.get("/api/me").json()
    page.goto(f"/player/{me['id']}")
    expect(page.get_by_role("heading", name="Veteran")).to_be_visible()


def test_a_webhook_is_added_tried_and_removed(page: Page) -> None:
    page.goto("/me/notices")
    page.get_by_label("Address").fill("http://127.0.0.1:9/nobody")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".key")).to_have_text(re.compile(r"^[\w-]{40,}$"))
    page.get_by_role("button", name="I have kept it").click()
    expect(page.locator(".key")).to_have_count(0)
    page.get_by_role("button", name="Send a test").click()
    expect(page.get_by_text("The test failed:")).to_be_visible(timeout=PATIENT)
    page.get_by_role("button", name="Turn off").click()
    expect(page.get_by_text("Off.")).to_be_visible()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("No address yet.")).to_be_visible()


def test_the_same_deals_at_several_tables(new_page: NewPage) -> None:
    host, friend = new_page(), new_page()
    host.goto("/new/transamerica")
    host.get_by_role("combobox", name="Players").select_option("2")
    host.get_by_label("Same deals at several tables").check()
    host.get_by_role("button", name="Make the table").click()
    expect(host.get_by_text("0 of 2 tables are over.")).to_be_visible()
    expect(host.get_by_role("link", name="To your table")).to_be_visible()
    friend.goto(host.get_by_label("Send this link").input_value())
    friend.get_by_role("button", name=re.compile("Take a seat here ?: Table 2")).click()
    expect(friend.get_by_role("tab", name="Log")).to_be_visible()
    friend.goto(str(host.get_by_role("link", name="To your table").get_attribute("href")))
    expect(friend.get_by_text("Only those who sit here see this table")).to_be_visible()


def test_tables_with_the_same_deals_are_compared(page: Page, address: str) -> None:
    page.goto(f"/duplicate/{compared_set(address)}")
    expect(page.get_by_role("heading", name="Who made most of it")).to_be_visible(timeout=PATIENT)
    rounds = page.get_by_role("region", name="Round by round").get_by_role("row")
    expect(rounds).to_have_count(3)
    expect(page.get_by_role("img", name=re.compile("Seat by seat"))).to_be_visible()
    page.get_by_label("Shows").select_option("points")
    expect(rounds.first).to_contain_text("1: Ann")
