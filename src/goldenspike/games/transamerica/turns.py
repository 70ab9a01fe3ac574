"""A round being played (TA-3x, TA-4x, TA-5x and variant 2): what a seat may do, and what it does.

``RoundOver`` is handed back when a round has ended; ``standing`` scores it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, reduce
from operator import or_
from typing import Final, TypeVar

from goldenspike.core.bits import Bits, Choices, bits_of, members
from goldenspike.core.errors import RulesError
from goldenspike.core.game import Seat
from goldenspike.games.transamerica.actions import (
    PASS,
    STAY,
    STOP,
    Action,
    ActionTable,
    Hand,
    Lay,
    Move,
    Pass,
    Start,
    Stay,
    Stop,
    action_table,
)
from goldenspike.games.transamerica.board import BOARDS, DOUBLE, RailBoard
from goldenspike.games.transamerica.events import Ending, Event, Laid, Moved, Passed, Placed, PlayGoesOn
from goldenspike.games.transamerica.options import PLAYERS, Options
from goldenspike.games.transamerica.refusals import out_of_turn, why_not
from goldenspike.games.transamerica.state import (
    NOWHERE,
    SUPPLY,
    Extending,
    InRound,
    Laying,
    Moving,
    Network,
    Placing,
    Round,
    occupied,
    own_left,
)


@dataclass(frozen=True, slots=True)
class RoundOver:
    round: Round
    reason: Ending
    completed: tuple[Seat, ...]


T = TypeVar("T")
Turned = tuple[InRound | RoundOver, tuple[Event, ...]]


def new_round(options: Options, hands: tuple[Hand, ...], first: Seat) -> Placing:
    goals = goals_of(action_table(options.board).board, hands)
    nobody = options.players * (0,)
    return Placing(
        first,
        Round(
            hands=hands,
            goals=goals,
            wanted=reduce(or_, goals),
            markers=options.players * (None,),
            networks=options.players * (NOWHERE,),
            tracks=0,
            own=nobody,
            played=(),
        ),
    )


def goals_of(board: RailBoard, hands: tuple[Hand, ...]) -> tuple[Bits, ...]:
    """The cities of each hand as nodes."""
    return tuple(bits_of(board.city_named[name].node for name in hand) for hand in hands)


# What a seat may do

_LAYING: Final = (Laying, Extending)
_STOP: tuple[Action, ...] = (STOP,)
_PASS: tuple[Action, ...] = (PASS,)


def choices(options: Options, phase: InRound) -> Sequence[Action]:
    """Everything the seat to act may do, complete."""
    table = action_table(options.board)
    if isinstance(phase, _LAYING):
        mask = phase.open
        tail: tuple[Action, ...] = _STOP if type(phase) is Extending else () if mask else _PASS
        if options.vexation and own_left(phase):
            mask |= mask << len(table.ends)
        return Choices(table.lays, mask, tail)
    if isinstance(phase, Placing):
        return Choices(table.starts, free_nodes(table.board, phase.round))
    return Choices(table.moves, movable(table.board, phase), (STAY,))


def open_links(options: Options, round_: Round, seat: Seat) -> Bits:
    """The segments a seat may lay a first track on (TA-33, TA-36, TA-41, TA-V21)."""
    near = round_.networks[seat].links
    if options.blocking:
        near = _unblocked_links(BOARDS.get(options.board), round_, seat)
    return near & ~(occupied(round_) if options.vexation else round_.tracks)


def free_nodes(board: RailBoard, round_: Round) -> Bits:
    """The intersections without a marker (TA-32)."""
    return board.all_nodes & ~bits_of(node for node in round_.markers if node is not None)


def movable(board: RailBoard, phase: InRound) -> Bits:
    """Where a seat may move its marker: a free intersection of its network (TA-V20)."""
    return phase.round.networks[phase.seat].nodes & free_nodes(board, phase.round)


def _unblocked_links(board: RailBoard, round_: Round, seat: Seat) -> Bits:
    """The links that touch what is reached without passing through another's marker (TA-V21)."""
    blocked = 0
    for other, node in enumerate(round_.markers):
        if other != seat and node is not None:
            blocked |= board.incident[node]
    marker = round_.markers[seat]
    assert marker is not None
    reached = board.reach(1 << marker, (round_.tracks | round_.own[seat]) & ~blocked)
    return links_at(board, reached)


def links_at(board: RailBoard, nodes: Bits) -> Bits:
    links = 0
    for node in members(nodes):
        links |= board.incident[node]
    return links


# What it does


def act(options: Options, phase: InRound, action: Action) -> Turned:
    """The seat to act does something; ``RulesError`` if it may not."""
    if type(action) is Lay:  # by far the most frequent
        return _lay(options, phase, action)
    match action:
        case Stop():
            return _stop(options, phase)
        case Start():
            return _start(options, phase, action)
        case Move() | Stay():
            return _move(options, phase, action)
        case Pass():
            return _pass(options, phase)
        case _:
            raise RulesError("TA-30", "not_chance", f"a player cannot do {action.type}, only chance can")


