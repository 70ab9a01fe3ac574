"""One key at a time from the terminal."""

from __future__ import annotations

import os
import re
import sys
from enum import Enum
from typing import Any, Self

import click

if sys.platform != "win32":
    import termios
    import tty


class Key(Enum):
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    HOME = "home"
    END = "end"
    ENTER = "enter"
    TAB = "tab"
    BACK_TAB = "back tab"
    BACKSPACE = "backspace"
    ESCAPE = "escape"


_SEQUENCES = {
    "\x1b[A": Key.UP, "\x1bOA": Key.UP, "\xe0H": Key.UP,
    "\x1b[B": Key.DOWN, "\x1bOB": Key.DOWN, "\xe0P": Key.DOWN,
    "\x1b[D": Key.LEFT, "\x1bOD": Key.LEFT, "\xe0K": Key.LEFT,
    "\x1b[C": Key.RIGHT, "\x1bOC": Key.RIGHT, "\xe0M": Key.RIGHT,
    "\x1b[H": Key.HOME, "\x1bOH": Key.HOME, "\x1b[1~": Key.HOME, "\xe0G": Key.HOME,
    "\x1b[F": Key.END, "\x1bOF": Key.END, "\x1b[4~": Key.END, "\xe0O": Key.END,
    "\r": Key.ENTER, "\n": Key.ENTER, "\t": Key.TAB, "\x1b[Z": Key.BACK_TAB,
    "\x7f": Key.BACKSPACE, "\x08": Key.BACKSPACE, "\x1b": Key.ESCAPE,
}  # fmt: skip


_ONE_KEY = re.compile(r"\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Za-z])|\xe0.|.", re.DOTALL)


class Keyboard:
    """Keys in the order they were pressed, also those pressed while something was drawn.

    While it is open the terminal hands over every key at once and shows none.
    """

    def __init__(self) -> None:
        self._pressed: list[str] = []
        self._usual: list[Any] = []

    def __enter__(self) -> Self:
        if sys.platform != "win32":
            self._usual = termios.tcgetattr(sys.stdin)
            tty.setcbreak(sys.stdin, termios.TCSADRAIN)
        return self

    def __exit__(self, *_: object) -> None:
        if sys.platform != "win32":
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._usual)

    def read(self) -> Key | str:
        """A named key, or the character typed. Control-C interrupts as usual."""
        while not self._pressed:
            self._pressed = _ONE_KEY.findall(_typed())
        typed = self._pressed.pop(0)
        return _SEQUENCES.get(typed, typed)


def _typed() -> str:
    """What was typed since the last look; waits for a key."""
    if sys.platform == "win32":
        return click.getchar()
    read = os.read(sys.stdin.fileno(), 64)
    if read in (b"", b"\x04"):
        raise EOFError
    return read.decode(errors="replace")
