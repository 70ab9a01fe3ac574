"""What holds for every bot: it plays legally, the same for the same seed, and knows nothing it may not."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from goldenspike.bots import BOTS, bot_named
from goldenspike.core.errors import OptionsError
from goldenspike.core.game import CHANCE
from goldenspike.core.match import Match
from goldenspike.games import GAMES
from goldenspike.sim.play import play_game
from option_sets import SEATINGS, Seating
from quick_bots import quick_bot

SLOW = ("rival", "master")
"""Bots that think long: here they get little to think with, and one round."""
LINEUPS = [
    pytest.param(seating, name, id=f"{seating.id}-{name}") for seating in SEATINGS for name in BOTS[seating.game.name]
]


def test_every_game_has_the_first_three_bots() -> None:
    for game in GAMES:
        assert list(BOTS[game])[:3] == ["random", "novice", "builder"]
        for name in BOTS[game]:
            assert bot_named(game, name).name == name


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(OptionsError, match="there is no bot 'wizard' for transamerica"):
        bot_named("transamerica", "wizard")


@pytest.mark.parametrize(("seating", "name"), LINEUPS)
def test_a_bot_plays_whole_games_by_the_rules_and_without_leaking(seating: Seating, name: str) -> None:
    """At every fifth decision it is asked again in a state that looks the same to it, and does the same."""
    game, chance = seating.game, Random(4)
    bot = quick_bot(game.name, name)
    short = game.name == "transamerica" and name in SLOW
    match = Match(game, replace(seating.options, rounds=1) if short else seating.options)
    number = 0
    while match.to_act:
        seat = match.to_act[0]
        state = match.state
        if seat == CHANCE:
            match.run_chance(chance)
            continue
        number += 1
        view, legal = game.view(state, seat), game.legal(state, seat)
        action = bot.choose(view, legal, Random(number))
        assert action in legal
        if number % 5 == 0:
            other = game.determinize(view, Random(number))
            same = bot.choose(game.view(other, seat), game.legal(other, seat), Random(number))
            assert same == action
        match.act(seat, action)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_one_game(game: str) -> None:
    options = GAMES[game].options_type(players=GAMES[game].seats[0])
    bots = [bot_named(game, "builder") for _ in range(options.players)]
    once, again = (play_game(GAMES[game], options, bots, "5/0").record for _ in range(2))
    assert once == again


def test_the_deals_do_not_depend_on_who_plays() -> None:
    """TA-X3: duplicate play."""
    game = GAMES["transamerica"]
    options = game.options_type(players=2, rounds=2)

    def deals(name: str) -> list[object]:
        record = play_game(game, options, [bot_named(game.name, name)] * 2, "9/1").record
        return [action for seat, action in record.actions if seat == CHANCE]

    assert deals("random") == deals("novice") == deals("builder")
