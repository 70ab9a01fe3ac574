"""TransAmerica's first bots: *novice*, *builder*, and the *reference* that all are measured against."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

import numpy as np

from goldenspike.bots.bot import Explanation
from goldenspike.bots.transamerica.mind import Mind
from goldenspike.bots.transamerica.words import weighed
from goldenspike.core.bits import Bits
from goldenspike.games.transamerica.actions import Action, Lay, Move, Start, action_table
from goldenspike.games.transamerica.board import RailBoard
from goldenspike.games.transamerica.view import View
from goldenspike.kernel.arrays import Ints
from goldenspike.kernel.transamerica.completions import (
    completion_cost,
    completion_costs,
    costs_with_each,
    distances_from,
)

A = TypeVar("A")


STRAYS = 0.5
"""How often a builder lays any useful track: one that finishes the nearest city first every time is no beginner."""


class Position:
    """What a seat knows of its own affairs: its cities, the tracks that serve it, what is missing."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None, "a spectator has no affairs"
        hand = view.hands[view.seat]
        assert hand is not None, "a seat sees its own hand"
        self.board: RailBoard = action_table(view.options.board).board
        self.cities = [self.board.city_named[name].node for name in hand]
        self.laid: Bits = view.tracks | view.own[view.seat]
        self.marker = view.markers[view.seat]
        network = view.networks[view.seat]
        self.goals = [city for city in self.cities if not network >> city & 1]

    def missing(self) -> int:
        """What completing costs."""
        assert self.marker is not None
        return completion_cost(self.board.id, self.laid, self.marker, self.cities)

    def useful(self, lays: Sequence[Lay]) -> list[Lay]:
        """The tracks on some cheapest completion: they save what they cost."""
        assert self.marker is not None
        links = [self.board.link_at[lay.a, lay.b] for lay in lays]
        after = costs_with_each(self.board.id, self.laid, self.marker, self.cities, links)
        before = self.missing()
        return [
            lay
            for lay, link, cost in zip(lays, links, after, strict=True)
            if before - cost == self.board.links[link].cost
        ]

    def distances(self) -> list[Ints]:
        """For each city not joined yet, how far every node is from it."""
        return [distances_from(self.board.id, self.laid, 1 << city) for city in self.goals]

    def to_nearest_goal(self) -> Ints:
        return np.min(self.distances(), axis=0) if self.goals else np.zeros(self.board.size, dtype=np.int64)


class Builder:
    """Places its marker on a cheapest tree over its cities and lays only what a cheapest completion needs.

    Laid tracks are free to it, so that it builds towards others' lines wherever they save it
    track. Of the useful tracks it takes one that brings the nearest city nearer or, half of the
    time, any of them.
    """

    name = "builder"

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        if view.phase == "placing":
            return self.place(view, legal, rng)
        if view.phase == "moving":
            return stay_in_front(view, legal, rng)
        lays = [action for action in legal if isinstance(action, Lay)]
        if not lays:
            return legal[-1]
        position = Position(view)
        useful = position.useful([lay for lay in lays if not lay.own])
        if not useful and view.phase == "extending":
            return legal[-1]
        return own_if_possible(self.prefer(position, useful or lays, rng), lays)

    def prefer(self, position: Position, lays: Sequence[Lay], rng: Random) -> Lay:
        if rng.random() < STRAYS:
            return rng.choice(lays)
        near = position.to_nearest_goal()
        return _least(lays, lambda lay: int(min(near[lay.a], near[lay.b])), rng)

    def place(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        position = Position(view)
        costs = completion_costs(position.board.id, 0, position.cities)
        total = np.sum(position.distances(), axis=0)
        starts = [action for action in legal if isinstance(action, Start)]
        return _least(starts, lambda start: (int(costs[start.node]), int(total[start.node])), rng)

    def explain(self, view: View, legal: Sequence[Action], rng: Random) -> Explanation:
        action, mind = self.choose(view, legal, rng), Mind(view)
        others: list[Action] = []
        if view.phase in ("laying", "extending"):
            others = [*Position(view).useful([lay for lay in legal if isinstance(lay, Lay) and not lay.own])]
        thought = [weighed(mind, each, 0.0, idle=True) for each in (action, *(o for o in others if o != action))]
        return Explanation("lays only what a cheapest completion needs; all of these are part of one", tuple(thought))


class Reference(Builder):
    """For measuring: its marker on the most central node of a cheapest tree, then any useful track, all alike.

    Never change it: what is said of other bots' strength is said against this one.
    """

    name = "reference"

    def prefer(self, position: Position, lays: Sequence[Lay], rng: Random) -> Lay:  # noqa: ARG002
        return rng.choice(lays)


class Novice:
    """Starts at one of its cities and heads for the nearest missing one; one turn in five it wanders.

    It sees no further than that: it counts no trees, and forgets that a line may serve two cities.
    """

    name = "novice"
    WANDERS = 0.2

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        if view.phase == "moving":
            return stay_in_front(view, legal, rng)
        if rng.random() < self.WANDERS:
            return legal[int(rng.random() * len(legal))]
        position = Position(view)
        if view.phase == "placing":
            at_home = [a for a in legal if isinstance(a, Start) and a.node in position.cities]
            return rng.choice(at_home) if at_home else rng.choice(legal)
        lays = [action for action in legal if isinstance(action, Lay)]
        if not lays:
            return legal[-1]
        near = position.to_nearest_goal()
        return _least(lays, lambda lay: int(min(near[lay.a], near[lay.b])), rng)


def stay_in_front(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """With blocking markers: stand where the own line goes on, so that nobody gets in between."""
    position = Position(view)
    near = position.to_nearest_goal()
    moves = [action for action in legal if isinstance(action, Move)]
    best = _least(moves, lambda move: int(near[move.node]), rng) if moves else None
    if best is None or near[best.node] >= near[position.marker]:
        return legal[-1]
    return best


def own_if_possible(lay: Lay, lays: Sequence[Action]) -> Lay:
    """With Vexation: an own track where there is one, for it helps nobody else."""
    own = Lay(lay.a, lay.b, True)
    return own if own in lays else lay


def _least(items: Sequence[A], cost: Callable[[A], Any], rng: Random) -> A:
    """An item of least cost; ties are drawn."""
    costs = [cost(item) for item in items]
    least = min(costs)
    return rng.choice([item for item, c in zip(items, costs, strict=True) if c == least])
