"""Turn notifications: to public addresses alone, signed, queued, sent by one process, given up in the end."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from goldenspike.server import notices, webhooks
from goldenspike.server.errors import Invalid
from goldenspike.server.storage import hooks
from goldenspike.server.storage.models import Table, now
from goldenspike.server.storage.people import Notice, Webhook
from goldenspike.server.webhooks import WebhookFailed, call, check_url, is_public, signature
from people_kit import Person, Town, town
from receiver import receiver

OWN = {"webhooks": "any", "webhook_retry": 0.0}

INTERNAL = [
    "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "192.0.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255",
    "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254", "ff02::1", "::ffff:127.0.0.1",
    "::ffff:169.254.169.254", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::1",
    "2002:7f00:1::", "2001::1", "::7f00:1", "fec0::1", "2001:db8::1",
]  # fmt: skip


@pytest.mark.parametrize("address", INTERNAL)
def test_internal_addresses_are_known_in_every_dress(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_public() -> None:
    assert all(map(is_public, ("1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1")))


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/x",
        "ftp://example.org/x",
        "https://",
        "https://user:pass@example.org/",
        "https://example.org:22/",
        "https://localhost/",
        "https://x.localhost./",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://example.org:99999/",
        "https://[bad/",
        "javascript:alert(1)",
    ],
)
def test_addresses_that_are_refused_at_once(url: str) -> None:
    with pytest.raises(Invalid):
        check_url(url, "https")
    with pytest.raises(Invalid):
        check_url("https://example.org/", "off")
    check_url("https://example.org:8443/a?b", "https")


async def test_every_address_of_a_name_is_checked_and_a_checked_one_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that stands for something else a moment later gains nothing by it."""
    sent: list[httpx.Request] = []

    async def handle(_self: Any, request: httpx.Request) -> httpx.Response:
        sent.append(request)
        return httpx.Response(200)

    monkeypatch.setattr(httpx.AsyncHTTPTransport, "handle_async_request", handle)
    asked: list[str] = []

    async def resolver(host: str, _port: int) -> list[str]:
        asked.append(host)
        return {"mixed.example": ["1.1.1.1", "10.0.0.1"], "good.example": ["1.1.1.1", "2606:4700::1"]}[host]

    with pytest.raises(WebhookFailed, match="internal"):
        await call("https://mixed.example/x", "s", "d", {}, "https", resolver)
    assert not sent
    await call("https://good.example:8443/x", "s", "d", {}, "https", resolver)
    assert asked == ["mixed.example", "good.example"]  # asked once: not again by whoever connects
    assert sent[0].url.host == "1.1.1.1"
    assert sent[0].headers["host"] == "good.example:8443"
    assert sent[0].extensions["sni_hostname"] == "good.example"  # whose certificate it must be


async def test_odd_spellings_of_this_machine_are_refused() -> None:
    for host in ("2130706433", "0x7f.1", "127.1", "0"):
        with pytest.raises(WebhookFailed):
            await call(f"https://{host}/", "s", "d", {}, "https")


async def test_a_call_is_signed_and_redirects_are_not_followed() -> None:
    async with receiver() as own:
        await call(own.url, "key", "delivery", {"type": "test"}, "any")
        (got,) = own.calls
        moment = got.headers["spike-signature"].split(",")[0].removeprefix("t=")
        mac = hmac.new(b"key", f"{moment}.".encode() + got.body, hashlib.sha256).hexdigest()
        assert got.headers["spike-signature"] == f"t={moment},v1={mac}" == signature("key", int(moment), got.body)
        assert got.headers["spike-delivery"] == "delivery"
        own.status = 302
        with pytest.raises(WebhookFailed, match="302"):
            await call(own.url, "key", "delivery", {}, "any")
        assert len(own.calls) == 2
        with pytest.raises(WebhookFailed):
            await call(own.url, "key", "delivery", {}, "https")
        assert len(own.calls) == 2


