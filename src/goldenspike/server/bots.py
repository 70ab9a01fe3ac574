"""Bots' moves, computed in processes of their own, so that no table waits for another."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any, Final

from goldenspike.bots import BOTS, Explanation, bot_named, why
from goldenspike.server.errors import Invalid, Unavailable
from goldenspike.server.logs import failure, note
from goldenspike.server.metrics import THINKING
from goldenspike.server.turns import Turns


def check_bot(game: str, name: str) -> str:
    """The name of a bot that there is."""
    known = BOTS.get(game, {})
    if name not in known:
        raise Invalid("no_such_bot", f"There is no such bot for {game}; there is: {', '.join(known)}.")
    return name


YARDSTICKS: Final = frozenset({"reference"})
"""Bots for measuring others, not for playing against."""


def levels(game: str) -> list[str]:
    """The bots to play against, weakest first."""
    return [name for name in BOTS.get(game, {}) if name not in YARDSTICKS]


def strongest(game: str) -> str:
    return levels(game)[-1]


class BotPool:
    def __init__(self, processes: int, pause: float, budget: float = 1.0) -> None:
        self.pause = pause
        self.budget = budget
        self._processes = processes
        self._pool = self._start()
        self._turns = Turns(processes)

    async def choose(self, whose: str, game: str, bot: str, view: Any, legal: Sequence[Any], seed: int) -> Any:
        """One of the legal actions, after a time that tells nothing of how hard it was to find.

        ``whose`` is the player for whom it is done: those who want something have their turns in order.

        The answer comes at a multiple of the pause: the first one, unless the bot computes longer.
        """
        started = time.monotonic()
        async with self._turns.place(whose):
            index = await self._index(game, bot, view, legal, seed)
        taken = time.monotonic() - started
        THINKING.labels(game, bot).observe(taken)
        if self.pause:
            await asyncio.sleep(self.pause * max(1, math.ceil(taken / self.pause)) - taken)
        return legal[index]

    async def explain(self, whose: str, game: str, bot: str, view: Any, legal: Sequence[Any], seed: int) -> Explanation:
        """What a bot would do and why, from the view alone."""
        loop = asyncio.get_running_loop()
        try:
            async with self._turns.place(whose):
                work = loop.run_in_executor(self._pool, _explain, game, bot, self.budget, view, tuple(legal), seed)
                return await work
        except Exception as error:
            failure("hint_failed", error, game=game, bot=bot)
            raise Unavailable("no_hint", "There is no hint to be had just now.") from None

    async def _index(self, game: str, bot: str, view: Any, legal: Sequence[Any], seed: int) -> int:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, _choose, game, bot, self.budget, view, tuple(legal), seed)
            except BrokenProcessPool:
                note(logging.ERROR, "bot_process_died")
                if pool is self._pool:
                    self._pool = self._start()
            except Exception as error:
                failure("bot_failed", error, game=game, bot=bot)
                break
        return seed % len(legal)  # a table never hangs on its bot

    async def close(self) -> None:
        """Wait for a move that is being computed, but not for long: its process leaves with this one."""
        stopping = asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stopping, 3)

    def _start(self) -> ProcessPoolExecutor:
        # Spawned, not forked: the server's threads and sockets stay its own.
        return ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"), _enter)


def _enter() -> None:
    """A bot's process leaves interrupts to the server, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _choose(game: str, bot: str, budget: float, view: Any, legal: Sequence[Any], seed: int) -> int:
    return legal.index(bot_named(game, bot, budget).choose(view, legal, Random(seed)))


def _explain(game: str, bot: str, budget: float, view: Any, legal: Sequence[Any], seed: int) -> Explanation:
    return why(bot_named(game, bot, budget), view, legal, Random(seed))
