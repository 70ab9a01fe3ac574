"""How a person picks an action: with keys on the map, or by typing lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from rich.console import Console
from rich.text import Text

from goldenspike.cli.canvas import Point, show
from goldenspike.cli.keys import Key, Keyboard
from goldenspike.core.game import Presenter, Seat

UNDO: Final = object()
"""What a picker answers when the last decision is to be taken back."""
NEWS = 8
LISTED = 12


class Left(Exception):
    """Somebody left the table."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What a person sees when something is to be decided, or looked at."""

    presenter: Presenter[Any, Any, Any, Any]
    view: Any
    names: tuple[str, ...]
    legal: tuple[Any, ...]
    news: tuple[str, ...]
    can_undo: bool
    seat: Seat | None

    def label(self, action: Any) -> str:
        return self.presenter.label(action, self.view)

    def matching(self, text: str) -> list[Any]:
        """The legal actions whose label has all the words typed."""
        words = text.lower().split()
        return [action for action in self.legal if all(word in self.label(action).lower() for word in words)]


class Picker(Protocol):
    def pick(self, turn: Turn) -> Any:
        """One of the legal actions, or ``UNDO``; ``Left`` if the person leaves."""

    def pause(self, turn: Turn, message: str) -> None:
        """Show a position until the person has seen it."""

    def cover(self, name: str) -> None:
        """Hide everything until the next person is at the keyboard."""


