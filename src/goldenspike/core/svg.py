"""A scene as SVG. It knows no game."""

from __future__ import annotations

import math
from functools import lru_cache
from textwrap import wrap
from xml.sax.saxutils import escape

from goldenspike.core.scene import Ink, Line, Mark, Row, Scene, Shape

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""

UNIT = 52
"""Pixels a board unit."""
MARGIN = 46
PANEL = 300
RADIUS = 11.0
TAG = 8.0
"""Half the width of the box that a line's label stands in."""
LETTER, NAME_HEIGHT = 6.8, 12.0
"""About how wide a letter of a name is, and how high."""

PAPER = "#f6f0e1"
COLORS: dict[Ink, str] = {
    "land": "#efe6cf", "faint": "#e0d5ba", "plain": "#cbbfa3", "heavy": "#a9784a",
    "track": "#2b2b2b", "new": "#d1600a", "choice": "#2f9e44", "missing": "#c92a2a", "text": "#33302a",
    "green": "#2f9e44", "blue": "#1c6fc4", "yellow": "#e6b800", "red": "#d6336c", "orange": "#e8590c",
    "white": "#ffffff", "black": "#2b2b2b", "silver": "#adb5bd", "grey": "#868e96", "brown": "#8d5524",
    "seat0": "#1864ab", "seat1": "#b02a37", "seat2": "#2b8a3e", "seat3": "#7048a8", "seat4": "#b8860b",
    "seat5": "#0b7285",
}  # fmt: skip
"""One palette for all games; seats stay apart for colour-blind eyes by brightness as well."""

PALE: dict[Ink, str] = {"white": "#7a6200", "yellow": "#7a6200", "silver": "#5c6770", "grey": "#5c6770"}
"""What is too pale for words on the paper is written darker."""

SIDES: dict[Shape, int] = {"square": 4, "diamond": 4, "triangle": 3, "pentagon": 5, "hexagon": 6}


def draw_svg(scene: Scene) -> str:
    """The whole picture: lines, marks, names, and the panel beside them."""
    points = [mark.at for mark in scene.marks] + [end for line in scene.lines for end in (line.a, line.b)]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    wide, high = max(x for x, _ in points) - left, max(y for _, y in points) - top
    panel = [Row(line, row.ink) for row in scene.panel for line in _wrapped(row.text)]
    width = wide * UNIT + 2 * MARGIN + (PANEL if panel else 0)
    note = wrap(scene.note, int((width - 2 * MARGIN) / 5.6))
    height = max(high * UNIT + 2 * MARGIN + 34, 20.0 * len(panel) + 70) + 15 * len(note)
    panel_x = wide * UNIT + 2 * MARGIN

    def at(point: Point) -> Point:
        return (point[0] - left) * UNIT + MARGIN, (point[1] - top) * UNIT + MARGIN + 34

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}"'
        f' height="{height:.0f}" font-family="system-ui, sans-serif">',
        f"<title>{escape(scene.title)}</title>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        _plain(scene.title, MARGIN, 32, 20),
    ]
    parts += [_line(line, at(line.a), at(line.b)) for line in sorted(scene.lines, key=lambda line: line.built)]
    parts += [_tag(line, at(line.a), at(line.b)) for line in scene.lines if line.label]
    parts += [_mark(mark, *at(mark.at)) for mark in scene.marks]
    named = [mark for mark in scene.marks if mark.label]
    names = tuple((mark.label, at(mark.at)) for mark in named)
    tags = frozenset(_middle(at(line.a), at(line.b)) for line in scene.lines if line.label)
    places = _places(names, tuple(at(mark.at) for mark in scene.marks), tags)
    parts += [_name(mark, place) for mark, place in zip(named, places, strict=True)]
    parts += [_row(row, panel_x, 60 + 20 * number) for number, row in enumerate(panel)]
    first = height - 15 * len(note) + 4
    parts += [_plain(line, MARGIN, first + 15 * number, 11) for number, line in enumerate(note)]
    return "\n".join([*parts, "</svg>\n"])


def _plain(text: str, x: float, y: float, size: int) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" fill="{COLORS["text"]}">{escape(text)}</text>'


def _line(line: Line, a: Point, b: Point) -> str:
    color = COLORS[line.ink]
    width = 7.0 if line.built else 3.0 if line.double else 2.0
    dash = ' stroke-dasharray="5 6"' if line.ink == "missing" else ""
    if not line.double:
        return _stroke(a, b, color, width, dash)
    length = math.dist(a, b) or 1.0
    across = 3.2 if line.built else 3.0
    dx, dy = (b[1] - a[1]) / length * across, (a[0] - b[0]) / length * across
    thin = 3.6 if line.built else 2.2
    return _stroke((a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy), color, thin, dash) + _stroke(
        (a[0] - dx, a[1] - dy), (b[0] - dx, b[1] - dy), color, thin, dash
    )


