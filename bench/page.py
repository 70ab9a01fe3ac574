"""The page in a real Chromium: how long its scripts run when somebody else's action comes in.

A late round of TransAmerica with six players; the others are bots, and Chromium's own trace
says what each incoming message cost on the page's main thread.
"""

from __future__ import annotations

import json
import shutil
import statistics
from collections.abc import Iterator
from random import Random
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench.processes import spike_server
from bench.rates import Row
from goldenspike.bots import bot_named
from goldenspike.core.match import Match
from goldenspike.games import game_named

FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync")
CATEGORIES = ("devtools.timeline", "disabled-by-default-devtools.timeline", "v8")
SCRIPTS = frozenset({"FunctionCall", "EvaluateScript", "RunMicrotasks", "v8.callFunction"})
TASK = "RunTask"
LATE = 60
"""Tracks on the board when the page opens."""
TURNS = 12
MOVE = "[role=tabpanel] li button:not(:disabled)"


def rows() -> Iterator[Row]:
    chromium = shutil.which("chromium")
    if chromium is None:
        return
    with spike_server(BOT_PAUSE="0.05") as (url, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        context = browser.new_context(base_url=url, viewport={"width": 1280, "height": 800})
        hand, watched = context.new_page(), context.new_page()  # two windows of one player: one plays, one is measured
        table = _late_game(hand)
        for page in (hand, watched):
            page.goto(table)
            page.get_by_role("tab").first.wait_for()
        browser.start_tracing(page=watched, categories=list(CATEGORIES))
        _play(hand)
        trace = json.loads(browser.stop_tracing())
        browser.close()
    costs = sorted(_script_milliseconds(trace["traceEvents"]))
    wanted = "scripting under 8 ms"
    yield Row("page, 6 players late: ms of script an action, median", statistics.median(costs), wanted=wanted)
    yield Row(
        "page, 6 players late: ms of script an action, 99 % within", costs[int(0.99 * (len(costs) - 1))], wanted=wanted
    )


def _late_game(page: Page) -> str:
    """The path of a table that goes on from a late position, against five bots."""
    page.request.post("/api/me", data={"name": "Bench"})
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "novice"} for _ in range(5))]
    made = page.request.post("/api/tables/import", data={"record": _late_record(), "seats": seats}).json()
    return f"/table/{made['id']}"


def _late_record() -> Any:
    """A round of six novices that has gone far."""
    game = game_named("transamerica")
    match, rng, bot = Match(game, game.options_type(players=6, first=0)), Random(5), bot_named("transamerica", "novice")
    while len(match.record.actions) < LATE or match.to_act != (0,):
        match.run_chance(rng)
        (seat,) = match.to_act
        match.act(seat, bot.choose(game.view(match.state, seat), game.legal(match.state, seat), rng))
    return match.record.to_json()


def _play(page: Page) -> None:
    """Whatever is first on the list, whenever it is our turn."""
    page.get_by_role("tab").last.click()
    for _ in range(TURNS):
        page.locator(MOVE).first.dispatch_event("click", timeout=120_000)


def _script_milliseconds(events: list[dict[str, Any]]) -> Iterator[float]:
    """For each task of the main thread in which a message came in: what its scripts took."""
    received = [event for event in events if event["name"] == "WebSocketReceive"]
    threads = {(event["pid"], event["tid"]) for event in received}
    mine = [event for event in events if (event["pid"], event["tid"]) in threads and "dur" in event]
    tasks = sorted((event["ts"], event["ts"] + event["dur"]) for event in mine if event["name"] == TASK)
    outer = list(_outermost(sorted((e for e in mine if e["name"] in SCRIPTS), key=lambda e: (e["ts"], -e["dur"]))))
    for begin, end in tasks:
        if any(begin <= event["ts"] <= end for event in received):
            yield sum(cost for start, cost in outer if begin <= start < end) / 1000


def _outermost(events: list[dict[str, Any]]) -> Iterator[tuple[float, float]]:
    """When each script began, and the processor's time it took, without those that ran inside another."""
    end = 0.0
    for event in events:
        if event["ts"] >= end:
            end = event["ts"] + event["dur"]
            yield event["ts"], event.get("tdur", event["dur"])
