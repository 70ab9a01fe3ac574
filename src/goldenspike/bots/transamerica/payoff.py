"""What the losses of a round are worth to a seat: points won over the others, and the game."""

from __future__ import annotations

from random import Random

import numpy as np

from goldenspike.games.transamerica.view import View
from goldenspike.kernel.arrays import Floats, Ints

FUTURES = 8
"""Ways in which the game may go on that are tried for every result of a round."""
LONGEST = 12
"""Rounds after which a future is cut short."""
GAME = 5.0
"""What winning the game is worth, in points."""
POINT = 0.75
"""What a point won over the others this round is worth beside it: far from the end the two say the same."""
LOSS = {2: 3.0, 3: 3.3, 4: 3.5, 5: 3.6, 6: 3.7}
"""What a player who does not complete loses, on the mean, by the number of players."""


def payoff(view: View, losses: Ints, rng: Random, game: float = GAME, point: float = POINT) -> Floats:
    """For each option and world what its losses (one a seat) are worth to the seat of the view."""
    worth = point * points_ahead(view, losses)
    if game:
        worth = worth + game * chance_to_win(view, np.array(view.points) - losses, rng)
    return worth


def points_ahead(view: View, losses: Ints) -> Floats:
    """The others' mean loss less the own."""
    own = losses[:, :, view.seat]
    ahead: Floats = (losses.sum(axis=2) - own) / (view.options.players - 1) - own
    return ahead


def chance_to_win(view: View, points: Ints, rng: Random) -> Floats:
    """How likely the seat wins with such points after this round, all playing alike from then on.

    Every option meets the same futures, so that they differ by what they bring alone.
    """
    options, draws, count = view.options, np.random.default_rng(rng.getrandbits(63)), view.options.players
    cells = (*points.shape[:2], FUTURES)
    standing = np.repeat(points[:, :, None, :], FUTURES, axis=2).astype(np.int64)
    barrier = np.full(cells, view.barrier)
    over, wins = np.zeros(cells, dtype=bool), np.zeros(cells)
    for number in range(view.round, view.round + LONGEST):
        least = standing.min(axis=3)
        if options.round_limit is not None:
            ends = np.full(cells, number >= options.round_limit)
        else:
            ends = (least <= barrier) & (number >= 2)
            if number == 2:  # TA-71
                barrier = np.where(~ends & (least >= 4), least - 3, barrier)
        new = ends & ~over
        wins[new] = _shares(standing[new], view.seat or 0)
        over |= ends
        if over.all():
            break
        future = np.rint(draws.gamma(1.6, LOSS[count] / 1.6, (*cells[1:], count))).astype(np.int64)
        first = draws.integers(0, count, cells[1:])
        np.put_along_axis(future, first[..., None], 0, axis=2)
        standing = np.where(over[..., None], standing, standing - future[None])
    wins[~over] = _shares(standing[~over], view.seat or 0)
    chance: Floats = wins.mean(axis=2)
    return chance


def _shares(points: Ints, seat: int) -> Floats:
    """The seat's share of the victory: ties share it."""
    best = points == points.max(axis=1, keepdims=True)
    share: Floats = best[:, seat] / best.sum(axis=1)
    return share
