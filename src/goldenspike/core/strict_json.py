"""JSON read strictly, with the line of everything in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

JsonPath = tuple[str | int, ...]
"""Where a value stands in a document: ``("cities", 3, "name")``."""

_TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|[{}\[\],:]|[^\s{}\[\],:"]+')


class JsonError(ValueError):
    """What is wrong with a text, and on which line."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.message = message
        self.line = line


class _Twice(Exception):
    """An object names a key twice."""


def load_json(text: str) -> Any:
    """The values of a JSON text; ``JsonError`` if it is none, or says a thing twice."""
    try:
        return json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        raise JsonError(f"not valid JSON: {error.msg}", error.lineno) from None
    except RecursionError:
        raise JsonError("not valid JSON: nested too deep", 1) from None
    except _Twice:
        path, line = next(_doubles(text))
        raise JsonError(f'the key "{path[-1]}" is given twice', line) from None
    except ValueError:
        raise JsonError("not valid JSON: a number is too long", 1) from None


def line_of(text: str, path: JsonPath) -> int:
    """The line on which the value at ``path`` of a valid JSON text begins."""
    return next((line for found, line in _values(text) if found == path), 1)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise _Twice
    return found


def _doubles(text: str) -> Iterator[tuple[JsonPath, int]]:
    seen = set()
    for path, line in _values(text):
        if path in seen:
            yield path, line
        seen.add(path)


def _values(text: str) -> Iterator[tuple[JsonPath, int]]:
    """Every value of a valid JSON text: its path, and the line it begins on."""
    stack: list[str | int] = []
    expects_key = False
    for token in _TOKEN.finditer(text):
        word = token.group()
        if word in ("}", "]"):
            stack.pop()
            expects_key = False
        elif word == ",":
            if isinstance(stack[-1], int):
                stack[-1] += 1
            else:
                expects_key = True
        elif expects_key:
            stack[-1], expects_key = json.loads(word), False
        elif word != ":":
            yield tuple(stack), text.count("\n", 0, token.start()) + 1
            if word == "{":
                stack.append("")
                expects_key = True
            elif word == "[":
                stack.append(0)
