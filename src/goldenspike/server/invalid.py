"""What a validator found, as one sentence that does not repeat what was sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any


def sentence(errors: Sequence[Mapping[str, Any]]) -> str:
    first = errors[0]
    where = ".".join(str(step) for step in first["loc"] if step != "body")
    what = str(first["msg"]).removeprefix("Value error, ")
    if first["type"] == "json_invalid":
        return "That is not valid JSON."
    return f"{where[:100]}: {what[:200]}." if where else f"{what[:200]}."
