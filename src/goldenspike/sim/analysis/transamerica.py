"""A finished game of TransAmerica looked over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np

from goldenspike.bots.transamerica.master import Master
from goldenspike.bots.transamerica.mind import Mind, desk_for, ground_for
from goldenspike.bots.transamerica.rival import expectation, is_idle
from goldenspike.bots.transamerica.tastes import shrewd
from goldenspike.bots.transamerica.words import reasons_for, words_of
from goldenspike.core.game import Seat
from goldenspike.core.record import Record, final_state
from goldenspike.games.transamerica.actions import Hand, Lay, Start, Stop
from goldenspike.games.transamerica.options import Options
from goldenspike.games.transamerica.rules import TRANSAMERICA
from goldenspike.kernel.arrays import Floats, Ints
from goldenspike.kernel.transamerica.distances import empty_distances
from goldenspike.kernel.transamerica.playouts import SEAT, new_spot
from goldenspike.kernel.transamerica.search import GO_ON, try_out
from goldenspike.sim.analysis.decisions import decisions, judged
from goldenspike.sim.analysis.judgement import Fortune, Judged, Terms

TERMS = Terms(
    unit="points", part="round", luck="the deals", judged="starts, tracks and where to stop; not how markers move"
)

DEALS = 200
"""Playouts that say what a deal is worth."""
SEEDS = (1 << 63) - 1
"""The largest seed that the kernel takes."""


def judge(record: Record, samples: float, seed: int) -> Iterator[Judged]:
    """Every start and every track, as they were decided: with what the seat could know."""
    master = Master(samples)
    for decision in decisions(record, seed):
        if isinstance(decision.action, (Start, Lay, Stop)):
            mind = Mind(decision.view)
            ground = expectation(mind, master.watched, decision.rng)
            tried = master.weigh(mind, ground, decision.legal, decision.rng, also=decision.action)
            why = partial(reasons_for, mind, ground=ground, idle=is_idle(mind, ground, decision.legal))
            yield judged(decision, tried, mind.view.round, why, partial(words_of, mind.board))


def fortunes(record: Record, seed: int) -> Iterator[Fortune]:
    """What equal players make of each deal on the mean is luck; what differs from it is play."""
    for number, result in enumerate(final_state(record).standing.results):
        expected = worth_of_deal(record.options, result.hands, result.first, seed + number & SEEDS)
        actual = ahead(np.array([result.losses]))[0]
        for seat, luck in enumerate(ahead(expected).mean(axis=0)):
            yield Fortune(number + 1, seat, float(luck), float(actual[seat] - luck))


def ahead(losses: Ints) -> Floats:
    """For each round (row) and seat the others' mean loss less the own."""
    count = losses.shape[1]
    found: Floats = (losses.sum(axis=1, keepdims=True) - losses) / (count - 1) - losses
    return found


def worth_of_deal(options: Options, hands: tuple[Hand, ...], first: Seat, seed: int) -> Ints:
    """The losses of many rounds of equal, shrewd players who hold these hands."""
    board, apart = TRANSAMERICA.boards.get(options.board), empty_distances(options.board)
    spot, scratch = (new_spot(apart[None], len(board.links), options.players) for _ in range(2))
    spot.counts[SEAT] = first
    ground = ground_for(options.board, options.players)
    cities = np.array([[board.city_named[name].node for name in hand] for hand in hands], dtype=np.int64)
    worlds, chosen = np.tile(cities, (DEALS, 1, 1)), np.zeros((DEALS, options.players), dtype=np.int64)
    tastes, go_on, desk = shrewd(options.players)[None], np.array([GO_ON]), desk_for(options.board)
    losses: Ints = try_out(ground, spot, worlds, tastes, chosen, go_on, seed, desk, scratch)[0]
    return losses
