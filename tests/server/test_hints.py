"""Hints: where the table allows them, for the own seat, from its view alone."""

from __future__ import annotations

from typing import Any

import pytest

from goldenspike.server.bots import strongest
from server_kit import Line, Site, expand, guests, seats


async def hint(line: Line, seat: int, request: str = "h1") -> Any:
    await line.send({"type": "hint", "id": request, "seat": seat})
    while True:
        answer = await line.until("hint", "error")
        if answer["id"] == request:
            return answer


@pytest.mark.parametrize(("game", "bots"), [("transamerica", 1), ("steel_driver", 2)])
async def test_a_hint_is_what_the_strongest_bot_would_do(household: Site, game: str, bots: int) -> None:
    async with guests(household.url, "Ann") as (ann,):
        table = await ann.table(game, options={"first": 0}, seats=seats("me", *["novice"] * bots))
        assert table["hints"], "one person against bots"
        async with ann.sit(table["id"]) as line:
            assert await line.my_turn(0)
            found = await hint(line, 0)
            assert found["bot"] == strongest(game)
            assert found["number"] == line.number
            legal = expand(line.legal)
            assert found["weighed"]
            for each in found["weighed"]:
                assert each["action"] in legal
                assert each["label"]
                assert each["words"]
                assert all(reason.keys() == {"key", "facts"} for reason in each["reasons"])
            if len(found["weighed"]) > 1:
                last = {each["reasons"][-1]["key"] for each in found["weighed"]}
                assert last == {"ahead"}, "what it leads to, all in all"
            again = await hint(line, 0, "h2")
            assert {**again, "id": "h1"} == found
            done = await line.act(0, found["weighed"][0]["action"])
            assert done["type"] == "ack"


async def test_hints_are_refused_where_they_are_not_allowed(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben") as (ann, ben):
        table = await ann.table(options={"players": 2, "first": 0})
        await ben.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"]) as line:
            assert line.welcome["table"]["hints"] is False
            assert (await hint(line, 0))["code"] == "no_hints"
            assert (await hint(line, 1))["code"] == "not_your_seat"
            assert (await hint(line, 7))["code"] == "no_such_seat"
        allowed = await ann.table(options={"players": 2, "first": 0}, hints=True)
        await ben.post(f"/tables/{allowed['id']}/join")
        async with ben.sit(allowed["id"]) as line:
            assert (await hint(line, 1))["code"] == "not_your_turn"
            assert (await hint(line, 0))["code"] == "not_your_seat"


def test_the_strongest_bot_is_not_a_yardstick() -> None:
    assert strongest("transamerica") == "master"
