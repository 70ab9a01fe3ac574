"""TransAmerica's *rival*: no search, but a thought for what the others hold and will build."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from goldenspike.bots.transamerica import own_if_possible, stay_in_front
from goldenspike.bots.transamerica_mind import Mind, ground_for
from goldenspike.bots.transamerica_tastes import REFERENCE, shrewd
from goldenspike.games.transamerica.actions import Action, Lay, Start
from goldenspike.games.transamerica.view import View
from goldenspike.kernel.policy import STARTS, Ground, goal_count, others_near, score, start_scores, useful_links
from goldenspike.kernel.search import expect_tracks


class Rival:
    """Guesses the others' hands from all they did, expects the tracks they will lay, and lays the rest itself.

    All its tracks are part of a cheapest completion. First come those that nobody else will lay;
    what everybody needs is kept for last.
    """

    name = "rival"

    def __init__(self, worlds: int = 40) -> None:
        self.worlds = worlds

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        if view.phase == "moving":
            return stay_in_front(view, legal, rng)
        if len(legal) == 1:
            return legal[0]
        mind = Mind(view)
        ground = expectation(mind, self.worlds, rng)
        if view.phase == "placing":
            return best_start(mind, ground, legal, rng)
        ranked = ranked_links(mind, ground, legal)
        if not ranked:
            return legal[-1] if view.phase == "extending" else fallback(mind, legal, rng)
        _, lay = ranked[0]
        return own_if_possible(lay, legal)


def expectation(mind: Mind, count: int, rng: Random) -> Ground:
    """The ground with what the others are expected to lay."""
    wanted = np.zeros(len(mind.board.links))
    plain = ground_for(mind.board.id, mind.players, wanted)
    worlds = mind.worlds(count, rng)
    state = np.array([rng.getrandbits(64)], dtype=np.uint64)
    expect_tracks(plain, mind.spot, worlds, REFERENCE, mind.seat, state, mind.desk, mind.scratch, wanted)
    return ground_for(mind.board.id, mind.players, wanted)


def best_start(mind: Mind, ground: Ground, legal: Sequence[Action], rng: Random) -> Action:
    taste = shrewd(mind.players)
    start_scores(ground, mind.distances(), mind.spot.markers, mind.seat, mind.cities, taste, mind.desk)
    starts = [action for action in legal if isinstance(action, Start)]
    rng.shuffle(starts)
    return max(starts, key=lambda start: float(mind.desk.scores[start.node]))


def ranked_links(mind: Mind, ground: Ground, legal: Sequence[Action]) -> list[tuple[float, Lay]]:
    """The useful tracks with what the rival thinks of each, best first."""
    apart, root, desk = mind.distances(), int(mind.spot.markers[mind.seat]), mind.desk
    known = np.full(mind.players, 250)
    second = mind.view.phase == "extending"
    count = useful_links(ground, apart, mind.spot.taken, root, mind.cities, second, known, mind.seat, desk)
    others_near(apart, mind.spot.markers, mind.seat, desk.near)
    whole = (1 << goal_count(apart, root, mind.cities)) - 1
    taste, found = shrewd(mind.players)[STARTS:], []
    for i in range(count):
        link = mind.board.links[desk.links[i]]
        lay = Lay(link.a, link.b)
        if lay in legal:
            found.append((float(score(ground, root, whole, desk.links[i], desk.ends[i], taste, desk)), lay))
    return sorted(found, key=lambda each: (-each[0], each[1].a, each[1].b))


def fallback(mind: Mind, legal: Sequence[Action], rng: Random) -> Action:
    """Nothing legal is of use (another's marker is in the way): go where the own cities are."""
    lays = [action for action in legal if isinstance(action, Lay) and not action.own]
    if not lays:
        return legal[-1]
    apart = mind.distances()
    rng.shuffle(lays)
    return min(lays, key=lambda lay: min(int(apart[end, city]) for end in (lay.a, lay.b) for city in mind.cities))
