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

LEAST_NAME, GOOD_NAME = 3, 7
"""Letters of a name that are worth writing, and enough to know it by."""
LONG = 5
"""Steps of a line that a name may hide in part."""

COST = "grey70"
"""What is written on a free line must be read, the line itself only seen."""

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
        self.words: set[tuple[int, int]] = set()
        """Where something is written."""
        self.sizes: dict[tuple[int, int], int] = {}
        """Where a mark begins, and how many characters it has."""
        self.long: set[tuple[int, int]] = set()
        """Strokes of free lines that are long enough to be seen if a name hides a part of them."""
        for line in sorted(scene.lines, key=lambda line: line.built):
            self._line(line)
        for mark in scene.marks:
            self._mark(mark)
        self.wide = max(column for _, column in self.cells) + 2
        for mark in scene.marks:
            self._name(mark)

    def cell(self, point: Point) -> tuple[int, int]:
        """(row, column) of a point of the scene."""
        return round((point[1] - self.top) * self.down), 1 + round((point[0] - self.left) * self.across)

    def point_out(self, point: Point, strong: bool) -> None:
        """Show that something can be chosen here; ``strong`` is where the cursor stands."""
        row, column = self.cell(point)
        for at in range(column, column + self.sizes.get((row, column), 1)):
            sign, _ = self.cells.get((row, at), ("•", ""))
            self.cells[row, at] = (sign, "bold black on bright_green" if strong else STYLES["choice"])

    def text(self) -> Text:
        rows = max(row for row, _ in self.cells) + 1
        text = Text(no_wrap=True)
        for row in range(rows):
            cells = (self.cells.get((row, column), (" ", "")) for column in range(self.wide))
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
            if line.built or steps < LONG:
                self.long.discard(at)
            else:
                self.long.add(at)
        if line.label:
            self._write(
                round((r1 + r2) / 2), round((c1 + c2) / 2), line.label, STYLES[line.ink] if line.built else COST
            )

    def _mark(self, mark: Mark) -> None:
        row, column = self.cell(mark.at)
        style = f"bold black on {STYLES[mark.ink]}" if mark.letter or mark.ring else STYLES[mark.ink]
        text = mark.letter or SYMBOLS[mark.shape]
        self._write(row, column, text, style)
        self.sizes[row, column] = len(text)
        if mark.letter and mark.shape == "hexagon":
            self._write(row, column - 1, "<", "bold")
            self._write(row, column + len(text), ">", "bold")

    def _write(self, row: int, column: int, text: str, style: str) -> None:
        for at, sign in enumerate(text, column):
            self.cells[row, at] = (sign, style)
            self.words.add((row, at))

    def _name(self, mark: Mark) -> None:
        """As much of a name as there is room for, beside its mark, hiding as little of the lines as possible."""
        row, column = self.cell(mark.at)
        end = column + len(mark.letter or SYMBOLS[mark.shape]) + (mark.shape == "hexagon")
        best = 0, row, 0, ""
        for size in range(len(mark.label), LEAST_NAME - 1, -1):
            name = mark.label[:size].strip()
            middle = column - len(name) // 2 + 1
            for at, start in ((row, end + 1), (row, column - len(name) - 1), (row + 1, middle), (row - 1, middle)):
                best = max(best, (self._room(at, start, len(name)), at, start, name), key=lambda place: place[0])
        if best[0] > 0:
            self._write(*best[1:], STYLES["text"])

    def _room(self, row: int, start: int, size: int) -> int:
        """How good a place is for so many letters; 0 if they do not fit."""
        if row < 0 or start < 0 or start + size >= self.wide:
            return 0
        if any((row, column) in self.words for column in range(start - 1, start + size + 1)):
            return 0
        hidden = [at for column in range(start, start + size) if (at := (row, column)) in self.cells]
        return min(size, GOOD_NAME) - len(hidden) if self.long.issuperset(hidden) else 0


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
    grid.add_column(no_wrap=True, min_width=canvas.wide)
    grid.add_column()
    grid.add_row(picture, panel)
    return Group(title, grid, *note)


def _row(row: Row) -> Text:
    return Text(row.text, style=STYLES[row.ink])
