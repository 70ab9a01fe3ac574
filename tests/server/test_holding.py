"""Tables in memory, and additions that share a commit: what one does must not harm another."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from goldenspike.server import tables as kept
from goldenspike.server.storage.log import entries_after
from goldenspike.server.storage.tables import find_table
from goldenspike.server.storage.writer import Addition
from people_kit import Person, Town, town


async def table_of(person: Person) -> str:
    asked = {"game": "transamerica", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}]}
    made: str = (await person.post("/tables", asked))["id"]
    return made


async def test_a_table_is_not_forgotten_while_somebody_is_on_the_way_to_it(
    books: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A socket that has not said hello yet is no viewer; the table it will look at must stay the same one."""
    monkeypatch.setattr(kept, "MOST_IDLE", 1)
    async with town(books) as here:
        ann = await here.guest("Ann")
        first, second, third = [await table_of(ann) for _ in range(3)]
        tables = here.house.tables
        async with tables.hold(first) as live:
            await tables.get(second)
            await tables.get(third)
            assert tables.in_memory(second) is None
            assert tables.in_memory(first) is live
            await tables.resync()  # as after Redis was away
            assert tables.in_memory(first) is live
            assert tables.in_memory(third) is None
        await tables.resync()
        assert tables.in_memory(first) is None


async def test_all_who_come_at_once_get_the_same_table(books: str) -> None:
    async with town(books) as here:
        table = await table_of(await here.guest("Ann"))
        await here.house.tables.resync()
        found = await asyncio.gather(*(here.house.tables.get(table) for _ in range(8)))
        assert len({id(live) for live in found}) == 1


async def numbers(here: Town, table_id: str) -> list[int]:
    async with here.house.database.read() as session:
        return [entry.number for entry in await entries_after(session, table_id, 0)]


async def test_one_bad_addition_does_not_fail_those_that_share_its_commit(
    books: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(books) as here:
        ann = await here.guest("Ann")
        ids = [await table_of(ann) for _ in range(3)]
        writer, sizes = here.house.tables._writer, []
        tried = writer._try

        async def noted(together: list[Addition]) -> BaseException | None:
            sizes.append(len(together))
            return await tried(together)

        monkeypatch.setattr(writer, "_try", noted)
        heads = [(await numbers(here, each))[-1] for each in ids]

        async def add(table_id: str, number: int) -> None:
            entry: dict[str, Any] = {"number": number, "kind": "back", "seat": 0, "body": {}}
            await writer.add(table_id, [{**entry, "player_id": None, "request": None}], {"deadline": 7})

        wanted = [heads[0] + 1, heads[1], heads[2] + 1]  # the second's is taken
        done = await asyncio.gather(*map(add, ids, wanted), return_exceptions=True)
        assert sizes == [3, 1, 1, 1]
        assert [type(each) for each in done] == [type(None), IntegrityError, type(None)]
        assert [(await numbers(here, each))[-1] for each in ids] == [heads[0] + 1, heads[1], heads[2] + 1]
        async with here.house.database.read() as session:
            rows = [await find_table(session, each) for each in ids]
        assert [row and row.deadline for row in rows] == [7, None, 7]
