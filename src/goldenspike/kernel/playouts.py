"""Rounds played out by player models, compiled: for search, for tuning, for guessing what others will lay."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from goldenspike.games.transamerica.state import SUPPLY
from goldenspike.kernel.arrays import Flags, Ints, Words
from goldenspike.kernel.compiled import inner
from goldenspike.kernel.distances import DEAR, Bytes, join, missing
from goldenspike.kernel.policy import STARTS, Desk, Floats, Ground, pick_link, pick_start


class Spot(NamedTuple):
    """A moment of a round. A marker not placed is -1. With coloured tracks every seat has its distances."""

    apart: Bytes
    taken: Flags
    markers: Ints
    counts: Ints
    """Tracks laid, seat on turn, whether a first track is laid, whether somebody has completed."""


LAID, SEAT, SECOND, DONE = range(4)


@inner
def copy_spot(into: Spot, spot: Spot) -> None:
    for k in range(len(spot.apart)):
        for node in range(spot.apart.shape[1]):
            copy_bytes(into.apart[k, node], spot.apart[k, node])
    for link in range(len(spot.taken)):
        into.taken[link] = spot.taken[link]
    for seat in range(len(spot.markers)):
        into.markers[seat] = spot.markers[seat]
    for i in range(len(spot.counts)):
        into.counts[i] = spot.counts[i]


@inner
def copy_bytes(into: Bytes, row: Bytes) -> None:
    for i in range(len(row)):
        into[i] = row[i]


@inner
def distances_of(spot: Spot, seat: int) -> Bytes:
    return spot.apart[min(seat, len(spot.apart) - 1)]


@inner
def lay(ground: Ground, spot: Spot, link: int) -> None:
    spot.taken[link] = True
    spot.counts[LAID] += 1
    for k in range(len(spot.apart)):
        join(spot.apart[k], ground.ends[link, 0], ground.ends[link, 1])


@inner
def is_complete(spot: Spot, seat: int, hands: Ints) -> bool:
    marker = spot.markers[seat]
    if marker < 0:
        return False
    mine = distances_of(spot, seat)[marker]
    for i in range(hands.shape[1]):
        if mine[hands[seat, i]]:
            return False
    return True


@inner
def step(ground: Ground, spot: Spot, hands: Ints, link: int) -> bool:
    """The seat on turn lays a link (or -1: stops); whether the round is over (TA-50 to TA-52)."""
    seat, players = spot.counts[SEAT], len(spot.markers)
    ends_turn = True
    if link >= 0:
        lay(ground, spot, link)
        own, others = False, False
        for s in range(players):
            if is_complete(spot, s, hands):
                own |= s == seat
                others |= s != seat
        if own or others:
            spot.counts[DONE] = 1
        if spot.counts[LAID] >= SUPPLY or (own and not others):
            return True
        ends_turn = spot.counts[SECOND] == 1 or ground.cost[link] > 1
    if not ends_turn:
        spot.counts[SECOND] = 1
        return False
    if spot.counts[DONE]:
        return True
    spot.counts[SECOND] = 0
    spot.counts[SEAT] = (seat + 1) % players
    return False


@inner
def play_out(
    ground: Ground,
    spot: Spot,
    hands: Ints,
    tastes: Floats,
    state: Words,
    desk: Desk,
    losses: Ints,
    over: bool,
    watcher: int,
    laid: Floats,
) -> None:
    """Play the round to its end, unless it is ``over``; each seat's loss.

    Every seat has a row of tastes: for starts, then for tracks. If there is a ``watcher`` (else -1),
    that seat does nothing, and instead of losses the tracks that the others lay are counted.
    """
    players, idle = len(spot.markers), 0
    known = np.full(players, DEAR)
    while not over and idle <= players:
        seat = spot.counts[SEAT]
        if seat == watcher:
            idle += 1
            spot.counts[SEAT] = (seat + 1) % players
            continue
        taste, apart = tastes[seat], distances_of(spot, seat)
        if spot.markers[seat] < 0:
            spot.markers[seat] = pick_start(ground, apart, spot.markers, seat, hands[seat], taste, state, desk)
            spot.counts[SEAT] = (seat + 1) % players
            continue
        second = spot.counts[SECOND] == 1
        link = pick_link(
            ground, apart, spot.taken, spot.markers, seat, hands[seat], second, known, taste[STARTS:], state, desk
        )
        idle = 0 if link >= 0 else idle + 1
        if watcher >= 0 and link >= 0:
            laid[link] += 1.0
        over = step(ground, spot, hands, link)
    if watcher >= 0:
        return
    for seat in range(players):
        losses[seat] = missing(
            distances_of(spot, seat), spot.markers[seat], hands[seat], desk.goals, desk.trees, desk.nodes, desk.more
        )
