"""People at real servers and sockets: rated games, notifications, sets of tables, revoked cookies."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from receiver import receiver
from server_kit import Guest, Site, guests

SHORT = {"players": 2, "rounds": 1}


async def members(*people: Guest) -> None:
    for number, person in enumerate(people):
        name = f"{person.id[:8]} {number}"  # the servers are shared by all tests
        await person.post("/account", {"name": name, "password": "a good long password"})


async def play_both(table_id: str, ann: Guest, ben: Guest, url: str | None = None) -> None:
    async with ann.sit(table_id) as one, ben.sit(table_id, url) as two:
        await asyncio.gather(one.play(0, Random(1)), two.play(1, Random(2)))


async def rated_games(person: Guest) -> list[Any]:
    """Once the last game is filed."""
    for _ in range(300):
        games: list[Any] = (await person.get("/me/history"))["games"]
        if games:
            return games
        await asyncio.sleep(0.05)
    raise AssertionError("the game was not filed")


async def test_a_rated_game_is_filed_as_soon_as_it_is_over(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben") as (ann, ben):
        await members(ann, ben)
        table = await ann.table(options=SHORT, rated=True, clock="week")
        await ben.post(f"/tables/{table['id']}/join")
        await play_both(table["id"], ann, ben)
        (game,) = await rated_games(ann)
        assert game["rated"]
        assert game["rating_change"] != 0
        line = await ben.get(f"/players/{ann.id}/ratings/transamerica/2")
        assert len(line["points"]) == 1


async def test_two_processes_file_a_game_once(club: tuple[Site, Site]) -> None:
    async with guests(club[0].url, "Ann", "Ben") as (ann, ben):
        await members(ann, ben)
        for number in range(2):
            table = await ann.table(options=SHORT, rated=True, clock="week")
            await ben.post(f"/tables/{table['id']}/join")
            await play_both(table["id"], ann, ben, club[1].url)
            for _ in range(300):
                points = (await ben.get(f"/players/{ann.id}/ratings/transamerica/2"))["points"]
                if len(points) == number + 1:
                    break
                await asyncio.sleep(0.05)
            assert len(points) == number + 1
        assert [rating["games"] for rating in (await ann.get(f"/players/{ben.id}"))["ratings"]] == [2]


async def test_who_is_away_is_told_and_who_is_there_is_not(site: Site) -> None:
    async with receiver() as away, receiver() as there, guests(site.url, "Ann", "Ben") as (ann, ben):
        await ann.post("/me/webhooks", {"url": there.url})
        await ben.post("/me/webhooks", {"url": away.url})
        table = await ann.table(options={**SHORT, "first": 0})
        await ben.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"]) as line:
            await line.play(0, Random(1), upto=line.welcome["number"] + 1)
            await away.wait(1)
            assert json.loads(away.calls[0].body)["type"] == "turn"
            async with ben.sit(table["id"]) as other:
                await asyncio.gather(line.play(0, Random(1)), other.play(1, Random(2)))
        await rated_games(ben)
        assert [json.loads(call.body)["table"] for call in away.calls] == [table["id"]]
        assert there.calls == []
        tested = await ben.post(f"/me/webhooks/{(await ben.get('/me/webhooks'))[0]['id']}/test")
        assert tested == {"ok": True, "error": None}
        assert json.loads(away.calls[-1].body)["type"] == "test"


async def test_sockets_end_with_the_sign_in_they_came_with(club: tuple[Site, Site]) -> None:
    async with guests(club[0].url, "Ann") as (ann,):
        await members(ann)
        table = await ann.table(options=SHORT)
        async with ann.sit(table["id"]) as here, ann.sit(table["id"], club[1].url) as there:
            await ann.post("/account/sign-out-everywhere")
            for line in (here, there):
                with pytest.raises(ConnectionClosed):
                    await line.until("never")
                assert line.websocket.close_code == 4401
        await ann.get("/me/tables", status=401)


async def test_nobody_watches_deals_that_are_still_to_be_played(site: Site) -> None:
    async with guests(site.url, "Host", "Ann", "Ben", "Cy", "Dee") as (host, ann, ben, cy, dee):
        made = await host.post("/duplicates", {"game": "transamerica", "options": SHORT, "tables": 2})
        first, second = (table["id"] for table in made["tables"])
        for person in (ann, ben, cy, dee):
            await person.post(f"/duplicates/{made['id']}/join")
        await play_both(first, ann, ben)
        for person in (host, cy):
            with pytest.raises(ConnectionClosed) as closed:
                async with person.sit(first):
                    pass
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
        async with ann.sit(first) as line:  # what she played, she may look at
            await line.until("view")
        await play_both(second, cy, dee)
        async with cy.sit(first) as line:
            await line.until("view")
        secret = (await host.get(f"/duplicates/{made['id']}"))["secret"]
        early = [text for person in (ann, ben, cy, dee) for text in person.bytes if secret in text]
        assert early == []


async def test_who_leaves_a_table_of_a_set_sees_no_more_of_it(site: Site) -> None:
    async with guests(site.url, "Host", "Ann", "Ben") as (host, ann, ben):
        asked = {"game": "transamerica", "options": SHORT, "tables": 2, "fill": "random"}
        made = await host.post("/duplicates", asked)
        for person in (ann, ben):
            await person.post(f"/duplicates/{made['id']}/join")
        async with ann.sit(made["tables"][0]["id"]) as line:
            await ann.post(f"/tables/{made['tables'][0]['id']}/leave")
            with pytest.raises(ConnectionClosed):
                await line.until("never")
