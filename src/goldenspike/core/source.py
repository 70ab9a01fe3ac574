"""A JSON file read with care: every complaint names the file and the line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import UnionType
from typing import Any, NoReturn, get_args

from goldenspike.core.errors import BoardError

Path_ = tuple[str | int, ...]
"""Where a value stands in the document: ``("cities", 3, "name")``."""

Kind = type | UnionType
NUMBER: Kind = int | float

_TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|[{}\[\],:]|[^\s{}\[\],:"]+')


@dataclass(frozen=True, slots=True)
class Row:
    """One object of a document, and where it stands in it."""

    source: Source
    path: Path_
    data: Mapping[str, Any]

    def __getitem__(self, key: str) -> Any:
        return self.data[key]

    def get(self, key: str) -> Any:
        return self.data.get(key)

    def fail(self, message: str) -> NoReturn:
        self.source.fail(self.path, message)

    def rows(self, key: str, required: Mapping[str, Kind], optional: Mapping[str, Kind] | None = None) -> list[Row]:
        """The objects of a list, each checked against the keys it may have."""
        return [
            self.source.row((*self.path, key, i), value, required, optional) for i, value in enumerate(self.data[key])
        ]


class Source:
    """The text of a JSON file, and the line of everything in it."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        try:
            self.data = json.loads(text)
        except json.JSONDecodeError as error:
            raise BoardError(f"not valid JSON: {error.msg}", file=file, line=error.lineno) from None

    @classmethod
    def read(cls, path: Path) -> Source:
        try:
            return cls(path.read_text(encoding="utf-8"), path.name)
        except FileNotFoundError:
            raise BoardError(f"there is no file {path}") from None
        except (OSError, UnicodeDecodeError) as error:
            raise BoardError(f"cannot read {path}: {error}") from None

    def fail(self, path: Path_, message: str) -> NoReturn:
        where = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")
        raise BoardError(f"{where}: {message}" if where else message, file=self.file, line=line_of(self.text, path))

    def row(
        self, path: Path_, value: object, required: Mapping[str, Kind], optional: Mapping[str, Kind] | None = None
    ) -> Row:
        """An object with all the required keys, perhaps optional ones, and no other."""
        allowed = {**required, **(optional or {})}
        if not isinstance(value, dict):
            self.fail(path, f"should be an object with {_listed(required)}, not {_shown(value)}")
        for key in value:
            if key not in allowed:
                self.fail((*path, key), f'unknown key "{key}" (known: {_listed(allowed)})')
        for key in required:
            if key not in value:
                self.fail(path, f'the key "{key}" is missing')
        for key, found in value.items():
            kinds = get_args(allowed[key]) or (allowed[key],)
            if type(found) not in kinds:
                wanted = " or ".join(_KIND_NAMES[kind] for kind in kinds)
                self.fail((*path, key), f"should be {wanted}, not {_shown(found)}")
        return Row(self, path, value)


def line_of(text: str, path: Path_) -> int:
    """The line on which the value at ``path`` of a valid JSON text begins."""
    stack: list[str | int] = []
    expects_key = False
    key = ""
    for token in _TOKEN.finditer(text):
        word = token.group()
        if word in "}]":
            stack.pop()
        elif word == ",":
            if isinstance(stack[-1], int):
                stack[-1] += 1
            else:
                expects_key = True
        elif expects_key:
            key, expects_key = json.loads(word), False
            stack[-1] = key
        elif word != ":":
            if tuple(stack) == path:
                return text.count("\n", 0, token.start()) + 1
            if word == "{":
                stack.append("")
                expects_key = True
            elif word == "[":
                stack.append(0)
        if word in "}]":
            expects_key = False
    return 1


_KIND_NAMES = {
    int: "a whole number",
    float: "a number",
    str: "a text",
    bool: "true or false",
    list: "a list",
    dict: "an object",
}


def _listed(keys: Mapping[str, Kind] | Sequence[str]) -> str:
    return ", ".join(keys)


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else text[:37] + "..."
