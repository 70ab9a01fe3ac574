"""What the seats of a table decided in advance. The game says what a program does; here it is only kept.

A program is known to its own seat alone: it is in no log, no table, and nobody else's message.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from goldenspike.core.codec import Json, Mismatch, decode, encode
from goldenspike.core.game import Programs as GamePrograms
from goldenspike.core.game import Seat
from goldenspike.server.errors import Invalid, NotFound, Refused
from goldenspike.server.logs import failure, short
from goldenspike.server.messages import ProgramOut, ProgramsOut
from goldenspike.server.play import Play
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.models import Player, Programmed, Table
from goldenspike.server.storage.programs import add_program, drop_programs, programs_of

MOST: Final = 20
"""Programs of a seat."""


class Programming:
    def __init__(self, table_id: str, database: Database) -> None:
        self._id = table_id
        self._database = database
        self._kept: dict[Seat, list[tuple[int, Any]]] = {}

    async def load(self, table: Table, play: Play | None) -> None:
        """What is kept for the people who sit there now."""
        self._kept = {}
        if play is None or play.game.programs is None:
            return
        async with self._database.read() as session:
            rows = await programs_of(session, self._id)
        for row in rows:
            if table.seats[row.seat].player_id == row.player_id:
                program = decode(play.game.programs.program_type, row.body)
                self._kept.setdefault(row.seat, []).append((row.number, program))

    async def add(self, play: Play, player: Player, seat: Seat, data: Json) -> None:
        programs, view = self._programs(play), play.game.view(play.match.state, seat)
        try:
            program = decode(programs.program_type, data, "program")
        except Mismatch as error:
            raise Invalid("program_invalid", str(error)) from None
        programs.check(program, view)
        old = self._kept.get(seat, [])
        replaced = [number for number, each in old if programs.replaces(program, each)]
        if len(old) - len(replaced) >= MOST:
            raise Refused("too_many_programs", f"A seat has {MOST} programs at most.")
        row = Programmed(table_id=self._id, seat=seat, player_id=player.id, body=encode(program))
        async with self._database.write() as session:
            await drop_programs(session, self._id, seat, replaced)
            await add_program(session, row)
        self._kept[seat] = [each for each in old if each[0] not in replaced] + [(row.number, program)]

    async def drop(self, play: Play, seat: Seat, number: int) -> None:
        self._programs(play)
        if number not in [each for each, _ in self._kept.get(seat, [])]:
            raise NotFound("no_such_program", "There is no such program.")
        await self._drop(seat, [number])

    async def drop_acting(self, play: Play) -> None:
        """Who took something back wants to decide: what would decide it again at once is forgotten."""
        seat = play.to_act
        kept = self._kept.get(seat, []) if seat is not None else []
        if seat is not None and kept:
            programs, view = self._programs(play), play.game.view(play.match.state, seat)
            await self._drop(seat, [number for number, program in kept if programs.act(program, view) is not None])

    async def drop_lapsed(self, play: Play) -> None:
        """What can never apply again is forgotten."""
        for seat, kept in list(self._kept.items()):
            programs, view = self._programs(play), play.game.view(play.match.state, seat)
            lapsed = [number for number, program in kept if programs.lapsed(program, view)]
            if not lapsed:
                continue
            try:
                await self._drop(seat, lapsed)
            except (SQLAlchemyError, OSError) as error:
                failure("programs_not_dropped", error, table=short(self._id))  # the next change tries again

    async def _drop(self, seat: Seat, numbers: list[int]) -> None:
        async with self._database.write() as session:
            await drop_programs(session, self._id, seat, numbers)
        self._kept[seat] = [each for each in self._kept[seat] if each[0] not in numbers]

    def action(self, play: Play, seat: Seat) -> Any | None:
        """What the seat, which is to act, does by one of its programs."""
        kept = self._kept.get(seat)
        if not kept or play.game.programs is None:
            return None
        view = play.game.view(play.match.state, seat)
        actions = (play.game.programs.act(program, view) for _, program in kept)
        return next((action for action in actions if action is not None), None)

    def message(self, play: Play, seat: Seat) -> str | None:
        """For the seat itself; None in a game without programs."""
        programs = play.game.programs
        if programs is None:
            return None
        view = play.game.view(play.match.state, seat)
        shown = [
            ProgramOut(key=number, program=encode(program), label=programs.label(program, view))
            for number, program in self._kept.get(seat, [])
        ]
        return ProgramsOut(seat=seat, programs=shown, offers=list(programs.offers(view))).model_dump_json()

    def _programs(self, play: Play) -> GamePrograms[Any, Any, Any]:
        if play.game.programs is None:
            raise Refused("no_programs", "In this game nothing is decided in advance.")
        return play.game.programs
