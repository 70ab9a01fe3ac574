"""What a seat may see: built field by field from what is public and what is its own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce
from operator import or_
from random import Random
from typing import Literal

from goldenspike.core.bits import Bits
from goldenspike.core.game import Seat
from goldenspike.games.transamerica.actions import Hand, Lay, action_table
from goldenspike.games.transamerica.events import Event, RoundBegan, Segment
from goldenspike.games.transamerica.options import Options
from goldenspike.games.transamerica.standing import missing_segments
from goldenspike.games.transamerica.state import (
    Dealing,
    Drawing,
    Extending,
    Laying,
    Moving,
    Network,
    Over,
    Phase,
    Placing,
    Played,
    Result,
    Round,
    Standing,
    State,
)
from goldenspike.games.transamerica.turns import completed, find_network, goals_of, turn_of

PhaseName = Literal["drawing", "dealing", "placing", "laying", "extending", "moving", "over"]
PATIENCE = 10_000
"""How many deals are tried before one that ends the round at once is accepted."""


@dataclass(frozen=True, slots=True)
class View:
    """``seat`` is None for a spectator. Outside a round the board is empty."""

    seat: Seat | None
    options: Options
    phase: PhaseName
    turn: Seat | None
    round: int
    first: Seat
    points: tuple[int, ...]
    barrier: int
    hands: tuple[Hand | None, ...]
    markers: tuple[int | None, ...]
    networks: tuple[Bits, ...]
    tracks: Bits
    own: tuple[Bits, ...]
    played: Played
    results: tuple[Result, ...]
    missing: tuple[tuple[Segment, ...], ...]
    """What each seat missed in the last round, until the next one is under way (TA-60)."""
    dealt: tuple[Hand, ...]


def see_state(state: State, seat: Seat | None) -> View:
    options, standing, phase = state.options, state.standing, state.phase
    nobody = options.players * (None,)
    nothing = options.players * (0,)
    round_, turn = None, None
    if isinstance(phase, (Placing, Laying, Extending, Moving)):
        round_, turn = phase.round, phase.seat
    return View(
        seat=seat,
        options=options,
        phase=_phase_name(phase),
        turn=turn,
        round=standing.round,
        first=standing.first,
        points=standing.points,
        barrier=standing.barrier,
        hands=_visible(options, round_.hands, seat) if round_ else nobody,
        markers=round_.markers if round_ else nobody,
        networks=tuple(network.nodes for network in round_.networks) if round_ else nothing,
        tracks=round_.tracks if round_ else 0,
        own=round_.own if round_ else nothing,
        played=round_.played if round_ else (),
        results=standing.results,
        missing=_last_missing(state, round_),
        dealt=standing.dealt,  # none unless cards are open (TA-V10)
    )


def _last_missing(state: State, round_: Round | None) -> tuple[tuple[Segment, ...], ...]:
    results = state.standing.results
    if not results or (round_ is not None and round_.played):
        return ()
    return missing_segments(state.options, results[-1])


def see_event(event: Event, seat: Seat | None, open_cards: bool) -> Event:
    """An event as a seat may see it: only a deal holds secrets."""
    if isinstance(event, RoundBegan) and not open_cards:
        return replace(event, hands=tuple(hand if s == seat else None for s, hand in enumerate(event.hands)))
    return event


def determinize(view: View, rng: Random) -> State:
    """A state that looks like this to the seat, the unseen cards dealt at random."""
    standing = Standing(view.round, view.first, view.points, view.barrier, view.results, view.dealt)
    if view.phase == "drawing":
        return State(view.options, standing, Drawing())
    if view.phase == "dealing":
        return State(view.options, standing, Dealing())
    if view.phase == "over":
        return State(view.options, standing, Over())
    assert view.turn is not None
    round_ = _round(view, _deal_unseen(view, rng))
    for _ in range(PATIENCE):
        if None not in view.hands or _came_about(view, round_):
            break
        round_ = replace(_round(view, _deal_unseen(view, rng)), networks=round_.networks)
    return State(view.options, standing, _phase(view, view.turn, round_))


def _came_about(view: View, round_: Round) -> bool:
    """Whether the round would have ended before, had these hands been dealt."""
    done = completed(round_)
    if view.phase != "extending":
        return not done
    if done == (view.turn,):  # TA-51: then it would have ended with this track
        return False
    seat, last = view.played[-1]
    assert isinstance(last, Lay)
    link = 1 << action_table(view.options.board).link_at[last.a, last.b]
    own = tuple(tracks & ~link if s == seat else tracks for s, tracks in enumerate(view.own))
    before = _round(replace(view, tracks=view.tracks & ~link, own=own), round_.hands)
    return not completed(before)


def _phase(view: View, seat: Seat, round_: Round) -> Phase:
    if view.phase == "moving":
        return Moving(seat, round_)
    phase = turn_of(view.options, seat, round_)
    if view.phase == "extending" and isinstance(phase, Laying):
        singles = action_table(view.options.board).board.singles
        return Extending(seat, round_, phase.open & singles, completed(round_))
    return phase


def _visible(options: Options, hands: tuple[Hand, ...], seat: Seat | None) -> tuple[Hand | None, ...]:
    if options.open_cards:
        return hands
    return tuple(hand if s == seat else None for s, hand in enumerate(hands))


def _phase_name(phase: Phase) -> PhaseName:
    match phase:
        case Drawing():
            return "drawing"
        case Dealing():
            return "dealing"
        case Placing():
            return "placing"
        case Laying():
            return "laying"
        case Extending():
            return "extending"
        case Moving():
            return "moving"
        case Over():
            return "over"


def _deal_unseen(view: View, rng: Random) -> tuple[Hand, ...]:
    """The hands that are seen, and for the other seats cards of each colour that are not."""
    columns = []
    for color, cards in enumerate(action_table(view.options.board).board.deck(view.options.players)):
        seen = {hand[color] for hand in view.hands if hand is not None}
        unseen = [card.name for card in cards if card.name not in seen]
        rng.shuffle(unseen)
        columns.append([hand[color] if hand is not None else unseen.pop() for hand in view.hands])
    return tuple(zip(*columns, strict=True))


def _round(view: View, hands: tuple[Hand, ...]) -> Round:
    board = action_table(view.options.board).board
    goals = goals_of(board, hands)
    bare = Round(hands, goals, reduce(or_, goals), view.markers, (), view.tracks, view.own, view.played)
    shared: dict[Network, Network] = {}
    found = (find_network(board, bare, seat) for seat in range(view.options.players))
    return replace(bare, networks=tuple(shared.setdefault(network, network) for network in found))
