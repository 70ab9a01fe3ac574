"""Boards: places and links as an int-indexed graph, read from a file and validated."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from goldenspike.core.bits import Bits, members
from goldenspike.core.errors import BoardError, OptionsError
from goldenspike.core.graph import reach
from goldenspike.core.source import Row, Source


@dataclass(frozen=True, slots=True)
class Link:
    """A line between two places (their indexes, ``a < b``)."""

    a: int
    b: int
    cost: int


@dataclass(frozen=True, eq=False)
class Board:
    """A map. Games add what they need to it: cities, colours, values."""

    id: str
    name: str
    positions: tuple[tuple[float, float], ...]
    links: tuple[Link, ...]

    @property
    def size(self) -> int:
        return len(self.positions)

    @cached_property
    def ends(self) -> tuple[tuple[int, int], ...]:
        return tuple((link.a, link.b) for link in self.links)

    @cached_property
    def link_at(self) -> dict[tuple[int, int], int]:
        return {ends: index for index, ends in enumerate(self.ends)}

    @cached_property
    def incident(self) -> tuple[Bits, ...]:
        """For each place, the links that touch it."""
        touching = [0] * self.size
        for index, (a, b) in enumerate(self.ends):
            touching[a] |= 1 << index
            touching[b] |= 1 << index
        return tuple(touching)

    def reach(self, start: Bits, links: Bits) -> Bits:
        """All places joined to ``start`` by ``links``."""
        return reach(start, links, self.incident, self.ends)


B = TypeVar("B", bound=Board)


def checked_links(rows: Sequence[Row], index_of: dict[Any, int], place: str, costs: range) -> tuple[Link, ...]:
    """The links of a board file: known ends, no loop, no double, a cost in range."""
    seen: dict[tuple[int, int], Row] = {}
    links = []
    for row in rows:
        for end in ("a", "b"):
            if row[end] not in index_of:
                row.fail(f'"{end}" names no {place}: {row[end]!r}')
        a, b = sorted((index_of[row["a"]], index_of[row["b"]]))
        if a == b:
            row.fail(f"joins {row['a']!r} to itself")
        if (a, b) in seen:
            row.fail(f"the same link as {_path(seen[a, b])}: {row['a']!r} to {row['b']!r}")
        if row["cost"] not in costs:
            row.fail(f"the cost must be {costs[0]} to {costs[-1]}, not {row['cost']}")
        seen[a, b] = row
        links.append(Link(a, b, row["cost"]))
    return tuple(links)


def check_connected(board: Board, rows: Sequence[Row]) -> None:
    """Every place can be reached from the first one."""
    if not rows:
        return
    everything = (1 << len(board.links)) - 1
    missed = ~board.reach(1, everything) & ((1 << board.size) - 1)
    for place in members(missed):
        rows[place].fail(f"cannot be reached from {_path(rows[0])}: the board is not connected")


def check_distinct(rows: Sequence[Row], key: str) -> None:
    seen: dict[Any, Row] = {}
    for row in rows:
        if row[key] in seen:
            row.fail(f"the {key} {row[key]!r} is used already by {_path(seen[row[key]])}")
        seen[row[key]] = row


def _path(row: Row) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else str(step) for step in row.path)


class Shelf(Generic[B]):
    """The boards of one game: the ones it ships, and files a user adds."""

    def __init__(self, folder: Path, keys: frozenset[str], read: Callable[[Source, str], B]) -> None:
        self.keys = keys
        self._read = read
        self._paths = {path.stem: path for path in sorted(folder.glob("*.json"))}
        self._boards: dict[str, B] = {}

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(self._paths)

    def get(self, board_id: str) -> B:
        board = self._boards.get(board_id)
        return board if board is not None else self._load(board_id)

    def text(self, board_id: str) -> str:
        """A board's file, for whoever draws it."""
        self.get(board_id)
        return self._paths[board_id].read_text(encoding="utf-8")

    def add(self, path: Path) -> str:
        """Put a user's file on the shelf; its id is the file's name without the ending."""
        known = self._paths.get(path.stem)
        if known is not None and known.resolve() != path.resolve():
            raise BoardError(f"another board is called {path.stem!r} already: rename {path.name}")
        self._paths[path.stem] = path
        try:
            self.get(path.stem)
        except BoardError:
            del self._paths[path.stem]
            raise
        return path.stem

    def parse(self, source: Source, board_id: str) -> B:
        """A board that is not put on the shelf."""
        return self._read(source, board_id)

    def _load(self, board_id: str) -> B:
        if board_id not in self._paths:
            raise OptionsError(f"there is no board {board_id!r} (there is: {', '.join(self._paths)})")
        path = self._paths[board_id]
        return self._boards.setdefault(board_id, self._read(Source.read(path), board_id))
