"""Turn notifications by webhook."""

from __future__ import annotations

import secrets
from typing import Final

from fastapi import APIRouter
from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.server.errors import NotFound, Refused, TooMany
from goldenspike.server.house import Asking, House, InHouse
from goldenspike.server.limits import WEBHOOK_TEST
from goldenspike.server.notices import payload_of
from goldenspike.server.people_wire import ChangeWebhook, NewWebhook, WebhookMade, WebhookOut, WebhookTest
from goldenspike.server.storage import hooks
from goldenspike.server.storage.models import Player, is_id, now
from goldenspike.server.storage.people import Webhook
from goldenspike.server.webhooks import WebhookFailed, call, check_url

router = APIRouter(prefix="/api/me/webhooks", tags=["webhooks"])

MOST_HOOKS: Final = 3


@router.get("", summary="Your webhooks")
async def list_hooks(player: Asking, house: InHouse) -> list[WebhookOut]:
    async with house.database.read() as session:
        return [await _show(session, hook) for hook in await hooks.hooks_of(session, player.id)]


@router.post("", status_code=201, summary="Be told by a call to an address of yours")
async def add(asked: NewWebhook, player: Asking, house: InHouse) -> WebhookMade:
    """Called when it becomes your turn, or a game of yours ends, and you are not connected to the table."""
    check_url(asked.url, house.settings.webhooks)
    async with house.database.write() as session:
        if len(await hooks.hooks_of(session, player.id)) >= MOST_HOOKS:
            raise Refused("too_many_webhooks", f"You have {MOST_HOOKS} already: remove one first.")
        hook = Webhook(
            id=secrets.token_urlsafe(12),
            player_id=player.id,
            url=asked.url,
            secret=secrets.token_urlsafe(32),
            enabled=True,
            failures=0,
            created=now(),
        )
        session.add(hook)
        await session.flush()
        shown = await _show(session, hook)
    await house.chores.hooks_changed()
    return WebhookMade(**shown.model_dump(), secret=hook.secret)


@router.patch("/{hook_id}", summary="Turn a webhook on or off")
async def change(hook_id: str, asked: ChangeWebhook, player: Asking, house: InHouse) -> WebhookOut:
    async with house.database.write() as session:
        hook = await _find(session, player, hook_id)
        hook.enabled, hook.failures = asked.enabled, 0
        if asked.enabled:
            hook.reason = None
        else:
            await session.flush()
            await hooks.give_up(session, hook.id)
        shown = await _show(session, hook)
    await house.chores.hooks_changed()
    return shown


@router.delete("/{hook_id}", summary="Remove a webhook")
async def remove(hook_id: str, player: Asking, house: InHouse) -> list[WebhookOut]:
    """Those that are left."""
    async with house.database.write() as session:
        await session.delete(await _find(session, player, hook_id))
        await session.flush()
        left = [await _show(session, hook) for hook in await hooks.hooks_of(session, player.id)]
    await house.chores.hooks_changed()
    return left


@router.post("/{hook_id}/test", summary="Send a test")
async def test(hook_id: str, player: Asking, house: InHouse) -> WebhookTest:
    """At once, and once; whether it was answered well."""
    async with house.database.read() as session:
        hook = await _find(session, player, hook_id)
    if not house.limits.allows("webhook test", player.id, WEBHOOK_TEST):
        raise TooMany
    return await _try(house, hook)


async def _try(house: House, hook: Webhook) -> WebhookTest:
    delivery = secrets.token_urlsafe(12)
    payload = payload_of(None, delivery, "test", None, house.settings.public_url)
    try:
        await call(hook.url, hook.secret, delivery, payload, house.settings.webhooks)
    except WebhookFailed as error:
        return WebhookTest(ok=False, error=str(error))
    return WebhookTest(ok=True, error=None)


async def _find(session: AsyncSession, player: Player, hook_id: str) -> Webhook:
    hook = await hooks.find_hook(session, player.id, hook_id) if is_id(hook_id) else None
    if hook is None:
        raise NotFound("no_such_webhook", "There is no such webhook of yours.")
    return hook


async def _show(session: AsyncSession, hook: Webhook) -> WebhookOut:
    return WebhookOut(
        id=hook.id,
        url=hook.url,
        enabled=hook.enabled,
        reason=hook.reason,
        failures=hook.failures,
        pending=await hooks.pending(session, hook.id),
        created=hook.created,
        called=hook.called,
    )
