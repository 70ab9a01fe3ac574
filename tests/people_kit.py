"""The server in this process, and people who use it: for what needs no sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
from fastapi import FastAPI
from sqlalchemy.exc import IntegrityError

from goldenspike.server.app import create_app
from goldenspike.server.filing import file_finished
from goldenspike.server.house import House
from goldenspike.server.play import Play
from goldenspike.server.settings import Settings
from goldenspike.server.storage.log import append, entries_after
from goldenspike.server.storage.models import now
from goldenspike.server.storage.tables import find_table

Json = dict[str, Any]
PASSWORD = "a good long password"
RATED: Json = {"game": "transamerica", "rated": True, "clock": "week"}


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, app: FastAPI, address: str = "10.0.0.1") -> None:
        transport = httpx.ASGITransport(app=app, client=(address, 1))
        self.http = httpx.AsyncClient(transport=transport, base_url="https://spike.example")
        self.id = ""

    async def ask(self, method: str, path: str, body: Any = None, *, status: int | None = None) -> Any:
        answer = await self.http.request(method, f"/api{path}", json=body)
        assert answer.status_code == status if status is not None else answer.is_success, answer.text
        return answer.json()

    async def get(self, path: str, **more: Any) -> Any:
        return await self.ask("GET", path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return await self.ask("POST", path, {} if body is None else body, **more)


class Town:
    """A server and its people."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.house: House = app.state.house
        self.people: list[Person] = []

    def somebody(self, address: str = "10.0.0.1") -> Person:
        person = Person(self.app, address)
        self.people.append(person)
        return person

    async def guest(self, name: str) -> Person:
        person = self.somebody()
        person.id = (await person.post("/me", {"name": name}))["id"]
        return person

    async def member(self, name: str) -> Person:
        person = self.somebody()
        made = await person.post("/account", {"name": name, "password": PASSWORD})
        person.id = made["me"]["id"]
        return person

    async def play(self, table_id: str, seed: int = 1, most: int | None = None) -> None:
        """Play a table at random, as if every seat had done it: to its end, or for so many decisions."""
        while True:
            try:
                await self._play(table_id, Random(seed), most)
                break
            except IntegrityError:
                continue  # a bot of the table was first
        await self.house.tables.changed(table_id)

    async def _play(self, table_id: str, rng: Random, most: int | None) -> None:
        count = 0
        async with self.house.database.write() as session:
            table = await find_table(session, table_id)
            assert table is not None
            play = Play(table)
            for entry in await entries_after(session, table_id, 0):
                play.take(entry)
            rows: list[Json] = []
            while play.match.outcome is None and (most is None or count < most):
                seat = play.to_act
                assert seat is not None
                rows += play.perform(seat, rng.choice(play.game.legal(play.match.state, seat)))
                count += 1
            changes = play.summary()
            if play.match.outcome is not None:
                changes["ended"] = now()
            if rows:
                await append(session, table_id, rows, **changes)

    async def finish(self, table_id: str, seed: int = 1) -> None:
        """Play a table to its end, and have it filed."""
        await self.play(table_id, seed)
        await file_finished(self.house.database, set())


@asynccontextmanager
async def town(database: str, **settings: Any) -> AsyncIterator[Town]:
    app = create_app(Settings(database=database, **{"limits": 0.0, "bot_pause": 0.0, **settings}))
    async with app.router.lifespan_context(app):
        made = Town(app)
        try:
            yield made
        finally:
            for person in made.people:
                await person.http.aclose()
