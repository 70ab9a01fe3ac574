"""Rounds played out by player models, compiled: for search, for tuning, for guessing what others will lay."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from goldenspike.games.transamerica.state import SUPPLY
from goldenspike.kernel.arrays import Bytes, Floats, Ints, Words
from goldenspike.kernel.compiled import inner
from goldenspike.kernel.transamerica.distances import DEAR, join, missing
from goldenspike.kernel.transamerica.policy import (
    COLOURED,
    COMMON,
    STARTS,
    Desk,
    Ground,
    pick_link,
    pick_start,
    think,
    think_on,
    useful_links,
)


class Spot(NamedTuple):
    """A moment of a round. A marker not placed is -1. With coloured tracks every seat has its distances."""

    apart: Bytes
    taken: Bytes
    """What is on each link: see ``FREE``."""
    markers: Ints
    coloured: Ints
    """The coloured tracks each seat has left."""
    counts: Ints
    """Tracks laid, seat on turn, whether a first track is laid, whether somebody has completed, if markers block."""


LAID, SEAT, SECOND, DONE, BLOCKS = range(5)
OWN = 1 << 16
"""Added to a link: a coloured track is laid on it."""


def new_spot(apart: Bytes, links: int, players: int) -> Spot:
    """A round without markers; ``apart`` has a table of distances, or one for each seat."""
    return Spot(
        apart.copy(),
        np.zeros(links, dtype=np.uint8),
        np.full(players, -1, dtype=np.int64),
        np.zeros(players, dtype=np.int64),
        np.zeros(5, dtype=np.int64),
    )


@inner
def copy_spot(into: Spot, spot: Spot) -> None:
    for k in range(len(spot.apart)):
        for node in range(spot.apart.shape[1]):
            copy_bytes(into.apart[k, node], spot.apart[k, node])
    copy_bytes(into.taken, spot.taken)
    for seat in range(len(spot.markers)):
        into.markers[seat] = spot.markers[seat]
        into.coloured[seat] = spot.coloured[seat]
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
    a, b, seat = ground.ends[link % OWN, 0], ground.ends[link % OWN, 1], spot.counts[SEAT]
    if link >= OWN:  # TA-X1
        spot.taken[link - OWN] = COLOURED + seat
        spot.coloured[seat] -= 1
        join(spot.apart[seat], a, b)
        return
    spot.taken[link] = COMMON
    spot.counts[LAID] += 1
    for k in range(len(spot.apart)):
        join(spot.apart[k], a, b)


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
        ends_turn = spot.counts[SECOND] == 1 or ground.cost[link % OWN] > 1
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
    """Play the round to its end, unless it is ``over``; each seat's loss, and the tracks that each lays added up.

    Every seat has a row of tastes: for starts, then for tracks. A ``watcher`` (else -1) does nothing.
    """
    players, idle, node = len(spot.markers), 0, -1
    known = np.full(players, DEAR)
    while not over and idle <= players:
        seat = spot.counts[SEAT]
        taste, apart = tastes[seat], distances_of(spot, seat)
        if seat == watcher:
            idle += 1
            spot.counts[SEAT] = (seat + 1) % players
            continue
        if spot.markers[seat] < 0:
            spot.markers[seat] = pick_start(ground, apart, spot.markers, seat, hands[seat], taste, state, desk)
            spot.counts[SEAT] = (seat + 1) % players
            continue
        second, blocks = spot.counts[SECOND] == 1, spot.counts[BLOCKS] == 1
        if second and node >= 0:
            least = think_on(node, known, seat, desk)
        else:
            least = think(apart, spot.markers[seat], hands[seat], known, seat, desk)
        count = useful_links(ground, apart, spot.taken, spot.markers, seat, least, second, blocks, desk)
        place = pick_link(ground, apart, spot.markers, seat, count, taste[STARTS:], state, desk)
        link, node, idle = -1, -1, idle + 1
        if place >= 0:
            link, node, idle = desk.links[place], desk.ends[place], 0
            laid[seat, link] += 1.0
            if spot.coloured[seat] > 0:
                link += OWN
        over = step(ground, spot, hands, link)
        if blocks and node >= 0 and spot.counts[SEAT] != seat:
            go_in_front(spot, seat, node)
    for seat in range(players):
        if spot.markers[seat] >= 0:
            apart = distances_of(spot, seat)
            losses[seat] = missing(apart, spot.markers[seat], hands[seat], known[seat], desk.goals, desk.work)


@inner
def go_in_front(spot: Spot, seat: int, node: int) -> None:
    """The marker goes where the own line ends, so that nobody gets in between (TA-V20)."""
    for marker in spot.markers:
        if marker == node:
            return
    spot.markers[seat] = node