async def test_a_call_that_is_not_answered_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.2)
    held = asyncio.Event()

    async def silent(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await held.wait()
        writer.close()

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        with pytest.raises(WebhookFailed):
            await call(f"http://127.0.0.1:{port}/", "s", "d", {}, "any")
        held.set()
    with pytest.raises(WebhookFailed, match="reached"):
        await call(f"http://127.0.0.1:{port}/", "s", "d", {}, "any")


async def waiting_table(here: Town, ann: Person, ben: Person) -> str:
    """A table that waits for Ann."""
    table = await ann.post("/tables", {"game": "transamerica", "options": {"players": 2, "rounds": 1}})
    await ben.post(f"/tables/{table['id']}/join")
    while (await ann.get(f"/tables/{table['id']}"))["to_act"] != 0:
        await here.play(table["id"], most=1)
    return str(table["id"])


async def queued(here: Town, state: str = "queued") -> list[Notice]:
    async with here.house.database.read() as session:
        return list((await session.scalars(select(Notice).where(Notice.state == state))).all())


async def test_one_notice_for_a_turn_and_one_process_sends_it(books: str) -> None:
    async with receiver() as own, town(books, **OWN) as here:
        await here.house.chores.close()  # the test does the chores
        database, settings = here.house.database, here.house.settings
        ann, ben = await here.guest("Ann"), await here.guest("Ben")
        hook = await ann.post("/me/webhooks", {"url": own.url})
        table = await waiting_table(here, ann, ben)
        noted = await asyncio.gather(*(notices.note_turn(database, table, ()) for _ in range(4)))
        assert sum(noted) == 1
        made = await asyncio.gather(*(notices.deliver(database, settings) for _ in range(4)))
        assert sum(made) == 1
        (got,) = own.calls
        told = json.loads(got.body)
        assert (told["type"], told["table"], told["seat"]) == ("turn", table, 0)
        assert "Ann" not in told["text"]
        assert got.headers["spike-signature"] == signature(
            hook["secret"], int(got.headers["spike-signature"].split(",")[0][2:]), got.body
        )
        (shown,) = await ann.get("/me/webhooks")
        assert shown["called"] is not None
        assert "secret" not in shown
        await here.play(table)
        assert await notices.note_turn(database, table, {ann.id}) is False  # she sees the end herself
        assert [notice.kind for notice in await queued(here, "skipped")] == ["over"]


async def test_what_failed_is_tried_again_then_given_up_and_turned_off(books: str) -> None:
    async with receiver() as own, town(books, **OWN) as here:
        await here.house.chores.close()
        database, settings = here.house.database, here.house.settings
        own.status = 500
        ann, ben = await here.guest("Ann"), await here.guest("Ben")
        hook = await ann.post("/me/webhooks", {"url": own.url})
        for number in range(1, 5):
            table = await waiting_table(here, ann, ben)
            assert await notices.note_turn(database, table, ())
            for _ in range(notices.ATTEMPTS):
                assert await notices.deliver(database, settings) == 1
            assert await notices.deliver(database, settings) == 0
            assert len(own.calls) == notices.ATTEMPTS * number
        (shown,) = await ann.get("/me/webhooks")
        assert not shown["enabled"]
        assert "status 500" in shown["reason"]
        assert not await notices.note_turn(database, await waiting_table(here, ann, ben), ())
        own.status = 200
        assert (await ann.post(f"/me/webhooks/{hook['id']}/test")) == {"ok": True, "error": None}
        changed = await ann.ask("PATCH", f"/me/webhooks/{hook['id']}", {"enabled": True})
        assert (changed["enabled"], changed["reason"], changed["failures"]) == (True, None, 0)
        assert await ann.ask("DELETE", f"/me/webhooks/{hook['id']}") == []


async def test_a_turn_that_was_played_meanwhile_is_no_news(books: str) -> None:
    async with receiver() as own, town(books, **OWN) as here:
        await here.house.chores.close()
        ann, ben = await here.guest("Ann"), await here.guest("Ben")
        await ann.post("/me/webhooks", {"url": own.url})
        table = await waiting_table(here, ann, ben)
        assert await notices.note_turn(here.house.database, table, ())
        while (await ann.get(f"/tables/{table}"))["to_act"] == 0:
            await here.play(table, most=1)
        await notices.deliver(here.house.database, here.house.settings)
        assert own.calls == []


async def test_an_opponent_who_acts_and_takes_back_does_not_make_the_phone_ring_all_day(
    books: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with receiver() as own, town(books, **OWN) as here:
        await here.house.chores.close()
        database, settings = here.house.database, here.house.settings
        ann, ben = await here.guest("Ann"), await here.guest("Ben")
        await ann.post("/me/webhooks", {"url": own.url})
        table = await waiting_table(here, ann, ben)
        for number in range(1, 6):  # a turn is named by the last entry before it

            async def turn_number(*_: object, number: int = number) -> int:
                return number

            monkeypatch.setattr(hooks, "turn_number", turn_number)
            await notices.note_turn(database, table, ())
            await notices.deliver(database, settings)
        assert len(own.calls) == 1
        (waits,) = await queued(here)
        assert waits.number == 5
        assert await notices.note_turn(database, await waiting_table(here, ann, ben), ())
        await notices.deliver(database, settings)
        assert len(own.calls) == 2, "another table does not wait"
        async with database.write() as session:  # a minute later
            await session.execute(update(Notice).values(due=Notice.due - 60_000))
        await notices.deliver(database, settings)
        assert len(own.calls) == 3


async def test_what_waited_and_what_nobody_noticed_is_sent_after_a_restart(
    books: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("goldenspike.server.chores.LOST_SECONDS", 0.0)
    async with receiver() as own:
        async with town(books, **OWN) as here:
            await here.house.chores.close()
            ann, ben = await here.guest("Ann"), await here.guest("Ben")
            await ann.post("/me/webhooks", {"url": own.url})
            first = await waiting_table(here, ann, ben)
            assert await notices.note_turn(here.house.database, first, ())
            second = await waiting_table(here, ann, ben)
            async with here.house.database.write() as session:  # a while ago
                await session.execute(update(Webhook).values(created=now() - 40_000))
                await session.execute(update(Table).where(Table.id == second).values(moved=now() - 20_000))
        async with town(books, **OWN):
            await own.wait(2)
        assert {json.loads(got.body)["table"] for got in own.calls} == {first, second}


async def test_webhooks_are_few_and_ones_own(tmp_path: Path) -> None:
    async with town(f"sqlite:///{tmp_path}/x.db") as here:
        ann, ben = await here.guest("Ann"), await here.guest("Ben")
        hooks = [await ann.post("/me/webhooks", {"url": f"https://example.org/{i}"}) for i in range(3)]
        assert (await ann.post("/me/webhooks", {"url": "https://example.org/"}, status=409))[
            "code"
        ] == "too_many_webhooks"
        assert (await ann.post("/me/webhooks", {"url": "http://example.org/"}, status=422))["code"] == "webhook_invalid"
        for method, path in (("DELETE", ""), ("POST", "/test")):
            await ben.ask(method, f"/me/webhooks/{hooks[0]['id']}{path}", status=404)
        await ben.ask("PATCH", f"/me/webhooks/{hooks[0]['id']}", {"enabled": False}, status=404)
