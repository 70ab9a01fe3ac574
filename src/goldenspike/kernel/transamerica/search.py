"""Trying things out in sampled worlds, compiled.

There is one compiled entry for all: each would take as long to compile as all that it calls.
"""

from __future__ import annotations

import numpy as np

from goldenspike.kernel.arrays import Floats, Ints
from goldenspike.kernel.compiled import entry
from goldenspike.kernel.transamerica.playouts import DONE, SEAT, SECOND, Spot, copy_spot, is_complete, play_out, step
from goldenspike.kernel.transamerica.policy import Desk, Ground

GO_ON = -2
"""The option to do nothing out of the ordinary: all play by their tastes."""
NOBODY = -1


def try_out(
    ground: Ground,
    spot: Spot,
    worlds: Ints,
    tastes: Floats,
    chosen: Ints,
    options: Ints,
    seed: int,
    desk: Desk,
    scratch: Spot,
) -> Ints:
    """The losses of all seats for each option (a link, -1 to stop; or a start) in each world.

    ``chosen`` has for each world and seat the taste it plays by. Every option meets the same worlds and the same luck.
    """
    losses = np.zeros((len(options), len(worlds), worlds.shape[1]), dtype=np.int64)
    laid = np.zeros((worlds.shape[1], len(ground.cost)))
    _run(ground, spot, worlds, tastes, chosen, options, np.uint64(seed), desk, scratch, losses, NOBODY, laid)
    return losses


def expected_tracks(
    ground: Ground, spot: Spot, worlds: Ints, taste: Floats, watcher: int, seed: int, desk: Desk, scratch: Spot
) -> Floats:
    """How likely each seat lays each link, if one seat only watches (or nobody: -1)."""
    laid = np.zeros((worlds.shape[1], len(ground.cost)))
    chosen, losses = np.zeros(worlds.shape[:2], dtype=np.int64), np.zeros((1, *worlds.shape[:2]), dtype=np.int64)
    options = np.array([GO_ON])
    _run(ground, spot, worlds, taste[None], chosen, options, np.uint64(seed), desk, scratch, losses, watcher, laid)
    return laid / len(worlds)


@entry
def _run(
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
    watcher: int,
    laid: Floats,
) -> None:
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
            for s in range(players):  # by the first track of this turn (TA-51)
                if spot.counts[SECOND] == 1 and is_complete(spot, s, worlds[w]):
                    scratch.counts[DONE] = 1
            if watcher >= 0:
                scratch.counts[SECOND] = 0
                scratch.counts[SEAT] = (watcher + 1) % players
            elif options[o] != GO_ON:
                if spot.markers[seat] < 0:
                    scratch.markers[seat] = options[o]
                    scratch.counts[SEAT] = (seat + 1) % players
                else:
                    over = step(ground, scratch, worlds[w], options[o])
            play_out(ground, scratch, worlds[w], by_seat, state, desk, losses[o, w], over, watcher, laid)
