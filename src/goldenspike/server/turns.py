"""A few places that many people want: everybody gets one in turn, however many of them somebody asks for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By person, whoever is next first."""

    @asynccontextmanager
    async def place(self, whose: str) -> AsyncIterator[None]:
        """A place, after at most one turn of everybody else; who just had one comes last."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(whose)
        try:
            yield
        finally:
            if whose in self._waiting:
                self._waiting[whose] = self._waiting.pop(whose)  # behind all others
            self._pass_on()

    async def _wait(self, whose: str) -> None:
        given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(given)
        try:
            await given
        except asyncio.CancelledError:
            if not given.cancelled():
                self._pass_on()  # it came too late
            raise

    def _pass_on(self) -> None:
        while self._waiting:
            whose = next(iter(self._waiting))
            queue = self._waiting.pop(whose)
            given = queue.popleft()
            if queue:
                self._waiting[whose] = queue
            if not given.done():
                given.set_result(None)
                return
        self._free += 1
