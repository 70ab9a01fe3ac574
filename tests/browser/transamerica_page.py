"""A TransAmerica table in a browser: what is on its map, and ways to play on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

CLIENT = Path(__file__).parents[2] / "client"

NEW_TABLE = """async ([options, bot]) => {
  const post = (path, body) => fetch('/api' + path, {method: 'POST', body: JSON.stringify(body),
    headers: {'Content-Type': 'application/json'}}).then((answer) => answer.json());
  await post('/me', {name: 'Ann'});
  const bots = Array(options.players - 1).fill({kind: 'bot', bot});
  const seats = [{kind: 'me'}, ...bots];
  return (await post('/tables', {game: 'transamerica', options, seats, public: false, start: true})).id;
}"""

TARGETS = """() => {
  const map = document.querySelector('.rail-map').getBoundingClientRect();
  const buttons = document.querySelector('.zoom').getBoundingClientRect();
  return [...document.querySelectorAll('[data-target]')].map((element) => {
    const box = element.getBoundingClientRect();
    return {key: element.dataset.target, name: element.getAttribute('aria-label'),
            x: box.x + box.width / 2, y: box.y + box.height / 2};
  }).filter(({x, y}) => x > map.left + 4 && x < map.right - 4 && y > map.top + 4 && y < map.bottom - 4
                        && !(x > buttons.left && y > buttons.top));
}"""

DECIDE = "() => document.querySelector('[data-target], section.end') !== null"
MOVED_ON = "(number) => document.querySelector('.play[data-number]').dataset.number !== number"


@dataclass
class Board:
    page: Page
    rng: Random = field(default_factory=lambda: Random(5))

    @classmethod
    def open(cls, page: Page, *, bot: str = "builder", **options: Any) -> Board:
        """A new table against bots."""
        page.goto("/")
        table = page.evaluate(NEW_TABLE, [{"players": 2, "first": 0, **options}, bot])
        page.goto(f"/table/{table}")
        board = cls(page)
        board.wait_to_decide()
        return board

    @property
    def over(self) -> bool:
        return self.page.locator("section.end").count() > 0

    @property
    def number(self) -> str:
        return self.page.locator(".play[data-number]").get_attribute("data-number") or ""

    @property
    def targets(self) -> list[dict[str, Any]]:
        """What can be chosen and is in sight."""
        found: list[dict[str, Any]] = self.page.evaluate(TARGETS)
        return found

    def wait_to_decide(self) -> None:
        self.page.wait_for_function(DECIDE)

    def wait_after(self, number: str) -> None:
        self.page.wait_for_function(MOVED_ON, arg=number)

    def place(self, name: str) -> None:
        """Put the start marker to a place, by clicking on the map."""
        number, target = self.number, next(one for one in self.targets if one["name"] == f"Start: {name}")
        self.page.mouse.click(target["x"], target["y"])
        self.wait_after(number)
        self.wait_to_decide()

    def click_one(self) -> None:
        number, target = self.number, self.rng.choice(self.targets)
        self.page.mouse.click(target["x"], target["y"])
        self.wait_after(number)

    def tap_one(self) -> None:
        number, target = self.number, self.rng.choice(self.targets)
        self.page.touchscreen.tap(target["x"], target["y"])
        self.wait_after(number)

    def focused(self) -> str | None:
        """The name of the target that has the focus."""
        return self.page.evaluate("() => document.activeElement?.closest('[data-target]')?.getAttribute('aria-label')")  # type: ignore[no-any-return]

    def press_one(self) -> None:
        """By keyboard: a few steps over the map, then build there."""
        number = self.number
        self.page.wait_for_function("() => document.activeElement?.closest('[data-target], section.end')")
        for _ in range(self.rng.randrange(4)):
            self.page.keyboard.press(self.rng.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
        self.page.keyboard.press("Enter")
        self.wait_after(number)

    def read_round_end(self) -> list[str]:
        """What every player missed."""
        return self.page.locator("section.end .count").all_inner_texts()


def serious_violations(page: Page) -> list[str]:
    """What axe finds that keeps people out."""
    page.evaluate((CLIENT / "node_modules/axe-core/axe.min.js").read_text())
    found = page.evaluate("() => axe.run(document)")
    return [
        f"{one['id']}: {[node['html'][:160] for node in one['nodes'][:3]]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def expect_result(page: Page) -> None:
    page.get_by_role("button", name="To the result").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Points after each round")
    expect(dialog.get_by_role("listitem")).to_have_count(2)
