"""Decisions in advance: done when the turn comes, kept over a restart, known to nobody else."""

from __future__ import annotations

import signal
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from server_kit import Guest, Line, Site, expand, guests

Json = dict[str, Any]


async def set_program(line: Line, seat: int, program: Json, request: str = "p1") -> Json:
    await line.send({"type": "program", "id": request, "seat": seat, "program": program})
    while True:
        answer = await line.until("ack", "error")
        if answer["id"] == request:
            return answer


async def opening(people: list[Guest]) -> str:
    table = await people[0].table("steel_driver", options={"players": 3, "first": 0})
    for guest in people[1:]:
        await guest.post(f"/tables/{table['id']}/join")
    return str(table["id"])


async def act(line: Line, seat: int, kind: str, **fields: Any) -> None:
    assert await line.my_turn(seat)
    action = next(
        each
        for each in expand(line.legal)
        if each["type"] == kind and all(each[key] == value for key, value in fields.items())
    )
    done = await line.act(seat, action)
    assert done["type"] == "ack", done
    await line.reach(done["number"])


async def programs_shown(line: Line, count: int) -> list[Json]:
    while len(line.programs.get("programs", [])) != count:
        await line.next()
    shown: list[Json] = line.programs["programs"]
    return shown


async def test_a_seat_bids_up_to_its_limit_and_nobody_else_knows(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben", "Cy", "Wim") as everybody, AsyncExitStack() as stack:
        people = everybody[:3]
        table = await opening(people)
        lines = [await stack.enter_async_context(guest.sit(table, seen=0)) for guest in everybody]
        ann, ben, cy, _ = lines
        await ben.until("programs")
        offer = next(each for each in ben.programs["offers"] if each["type"] == "bid_up_to")
        company = offer["company"]
        assert offer == {"type": "bid_up_to", "turn": 1, "company": company, "limit": [1, 10], "then": ["drop", "ask"]}
        program = {"type": "bid_up_to", "turn": 1, "company": company, "limit": 3}
        assert (await set_program(ben, 1, {**program, "limit": 11}))["code"] == "program_refused"
        assert (await set_program(ben, 1, {**program, "company": "none"}))["code"] == "program_refused"
        assert (await set_program(ben, 1, {**program, "turn": "one"}))["code"] == "program_invalid"
        assert (await set_program(ben, 0, program))["code"] == "not_your_seat"
        assert (await set_program(ben, 1, program))["type"] == "ack"
        (shown,) = await programs_shown(ben, 1)
        assert shown["program"] == {**program, "then": "drop"}
        assert shown["label"] == f"bid up to 3 for {company}, then drop out"
        async with people[1].sit(table) as again:
            assert (await programs_shown(again, 1)) == [shown]

        await act(ann, 0, "auction", company=company, bid=1)
        await act(cy, 2, "drop")
        await act(ann, 0, "bid", amount=3)
        await ben.my_turn(0, upto=ann.number + 1)
        sold = [event for line in [ann] for step in line.steps for event in step["events"] if event["type"] == "sold"]
        while not sold:
            await ann.next()
            sold = [event for event in ann.steps[-1]["events"] if event["type"] == "sold"] if ann.steps else []
        assert sold[0]["seat"] == 0
        assert sold[0]["price"] == 3
        bids = [event for step in ann.steps for event in step["events"] if event["type"] in ("raised", "dropped")]
        assert [(event["type"], event["seat"]) for event in bids] == [
            ("raised", 1), ("dropped", 2), ("raised", 0), ("dropped", 1),
        ]  # fmt: skip
        assert await programs_shown(ben, 0) == []
        for guest in (people[0], people[2], everybody[3]):
            assert not [text for text in guest.bytes if '"limit":3' in text.replace(" ", "")]
            assert not [text for text in guest.bytes if '"key"' in text]
        assert not [text for text in everybody[3].bytes if '"programs"' in text], "a spectator has none"
        record = [step for step in ann.steps if step["kind"] != "act"]
        assert record == [], "a programmed action is an action like any other"


async def test_programs_are_replaced_cancelled_and_lapse(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben", "Cy") as people, AsyncExitStack() as stack:
        table = await opening(people)
        ann, ben, cy = [await stack.enter_async_context(guest.sit(table)) for guest in people]
        await ben.until("programs")
        first, second, *_ = dict.fromkeys(each["company"] for each in ben.programs["offers"])
        passing = {"type": "pass_until", "turn": 1, "company": second}
        await set_program(ben, 1, {"type": "bid_up_to", "turn": 1, "company": first, "limit": 2, "then": "ask"})
        await set_program(ben, 1, {"type": "bid_up_to", "turn": 1, "company": first, "limit": 4, "then": "ask"}, "p2")
        await set_program(ben, 1, passing, "p3")
        shown = await programs_shown(ben, 2)
        assert [each["program"]["type"] for each in shown] == ["bid_up_to", "pass_until"]
        assert shown[0]["program"]["limit"] == 4
        await ben.send({"type": "unprogram", "id": "u1", "seat": 1, "key": shown[0]["key"]})
        await programs_shown(ben, 1)
        await ben.send({"type": "unprogram", "id": "u2", "seat": 1, "key": shown[0]["key"]})
        assert (await ben.until("error"))["code"] == "no_such_program"
        await act(ann, 0, "pass")
        await act(cy, 2, "auction", company=second, bid=1)  # Ben passed the marker on by his program
        assert await programs_shown(ben, 0) == []
        await act(ann, 0, "drop")
        assert await ben.my_turn(1)
        dropping = {"type": "drop_out", "turn": 1, "company": second}
        assert (await set_program(ben, 1, dropping, "p4"))["type"] == "ack"
        assert await ann.my_turn(0)  # Ben dropped out, Cy has it, the marker comes to Ann
        assert ann.view["companies"][[c["name"] for c in ann.view["companies"]].index(second)]["controller"] == 2


async def test_who_takes_a_programmed_action_back_decides_alone(household: Site) -> None:
    async with guests(household.url, "Ann", "Ben", "Cy") as people, AsyncExitStack() as stack:
        table = await opening(people)
        ann, ben = [await stack.enter_async_context(guest.sit(table)) for guest in people[:2]]
        await ben.until("programs")
        company = ben.programs["offers"][0]["company"]
        await set_program(ben, 1, {"type": "pass_until", "turn": 1, "company": company})
        await act(ann, 0, "pass")
        while ben.to_act != 2:
            await ben.next()
        assert ben.undo == 1
        done = await ben.change("undo", 1)
        assert await programs_shown(ben, 0) == []
        await ben.reach(done["number"])
        assert await ben.my_turn(1)


async def test_programs_work_across_processes(club: tuple[Site, Site]) -> None:
    here, there = club
    async with guests(here.url, "Ann", "Ben", "Cy") as people, AsyncExitStack() as stack:
        table = await opening(people)
        ann = await stack.enter_async_context(people[0].sit(table))
        ben = await stack.enter_async_context(people[1].sit(table, url=there.url))
        also_ben = await stack.enter_async_context(people[1].sit(table))
        cy = await stack.enter_async_context(people[2].sit(table))
        await ben.until("programs")
        company = ben.programs["offers"][0]["company"]
        await set_program(ben, 1, {"type": "pass_until", "turn": 1, "company": company})
        await programs_shown(also_ben, 1)
        await act(ann, 0, "pass")
        await act(cy, 2, "pass")
        for line in (ann, ben, also_ben):
            while line.view["phase"] == "auctioning" and line.view["turn"] == 1:
                await line.next()


async def test_programs_survive_a_crash(tmp_path: Path) -> None:
    site = Site(f"sqlite:///{tmp_path}/mortal.db", tmp_path / "mortal.log")
    site.start()
    try:
        async with guests(site.url, "Ann", "Ben", "Cy") as people:
            table = await opening(people)
            async with people[1].sit(table) as ben:
                await ben.until("programs")
                company = ben.programs["offers"][0]["company"]
                await set_program(ben, 1, {"type": "pass_until", "turn": 1, "company": company})
            site.stop(signal.SIGKILL)
            site.start()
            async with people[0].sit(table) as ann, people[2].sit(table) as cy:
                await act(ann, 0, "pass")
                assert await cy.my_turn(2)
    finally:
        site.stop(signal.SIGKILL)


async def test_a_game_without_programs_says_so(household: Site) -> None:
    async with guests(household.url, "Ann") as (ann,):
        table = await ann.table(seats=[{"kind": "me"}, {"kind": "me"}])
        async with ann.sit(table["id"]) as line:
            assert (await set_program(line, 0, {"type": "drop_out"}))["code"] == "no_programs"
