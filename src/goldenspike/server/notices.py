"""Turn notifications: found, queued and sent, each by one process.

A notice's key comes from the log (hook, table, number before the turn), so whoever finds a
turn, and however often, there is one notice for it. The queue is in the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from typing import Any, Final

from goldenspike.games import game_named
from goldenspike.server.settings import Settings
from goldenspike.server.storage import hooks
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.models import Seat, Table, now
from goldenspike.server.storage.people import Notice, Webhook
from goldenspike.server.storage.tables import find_table
from goldenspike.server.webhooks import WebhookFailed, call

ATTEMPTS: Final = 5
"""For one notice; each after four times the wait of the one before."""
MOST_FAILURES: Final = 20
"""In a row, of whatever notices: then the webhook is turned off."""
AT_ONCE: Final = 10
LEASE: Final = 60_000
"""Milliseconds after which a process that took a notice is thought to have died."""


async def note_turn(database: Database, table_id: str, present: Collection[str]) -> bool:
    """Queue what a table's players are to be told now; whoever is ``present`` knows. Whether anything is to be sent."""
    async with database.write() as session:
        table = await find_table(session, table_id)
        if table is None or (table.moved or 0) < now() - hooks.RECENT:
            return False
        over = table.status == "over"
        seats = [seat for seat in table.seats if seat.player_id and (over or _waits_for(table, seat))]
        if table.status not in ("playing", "over") or not seats:
            return False
        owners = {seat.player_id: seat.seat for seat in reversed(seats) if seat.player_id}
        queued = False
        for hook in await hooks.enabled_hooks(session, list(owners)):
            seat = owners[hook.player_id]
            number = 0 if over else await hooks.turn_number(session, table_id, seat)
            queued |= await hooks.add_notice(
                session,
                hook,
                table_id,
                "over" if over else "turn",
                number,
                seat,
                skip=hook.player_id in present or hook.created > (table.moved or 0),
            )
        return queued


def _waits_for(table: Table, seat: Seat) -> bool:
    return seat.seat == table.to_act and not (seat.stand_in or seat.forfeited)


async def deliver(database: Database, settings: Settings) -> int:
    """Send what is due; how many calls were made."""
    async with database.read() as session:
        if not await hooks.any_due(session):
            return 0
    async with database.write() as session:
        claimed = await hooks.claim(session, AT_ONCE, LEASE)
    await asyncio.gather(*(_deliver(database, settings, notice) for notice in claimed))
    return len(claimed)


async def _deliver(database: Database, settings: Settings, notice: Notice) -> None:
    async with database.read() as session:
        hook = await session.get(Webhook, notice.hook_id)
        table = await find_table(session, notice.table_id)
        news = hook is not None and hook.enabled and table is not None and await _is_news(session, table, notice)
    if hook is None or table is None or not news:
        await _settle(database, notice, "skipped", None)
        return
    try:
        payload = payload_of(table, notice.id, notice.kind, notice.seat, settings.public_url)
        await call(hook.url, hook.secret, notice.id, payload, settings.webhooks)
    except WebhookFailed as error:
        await failed(database, settings, notice, str(error))
    else:
        await _settle(database, notice, "sent", None)


async def _is_news(session: Any, table: Table, notice: Notice) -> bool:
    """Whether the turn still is the player's."""
    if notice.kind != "turn":
        return True
    if table.status != "playing" or table.to_act != notice.seat or notice.seat is None:
        return False
    return await hooks.turn_number(session, table.id, notice.seat) == notice.number


async def _settle(database: Database, notice: Notice, state: str, error: str | None) -> None:
    async with database.write() as session:
        kept = await session.get(Notice, notice.id)
        if kept is None:
            return
        kept.state, kept.error = state, error
        hook = await session.get(Webhook, notice.hook_id)
        if hook is not None and state == "sent":
            hook.failures, hook.reason, hook.called = 0, None, now()


async def failed(database: Database, settings: Settings, notice: Notice, error: str) -> None:
    """Try again later, or give up; turn off what fails again and again."""
    async with database.write() as session:
        kept = await session.get(Notice, notice.id)
        hook = await session.get(Webhook, notice.hook_id, with_for_update=True)
        if kept is None or hook is None:
            return
        kept.error = error
        if kept.attempts >= ATTEMPTS:
            kept.state = "failed"
        else:
            kept.due = now() + round(1000 * settings.webhook_retry * 4 ** (kept.attempts - 1))
        hook.failures += 1
        hook.reason = error
        if hook.failures >= MOST_FAILURES:
            hook.enabled = False
            hook.reason = f"Turned off, for {hook.failures} calls in a row failed. The last: {error}"
            await session.flush()
            await hooks.give_up(session, hook.id)


def payload_of(table: Table | None, delivery: str, kind: str, seat: int | None, public_url: str) -> dict[str, Any]:
    """What is sent. ``text`` and ``content`` hold no names: chat services take them as they are."""
    title = game_named(table.game).title if table is not None else "Golden Spike"
    said = {"turn": f"It is your turn in {title}.", "over": f"Your game of {title} is over."}
    text = said.get(kind, "This is a test from Golden Spike.")
    link = f"{public_url.rstrip('/')}/table/{table.id}" if public_url and table is not None else None
    text = f"{text} {link}" if link else text
    return {
        "type": kind,
        "id": delivery,
        "at": now(),
        "text": text,
        "content": text,
        "table": table.id if table is not None else None,
        "game": table.game if table is not None else None,
        "seat": seat,
        "players": [each.name for each in table.seats] if table is not None else [],
        "link": link,
    }
