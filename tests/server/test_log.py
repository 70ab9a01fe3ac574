"""The action log: nothing twice, nothing lost, nobody's number taken by two."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from server_kit import Guest, Line, Site, expand, guests, seats


async def opening(guest: Guest, players: int = 2) -> dict[str, Any]:
    return await guest.table("transamerica", options={"players": players}, seats=seats(*["me"] * players))


async def seat_to_act(line: Line) -> int:
    if not line.view:
        await line.until("view")
    assert line.to_act is not None
    if line.view["seat"] != line.to_act:
        await line.send({"type": "look", "seat": line.to_act})
        await line.until("view")
    return line.to_act


async def test_a_message_sent_again_is_acknowledged_again_and_done_once(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        table = await opening(ann)
        async with ann.sit(table["id"]) as line:
            seat = await seat_to_act(line)
            action, number = expand(line.legal)[0], line.number + 1
            first = await line.act(seat, action, id="mine", number=number)
            again = await line.act(seat, action, id="mine", number=number)
            assert (first["number"], first["again"]) == (number, False)
            assert (again["number"], again["again"]) == (number, True)
        async with ann.sit(table["id"], seen=0) as line:
            again = await line.act(seat, action, id="mine", number=number)
            assert again["again"]
            assert line.number == number


async def test_an_old_or_future_number_is_a_conflict_and_changes_nothing(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        table = await opening(ann)
        async with ann.sit(table["id"]) as line:
            seat = await seat_to_act(line)
            head = line.number
            for number in (0, head, head + 2, 10_000):
                refused = await line.act(seat, expand(line.legal)[0], number=number)
                assert (refused["code"], refused["number"]) == ("conflict", head)
            done = await line.act(seat, expand(line.legal)[0])
            assert done["number"] == head + 1


async def test_undo_and_restart_follow_the_rule_and_are_logged(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben") as (ann, ben):
        table = await ann.table("transamerica", options={"players": 2, "first": 0}, seats=seats("me", "open"))
        await ben.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"]) as at_0, ben.sit(table["id"]) as at_1:
            await at_0.until("view")
            await at_1.until("view")
            refused = await at_0.change("undo", 0)
            assert refused["code"] == "undo_refused"  # a deal came before
            placed = await at_0.act(0, expand(at_0.legal)[5])
            await at_0.reach(placed["number"])
            assert at_0.undo == 1
            assert (await at_1.change("undo", 1))["code"] in ("undo_refused", "conflict")
            done = await at_0.change("undo", 0)
            await at_0.reach(done["number"])
            assert at_0.to_act == 0
            assert at_0.steps[-1]["kind"] == "undo"
            assert at_0.view["markers"] == [None, None]
            for line, seat in ((at_0, 0), (at_1, 1)):
                await line.reach(at_0.number)
                await line.my_turn(seat)
                await line.reach((await line.act(seat, expand(line.legal)[5 + seat]))["number"])
            await at_0.my_turn(0)
            assert (await at_0.change("undo", 0))["code"] == "undo_refused"  # Ben decided meanwhile
            lay = next(action for action in expand(at_0.legal) if action["type"] == "lay")
            await at_0.reach((await at_0.act(0, lay))["number"])
            before = at_0.number
            if at_0.undo:
                done = await at_0.change("restart", 0)
                await at_0.reach(done["number"])
                assert at_0.number == before + 1
                assert at_0.to_act == 0
                assert at_0.view["tracks"] == []
            await at_1.reach(at_0.number)
            assert at_1.view["tracks"] == at_0.view["tracks"]


async def test_whoever_reconnects_gets_what_was_missed_or_a_view(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        table = await ann.table("steel_driver", seats=seats("me", "random", "random"))
        async with ann.sit(table["id"]) as line:
            await line.play(0, Random(4), upto=9)
            last, view = line.number, line.view
        async with ann.sit(table["id"], seen=2) as back:
            await back.until("view")
            assert [step["number"] for step in back.steps] == list(range(3, back.number + 1))
            assert back.number >= last
        async with ann.sit(table["id"]) as fresh:
            await fresh.until("view")
            assert fresh.steps == []
            assert set(fresh.view) == set(view)
        async with ann.sit(table["id"], seen=1_000_000) as lost:
            await lost.until("view")
            assert lost.steps == []


async def test_two_processes_play_one_table(club: tuple[Site, Site]) -> None:
    here, there = club
    async with guests(here.url, "Ann") as (ann,), guests(there.url, "Ben") as (ben,):
        table = await ann.table("transamerica", options={"players": 2, "rounds": 1}, seats=seats("me", "open"))
        async with ann.sit(table["id"]) as early:
            await ben.post(f"/tables/{table['id']}/join")  # at the other process
            while early.table["status"] == "open":
                await early.next()

        async def play(guest: Guest, seat: int) -> tuple[int, list[dict[str, Any]]]:
            async with guest.sit(table["id"], seen=0) as line:
                await line.play(seat, Random(seat))
                return line.number, [{**step, "events": None, "told": None} for step in line.steps]

        (one, steps), (other, same_steps) = await asyncio.gather(play(ann, 0), play(ben, 1))
        assert one == other
        assert steps == same_steps


async def test_of_racing_actions_with_one_number_exactly_one_wins(club: tuple[Site, Site]) -> None:
    """The same hands at two processes, again and again: each number is given once, the loser catches up."""
    async with guests(club[0].url, "Ann") as (ann,):
        table = await opening(ann)
        async with ann.sit(table["id"]) as one, ann.sit(table["id"], url=club[1].url) as two:
            for turn in range(25):
                for line in (one, two):
                    await seat_to_act(line)
                target = max(one.number, two.number)
                for line in (one, two):
                    await line.reach(target)
                seat = await seat_to_act(one)
                assert await seat_to_act(two) == seat
                actions = expand(one.legal)
                number = one.number + 1
                answers = await asyncio.gather(
                    one.act(seat, actions[0], id=f"one {turn}".replace(" ", "-"), number=number),
                    two.act(seat, actions[-1], id=f"two {turn}".replace(" ", "-"), number=number),
                )
                assert sorted(answer["type"] for answer in answers) == ["ack", "error"], answers
                (lost,) = [answer for answer in answers if answer["type"] == "error"]
                assert lost["code"] == "conflict"
                for line in (one, two):
                    await line.reach(number)
                    if line.to_act is None:
                        return
            assert one.view["played"] == two.view["played"]


async def test_the_same_message_by_two_processes_is_done_once(club: tuple[Site, Site]) -> None:
    async with guests(club[0].url, "Ann") as (ann,):
        table = await opening(ann)
        async with ann.sit(table["id"]) as one, ann.sit(table["id"], url=club[1].url) as two:
            seat = await seat_to_act(one)
            await seat_to_act(two)
            action, number = expand(one.legal)[0], one.number + 1
            answers = await asyncio.gather(*(line.act(seat, action, id="same", number=number) for line in (one, two)))
            assert [answer["type"] for answer in answers] == ["ack", "ack"]
            assert sorted(answer["again"] for answer in answers) == [False, True]
            assert {answer["number"] for answer in answers} == {number}