class LinePicker:
    """Text only: for pipes, screen readers and plain terminals."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False)

    def pick(self, turn: Turn) -> Any:
        self._tell(turn)
        for row in turn.presenter.scene(turn.view, turn.names).panel:
            self.console.print(row.text)
        if len(turn.legal) <= LISTED:
            self._list(turn, turn.legal)
        hint = f"{turn.names[turn.seat or 0]}: a number or words of a move, 'list'{', undo' * turn.can_undo}, quit"
        while True:
            typed = self._ask(hint)
            if typed == "quit":
                raise Left
            if typed == "undo" and turn.can_undo:
                return UNDO
            if typed == "list":
                self._list(turn, turn.legal)
                continue
            if typed.isdigit() and 1 <= int(typed) <= len(turn.legal):
                return turn.legal[int(typed) - 1]
            found = turn.matching(typed) if typed else []
            exact = [action for action in found if turn.label(action).lower() == typed.lower()]
            if len(found) == 1 or len(exact) == 1:
                return (exact or found)[0]
            self.console.print(f"{len(found)} moves match {typed!r}" if found else f"no move matches {typed!r}")
            self._list(turn, found)

    def pause(self, turn: Turn, message: str) -> None:
        self._tell(turn)
        self.console.print(message)

    def cover(self, name: str) -> None:
        self.console.print("\n" * 40)
        self._ask(f"{name}'s turn: press Enter when only {name} is looking")

    def _tell(self, turn: Turn) -> None:
        for line in turn.news:
            self.console.print(line)

    def _list(self, turn: Turn, actions: Sequence[Any]) -> None:
        for action in actions:
            self.console.print(f"{turn.legal.index(action) + 1:4d}  {turn.label(action)}")

    def _ask(self, hint: str) -> str:
        try:
            return self.console.input(f"{hint} > ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None


class KeyPicker:
    """The map in colour; arrow keys go from choice to choice, typing narrows them down."""

    HELP = "arrows, Tab: choose · Enter: do · Space: stop, pass, drop · type: search · Backspace: undo · Ctrl-C: quit"

    def __init__(self, keyboard: Keyboard) -> None:
        self.console = Console()
        self.keyboard = keyboard
        self.hand: Point | None = None
        """Where the last choice was: the next one begins there."""

    def pick(self, turn: Turn) -> Any:
        typed, at = "", self._nearest(turn)
        while True:
            choices = turn.matching(typed) or list(turn.legal)
            at = min(at, len(choices) - 1)
            self._draw(turn, choices, at, typed)
            key = self._key()
            if key == Key.ENTER:
                self.hand = self._spot(turn, choices[at]) or self.hand
                return choices[at]
            if key == " " and not typed:
                return turn.legal[-1] if self._spot(turn, turn.legal[-1]) is None else choices[at]
            if key == Key.BACKSPACE and not typed and turn.can_undo:
                return UNDO
            if key == Key.BACKSPACE:
                typed = typed[:-1]
            elif key == Key.ESCAPE:
                typed = ""
            elif key in (Key.TAB, Key.BACK_TAB):
                at = (at + (1 if key == Key.TAB else -1)) % len(choices)
            elif isinstance(key, Key):
                at = self._go(turn, choices, at, key)
            elif key.isprintable():
                typed, at = typed + key, 0

    def pause(self, turn: Turn, message: str) -> None:
        self.console.clear()
        self.console.print(show(turn.presenter.scene(turn.view, turn.names), self.console.width))
        self._news(turn)
        self.console.print(f"{message} Press a key.", style="bold")
        self._key()

    def cover(self, name: str) -> None:
        self.console.clear()
        self.console.print("\n" * 8, Text(f"{name}, it is your turn.", style="bold"), justify="center")
        self.console.print("Press Enter when nobody else is looking.", justify="center")
        while self._key() != Key.ENTER:
            pass
        self.console.clear()

    def _key(self) -> Key | str:
        try:
            return self.keyboard.read()
        except (EOFError, KeyboardInterrupt):
            raise Left from None

    def _draw(self, turn: Turn, choices: Sequence[Any], at: int, typed: str) -> None:
        spots = [spot for action in choices if (spot := self._spot(turn, action)) is not None]
        self.console.clear()
        scene = turn.presenter.scene(turn.view, turn.names)
        self.console.print(show(scene, self.console.width, spots, self._spot(turn, choices[at])))
        self._news(turn)
        name = turn.names[turn.seat or 0]
        self.console.print(
            Text.assemble(
                (f"{name}: ", "bold"),
                (turn.label(choices[at]), "bold bright_green"),
                (f"   {at + 1} of {len(choices)}" + (f", search: {typed}" if typed else ""), "dim"),
            )
        )
        self.console.print(self.HELP, style="dim", highlight=False)

    def _news(self, turn: Turn) -> None:
        for line in turn.news[-NEWS:]:
            self.console.print(line, highlight=False, markup=False)

    def _spot(self, turn: Turn, action: Any) -> Point | None:
        return turn.presenter.spot(action, turn.view)

    def _nearest(self, turn: Turn) -> int:
        """The choice nearest to the last one, or to the middle of the picture."""
        spots = [(number, spot) for number, action in enumerate(turn.legal) if (spot := self._spot(turn, action))]
        if not spots:
            return 0
        middle = [sum(spot[axis] for _, spot in spots) / len(spots) for axis in (0, 1)]
        x, y = self.hand or middle
        return min(spots, key=lambda pair: (pair[1][0] - x) ** 2 + (pair[1][1] - y) ** 2)[0]

    def _go(self, turn: Turn, choices: Sequence[Any], at: int, key: Key) -> int:
        """The nearest choice in the direction of an arrow; Home and End are the ends of the list."""
        if key in (Key.HOME, Key.END):
            return 0 if key == Key.HOME else len(choices) - 1
        here = self._spot(turn, choices[at])
        step = -1 if key in (Key.LEFT, Key.UP) else 1
        if here is None:
            return (at + step) % len(choices)
        dx, dy = {Key.LEFT: (-1, 0), Key.RIGHT: (1, 0), Key.UP: (0, -1), Key.DOWN: (0, 1)}.get(key, (0, 0))
        best, least = at, float("inf")
        for number, action in enumerate(choices):
            spot = self._spot(turn, action)
            if spot is None or number == at:
                continue
            x, y = spot[0] - here[0], spot[1] - here[1]
            along, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
            if along > 1e-6 and along + 2 * aside < least:
                best, least = number, along + 2 * aside
        return best
