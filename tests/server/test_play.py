"""Whole games over sockets."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from server_kit import Site, guests, seats

GAMES = [
    ("transamerica", {"players": 2, "rounds": 1}),
    ("transamerica", {"players": 3, "open_cards": True, "blocking": True, "vexation": True, "rounds": 1}),
    ("steel_driver", {"players": 3}),
]


@pytest.mark.parametrize(("game", "options"), GAMES)
async def test_people_play_a_whole_game(site: Site, game: str, options: dict[str, object]) -> None:
    count = options["players"]
    assert isinstance(count, int)
    async with guests(site.url, *(f"P{i}" for i in range(count))) as people:
        table = await people[0].table(game, options=options)
        for guest in people[1:]:
            table = await guest.post(f"/tables/{table['id']}/join")
        assert table["status"] == "playing"
        assert table["commitment"]
        assert table["secret"] is None

        async def play(seat: int) -> None:
            async with people[seat].sit(table["id"]) as line:
                assert line.welcome["seats"] == [seat]
                await line.play(seat, Random(seat))
                assert line.table["status"] == "over"
                assert line.table["secret"]
                assert [step["number"] for step in line.steps] == list(range(line.steps[0]["number"], line.number + 1))

        await asyncio.gather(*(play(seat) for seat in range(count)))
        over = await people[0].get(f"/tables/{table['id']}")
        assert over["status"] == "over"
        assert sorted(seat for place in over["outcome"]["ranking"] for seat in place) == list(range(count))


async def test_one_call_makes_a_table_against_bots_and_starts_it(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        table = await ann.table(
            "transamerica", options={"rounds": 1}, seats=seats("me", "novice", "builder"), start=True
        )
        assert table["status"] == "playing"
        async with ann.sit(table["id"]) as line:
            await line.play(0, Random(1))
            assert line.table["status"] == "over"


async def test_a_hot_seat_table_shows_one_seat_at_a_time(site: Site) -> None:
    async with guests(site.url, "Ann") as (ann,):
        table = await ann.table("transamerica", options={"rounds": 1}, seats=seats("me", "me"), public=False)
        assert [seat["name"] for seat in table["seats"]] == ["Ann", "Ann 2"]
        async with ann.sit(table["id"], seat=1) as line:
            await line.until("view")
            assert line.view["hands"][0] is None
            assert line.view["hands"][1] is not None
            await line.play_seats([0, 1], Random(2))
            assert line.table["status"] == "over"
