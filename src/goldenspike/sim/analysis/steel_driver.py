"""A finished game of Steel Driver looked over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import numpy as np

from goldenspike.bots.steel_driver.master import Master
from goldenspike.bots.steel_driver.mind import Mind
from goldenspike.bots.steel_driver.words import reasons_for, words_of
from goldenspike.core.record import Record, final_state
from goldenspike.games.steel_driver.actions import DrawFirst
from goldenspike.sim.analysis.decisions import decisions, judged
from goldenspike.sim.analysis.judgement import Fortune, Judged, Terms
from goldenspike.sim.analysis.steel_driver_seats import ahead, worth_of_seats

TERMS = Terms(
    unit="dollars", part="turn", luck="the seat order", judged="every decision; an auction is charged once a player"
)


def judge(record: Record, samples: float, seed: int) -> Iterator[Judged]:
    """Every decision that was one. All that a seat does from one sale of a company to the next is one matter."""
    master = Master(samples)
    for decision in decisions(record, seed):
        mind = Mind(decision.view)
        tried = master.weigh(mind, decision.legal, decision.rng, also=decision.action)
        turn, auction = mind.view.turn, mind.view.auction
        matter = None if auction is None else ("auction", turn, auction.unsold)
        yield judged(decision, tried, turn, partial(reasons_for, mind), partial(words_of, mind.board), matter)


def fortunes(record: Record, seed: int) -> Iterator[Fortune]:  # noqa: ARG001
    """The one chance is who begins: what equal players make of their seats is luck, all else is play."""
    players = record.options.players
    first = next(action.first for _, action in record.actions if isinstance(action, DrawFirst))
    luck = worth_of_seats(record.options.board, players)
    actual = ahead(np.array(final_state(record).standing.cash, dtype=np.float64))
    for seat in range(players):
        by_order = luck[(seat - first) % players]
        yield Fortune(None, seat, by_order, float(actual[seat]) - by_order)
