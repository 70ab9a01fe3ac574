"""A finished game of Steel Driver looked over."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from goldenspike.bots.steel_driver_master import Master
from goldenspike.bots.steel_driver_mind import Mind, broker_taste
from goldenspike.bots.steel_driver_words import reasons_for, words_of
from goldenspike.core.game import CHANCE
from goldenspike.core.record import Record
from goldenspike.games.steel_driver.actions import TURNS, DrawFirst
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.kernel.steel_driver.arrays import Floats
from goldenspike.kernel.steel_driver.search import GO_ON, NO_CAP, try_out
from goldenspike.sim.analysis.judgement import Fortune, Judged, Terms

TERMS = Terms(unit="dollars", part="turn", luck="the seat order")

GAMES, PLANS = 100, 2
"""Games of equal brokers that say what a seat is worth, and how closely they plan."""


def judge(record: Record, samples: float, seed: int) -> Iterator[Judged]:
    """Every decision that was one."""
    master = Master(samples)
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
            yield Judged(index, mind.view.turn, seat, action, better, best - done.lead, words, why)
        state = STEEL_DRIVER.apply(state, seat, action).state


def fortunes(record: Record, seed: int) -> Iterator[Fortune]:
    """The one chance is who begins: what equal players make of their seats is luck, all else is play."""
    state: Any = STEEL_DRIVER.setup(record.options)
    for seat, action in record.actions:
        state = STEEL_DRIVER.apply(state, seat, action).state
        if isinstance(action, DrawFirst):
            luck = worth_of_seats(state, seed)
    actual = ahead(np.array(state.standing.cash, dtype=np.float64))
    for seat in range(record.options.players):
        yield Fortune(None, seat, float(luck[seat]), float(actual[seat] - luck[seat]))


def worth_of_seats(state: Any, seed: int) -> Floats:
    """What each seat wins over the others when equal brokers play from here to the end."""
    mind = Mind(STEEL_DRIVER.view(state, None))
    tastes = np.tile(broker_taste(), (mind.players, 1))
    go_on, no_cap = np.array([GO_ON]), np.array([NO_CAP])
    cash = try_out(mind.rails, mind.game, tastes, go_on, no_cap, GAMES, seed, TURNS, PLANS, mind.desk)
    return ahead(cash[0].mean(axis=0))


def ahead(cash: Floats) -> Floats:
    """For each seat its cash less the others' mean."""
    count = len(cash)
    found: Floats = cash - (cash.sum() - cash) / (count - 1)
    return found
