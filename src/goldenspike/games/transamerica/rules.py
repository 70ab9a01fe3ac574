"""TransAmerica: the eight functions of the Game protocol."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

from goldenspike.core.board import Shelf
from goldenspike.core.errors import RulesError
from goldenspike.core.game import CHANCE, Outcome, Presenter, Programs, Seat, Step
from goldenspike.games.transamerica.actions import Action, Deal, DrawFirst, Hand, action_table, deck_names
from goldenspike.games.transamerica.board import BOARDS
from goldenspike.games.transamerica.events import Event, FirstDrawn, RoundBegan
from goldenspike.games.transamerica.options import PLAYERS, Options
from goldenspike.games.transamerica.presenter import TransAmericaPresenter
from goldenspike.games.transamerica.standing import close_round, open_next, outcome_of
from goldenspike.games.transamerica.state import (
    BETWEEN,
    ENGINE_HOUSE,
    NOBODY,
    Dealing,
    Drawing,
    Over,
    Placing,
    Standing,
    State,
)
from goldenspike.games.transamerica.turns import RoundOver, act, choices, new_round
from goldenspike.games.transamerica.view import View, determinize, see_event, see_state


class TransAmerica:
    name: ClassVar[str] = "transamerica"
    title: ClassVar[str] = "TransAmerica"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = PLAYERS
    options_type = Options
    action_type: Any = Action
    event_type: Any = Event
    view_type = View
    boards: Shelf[Any] = BOARDS
    presenter: Presenter[State, Action, Event, View] = TransAmericaPresenter()
    programs: Programs[Any, Action, View] | None = None

    def setup(self, options: Options) -> State:
        standing = Standing(
            round=1,
            first=options.first or 0,
            points=options.players * (ENGINE_HOUSE,),
            barrier=0,
            results=(),
            dealt=(),
        )
        return State(options, standing, Drawing())

    def to_act(self, state: State) -> tuple[Seat, ...]:
        seat = state.phase.seat
        return () if seat == NOBODY else (seat,)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        phase = state.phase
        if phase.seat != seat or isinstance(phase, BETWEEN):
            return ()
        return choices(state.options, phase)

    def sample(self, state: State, rng: Random) -> Action:
        options = state.options
        if isinstance(state.phase, Drawing):
            return DrawFirst(rng.randrange(options.players) if options.first is None else options.first)
        drawn = [rng.sample(names, options.players) for names in deck_names(options.board, options.players)]
        return Deal(tuple(zip(*drawn, strict=True)))

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        phase = state.phase
        if isinstance(phase, BETWEEN):
            return _chance(state, seat, action)
        if phase.seat != seat:
            raise RulesError("TA-31", "not_your_turn", f"it is the turn of seat {phase.seat}, not of {_name(seat)}")
        turned, events = act(state.options, phase, action)
        if not isinstance(turned, RoundOver):
            return Step(State(state.options, state.standing, turned), events)
        standing, scored = close_round(state.options, state.standing, turned)
        standing, next_phase, opened = open_next(state.options, standing)
        after = State(state.options, standing, next_phase)
        return Step(after, (*events, *scored, *opened, *_begun(after)))

    def canonical(self, action: Action, options: Options) -> Action:  # noqa: ARG002 (each has one way to be written)
        return action

    def view(self, state: State, seat: Seat | None) -> View:
        return see_state(state, seat)

    def see(self, event: Event, seat: Seat | None, options: Options) -> Event:
        return see_event(event, seat, options.open_cards)

    def determinize(self, view: View, rng: Random) -> State:
        return determinize(view, rng)

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state.standing) if isinstance(state.phase, Over) else None


def _chance(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    if isinstance(state.phase, Over):
        raise RulesError("TA-72", "game_over", "the game is over")
    if seat != CHANCE:
        raise RulesError("TA-31", "not_your_turn", f"it is the turn of chance, not of {_name(seat)}")
    if isinstance(state.phase, Drawing):
        return _draw_first(state, action)
    return _deal(state, action)


def _draw_first(state: State, action: Action) -> Step[State, Event]:
    if not isinstance(action, DrawFirst):
        raise RulesError("TA-21", "draw_expected", f"the starting player is drawn first, before {action.type}")
    first, options = action.first, state.options
    if not 0 <= first < options.players:
        raise RulesError("TA-21", "no_such_seat", f"there is no seat {first}")
    if options.first is not None and first != options.first:
        raise RulesError("TA-21", "first_is_set", f"the table chose seat {options.first} to start, not {first}")
    old = state.standing
    standing = Standing(old.round, first, old.points, old.barrier, old.results, old.dealt)
    return Step(State(options, standing, Dealing()), (FirstDrawn(first),))


def _deal(state: State, action: Action) -> Step[State, Event]:
    options, old = state.options, state.standing
    if not isinstance(action, Deal):
        raise RulesError("TA-30", "deal_expected", f"the cards are dealt first, before {action.type}")
    _check_deal(options, action.hands)
    dealt = action.hands if options.open_cards else ()
    standing = Standing(old.round, old.first, old.points, old.barrier, old.results, dealt)
    after = State(options, standing, new_round(options, action.hands, old.first))
    return Step(after, _begun(after))


def _check_deal(options: Options, hands: tuple[Hand, ...]) -> None:
    board = action_table(options.board).board
    if len(hands) != options.players:
        raise RulesError("TA-30", "hands_missing", f"{len(hands)} hands are dealt to {options.players} players")
    seen: set[str] = set()
    for seat, hand in enumerate(hands):
        if len(hand) != len(board.colors):
            raise RulesError("TA-30", "hand_size", f"seat {seat} has {len(hand)} cards, not {len(board.colors)}")
        for name, color in zip(hand, board.colors, strict=True):
            city = board.city_named.get(name)
            if city is None:
                raise RulesError("TA-11", "no_such_city", f"there is no city {name!r}")
            if city.color != color:
                raise RulesError("TA-30", "hand_colors", f"seat {seat}: {name} is {city.color} where {color} belongs")
            if name in seen:
                raise RulesError("TA-30", "card_twice", f"the card {name} is dealt twice")
            if options.players <= 3 and not city.small_deck:
                raise RulesError("TA-12", "dashed_city", f"{name} stays in the box with {options.players} players")
            seen.add(name)


def _begun(state: State) -> tuple[Event, ...]:
    """The event of a round that has just begun."""
    phase = state.phase
    if isinstance(phase, Placing) and not phase.round.played:
        return (RoundBegan(state.standing.round, state.standing.first, phase.round.hands),)
    return ()


def _name(seat: Seat) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


TRANSAMERICA: Final = TransAmerica()
