"""Passwords: Argon2id off the event loop, with the memory and time that OWASP asks for."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from goldenspike.server.errors import TooMany

MEMORY_KIB: Final = 19 * 1024
ROUNDS: Final = 2
LANES: Final = 1
THREADS: Final = 2
MOST_WAITING: Final = 40
"""More than these at a time are refused: each takes memory, and somebody may be trying."""


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher(ROUNDS, MEMORY_KIB, LANES)
        self._threads = ThreadPoolExecutor(THREADS, "passwords")
        self._waiting = 0
        self._nobodys = self._hasher.hash(secrets.token_hex(16))

    async def hash(self, password: str) -> str:
        made: str = await self._run(self._hasher.hash, _bytes(password))
        return made

    async def fits(self, kept: str | None, password: str) -> bool:
        """Takes as long when there is no such account: nobody's password is tried then."""
        found: bool = await self._run(self._fits, kept or self._nobodys, _bytes(password))
        return found and kept is not None

    def is_old(self, kept: str) -> bool:
        """Whether it was made with other parameters than today's."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    def _fits(self, kept: str, password: bytes) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Any, *arguments: Any) -> Any:
        if self._waiting >= MOST_WAITING:
            raise TooMany
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)
        finally:
            self._waiting -= 1


def _bytes(password: str) -> bytes:
    """The same password from every keyboard."""
    return unicodedata.normalize("NFKC", password).encode()
