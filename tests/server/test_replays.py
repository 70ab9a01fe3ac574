"""Finished games step by step: with every hand or as a seat saw it, in pictures, and looked over."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from goldenspike.core.codec import encode
from goldenspike.core.record import record_from, replay
from goldenspike.games import GAMES
from goldenspike.server import study as studies
from goldenspike.server.storage.models import now
from goldenspike.server.storage.people import Analysis
from people_kit import Json, Person, Town, town

OPTIONS = {"transamerica": {"players": 3, "rounds": 2}, "steel_driver": {"players": 3}}


async def finished(here: Town, person: Person, game: str = "transamerica") -> str:
    asked = {"game": game, "options": OPTIONS[game], "seats": [{"kind": "me"}] * 3}
    table = await person.post("/tables", asked)
    await person.get(f"/tables/{table['id']}/replay", status=409)
    await person.get(f"/tables/{table['id']}/replay/0.svg", status=409)
    await person.get(f"/tables/{table['id']}/analysis", status=409)
    await here.finish(table["id"])
    return str(table["id"])


def views(told: Json, part: str = "view") -> list[Json]:
    """The whole view after each step."""
    found: list[Json] = []
    for step in told["steps"]:
        found.append({**(found[-1] if found else {}), **step[part]})
    return found


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_replay_has_every_step(tmp_path: Path, game: str) -> None:
    async with town(f"sqlite:///{tmp_path}/x.db") as here:
        ann = await here.guest("Ann")
        table = await finished(here, ann, game)
        record = record_from(await ann.get(f"/tables/{table}/record"), GAMES)
        steps = list(replay(record))
        everything = await ann.get(f"/tables/{table}/replay")
        assert [step["number"] for step in everything["steps"]] == list(range(len(steps)))
        open_views = [encode(record.game.presenter.open_view(step.state)) for step in steps]
        assert views(everything) == open_views
        insight = record.game.presenter.insight
        assert views(everything, "insight") == [
            encode(insight(record.game.presenter.open_view(step.state))) for step in steps
        ]
        assert everything["outcome"]["ranking"]
        assert [step["action"] for step in everything["steps"][1:]] == [encode(a) for _, a in record.actions]
        for seat in range(3):
            own = await ann.get(f"/tables/{table}/replay?seat={seat}")
            assert views(own) == [encode(record.game.view(step.state, seat)) for step in steps]
            assert all(step["action"] is None for step in own["steps"] if step["seat"] is None)
        await ann.get(f"/tables/{table}/replay?seat=3", status=404)
        await ann.get(f"/tables/{table}/replay?seat=-1", status=422)


async def test_an_uploaded_record_is_replayed_and_not_kept(tmp_path: Path) -> None:
    async with town(f"sqlite:///{tmp_path}/x.db") as here:
        ann = await here.guest("Ann")
        table = await finished(here, ann)
        record = await ann.get(f"/tables/{table}/record")
        assert await ann.post("/replay", {"record": record}) == await ann.get(f"/tables/{table}/replay")
        part = {**record, "actions": record["actions"][:9]}
        told = await ann.post("/replay", {"record": part, "seat": 1})
        assert (len(told["steps"]), told["outcome"], told["seat"]) == (10, None, 1)
        wrong = {**record, "actions": [*record["actions"], {"seat": 0, "type": "stop"}]}
        assert (await ann.post("/replay", {"record": wrong}, status=422))["code"]
        await here.somebody().post("/replay", {"record": record}, status=401)
        plain = await ann.http.get(f"/api/tables/{table}/replay", headers={"Accept-Encoding": "identity"})
        packed = await ann.http.get(f"/api/tables/{table}/replay")
        assert plain.json() == packed.json()
        assert int(packed.headers["content-length"]) < len(plain.content) / 4


async def test_every_step_has_a_picture(tmp_path: Path) -> None:
    async with town(f"sqlite:///{tmp_path}/x.db") as here:
        ann = await here.guest("<Ann & Co>")
        table = await finished(here, ann)
        for path in ("0.svg", "5.svg", "20.svg?seat=1"):
            answer = await ann.http.get(f"/api/tables/{table}/replay/{path}")
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert ElementTree.fromstring(answer.text).tag.endswith("svg")
        await ann.get(f"/tables/{table}/replay/99999.svg", status=404)
        await ann.get(f"/tables/{table}/replay/x.svg", status=422)


async def until(person: Person, table: str, *statuses: str) -> Json:
    for _ in range(600):
        found: Json = await person.get(f"/tables/{table}/analysis")
        if found["status"] in statuses:
            return found
        await asyncio.sleep(0.05)
    raise AssertionError(found)


async def test_a_game_is_looked_over_once_and_kept(books: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def pretended(record: dict[str, Any], _samples: float) -> dict[str, Any]:
        asked.append(record["game"])
        return {"game": record["game"], "seats": []}

    monkeypatch.setattr("goldenspike.server.chores.study", pretended)
    async with town(books) as here:
        ann = await here.guest("Ann")
        table = await finished(here, ann)
        assert (await ann.get(f"/tables/{table}/analysis"))["status"] == "none"
        assert (await ann.post(f"/tables/{table}/analysis"))["status"] in ("pending", "running", "done")
        assert (await until(ann, table, "done"))["analysis"]["game"] == "transamerica"
        assert (await ann.post(f"/tables/{table}/analysis"))["status"] == "done"
        assert asked == ["transamerica"]
        other = await finished(here, ann, "steel_driver")
        monkeypatch.setattr("goldenspike.server.routes.replays.ANALYZED", frozenset({"transamerica"}))
        assert (await ann.post(f"/tables/{other}/analysis", status=409))["code"] == "no_analysis"


async def test_what_a_dead_process_was_at_is_taken_up_and_not_for_ever(
    books: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def pretended(_record: dict[str, Any], _samples: float) -> dict[str, Any]:
        return {"seats": []}

    monkeypatch.setattr("goldenspike.server.chores.study", pretended)
    async with town(books) as here:
        ann = await here.guest("Ann")
        tables = [await finished(here, ann) for _ in range(2)]
        async with here.house.database.write() as session:
            for table, tries in zip(tables, (1, 3), strict=True):
                session.add(Analysis(table_id=table, status="running", due=now() - 1, tries=tries))
        here.house.chores.asked_for_analysis()
        await until(ann, tables[0], "done")
        assert (await until(ann, tables[1], "failed"))["error"]


async def test_the_study_is_a_process_of_its_own() -> None:
    file = Path(__file__).parents[1] / "records" / "transamerica" / "barrier-passed-in-round-1.json"
    found = await studies.study(json.loads(file.read_text(encoding="utf-8")), 0.05)
    assert found["game"] == "transamerica"
    assert found["decisions"]
    with pytest.raises(studies.StudyFailed):
        await studies.study({"game": "nothing"}, 0.05)
