"""TransAmerica's *rival*: no search, but a thought for what the others hold and will build."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from goldenspike.bots.bot import Explanation, Weighed
from goldenspike.bots.transamerica import own_if_possible, stay_in_front
from goldenspike.bots.transamerica_mind import Mind, ground_for
from goldenspike.bots.transamerica_tastes import REFERENCE, shrewd
from goldenspike.bots.transamerica_words import words_for
from goldenspike.games.transamerica.actions import Action, Lay, Start
from goldenspike.games.transamerica.view import View
from goldenspike.kernel.policy import STARTS, Ground, goal_count, others_near, score, start_scores, useful_links
from goldenspike.kernel.search import expected_tracks

Ranked = list[tuple[Action, float]]
TOO_LOW = -1e8


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
        return self.ranked(mind, expectation(mind, self.worlds, rng), legal, rng)[0][0]

    def ranked(self, mind: Mind, ground: Ground, legal: Sequence[Action], rng: Random) -> Ranked:
        """The moves it weighs, best first, with what it thinks of each."""
        if mind.view.phase == "placing":
            return ranked_starts(mind, ground, legal)
        ranked: Ranked = [(own_if_possible(lay, legal), value) for lay, value in ranked_links(mind, ground, legal)]
        return ranked or [(without_use(mind, legal, rng), 0.0)]

    def explain(self, view: View, legal: Sequence[Action], rng: Random) -> Explanation:
        mind = Mind(view)
        if view.phase == "moving" or len(legal) == 1:
            action = self.choose(view, legal, rng)
            return Explanation("moves on", (Weighed(action, 0.0, words_for(mind, action)),))
        ground = expectation(mind, self.worlds, rng)
        ranked = self.ranked(mind, ground, legal, rng)
        weighed = tuple(Weighed(action, value, words_for(mind, action, ground)) for action, value in ranked)
        return Explanation("first what nobody else will lay; the values are its taste, not points", weighed)


def expectation(mind: Mind, count: int, rng: Random) -> Ground:
    """The ground with what the others are expected to lay."""
    plain = ground_for(mind.board.id, mind.players, np.zeros(len(mind.board.links)))
    worlds = mind.worlds(count, rng)
    seed = rng.getrandbits(63)
    wanted = expected_tracks(plain, mind.spot, worlds, REFERENCE, mind.seat, seed, mind.desk, mind.scratch)
    return ground_for(mind.board.id, mind.players, wanted)


def ranked_starts(mind: Mind, ground: Ground, legal: Sequence[Action]) -> Ranked:
    """The nodes worth starting from, best first."""
    taste, scores = shrewd(mind.players), mind.desk.scores
    start_scores(ground, mind.distances(), mind.spot.markers, mind.seat, mind.cities, taste, mind.desk)
    starts = [(action, float(scores[action.node])) for action in legal if isinstance(action, Start)]
    return sorted((each for each in starts if each[1] > TOO_LOW), key=lambda each: -each[1])


def ranked_links(mind: Mind, ground: Ground, legal: Sequence[Action]) -> list[tuple[Lay, float]]:
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
            found.append((lay, float(score(ground, root, whole, desk.links[i], desk.ends[i], taste, desk))))
    return sorted(found, key=lambda each: (-each[1], each[0].a, each[0].b))


def without_use(mind: Mind, legal: Sequence[Action], rng: Random) -> Action:
    """Nothing legal is of use (a marker is in the way, or all is done): stop, or go where the own cities are."""
    lays = [action for action in legal if isinstance(action, Lay) and not action.own]
    if mind.view.phase == "extending" or not lays:
        return legal[-1]
    apart = mind.distances()
    rng.shuffle(lays)
    return min(lays, key=lambda lay: min(int(apart[end, city]) for end in (lay.a, lay.b) for city in mind.cities))