def _stroke(a: Point, b: Point, color: str, width: float, dash: str) -> str:
    return (
        f'<line x1="{a[0]:.1f}" y1="{a[1]:.1f}" x2="{b[0]:.1f}" y2="{b[1]:.1f}" stroke="{color}"'
        f' stroke-width="{width:g}" stroke-linecap="round"{dash}/>'
    )


def _tag(line: Line, a: Point, b: Point) -> str:
    x, y = _middle(a, b)
    return (
        f'<rect x="{x - TAG:.1f}" y="{y - TAG:.1f}" width="{2 * TAG:g}" height="{2 * TAG:g}" rx="4" fill="{PAPER}"'
        f' stroke="{COLORS[line.ink]}"/><text x="{x:.1f}" y="{y + 4:.1f}" font-size="11" text-anchor="middle"'
        f' fill="{COLORS["text"]}">{escape(line.label)}</text>'
    )


def _mark(mark: Mark, x: float, y: float) -> str:
    radius = RADIUS + (2 if mark.shape == "hexagon" else 0)
    parts = []
    if mark.ring:
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius + 6:.1f}" fill="none" stroke="{COLORS[mark.ring]}"'
            ' stroke-width="4"/>'
        )
    outline = f'fill="{COLORS[mark.ink]}" stroke="{COLORS["text"]}" stroke-width="1.5"'
    if mark.shape in SIDES:
        parts.append(f'<polygon points="{_corners(mark.shape, x, y, radius)}" {outline}/>')
    else:
        size = radius * 0.8 if mark.shape == "dot" else radius
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" {outline}/>')
    if mark.letter:
        dark = mark.ink in ("white", "yellow", "silver", "orange", "faint", "plain")
        parts.append(
            f'<text x="{x:.1f}" y="{y + 4:.1f}" font-size="11" font-weight="700" text-anchor="middle"'
            f' fill="{"#222222" if dark else "#ffffff"}">{escape(mark.letter)}</text>'
        )
    return "".join(parts)


def _corners(shape: Shape, x: float, y: float, radius: float) -> str:
    sides = SIDES[shape]
    turn = math.pi / 4 if shape == "square" else 0.0
    reach = radius * (1.25 if shape in ("triangle", "square") else 1.12)
    angles = [turn - math.pi / 2 + 2 * math.pi * k / sides for k in range(sides)]
    return " ".join(f"{x + reach * math.cos(angle):.1f},{y + reach * math.sin(angle):.1f}" for angle in angles)


@lru_cache(maxsize=64)  # one map is drawn again and again
def _places(names: tuple[tuple[str, Point], ...], marks: tuple[Point, ...], tags: frozenset[Point]) -> tuple[Box, ...]:
    """A place for every name beside its mark: below it, or where it covers the least of what else is there."""
    taken = [_around(x, y, RADIUS + 2, RADIUS + 2) for x, y in marks]
    taken += [_around(x, y, TAG, TAG) for x, y in tags]
    places: list[Box] = []
    for text, (x, y) in names:
        half, near, far = len(text) * LETTER / 2, RADIUS + 3, RADIUS + 11
        sides = [(x, y + far), (x, y - far), (x + near + half, y), (x - near - half, y)]
        sides += [(x + dx * (half + 6), y + dy * far) for dy in (1, -1) for dx in (1, -1)]
        boxes = [_around(*side, half, NAME_HEIGHT / 2) for side in sides if side[0] > half]
        best = min(boxes, key=lambda box: sum(_overlap(box, other) for other in taken))
        places.append(best)
        taken.append(best)
    return tuple(places)


def _around(x: float, y: float, half: float, tall: float) -> Box:
    return x - half, y - tall, x + half, y + tall


def _overlap(one: Box, other: Box) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _name(mark: Mark, place: Box) -> str:
    weight = "700" if mark.ring else "500"
    x, y = _middle(place[:2], place[2:])
    return (
        f'<text x="{x:.1f}" y="{y + 4:.1f}" font-size="12" font-weight="{weight}" text-anchor="middle"'
        f' fill="{COLORS["text"]}" stroke="{PAPER}" stroke-width="3.5" paint-order="stroke">{escape(mark.label)}</text>'
    )


def _row(row: Row, x: float, y: float) -> str:
    color = PALE.get(row.ink, COLORS[row.ink])
    return f'<text x="{x:.0f}" y="{y:.0f}" font-size="13" fill="{color}" xml:space="preserve">{escape(row.text)}</text>'


def _wrapped(text: str) -> list[str]:
    indent = text[: len(text) - len(text.lstrip())]
    return wrap(text.lstrip(), 42, initial_indent=indent, subsequent_indent=indent + "  ") or [""]
