"""TransAmerica's *master*: tries its best moves out in many worlds that fit all the others did."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from goldenspike.bots.bot import Explanation
from goldenspike.bots.transamerica.kinds import others_kinds
from goldenspike.bots.transamerica.mind import Mind, hands_within
from goldenspike.bots.transamerica.payoff import payoff, points_ahead
from goldenspike.bots.transamerica.plain import stay_in_front
from goldenspike.bots.transamerica.rival import expectation, is_idle, ranked_moves, without_use
from goldenspike.bots.transamerica.tastes import NEAREST, REFERENCE, shrewd
from goldenspike.bots.transamerica.words import ahead, weighed
from goldenspike.games.transamerica.actions import STOP, Action, Lay, Start
from goldenspike.games.transamerica.view import View
from goldenspike.kernel.arrays import Floats
from goldenspike.kernel.transamerica.playouts import OWN
from goldenspike.kernel.transamerica.policy import STARTS, SURENESS, Ground
from goldenspike.kernel.transamerica.search import try_out

EXPECTED = 40
"""Worlds in which the others are watched building."""
SIEVE = ((16, 48), (6, 120), (3, 240))
"""(Moves, worlds): so many moves go on to be tried in so many further worlds."""
CAUTION = 1.0
"""By how many standard errors a move must be better than the one the rival would make."""
STEADY = 4.0
"""How much less than others' its own further moves are left to chance."""
STOP_LINK = -1
OWN_TASTE = 3


class Tried(NamedTuple):
    """An action, what it is worth all in all, and the points it wins over the others this round."""

    action: Action
    value: float
    lead: float


class Master:
    """Samples the others' hands by its beliefs, plays each good move out in all of them, takes the best on the whole.

    The others play on as builders or as shrewdly as itself, whichever their starts speak for.
    """

    name = "master"

    def __init__(self, samples: float = 1.0) -> None:
        self.sieve = stages(samples)
        self.watched = max(2, round(min(1.0, samples) * EXPECTED))
        self.hands = hands_within(samples)

    def within(self, seconds: float) -> Master:
        return Master(samples=seconds)

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        if view.phase == "moving":
            return stay_in_front(view, legal, rng)
        if len(legal) == 1:
            return legal[0]
        mind = Mind(view, self.hands)
        return self.weigh(mind, expectation(mind, self.watched, rng), legal, rng)[0].action

    def explain(self, view: View, legal: Sequence[Action], rng: Random) -> Explanation:
        mind = Mind(view, self.hands)
        if view.phase == "moving" or len(legal) == 1:
            action = self.choose(view, legal, rng)
            return Explanation("moves on", (weighed(mind, action, 0.0),))
        ground = expectation(mind, self.watched, rng)
        tried = self.weigh(mind, ground, legal, rng)
        if len(tried) == 1:
            only = weighed(mind, tried[0].action, 0.0, ground, idle=is_idle(mind, ground, legal))
            return Explanation("nothing else is of use", (only,))
        thought = tuple(weighed(mind, each.action, each.value, ground, ahead(each.lead)) for each in tried)
        return Explanation("tried out in worlds that fit all the others did", thought)

    def weigh(
        self, mind: Mind, ground: Ground, legal: Sequence[Action], rng: Random, also: Action | None = None
    ) -> list[Tried]:
        """The moves worth trying, best first; those that were sieved out early come last.

        ``also`` is a move to be tried to the end, good or not: somebody wants to know.
        """
        moves = candidates(mind, ground, legal, self.sieve[0][0]) or [without_use(mind, legal, rng)]
        if also is not None and also not in moves:
            moves.append(also)
        if len(moves) < 2:
            return [Tried(moves[0], 0.0, 0.0)]
        tastes = np.array([shrewd(mind.players), REFERENCE, NEAREST, shrewd(mind.players)])
        tastes[OWN_TASTE, STARTS + SURENESS] *= STEADY
        values, leads = [np.zeros(0) for _ in moves], [np.zeros(0) for _ in moves]
        order = list(range(len(moves)))
        for keep, count in self.sieve:
            left = [i for place, i in enumerate(order) if place < keep or i == 0 or moves[i] == also]
            worlds = mind.worlds(count, rng)
            chosen = others_kinds(mind, count, rng)
            chosen[:, mind.seat] = OWN_TASTE
            options = np.array([number_of(mind, moves[i]) for i in left], dtype=np.int64)
            seed = rng.getrandbits(63)
            losses = try_out(ground, mind.spot, worlds, tastes, chosen, options, seed, mind.desk, mind.scratch)
            worth, lead = payoff(mind.view, losses, rng), points_ahead(mind.view, losses)
            for place, i in enumerate(left):
                values[i] = np.concatenate([values[i], worth[place]])
                leads[i] = np.concatenate([leads[i], lead[place]])
            order = sorted(left, key=lambda i: -values[i].mean()) + [i for i in order if i not in left]
        best = surely_best(values, order)
        order = [best, *(i for i in order if i != best)]
        return [Tried(moves[i], float(values[i].mean()), float(leads[i].mean())) for i in order]


def stages(samples: float) -> list[tuple[int, int]]:
    """The sieve for this much thought: the first stage at least, with two worlds at least in each."""
    first, *later = [(moves, round(samples * worlds)) for moves, worlds in SIEVE]
    return [(first[0], max(2, first[1])), *(stage for stage in later if stage[1] > 1)]


def surely_best(values: list[Floats], order: list[int]) -> int:
    """The move that beats the first one (the rival's) most clearly; that one, if none does clearly."""

    def clearly(i: int) -> float:
        if i == 0:
            return 0.0
        ahead = values[i] - values[0]
        return float(ahead.mean() - CAUTION * ahead.std() / np.sqrt(len(ahead)))

    tried_to_the_end = [i for i in order if len(values[i]) == len(values[0])]
    return max(tried_to_the_end, key=clearly)


def candidates(mind: Mind, ground: Ground, legal: Sequence[Action], most: int) -> list[Action]:
    """What the rival would think of, its choice first; the common track too where it would lay a coloured one."""
    ranked = [move for move, _ in ranked_moves(mind, ground, legal)]
    if any(isinstance(move, Lay) and move.own for move in ranked):
        most //= 2
    moves = ranked[:most]
    if STOP in ranked and STOP not in moves:
        moves[-1] = STOP
    common = [Lay(move.a, move.b) for move in moves if isinstance(move, Lay) and move.own]
    return moves + [lay for lay in common if lay in legal]


def number_of(mind: Mind, move: Action) -> int:
    """A move as the kernel takes it."""
    if isinstance(move, Start):
        return move.node
    if isinstance(move, Lay):
        return mind.board.link_at[move.a, move.b] + (OWN if move.own else 0)
    return STOP_LINK
