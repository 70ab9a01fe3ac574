"""Tables before and after play: options, seats, hosts, links, rematches."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from goldenspike.core.codec import encode
from option_sets import SEATINGS, Seating
from people_kit import town
from server_kit import Site, guests, seats


async def test_a_guest_has_a_name_that_can_be_changed(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        assert await ann.get("/me") == {"id": ann.id, "name": "Ann", "signed_in": False}
        assert (await ann.ask("PATCH", "/me", {"name": "  Anna "}))["name"] == "Anna"
        assert await ann.get("/me") == {"id": ann.id, "name": "Anna", "signed_in": False}
        assert (await ann.post("/me", {"name": "Ann"}))["id"] == ann.id
        cookie = ann.http.cookies["spike"]
        for bad in (cookie[:-1] + ("0" if cookie[-1] != "0" else "1"), cookie.replace(ann.id, "somebody"), "1..", "x"):
            ann.http.cookies.set("spike", bad, domain="127.0.0.1")
            ann.http.cookies.clear()
            response = await ann.http.get("/api/me", headers={"Cookie": f"spike={bad}"})
            assert response.json() is None


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\nb", "a\u202eb", "\u200b", "a\u200d", "a\u200d b", 7, None])
async def test_a_name_that_cannot_be_shown_is_refused(household: Site, name: object) -> None:
    async with guests(household.url, "Ann") as (ann,):
        assert (await ann.ask("PATCH", "/me", {"name": name}, status=422))["code"] == "invalid"


@pytest.mark.parametrize("name", ["علی\u200cرضا", "👨\u200d👩\u200d👧"])
async def test_characters_may_be_joined(household: Site, name: str) -> None:
    async with guests(household.url, "Ann") as (ann,):
        assert (await ann.ask("PATCH", "/me", {"name": name}))["name"] == name


@pytest.mark.parametrize("seating", SEATINGS, ids=lambda seating: seating.id)
async def test_every_option_of_the_rules_can_be_chosen(household: Site, seating: Seating) -> None:
    async with guests(household.url, "Ann") as (ann,):
        options = encode(seating.options)
        table = await ann.table(seating.game.name, options=options, public=False)
        assert table["options"] == options
        assert len(table["seats"]) == seating.options.players


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "options_invalid"),
        ({"game": "transamerica", "options": {"players": 9}}, "options_invalid"),
        ({"game": "transamerica", "options": {"players": "3"}}, "options_invalid"),
        ({"game": "transamerica", "options": {"colour": 1}}, "options_invalid"),
        ({"game": "transamerica", "options": {"board": "../../etc/passwd"}}, "options_invalid"),
        ({"game": "steel_driver", "options": {"players": 2}}, "options_invalid"),
        ({"game": "transamerica", "seats": [{"kind": "bot", "bot": "hal"}]}, "options_invalid"),
        ({"game": "transamerica", "options": {"players": 2}, "seats": seats("me", "hal")}, "no_such_bot"),
        ({"game": "transamerica", "options": {"players": 2}, "seats": seats("me", "me", "me")}, "too_many_seats"),
        ({"game": "transamerica", "fill": "hal"}, "no_such_bot"),
        ({"game": "transamerica", "unknown": 1}, "invalid"),
        ({"game": 7}, "invalid"),
        ([], "invalid"),
    ],
)
async def test_what_does_not_fit_is_refused_with_a_code(household: Site, body: Any, code: str) -> None:
    async with guests(household.url, "Ann") as (ann,):
        refused = await ann.post("/tables", body, status=422)
        assert refused["code"] == code
        assert set(refused) == {"code", "message"}
        assert refused["message"].strip()


async def test_the_lobby_lists_public_tables_only(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben") as (ann, ben):
        public = await ann.table()
        private = await ann.table(public=False)
        playing = await ann.table(seats=seats("me", "me"))
        lobby = await ben.get("/lobby")
        assert public["id"] in [table["id"] for table in lobby["open"]]
        assert playing["id"] in [table["id"] for table in lobby["playing"]]
        assert private["id"] not in str(lobby)
        assert (await ben.get(f"/tables/{private['id']}"))["id"] == private["id"]
        assert len(private["id"]) >= 20
        mine = {entry["table"]["id"]: entry for entry in await ann.get("/me/tables")}
        assert set(mine) == {public["id"], private["id"], playing["id"]}
        assert mine[playing["id"]]["your_turn"]
        assert mine[playing["id"]]["seats"] == [0, 1]
        assert not mine[public["id"]]["your_turn"]
        assert (await ben.get("/tables/nowhere", status=404))["code"] == "no_such_table"


async def test_seats_are_taken_left_and_opened(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben", "Cy") as (ann, ben, cy):
        table = await ann.table(options={"players": 3})
        path = f"/tables/{table['id']}"
        joined = await ben.post(f"{path}/join", {"seat": 2, "name": "Big Ben"})
        assert joined["seats"][2] == {
            "seat": 2, "kind": "person", "name": "Big Ben", "player": ben.id, "bot": None,
            "stand_in": False, "forfeited": False,
        }  # fmt: skip
        assert (await cy.post(f"{path}/join", {"seat": 2}, status=409))["code"] == "seat_taken"
        assert (await cy.post(f"{path}/join", {"seat": 7}, status=404))["code"] == "no_such_seat"
        assert (await ben.post(f"{path}/kick", {"seat": 0}, status=403))["code"] == "not_host"
        assert (await ann.post(f"{path}/kick", {"seat": 0}, status=409))["code"] == "nobody_to_kick"
        assert (await ann.post(f"{path}/kick", {"seat": 2}))["seats"][2]["kind"] == "open"
        assert (await ben.post(f"{path}/join", status=403))["code"] == "kicked"
        assert (await cy.post(f"{path}/join"))["seats"][1]["player"] == cy.id
        left = await ann.post(f"{path}/leave")
        assert left["host"] == cy.id
        assert left["seats"][0]["kind"] == "open"
        assert (await ann.post(f"{path}/leave", status=403))["code"] == "not_your_seat"
        closed = await cy.post(f"{path}/leave")
        assert closed["status"] == "closed"
        assert (await ann.post(f"{path}/join", status=409))["code"] == "already_started"


async def test_a_table_starts_when_full_or_when_the_host_says(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben") as (ann, ben):
        waiting = await ann.table(options={"players": 2}, auto_start=False)
        path = f"/tables/{waiting['id']}"
        assert (await ann.post(f"{path}/start", status=409))["code"] == "seats_open"
        assert (await ben.post(f"{path}/join"))["status"] == "open"
        assert (await ben.post(f"{path}/start", status=403))["code"] == "not_host"
        assert (await ann.post(f"{path}/start"))["status"] == "playing"
        assert (await ann.post(f"{path}/start", status=409))["code"] == "already_started"
        filled = await ann.table(options={"players": 4})
        started = await ann.post(f"/tables/{filled['id']}/start", {"fill": "novice"})
        assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot", "bot"]
        assert {seat["bot"] for seat in started["seats"][1:]} == {"novice"}
        with_bots = await ann.table(options={"players": 3})
        path = f"/tables/{with_bots['id']}/seats"
        await ann.ask("PUT", f"{path}/1", {"kind": "bot", "bot": "random"})
        await ann.ask("PUT", f"{path}/1", {"kind": "open"})
        await ann.ask("PUT", f"{path}/1", {"kind": "bot"})
        assert (await ann.ask("PUT", f"{path}/2", {"kind": "bot", "bot": "novice"}))["status"] == "playing"


async def test_who_leaves_during_play_is_replaced_by_a_bot(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben") as (ann, ben):
        table = await ann.table(options={"players": 2, "rounds": 1}, fill="random")
        await ben.post(f"/tables/{table['id']}/join")
        async with ann.sit(table["id"]) as line:
            await line.until("view")
            left = await ben.post(f"/tables/{table['id']}/leave")
            assert left["seats"][1]["bot"] == "random"
            await line.play(0, Random(8))
            assert line.table["status"] == "over"


async def test_a_rematch_seats_whoever_asks_where_they_sat(site: Site) -> None:
    async with guests(site.url, "Ann", "Ben", "Cy") as (ann, ben, cy):
        options = {"players": 3, "rounds": 1}
        table = await ann.table(options=options, seats=seats("me", "open", "random"))
        path = f"/tables/{table['id']}"
        assert (await ann.post(f"{path}/rematch", status=409))["code"] == "game_not_over"
        await ben.post(f"{path}/join")
        async with ann.sit(table["id"]) as at_0, ben.sit(table["id"]) as at_1:
            await asyncio.gather(at_0.play(0, Random(1)), at_1.play(1, Random(2)))
            again = await ben.post(f"{path}/rematch")
            assert [seat["kind"] for seat in again["seats"]] == ["open", "person", "bot"]
            assert (await at_0.until("table"))["table"]["rematch"] == again["id"]
        assert (await cy.post(f"{path}/rematch", status=403))["code"] == "not_your_table"
        started = await ann.post(f"{path}/rematch")
        assert (started["id"], started["status"]) == (again["id"], "playing")
        assert started["options"] == table["options"]
        assert started["commitment"] != table["commitment"]


async def test_a_rematch_that_was_closed_is_made_again(books: str) -> None:
    async with town(books) as here:
        ann, ben = await here.guest("Ann"), await here.guest("Ben")
        table = (await ann.post("/tables", {"game": "transamerica", "options": {"players": 2, "rounds": 1}}))["id"]
        await ben.post(f"/tables/{table}/join")
        await here.finish(table)
        first = await ann.post(f"/tables/{table}/rematch")
        assert (await ann.post(f"/tables/{first['id']}/leave"))["status"] == "closed"
        second = await ben.post(f"/tables/{table}/rematch")
        assert second["id"] != first["id"]
        assert [seat["kind"] for seat in second["seats"]] == ["open", "person"]
        assert (await ann.post(f"/tables/{table}/rematch"))["status"] == "playing"


@pytest.mark.parametrize("seat", [-1, -9, 12, 10**30, "x"])
async def test_a_seat_that_there_cannot_be_is_refused(books: str, seat: object) -> None:
    async with town(books) as here:
        ann = await here.guest("Ann")
        table = await ann.post("/tables", {"game": "transamerica", "options": {"players": 3}})
        bot = {"kind": "bot", "bot": "random"}
        refused = await ann.ask("PUT", f"/tables/{table['id']}/seats/{seat}", bot, status=422)
        assert refused["code"] == "invalid"
        assert await ann.get(f"/tables/{table['id']}") == table
        assert (await ann.ask("PUT", f"/tables/{table['id']}/seats/3", bot, status=404))["code"] == "no_such_seat"


async def test_games_tell_their_options_boards_and_bots(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        games = {game["name"]: game for game in await ann.get("/games")}
        options = {option["name"]: option for option in games["transamerica"]["options"]}
        assert options["tie"] == {
            "name": "tie", "type": "choice", "nullable": False, "default": "share", "choices": ["share", "extra_round"],
        }  # fmt: skip
        assert options["rounds"]["nullable"]
        assert games["steel_driver"]["players"] == [3, 4, 5, 6]
        for name, game in games.items():
            assert "reference" not in game["bots"]
            assert game["bots"][-1] == "master"
            for board in game["boards"]:
                assert await ann.get(f"/games/{name}/boards/{board}")
        assert (await ann.get("/games/transamerica/boards/nowhere", status=404))["code"] == "no_such_board"
