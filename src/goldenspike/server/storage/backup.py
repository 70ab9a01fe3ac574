"""Backup and restore: every row as a line of JSON, whatever the database.

A backup is one consistent moment, taken while the server runs. It holds secrets (the
cookies' key, hands of running games): keep it as safe as the database.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.server.errors import Invalid, Refused
from goldenspike.server.storage.database import Database
from goldenspike.server.storage.migrate import check_revision, migrate, newest
from goldenspike.server.storage.models import Base

FORMAT: Final = "goldenspike-backup/1"
BATCH: Final = 500


async def backup(database: Database, path: Path) -> int:
    """Write every row; how many there were. The file appears whole, or not at all."""
    await check_revision(database)
    partial = path.with_name(path.name + ".part")
    partial.touch(mode=0o600)
    count = 0
    async with database.read() as session:
        if not database.uses_sqlite:  # in SQLite a transaction sees one moment anyway
            await session.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        with partial.open("w", encoding="utf-8") as file:
            file.write(json.dumps({"format": FORMAT, "revision": newest()}) + "\n")
            for table in Base.metadata.sorted_tables:
                async for row in await session.stream(select(table).order_by(*table.primary_key.columns)):
                    line = {"table": table.name, "row": dict(row._mapping)}
                    file.write(json.dumps(line, ensure_ascii=False) + "\n")
                    count += 1
    partial.replace(path)
    return count


async def restore(database: Database, path: Path) -> int:
    """Fill an empty database from a backup, all of it or nothing; how many rows there were."""
    await migrate(database)
    async with database.write() as session:
        for table in Base.metadata.sorted_tables:
            if await session.scalar(select(func.count()).select_from(table)):
                raise Refused("not_empty", "The database has something in it already: restore into a new one.")
        try:
            return await _fill(session, path)
        except UnicodeDecodeError:
            raise Invalid("backup_invalid", "That is no text, and so no backup.") from None


async def _fill(session: AsyncSession, path: Path) -> int:
    tables = {table.name: table for table in Base.metadata.sorted_tables}
    waiting: list[dict[str, Any]] = []
    count, current = 0, ""
    with path.open(encoding="utf-8") as file:
        _check_head(file.readline())
        for number, line in enumerate(file, 2):
            name, row = _row(line, number)
            if name not in tables:
                raise Invalid("backup_invalid", f"Line {number}: there is no {name!r} to restore.")
            if row.keys() != set(tables[name].columns.keys()):
                raise Invalid("backup_invalid", f"Line {number}: that is no whole row of {name!r}.")
            if waiting and (name != current or len(waiting) >= BATCH):
                await _insert(session, tables[current], waiting)
                waiting = []
            current = name
            waiting.append(row)
            count += 1
    if waiting:
        await _insert(session, tables[current], waiting)
    return count


async def _insert(session: AsyncSession, table: Table, rows: list[dict[str, Any]]) -> None:
    try:
        await session.execute(insert(table), rows)
    except SQLAlchemyError as error:
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            raise
        raise Invalid("backup_invalid", f"There are rows of {table.name!r} that do not fit.") from None


def _check_head(line: str) -> None:
    head = _json(line, 1)
    if head.get("format") != FORMAT:
        raise Invalid("backup_invalid", f"That is no backup of the format {FORMAT}.")
    if head.get("revision") != newest():
        raise Invalid("backup_invalid", f"The backup is of revision {head.get('revision')}, not {newest()}.")


def _row(line: str, number: int) -> tuple[str, dict[str, Any]]:
    data = _json(line, number)
    if not isinstance(data.get("table"), str) or not isinstance(data.get("row"), dict):
        raise Invalid("backup_invalid", f"Line {number} is no row.")
    return data["table"], data["row"]


def _json(line: str, number: int) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError:
        raise Invalid("backup_invalid", f"Line {number} is no JSON.") from None
    if not isinstance(data, dict):
        raise Invalid("backup_invalid", f"Line {number} is no JSON object.")
    return data
