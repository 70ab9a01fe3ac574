"""What a seat of TransAmerica knows, as the kernel takes it, and what it believes about the others' hands."""

from __future__ import annotations

from collections import OrderedDict
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import numpy as np

from goldenspike.core.game import Seat
from goldenspike.games.transamerica.actions import Lay, Start, action_table
from goldenspike.games.transamerica.board import RailBoard
from goldenspike.games.transamerica.state import OWN_TRACKS
from goldenspike.games.transamerica.view import View
from goldenspike.kernel.arrays import Floats, Ints
from goldenspike.kernel.transamerica.arrays import board_arrays
from goldenspike.kernel.transamerica.beliefs import deal_worlds, hand_costs
from goldenspike.kernel.transamerica.distances import empty_distances, join
from goldenspike.kernel.transamerica.playouts import BLOCKS, LAID, SEAT, SECOND, Spot, new_spot
from goldenspike.kernel.transamerica.policy import COLOURED, COMMON, Desk, Ground, new_desk
from goldenspike.kernel.transamerica.rounds import table_for

SLIP: float = 0.003
"""How likely a player does what has nothing to do with the hand."""
CARE: float = 5.0
"""How much less likely a turn is for each point it wastes."""
START_CARE: float = 4.0
"""The same for a start marker that is off the cheapest trees."""
FORGET: float = 1e-4
"""Hands so much less likely than the likeliest are dropped."""
MOST_HANDS: int = 800
"""How many hands of a player are thought of after the start: all of two or three players, else a draw by weight."""
FEWEST_HANDS: int = 60
"""How many at least in too little time for so many: then a draw from the beginning, before the start."""
HANDS_A_SECOND: int = 8000


@dataclass(frozen=True, slots=True)
class Turn:
    """What one seat did in one turn, with the distances (its own ones) before and after."""

    seat: Seat
    before: Any
    after: Any
    spent: int
    start: int | None
    until: int
    """The number of decisions of the round up to its end."""


class Mind:
    """A view as arrays: the spot, the own hand, the cards the others may hold."""

    def __init__(self, view: View, most_hands: int = MOST_HANDS) -> None:
        assert view.seat is not None, "a spectator has nothing to decide"
        self.view = view
        self.seat = view.seat
        self.most_hands = most_hands
        self.board: RailBoard = action_table(view.options.board).board
        self.players = view.options.players
        named = self.board.city_named
        self.hands = [None if hand is None else [named[name].node for name in hand] for hand in view.hands]
        mine = self.hands[self.seat]
        assert mine is not None, "a seat sees its own hand"
        self.cities: Ints = np.array(mine, dtype=np.int64)
        self.hidden = [seat for seat, hand in enumerate(self.hands) if hand is None]
        self.desk: Desk = desk_for(self.board.id)
        self.imagined: Ints = np.zeros((0, self.players, len(mine)), dtype=np.int64)
        """The worlds it last thought of."""
        self.turns: list[Turn] = []
        self.spot = self._replay()
        self.scratch: Spot = deepcopy(self.spot)

    def _replay(self) -> Spot:
        """The spot, track by track; on the way the others' turns are kept."""
        view, board = self.view, self.board
        copies = self.players if view.options.vexation else 1
        spot = new_spot(np.repeat(empty_distances(board.id)[None], copies, axis=0), len(board.links), self.players)
        apart, played = spot.apart, view.played
        spot.coloured[:] = OWN_TRACKS if view.options.vexation else 0
        before, spent = apart, 0
        for number, (seat, action) in enumerate(played):
            if number == 0 or played[number - 1][0] != seat:
                before, spent = apart.copy(), 0
            start = None
            if isinstance(action, Lay):
                link = board.link_at[action.a, action.b]
                spot.taken[link] = COLOURED + seat if action.own else COMMON
                spot.coloured[seat] -= action.own
                spent += board.links[link].cost
                for copy in range(copies):
                    if not action.own or copy == seat:
                        join(apart[copy], action.a, action.b)
            elif isinstance(action, Start):
                start = action.node
            last = number + 1 == len(played) or played[number + 1][0] != seat
            if last and seat != self.seat and (start is not None or spent):
                own = min(seat, copies - 1)
                self.turns.append(Turn(seat, before[own], apart[own].copy(), spent, start, number + 1))
        spot.markers[:] = [-1 if node is None else node for node in view.markers]
        spot.counts[LAID], spot.counts[SEAT] = view.tracks.bit_count(), self.seat
        spot.counts[SECOND], spot.counts[BLOCKS] = view.phase == "extending", view.options.blocking
        return spot

    def distances(self) -> Any:
        return self.spot.apart[min(self.seat, len(self.spot.apart) - 1)]

    def cards(self) -> Ints:
        """The cards nobody has shown, a row a colour."""
        seen = {city for hand in self.hands if hand for city in hand}
        deck = self.board.deck(self.players)
        rows = [[card.node for card in cards if card.node not in seen] for cards in deck]
        return np.array(rows, dtype=np.int64)

    def chances(self, seat: Seat) -> Floats:
        """For every hand another seat may hold, how likely that is."""
        cards = self.cards()
        turns = [turn for turn in self.turns if turn.seat == seat]
        weights: Floats = np.ones(cards.shape[1] ** cards.shape[0])
        if self.most_hands < MOST_HANDS:
            weights = _thinned(weights / len(weights), seat, self.most_hands)
        key: tuple[Any, ...] = (self.board.id, self.view.options, cards.tobytes(), seat, self.most_hands)
        known = 0
        for number in range(len(turns), 0, -1):
            remembered = _MEMORY.get((*key, self.view.played[: turns[number - 1].until]))
            if remembered is not None:
                weights, known = remembered, number
                break
        marker = next((turn.start for turn in turns if turn.start is not None), None)
        for turn in turns[known:]:
            assert marker is not None
            weights = _updated(weights, cards, turn, marker, self.most_hands, self.desk)
            _remember((*key, self.view.played[: turn.until]), weights)
        if marker is None or not turns:
            weights = weights / weights.sum()
        return weights

    def worlds(self, count: int, rng: Random) -> Ints:
        """Hands for all seats as they may be: the own one, those that are seen, the others by their chances."""
        worlds = np.zeros((count, self.players, len(self.cities)), dtype=np.int64)
        for seat, hand in enumerate(self.hands):
            if hand is not None:
                worlds[:, seat] = hand
        if self.hidden:
            sums = np.array([np.cumsum(self.chances(seat)) for seat in self.hidden])
            state = np.array([rng.getrandbits(64)], dtype=np.uint64)
            deal_worlds(self.cards(), sums, np.array(self.hidden, dtype=np.int64), state, worlds)
        return worlds

    def held(self, seat: Seat) -> dict[int, float]:
        """For every card nobody has shown, how likely a seat holds it."""
        cards, chances = self.cards(), self.chances(seat)
        kinds = cards.shape[1]
        found = {}
        numbers = np.arange(len(chances))
        for row in cards:
            for digit, card in enumerate(row):
                found[int(card)] = float(chances[numbers % kinds == digit].sum())
            numbers = numbers // kinds
        return found


