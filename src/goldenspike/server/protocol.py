"""uvicorn's WebSocket, with a short way out for texts.

The way through ASGI takes a task, a queue and several calls for every message to every socket.
A table has a handful of each to send after every action, so here they are framed and
written at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

PROTOCOL: Final = f"{__name__}:DirectProtocol"
OUTLET: Final = "goldenspike.outlet"
TEXT_FRAME: Final = b"\x81"
"""The whole of a text message in one frame."""


class DirectProtocol(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[OUTLET] = Outlet(self)

    @property
    def is_open(self) -> bool:
        return not (self.disconnected or self.close_sent or self.transport.is_closing())


class Outlet(NamedTuple):
    """Where an open socket's texts are written."""

    protocol: DirectProtocol

    def write(self, texts: Iterable[str]) -> int:
        """How many bytes wait for the client now. What is written to a closed socket is lost, as anything is."""
        if not self.protocol.is_open:
            return 0
        transport = self.protocol.transport
        transport.write(b"".join(map(frame, texts)))
        return transport.get_write_buffer_size()

    def abort(self) -> None:
        """Close without sending what waits."""
        self.protocol.transport.abort()


def frame(text: str) -> bytes:
    """A server's text frame: RFC 6455, 5.2."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return b"%b%c%b" % (TEXT_FRAME, size, data)
    if size < 1 << 16:
        return b"%b\x7e%b%b" % (TEXT_FRAME, size.to_bytes(2, "big"), data)
    return b"%b\x7f%b%b" % (TEXT_FRAME, size.to_bytes(8, "big"), data)


def outlet_of(websocket: WebSocket) -> Outlet:
    outlet: Outlet = websocket.scope["extensions"][OUTLET]
    return outlet
