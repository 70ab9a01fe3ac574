"""After the end: records, and playing on from any point of one."""

from __future__ import annotations

import json
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

from goldenspike.core.match import Match
from goldenspike.core.record import Record, record_from, replay
from goldenspike.games import GAMES
from goldenspike.server import replays
from people_kit import town
from server_kit import Guest, Site, expand, guests, seats

RECORDS = Path(__file__).parents[1] / "records"


async def finished_table(guest: Guest, game: str = "transamerica") -> str:
    options = {"rounds": 1, "players": 2} if game == "transamerica" else {"players": 3}
    count = options["players"]
    table = await guest.table(game, options=options, seats=seats(*["me"] * count))
    async with guest.sit(table["id"]) as line:
        await line.until("view")
        await line.play_seats(list(range(count)), Random(9))
    return str(table["id"])


async def test_a_finished_games_record_replays(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        for game in GAMES:
            table_id = await finished_table(ann, game)
            record = record_from(await ann.get(f"/tables/{table_id}/record"), GAMES)
            assert not record.game.to_act(list(replay(record))[-1].state)
            assert record.seats[:2] == ("Ann", "Ann 2")
            mine = (await ann.get("/me/tables"))[0]
            assert mine["table"]["outcome"] is not None or mine["table"]["id"] != table_id


async def test_undone_decisions_are_not_in_the_record(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        table = await ann.table(options={"rounds": 1, "players": 2, "first": 0}, seats=seats("me", "me"))
        async with ann.sit(table["id"]) as line:
            await line.until("view")
            await line.reach((await line.act(0, expand(line.legal)[0]))["number"])
            await line.reach((await line.change("undo", 0))["number"])
            await line.play_seats([0, 1], Random(9))
            last = line.number
        record = await ann.get(f"/tables/{table['id']}/record")
        assert len(record["actions"]) == last - 2
        assert all("seat" in action and action["type"] != "undo" for action in record["actions"])


async def test_play_goes_on_from_any_point_of_a_record(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        table_id = await finished_table(ann)
        record = await ann.get(f"/tables/{table_id}/record")
        for at in (0, 1, 2, 5, len(record["actions"]) - 1):
            asked = {"record": record, "at": at, "seats": seats("me", "random")}
            table = await ann.post("/tables/import", asked)
            assert table["practice"]
            assert table["status"] == "playing"
            async with ann.sit(table["id"], seen=0) as line:
                await line.play(0, Random(at))
            assert line.table["status"] == "over"
            again = await ann.get(f"/tables/{table['id']}/record")
            assert again["actions"][:at] == record["actions"][:at]
            proof = await ann.get(f"/tables/{table['id']}/proof")
            assert proof["given"] == at


async def test_what_was_given_cannot_be_taken_back(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        record = await ann.get(f"/tables/{await finished_table(ann)}/record")
        at = next(i for i, action in enumerate(record["actions"]) if action["type"] == "start") + 1
        table = await ann.post("/tables/import", {"record": record, "at": at})
        async with ann.sit(table["id"]) as line:
            await line.until("view")
            seat = record["actions"][at - 1]["seat"]
            assert (await line.change("undo", seat))["code"] == "undo_refused"


async def test_recorded_games_of_the_rules_can_be_imported(household: Site) -> None:
    async with guests(household.url, "Ann") as (ann,):
        for path in sorted(RECORDS.glob("*/*.json"))[::6]:
            record = json.loads(path.read_text(encoding="utf-8"))
            table = await ann.post("/tables/import", {"record": record, "at": len(record["actions"]) // 2})
            assert table["seats"][0]["name"] == record["seats"][0]


async def test_a_broken_record_is_refused(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        record = await ann.get(f"/tables/{await finished_table(ann)}/record")

        async def refused(status: int = 422, **body: Any) -> str:
            answer = await ann.post("/tables/import", {"record": record, **body}, status=status)
            return str(answer["code"])

        assert await refused(409) == "game_over"
        assert await refused(at=10_000) == "at_too_large"
        assert await refused(at=-1) == "invalid"
        assert await refused(record={}) == "record_invalid"
        assert await refused(record={**record, "game": "chess"}) == "record_invalid"
        assert await refused(record={**record, "actions": [{"seat": 0, "type": "stop"}]}, at=1) == "TA-31.not_your_turn"
        assert await refused(record={**record, "options": {"players": 40}}) == "options_invalid"
        table = await ann.post("/tables/import", {"record": {**record, "seats": ["\u202e", "x" * 99]}, "at": 3})
        assert [seat["name"] for seat in table["seats"]] == ["Somebody", "x" * 30]


def long_record() -> Record:
    """A game of a thousand actions, at least."""
    game, rng = GAMES["transamerica"], Random(1)
    match = Match(game, game.options_type(players=6, rounds=100))
    match.run_chance(rng)
    while len(match.record.actions) < 1000:
        (seat,) = match.to_act
        match.act(seat, rng.choice(game.legal(match.state, seat)))
        match.run_chance(rng)
    return match.record


async def test_a_long_record_is_played_through_where_nobody_waits_for_it(
    books: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, loop_thread, careful = long_record(), threading.get_ident(), GAMES["transamerica"].apply
    kind, on_the_loop = type(GAMES["transamerica"]), 0

    def counted(*args: Any) -> Any:
        nonlocal on_the_loop
        on_the_loop += threading.get_ident() == loop_thread
        return careful(*args[1:])

    monkeypatch.setattr(kind, "apply", counted)
    async with town(books) as here:
        ann = await here.guest("Ann")
        made = await ann.post("/tables/import", {"record": record.to_json()})
        assert made["status"] == "playing"
        assert on_the_loop == 0
        monkeypatch.setattr(replays, "MOST_ACTIONS", 999)
        refused = await ann.post("/tables/import", {"record": record.to_json()}, status=422)
        assert refused["code"] == "record_too_long"


async def test_imports_are_limited_as_other_heavy_work_is(tmp_path: Path) -> None:
    record = long_record().to_json()
    async with town(f"sqlite:///{tmp_path}/x.db", limits=0.2) as here:
        ann = await here.guest("Ann")
        answers = [await ann.http.post("/api/tables/import", json={"record": record}) for _ in range(5)]
        assert answers[-1].json()["code"] == "too_many"
