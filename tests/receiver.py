"""Somebody's own server that webhooks call: it keeps what it got, and answers as it is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from server_kit import PATIENCE


@dataclass
class Call:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    url: str = ""
    status: int = 200
    calls: list[Call] = field(default_factory=list)
    came: asyncio.Event = field(default_factory=asyncio.Event)

    async def wait(self, count: int) -> None:
        """Until so many calls have come."""
        async with asyncio.timeout(PATIENCE):
            while len(self.calls) < count:
                self.came.clear()
                await self.came.wait()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines if line)}
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.calls.append(Call(first.split()[1], headers, body))
        self.came.set()
        place = "Location: /elsewhere\r\n" if self.status == 302 else ""
        writer.write(f"HTTP/1.1 {self.status} X\r\n{place}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    made = Receiver()
    server = await asyncio.start_server(made._serve, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
    async with server:
        yield made
