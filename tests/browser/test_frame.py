"""What every table has: two browsers, one screen for several, chat, clocks, hints, and a line that breaks."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from browser.conftest import NewPage
from browser.visitor import PATIENT, Visitor

COVER = re.compile("^Pass the screen to")


def test_two_browsers_play_over_a_reload(new_page: NewPage) -> None:
    ann, ben = Visitor(new_page(), "Ann"), Visitor(new_page(), "Ben")
    ann.table("me", "open")
    link = ann.page.get_by_label("Send this link to your friends:").input_value()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit down here").click()
    expect(ben.page.get_by_role("tab", name="Log")).to_be_visible()
    for _ in range(3):
        on_turn(ann, ben).decide()
    ann.page.reload()
    ben.page.reload()
    before = on_turn(ann, ben)
    while on_turn(ann, ben) is before:
        before.decide()
    on_turn(ann, ben).decide()
    expect(ann.log("’s start is")).to_have_count(2)
    expect(ben.log("’s start is")).to_have_count(2)


def on_turn(ann: Visitor, ben: Visitor) -> Visitor:
    """Who is to act, when both browsers know the latest."""
    latest = max(ann.number, ben.number)
    for visitor in (ann, ben):
        visitor.wait_after(latest - 1)
    marked = "li[aria-current=true] .name"
    name = ann.page.locator(marked).inner_text()
    expect(ben.page.locator(marked)).to_have_text(name)
    return ann if name == ann.name else ben


def test_talking_muting_and_asking_to_take_back(new_page: NewPage) -> None:
    ann, ben = Visitor(new_page(), "Ann"), Visitor(new_page(), "Ben")
    table = ann.table("me", "open")
    ben.call("POST", f"/tables/{table}/join", {})
    ben.page.goto(f"/table/{table}")
    expect(ann.page.get_by_role("tab", name="Log")).to_be_visible()
    expect(ben.page.get_by_role("tab", name="Log")).to_be_visible()
    ann.tab("Chat").get_by_label("Say something").fill("Good luck!")
    ann.page.get_by_role("button", name="Send").click()
    chat = ben.tab("Chat")
    expect(chat.get_by_text("Good luck!")).to_be_visible()
    chat.get_by_role("button", name="Mute").click()
    expect(chat.get_by_text("Good luck!")).to_be_hidden()
    chat.get_by_role("button", name="Hear Ann again").click()
    expect(chat.get_by_text("Good luck!")).to_be_visible()

    first = on_turn(ann, ben)
    second = ben if first is ann else ann
    first.decide()
    second.decide()
    first.page.get_by_role("button", name="Ask to take back").click()
    question = second.page.get_by_text(f"{first.name} asks to go back")
    expect(question).to_be_visible()
    second.page.get_by_role("button", name="Agree").click()
    expect(question).to_be_hidden()
    expect(first.log("The table goes back")).to_be_visible()
    expect(first.wait_to_decide()).to_be_enabled()


def test_one_screen_for_two_shows_nothing_between_them(page: Page) -> None:
    host = Visitor(page, "Ann")
    host.table("me", "me", start=True)
    cards = page.get_by_role("list", name="Your cities")
    for _ in range(2):
        uncover(page)
        own = set(cards.get_by_role("button").all_inner_texts())
        host.decide()
        expect(page.get_by_role("heading", name=COVER)).to_be_visible()
        expect(cards).to_have_count(0)
        expect(host.tab("Moves").get_by_role("button")).to_have_count(0)
        shown = page.locator("body").inner_text()
        host.tab("Log")
        shown += page.locator("body").inner_text()
        assert len(own) == 5
        assert sum(city in shown for city in own) <= 1, "at most the city where somebody starts in public"


def uncover(page: Page) -> None:
    expect(page.get_by_role("heading", name=COVER).or_(page.get_by_role("list", name="Your cities"))).to_be_visible()
    if page.get_by_role("heading", name=COVER).is_visible():
        page.get_by_role("button", name=re.compile("^I am")).click()
    expect(page.get_by_role("list", name="Your cities")).to_be_visible()


def test_undo(page: Page) -> None:
    ann = Visitor(page, "Ann")
    ann.table("me", "novice", start=True, options={"first": 0})
    moves = ann.tab("Moves").get_by_role("button")
    moves.filter(has_text="Oklahoma City").first.click()
    # A double track would end the turn, and with it what can be taken back.
    moves.filter(has_text="Lay a track").filter(has_not_text="double").first.click()
    page.get_by_role("button", name="Undo").click()
    expect(ann.log("Ann takes the last decision back.")).to_be_visible()


def test_a_clock_a_bot_instead_and_back_again(page: Page) -> None:
    ann = Visitor(page, "Ann")
    ann.table("me", "novice", start=True, clock={"move": 4, "bank": 0})
    expect(page.locator(".clock.running")).to_be_visible()
    back = page.get_by_role("button", name="I am back")
    expect(back).to_be_visible(timeout=PATIENT)
    expect(ann.log("Ann’s time is up.").first).to_be_visible()
    back.click()
    expect(ann.log("Ann is back.").first).to_be_visible()


def test_a_hint_is_given_and_followed(page: Page) -> None:
    ann = Visitor(page, "Ann")
    ann.table("me", "novice", start=True, hints=True)
    ann.decide()
    ann.wait_to_decide()
    number = ann.number
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_text("The master would:")
    expect(hint).to_be_visible(timeout=PATIENT)
    page.get_by_role("button", name="Do that").click()
    ann.wait_after(number)
    expect(hint).to_be_hidden()


def test_a_hint_is_asked_for_again_after_it_was_closed_or_refused(page: Page) -> None:
    refused: list[str] = []

    def join(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "hint" and not refused:
                refused.append(said["id"])
                line.send(json.dumps({"type": "error", "id": said["id"], "code": "no_hint", "message": "No hint now."}))
            else:
                server.send(message)

        line.on_message(pass_on)

    page.route_web_socket(re.compile("/socket$"), join)
    ann = Visitor(page, "Ann")
    ann.table("me", "novice", start=True, hints=True, options={"first": 0})
    ann.wait_to_decide()
    button = page.get_by_role("button", name="Hint", exact=True)
    button.click()
    expect(page.get_by_role("alert")).to_contain_text("No hint now.")
    page.get_by_role("alert").get_by_role("button", name="Close").click()
    for _ in range(2):
        expect(button).to_be_enabled()
        button.click()
        expect(page.get_by_text("The master would:")).to_be_visible(timeout=PATIENT)
        page.get_by_role("button", name="Close").click()


def test_a_hint_gives_its_reasons_in_the_readers_language(new_page: NewPage) -> None:
    page = new_page(language="de")
    Visitor(page, "Ann").table("me", "novice", start=True, hints=True, options={"first": 0})
    page.get_by_role("button", name="Tipp", exact=True).click()
    expect(page.get_by_text("Der Meister würde:")).to_be_visible(timeout=PATIENT)
    expect(page.get_by_text(re.compile(r"eigenen St.* Punkte gegenüber den anderen$")).first).to_be_visible()


def test_a_broken_line_loses_nothing(page: Page) -> None:
    lines: list[WebSocketRoute] = []

    def join(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket(re.compile("/socket$"), join)
    ann = Visitor(page, "Ann")
    ann.table("me", "novice", start=True)
    move = ann.wait_to_decide()
    number = ann.number
    page.context.set_offline(True)
    lines[-1].close()
    lost = page.get_by_text("The connection is gone.")
    expect(lost).to_be_visible()
    move.click()
    expect(move).to_be_disabled()
    page.context.set_offline(False)
    expect(lost).to_be_hidden(timeout=PATIENT)
    ann.wait_after(number)
    expect(ann.log("Ann’s start is")).to_have_count(1)
