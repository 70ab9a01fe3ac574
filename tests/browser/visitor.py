"""Somebody at the page: what the frame's tests do again and again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, TypeVar

from playwright.sync_api import Locator, Page, expect

from server_kit import PATIENCE, Guest, seats

Result = TypeVar("Result")
PASSWORD = "a long password"
PATIENT = 60_000
"""Milliseconds for what a bot has to think about, or a clock has to run out for."""


class Visitor:
    """A page, and the player whose it is."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.name = name
        self.id: str = self.call("POST", "/me", {"name": name})["id"]

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as this player, beside the page."""
        response = self.page.request.fetch(f"/api{path}", method=method, data=body)
        assert response.ok, response.text()
        return response.json()

    def table(self, *kinds: str, options: dict[str, Any] | None = None, **more: Any) -> str:
        """Make a table and go there. ``kinds``: me, open, or a bot's name."""
        body = {"game": "transamerica", "seats": seats(*kinds), "options": {"players": len(kinds), **(options or {})}}
        made = self.call("POST", "/tables", {**body, **more})
        self.page.goto(f"/table/{made['id']}")
        return str(made["id"])

    def tab(self, name: str) -> Locator:
        self.page.get_by_role("tab", name=name).click()
        return self.page.get_by_role("tabpanel")

    def log(self, text: str) -> Locator:
        return self.tab("Log").get_by_text(text)

    def wait_to_decide(self) -> Locator:
        """The first legal action, when there is one."""
        move = self.tab("Moves").get_by_role("button").first
        expect(move).to_be_enabled(timeout=PATIENT)
        return move

    def decide(self) -> None:
        """Make the first decision that is legal, and see it kept."""
        before = self.number
        self.wait_to_decide().click()
        self.wait_after(before)

    def wait_after(self, number: int) -> None:
        self.page.wait_for_function("(n) => Number(document.querySelector('[data-log]').dataset.log) > n", arg=number)

    @property
    def number(self) -> int:
        return int(self.page.locator("[data-log]").get_attribute("data-log") or 0)


def played_game(url: str, name: str) -> tuple[dict[str, str], str]:
    """Somebody with an account plays a short game to its end: their cookies, and the table."""

    async def play() -> tuple[dict[str, str], str]:
        guest = Guest(url)
        try:
            await guest.post("/account", {"name": name, "password": PASSWORD})
            table = await guest.table(
                seats=seats("me", "novice"), options={"players": 2, "rounds": 1}, start=True, public=True
            )
            async with guest.sit(table["id"]) as line:
                await line.play(0, Random(1))
            deadline = time.monotonic() + PATIENCE
            while not (await guest.get("/me/history"))["games"]:  # It is filed a moment after its end.
                assert time.monotonic() < deadline, "the game was not filed"
                await asyncio.sleep(0.05)
            return dict(guest.http.cookies), str(table["id"])
        finally:
            await guest.http.aclose()

    return apart(play)


def compared_set(url: str) -> str:
    """Two people play the same deals at two tables, each against a bot; the set."""

    async def play() -> str:
        people = [Guest(url), Guest(url)]
        try:
            for guest, name in zip(people, ("Ann", "Ben"), strict=True):
                await guest.post("/me", {"name": name})
            body = {"game": "transamerica", "options": {"players": 2, "rounds": 2}, "tables": 2}
            made = await people[0].post("/duplicates", {**body, "seats": seats("open", "novice")})
            for guest in people:
                table = await guest.post(f"/duplicates/{made['id']}/join")
                async with guest.sit(table["id"]) as line:
                    await line.play(0, Random(2))
            return str(made["id"])
        finally:
            for guest in people:
                await guest.http.aclose()

    return apart(play)


def apart(work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    """In a thread of its own, for the browser's loop runs in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(work())).result()
