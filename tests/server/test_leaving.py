"""Leaving in the middle of a game: a forfeit where the table says so, and only there."""

from __future__ import annotations

from typing import Any

import pytest

from people_kit import Json, Person, Town, town

SHORT = {"players": 2, "rounds": 1}


async def pair(here: Town, **more: Any) -> tuple[Person, Person, str]:
    """Two people in the middle of a game."""
    ann, ben = await here.guest("Ann"), await here.guest("Ben")
    asked = {"game": "transamerica", "options": SHORT, "fill": "random", **more}
    table: Json = await ann.post("/tables", asked)
    await ben.post(f"/tables/{table['id']}/join")
    await here.play(table["id"], most=4)
    return ann, ben, table["id"]


@pytest.mark.parametrize(("timeout", "forfeited"), [("forfeit", [0]), ("bot", [])])
async def test_leaving_costs_what_running_out_of_time_does(books: str, timeout: str, forfeited: list[int]) -> None:
    async with town(books) as here:
        ann, ben, table = await pair(here, timeout=timeout)
        left = await ann.post(f"/tables/{table}/leave")
        assert left["seats"][0]["kind"] == "bot"
        assert left["seats"][0]["forfeited"] == bool(forfeited)
        await here.finish(table)
        over = await ben.get(f"/tables/{table}")
        assert over["outcome"]["forfeited"] == forfeited
        if forfeited:
            assert over["outcome"]["ranking"] == [[1], [0]]


async def test_who_leaves_one_of_two_own_seats_forfeits_that_one(books: str) -> None:
    async with town(books) as here:
        ann = await here.guest("Ann")
        asked = {"game": "transamerica", "options": SHORT, "timeout": "forfeit", "fill": "random"}
        table = await ann.post("/tables", {**asked, "seats": [{"kind": "me"}, {"kind": "me"}]})
        await here.play(table["id"], most=4)
        await (await here.guest("Eve")).post(f"/tables/{table['id']}/leave", {"seat": 1}, status=403)
        await ann.post(f"/tables/{table['id']}/leave", {"seat": 1})
        shown = await ann.get(f"/tables/{table['id']}")
        assert [seat["forfeited"] for seat in shown["seats"]] == [False, True]
        assert [seat["kind"] for seat in shown["seats"]] == ["person", "bot"]


async def test_before_the_start_nobody_forfeits(books: str) -> None:
    async with town(books) as here:
        ann, ben = await here.guest("Ann"), await here.guest("Ben")
        asked = {"game": "transamerica", "options": {"players": 3}, "timeout": "forfeit"}
        table = await ann.post("/tables", asked)
        await ben.post(f"/tables/{table['id']}/join")
        left = await ben.post(f"/tables/{table['id']}/leave")
        assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open"]
        assert not any(seat["forfeited"] for seat in left["seats"])
