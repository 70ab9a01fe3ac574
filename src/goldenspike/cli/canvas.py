"""A scene in the terminal: one character a node, lines between them. It knows no game."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from goldenspike.core.scene import Ink, Line, Mark, Row, Scene, Shape

ROW_HEIGHT = 0.866025
"""Board units between two rows of a triangular grid: two lines of text."""
WIDE = 118
"""Columns from which a unit is six characters wide instead of four."""

STYLES: dict[Ink, str] = {
    "land": "grey30", "faint": "grey23", "plain": "grey35", "heavy": "dark_orange3", "track": "bold white",
    "new": "bold bright_yellow", "choice": "bold bright_green", "missing": "bold bright_red", "text": "default",
    "green": "green3", "blue": "dodger_blue1", "yellow": "yellow1", "red": "deep_pink2", "orange": "orange1",
    "white": "white", "black": "grey62", "silver": "light_steel_blue", "grey": "grey58", "brown": "orange4",
    "seat0": "bright_cyan", "seat1": "bright_red", "seat2": "bright_green", "seat3": "bright_magenta",
    "seat4": "bright_yellow", "seat5": "bright_blue",
}  # fmt: skip

SYMBOLS: dict[Shape, str] = {
    "dot": "•", "circle": "●", "square": "■", "diamond": "◆", "triangle": "▲", "pentagon": "★", "hexagon": "⬢",
    "star": "★",
}  # fmt: skip

FLAT = 3
"""A line this much wider than high is drawn column by column, another row by row."""

Point = tuple[float, float]


class Canvas:
    """Characters in rows and columns, each with a style."""

    def __init__(self, scene: Scene, width: int) -> None:
        points = [mark.at for mark in scene.marks] + [end for line in scene.lines for end in (line.a, line.b)]
        self.left, self.top = min(x for x, _ in points), min(y for _, y in points)
        self.across = 6 if width >= WIDE + 30 else 4
        self.down = 2 / ROW_HEIGHT
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}
        for line in sorted(scene.lines, key=lambda line: line.built):
            self._line(line)
        for mark in scene.marks:
            self._mark(mark)

    def cell(self, point: Point) -> tuple[int, int]:
        """(row, column) of a point of the scene."""
        return round((point[1] - self.top) * self.down), round((point[0] - self.left) * self.across)

    def point_out(self, point: Point, strong: bool) -> None:
        """Show that something can be chosen here; ``strong`` is where the cursor stands."""
        at = self.cell(point)
        sign, _ = self.cells.get(at, ("•", ""))
        self.cells[at] = (sign, "bold black on bright_green" if strong else STYLES["choice"])

    def text(self) -> Text:
        rows = max(row for row, _ in self.cells) + 1
        columns = max(column for _, column in self.cells) + 2
        text = Text()
        for row in range(rows):
            cells = (self.cells.get((row, column), (" ", "")) for column in range(columns))
            for style, run in groupby(cells, key=itemgetter(1)):
                text.append("".join(sign for sign, _ in run), style)
            text.append("\n")
        return text

    def _line(self, line: Line) -> None:
        (r1, c1), (r2, c2) = self.cell(line.a), self.cell(line.b)
        down, right = abs(r2 - r1), abs(c2 - c1)
        steps = right if right > FLAT * down else down
        for k in range(1, steps):
            at = round(r1 + (r2 - r1) * k / steps), round(c1 + (c2 - c1) * k / steps)
            self.cells[at] = (_stroke(line, r2 - r1, c2 - c1), STYLES[line.ink])
        if line.label:
            middle = round((r1 + r2) / 2), round((c1 + c2) / 2)
            for offset, sign in enumerate(line.label):
                self.cells[middle[0], middle[1] + offset] = (sign, STYLES[line.ink])

    def _mark(self, mark: Mark) -> None:
        row, column = self.cell(mark.at)
        style = STYLES[mark.ink]
        if mark.shape == "dot" and mark.letter:
            style = f"bold black on {STYLES[mark.ink]}"
        elif mark.ring:
            style = f"bold black on {style}"
        for offset, sign in enumerate(mark.letter or SYMBOLS[mark.shape]):
            self.cells[row, column + offset] = (sign, style)


def _stroke(line: Line, down: int, right: int) -> str:
    if down == 0:
        return "═" if line.double else "━" if line.built else "─"
    if right == 0:
        return "║" if line.double else "┃" if line.built else "│"
    if abs(right) > FLAT * abs(down):
        return "═" if line.double else "━" if line.built else "─"
    return "╲" if (down > 0) == (right > 0) else "╱"


def show(scene: Scene, width: int, spots: Iterable[Point] = (), cursor: Point | None = None) -> RenderableType:
    """The picture with its panel beside it, or below where the terminal is narrow."""
    canvas = Canvas(scene, width)
    for spot in spots:
        canvas.point_out(spot, strong=False)
    if cursor is not None:
        canvas.point_out(cursor, strong=True)
    picture = canvas.text()
    panel = Text("\n").join(_row(row) for row in scene.panel)
    title = Text(scene.title, style="bold")
    note = [Text(scene.note, style="italic")] if scene.note else []
    if width < 100:
        return Group(title, picture, panel, *note)
    grid = Table.grid(padding=(0, 2))
    grid.add_row(picture, panel)
    return Group(title, grid, *note)


def _row(row: Row) -> Text:
    return Text(row.text, style=STYLES[row.ink])
