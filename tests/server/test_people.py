"""History, statistics, ratings: worked out from finished tables, once for each."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select, update

from goldenspike.games import GAMES
from goldenspike.server.filing import file_finished, file_table
from goldenspike.server.rating import Skill, beginner, rate, rated_places
from goldenspike.server.results import SCORE
from goldenspike.server.storage.models import Table
from goldenspike.server.storage.people import Rating, RatingChange, Result
from people_kit import RATED, Json, Person, Town, town

SHORT = {"players": 2, "rounds": 1}


async def rated_table(*people: Person) -> str:
    options = {"players": len(people), "rounds": 1}
    table: Json = await people[0].post("/tables", {**RATED, "options": options})
    for person in people[1:]:
        table = await person.post(f"/tables/{table['id']}/join")
    assert table["status"] == "playing"
    return str(table["id"])


async def changes(here: Town) -> list[RatingChange]:
    async with here.house.database.read() as session:
        return list(
            (await session.scalars(select(RatingChange).order_by(RatingChange.number, RatingChange.seat))).all()
        )


async def test_history_comes_in_pages_newest_first(books: str) -> None:
    async with town(books) as here:
        ann = await here.guest("Ann")
        played = []
        for seed in range(5):
            asked = {
                "game": "transamerica",
                "options": SHORT,
                "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
            }
            table = await ann.post("/tables", asked)
            await here.finish(table["id"], seed)
            played.append(table["id"])
        first = await ann.get("/me/history?limit=3")
        second = await ann.get(f"/me/history?limit=3&before={first['next']}")
        assert [game["table"] for game in first["games"] + second["games"]] == played[::-1]
        assert second["next"] is None
        game = first["games"][0]
        assert [each["bot"] for each in game["everybody"]] == [None, "random"]
        assert game["place"] == game["everybody"][0]["place"]
        assert game["everybody"][0]["name"] == "Ann"
        assert (await ann.get("/me/history?game=steel_driver"))["games"] == []
        await ann.get("/me/history?game=%00", status=404)
        for wrong in ("x", "1.", "1.%00", "999999999999999999.a"):
            await ann.get(f"/me/history?before={wrong}", status=422)
        assert (await (await here.guest("Ben")).get("/me/history"))["games"] == []


async def test_statistics_count_what_was_played(books: str) -> None:
    async with town(books) as here:
        ann = await here.member("Ann")
        outcomes = []
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        for seed in range(4):
            asked = {"game": "transamerica", "options": {"players": 3, "rounds": 1}, "seats": seats, "public": False}
            table = await ann.post("/tables", asked)
            await here.finish(table["id"], seed)
            outcomes.append((await ann.get(f"/tables/{table['id']}"))["outcome"]["ranking"])
        hot = await ann.post("/tables", {"game": "transamerica", "options": SHORT, "seats": [{"kind": "me"}] * 2})
        await here.finish(hot["id"])  # against oneself: it does not count
        (found,) = (await ann.get("/me/statistics"))["games"]
        assert (found["game"], found["games"]) == ("transamerica", 4)
        shares = [1 / len(ranking[0]) if 0 in ranking[0] else 0 for ranking in outcomes]
        assert found["wins"] == pytest.approx(sum(shares))
        assert found["by_players"][0]["win_share"] == pytest.approx(sum(shares) / 4)
        assert found["against_bots"][0]["bot"] == "random"
        assert found["against_bots"][0]["games"] == 4
        assert {measure["name"] for measure in found["measures"]} == {"seat_loss", "seat_points"}
        assert found["best"]["table"] is not None
        public = await here.somebody().get(f"/players/{ann.id}")
        assert public["name"] == "Ann"
        assert public["statistics"]["games"][0]["best"]["table"] is None  # the link of a private table is its key
        guest = await here.guest("Ben")
        await here.somebody().get(f"/players/{guest.id}", status=404)


def test_every_game_has_a_score() -> None:
    for name, game in GAMES.items():
        assert SCORE[name] in [chart.name for chart in game.presenter.charts if chart.shape == "seats"]


async def test_steel_driver_is_filed_too(books: str) -> None:
    async with town(books) as here:
        ann = await here.guest("Ann")
        table = await ann.post(
            "/tables", {"game": "steel_driver", "options": {"players": 3}, "fill": "random", "start": True}
        )
        await here.finish(table["id"])
        (game,) = (await ann.get("/me/history"))["games"]
        assert game["score"] == game["everybody"][game["seats"][0]]["score"] >= 0


async def test_ratings_follow_rated_games_once_each(books: str) -> None:
    async with town(books) as here:
        ann, ben = await here.member("Ann"), await here.member("Ben")
        for seed in range(6):
            await here.play(await rated_table(ann, ben), seed)
        async with here.house.database.read() as session:
            tables = (await session.scalars(select(Table.id).where(Table.rated.is_(True)))).all()
        # Everybody files everything at the same time, and again.
        work = [file_finished(here.house.database, set()) for _ in range(3)]
        await asyncio.gather(*work, *(file_table(here.house.database, table) for table in tables))
        await file_finished(here.house.database, set())
        found = await changes(here)
        assert [(change.number, change.seat) for change in found] == [(n, s) for n in range(1, 7) for s in range(2)]
        skills = {ann.id: beginner(), ben.id: beginner()}
        for one, two in zip(found[::2], found[1::2], strict=True):
            after = rate([skills[one.player_id], skills[two.player_id]], [one.place, two.place])
            skills |= {one.player_id: after[0], two.player_id: after[1]}
        board = await here.somebody().get("/ratings/transamerica/2")
        shown = {each["player"]: each for each in board["ranking"]}
        for player, skill in skills.items():
            assert shown[player]["mu"] == pytest.approx(skill.mu)
            assert shown[player]["rating"] == pytest.approx(skill.mu - 3 * skill.sigma)
            assert shown[player]["games"] == 6
        assert [each["rank"] for each in board["ranking"]] == [1, 2]
        assert board["ranking"][0]["rating"] >= board["ranking"][1]["rating"]
        assert (await here.somebody().get("/ratings/transamerica/2?least_games=7"))["ranking"] == []
        await here.somebody().get("/ratings/transamerica/9", status=404)
        line = await here.somebody().get(f"/players/{ann.id}/ratings/transamerica/2")
        assert len(line["points"]) == 6
        assert line["points"][-1]["rating"] == pytest.approx(shown[ann.id]["rating"])
        assert (await ann.get("/me/history"))["games"][0]["rating_change"] == pytest.approx(
            line["points"][-1]["rating"] - line["points"][-2]["rating"]
        )


async def test_what_ended_before_a_crash_is_filed_after_it(books: str) -> None:
    async with town(books) as here:
        ann, ben = await here.member("Ann"), await here.member("Ben")
        table = await rated_table(ann, ben)
        await here.play(table)
        await file_finished(here.house.database, set())
        async with here.house.database.write() as session:  # as if its process had died before
            for owned in (Result, RatingChange, Rating):
                for row in await session.scalars(select(owned)):
                    await session.delete(row)
            await session.execute(update(Table).values(filed=False))
    async with town(books) as again:  # nobody comes: it is found all the same
        for _ in range(200):
            if await changes(again):
                break
            await asyncio.sleep(0.05)
        assert [change.table_id for change in await changes(again)] == [table, table]


async def test_who_leaves_a_rated_game_is_last(books: str) -> None:
    async with town(books) as here:
        people = [await here.member(name) for name in ("Ann", "Ben", "Cy")]
        table = await rated_table(*people)
        await here.play(table, most=4)
        await people[1].post(f"/tables/{table}/leave")
        await here.finish(table)
        found = await changes(here)
        assert len(found) == 3
        assert found[1].place == 3
        assert found[1].player_id == people[1].id
        assert found[1].ordinal < found[1].before + 3 * beginner().sigma
        assert found[1].mu < beginner().mu


async def test_rated_tables_are_for_people_with_accounts(books: str) -> None:
    async with town(books) as here:
        guest, ann = await here.guest("Guest"), await here.member("Ann")
        asked = {**RATED, "options": {"players": 3, "rounds": 1}}
        assert (await guest.post("/tables", asked, status=403))["code"] == "account_needed"
        bots = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        assert (await ann.post("/tables", {**asked, "seats": bots}, status=422))["code"] == "rated_without_bots"
        await ann.post("/tables", {**asked, "fill": "random"}, status=422)
        assert (await ann.post("/tables", {**asked, "seats": [{"kind": "me"}] * 2}, status=422))[
            "code"
        ] == "rated_one_seat"
        for help_ in ({"hints": True}, {"takeback": True}):
            assert (await ann.post("/tables", {**asked, **help_}, status=422))["code"] == "rated_without_help"
        for stakes, code in (({"clock": "none"}, "rated_with_clock"), ({"timeout": "bot"}, "rated_with_forfeit")):
            assert (await ann.post("/tables", {**asked, **stakes}, status=422))["code"] == code
        made = await ann.post("/tables", asked)
        assert (made["takeback"], made["hints"], made["timeout"]) == (False, False, "forfeit")
        table = made["id"]
        assert (await guest.post(f"/tables/{table}/join", status=403))["code"] == "account_needed"
        assert (await ann.post(f"/tables/{table}/join", status=409))["code"] == "rated_one_seat"
        await ann.ask("PUT", f"/tables/{table}/seats/1", {"kind": "bot", "bot": "random"}, status=409)
        await ann.post(f"/tables/{table}/start", {"fill": "random"}, status=409)
        await ann.post(f"/tables/{table}/start", {}, status=409)
        assert (await ann.get(f"/tables/{table}"))["status"] == "open"


def test_places_when_somebody_left() -> None:
    assert rated_places([1, 2, 3], [False] * 3) == [1, 2, 3]
    assert rated_places([1, 2, 3], [True, False, False]) == [3, 1, 2]
    assert rated_places([1, 1, 3], [False, True, True]) == [1, 2, 2]
    assert rated_places([1, 1, 3, 3], [False] * 4) == [1, 1, 3, 3]
    before = [Skill(25, 8), Skill(25, 8)]
    tied = rate(before, [1, 1])
    assert tied[0].mu == pytest.approx(tied[1].mu)