def _start(options: Options, phase: InRound, action: Start) -> Turned:
    table = action_table(options.board)
    node = action.node
    if not isinstance(phase, Placing):
        raise RulesError("TA-32", "marker_placed", "the start marker is on the board already")
    if not 0 <= node < table.board.size:
        raise RulesError("TA-10", "no_such_node", f"there is no intersection {node}")
    round_ = phase.round
    if node in round_.markers:
        raise RulesError("TA-32", "node_taken", f"another start marker stands on {table.board.place_name(node)}")
    seat = phase.seat
    after = Round(
        round_.hands,
        round_.goals,
        round_.wanted,
        _with(round_.markers, seat, node),
        _with(round_.networks, seat, Network(1 << node, table.board.incident[node])),  # all place before any track
        round_.tracks,
        round_.own,
        (*round_.played, (seat, action)),
    )
    return _next_seat(options, seat, after), (Placed(seat, node),)


def _lay(options: Options, phase: InRound, action: Lay) -> Turned:
    table = action_table(options.board)
    link = table.link_at.get((action.a, action.b))
    if (
        link is None
        or not isinstance(phase, _LAYING)
        or not phase.open >> link & 1
        or (action.own and not (options.vexation and own_left(phase)))
    ):
        raise why_not(options, phase, action)
    seat = phase.seat
    after, joined = _with_track(options, table, phase.round, seat, link, action)
    may_extend = type(phase) is Laying and table.board.links[link].cost != DOUBLE
    gained = after.networks[seat].nodes ^ phase.round.networks[seat].nodes
    if joined or gained & after.wanted or options.vexation:
        done = completed(after)
    else:
        done = phase.done if type(phase) is Extending else ()
    turned = _after_track(options, table, seat, after, may_extend, done)
    if not joined and not action.own:
        told: tuple[Event, ...] = _plain_tracks(options.board)[seat][link]
    else:
        told = (Laid(seat, action.a, action.b, action.own, joined),)
    if seat in done and type(turned) is Extending:
        told = (*told, PlayGoesOn(seat))
    return turned, told


@cache
def _plain_tracks(board_id: str) -> tuple[tuple[tuple[Event, ...], ...], ...]:
    """What is told of a common track that joins nobody, made once: by seat and link."""
    ends = action_table(board_id).board.ends
    return tuple(tuple((Laid(seat, a, b, False, ()),) for a, b in ends) for seat in range(PLAYERS[-1]))


def _with_track(
    options: Options, table: ActionTable, round_: Round, seat: Seat, link: int, action: Lay
) -> tuple[Round, tuple[Seat, ...]]:
    """The round with one more track, and the seats whose networks it made one (TA-42)."""
    played = round_.played + ((seat, action),)  # noqa: RUF005 (faster than unpacking)
    if options.vexation:
        return _with_vexed_track(table, round_, seat, link, action, played)
    networks, ends = round_.networks, table.ends[link]
    joined: tuple[Seat, ...] = ()
    mine = networks[seat]
    new = ends & ~mine.nodes
    if new:
        nodes, links = mine.nodes | ends, mine.links | table.links_at_ends[link]
        met = [network for network in networks if network.nodes & new]
        for network in met:
            nodes, links = nodes | network.nodes, links | network.links
        whole = Network(nodes, links)
        if met:
            joined = tuple([s for s, network in enumerate(networks) if network.nodes & ends])
            networks = tuple([whole if network.nodes & ends else network for network in networks])
        else:
            networks = tuple([whole if network is mine else network for network in networks])
    tracks = round_.tracks | 1 << link
    goals, wanted, markers = round_.goals, round_.wanted, round_.markers
    return Round(round_.hands, goals, wanted, markers, networks, tracks, round_.own, played), joined


def _with_vexed_track(
    table: ActionTable, round_: Round, seat: Seat, link: int, action: Lay, played: tuple[tuple[Seat, Action], ...]
) -> tuple[Round, tuple[Seat, ...]]:
    """With coloured tracks every seat has its own idea of what is joined (TA-X1)."""
    tracks = round_.tracks if action.own else round_.tracks | 1 << link
    own = _with(round_.own, seat, round_.own[seat] | 1 << link) if action.own else round_.own
    after = replace(round_, tracks=tracks, own=own, played=played)
    ends = table.ends[link]
    networks = tuple(
        find_network(table.board, after, s) if network.nodes & ends and (s == seat or not action.own) else network
        for s, network in enumerate(round_.networks)
    )
    return replace(after, networks=networks), _newly_joined(round_, networks)


