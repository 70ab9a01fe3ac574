"""Play: one WebSocket for each client and table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError
from sqlalchemy.exc import SQLAlchemyError

from goldenspike.core.errors import GoldenSpikeError
from goldenspike.core.game import Seat
from goldenspike.server import duplicates
from goldenspike.server.errors import Conflict, Invalid, ServerError, TooMany, Unavailable
from goldenspike.server.guard import check_origin
from goldenspike.server.hinting import hint
from goldenspike.server.house import House, house_of
from goldenspike.server.invalid import sentence
from goldenspike.server.limits import ADDRESS, HINTS, SOCKET
from goldenspike.server.live import LiveTable
from goldenspike.server.logs import failure, note, short
from goldenspike.server.messages import (
    FROM_CLIENT,
    Ack,
    Act,
    Answer,
    AskHint,
    Back,
    Bye,
    DropProgram,
    Hello,
    Look,
    MutePlayer,
    Ping,
    Pong,
    Refusal,
    Restart,
    Say,
    SetProgram,
    Takeback,
    Undo,
    Welcome,
)
from goldenspike.server.metrics import DROPPED, SOCKETS
from goldenspike.server.protocol import outlet_of
from goldenspike.server.seen import NOTHING
from goldenspike.server.shown import seats_of, show_table
from goldenspike.server.storage.chats import mute, muted_by, say
from goldenspike.server.storage.models import Player
from goldenspike.server.storage.players import find_player

router = APIRouter()

HELLO_SECONDS: Final = 20.0
MESSAGE_BYTES: Final = 8 * 1024
MOST_WAITING: Final = 1 << 20
"""Bytes that may wait for a slow reader; then it is dropped, and may come back."""
WRONG_HELLO, TOO_SLOW, NO_PLAYER, NOT_YET, NO_TABLE = 4000, 4008, 4401, 4403, 4404
REFUSALS: Final = {401: NO_PLAYER, 403: NOT_YET}


class Connection:
    """A socket: what it looks from, and the way to it."""

    def __init__(self, websocket: WebSocket, player: Player) -> None:
        self.player = player
        self.seat: Seat | None = None
        self.watching = False
        self.viewed: int | None = None
        self.wants = NOTHING
        self.programs: str | None = None
        self.hinting = False
        self.muted: set[str] = set()
        self.slow = asyncio.Event()
        self.close_code = TOO_SLOW
        self._outlet = outlet_of(websocket)
        self._texts: list[str] = []

    def send(self, *texts: str) -> None:
        """Texts of one turn of the event loop are written together."""
        if texts and not self._texts:
            asyncio.get_running_loop().call_soon(self._write)
        self._texts.extend(texts)

    def _write(self) -> None:
        texts, self._texts = self._texts, []
        if self._outlet.write(texts) > MOST_WAITING:
            self.slow.set()

    def drop(self) -> None:
        """The cookie it came with is worth nothing any more."""
        self.close_code = NO_PLAYER
        self.slow.set()

    def reply(self, message: BaseModel) -> None:
        self.send(message.model_dump_json())

    def abort(self) -> None:
        self._outlet.abort()


@router.websocket("/api/tables/{table_id}/socket")
async def play(websocket: WebSocket, table_id: str) -> None:
    house = house_of(websocket)
    try:
        check_origin(websocket.headers, house.settings.allowed_origins)
        if not house.limits.allows("address", websocket.client.host if websocket.client else "", ADDRESS):
            raise TooMany
    except ServerError:
        await websocket.close()
        return
    await websocket.accept()
    try:
        player = await house.identity.player(websocket, house.database)
        async with house.tables.hold(table_id) as live:
            await house.tables.look([live])
            async with house.database.read() as session:
                await duplicates.check_watching(session, player, live.table)
            await _serve(house, websocket, live, player)
    except ServerError as error:
        await _refuse(websocket, REFUSALS.get(error.status, NO_TABLE), error)


async def _serve(house: House, websocket: WebSocket, live: LiveTable, player: Player) -> None:
    connection = Connection(websocket, player)
    SOCKETS.inc()
    try:
        await _Session(house, websocket, live, connection).run()
    except (WebSocketDisconnect, RuntimeError):
        pass  # it went away, perhaps while we were sending
    except Exception as error:
        failure("socket_failed", error, table=short(live.id))
    finally:
        SOCKETS.dec()
        if connection in live.viewers:
            await live.leave(connection)


async def _refuse(websocket: WebSocket, close_code: int, error: GoldenSpikeError) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(Bye(code=error.code, message=error.message).model_dump_json())
        await websocket.close(close_code)


def _parsed(text: str | None) -> BaseModel:
    if text is None:
        raise Invalid("message_invalid", "Messages are JSON texts.")
    if len(text) > MESSAGE_BYTES:
        raise Invalid("too_large", f"A message has {MESSAGE_BYTES} bytes at most.")
    try:
        parsed: BaseModel = FROM_CLIENT.validate_json(text)
    except ValidationError as error:
        raise Invalid("message_invalid", sentence(error.errors())) from None
    return parsed


class _Session:
    def __init__(self, house: House, websocket: WebSocket, live: LiveTable, connection: Connection) -> None:
        self.house = house
        self.websocket = websocket
        self.live = live
        self.connection = connection
        self.player = connection.player

    async def run(self) -> None:
        """Until the client leaves, reads too slowly, or says no hello."""
        try:
            hello = _parsed(await asyncio.wait_for(self._receive(), HELLO_SECONDS))
            if not isinstance(hello, Hello):
                raise Invalid("hello_expected", "Say hello first.")
            await self._greet(hello)
        except (GoldenSpikeError, TimeoutError) as error:
            known = error if isinstance(error, GoldenSpikeError) else Invalid("hello_expected", "Say hello first.")
            await _refuse(self.websocket, WRONG_HELLO, known)
            return
        tasks = [asyncio.create_task(work) for work in (self._read(), self._watch())]
        done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)
        for failed in filter(None, [task.exception() for task in done]):
            raise failed

    async def _watch(self) -> None:
        """Drop a client that does not read: it can come back and say what it saw last."""
        await self.connection.slow.wait()
        if self.connection.close_code == TOO_SLOW:
            DROPPED.inc()
        note(logging.INFO, "socket_dropped", table=short(self.live.id))
        try:
            await asyncio.wait_for(self.websocket.close(self.connection.close_code), 2)
        except TimeoutError:
            self.connection.abort()

    async def _receive(self) -> str | None:
        message = await self.websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        text: str | None = message.get("text")
        return text

    async def _greet(self, hello: Hello) -> None:
        live, connection = self.live, self.connection
        async with self.house.database.read() as session:
            connection.muted = await muted_by(session, live.id, self.player.id)
        await self.house.tables.look([live])
        async with live.lock:
            await live.read()
            own = seats_of(live.table, self.player.id)
            if hello.seat is not None:
                live.check_seat(self.player, hello.seat)
            connection.watching, connection.wants = hello.watch, frozenset(hello.want)
            connection.seat = None if hello.watch or not own else own[0] if hello.seat is None else hello.seat
            chat = [line for line in await live.company.read_chat() if line.player not in connection.muted]
            live.viewers.add(connection)
            connection.reply(
                Welcome(
                    player=self.player.id,
                    seats=own,
                    seat=connection.seat,
                    number=live.play.head if live.play else 0,
                    table=show_table(live.table),
                    present=live.company.present(),
                    absent=live.company.absent(),
                    chat=chat,
                    muted=sorted(connection.muted),
                )
            )
            live.show_all(connection, hello.seen)
        await live.company.entered()
        if not self.house.hub.several:
            live.auto.wake()

    async def _read(self) -> None:
        while True:
            request_id: str | None = None
            try:
                text = await self._receive()
                allowed = self.house.limits.allows("socket", self.player.id, SOCKET)
                message = _parsed(text)
                request_id = getattr(message, "id", None)
                if not allowed:
                    raise TooMany
                await self._handle(message)
            except Conflict as error:
                refusal = Refusal(id=request_id, code=error.code, message=error.message, number=error.number)
                self.connection.reply(refusal)
            except GoldenSpikeError as error:
                self.connection.reply(Refusal(id=request_id, code=error.code, message=error.message))
            except (SQLAlchemyError, OSError) as error:
                self._sorry(request_id, error)

    def _sorry(self, request_id: str | None, error: Exception) -> None:
        failure("message_failed", error, table=short(self.live.id))
        away = Unavailable("database_away", "That could not be done: send it again.")
        self.connection.reply(Refusal(id=request_id, code=away.code, message=away.message))

    async def _handle(self, message: BaseModel) -> None:
        match message:
            case Act() | Undo() | Restart() | Back() | Takeback() | Answer():
                await self.live.change(self.connection, message)
            case SetProgram() | DropProgram():
                await self.live.program(self.player, message)
                self.connection.reply(Ack(id=message.id))
            case AskHint():
                self._hint(message)
            case Look(seat=seat):
                await self._look(seat)
            case Say():
                await self._say(message)
            case MutePlayer():
                await self._mute(message)
            case Ping(id=request_id):
                self.connection.reply(Pong(id=request_id))
            case _:
                raise Invalid("hello_again", "You said hello already.")

    async def _look(self, seat: Seat) -> None:
        async with self.live.lock:
            await self.live.read()
            self.live.check_seat(self.player, seat)
            self.connection.seat = seat
            self.live.show_all(self.connection, None)

    def _hint(self, message: AskHint) -> None:
        """It takes a while: the socket listens on meanwhile."""
        if self.connection.hinting or not self.house.limits.allows("hint", self.player.id, HINTS):
            raise TooMany
        self.connection.hinting = True
        self.live.spawn(self._find_hint(message))

    async def _find_hint(self, message: AskHint) -> None:
        try:
            self.connection.reply(await hint(self.live, self.house.bots, self.connection, message))
        except GoldenSpikeError as error:
            self.connection.reply(Refusal(id=message.id, code=error.code, message=error.message))
        except (SQLAlchemyError, OSError) as error:
            self._sorry(message.id, error)
        finally:
            self.connection.hinting = False

    async def _say(self, message: Say) -> None:
        async with self.house.database.write() as session:
            player = await find_player(session, self.player.id) or self.player
            await say(session, self.live.id, player, message.text)
        self.connection.reply(Ack(id=message.id))
        await self.house.tables.said(self.live)

    async def _mute(self, message: MutePlayer) -> None:
        async with self.house.database.write() as session:
            if await find_player(session, message.player) is None:
                raise Invalid("no_such_player", "There is no such player.")
            await mute(session, self.live.id, self.player.id, message.player, message.on)
        for viewer in self.live.viewers:
            if viewer.player.id == self.player.id:
                (viewer.muted.add if message.on else viewer.muted.discard)(message.player)
        self.connection.reply(Ack(id=message.id))
