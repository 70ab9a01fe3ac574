"""Chat, mute and presence."""

from __future__ import annotations

from typing import Any

from goldenspike.server.storage.chats import KEPT
from server_kit import Line, Site, guests, seats


async def said(line: Line) -> str:
    return str((await line.until("chat"))["text"])


async def present(line: Line, *names: str) -> None:
    """Wait until exactly these are connected."""
    while [each["name"] for each in (await line.until("presence"))["present"]] != sorted(names):
        pass


async def test_everybody_hears_chat_but_from_whom_they_muted(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben", "Wim") as (ann, ben, wim):
        table = await ann.table(options={"players": 3})
        await ben.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"]) as one, ben.sit(table["id"]) as two, wim.sit(table["id"]) as watcher:
            await two.send({"type": "chat", "text": "  <b>hello</b> & good luck ", "id": "c1"})
            assert await said(one) == await said(watcher) == "<b>hello</b> & good luck"
            await one.send({"type": "mute", "player": ben.id, "id": "m1"})
            assert (await one.until("ack"))["id"] == "m1"
            await two.send({"type": "chat", "text": "unheard"})
            assert await said(watcher) == "unheard"
            await watcher.send({"type": "chat", "text": "heard"})
            assert await said(one) == "heard"
            await one.send({"type": "ping", "id": "p"})
            assert (await one.until("pong"))["id"] == "p"
        async with ann.sit(table["id"]) as again:
            assert again.welcome["muted"] == [ben.id]
            assert [line["text"] for line in again.welcome["chat"]] == ["heard"]
            await again.send({"type": "mute", "player": ben.id, "on": False, "id": "m2"})
            await again.until("ack")
        async with ann.sit(table["id"]) as again:
            assert len(again.welcome["chat"]) == 3


async def test_chat_goes_from_process_to_process_and_so_does_presence(club: tuple[Site, Site]) -> None:
    here, there = club
    async with guests(here.url, "Ann", "Ben") as (ann, ben):
        table = await ann.table(options={"players": 3})
        async with ann.sit(table["id"]) as one:
            async with ben.sit(table["id"], url=there.url) as two:
                await present(one, "Ann", "Ben")
                await present(two, "Ann", "Ben")
                await two.send({"type": "chat", "text": "from afar"})
                assert await said(one) == "from afar"
                await ben.post(f"/tables/{table['id']}/join")
                assert (await two.until("table"))["table"]["seats"][1]["name"] == "Ben"
            await present(one, "Ann")


async def test_who_comes_and_goes_is_seen(site: Site) -> None:
    async with guests(site.url, "Ann", "Wim") as (ann, wim):
        table = await ann.table(seats=seats("me", "me"))
        async with ann.sit(table["id"]) as one:
            async with wim.sit(table["id"]) as watcher, wim.sit(table["id"]):
                assert watcher.welcome["seat"] is None
                await present(one, "Ann", "Wim")
            await present(one, "Ann")


async def test_chat_history_is_bounded(household: Site) -> None:
    async with guests(household.url, "Ann") as (ann,):
        table = await ann.table()
        async with ann.sit(table["id"]) as line:
            for number in range(KEPT + 5):
                await line.send({"type": "chat", "text": f"line {number}", "id": "c"})
            last: dict[str, Any] = {}
            while last.get("text") != f"line {KEPT + 4}":
                last = await line.until("chat")
        async with ann.sit(table["id"]) as line:
            assert len(line.welcome["chat"]) == KEPT
            assert line.welcome["chat"][-1]["text"] == f"line {KEPT + 4}"
