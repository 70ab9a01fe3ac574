"""``make screenshots``: the main screens into docs/pictures/, from positions of records, alike each time."""

from __future__ import annotations

import io
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from browser.conftest import DESKTOP, PHONE, chromium
from browser.visitor import Visitor, apart
from server_kit import Guest, Site, seats

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "docs" / "pictures"
RECORDS = ROOT / "tests" / "records"
COLORS = 256
LONG = 600_000
"""Milliseconds for an analysis."""

Json = dict[str, Any]
Wanted = Callable[[Json, Json], bool]
"""Of a replay's step and its whole view."""


@dataclass(frozen=True)
class Scene:
    name: str
    show: Callable[[Visitor], None]
    dark: bool = False
    phone: bool = False


def record_of(game: str, name: str) -> Json:
    record: Json = json.loads((RECORDS / game / f"{name}.json").read_text())
    return record


def find(visitor: Visitor, record: Json, wanted: Wanted) -> int:
    """The first step of a record that is wanted."""
    view: Json = {}
    for number, step in enumerate(visitor.call("POST", "/replay", {"record": record})["steps"]):
        view = {**view, **step["view"]}
        if wanted(step, view):
            return number
    raise LookupError("the record has no such position")


def sit_at(visitor: Visitor, record: Json, at: int, seat: int = 0) -> str:
    """A table at a position of a record, with the visitor in a seat, and bots in the others."""
    sitters = seats(*("me" if each == seat else "novice" for each in range(record["options"]["players"])))
    table = visitor.call("POST", "/tables/import", {"record": record, "at": at, "seats": sitters})
    visitor.page.goto(f"/table/{table['id']}")
    visitor.page.locator("[data-log]").wait_for()
    return str(table["id"])


def home(visitor: Visitor) -> None:
    visitor.page.goto("/")


def transamerica(visitor: Visitor) -> None:
    record = record_of("transamerica", "barrier-passed-after-it-moved")
    tracks = 22
    at = find(visitor, record, lambda step, view: step["to_act"] == 0 and len(view["tracks"]) >= tracks)
    sit_at(visitor, record, at)


def round_end(visitor: Visitor) -> None:
    record = record_of("transamerica", "barrier-passed-after-it-moved")
    act_from(visitor, record, find(visitor, record, lambda _, view: len(view["results"]) == 1) - 1)
    expect(visitor.page.get_by_role("heading", name="Round 1 is over")).to_be_visible()


def act_from(visitor: Visitor, record: Json, at: int) -> str:
    """One action of a record, made while the page of who makes it looks on; the table."""
    action = dict(record["actions"][at])
    seat = action.pop("seat")
    table = sit_at(visitor, record, at, seat)
    cookies = visitor.page.context.cookies()

    async def act() -> None:
        guest = Guest(visitor.page.url.split("/table/")[0])
        for cookie in cookies:
            guest.http.cookies.set(cookie["name"], cookie["value"])
        async with guest.sit(table) as line:
            await line.until("view")
            await line.act(seat, action)
        await guest.http.aclose()

    apart(act)
    return table


def auction(visitor: Visitor) -> None:
    record = record_of("steel_driver", "link_by_one")
    sit_at(visitor, record, find(visitor, record, lambda step, view: is_first(step, view, "bidding")))


def building(visitor: Visitor) -> None:
    record = record_of("steel_driver", "link_by_one")
    sit_at(visitor, record, find(visitor, record, lambda step, view: is_first(step, view, "building")))


def is_first(step: Json, view: Json, phase: str) -> bool:
    return bool(step["to_act"] == 0 and view["phase"] == phase and view["turn"] >= 3)


def replay(visitor: Visitor) -> None:
    record = record_of("transamerica", "fixed-rounds")
    table = act_from(visitor, record, len(record["actions"]) - 1)
    visitor.page.goto(f"/replay/{table}?step=36")
    visitor.page.get_by_role("button", name="Look the game over").click()
    expect(visitor.page.get_by_text("What cost most")).to_be_visible(timeout=LONG)


def rules(visitor: Visitor) -> None:
    visitor.page.goto("/rules/transamerica")


SCENES = (
    Scene("home", home),
    Scene("home-dark", home, dark=True),
    Scene("home-phone", home, phone=True),
    Scene("transamerica", transamerica),
    Scene("transamerica-dark", transamerica, dark=True),
    Scene("transamerica-phone", transamerica, phone=True),
    Scene("round-end", round_end),
    Scene("steel-driver-auction", auction),
    Scene("steel-driver-building", building),
    Scene("steel-driver-building-dark", building, dark=True),
    Scene("steel-driver-phone-dark", auction, dark=True, phone=True),
    Scene("replay", replay),
    Scene("rules", rules),
)


def take(browser: Browser, address: str, scene: Scene) -> None:
    context = browser.new_context(
        base_url=address,
        locale="en",
        viewport=PHONE if scene.phone else DESKTOP,  # type: ignore[arg-type]
        color_scheme="dark" if scene.dark else "light",
        has_touch=scene.phone,
        reduced_motion="reduce",
    )
    page: Page = context.new_page()
    scene.show(Visitor(page, "Ann"))
    page.wait_for_load_state("networkidle")
    save(page.screenshot(animations="disabled"), PICTURES / f"{scene.name}.png")
    context.close()


def save(picture: bytes, path: Path) -> None:
    """With a palette: a third of the size, and nothing one would see."""
    Image.open(io.BytesIO(picture)).convert("RGB").quantize(COLORS).save(path, optimize=True)


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(f"sqlite:///{folder}/spike.db", Path(folder) / "log").start()
        browser = chromium(playwright)
        try:
            for scene in SCENES:
                sys.stdout.write(f"{scene.name}\n")
                take(browser, site.url, scene)
        finally:
            browser.close()
            site.stop()


if __name__ == "__main__":
    main()
