"""How server processes tell each other that a table changed.

A notice says that something is new, never what: whoever hears it reads the database. So a
notice holds no secrets, and a lost one loses nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import redis.asyncio as redis
from redis.exceptions import RedisError

from goldenspike.server.logs import note

Notice = dict[str, Any]
"""``table``, ``kind`` (log, table, chat, programs, presence, who, drop), ``process``; ``present`` or ``player``."""
Listener = Callable[[Notice], Awaitable[None]]

CHANNEL: Final = "goldenspike"
RETRY_SECONDS: Final = 1.0


class Hub(Protocol):
    process: str
    several: bool
    """Whether other processes may be there."""

    async def start(self, listener: Listener, resync: Callable[[], Awaitable[None]]) -> None: ...
    async def publish(self, table_id: str, kind: str, **facts: Any) -> None: ...
    async def answers(self) -> bool: ...
    async def close(self) -> None: ...


class LocalHub:
    """One process: it knows already."""

    several = False

    def __init__(self) -> None:
        self.process = secrets.token_hex(4)

    async def start(self, listener: Listener, resync: Callable[[], Awaitable[None]]) -> None: ...
    async def publish(self, table_id: str, kind: str, **facts: Any) -> None: ...
    async def close(self) -> None: ...

    async def answers(self) -> bool:
        return True


class RedisHub:
    """Several processes, by Redis pub/sub."""

    several = True

    def __init__(self, url: str) -> None:
        self.process = secrets.token_hex(4)
        self._redis: redis.Redis = redis.Redis.from_url(url, decode_responses=True, health_check_interval=15)
        self._task: asyncio.Task[None] | None = None

    async def start(self, listener: Listener, resync: Callable[[], Awaitable[None]]) -> None:
        heard = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listener, resync, heard))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(heard.wait(), 5)

    async def publish(self, table_id: str, kind: str, **facts: Any) -> None:
        notice = {"table": table_id, "kind": kind, "process": self.process, **facts}
        try:
            await self._redis.publish(CHANNEL, json.dumps(notice))
        except (RedisError, OSError) as error:
            note(logging.WARNING, "hub_away", error=type(error).__name__)

    async def answers(self) -> bool:
        try:
            return bool(await self._redis.ping())
        except (RedisError, OSError):
            return False

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    async def _listen(self, listener: Listener, resync: Callable[[], Awaitable[None]], heard: asyncio.Event) -> None:
        while True:
            pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
            try:
                await pubsub.subscribe(CHANNEL)
                if heard.is_set():
                    await resync()  # what was said while we did not listen
                heard.set()
                async for message in pubsub.listen():
                    notice: Notice = json.loads(message["data"])
                    if notice["process"] != self.process:
                        await listener(notice)
            except (RedisError, OSError) as error:
                note(logging.WARNING, "hub_away", error=type(error).__name__)
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                with contextlib.suppress(RedisError, OSError):
                    await pubsub.aclose()  # type: ignore[no-untyped-call]


class Overheard:
    """A hub that tells somebody in this process, too, what this process says to the others."""

    def __init__(self, hub: Hub, ear: Callable[[str, str], None]) -> None:
        self._hub = hub
        self._ear = ear
        self.process = hub.process
        self.several = hub.several

    async def start(self, listener: Listener, resync: Callable[[], Awaitable[None]]) -> None:
        await self._hub.start(listener, resync)

    async def publish(self, table_id: str, kind: str, **facts: Any) -> None:
        self._ear(table_id, kind)
        await self._hub.publish(table_id, kind, **facts)

    async def answers(self) -> bool:
        return await self._hub.answers()

    async def close(self) -> None:
        await self._hub.close()


def make_hub(redis_url: str) -> Hub:
    return RedisHub(redis_url) if redis_url else LocalHub()
