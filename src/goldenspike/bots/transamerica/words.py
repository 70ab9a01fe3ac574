"""What a move of TransAmerica does for a seat: the reasons, and how a player would say them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from goldenspike.bots.bot import Reason, Weighed
from goldenspike.bots.transamerica.mind import Mind
from goldenspike.bots.words import AHEAD, in_english
from goldenspike.core.codec import Json
from goldenspike.games.transamerica.actions import Action, Lay, Move, Start, Stop
from goldenspike.games.transamerica.board import RailBoard
from goldenspike.kernel.transamerica.policy import Ground

UNLIKELY, LIKELY = 0.15, 0.5

PHRASES: Final = {
    "at_home": "{place}: starts at home",
    "near": "{place}: starts {steps} from {city}",
    "apart": "{steps} from the nearest other marker",
    "joins": "joins {cities} for {price}",
    "leads": "leads to {city}, {left} left from there",
    "uses": "uses the line of {seats}",
    "nobody_else": "hardly anybody else will lay it",
    "others_too": "others may lay it themselves ({chance:.0%})",
    "no_use": "of no use",
    "in_front": "stands at {place}, where its line goes on",
    "stops": "lays no second track, so as to help nobody",
    "no_more": "no track that is left is of use",
    "stays": "leaves all as it is",
    AHEAD: "{points:+.1f} points over the others",
}
"""The page has them in every language: ``reasons`` in client/src/i18n."""


def weighed(
    mind: Mind, action: Action, value: float, ground: Ground | None = None, *more: Reason, idle: bool = False
) -> Weighed:
    """``ground`` holds what the others are expected to lay, if somebody has thought of it.

    ``idle``: no track that can be laid is of use.
    """
    reasons = (*reasons_for(mind, action, ground, idle), *more)
    return Weighed(action, value, words_of(mind.board, reasons), reasons)


def ahead(points: float) -> Reason:
    return Reason(AHEAD, {"points": round(points, 1)})


def words_of(board: RailBoard, reasons: Sequence[Reason]) -> str:
    return in_english(reasons, PHRASES, partial(_shown, board))


def reasons_for(mind: Mind, action: Action, ground: Ground | None = None, idle: bool = False) -> tuple[Reason, ...]:
    if isinstance(action, Start):
        return tuple(_of_start(mind, action))
    if isinstance(action, Lay):
        return tuple(_of_track(mind, action, ground)) or (Reason("no_use"),)
    if isinstance(action, Move):
        return (Reason("in_front", {"place": action.node}),)
    if isinstance(action, Stop):
        return (Reason("no_more" if idle else "stops"),)
    return (Reason("stays"),)


def _of_start(mind: Mind, start: Start) -> list[Reason]:
    apart = mind.distances()
    nearest = min((int(city) for city in mind.cities), key=lambda city: int(apart[start.node, city]))
    if nearest == start.node:
        said = [Reason("at_home", {"place": start.node})]
    else:
        steps = int(apart[start.node, nearest])
        said = [Reason("near", {"place": start.node, "city": nearest, "steps": steps})]
    markers = [int(apart[start.node, node]) for node in mind.spot.markers if node >= 0]
    if markers:
        said.append(Reason("apart", {"steps": min(markers)}))
    return said


def _of_track(mind: Mind, lay: Lay, ground: Ground | None) -> list[Reason]:
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
        said.append(Reason("joins", {"cities": joined, "price": price}))
    elif goals:
        nearer = [city for city in goals if apart[new, city] < apart[marker, city]]
        nearest = min(nearer or goals, key=lambda city: int(apart[new, city]))
        said.append(Reason("leads", {"city": nearest, "left": int(apart[new, nearest])}))
    if met:
        said.append(Reason("uses", {"seats": met}))
    if ground is not None:
        chance = float(ground.wanted[mind.seat, mind.board.link_at[lay.a, lay.b]])
        if chance <= UNLIKELY:
            said.append(Reason("nobody_else"))
        elif chance >= LIKELY:
            said.append(Reason("others_too", {"chance": round(chance, 2)}))
    return said


def _shown(board: RailBoard, name: str, fact: Json) -> object:
    match name:
        case "place" | "city":
            return board.place_name(fact)
        case "cities":
            return " and ".join(board.place_name(city) for city in fact)
        case "seats":
            return " and ".join(f"player {seat + 1}" for seat in fact)
        case _:
            return fact
