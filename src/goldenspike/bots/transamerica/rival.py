"""TransAmerica's *rival*: no search, but a thought for what the others hold and will build."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from goldenspike.bots.bot import Explanation
from goldenspike.bots.transamerica.mind import MOST_HANDS, Mind, ground_for, hands_within
from goldenspike.bots.transamerica.plain import own_if_possible, stay_in_front
from goldenspike.bots.transamerica.tastes import REFERENCE, shrewd
from goldenspike.bots.transamerica.words import weighed
from goldenspike.games.transamerica.actions import STOP, Action, Lay, Start
from goldenspike.games.transamerica.view import View
from goldenspike.kernel.transamerica.distances import DEAR
from goldenspike.kernel.transamerica.help import helped
from goldenspike.kernel.transamerica.policy import STARTS, Ground, others_near, score, start_scores, think, useful_links
from goldenspike.kernel.transamerica.search import NOBODY, expected_tracks

Ranked = list[tuple[Action, float]]
TOO_LOW = -1e8
WORLDS = 32
"""Hands of the others that it imagines, for a budget of a second."""
HELP = 6.0
"""How much less it likes a track that surely helps another player to the end."""
TOO_HELPFUL = 0.5
"""A second track that so likely does is not laid at all."""


class Rival:
    """Guesses the others' hands from all they did, expects the tracks they will lay, and lays the rest itself.

    All its tracks are part of a cheapest completion. First come those that nobody else will lay;
    what everybody needs is kept for last. It ends the round as soon as it can, and it does not lay
    what brings another player to the end, or near it, while another track serves.
    """

    name = "rival"

    def __init__(self, worlds: int = WORLDS, hands: int = MOST_HANDS) -> None:
        self.worlds, self.hands = worlds, hands

    def within(self, seconds: float) -> Rival:
        return Rival(max(2, round(seconds * WORLDS)), hands_within(seconds))

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        if view.phase == "moving":
            return stay_in_front(view, legal, rng)
        if len(legal) == 1:
            return legal[0]
        mind = Mind(view, self.hands)
        return self.ranked(mind, expectation(mind, self.worlds, rng), legal, rng)[0][0]

    def ranked(self, mind: Mind, ground: Ground, legal: Sequence[Action], rng: Random) -> Ranked:
        """The moves it weighs, best first, with what it thinks of each."""
        return ranked_moves(mind, ground, legal) or [(without_use(mind, legal, rng), 0.0)]

    def explain(self, view: View, legal: Sequence[Action], rng: Random) -> Explanation:
        mind = Mind(view, self.hands)
        if view.phase == "moving" or len(legal) == 1:
            action = self.choose(view, legal, rng)
            return Explanation("moves on", (weighed(mind, action, 0.0),))
        ground = expectation(mind, self.worlds, rng)
        ranked = self.ranked(mind, ground, legal, rng)
        best = ranked[0][1]
        idle = is_idle(mind, ground, legal)
        thought = tuple(weighed(mind, action, value - best, ground, idle=idle) for action, value in ranked)
        return Explanation("first what nobody else will lay; how far the rest is behind, by its taste", thought)


def expectation(mind: Mind, count: int, rng: Random) -> Ground:
    """The ground with what each seat may expect the others to lay.

    For the own seat that is what they lay if it only watches.
    """
    plain = ground_for(mind.board.id, mind.players)
    worlds, seed = mind.worlds(count, rng), rng.getrandbits(63)
    mind.imagined = worlds
    watched, played = (
        expected_tracks(plain, mind.spot, worlds, REFERENCE, watcher, seed, mind.desk, mind.scratch)
        for watcher in (mind.seat, NOBODY)
    )
    wanted = np.minimum(1.0, played.sum(axis=0) - played)
    wanted[mind.seat] = watched.sum(axis=0)
    return ground_for(mind.board.id, mind.players, wanted)


def ranked_starts(mind: Mind, ground: Ground, legal: Sequence[Action]) -> Ranked:
    """The nodes worth starting from, best first."""
    taste, scores = shrewd(mind.players), mind.desk.scores
    start_scores(ground, mind.distances(), mind.spot.markers, mind.seat, mind.cities, taste, mind.desk)
    starts = [(action, float(scores[action.node])) for action in legal if isinstance(action, Start)]
    return sorted((each for each in starts if each[1] > TOO_LOW), key=lambda each: -each[1])


def ranked_moves(mind: Mind, ground: Ground, legal: Sequence[Action]) -> Ranked:
    """The starts, or the useful tracks (coloured if possible) and, for a second track, stopping; best first."""
    if mind.view.phase == "placing":
        return ranked_starts(mind, ground, legal)
    links = useful_tracks(mind, ground, legal)
    if not links:
        return []
    if completes_now(mind):
        likes, help_ = np.zeros(len(links)), np.zeros(len(links))
    else:
        likes = np.array([like for _, like in links])
        numbers = np.array([mind.board.link_at[lay.a, lay.b] for lay, _ in links])
        help_ = helped(ground, mind.spot, mind.imagined, mind.seat, numbers, mind.desk, mind.scratch)
    tracks = [own_if_possible(lay, legal) for lay, _ in links]
    help_[[track.own for track in tracks]] = 0.0  # a coloured track serves its owner alone
    ranked: Ranked = [
        (track, float(like - HELP * much)) for track, like, much in zip(tracks, likes, help_, strict=True)
    ]
    order = sorted(range(len(links)), key=lambda i: (-ranked[i][1], links[i][0].a, links[i][0].b))
    ranked = [ranked[i] for i in order]
    if mind.view.phase == "extending":
        stop_first = help_[order[0]] > TOO_HELPFUL
        ranked.insert(0 if stop_first else len(ranked), (STOP, ranked[0 if stop_first else -1][1]))
    return ranked


def completes_now(mind: Mind) -> bool:
    """Whether this turn can complete: then any useful track does, or leads to it."""
    left = think(
        mind.distances(),
        int(mind.spot.markers[mind.seat]),
        mind.cities,
        np.full(mind.players, DEAR),
        mind.seat,
        mind.desk,
    )
    return int(left) <= (1 if mind.view.phase == "extending" else 2)


def useful_tracks(mind: Mind, ground: Ground, legal: Sequence[Action]) -> list[tuple[Lay, float]]:
    """The tracks on some cheapest completion, with what the rival thinks of each."""
    apart, root, desk = mind.distances(), int(mind.spot.markers[mind.seat]), mind.desk
    second, blocks = mind.view.phase == "extending", mind.view.options.blocking
    least = think(apart, root, mind.cities, np.full(mind.players, DEAR), mind.seat, desk)
    markers = mind.spot.markers
    count = useful_links(ground, apart, mind.spot.taken, markers, mind.seat, least, second, blocks, desk)
    others_near(apart, markers, mind.seat, desk.near)
    taste, found = shrewd(mind.players)[STARTS:], []
    for i in range(count):
        link = mind.board.links[desk.links[i]]
        lay = Lay(link.a, link.b)
        if lay in legal or Lay(link.a, link.b, True) in legal:
            found.append((lay, float(score(ground, mind.seat, desk.links[i], desk.ends[i], taste, desk))))
    return found


def is_idle(mind: Mind, ground: Ground, legal: Sequence[Action]) -> bool:
    """Whether no second track is of use."""
    return mind.view.phase == "extending" and not useful_tracks(mind, ground, legal)


def without_use(mind: Mind, legal: Sequence[Action], rng: Random) -> Action:
    """Nothing legal is of use (a marker is in the way, or all is done): stop, or go where the own cities are."""
    lays = [action for action in legal if isinstance(action, Lay) and not action.own]
    if mind.view.phase == "extending" or not lays:
        return legal[-1]
    apart = mind.distances()
    rng.shuffle(lays)
    return min(lays, key=lambda lay: min(int(apart[end, city]) for end in (lay.a, lay.b) for city in mind.cities))