def _updated(weights: Floats, cards: Ints, turn: Turn, marker: int, most: int, desk: Desk) -> Floats:
    """Bayes: each hand by how much of the turn it explains."""
    alive = np.flatnonzero(weights > FORGET * weights.max())
    before = _costs(turn.before, marker, cards, alive, desk)
    if turn.start is not None:
        fits = np.exp(-START_CARE * (before - _costs(turn.before, -1, cards, alive, desk)))
    else:
        after = _costs(turn.after, marker, cards, alive, desk)
        fits = np.exp(-CARE * (turn.spent - (before - after)))
        fits[after == 0] = 0.0  # then the round would have ended
    new = np.zeros_like(weights)
    new[alive] = weights[alive] * (fits * (1 - SLIP) + SLIP * (fits > 0))
    total = new.sum()
    return _thinned(new / total, turn.seat, most) if total > 0 else weights


def hands_within(seconds: float) -> int:
    """How many hands of a player to think of in so much time for a decision."""
    return max(FEWEST_HANDS, min(MOST_HANDS, round(seconds * HANDS_A_SECOND)))


def _thinned(weights: Floats, seat: Seat, most: int) -> Floats:
    """Of very many hands an even draw by their weights."""
    if np.count_nonzero(weights) <= most:
        return weights
    step = 1 / most
    marks = (np.arange(most) + np.random.default_rng(seat).random()) * step
    drawn = np.searchsorted(np.cumsum(weights), marks).clip(max=len(weights) - 1)
    thinned: Floats = np.bincount(drawn, minlength=len(weights)).astype(np.float64) * step
    return thinned


def _costs(apart: Any, root: int, cards: Ints, hands: Ints, desk: Desk) -> Ints:
    trees = _trees_for(2 * (cards.shape[1] + 1) ** cards.shape[0], len(desk.near))
    costs = np.zeros(len(hands), dtype=np.int64)
    hand_costs(apart, root, cards, hands, trees, desk, costs)
    return costs


_MEMORY: OrderedDict[tuple[Any, ...], Floats] = OrderedDict()
"""Beliefs after earlier turns. It only saves time: what is in it depends on its key alone."""
MEMORY = 512


def _remember(key: tuple[Any, ...], weights: Floats) -> None:
    _MEMORY[key] = weights
    while len(_MEMORY) > MEMORY:
        _MEMORY.popitem(last=False)


@cache
def _trees_for(count: int, width: int) -> Any:
    return np.zeros((count, width), dtype=np.uint8)


@cache
def desk_for(board_id: str) -> Desk:
    return new_desk(empty_distances(board_id).shape[1])


def ground_for(board_id: str, players: int, wanted: Floats | None = None) -> Ground:
    """What playouts need of a board; ``wanted`` has for each seat how likely the others lay each link."""
    board = board_arrays(board_id)
    if wanted is None:
        wanted = np.zeros((players, len(board.cost)))
    beyond_the_last = np.concatenate([wanted, np.zeros((players, 1))], axis=1)
    wanted_at = np.ascontiguousarray(beyond_the_last[:, board.links_of].max(axis=2))
    return Ground(board.ends, board.cost, board.links_of, _centre(board_id, players), wanted, wanted_at)


@cache
def _centre(board_id: str, players: int) -> Floats:
    deck = table_for(board_id, players).deck
    centre: Floats = board_arrays(board_id).apart[:, deck.ravel()].mean(axis=1)
    return centre
