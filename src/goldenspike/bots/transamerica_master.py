"""TransAmerica's *master*: tries its best moves out in many worlds that fit all the others did."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from goldenspike.bots.transamerica import own_if_possible, stay_in_front
from goldenspike.bots.transamerica_mind import Mind
from goldenspike.bots.transamerica_rival import best_start, expectation, fallback, ranked_links
from goldenspike.bots.transamerica_tastes import NEAREST, REFERENCE, shrewd
from goldenspike.games.transamerica.actions import STOP, Action, Lay, Start
from goldenspike.games.transamerica.view import View
from goldenspike.kernel.arrays import Ints
from goldenspike.kernel.policy import STARTS, Floats, Ground
from goldenspike.kernel.search import try_out

SIEVE = ((20, 24), (8, 48), (4, 96))
"""(Moves, worlds): so many moves go on to be tried in so many further worlds."""
STOP_LINK = -1


class Master:
    """Samples the others' hands by its beliefs, plays each good move out in all of them, takes the best on the whole.

    The others play on as a mix of builders and of players as shrewd as itself.
    """

    name = "master"

    def __init__(self, samples: float = 1.0) -> None:
        self.sieve = [(moves, max(2, round(samples * worlds))) for moves, worlds in SIEVE]

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        if view.phase == "moving":
            return stay_in_front(view, legal, rng)
        if len(legal) == 1:
            return legal[0]
        mind = Mind(view)
        ground = expectation(mind, 40, rng)
        moves = candidates(mind, ground, legal, self.sieve[0][0], rng)
        if not moves:
            return legal[-1] if view.phase == "extending" else fallback(mind, legal, rng)
        if len(moves) == 1:
            return own_if_possible(moves[0], legal) if isinstance(moves[0], Lay) else moves[0]
        best, _ = self.weigh(mind, ground, moves, rng)[0]
        return own_if_possible(best, legal) if isinstance(best, Lay) else best

    def weigh(self, mind: Mind, ground: Ground, moves: list[Any], rng: Random) -> list[tuple[Any, float]]:
        """The moves, best first, with what each is worth; those that were sieved out come last."""
        tastes = np.array([shrewd(mind.players), REFERENCE, NEAREST])
        tastes[0, STARTS + 8] = 1.0
        values = [np.zeros(0) for _ in moves]
        left = list(range(len(moves)))
        for keep, count in self.sieve:
            left = left[:keep]
            if len(left) == 1:
                break
            worlds = mind.worlds(count, rng)
            chosen = np.array([[rng.choice((0, 0, 1, 2)) for _ in range(mind.players)] for _ in range(count)])
            chosen[:, mind.seat] = 0
            options = np.array([number_of(mind, moves[i]) for i in left], dtype=np.int64)
            losses = np.zeros((len(left), count, mind.players), dtype=np.int64)
            seed = np.uint64(rng.getrandbits(63))
            try_out(ground, mind.spot, worlds, tastes, chosen, options, seed, mind.desk, mind.scratch, losses)
            worth = payoff(mind, losses)
            for place, i in enumerate(left):
                values[i] = np.concatenate([values[i], worth[place]])
            left.sort(key=lambda i: -values[i].mean())
        first = set(left)
        order = left + sorted((i for i in range(len(moves)) if i not in first), key=lambda i: -values[i].mean())
        return [(moves[i], float(values[i].mean())) for i in order]


def payoff(mind: Mind, losses: Ints) -> Floats:
    """The others' mean loss less the own."""
    own = losses[:, :, mind.seat]
    others = (losses.sum(axis=2) - own) / (mind.players - 1)
    worth: Floats = others - own
    return worth


def candidates(mind: Mind, ground: Ground, legal: Sequence[Action], most: int, rng: Random) -> list[Any]:
    if mind.view.phase == "placing":
        best_start(mind, ground, legal, rng)
        scores = mind.desk.scores
        starts = [a for a in legal if isinstance(a, Start) and scores[a.node] > -1e8]
        return sorted(starts, key=lambda start: (-scores[start.node], start.node))[:most]
    moves: list[Any] = [lay for _, lay in ranked_links(mind, ground, legal)[: most - 1]]
    if moves and mind.view.phase == "extending":
        moves.append(STOP)
    return moves


def number_of(mind: Mind, move: Action) -> int:
    """A move as the kernel takes it."""
    if isinstance(move, Start):
        return move.node
    if isinstance(move, Lay):
        return mind.board.link_at[move.a, move.b]
    return STOP_LINK
