"""One key at a time from the terminal."""

from __future__ import annotations

from enum import Enum

import click


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


def read_key() -> Key | str:
    """A named key, or the character typed. Control-C and Control-D end the program as usual."""
    typed = click.getchar()
    return _SEQUENCES.get(typed, typed)
