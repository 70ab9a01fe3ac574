"""A finished game of Steel Driver looked over."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from goldenspike.bots.steel_driver_master import Master
from goldenspike.bots.steel_driver_mind import Mind
from goldenspike.bots.steel_driver_words import reasons_for, words_of
from goldenspike.core.game import CHANCE
from goldenspike.core.record import Record, final_state
from goldenspike.games.steel_driver.actions import DrawFirst
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.sim.analysis.judgement import Fortune, Judged, Terms
from goldenspike.sim.analysis.steel_driver_seats import ahead, worth_of_seats

TERMS = Terms(
    unit="dollars", part="turn", luck="the seat order", judged="every decision; an auction is charged once a player"
)


def judge(record: Record, samples: float, seed: int) -> Iterator[Judged]:
    """Every decision that was one. All that a seat does from one sale of a company to the next is one matter."""
    master, label = Master(samples), STEEL_DRIVER.presenter.label
    state: Any = STEEL_DRIVER.setup(record.options)
    for index, (seat, action) in enumerate(record.actions):
        legal = () if seat == CHANCE else STEEL_DRIVER.legal(state, seat)
        if len(legal) > 1:
            mind = Mind(STEEL_DRIVER.view(state, seat))
            tried = master.weigh(mind, legal, Random(f"{seed}/{index}"), also=action)
            done = next(each for each in tried if each.action == action)
            best = max(tried[0].lead, done.lead)
            better = action if best == done.lead else tried[0].action
            why = reasons_for(mind, better)
            words = words_of(mind.board, why)
            auction = mind.view.auction
            yield Judged(
                index=index,
                part=mind.view.turn,
                seat=seat,
                action=action,
                better=better,
                given_away=best - done.lead,
                words=words,
                reasons=why,
                label=label(action, mind.view),
                better_label=label(better, mind.view),
                matter=index if auction is None else ("auction", mind.view.turn, auction.unsold),
            )
        state = STEEL_DRIVER.apply(state, seat, action).state


def fortunes(record: Record, seed: int) -> Iterator[Fortune]:  # noqa: ARG001
    """The one chance is who begins: what equal players make of their seats is luck, all else is play."""
    players = record.options.players
    first = next(action.first for _, action in record.actions if isinstance(action, DrawFirst))
    luck = worth_of_seats(record.options.board, players)
    actual = ahead(np.array(final_state(record).standing.cash, dtype=np.float64))
    for seat in range(players):
        by_order = luck[(seat - first) % players]
        yield Fortune(None, seat, by_order, float(actual[seat]) - by_order)
