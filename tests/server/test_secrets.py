"""Whole games with all bytes recorded: nobody ever gets another's card, or the secret, before its time."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from goldenspike.games import GAMES
from server_kit import Guest, Line, Site, guests, seats

Json = dict[str, Any]
CITIES = [city.name for city in GAMES["transamerica"].boards.get("transamerica").cities]


async def be_hostile(line: Line, seat: int, players: int) -> None:
    """Errors are answers, too: what they say is recorded with the rest."""
    for message in (
        {
            "type": "act",
            "id": "h1",
            "number": line.number + 1,
            "seat": (seat + 1) % players,
            "action": {"type": "stop"},
        },
        {"type": "act", "id": "h2", "number": line.number + 1, "seat": seat, "action": {"type": "deal", "hands": []}},
        {"type": "act", "id": "h3", "number": line.number + 1, "seat": seat, "action": {"type": "lay", "a": 0, "b": 0}},
        {"type": "look", "seat": (seat + 1) % players},
        {"type": "undo", "id": "h4", "number": line.number + 1, "seat": (seat + 1) % players},
        {"type": "hint", "id": "h5", "seat": (seat + 1) % players},
        {"type": "back", "id": "h6", "seat": (seat + 1) % players},
        {"type": "takeback", "id": "h7", "number": line.number + 1, "seat": (seat + 1) % players},
        {"type": "answer", "id": "h8", "number": line.number + 1, "seat": (seat + 1) % players, "yes": True},
        {"type": "program", "id": "h9", "seat": (seat + 1) % players, "program": {"type": "drop_out"}},
    ):
        await line.send(message)


async def ask_for_a_hint(line: Line, seat: int) -> None:
    await line.my_turn(seat)
    await line.send({"type": "hint", "id": "hint", "seat": seat})
    found = await line.until("hint")
    assert found["weighed"]


async def play(guest: Guest, table_id: str, seat: int, players: int) -> None:
    """With everything a client can want to be told."""
    async with guest.sit(table_id, seen=0, want=["labels", "effects"]) as line:
        await line.until("view")
        await be_hostile(line, seat, players)
        if seat == 0:
            await ask_for_a_hint(line, seat)
        await guest.get(f"/tables/{table_id}")
        await guest.get(f"/tables/{table_id}/record", status=409)
        await guest.get(f"/tables/{table_id}/proof", status=409)
        await line.play(seat, Random(seat))


async def watch(guest: Guest, table_id: str) -> None:
    async with guest.sit(table_id, seen=0) as line:
        await line.until("view")
        assert line.view["seat"] is None
        assert line.legal == []
        while line.table["status"] != "over":
            await line.next()


def reveals(record: Json, steps: list[Json]) -> list[tuple[list[list[str]], int]]:
    """Every deal's hands, and the number of the step that reveals them."""
    hands = [action["hands"] for action in record["actions"] if action["type"] == "deal"]
    ends = [step["number"] for step in steps if any(event["type"] == "round_ended" for event in step["events"])]
    return list(zip(hands, ends, strict=True))


def assert_nothing_leaked(texts: list[str], seat: int | None, record: Json, secret: str) -> None:
    messages = [json.loads(text) for text in texts]
    steps = {
        message["number"]: message
        for message in messages
        if isinstance(message, dict) and message.get("type") == "step"
    }
    deals = reveals(record, [steps[number] for number in sorted(steps)])
    seen = 0
    for text, message in zip(texts, messages, strict=True):
        if not isinstance(message, dict):
            continue
        if message.get("type") in ("step", "view"):
            seen = max(seen, message["number"])
        over = '"status":"over"' in text.replace(" ", "")
        assert over or secret not in text
        allowed = set(own_cards(deals, seat, seen)) | {
            card for hands, end in deals if seen >= end for hand in hands for card in hand
        }
        assert not [city for city in CITIES if city not in allowed and json.dumps(city) in text], text[:300]
        if message.get("type") == "step" and message["seat"] is None:
            hidden = set(CITIES) - set(own_cards(deals, seat, message["number"]))
            assert not [card for card in hidden if card in text]


def own_cards(deals: list[tuple[list[list[str]], int]], seat: int | None, number: int) -> list[str]:
    """The seat's own cards of the round that is played after a number."""
    current = next((hands for hands, end in deals if number < end), None)
    return [] if seat is None or current is None else current[seat]


async def test_no_seat_receives_anothers_card_before_the_reveal(site: Site) -> None:
    players = 3
    async with guests(site.url, "Ann", "Ben", "Cy", "Wim") as everybody:
        *people, watcher = everybody
        options = {"players": players, "rounds": 2}
        table = await people[0].table("transamerica", options=options, public=False, clock="day", hints=True)
        for guest in people[1:]:
            await guest.post(f"/tables/{table['id']}/join")
        await asyncio.gather(
            watch(watcher, table["id"]), *(play(people[seat], table["id"], seat, players) for seat in range(players))
        )
        before_the_end = [list(guest.bytes) for guest in everybody]
        proof = await people[0].get(f"/tables/{table['id']}/proof")
        for seat, texts in zip((0, 1, 2, None), before_the_end, strict=True):
            assert any('"round_ended"' in text for text in texts)
            assert any('"type":"clock"' in text for text in texts)
            assert any('"type":"hint"' in text for text in texts) == (seat == 0)
            assert any('"effects":' in text for text in texts) == (seat is not None)
            assert_nothing_leaked(texts, seat, proof["record"], proof["secret"])
    log = site.log.read_text()
    assert '"request"' in log
    assert not [city for city in CITIES if city in log]
    cookie = people[0].http.cookies["spike"]
    for secret in (proof["secret"], cookie, cookie.split(".")[-1], table["id"]):
        assert secret not in log


async def test_a_bot_gets_no_more_than_its_view_and_shows_none_of_it(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        options = {"players": 3, "rounds": 1}
        table = await ann.table("transamerica", options=options, seats=seats("me", "builder", "novice"))
        async with ann.sit(table["id"], seen=0) as line:
            await line.play(0, Random(6))
        texts = list(ann.bytes)
        proof = await ann.get(f"/tables/{table['id']}/proof")
        assert_nothing_leaked(texts, 0, proof["record"], proof["secret"])


async def test_who_leaves_a_seat_sees_it_no_more_and_who_joins_sees_it_at_once(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben") as (ann, ben):
        table = await ann.table("transamerica", options={"players": 2}, fill="random")
        async with ann.sit(table["id"]) as stays, ben.sit(table["id"]) as goes:
            assert goes.welcome["seat"] is None
            await ben.post(f"/tables/{table['id']}/join")
            await goes.until("view")
            assert goes.view["seat"] == 1
            assert goes.view["hands"][1] is not None
            await ben.post(f"/tables/{table['id']}/leave")
            while goes.view["seat"] is not None:
                await goes.until("view")
            assert goes.view["hands"] == [None, None]
            await stays.play(0, Random(1), upto=8)
            await goes.reach(8)
            assert goes.view["hands"] == [None, None]
            assert goes.legal == []
