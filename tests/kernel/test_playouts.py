"""What the player models of the kernel choose from is what the rules allow and a cheapest completion needs."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from goldenspike.bots import bot_named
from goldenspike.bots.transamerica.mind import Mind, ground_for
from goldenspike.bots.transamerica.rival import useful_tracks
from goldenspike.games.transamerica.actions import Lay
from goldenspike.games.transamerica.rules import TRANSAMERICA
from goldenspike.kernel.transamerica.completions import completion_cost, costs_with_each
from goldenspike.kernel.transamerica.distances import DEAR, join
from goldenspike.kernel.transamerica.policy import think, think_on, useful_links
from goldenspike.sim.play import play_game

REAL = "transamerica"


def moments(players: int, seed: int, **options: Any) -> list[tuple[Any, int]]:
    """Every state of a builders' round in which a track is to be laid, and whose decision it is."""
    chosen = TRANSAMERICA.options_type(players=players, rounds=1, **options)
    match = play_game(TRANSAMERICA, chosen, [bot_named(REAL, "builder")] * players, f"{seed}/0")
    state, found = TRANSAMERICA.setup(chosen), []
    for seat, action in match.record.actions:
        if isinstance(action, Lay):
            found.append((state, seat))
        state = TRANSAMERICA.apply(state, seat, action).state
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_useful_links_save_what_they_cost(players: int) -> None:
    for state, seat in moments(players, 5)[::3]:
        view = TRANSAMERICA.view(state, seat)
        mind = Mind(view)
        legal = TRANSAMERICA.legal(state, seat)
        lays = [lay for lay in legal if isinstance(lay, Lay)]
        links = [mind.board.link_at[lay.a, lay.b] for lay in lays]
        marker, cities = int(mind.spot.markers[seat]), mind.cities.tolist()
        before = completion_cost(REAL, view.tracks, marker, cities)
        after = costs_with_each(REAL, view.tracks, marker, cities, links)
        saves = {
            lay
            for lay, link, cost in zip(lays, links, after, strict=True)
            if before - cost == mind.board.links[link].cost
        }
        assert {lay for lay, _ in useful_tracks(mind, ground_for(REAL, players), legal)} == saves


def test_thinking_on_after_a_track_is_thinking_anew() -> None:
    """The trees of the first track serve for the second: the same links are useful."""
    for state, seat in moments(3, 2):
        mind = Mind(TRANSAMERICA.view(state, seat))
        spot, desk, ground = mind.spot, mind.desk, ground_for(REAL, 3)
        apart, root, known = spot.apart[0], int(spot.markers[seat]), np.full(3, DEAR)
        least = think(apart, root, mind.cities, known, seat, desk)
        count = useful_links(ground, apart, spot.taken, spot.markers, seat, least, False, False, desk)
        first, node = int(desk.links[count - 1]), int(desk.ends[count - 1])
        join(apart, *ground.ends[first])
        spot.taken[first] = 1
        left = think_on(node, known, seat, desk)
        count = useful_links(ground, apart, spot.taken, spot.markers, seat, left, True, False, desk)
        thought_on = sorted(desk.links[:count].tolist())
        assert left == think(apart, root, mind.cities, np.full(3, DEAR), seat, desk)
        count = useful_links(ground, apart, spot.taken, spot.markers, seat, left, True, False, desk)
        assert sorted(desk.links[:count].tolist()) == thought_on


def test_blocked_links_are_not_thought_of() -> None:
    """TA-V21: what the playouts may lay is what the rules allow."""
    checked = 0
    for state, seat in moments(4, 3, blocking=True):
        view, mind = TRANSAMERICA.view(state, seat), Mind(TRANSAMERICA.view(state, seat))
        spot, desk, ground = mind.spot, mind.desk, ground_for(REAL, 4)
        least = think(spot.apart[0], int(spot.markers[seat]), mind.cities, np.full(4, DEAR), seat, desk)
        second = view.phase == "extending"
        count = useful_links(ground, spot.apart[0], spot.taken, spot.markers, seat, least, second, True, desk)
        for link in desk.links[:count]:
            assert Lay(*mind.board.ends[link]) in TRANSAMERICA.legal(state, seat)
        free = useful_links(ground, spot.apart[0], spot.taken, spot.markers, seat, least, second, False, desk)
        checked += free > count
    assert checked, "no marker was in the way: choose another seed"


def test_coloured_tracks_count_for_their_owner_alone() -> None:
    """TA-X1: in a seat's own distances only."""
    state, seat = moments(3, 1, vexation=True)[-1]
    mind = Mind(TRANSAMERICA.view(state, seat))
    coloured = [(owner, lay) for owner, lay in mind.view.played if isinstance(lay, Lay) and lay.own]
    assert coloured
    assert all(mind.spot.apart[owner, lay.a, lay.b] == 0 for owner, lay in coloured)
    others = [(other, lay) for owner, lay in coloured for other in range(3) if other != owner]
    assert any(mind.spot.apart[other, lay.a, lay.b] for other, lay in others), "no other has such a track to build"
    assert mind.spot.coloured.tolist() == [3 - sum(owner == s for owner, _ in coloured) for s in range(3)]
    assert (mind.worlds(3, Random(1))[:, seat] == mind.cities).all()
