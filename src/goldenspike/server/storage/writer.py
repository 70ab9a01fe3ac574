"""Adding to the logs of many tables at once: whatever waits is committed together.

A commit costs about the same for one entry and for a hundred, so entries that come while one is
under way share the next. Each addition still succeeds or fails by itself: if one of them
cannot be added, they are tried one by one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, Final

from sqlalchemy import (
    JSON,
    Connection,
    Insert,
    Subquery,
    Text,
    Update,
    bindparam,
    cast,
    func,
    insert,
    select,
    type_coerce,
    update,
)
from sqlalchemy.exc import DBAPIError

from goldenspike.core.writing import dumps
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.models import Logged, Seat, Table, now

MOST: Final = 500
"""Additions in one transaction."""
PACE: Final = 0.02
"""Seconds from the start of one commit to that of the next, at least: under load more entries share one."""
LOG: Final[Any] = Logged.__table__
KEYS: Final[dict[Any, tuple[str, ...]]] = {Table.__table__: ("id",), Seat.__table__: ("table_id", "seat")}


@dataclass(slots=True, eq=False)
class Addition:
    """Entries of one table, and what changes with them: its row, and rows of its seats."""

    table_id: str
    entries: Sequence[dict[str, Any]]
    changes: dict[str, Any]
    seats: Sequence[dict[str, Any]]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def settle(self, error: BaseException | None) -> None:
        if self.done.done():
            return  # whoever waited has gone
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class LogWriter:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Addition] = []
        self._task: asyncio.Task[None] | None = None
        self._next = 0.0
        """When a commit may begin, by the loop's clock."""

    async def add(
        self,
        table_id: str,
        entries: Sequence[dict[str, Any]],
        changes: dict[str, Any],
        seats: Sequence[dict[str, Any]] = (),
    ) -> None:
        """Returns when the entries are kept for good. ``IntegrityError``: a number is taken already."""
        addition = Addition(table_id, entries, {"moved": now(), **changes}, seats)
        self._waiting.append(addition)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        await addition.done

    async def close(self) -> None:
        if self._task is not None:
            await self._task

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            if loop.time() < self._next:
                await asyncio.sleep(self._next - loop.time())
            self._next = loop.time() + PACE
            together, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            # In one order everywhere, so that two processes never wait for each other in a circle.
            together.sort(key=lambda addition: addition.table_id)
            await self._add_together(together)

    async def _add_together(self, together: list[Addition]) -> None:
        error = await self._try(together)
        if isinstance(error, DBAPIError) and not error.connection_invalidated and len(together) > 1:
            for addition in together:
                addition.settle(await self._try([addition]))
            return
        for addition in together:
            addition.settle(error)

    async def _try(self, together: list[Addition]) -> BaseException | None:
        try:
            await self._database.write_plainly(partial(_write, together))
        except Exception as error:
            return error
        except BaseException as error:  # the process is going: whoever waits must not wait for ever
            for addition in together:
                addition.settle(error)
            raise
        return None


def _write(together: list[Addition], connection: Connection) -> None:
    sqlite = connection.dialect.name == "sqlite"
    entries = [{"table_id": a.table_id, "at": a.changes["moved"], **entry} for a in together for entry in a.entries]
    connection.execute(_insert(sqlite), {"rows": dumps(entries)})
    rows = [(Table.__table__, {"id": addition.table_id}, addition.changes) for addition in together]
    for addition in together:
        for seat in addition.seats:
            changes = {name: value for name, value in seat.items() if name != "seat"}
            rows.append((Seat.__table__, {"table_id": addition.table_id, "seat": seat["seat"]}, changes))
    alike: dict[tuple[Any, tuple[str, ...]], list[dict[str, Any]]] = {}
    for table, key, changes in rows:
        alike.setdefault((table, tuple(sorted(changes))), []).append(key | changes)
    for (table, names), values in alike.items():
        connection.execute(_update(table, names, sqlite), {"rows": dumps(values)})


# All rows of a statement go as one JSON text. Row by row, SQLite's thread would have to win Python's lock
# back from the event loop after each of them, which costs many times what the row does.


@cache
def _insert(sqlite: bool) -> Insert:
    names = [column.name for column in LOG.columns]
    rows = _rows_of(LOG, names, sqlite)
    return insert(LOG).from_select(names, select(rows))


@cache
def _update(table: Any, names: tuple[str, ...], sqlite: bool) -> Update:
    keys = KEYS[table]
    rows = _rows_of(table, [*keys, *names], sqlite)
    here = [table.c[name] == rows.c[name] for name in keys]
    return update(table).where(*here).values({name: rows.c[name] for name in names})


def _rows_of(table: Any, names: Sequence[str], sqlite: bool) -> Subquery:
    """The parameter ``rows``, a JSON list of objects, as rows with the types of the table's columns."""
    each = func.json_each if sqlite else func.json_array_elements
    row = each(cast(bindparam("rows"), Text if sqlite else JSON)).table_valued("value").c.value

    def field_of(name: str) -> Any:
        if sqlite:
            return type_coerce(func.json_extract(row, f"$.{name}"), Text)
        kind = table.c[name].type
        return row.op("->")(name) if isinstance(kind, JSON) else cast(row.op("->>")(name), kind)

    return select(*[field_of(name).label(name) for name in names]).subquery("row")
