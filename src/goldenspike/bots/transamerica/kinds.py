"""What kind of player another seat seems to be: its start markers tell, in this round and in those before."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random

import numpy as np

from goldenspike.bots.transamerica.mind import Mind, desk_for, ground_for
from goldenspike.bots.transamerica.tastes import REFERENCE, shrewd
from goldenspike.core.game import Seat
from goldenspike.games.transamerica.actions import Start
from goldenspike.games.transamerica.board import BOARDS
from goldenspike.games.transamerica.state import Result
from goldenspike.kernel.arrays import Ints
from goldenspike.kernel.transamerica.distances import empty_distances
from goldenspike.kernel.transamerica.policy import start_chance

SHREWD, BUILDERS = 0, (1, 2)
"""The places of the player models among the tastes that the master plays others by."""
DOUBT = 0.02
"""A start that fits neither kind says nothing; one that fits one alone leaves this much doubt."""
HANDS = 12
"""So many hands of a seat are looked at while its true one is not known."""
SURE = 0.95
"""It never trusts a kind more than this: nobody plays just like a model."""


def others_kinds(mind: Mind, worlds: int, rng: Random) -> Ints:
    """For every world and seat the model it plays by, drawn by how likely it is of that kind."""
    shrewdness = [0.5 if seat == mind.seat else chance_of_shrewd(mind, seat) for seat in range(mind.players)]
    drawn = [[SHREWD if rng.random() < each else rng.choice(BUILDERS) for each in shrewdness] for _ in range(worlds)]
    return np.array(drawn, dtype=np.int64)


def chance_of_shrewd(mind: Mind, seat: Seat) -> float:
    """How likely a seat plays shrewdly rather than as builders do; half and half if it has shown nothing."""
    odds = 1.0
    for shrewd_fit, builder_fit in _fits(mind, seat):
        odds *= (shrewd_fit + DOUBT) / (builder_fit + DOUBT)
    return float(np.clip(odds / (1 + odds), 1 - SURE, SURE))


def _fits(mind: Mind, seat: Seat) -> Iterator[tuple[float, float]]:
    """For every start of a seat how likely each kind of player makes it."""
    view = mind.view
    if not view.options.blocking:  # then the markers have moved
        for result in view.results:
            yield _fit_of_result(mind.board.id, result, seat)
    starts = {each: action.node for each, action in view.played if isinstance(action, Start)}
    if seat in starts:
        placed = _before(starts, view.first, seat, mind.players)
        yield _fit(mind.board.id, placed, seat, mind.imagined[:HANDS, seat], starts[seat])


@lru_cache(4096)
def _fit_of_result(board_id: str, result: Result, seat: Seat) -> tuple[float, float]:
    """Of a round that is over the hands are known."""
    named = BOARDS.get(board_id).city_named
    hand = np.array([[named[name].node for name in result.hands[seat]]], dtype=np.int64)
    starts = {each: node for each, node in enumerate(result.markers) if node is not None}
    if seat not in starts:
        return 1.0, 1.0
    return _fit(board_id, _before(starts, result.first, seat, len(result.hands)), seat, hand, starts[seat])


def _before(starts: dict[Seat, int], first: Seat, seat: Seat, players: int) -> Ints:
    """The markers that stood when a seat placed its own; the others are -1."""
    turn = (seat - first) % players
    placed = [starts[s] if s in starts and (s - first) % players < turn else -1 for s in range(players)]
    return np.array(placed, dtype=np.int64)


def _fit(board_id: str, placed: Ints, seat: Seat, hands: Ints, marker: int) -> tuple[float, float]:
    ground, apart, desk = ground_for(board_id, len(placed)), empty_distances(board_id), desk_for(board_id)
    clever, plain = (
        start_chance(ground, apart, placed, seat, hands, marker, taste, desk)
        for taste in (shrewd(len(placed)), REFERENCE)
    )
    return float(clever), float(plain)
