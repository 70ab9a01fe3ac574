"""The application: routes, guard, errors, and the house they work in."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from goldenspike import __version__
from goldenspike.core.errors import GoldenSpikeError
from goldenspike.server import garbage, logs, socket
from goldenspike.server.errors import status_of
from goldenspike.server.guard import Guard, answer
from goldenspike.server.house import open_house
from goldenspike.server.invalid import sentence
from goldenspike.server.limits import Limits
from goldenspike.server.routes import (
    accounts,
    duplicates,
    games,
    me,
    operators,
    page,
    people,
    records,
    replays,
    tables,
    webhooks,
)
from goldenspike.server.settings import Settings, from_environment
from goldenspike.server.wire import Error

ABOUT = """Tables for railway-building board games. Errors are `{"code", "message"}`.
Introduce yourself with `POST /api/me`: its cookie says who you are. Play is on the WebSocket
`/api/tables/{table_id}/socket`, whose messages are at `/api/schema/socket`."""


def create_app(settings: Settings) -> FastAPI:
    settings.check()
    limits = Limits(settings.limits)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_house(settings, limits) as house:
            app.state.house = house
            _before_stopping(house.say_bye)
            looking = asyncio.create_task(garbage.look_when_quiet())
            yield
            looking.cancel()

    refusals: dict[int | str, dict[str, Any]] = {
        status: {"model": Error} for status in (401, 403, 404, 409, 413, 422, 429, 503)
    }
    app = FastAPI(
        title="Golden Spike",
        version=__version__,
        description=ABOUT,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses=refusals,
    )
    play = (games, tables, duplicates, records, replays, socket)
    for part in (me, accounts, people, webhooks, *play, operators):
        app.include_router(part.router)
    app.include_router(page.router)  # last: it answers every address that nothing else does
    app.add_middleware(Guard, settings=settings, limits=limits)
    _answer_errors(app)
    return app


def app_from_environment() -> FastAPI:
    """What each worker process makes."""
    settings = from_environment()
    logs.configure(settings.log_level)
    garbage.leave_the_old()
    return create_app(settings)


def _answer_errors(app: FastAPI) -> None:
    @app.exception_handler(GoldenSpikeError)
    async def ours(_request: Request, error: GoldenSpikeError) -> JSONResponse:
        return answer(status_of(error), error.code, error.message)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> JSONResponse:
        return answer(422, "invalid", sentence(error.errors()))

    @app.exception_handler(HTTPException)
    async def http(_request: Request, error: HTTPException) -> JSONResponse:
        if isinstance(error.__cause__, GoldenSpikeError):  # a body that was too large, while it was read
            return answer(status_of(error.__cause__), error.__cause__.code, error.__cause__.message)
        if error.status_code == 400:  # a body that is no text
            return answer(422, "invalid", "That is not valid JSON.")
        codes = {404: ("not_found", "There is nothing here."), 405: ("wrong_method", "That method is not for this.")}
        code, message = codes.get(error.status_code, ("refused", "That cannot be done."))
        return answer(error.status_code, code, message)

    @app.exception_handler(SQLAlchemyError)
    async def away(_request: Request, error: SQLAlchemyError) -> JSONResponse:
        logs.failure("database_failed", error)
        return answer(503, "database_away", "The database does not answer: try again.")


def _before_stopping(work: Callable[[], None]) -> None:
    """Do something as soon as the process is told to stop, while its sockets are still open."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        handler = signal.getsignal(number)
        if not callable(handler):
            continue

        def stop(received: int, frame: Any, then: Any = handler) -> None:
            # In the loop, and after what the work has to write: told at once, uvicorn might close the sockets first.
            loop.call_soon_threadsafe(work)
            loop.call_soon_threadsafe(loop.call_soon, then, received, frame)
            signal.signal(received, then)  # who asks twice need not wait for the loop

        signal.signal(number, stop)
