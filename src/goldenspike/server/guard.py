"""What every request passes before anything else: origin, size, rate; and what every response carries."""

from __future__ import annotations

import logging
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from goldenspike.server.errors import Forbidden, ServerError, TooLarge, TooMany
from goldenspike.server.limits import ADDRESS, Limits
from goldenspike.server.logs import failure, note
from goldenspike.server.metrics import REQUESTS
from goldenspike.server.settings import Settings

BODY_BYTES: Final = 64 * 1024
IMPORT_BYTES: Final = 1024 * 1024
IMPORT_PATHS: Final = frozenset({"/api/tables/import", "/api/replay"})
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # a private table's link is its key
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def check_origin(headers: Headers, allowed: frozenset[str]) -> None:
    """A browser says which page asks: it must be one of ours. Programs say nothing, and have no cookies to steal."""
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none"):
            return
    elif origin in allowed or _host_of(origin) == headers.get("host"):
        return
    raise Forbidden("wrong_origin", "That page may not use this server.")


def _host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._app = app
        self._origins = settings.allowed_origins
        self._limits = limits
        self._tls = settings.secure_cookies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        started, status = time.perf_counter(), 0

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            self._check(scope)
            await self._app(scope, self._measured(scope, receive), guarded)
        except ServerError as error:
            if not status:
                await answer(error.status, error.code, error.message)(scope, receive, guarded)
        except Exception as error:
            failure("request_failed", error, route=_route(scope))
            if not status:
                await answer(500, "internal", "Something went wrong here; nothing changed.")(scope, receive, guarded)
        self._account(scope, status, time.perf_counter() - started)

    def _check(self, scope: Scope) -> None:
        connection = HTTPConnection(scope)
        address = connection.client.host if connection.client else ""
        if not self._limits.allows("address", address, ADDRESS):
            raise TooMany
        if scope["method"] not in SAFE:
            check_origin(connection.headers, self._origins)
        length = connection.headers.get("content-length", "0")
        if not length.isdigit() or int(length) > _most(scope):
            raise TooLarge(_most(scope))

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """Bodies without a length are measured as they come."""
        most, got = _most(scope), 0

        async def measured() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > most:
                raise TooLarge(most)
            return message

        return measured

    def _add_headers(self, scope: Scope, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")
        if self._tls or scope.get("scheme") == "https":
            headers.setdefault("Strict-Transport-Security", "max-age=31536000")

    def _account(self, scope: Scope, status: int, seconds: float) -> None:
        route = _route(scope)
        REQUESTS.labels(scope["method"] if status != 405 else "other", route, str(status)).observe(seconds)
        level = logging.DEBUG if route in ("/healthz", "/readyz", "/metrics") else logging.INFO
        note(level, "request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))


def answer(status: int, code: str, message: str) -> JSONResponse:
    """The one form of all errors. What the message quotes may hold characters that cannot be written."""
    return JSONResponse({"code": code, "message": message.encode(errors="replace").decode()}, status)


def _most(scope: Scope) -> int:
    return IMPORT_BYTES if scope["path"] in IMPORT_PATHS else BODY_BYTES


def _route(scope: Scope) -> str:
    """The route, not the path: a path may hold a private table's id."""
    return getattr(scope.get("route"), "path", "none")
