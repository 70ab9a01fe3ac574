"""What a track does for the other players who are close to the end of their way, compiled."""

from __future__ import annotations

import numpy as np

from goldenspike.kernel.arrays import Floats, Ints
from goldenspike.kernel.compiled import entry
from goldenspike.kernel.transamerica.distances import DEAR, join, missing
from goldenspike.kernel.transamerica.playouts import Spot, copy_bytes, distances_of
from goldenspike.kernel.transamerica.policy import Desk, Ground

ONE_TURN = 2
"""The points a player can lay in one turn."""


def helped(ground: Ground, spot: Spot, worlds: Ints, seat: int, links: Ints, desk: Desk, scratch: Spot) -> Floats:
    """For each link in how many of the worlds (as a share) it brings another player to the end, or within one turn."""
    counts = np.zeros(len(links))
    _count_helped(ground, spot, worlds, seat, links, desk, scratch, counts)
    return counts / len(worlds)


@entry
def _count_helped(
    ground: Ground, spot: Spot, worlds: Ints, seat: int, links: Ints, desk: Desk, scratch: Spot, counts: Floats
) -> None:
    for w in range(len(worlds)):
        for i in range(len(links)):
            helps = False
            for other in range(len(spot.markers)):
                if other == seat or helps:
                    continue
                apart, marker, hand = distances_of(spot, other), spot.markers[other], worlds[w, other]
                before = missing(apart, marker, hand, DEAR, desk.goals, desk.work)
                if before == 0 or before > ONE_TURN + ground.cost[links[i]]:
                    continue
                after = scratch.apart[0]
                for node in range(len(after)):
                    copy_bytes(after[node], apart[node])
                join(after, ground.ends[links[i], 0], ground.ends[links[i], 1])
                left = missing(after, marker, hand, before, desk.goals, desk.work)
                helps = left == 0 or (left <= ONE_TURN < before)
            if helps:
                counts[i] += 1.0
