"""Why a bot does something: reasons that can be said in any language, and the English made from them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from goldenspike.bots import Bot, Reason, Weighed, bot_named, why
from goldenspike.bots.steel_driver import words as steel_driver_words
from goldenspike.bots.steel_driver.master import Master as SteelMaster
from goldenspike.bots.transamerica import words as transamerica_words
from goldenspike.bots.transamerica.master import Master
from goldenspike.bots.transamerica.mind import Mind
from goldenspike.bots.transamerica.rival import Rival
from goldenspike.core.game import CHANCE, AnyGame
from goldenspike.games import GAMES
from goldenspike.games.transamerica.actions import Lay, Move
from goldenspike.sim.play import play_game
from transamerica_table import ANN, BEN, Table

GAME_WORDS: dict[str, Any] = {"transamerica": transamerica_words, "steel_driver": steel_driver_words}
THINKERS: dict[str, Sequence[Bot]] = {
    "transamerica": (bot_named("transamerica", "builder"), Rival(worlds=4), Master(samples=0.03)),
    "steel_driver": (
        bot_named("steel_driver", "builder"),
        bot_named("steel_driver", "broker"),
        SteelMaster(samples=0.05),
    ),
}
PLAYED: dict[str, tuple[dict[str, Any], list[str], str]] = {
    "transamerica": ({"players": 3, "rounds": 1, "blocking": True}, ["builder", "random", "novice"], "2/0"),
    "steel_driver": ({"players": 3}, ["broker", "broker", "random"], "0/0"),
}
NEVER_CHOSEN = {"transamerica": {"in_front", "no_use"}, "steel_driver": set[str]()}
"""What no bot says in these games; below there are moments for it."""


def said_in(game: AnyGame) -> Iterator[Weighed]:
    """All that the bots weigh at every second decision of a game."""
    options, players, seed = PLAYED[game.name]
    match = play_game(game, game.options_type(**options), [bot_named(game.name, name) for name in players], seed)
    state: Any = game.setup(match.options)
    for number, (seat, action) in enumerate(match.record.actions):
        if seat != CHANCE and number % 2 == 0:
            view, legal = game.view(state, seat), game.legal(state, seat)
            for bot in THINKERS[game.name]:
                yield from why(bot, view, legal, Random(1)).weighed
        state = game.apply(state, seat, action).state


@pytest.mark.parametrize("name", GAME_WORDS)
def test_every_reason_has_its_english_phrase(name: str) -> None:
    game, module = GAMES[name], GAME_WORDS[name]
    board = game.boards.get(game.options_type(**PLAYED[name][0]).board)
    keys = set()
    for each in said_in(game):
        assert each.reasons
        assert each.words == module.words_of(board, each.reasons)
        for reason in each.reasons:
            keys.add(reason.key)
            assert json.loads(json.dumps(reason.facts)) == reason.facts
    assert keys == set(module.PHRASES) - NEVER_CHOSEN[name]


def test_a_marker_stands_in_front_and_a_track_may_be_of_no_use() -> None:
    table = Table("G41, B43", "G11, B73").markers(41, 15)
    mind = Mind(table.view(ANN))
    front = transamerica_words.weighed(mind, Move(43), 0.0)
    assert front.words == "stands at B43, where its line goes on"
    assert front.reasons == (Reason("in_front", {"place": 43}),)
    table = Table("G41, B43", "G11, B73").markers(41, 15).turn(ANN, "41-42").turn(BEN, "15-16")
    mind = Mind(table.view(ANN))
    mind.cities = mind.cities[:1]
    assert transamerica_words.weighed(mind, Lay(42, 43), 0.0).words == "of no use"


def test_places_without_a_name_are_said_by_the_way_to_one_that_has() -> None:
    board = GAMES["transamerica"].boards.get("transamerica")
    told = transamerica_words.words_of(board, [Reason("in_front", {"place": 1})])
    assert told == "stands at east of Seattle (1), where its line goes on"


def test_reasons_name_places_and_seats_as_actions_do() -> None:
    table = Table("G41, B43", "G11, B73").markers(41, 15).turn(ANN, "41-42").turn(BEN, "15-16")
    told = transamerica_words.weighed(Mind(table.view(ANN)), Lay(42, 43), 0.0, None, transamerica_words.ahead(1.25))
    assert told.reasons == (Reason("joins", {"cities": [43], "price": 1}), Reason("ahead", {"points": 1.2}))
    assert told.words == "joins B43 for 1: +1.2 points over the others"


def test_dollars_and_cubes_are_said_as_one_says_them() -> None:
    board = GAMES["steel_driver"].boards.get("steel-driver")
    reasons = [
        Reason("puts_up", {"company": "red", "cubes": 1, "treasury": 2}),
        Reason("ahead", {"dollars": -3}),
    ]
    assert steel_driver_words.words_of(board, reasons) == (
        "puts red up at 1 cube, which has 2 cubes already: −$3 over the others"
    )


@pytest.mark.parametrize("module", GAME_WORDS.values(), ids=GAME_WORDS)
def test_every_reason_is_documented(module: Any) -> None:
    told = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    assert [key for key in module.PHRASES if f"`{key}`" not in told] == []


def test_a_bot_needs_no_reasons() -> None:
    assert Weighed("anything", 0.0, "because").reasons == ()
