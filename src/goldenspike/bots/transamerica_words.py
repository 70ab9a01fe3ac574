"""What a move of TransAmerica does for a seat, in a player's words."""

from __future__ import annotations

from collections.abc import Iterable

from goldenspike.bots.transamerica_mind import Mind
from goldenspike.games.transamerica.actions import Action, Lay, Move, Start, Stop
from goldenspike.kernel.policy import Ground

UNLIKELY, LIKELY = 0.15, 0.5


def words_for(mind: Mind, action: Action, ground: Ground | None = None) -> str:
    """``ground`` holds what the others are expected to lay, if somebody has thought of it."""
    if isinstance(action, Start):
        return _of_start(mind, action)
    if isinstance(action, Lay):
        return _of_track(mind, action, ground)
    if isinstance(action, Move):
        return f"stands at {mind.board.place_name(action.node)}, where its line goes on"
    return "lays no second track, so as to help nobody" if isinstance(action, Stop) else "leaves all as it is"


def _of_start(mind: Mind, start: Start) -> str:
    apart, place = mind.distances(), mind.board.place_name(start.node)
    nearest = min((int(city) for city in mind.cities), key=lambda city: int(apart[start.node, city]))
    home = (
        "starts at home"
        if nearest == start.node
        else f"starts {apart[start.node, nearest]} from {_name(mind, nearest)}"
    )
    markers = [int(apart[start.node, node]) for node in mind.spot.markers if node >= 0]
    away = f", {min(markers)} from the nearest other marker" if markers else ""
    return f"{place}: {home}{away}"


def _of_track(mind: Mind, lay: Lay, ground: Ground | None) -> str:
    apart, marker = mind.distances(), int(mind.spot.markers[mind.seat])
    price = mind.board.links[mind.board.link_at[lay.a, lay.b]].cost
    new = lay.b if apart[marker, lay.a] == 0 else lay.a
    goals = [int(city) for city in mind.cities if apart[marker, city] > 0]
    joined = [city for city in goals if apart[new, city] == 0]
    met = [
        seat
        for seat, node in enumerate(mind.spot.markers)
        if seat != mind.seat and node >= 0 and apart[node, new] == 0 and apart[node, marker] > 0
    ]
    said = []
    if joined:
        said.append(f"joins {_names(mind, joined)} for {price}")
    elif goals:
        nearer = [city for city in goals if apart[new, city] < apart[marker, city]]
        nearest = min(nearer or goals, key=lambda city: int(apart[new, city]))
        said.append(f"leads to {_name(mind, nearest)}, {apart[new, nearest]} left from there")
    if met:
        said.append(f"uses the line of {' and '.join(f'player {seat + 1}' for seat in met)}")
    if ground is not None:
        chance = float(ground.wanted[mind.seat, mind.board.link_at[lay.a, lay.b]])
        if chance <= UNLIKELY:
            said.append("nobody else will lay it")
        elif chance >= LIKELY:
            said.append(f"others may lay it themselves ({chance:.0%})")
    return ", ".join(said) or "of no use"


def _names(mind: Mind, cities: Iterable[int]) -> str:
    return " and ".join(_name(mind, city) for city in cities)


def _name(mind: Mind, city: int) -> str:
    return mind.board.place_name(city)
