"""The Game protocol: eight functions that are a game, and the words they use."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from goldenspike.core.board import Shelf
from goldenspike.core.chart import Chart, Measures
from goldenspike.core.codec import Json
from goldenspike.core.scene import Scene
from goldenspike.core.value import value

Seat = int
"""Players sit at 0, 1, 2, … clockwise."""

CHANCE: Final[Seat] = -1
"""Who acts when cards are dealt or a player is drawn."""


class Options(Protocol):
    """The typed choices of a table. Making one checks it: ``OptionsError``."""

    @property
    def players(self) -> int: ...
    @property
    def board(self) -> str: ...


class Action(Protocol):
    """What someone decides, or chance does."""

    type: ClassVar[str]


class Event(Protocol):
    """What happened because of an action. ``reveals``: somebody learned something by it."""

    type: ClassVar[str]
    reveals: ClassVar[bool]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: seats best first, those of one place together, and why."""

    ranking: tuple[tuple[Seat, ...], ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.ranking[0]


O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S")
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)
V = TypeVar("V")


S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)
P_contra = TypeVar("P_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)


@value
class Step(Generic[S, E]):
    """What an action led to."""

    state: S
    events: tuple[E, ...]


class Game(Protocol[O, S, A, E, V]):
    """A rule set. It keeps nothing: every function depends on its arguments alone."""

    name: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[range]
    options_type: type[O]
    action_type: Any
    event_type: Any
    view_type: type[V]
    boards: Shelf[Any]
    presenter: Presenter[S, A, E, V]
    programs: Programs[Any, A, V] | None
    """What a seat can decide in advance; None in a game where there is nothing of the kind."""

    def setup(self, options: O) -> S:
        """The state before anything happened. No randomness."""

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """One seat, ``(CHANCE,)`` for a deal or a draw, ``()`` when over."""

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Everything a seat may do now, complete; nothing when it is not to act. Chance is sampled instead."""

    def sample(self, state: S, rng: Random) -> A:
        """What chance does."""

    def apply(self, state: S, seat: Seat, action: A) -> Step[S, E]:
        """What an action leads to; ``RulesError`` if it is not legal."""

    def canonical(self, action: A, options: O) -> A:
        """An action as ``legal`` writes it, where others may write the same thing otherwise."""

    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may see; ``None`` is a spectator."""

    def see(self, event: E, seat: Seat | None, options: O) -> E:
        """What a seat may see of an event: filtered beside ``view``."""

    def determinize(self, view: V, rng: Random) -> S:
        """A full state consistent with a view, for search."""

    def outcome(self, state: S) -> Outcome | None:
        """Who won, once the game is over."""


class Presenter(Protocol[S_contra, A_contra, E_contra, V]):
    """How a game shows itself: to files, to terminals, to statistics. It decides nothing."""

    insight_type: Any
    """What ``insight`` gives: a dataclass."""

    @property
    def charts(self) -> tuple[Chart, ...]: ...

    @property
    def facts(self) -> Any:
        """What is the same in every game, for whoever draws it: numbers and tables of the box, as a dataclass."""

    def summary(self, state: S_contra) -> dict[str, Json]:
        """What ``spike replay --json`` tells of a game, finished or not, beside its name."""

    def measures(self, state: S_contra) -> Measures:
        """What is counted about a finished game, by the names of ``charts``."""

    def scene(self, view: V, names: Sequence[str]) -> Scene:
        """A picture of a position."""

    def open_view(self, state: S_contra) -> V:
        """A view with nothing hidden: for replays, and for whoever may see all."""

    def map_scene(self, board: Any) -> Scene:
        """A picture of a board."""

    def tell(self, event: E_contra, board: Any, names: Sequence[str]) -> str:
        """An event as a sentence."""

    def spot(self, action: A_contra, view: V) -> tuple[float, float] | None:
        """The point of the picture an action is about, if it is about one."""

    def label(self, action: A_contra, view: V) -> str:
        """An action as a few words."""

    def effect(self, action: A_contra, view: V) -> dict[str, Json] | None:
        """What a legal action would do, for whoever shows it before it is done; from the view alone."""

    def insight(self, view: V) -> Any:
        """What follows from a view by the rules, for whoever shows it without knowing them."""


class Programs(Protocol[P_contra, A_co, V_contra]):
    """Decisions in advance: a seat says once what it will do, and it is done when its turn comes.

    A program is a frozen dataclass tagged by ``type``, as actions are. All of this works on
    the view of the seat whose program it is.
    """

    program_type: Any

    def offers(self, view: V_contra) -> tuple[dict[str, Json], ...]:
        """What the seat could program now: the fields of a program, a list where there is a choice."""

    def check(self, program: P_contra, view: V_contra) -> None:
        """``ProgramError`` if the seat could not program that now."""

    def replaces(self, new: P_contra, old: P_contra) -> bool:
        """Whether a new program takes an old one's place."""

    def label(self, program: P_contra, view: V_contra) -> str:
        """A program as a few words."""

    def act(self, program: P_contra, view: V_contra) -> A_co | None:
        """What the seat, which is to act, does by the program; None where the program says nothing."""

    def lapsed(self, program: P_contra, view: V_contra) -> bool:
        """Whether the program can never apply again."""


AnyGame = Game[Any, Any, Any, Any, Any]
