"""What an action would do, for whoever shows it before it is done. Cities are named by their nodes."""

from __future__ import annotations

from goldenspike.core.bits import Bits, members
from goldenspike.core.codec import Json
from goldenspike.games.transamerica.actions import Action, Lay, Move, Start, action_table
from goldenspike.games.transamerica.board import DOUBLE, RailBoard
from goldenspike.games.transamerica.view import View


def effect_of(action: Action, view: View) -> dict[str, Json] | None:
    board = action_table(view.options.board).board
    match action:
        case Lay():
            return _of_track(board, view, action)
        case Start(node) | Move(node):
            return {"city": node} if node in board.city_at else None
        case _:
            return None


def _of_track(board: RailBoard, view: View, lay: Lay) -> dict[str, Json]:
    """Its cost, and whether that is a whole turn; and if it reaches a city or another network, all that it connects."""
    link, seat = board.link_at[lay.a, lay.b], view.turn
    assert seat is not None
    mine = view.networks[seat]
    far = (1 << lay.a | 1 << lay.b) & ~mine
    gained = _gained(board, view, seat, far, link)
    cities = [node for node in members(gained) if node in board.city_at]
    cost = board.links[link].cost
    effect: dict[str, Json] = {"cost": cost}
    if cost == DOUBLE:
        effect["whole_turn"] = True
    if cities or gained != far:
        effect["cities"] = cities
        effect["nodes"] = list(members(gained & ~far))
        effect["joins"] = [
            other
            for other, node in enumerate(view.markers)
            if other != seat and node is not None and gained >> node & 1
        ]
    return effect


def _gained(board: RailBoard, view: View, seat: int, far: Bits, link: int) -> Bits:
    """The nodes that a track connects to the seat's network."""
    if view.options.vexation:  # others' own tracks do not count
        mine = view.networks[seat]
        return board.reach(mine | far, view.tracks | view.own[seat] | 1 << link) & ~mine
    gained = far
    for network in view.networks:
        if network & far:
            gained |= network
    return gained & ~view.networks[seat]
