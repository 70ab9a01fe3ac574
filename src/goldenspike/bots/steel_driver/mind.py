"""What a seat of Steel Driver sees, as the kernel takes it, and the tastes it expects players to have."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from goldenspike.games.steel_driver.actions import TURNS, Action, action_table
from goldenspike.games.steel_driver.view import View
from goldenspike.kernel.arrays import Floats, Ints
from goldenspike.kernel.steel_driver.arrays import PHASE, action_of, game_of, number_of, rails_of
from goldenspike.kernel.steel_driver.desk import (
    BASE,
    BLUR,
    COME,
    FAITH,
    KEEP,
    LEAN,
    NOISE,
    SHADE,
    STORE,
    TASTES,
    WAIT,
    new_desk,
)
from goldenspike.kernel.steel_driver.search import NO_CAP, picked, try_out

PLANS, ROUGH = 4, 2
"""Plans of each cost that are kept: when a decision is at stake, and in playouts."""


def broker_taste() -> Floats:
    """Forecasts fitted to games of equal brokers; see docs/bots.md."""
    taste = np.zeros(TASTES)
    by_turn = {
        FAITH: (0.9, 0.9, 0.9, 0.9, 0.9),
        BASE: (117, 60, 45, 40, 33),
        LEAN: (0, 2.0, 1.3, 1.05, 0.82),
        STORE: (0, 10, 9, 4.5, 2.2),
        KEEP: (36, 36, 36, 36, 0),
        COME: (0.3, 0.3, 0.3, 0.3, 0),
    }
    for place, values in by_turn.items():
        taste[place + 1 : place + 1 + TURNS] = values
    taste[[SHADE, NOISE, BLUR]] = 0.92, 0.3, 0.3
    return taste


def calm(taste: Floats) -> Floats:
    """The same without any chance."""
    found = taste.copy()
    found[[NOISE, WAIT, BLUR]] = 0.0
    return found


class Mind:
    """A view as arrays."""

    def __init__(self, view: View) -> None:
        assert view.to_act is not None, "nobody has anything to decide"
        self.view = view
        self.seat = view.to_act
        self.players = view.options.players
        self.board = action_table(view.options.board).board
        self.rails = rails_of(view.options.board)
        self.game = game_of(view)
        self.desk = new_desk(self.rails, len(view.companies), self.players)

    def action(self, number: int) -> Action:
        return action_of(self.view.options.board, int(self.game.head[PHASE]), number)

    def numbers(self, actions: Sequence[Action]) -> Ints:
        return np.array([number_of(self.view.options.board, action) for action in actions], dtype=np.int64)

    def pick(self, taste: Floats, seed: int) -> Action:
        """What a player of this taste does; the desk keeps what it thought."""
        return self.action(picked(self.rails, self.game, np.tile(taste, (self.players, 1)), PLANS, seed, self.desk))

    def foresee(
        self,
        tastes: Floats,
        actions: Sequence[Action],
        runs: int,
        seed: int,
        caps: Ints | None = None,
        ahead: int = 0,
        deep: bool = False,
    ) -> Floats:
        """Every seat's cash in the end, for each action and run: played through this turn and some more, then forecast.

        ``caps`` and ``deep``: see ``try_out``.
        """
        limits = np.full(len(actions), NO_CAP, dtype=np.int64) if caps is None else caps
        options = self.numbers(actions)
        horizon = self.view.turn + ahead
        return try_out(self.rails, self.game, tastes, options, limits, runs, seed, horizon, ROUGH, self.desk, deep)

    def lead(self, cash: Floats) -> Floats:
        """Dollars over the others' mean, of the seat to act: the last axis of ``cash`` has the seats."""
        own = cash[..., self.seat]
        found: Floats = own - (cash.sum(axis=-1) - own) / (self.players - 1)
        return found
