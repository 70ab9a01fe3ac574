"""Webhooks and the calls that wait to be made."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.server.storage.models import Logged, Seat, Table, now
from goldenspike.server.storage.people import Notice, SignIn, Webhook

MOST_QUEUED: Final = 100
"""Calls that may wait for one webhook."""
RECENT: Final = 24 * 3600 * 1000
"""A turn that began longer ago is no news."""
SETTLED: Final = 10_000
"""Milliseconds after which the process that made a move has surely told of it, if it lives."""
BETWEEN_TURNS: Final = 60_000
"""Milliseconds from one call for a turn at a table to the next: an opponent may act and take it back all day."""
KEPT: Final = 30 * 24 * 3600 * 1000


async def hooks_of(session: AsyncSession, player_id: str) -> Sequence[Webhook]:
    query = select(Webhook).where(Webhook.player_id == player_id).order_by(Webhook.created, Webhook.id)
    return (await session.scalars(query)).all()


async def find_hook(session: AsyncSession, player_id: str, hook_id: str) -> Webhook | None:
    query = select(Webhook).where(Webhook.id == hook_id, Webhook.player_id == player_id)
    return (await session.scalars(query)).one_or_none()


async def pending(session: AsyncSession, hook_id: str) -> int:
    query = select(func.count()).select_from(Notice).where(Notice.hook_id == hook_id, Notice.state == "queued")
    return await session.scalar(query) or 0


async def hooked_players(session: AsyncSession) -> set[str]:
    """Who wants to be told."""
    query = select(Webhook.player_id).where(Webhook.enabled.is_(True)).distinct()
    return set((await session.scalars(query)).all())


async def turn_number(session: AsyncSession, table_id: str, seat: int) -> int:
    """What names a turn: the number of the last entry before it, by anybody else or by chance."""
    query = select(func.max(Logged.number)).where(
        Logged.table_id == table_id,
        Logged.kind.in_(("act", "undo", "rewind")),
        or_(Logged.seat.is_(None), Logged.seat != seat),
    )
    return await session.scalar(query) or 0


async def enabled_hooks(session: AsyncSession, player_ids: Sequence[str]) -> Sequence[Webhook]:
    query = select(Webhook).where(Webhook.player_id.in_(player_ids), Webhook.enabled.is_(True)).order_by(Webhook.id)
    return (await session.scalars(query.with_for_update())).all()


async def add_notice(
    session: AsyncSession, hook: Webhook, table_id: str, kind: str, number: int, seat: int | None, *, skip: bool
) -> bool:
    """Whether there is a new call to make. The hook's row is locked: there is one notice for a turn."""
    same = (Notice.hook_id == hook.id, Notice.table_id == table_id, Notice.kind == kind, Notice.number == number)
    if await session.scalar(select(exists().where(*same))):
        return False
    due = await _next_turn(session, hook.id, table_id) if kind == "turn" else now()
    skip = skip or await pending(session, hook.id) >= MOST_QUEUED
    session.add(
        Notice(
            id=secrets.token_urlsafe(12),
            hook_id=hook.id,
            table_id=table_id,
            kind=kind,
            number=number,
            seat=seat,
            state="skipped" if skip else "queued",
            due=due,
            created=due,
        )
    )
    await session.flush()
    return not skip


async def _next_turn(session: AsyncSession, hook_id: str, table_id: str) -> int:
    """When a new turn at a table may be told of; what waits there to be told of an older one is forgotten."""
    here = (Notice.hook_id == hook_id, Notice.table_id == table_id, Notice.kind == "turn")
    waiting = (Notice.state == "queued", Notice.attempts == 0)
    await session.execute(update(Notice).where(*here, *waiting).values(state="skipped"))
    last = await session.scalar(select(func.max(Notice.created)).where(*here, Notice.state != "skipped"))
    return max(now(), (last or 0) + BETWEEN_TURNS)


async def tables_to_tell(session: AsyncSession, limit: int) -> Sequence[str]:
    """Tables whose last change their players with webhooks may not have been told of: its process died."""
    told = exists().where(Notice.hook_id == Webhook.id, Notice.table_id == Table.id, Notice.created >= Table.moved)
    query = (
        select(Table.id)
        .join(Seat, Seat.table_id == Table.id)
        .join(Webhook, Webhook.player_id == Seat.player_id)
        .where(
            Webhook.enabled.is_(True),
            Webhook.created < Table.moved,
            Table.moved.between(now() - RECENT, now() - SETTLED),
            or_(Table.status == "over", (Table.status == "playing") & (Table.to_act == Seat.seat)),
            ~told,
        )
        .distinct()
        .limit(limit)
    )
    return (await session.scalars(query)).all()


async def any_due(session: AsyncSession) -> bool:
    return bool(await session.scalar(select(exists().where(Notice.state == "queued", Notice.due <= now()))))


async def claim(session: AsyncSession, limit: int, lease: int) -> Sequence[Notice]:
    """Calls that are due: this process's alone until the lease is over."""
    query = (
        select(Notice)
        .where(Notice.state == "queued", Notice.due <= now())
        .order_by(Notice.due)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    found = (await session.scalars(query)).all()
    for notice in found:
        notice.due = now() + lease
        notice.attempts += 1
    return found


async def give_up(session: AsyncSession, hook_id: str) -> None:
    """Nothing more is sent to a webhook that was turned off."""
    await session.execute(
        update(Notice).where(Notice.hook_id == hook_id, Notice.state == "queued").values(state="failed")
    )


async def tidy(session: AsyncSession, sign_in_lifetime: int) -> None:
    await session.execute(delete(Notice).where(Notice.created < now() - KEPT))
    await session.execute(delete(SignIn).where(SignIn.created < now() - sign_in_lifetime))
