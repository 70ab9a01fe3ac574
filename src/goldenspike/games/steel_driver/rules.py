"""Steel Driver: the eight functions of the Game protocol."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Final

from goldenspike.core.board import Shelf
from goldenspike.core.errors import RulesError
from goldenspike.core.game import CHANCE, Outcome, Presenter, Programs, Seat, Step
from goldenspike.games.steel_driver.actions import Action, Build, DrawFirst
from goldenspike.games.steel_driver.auctions import bidding_choices, open_or_pass, opening_choices, raise_or_drop
from goldenspike.games.steel_driver.board import BOARDS
from goldenspike.games.steel_driver.building import build, building_choices
from goldenspike.games.steel_driver.events import Event, FirstDrawn
from goldenspike.games.steel_driver.final import outcome_of, take, taking_choices
from goldenspike.games.steel_driver.options import PLAYERS, Options
from goldenspike.games.steel_driver.presenter import SteelDriverPresenter
from goldenspike.games.steel_driver.programs import SteelDriverPrograms
from goldenspike.games.steel_driver.refusals import wrong_action, wrong_seat
from goldenspike.games.steel_driver.state import (
    Auctioning,
    Bidding,
    Building,
    Over,
    Phase,
    Standing,
    State,
    Taking,
    TurnOver,
)
from goldenspike.games.steel_driver.turns import begin_turn, end_turn, first_state
from goldenspike.games.steel_driver.view import View, determinize, see_state

_CHOICES: Final[dict[type[Phase], Callable[[State, Any], Sequence[Action]]]] = {
    Auctioning: opening_choices,
    Bidding: bidding_choices,
    Building: building_choices,
    Taking: taking_choices,
}
_ACTS: Final[dict[type[Phase], Callable[[State, Any, Action, list[Event]], State | TurnOver]]] = {
    Auctioning: open_or_pass,
    Bidding: raise_or_drop,
    Building: build,
    Taking: take,
}


class SteelDriver:
    name: ClassVar[str] = "steel_driver"
    title: ClassVar[str] = "Steel Driver"
    rules_version: ClassVar[int] = 1
    seats: ClassVar[range] = PLAYERS
    options_type = Options
    action_type: Any = Action
    event_type: Any = Event
    view_type = View
    boards: Shelf[Any] = BOARDS
    presenter: Presenter[State, Action, Event, View] = SteelDriverPresenter()
    programs: Programs[Any, Action, View] | None = SteelDriverPrograms()

    def setup(self, options: Options) -> State:
        return first_state(options)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        seat = state.phase.seat
        return () if seat is None else (seat,)

    def legal(self, state: State, seat: Seat) -> Sequence[Action]:
        phase = state.phase
        choices = _CHOICES.get(type(phase))
        if choices is None or phase.seat != seat:
            return ()
        return choices(state, phase)

    def sample(self, state: State, rng: Random) -> Action:
        options = state.options
        return DrawFirst(rng.randrange(options.players) if options.first is None else options.first)

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State, Event]:
        phase = state.phase
        act = _ACTS.get(type(phase))
        if act is None:
            return _draw_first(state, seat, action)
        if phase.seat != seat:
            raise wrong_seat(phase, seat)
        events: list[Event] = []
        after = act(state, phase, action, events)
        if isinstance(after, TurnOver):
            after = end_turn(state.options, after, events)
        return Step(after, tuple(events))

    def canonical(self, action: Action, options: Options) -> Action:
        """A link's ends may be written either way round; the board's way is ours."""
        if isinstance(action, Build) and (action.b, action.a) in BOARDS.get(options.board).link_named:
            return Build(action.b, action.a, action.start)
        return action

    def view(self, state: State, seat: Seat | None) -> View:
        return see_state(state, seat)

    def see(self, event: Event, seat: Seat | None, options: Options) -> Event:  # noqa: ARG002
        return event

    def determinize(self, view: View, rng: Random) -> State:  # noqa: ARG002
        return determinize(view)

    def outcome(self, state: State) -> Outcome | None:
        return outcome_of(state) if isinstance(state.phase, Over) else None


def _draw_first(state: State, seat: Seat, action: Action) -> Step[State, Event]:
    """Chance names the first active player (SD-21), and turn 1 begins."""
    if seat != CHANCE or isinstance(state.phase, Over):
        raise wrong_seat(state.phase, seat)
    if not isinstance(action, DrawFirst):
        raise wrong_action(state.phase, action)
    first, options, old = action.first, state.options, state.standing
    if not 0 <= first < options.players:
        raise RulesError("SD-21", "no_such_seat", f"there is no seat {first}")
    if options.first is not None and first != options.first:
        raise RulesError("SD-21", "first_is_set", f"the table chose seat {options.first} to begin, not {first}")
    standing = Standing(old.turn, first, old.order, old.cubes, old.cash, old.linked, old.results)
    events: list[Event] = [FirstDrawn(first)]
    return Step(begin_turn(options, standing, state.companies, events), tuple(events))


STEEL_DRIVER: Final = SteelDriver()
