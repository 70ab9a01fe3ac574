"""Trying things out in sampled worlds, compiled."""

from __future__ import annotations

import numpy as np
from numba import njit

from goldenspike.kernel.arrays import Ints, Words
from goldenspike.kernel.distances import DEAR
from goldenspike.kernel.playouts import SEAT, SECOND, Spot, copy_spot, distances_of, play_out, step
from goldenspike.kernel.policy import STARTS, Desk, Floats, Ground, pick_link, pick_start

AS_THE_TASTE_SAYS = -2


@njit(cache=True)
def try_out(
    ground: Ground,
    spot: Spot,
    worlds: Ints,
    tastes: Floats,
    chosen: Ints,
    options: Ints,
    seed: np.uint64,
    desk: Desk,
    scratch: Spot,
    losses: Ints,
) -> None:
    """The losses of all seats for each option (a link, -1 to stop; or a start) in each world.

    ``chosen`` has for each world and seat the taste it plays by. Every option meets the same worlds and the same luck.
    """
    players = len(spot.markers)
    state = np.zeros(1, dtype=np.uint64)
    by_seat = np.zeros((players, tastes.shape[1]))
    seat = spot.counts[SEAT]
    for w in range(len(worlds)):
        for s in range(players):
            for i in range(tastes.shape[1]):
                by_seat[s, i] = tastes[chosen[w, s], i]
        for o in range(len(options)):
            state[0] = seed + np.uint64(w) * np.uint64(7919)
            copy_spot(scratch, spot)
            over = False
            if spot.markers[seat] < 0:
                scratch.markers[seat] = options[o]
                scratch.counts[SEAT] = (seat + 1) % players
            else:
                over = step(ground, scratch, worlds[w], options[o])
            play_out(ground, scratch, worlds[w], by_seat, state, desk, losses[o, w], over)


@njit(cache=True)
def expect_tracks(
    ground: Ground,
    spot: Spot,
    worlds: Ints,
    taste: Floats,
    me: int,
    state: Words,
    desk: Desk,
    scratch: Spot,
    wanted: Floats,
) -> None:
    """How likely each free link is laid by the others, if one seat only watches."""
    players = len(spot.markers)
    known = np.empty(players, dtype=np.int64)
    for w in range(len(worlds)):
        copy_spot(scratch, spot)
        scratch.counts[SECOND] = 0
        scratch.counts[SEAT] = (me + 1) % players
        for s in range(players):
            known[s] = DEAR
        over, idle = False, 0
        while not over and idle <= players:
            seat = scratch.counts[SEAT]
            apart = distances_of(scratch, seat)
            if seat == me:
                idle += 1
                scratch.counts[SEAT] = (seat + 1) % players
                continue
            hand = worlds[w, seat]
            if scratch.markers[seat] < 0:
                scratch.markers[seat] = pick_start(ground, apart, scratch.markers, seat, hand, taste, state, desk)
                scratch.counts[SEAT] = (seat + 1) % players
                continue
            second = scratch.counts[SECOND] == 1
            link = pick_link(
                ground, apart, scratch.taken, scratch.markers, seat, hand, second, known, taste[STARTS:], state, desk
            )
            if link >= 0:
                wanted[link] += 1.0 / len(worlds)
                idle = 0
            else:
                idle += 1
            over = step(ground, scratch, worlds[w], link)


@njit(cache=True)
def play_deal(
    ground: Ground, spot: Spot, hands: Ints, tastes: Floats, seed: np.uint64, desk: Desk, scratch: Spot, losses: Ints
) -> None:
    """The losses of many rounds from one spot with the same hands."""
    state = np.zeros(1, dtype=np.uint64)
    for i in range(len(losses)):
        state[0] = seed + np.uint64(i) * np.uint64(7919)
        copy_spot(scratch, spot)
        play_out(ground, scratch, hands, tastes, state, desk, losses[i], False)
