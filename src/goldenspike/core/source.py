"""A JSON file read with care: every complaint names the file and the line."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import UnionType
from typing import Any, NoReturn, get_args

from goldenspike.core.errors import BoardError
from goldenspike.core.strict_json import JsonError, JsonPath, line_of, load_json

Kind = type | UnionType
NUMBER: Kind = int | float


@dataclass(frozen=True, slots=True)
class Row:
    """One object of a document, and where it stands in it."""

    source: Source
    path: JsonPath
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
            self.data = load_json(text)
        except JsonError as error:
            raise BoardError(error.message, file=file, line=error.line) from None

    @classmethod
    def read(cls, path: Path) -> Source:
        try:
            return cls(path.read_text(encoding="utf-8"), path.name)
        except FileNotFoundError:
            raise BoardError(f"there is no file {path}") from None
        except (OSError, UnicodeDecodeError) as error:
            raise BoardError(f"cannot read {path}: {error}") from None

    def fail(self, path: JsonPath, message: str) -> NoReturn:
        where = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")
        raise BoardError(f"{where}: {message}" if where else message, file=self.file, line=line_of(self.text, path))

    def row(
        self, path: JsonPath, value: object, required: Mapping[str, Kind], optional: Mapping[str, Kind] | None = None
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
            if type(found) not in kinds or (type(found) is float and not math.isfinite(found)):
                wanted = " or ".join(_KIND_NAMES[kind] for kind in kinds)
                self.fail((*path, key), f"should be {wanted}, not {_shown(found)}")
        return Row(self, path, value)


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
