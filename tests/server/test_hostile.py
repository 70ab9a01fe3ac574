"""Hostile clients: the server answers with a code, stays up, and nothing changes."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server_kit import Guest, Line, Site, expand, guests, replayed, seats

NASTY: list[Any] = [
    None, 7, "hello", [], {}, {"type": "hello"}, {"type": None}, {"type": "act"}, {"type": ["act"]},
    {"type": "act", "id": "", "number": 3, "seat": 0, "action": {}},
    {"type": "act", "id": "x" * 41, "number": 3, "seat": 0, "action": {}},
    {"type": "act", "id": "a b", "number": 3, "seat": 0, "action": {}},
    {"type": "act", "id": "a", "number": "3", "seat": 0, "action": {}},
    {"type": "act", "id": "a", "number": 3.0, "seat": 0, "action": {}},
    {"type": "act", "id": "a", "number": -1, "seat": 0, "action": {}},
    {"type": "act", "id": "a", "number": 1 << 70, "seat": 0, "action": {}},
    {"type": "act", "id": "a", "number": 3, "seat": -1, "action": {"type": "deal", "hands": []}},
    {"type": "act", "id": "a", "number": 3, "seat": True, "action": {}},
    {"type": "act", "id": "a", "number": 3, "seat": 0, "action": []},
    {"type": "act", "id": "a", "number": 3, "seat": 0, "action": {}, "more": 1},
    {"type": "look", "seat": 11}, {"type": "look", "seat": "0"},
    {"type": "chat", "text": ""}, {"type": "chat", "text": "x" * 301}, {"type": "chat", "text": "a\u0000b"},
    {"type": "chat", "text": {"a": 1}}, {"type": "mute", "player": "nobody"}, {"type": "mute", "player": 3},
    {"type": "ping", "id": {}}, {"type": "welcome"}, {"type": "__proto__"},
    {"type": "takeback", "id": "a", "number": None, "seat": 0}, {"type": "takeback", "id": "a", "seat": 0},
    {"type": "answer", "id": "a", "number": 3, "seat": 0},
    {"type": "answer", "id": "a", "number": 3, "seat": 0, "yes": "yes"},
    {"type": "program", "id": "a", "seat": 0}, {"type": "program", "id": "a", "seat": 0, "program": []},
    {"type": "unprogram", "id": "a", "seat": 0, "key": -1}, {"type": "unprogram", "id": "a", "seat": 0, "key": "1"},
    {"type": "hint", "id": 3, "seat": 0}, {"type": "hint", "id": "a"}, {"type": "back", "id": "a", "seat": 1.5},
    {"type": "back", "id": "a", "seat": 0, "number": 3},
]  # fmt: skip

BAD_ACTIONS: list[Any] = [
    {}, {"type": "fly"}, {"type": "start"}, {"type": "start", "node": "1"}, {"type": "start", "node": -1},
    {"type": "start", "node": 10**9}, {"type": "lay", "a": 0, "b": 1}, {"type": "deal", "hands": [[], []]},
    {"type": "draw_first", "first": 0}, {"type": "start", "node": 1, "x": 1}, {"type": "stop"}, {"type": []},
]  # fmt: skip


async def error_to(line: Line, text: str) -> dict[str, Any]:
    await line.websocket.send(text)
    error = await line.until("error")
    assert set(error) == {"type", "id", "code", "message", "number"}
    assert len(error["message"]) < 400
    assert "Traceback" not in error["message"]
    return error


async def table_of(ann: Guest) -> dict[str, Any]:
    return await ann.table(options={"players": 2, "first": 0}, seats=seats("me", "me"))


async def test_messages_of_the_wrong_form_are_answered_and_forgotten(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        table = await table_of(ann)
        async with ann.sit(table["id"]) as line:
            await line.until("view")
            before = line.number
            for message in NASTY:
                await error_to(line, json.dumps(message))
            for text in (
                "",
                "{",
                "\x00",
                "[" * 3000,
                '{"type":"ping"' + " " * 100,
                "NaN",
                '{"type":"act","type":"ping"',
            ):
                await error_to(line, text)
            for action in BAD_ACTIONS:
                act = {"type": "act", "id": "b", "number": before + 1, "seat": 0, "action": action}
                await error_to(line, json.dumps(act))
            assert (await error_to(line, json.dumps({"type": "ping", "id": "x" * 9000})))["code"] == "too_large"
            deep = json.dumps({"type": "act", "id": "d", "number": before + 1, "seat": 0, "action": nested(100)})
            assert (await error_to(line, deep))["code"] == "action_invalid"
            deep = json.dumps({"type": "act", "id": "d", "number": before + 1, "seat": 0, "action": nested(600)})
            assert (await error_to(line, deep))["code"] == "message_invalid"
            await line.websocket.send(b"\x00\xff")
            assert (await line.until("error"))["code"] == "message_invalid"
            assert (await error_to(line, '{"type": "hello"}'))["code"] == "hello_again"
            done = await line.act(0, expand(line.legal)[0])
            assert done["number"] == before + 1
        assert len((await replayed(site.database, table["id"]))[1]) == before + 1


def nested(depth: int) -> dict[str, Any]:
    found: dict[str, Any] = {"type": "start", "node": 1}
    for _ in range(depth):
        found = {"node": found}
    return {"type": "start", **found}


async def test_a_text_that_is_not_utf_8_closes_the_socket_and_nothing_else(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        table = await table_of(ann)
        async with ann.sit(table["id"]) as line:
            await line.until("view")
            async with line.websocket.send_context():
                line.websocket.protocol.send_text(b"\xff\xfe")
            with pytest.raises(ConnectionClosed):
                await line.until("pong")
            assert line.websocket.close_code == 1007
        async with ann.sit(table["id"]) as line:
            await line.until("view")


async def test_what_does_not_apply_is_refused_by_name(site: Site) -> None:
    """Well-formed messages at the wrong table, at the wrong time, or with a number of another time."""
    async with guests(site.url, "Ann") as (ann,):
        table = await ann.table(options={"players": 2, "first": 0}, seats=seats("me", "me"), takeback=False)
        async with ann.sit(table["id"]) as line:
            await line.until("view")
            head = line.number
            cases: list[tuple[dict[str, Any], str]] = [
                ({"type": "takeback", "number": head + 1}, "no_takebacks"),
                ({"type": "answer", "number": head + 1, "yes": True}, "nothing_asked"),
                ({"type": "program", "program": {"type": "bid"}}, "no_programs"),
                ({"type": "unprogram", "key": 1}, "no_programs"),
                ({"type": "hint"}, "no_hints"),
                ({"type": "back"}, "not_away"),
                ({"type": "undo", "number": head + 1}, "undo_refused"),
                ({"type": "restart", "number": head + 1}, "undo_refused"),
                *(
                    ({"type": kind, "number": head + off}, "conflict")
                    for kind in ("undo", "takeback")
                    for off in (0, 2)
                ),
                ({"type": "answer", "number": 0, "yes": False}, "conflict"),
            ]
            for message, code in cases:
                assert (await error_to(line, json.dumps({"id": "w", "seat": 0, **message})))["code"] == code
            assert line.number == head
        assert len((await replayed(site.database, table["id"]))[1]) == head


async def test_a_huge_message_closes_the_socket_and_nothing_else(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        table = await table_of(ann)
        async with ann.sit(table["id"]) as line:
            await line.until("view")
            await line.websocket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                await line.until("pong")
            assert line.websocket.close_code == 1009
        async with ann.sit(table["id"]) as line:
            await line.until("view")


async def test_other_peoples_seats_are_out_of_reach(site: Site) -> None:
    async with guests(site.url, "Ann", "Eve") as (ann, eve):
        table = await table_of(ann)
        async with ann.sit(table["id"]) as hers, eve.sit(table["id"]) as line:
            await hers.until("view")
            await line.until("view")
            assert line.view["hands"] == [None, None]
            for message in (
                {"type": "act", "id": "e", "number": 3, "seat": 0, "action": expand(hers.legal)[0]},
                {"type": "undo", "id": "e", "number": 3, "seat": 0},
                {"type": "restart", "id": "e", "number": 3, "seat": 0},
                {"type": "takeback", "id": "e", "number": 3, "seat": 0},
                {"type": "answer", "id": "e", "number": 3, "seat": 0, "yes": True},
                {"type": "program", "id": "e", "seat": 0, "program": {}},
                {"type": "unprogram", "id": "e", "seat": 0, "key": 1},
                {"type": "hint", "id": "e", "seat": 0},
                {"type": "back", "id": "e", "seat": 0},
                {"type": "look", "seat": 0},
            ):
                assert (await error_to(line, json.dumps(message)))["code"] == "not_your_seat"
        with pytest.raises(ConnectionClosed):
            async with eve.sit(table["id"], seat=0) as line:
                await line.next()
        for path, body in (("start", {}), ("kick", {"seat": 0})):
            await eve.post(f"/tables/{table['id']}/{path}", body, status=403)


async def test_a_replayed_message_of_somebody_else_is_not_theirs(site: Site) -> None:
    """Ids belong to their sender: the same id from another player is another message."""
    async with guests(site.url, "Ann", "Ben") as (ann, ben):
        table = await ann.table(options={"players": 2, "first": 0})
        await ben.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"]) as one, ben.sit(table["id"]) as two:
            await one.until("view")
            await two.until("view")
            message = {"type": "act", "id": "same", "number": 3, "seat": 0, "action": expand(one.legal)[0]}
            await one.send(message)
            assert (await one.until("ack", "error"))["type"] == "ack"
            await two.send(message)
            assert (await two.until("ack", "error"))["code"] == "not_your_seat"


async def test_who_has_no_cookie_no_hello_or_no_table_is_sent_away(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        table = await table_of(ann)
        address = site.url.replace("http", "ws", 1) + "/api/tables/{}/socket"
        cases = [(table["id"], "", 4401), ("nowhere", ann.cookie(), 4404), (table["id"], "spike=1.x.y", 4401)]
        for table_id, cookie, code in cases:
            async with connect(address.format(table_id), additional_headers={"Cookie": cookie}) as socket:
                assert json.loads(await socket.recv())["type"] == "bye"
                await socket.wait_closed()
                assert socket.close_code == code
        async with connect(address.format(table["id"]), additional_headers={"Cookie": ann.cookie()}) as socket:
            await socket.send('{"type": "ping"}')
            assert json.loads(await socket.recv())["code"] == "hello_expected"
            await socket.wait_closed()
            assert socket.close_code == 4000


async def test_pages_from_elsewhere_are_refused(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        table = await table_of(ann)
        address = site.url.replace("http", "ws", 1) + f"/api/tables/{table['id']}/socket"
        for origin in ("https://evil.example", "null", "http://["):
            headers = {"Cookie": ann.cookie(), "Origin": origin}
            with pytest.raises(InvalidStatus) as refused:
                async with connect(address, additional_headers=headers):
                    pass
            assert refused.value.response.status_code == 403
            answer = await ann.http.post("/api/tables", json={"game": "transamerica"}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
        answer = await ann.http.post("/api/tables", json={}, headers={"Sec-Fetch-Site": "cross-site"})
        assert answer.json()["code"] == "wrong_origin"
        async with connect(address, additional_headers={"Cookie": ann.cookie(), "Origin": site.url}):
            pass
        made = await ann.http.post("/api/tables", json={"game": "transamerica"}, headers={"Origin": site.url})
        assert made.status_code == 201


def test_bodies_are_bounded_and_errors_have_one_form(site: Site) -> None:
    with httpx.Client(base_url=site.url) as http:

        def chunks() -> Any:
            for _ in range(100):
                yield b"x" * 1000

        cases = [
            (http.post("/api/me", content=b"x" * 70_000), 413, "too_large"),
            (http.post("/api/me", content=chunks()), 413, "too_large"),
            (http.post("/api/me", content=b"{"), 422, "invalid"),
            (http.post("/api/me", content=b"\xff\xfe"), 422, "invalid"),
            (http.get("/api/nowhere"), 404, "not_found"),
            (http.delete("/api/me"), 405, "wrong_method"),
            (http.get("/api/me/tables"), 401, "not_signed_in"),
            (http.get("/api/tables/" + "x" * 300), 404, "no_such_table"),
            (http.get("/api/tables/%00"), 404, "no_such_table"),
        ]
        for answer, status, code in cases:
            assert (answer.status_code, answer.json()["code"]) == (status, code)
            assert set(answer.json()) == {"code", "message"}
        plain = {"Content-Type": "application/json"}
        assert http.post("/api/me", content=b"[1,2", headers=plain).json()["message"] == "That is not valid JSON."
        http.post("/api/me", json={"name": "Ann"})
        record = {"format": "goldenspike/1", "game": "transamerica", "rules_version": 1, "options": {"players": 2}}
        half = "\ud800"  # half of a character
        odd: list[tuple[str, Any, str]] = [
            ("/api/tables", {"game": "transamerica", "options": {half: 1}}, "options_invalid"),
            ("/api/tables", {"game": half}, "invalid"),
            ("/api/replay", {"record": {**record, "seats": [half, "Ben"], "actions": []}}, "record_invalid"),
            ("/api/tables/import", {"record": {**record, "seats": [half, "Ben"], "actions": []}}, "record_invalid"),
        ]
        for path, body, code in odd:
            answer = http.post(path, content=json.dumps(body), headers=plain)
            assert (answer.status_code, answer.json()["code"]) == (422, code), answer.text


async def test_who_does_not_read_is_dropped_and_may_come_back(household: Site) -> None:
    """It asks for view after view and reads none of them, until no buffer holds more."""
    async with guests(household.url, "Ann") as (ann,):
        table = await table_of(ann)
        address = household.url.replace("http", "ws", 1) + f"/api/tables/{table['id']}/socket"
        async with connect(address, additional_headers={"Cookie": ann.cookie()}, ping_interval=None) as deaf:
            await deaf.send('{"type": "hello", "want": ["labels", "effects"]}')
            await deaf.recv()
            deaf.transport.pause_reading()
            for _ in range(200):
                for _ in range(50):
                    await deaf.send('{"type": "look", "seat": 0}')
                if await metric(household, "goldenspike_sockets_dropped_total"):
                    break
            assert await metric(household, "goldenspike_sockets_dropped_total")
            deaf.transport.abort()
        async with ann.sit(table["id"]) as back:
            await back.until("view")


async def metric(site: Site, name: str) -> float:
    async with httpx.AsyncClient() as http:
        text = (await http.get(f"{site.url}/metrics")).text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))
