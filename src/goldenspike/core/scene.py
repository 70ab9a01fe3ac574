"""A picture as data: what a game draws, in the plane, for any renderer.

The renderers (SVG, terminal) know no game; the games know no renderer. Positions are board
units, y downwards; colours are names of the palette that each renderer has.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

Ink = Literal[
    "land", "faint", "plain", "heavy", "track", "new", "choice", "missing", "text",
    "green", "blue", "yellow", "red", "orange", "white", "black", "silver", "grey", "brown",
    "seat0", "seat1", "seat2", "seat3", "seat4", "seat5",
]  # fmt: skip

Shape = Literal["dot", "circle", "square", "diamond", "triangle", "hexagon", "star", "pentagon"]


@dataclass(frozen=True, slots=True)
class Line:
    """A link. ``double`` is drawn as two strokes; ``built`` lies on top of the land."""

    a: tuple[float, float]
    b: tuple[float, float]
    ink: Ink
    double: bool = False
    built: bool = False
    label: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """A place, or something that stands on one. ``letter`` is drawn inside it."""

    at: tuple[float, float]
    shape: Shape
    ink: Ink
    label: str = ""
    letter: str = ""
    ring: Ink | None = None
    """Set for what the viewer should find at once."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the panel beside the picture."""

    text: str
    ink: Ink = "text"


@dataclass(frozen=True, slots=True)
class Scene:
    title: str
    lines: tuple[Line, ...]
    marks: tuple[Mark, ...]
    panel: tuple[Row, ...] = ()
    note: str = ""


_SEAT_INKS: Final[tuple[Ink, ...]] = ("seat0", "seat1", "seat2", "seat3", "seat4", "seat5")


def seat_ink(seat: int) -> Ink:
    return _SEAT_INKS[seat]
