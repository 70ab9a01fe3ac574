"""Whether beliefs are calibrated: of all cities given a chance of p, a part p should really be held."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from goldenspike.bots import bot_named
from goldenspike.bots.transamerica.mind import Mind
from goldenspike.core.game import CHANCE
from goldenspike.core.record import Record
from goldenspike.games.transamerica.actions import Lay
from goldenspike.games.transamerica.rules import TRANSAMERICA
from goldenspike.sim.play import play_game

STEP = 5
"""Of a game's tracks every so manieth is looked at: the beliefs between two of them hardly differ."""
BINS = 10


class Guess(NamedTuple):
    """How likely it seemed that a seat holds a city, and whether it did."""

    chance: float
    held: bool


class Bin(NamedTuple):
    """Guesses of about the same chance: how many, their mean chance, and how often they were right."""

    guesses: int
    chance: float
    held: float


def guesses_of_game(options: Any, bot: str, seed: str) -> list[Guess]:
    """All that the seats of one game between equal bots believe about each other, every few tracks."""
    bots = [bot_named(TRANSAMERICA.name, bot)] * options.players
    return list(guesses_in(play_game(TRANSAMERICA, options, bots, seed).record))


def guesses_in(record: Record) -> Iterator[Guess]:
    state: Any = TRANSAMERICA.setup(record.options)
    tracks = 0
    for seat, action in record.actions:
        if seat != CHANCE and isinstance(action, Lay):
            tracks += 1
            if tracks % STEP == 0:
                yield from _guesses(state, seat)
        state = TRANSAMERICA.apply(state, seat, action).state


def _guesses(state: Any, seat: int) -> Iterator[Guess]:
    mind = Mind(TRANSAMERICA.view(state, seat))
    for other in mind.hidden:
        hand = {mind.board.city_named[name].node for name in state.phase.round.hands[other]}
        for city, chance in mind.held(other).items():
            yield Guess(chance, city in hand)


def in_bins(guesses: Iterable[Guess], bins: int = BINS) -> list[Bin]:
    """The guesses by tenths; empty tenths are left out."""
    table = np.array([(guess.chance, guess.held) for guess in guesses], dtype=np.float64).reshape(-1, 2)
    places = np.minimum((table[:, 0] * bins).astype(np.int64), bins - 1)
    return [
        Bin(int(mask.sum()), float(table[mask, 0].mean()), float(table[mask, 1].mean()))
        for mask in (places == place for place in range(bins))
        if mask.any()
    ]


def error(bins: Sequence[Bin]) -> float:
    """By how much the chances are off, on the mean over all guesses."""
    return sum(each.guesses * abs(each.chance - each.held) for each in bins) / sum(each.guesses for each in bins)
