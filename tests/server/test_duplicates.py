"""Tables with the same deals: alike in chance, closed to each other until all are over, then compared."""

from __future__ import annotations

from typing import Any

import pytest

from goldenspike.server.fairness import check_proof, commitment_of, proof_from
from people_kit import Json, Person, Town, town

SHORT = {"players": 2, "rounds": 2}


async def make_set(host: Person, tables: int = 2, **more: Any) -> Json:
    made: Json = await host.post("/duplicates", {"game": "transamerica", "options": SHORT, "tables": tables, **more})
    return made


async def seated(here: Town, made: Json, *names: str) -> list[Person]:
    people = [await here.guest(name) for name in names]
    for person in people:
        await person.post(f"/duplicates/{made['id']}/join")
    return people


async def test_the_deals_are_the_same_and_come_to_light_when_all_are_over(books: str) -> None:
    async with town(books) as here:
        host = await here.guest("Host")
        made = await make_set(host)
        people = await seated(here, made, "Ann", "Ben", "Cy", "Dee")
        first, second = (table["id"] for table in made["tables"])
        shown = await people[0].get(f"/duplicates/{made['id']}")
        assert [table["status"] for table in shown["tables"]] == ["playing", "playing"]
        assert shown["yours"] == first
        assert {table["commitment"] for table in shown["tables"]} == {made["commitment"]}
        await here.finish(first, seed=1)
        for path in ("record", "proof", "replay", "replay/3.svg", "analysis"):
            for person in (people[0], people[2], host):
                assert (await person.get(f"/tables/{first}/{path}", status=409))["code"] == "set_not_over"
        await people[0].post(f"/tables/{first}/analysis", status=409)
        between = await people[2].get(f"/duplicates/{made['id']}")
        assert (between["over"], between["secret"], between["comparison"]) == (False, None, None)
        assert (await people[2].get(f"/tables/{first}"))["secret"] is None
        await here.finish(second, seed=2)
        done = await people[2].get(f"/duplicates/{made['id']}")
        assert commitment_of(done["secret"]) == made["commitment"]
        records = [await host.get(f"/tables/{table}/record") for table in (first, second)]
        dealt = [[each for each in record["actions"] if each["seat"] is None] for record in records]
        assert dealt[0] == dealt[1]
        assert len(dealt[0]) == 3
        assert records[0]["actions"] != records[1]["actions"]
        assert check_proof(proof_from(await host.get(f"/tables/{first}/proof"))) == 3
        compare(done["comparison"], records)


def compare(found: Json, records: list[Json]) -> None:
    for seat in found["seats"]:
        scores = [at["score"] for at in seat["tables"]]
        assert seat["mean"] == pytest.approx(sum(scores) / 2)
        assert sum(at["difference"] for at in seat["tables"]) == pytest.approx(0)
        assert [at["name"] for at in seat["tables"]] == [record["seats"][seat["seat"]] for record in records]
        assert sorted(at["rank"] for at in seat["tables"]) in ([1, 2], [1, 1])
    differences = [each["difference"] for each in found["ranking"]]
    assert differences == sorted(differences, reverse=True)
    assert len(differences) == 4
    assert [each["round"] for each in found["rounds"]] == [1, 2]
    assert {each["measure"] for each in found["rounds"][0]["seats"]} == {"losses", "points"}


async def test_a_player_sits_at_one_table_of_a_set(books: str) -> None:
    async with town(books) as here:
        made = await make_set(await here.guest("Host"), 3)
        ids = [table["id"] for table in made["tables"]]
        (ann,) = await seated(here, made, "Ann")
        again = await ann.post(f"/duplicates/{made['id']}/join", {"table": 2})
        assert again["id"] == ids[0]
        for table in ids:
            refused = await ann.post(f"/tables/{table}/join", status=409)
            assert refused["code"] == "one_table_of_a_set"
        await ann.post(f"/tables/{ids[0]}/leave")  # before the start: nothing was seen
        assert (await ann.post(f"/duplicates/{made['id']}/join", {"table": 2}))["id"] == ids[1]
        ben = await here.guest("Ben")
        assert (await ben.post(f"/duplicates/{made['id']}/join", {"table": 2}))["status"] == "playing"
        await ann.post(f"/tables/{ids[1]}/leave")  # during play: it was
        refused = await ann.post(f"/tables/{ids[2]}/join", status=409)
        assert refused["code"] == "one_table_of_a_set"
        await here.guest("Cy")
        full = await (await here.guest("Dee")).post(f"/duplicates/{made['id']}/join", {"table": 2}, status=409)
        assert full["code"] == "seat_taken"


async def test_a_set_has_a_clock_so_that_it_ends(books: str) -> None:
    async with town(books) as here:
        host = await here.guest("Host")
        for asked, name in (({}, "three_days"), ({"clock": "none"}, "three_days"), ({"clock": "fast"}, "fast")):
            made = await make_set(host, 2, **asked)
            assert [table["clock"]["name"] for table in made["tables"]] == [name, name]


async def test_the_host_closes_what_never_started(books: str) -> None:
    async with town(books) as here:
        host = await here.guest("Host")
        made = await make_set(host, 2, seats=[{"kind": "open"}, {"kind": "bot", "bot": "random"}])
        (ann,) = await seated(here, made, "Ann")
        await here.finish(made["tables"][0]["id"])
        await ann.post(f"/duplicates/{made['id']}/close", status=403)
        done = await host.post(f"/duplicates/{made['id']}/close")
        assert done["over"]
        assert [table["status"] for table in done["tables"]] == ["over", "closed"]
        assert done["comparison"]["seats"][0]["tables"][0]["difference"] == 0
        await ann.get(f"/tables/{made['tables'][0]['id']}/record")
        for wrong in (
            {"tables": 1},
            {"tables": 21},
            {"tables": 2, "seats": [{"kind": "me"}]},
            {"tables": 2, "game": "x"},
        ):
            asked = {"game": "transamerica", "options": SHORT, **wrong}
            await host.post("/duplicates", asked, status=422)
        await host.get("/duplicates/nothing", status=404)