def _newly_joined(before: Round, networks: tuple[Network, ...]) -> tuple[Seat, ...]:
    """The seats whose network has got another's marker in it."""

    def met(seat: Seat, in_networks: tuple[Network, ...]) -> int:
        markers = (node for node in before.markers if node is not None)
        return sum(in_networks[seat].nodes >> node & 1 for node in markers)

    return tuple(seat for seat in range(len(networks)) if met(seat, networks) > met(seat, before.networks))


def find_network(board: RailBoard, round_: Round, seat: Seat) -> Network:
    """A seat's network by plain search along its tracks (TA-40, TA-X1)."""
    marker = round_.markers[seat]
    if marker is None:
        return NOWHERE
    nodes = board.reach(1 << marker, round_.tracks | round_.own[seat])
    return Network(nodes, links_at(board, nodes))


def completed(round_: Round) -> tuple[Seat, ...]:
    """The seats all of whose cities are in their network (TA-50, TA-53)."""
    goals = round_.goals
    return tuple([seat for seat, network in enumerate(round_.networks) if not goals[seat] & ~network.nodes])


def _after_track(
    options: Options, table: ActionTable, seat: Seat, round_: Round, may_extend: bool, done: tuple[Seat, ...]
) -> InRound | RoundOver:
    if round_.tracks.bit_count() >= SUPPLY:  # TA-52
        return RoundOver(round_, "completed" if done else "supply", done)
    if may_extend and done != (seat,):  # TA-51: others' completion leaves the second track
        more = open_links(options, round_, seat) & table.board.singles  # TA-35
        if more:
            return Extending(seat, round_, more, done)
    if done:
        return RoundOver(round_, "completed", done)
    return _turn_ends(options, seat, round_)


def _stop(options: Options, phase: InRound) -> Turned:
    if not isinstance(phase, Extending):
        raise out_of_turn(phase, "TA-34", "stop_without_track", "at least one track must be laid before stopping")
    round_ = replace(phase.round, played=(*phase.round.played, (phase.seat, STOP)))
    if phase.done:
        return RoundOver(round_, "completed", phase.done), ()
    return _turn_ends(options, phase.seat, round_), ()


def _pass(options: Options, phase: InRound) -> Turned:
    if not isinstance(phase, Laying):
        raise out_of_turn(phase, "TA-34", "pass_not_now", "passing is only for a player with no legal segment")
    if phase.open:
        raise RulesError("TA-34", "must_lay", "a player who has a legal segment must lay a track")
    seat = phase.seat
    round_ = replace(phase.round, played=(*phase.round.played, (seat, PASS)))
    if not options.blocking and _is_stuck(options, round_):
        return RoundOver(round_, "stuck", ()), (Passed(seat),)
    return _turn_ends(options, seat, round_), (Passed(seat),)


def _move(options: Options, phase: InRound, action: Move | Stay) -> Turned:
    board = action_table(options.board).board
    if not options.blocking:
        raise RulesError("TA-V20", "not_blocking", "start markers move only in the variant with blocking markers")
    if not isinstance(phase, Moving):
        raise out_of_turn(phase, "TA-V20", "move_not_now", "the start marker moves at the end of the own turn")
    seat = phase.seat
    round_ = replace(phase.round, played=(*phase.round.played, (seat, action)))
    if isinstance(action, Stay):
        return RoundOver(round_, "stuck", ()) if _is_stuck(options, round_) else _next_seat(options, seat, round_), ()
    node = action.node
    if not 0 <= node < board.size:
        raise RulesError("TA-10", "no_such_node", f"there is no intersection {node}")
    if node in round_.markers:
        raise RulesError("TA-V20", "node_taken", f"a start marker stands on {board.place_name(node)} already")
    if not round_.networks[seat].nodes >> node & 1:
        raise RulesError("TA-V20", "not_in_network", f"{board.place_name(node)} is not in the own network")
    start = round_.markers[seat]
    assert start is not None
    moved = replace(round_, markers=_with(round_.markers, seat, node))
    return _next_seat(options, seat, moved), (Moved(seat, start, node),)


def _is_stuck(options: Options, round_: Round) -> bool:
    """A full circle of turns has changed nothing, and so will the next: only coloured tracks can bring that about."""
    circle = options.players * (2 if options.blocking else 1)
    last = round_.played[-circle:]
    return len(last) == circle and all(isinstance(action, (Pass, Stay)) for _, action in last)


def _turn_ends(options: Options, seat: Seat, round_: Round) -> InRound:
    return Moving(seat, round_) if options.blocking else _next_seat(options, seat, round_)


def _next_seat(options: Options, seat: Seat, round_: Round) -> InRound:
    """Clockwise (TA-31)."""
    seat += 1
    return turn_of(options, 0 if seat == options.players else seat, round_)


def turn_of(options: Options, seat: Seat, round_: Round) -> Placing | Laying:
    """The turn of a seat as it begins."""
    if round_.markers[seat] is None:
        return Placing(seat, round_)
    return Laying(seat, round_, open_links(options, round_, seat))


def _with(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])
