"""Beliefs against the truth, counted."""

from __future__ import annotations

import pytest

from goldenspike.games.transamerica.rules import TRANSAMERICA
from goldenspike.sim.calibration import Guess, error, guesses_of_game, in_bins


def test_guesses_fall_into_tenths() -> None:
    guesses = [Guess(0.25, True), Guess(0.25, False), Guess(0.22, False), Guess(1.0, True)]
    low, high = in_bins(guesses)
    assert [low.guesses, high.guesses] == [3, 1]
    assert low[1:] == pytest.approx((0.24, 1 / 3))
    assert high[1:] == (1.0, 1.0)
    assert error([low, high]) == pytest.approx(3 * (1 / 3 - 0.24) / 4)


def test_a_games_guesses_are_chances_and_hold_as_many_cities_as_a_hand() -> None:
    options = TRANSAMERICA.options_type(players=2, rounds=1)
    guesses = guesses_of_game(options, "builder", "1/0")
    assert all(-1e-9 <= guess.chance <= 1 + 1e-9 for guess in guesses)
    assert sum(guess.chance for guess in guesses) == pytest.approx(sum(guess.held for guess in guesses))
