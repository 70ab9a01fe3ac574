"""What Steel Driver's tests share: a table that is driven by hand, and games played at random."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TypeVar

from goldenspike.core.errors import RulesError
from goldenspike.core.game import CHANCE, Seat, Step
from goldenspike.core.record import Record, read_record, replay
from goldenspike.games import GAMES
from goldenspike.games.steel_driver.actions import DROP, PASS, Action, Auction, Build, DrawFirst, action_table
from goldenspike.games.steel_driver.board import BOARDS, RailBoard
from goldenspike.games.steel_driver.events import Event
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.steel_driver.state import Auctioning, Bidding, Building, Company, State, Taking

E = TypeVar("E", bound=Event)

HERE = Path(__file__).parent
RECORDS = HERE / "records" / "steel_driver"
SHORT_LINE = "short-line"
"""A test board on which a company can run out of rails."""

for _path in sorted((HERE / "boards" / "steel_driver").glob("*.json")):
    BOARDS.add(_path)


class Table:
    """A game that is driven by hand. ``events`` has what the last call led to."""

    def __init__(self, players: int = 3, first: Seat = 0, board: str = "steel-driver") -> None:
        self.options = Options(players=players, board=board)
        self.state: State = STEEL_DRIVER.setup(self.options)
        self.actions: list[tuple[Seat, Action]] = []
        self.story: list[Event] = []
        self.events: list[Event] = []
        self.do(DrawFirst(first), CHANCE)

    @property
    def seat(self) -> Seat:
        return STEEL_DRIVER.to_act(self.state)[0]

    @property
    def board(self) -> RailBoard:
        return action_table(self.options.board).board

    @property
    def record(self) -> Record:
        names = ("Ann", "Ben", "Cy", "Dee", "Eve", "Fay")[: self.options.players]
        return Record(STEEL_DRIVER, self.options, names, tuple(self.actions))

    def do(self, action: Action, seat: Seat | None = None) -> None:
        who = self.seat if seat is None else seat
        step = STEEL_DRIVER.apply(self.state, who, action)
        self.actions.append((who, action))
        self.state = step.state
        self.events = list(step.events)
        self.story += step.events

    def refused(self, action: Action, seat: Seat | None = None) -> str:
        """The rule that refuses an action; the state stays as it was."""
        before = repr(self.state)
        try:
            STEEL_DRIVER.apply(self.state, self.seat if seat is None else seat, action)
        except RulesError as error:
            assert repr(self.state) == before
            return error.rule
        return "legal"

    def company(self, name: str) -> Company:
        return self.state.companies[self.board.company_at[name]]

    def acting(self) -> str:
        """The company that builds or takes."""
        assert isinstance(self.state.phase, Building | Taking)
        return self.board.companies[self.state.phase.company]

    def sell(self, company: str, seat: Seat, price: int) -> None:
        """The marker is passed on to ``seat``, who buys at the first bid."""
        story: list[Event] = []
        while self.seat != seat:
            self.do(PASS)
            story += self.events
        self.do(Auction(company, price))
        story += self.events
        while isinstance(self.state.phase, Bidding):
            self.do(DROP)
            story += self.events
        self.events = story

    def end_auctions(self) -> None:
        story: list[Event] = []
        while isinstance(self.state.phase, Auctioning) and not _is_new(story):
            self.do(PASS)
            story += self.events
        self.events = story

    def build(self, a: str, b: str, start: str | None = None) -> None:
        self.do(Build(a, b, start))

    def build_anything(self) -> None:
        """The building phase to its end, always the first legal link."""
        story: list[Event] = []
        while isinstance(self.state.phase, Building):
            self.do(STEEL_DRIVER.legal(self.state, self.seat)[0])
            story += self.events
        self.events = story

    def idle_turn(self) -> None:
        """A turn in which nobody buys."""
        turn = self.state.standing.turn
        while isinstance(self.state.phase, Auctioning) and self.state.standing.turn == turn:
            self.do(PASS)

    def finish(self, rng: Random | None = None) -> None:
        """To the end of the game: at random, or with the first legal action."""
        while STEEL_DRIVER.to_act(self.state):
            legal = STEEL_DRIVER.legal(self.state, self.seat)
            self.do(rng.choice(legal) if rng else legal[0])

    def last(self, kind: type[E]) -> E:
        """The last event of a kind."""
        return [event for event in self.story if isinstance(event, kind)][-1]


def _is_new(events: list[Event]) -> bool:
    return any(event.type == "turn_began" for event in events)


def of_kind(events: list[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def random_game(seed: int, players: int, board: str = "steel-driver") -> Iterator[Step[State, Event]]:
    """Every step of a game played at random."""
    rng = Random(seed)
    step: Step[State, Event] = Step(STEEL_DRIVER.setup(Options(players=players, board=board)), ())
    yield step
    while STEEL_DRIVER.to_act(step.state):
        seat = STEEL_DRIVER.to_act(step.state)[0]
        if seat == CHANCE:
            action = STEEL_DRIVER.sample(step.state, rng)
        else:
            action = rng.choice(STEEL_DRIVER.legal(step.state, seat))
        step = STEEL_DRIVER.apply(step.state, seat, action)
        yield step


def recorded(name: str) -> tuple[State, list[Event]]:
    """The end of a recorded game, and everything that happened in it."""
    record = read_record((RECORDS / f"{name}.json").read_text(encoding="utf-8"), GAMES)
    story: list[Event] = []
    state: State = STEEL_DRIVER.setup(record.options)
    for step in replay(record):
        state = step.state
        story += step.events
    assert not STEEL_DRIVER.to_act(state), "a recorded game goes to its end"
    return state, story
