"""Asking the table to take back: everybody agrees, or nothing happens."""

from __future__ import annotations

from typing import Any

import pytest

from server_kit import Line, Site, expand, guests, seats


async def act(line: Line, seat: int, pick: int = 0) -> int:
    assert await line.my_turn(seat)
    done = await line.act(seat, expand(line.legal)[pick])
    assert done["type"] == "ack", done
    number: int = done["number"]
    await line.reach(number)
    return number


async def ask(line: Line, kind: str, seat: int, **more: Any) -> Any:
    return await line.change(kind, seat, **more)


@pytest.mark.parametrize("several", [False, True])
async def test_when_everybody_agrees_others_decisions_are_taken_back_too(
    request: pytest.FixtureRequest, several: bool
) -> None:
    sites = request.getfixturevalue("club") if several else [request.getfixturevalue("household")] * 2
    async with guests(sites[0].url, "Ann", "Ben", "Cy") as (ann, ben, cy):
        table = await ann.table(options={"players": 3, "first": 0})
        for guest in (ben, cy):
            await guest.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"]) as one, ben.sit(table["id"], url=sites[1].url) as two:
            await two.until("view")
            assert not two.question
            await act(one, 0)
            last = await act(two, 1, 1)
            await one.reach(last)
            assert one.takeback
            asked = await ask(one, "takeback", 0)
            assert asked["type"] == "ack"
            await two.reach(asked["number"])
            assert two.question == {
                "seat": 0,
                "number": asked["number"],
                "count": 2,
                "waiting": sorted([ben.id, cy.id]),
            }
            assert not two.takeback
            agreed = await ask(two, "answer", 1, yes=True)
            assert (await ask(two, "answer", 1, yes=True, number=agreed["number"] + 1))["code"] == "answered_already"
            async with cy.sit(table["id"]) as three:  # who comes later sees the question
                await three.until("view")
                await three.reach(agreed["number"])
                assert three.question
                assert three.question["waiting"] == [cy.id]
                settled = await ask(three, "answer", 2, yes=True)
                await three.reach(settled["number"] + 1)
                assert three.steps[-1]["kind"] == "rewind"
                assert three.steps[-1]["taken_back"] == 2
            for line in (one, two):
                await line.reach(settled["number"] + 1)
                assert line.to_act == 0
                assert line.question is None
                assert line.view["markers"] == [None, None, None]
            assert [step["kind"] for step in one.steps[-5:]] == ["act", "ask", "answer", "answer", "rewind"]
            refused = await ask(one, "takeback", 0)
            assert refused["code"] == "undo_refused"  # only the deal is left
            assert "deal" in refused["message"]


async def test_one_no_is_enough_and_so_is_an_action(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben") as (ann, ben):
        table = await ann.table(options={"players": 2, "first": 0})
        await ben.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"]) as one, ben.sit(table["id"]) as two:
            await act(one, 0)
            await two.until("view")
            last = await act(two, 1, 1)
            for line in (one, two):
                await line.reach(last)
            asked = await ask(two, "takeback", 1)
            await one.reach(asked["number"])
            assert (await ask(one, "takeback", 0))["code"] == "already_asked"
            refused = await ask(one, "answer", 0, yes=False)
            await two.reach(refused["number"])
            assert two.question is None
            assert two.steps[-1]["told"] == ["Ann does not agree."]
            assert two.to_act == 0
            await ask(two, "takeback", 1)
            last = await act(one, 0) if await reaches(one, two.number + 1) else 0
            await two.reach(last)
            assert two.question is None
            assert (await ask(two, "answer", 1, yes=True))["code"] == "nothing_asked"


async def reaches(line: Line, number: int) -> bool:
    await line.reach(number)
    return True


async def test_bots_agree_and_a_table_may_forbid_it(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        options = {"players": 2, "first": 0}
        table = await ann.table(options=options, seats=seats("me", "random"))
        async with ann.sit(table["id"]) as line:
            await act(line, 0)
            assert await line.my_turn(0)
            done = await ask(line, "takeback", 0)
            await line.reach(done["number"] + 1)
            assert line.view["markers"] == [None, None]
            assert line.to_act == 0
        strict = await ann.table(options=options, seats=seats("me", "random"), takeback=False)
        async with ann.sit(strict["id"]) as line:
            await act(line, 0)
            assert await line.my_turn(0)
            assert not line.takeback
            assert (await ask(line, "takeback", 0))["code"] == "no_takebacks"


async def test_when_the_last_who_has_not_answered_leaves_the_others_have_agreed(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben") as (ann, ben):
        table = await ann.table(options={"players": 2, "first": 0}, fill="random")
        await ben.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"]) as one, ben.sit(table["id"]) as two:
            await act(one, 0)
            await two.until("view")
            await one.reach(await act(two, 1, 1))
            asked = await ask(one, "takeback", 0)
            await ben.post(f"/tables/{table['id']}/leave")
            await one.reach(asked["number"] + 1)
            assert one.steps[-1]["kind"] == "rewind"
            assert one.to_act == 0


async def test_deleting_an_account_answers_as_leaving_does(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben") as (ann, ben):
        login = {"name": f"ben {ben.id[:8]}", "password": "a good long password"}
        await ben.post("/account", login)
        table = await ann.table(options={"players": 2, "first": 0}, fill="random")
        await ben.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"]) as one, ben.sit(table["id"]) as two:
            await act(one, 0)
            await two.until("view")
            await one.reach(await act(two, 1, 1))
            asked = await ask(one, "takeback", 0)
            await ben.post("/account/delete", {"password": login["password"]})
            await one.reach(asked["number"] + 1)
            assert one.steps[-1]["kind"] == "rewind"
