"""Who wants much waits for it: others have their turn."""

from __future__ import annotations

import asyncio
from pathlib import Path

from goldenspike.server import seating
from goldenspike.server.turns import Turns
from people_kit import town


async def test_everybody_has_a_turn_however_much_somebody_wants() -> None:
    turns, served = Turns(1), list[str]()

    async def decide(whose: str) -> None:
        async with turns.place(whose):
            served.append(whose)
            await asyncio.sleep(0)

    await asyncio.gather(*(decide(whose) for whose in ["Flo"] * 6 + ["Ann", "Ben"]))
    assert served == ["Flo", "Ann", "Ben", "Flo", "Flo", "Flo", "Flo", "Flo"]
    await decide("Cy")
    assert served[-1] == "Cy"


async def test_who_does_not_wait_any_longer_leaves_the_place_to_the_next() -> None:
    turns, held = Turns(1), asyncio.Event()

    async def hold(whose: str) -> str:
        async with turns.place(whose):
            await held.wait()
        return whose

    first, second, third = [asyncio.create_task(hold(whose)) for whose in ("Ann", "Ben", "Cy")]
    await asyncio.sleep(0)
    second.cancel()
    held.set()
    assert [await first, await third] == ["Ann", "Cy"]
    async with asyncio.timeout(5), turns.place("Di"):
        pass
    # Cancelled at the very moment when its turn comes:
    async with turns.place("Ann"):
        late = asyncio.create_task(hold("Ben"))
        await asyncio.sleep(0)
    late.cancel()
    await asyncio.gather(late, return_exceptions=True)
    async with asyncio.timeout(5), turns.place("Cy"):
        pass


async def test_a_host_has_so_many_tables_and_no_more(books: str) -> None:
    async with town(books, limits=1.0) as here:
        ann, ben = await here.guest("Ann"), await here.guest("Ben")
        listed = {"game": "transamerica", "options": {"players": 2}, "seats": [{"kind": "open"}]}
        tables = [await ann.post("/tables", listed) for _ in range(seating.MOST_LISTED)]
        refused = await ann.post("/tables", listed, status=409)
        assert refused["code"] == "too_many_tables"
        assert len((await ben.get("/lobby"))["open"]) == seating.MOST_LISTED
        await ben.post("/tables", listed)
        assert (await ann.post(f"/tables/{tables[0]['id']}/leave"))["status"] == "closed"
        await ann.post("/tables", listed)
        for _ in range(seating.MOST_HOSTED - seating.MOST_LISTED):
            await ann.post("/tables", {**listed, "public": False})
        assert (await ann.post("/tables", {**listed, "public": False}, status=409))["code"] == "too_many_tables"
        pair = {"game": "transamerica", "tables": 2, "options": {"players": 2}}
        assert (await ann.post("/duplicates", pair, status=409))["code"] == "too_many_tables"
        assert len(await ann.get("/me/tables")) == seating.MOST_HOSTED


async def test_a_host_without_a_seat_leaves_the_table_to_the_others(tmp_path: Path) -> None:
    async with town(f"sqlite:///{tmp_path}/x.db") as here:
        ann, ben = await here.guest("Ann"), await here.guest("Ben")
        table = await ann.post(
            "/tables", {"game": "transamerica", "options": {"players": 3}, "seats": [{"kind": "open"}]}
        )
        await ben.post(f"/tables/{table['id']}/join")
        left = await ann.post(f"/tables/{table['id']}/leave")
        assert (left["status"], left["host"]) == ("open", ben.id)
        assert (await ann.post(f"/tables/{table['id']}/leave", status=403))["code"] == "not_your_seat"
