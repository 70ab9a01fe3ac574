"""Dataclasses to JSON and back, by their annotations."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

import pytest

from goldenspike.core.bits import Bits
from goldenspike.core.codec import RARE, Mismatch, decode, encode


@dataclass(frozen=True, slots=True)
class Build:
    type: ClassVar[str] = "build"
    a: int
    b: int
    fast: bool = field(default=False, metadata=RARE)


@dataclass(frozen=True, slots=True)
class Rest:
    type: ClassVar[str] = "rest"


@dataclass(frozen=True, slots=True)
class Depot:
    name: str
    moves: tuple[Build | Rest, ...]
    lines: Bits
    pair: tuple[int, str]
    mood: Literal["calm", "wild"] = "calm"
    owner: int | None = None
    last: Build | Rest | None = None
    groups: tuple[Bits, ...] = ()
    hands: tuple[tuple[str, ...] | None, ...] = ()


DEPOT = Depot(
    "Yard", (Build(1, 2), Rest()), 0b100101, (7, "x"), "wild", 3, Build(4, 5, True), (0b11, 0), (("G", "B"), None)
)
DATA: dict[str, Any] = {
    "name": "Yard",
    "moves": [{"type": "build", "a": 1, "b": 2}, {"type": "rest"}],
    "lines": [0, 2, 5],
    "pair": [7, "x"],
    "mood": "wild",
    "owner": 3,
    "last": {"type": "build", "a": 4, "b": 5, "fast": True},
    "groups": [[0, 1], []],
    "hands": [["G", "B"], None],
}


def test_a_dataclass_is_written_field_by_field() -> None:
    assert encode(DEPOT) == DATA


def test_it_is_read_as_it_was_written() -> None:
    assert decode(Depot, json.loads(json.dumps(encode(DEPOT)))) == DEPOT


def test_the_type_comes_first() -> None:
    assert list(encode(Build(1, 2))) == ["type", "a", "b"]


def test_a_rare_field_is_written_only_when_it_differs() -> None:
    assert "fast" not in encode(Build(1, 2))
    assert encode(Build(1, 2, fast=True))["fast"] is True


def test_a_field_at_its_default_may_be_left_out() -> None:
    short = {key: DATA[key] for key in ("name", "moves", "lines", "pair")}
    assert decode(Depot, short) == Depot("Yard", DEPOT.moves, DEPOT.lines, DEPOT.pair)


def test_a_union_is_told_apart_by_type() -> None:
    assert decode(Build | Rest, {"type": "rest"}) == Rest()
    assert decode(Build | Rest, {"type": "build", "a": 1, "b": 2}) == Build(1, 2)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"name": 3}, "name: should be a text, not 3"),
    ({"owner": "Ann"}, "owner: should be a whole number, not 'Ann'"),
    ({"owner": True}, "owner: should be a whole number, not True"),
    ({"owner": 1.0}, "owner: should be a whole number, not 1.0"),
    ({"mood": "angry"}, "mood: should be one of calm, wild, not 'angry'"),
    ({"pair": [7]}, "pair: should have 2 entries, not 1"),
    ({"pair": [7, 8]}, "pair[1]: should be a text, not 8"),
    ({"pair": "7x"}, "pair: should be a list, not '7x'"),
    ({"lines": 5}, "lines: should be a list, not 5"),
    ({"lines": [1, "2"]}, "lines[1]: should be a whole number, not '2'"),
    ({"moves": [{"type": "fly"}]}, "moves[0]: should have a type of build, rest, not 'fly'"),
    ({"moves": [{"a": 1}]}, "moves[0]: should have a type of build, rest, not None"),
    ({"moves": [{"type": "build", "a": 1}]}, 'moves[0]: the key "b" is missing'),
    ({"moves": [{"type": "build", "a": 1, "b": None}]}, "moves[0].b: should be a whole number, not None"),
    ({"moves": [{"type": "rest", "long": 1}]}, 'moves[0]: unknown key "long"'),
    ({"moves": [7]}, "moves[0]: should be an object with a type, not 7"),
    ({"color": "red"}, 'unknown key "color"'),
    ({"type": "depot"}, 'unknown key "type"'),
    ({"name": ["x" * 100]}, "name: should be a text, not ['" + "x" * 35 + "..."),
]


@pytest.mark.parametrize(("change", "message"), WRONG, ids=[message[:40] for _, message in WRONG])
def test_what_does_not_fit_is_refused_with_its_place(change: dict[str, Any], message: str) -> None:
    with pytest.raises(Mismatch) as error:
        decode(Depot, {**DATA, **change})
    assert str(error.value) == message


def test_the_place_begins_where_the_reader_says() -> None:
    with pytest.raises(Mismatch, match=r"^action 3: should be an object with a type, not \[\]$"):
        decode(Build | Rest, [], "action 3")


@pytest.mark.parametrize("tag", [[], {}])
def test_a_type_that_is_no_text_is_refused(tag: object) -> None:
    with pytest.raises(Mismatch):
        decode(Build | Rest, {"type": tag})


def test_a_negative_member_of_a_set_is_refused_with_its_place() -> None:
    with pytest.raises(Mismatch, match="lines"):
        decode(Depot, {**DATA, "lines": [-1]})
