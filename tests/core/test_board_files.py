"""A broken board file: the message names the file, the line, and what is wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goldenspike.core.board import Shelf
from goldenspike.core.errors import BoardError, OptionsError
from goldenspike.core.source import Source
from transamerica_table import GAME, SPUR

FILE = Path(__file__).parent.parent / "boards" / "transamerica" / "spur.json"
TEXT = FILE.read_text(encoding="utf-8")


def read(text: str) -> Any:
    return GAME.boards.parse(Source(text, "mine.json"), "mine")


def refused(text: str) -> BoardError:
    with pytest.raises(BoardError) as error:
        read(text)
    return error.value


def test_the_file_these_tests_break_is_whole() -> None:
    board = read(TEXT)
    assert (board.size, len(board.links), len(board.cities)) == (6, 5, 4)


NODE_0 = '{"id": 0, "x": 0, "y": 0, "px": 0.0, "py": 0.0}'

BROKEN = {
    "unknown key": ('"name": "Spur",', '"name": "Spur",\n "owner": "Ann",', 3, 'unknown key "owner"'),
    "unknown key of a node": ('"py": 0.0},', '"py": 0.0, "z": 1},', 5, 'unknown key "z"'),
    "unknown key of an edge": ('"b": 2, "cost"', '"b": 2, "length": 3, "cost"', 14, 'unknown key "length"'),
    "unknown key of a city": ('"node": 5,', '"node": 5, "mayor": "Ann",', 21, 'unknown key "mayor"'),
    "missing key": (' "name": "Spur",\n', "", 1, 'the key "name" is missing'),
    "missing key of a node": ('{"id": 2, "x": 2, ', '{"id": 2, ', 7, 'the key "x" is missing'),
    "missing key of an edge": ('{"a": 2, "b": 3, "cost": 1}', '{"a": 2, "b": 3}', 15, 'the key "cost" is missing'),
    "missing key of a city": ('"node": 4, "small_deck": true', '"node": 4', 23, 'the key "small_deck" is missing'),
    "text for a number": ('"x": 3', '"x": "three"', 8, "x: should be a whole number"),
    "fraction for a whole number": ('"x": 3', '"x": 3.5', 8, "x: should be a whole number"),
    "true for a number": ('"cost": 2', '"cost": true', 16, "cost: should be a whole number"),
    "number for a text": ('"name": "G5"', '"name": 5', 21, "name: should be a text"),
    "number for true or false": (
        '"small_deck": true}\n',
        '"small_deck": 1}\n',
        23,
        "small_deck: should be true or false",
    ),
    "null": ('"px": 4.0', '"px": null', 9, "px: should be a whole number or a number, not null"),
    "number for a node": (NODE_0, "7", 5, "should be an object"),
    "dangling link": ('{"a": 4, "b": 5', '{"a": 4, "b": 6', 17, '"b" names no node: 6'),
    "self loop": ('{"a": 4, "b": 5', '{"a": 4, "b": 4', 17, "joins 4 to itself"),
    "double link": ('{"a": 4, "b": 5', '{"a": 3, "b": 4', 17, "the same link as edges[3]: 3 to 4"),
    "double link the other way": ('{"a": 4, "b": 5', '{"a": 4, "b": 3', 17, "the same link as edges[3]: 4 to 3"),
    "duplicate id": ('{"id": 4', '{"id": 2', 9, "the id 2 is used already by nodes[2]"),
    "id out of range": ('{"id": 5', '{"id": 6', 10, "the id 6 is out of range: 6 nodes are numbered 0 to 5"),
    "negative id": ('{"id": 5', '{"id": -1', 10, "the id -1 is out of range"),
    "two nodes in one place": ('"x": 5', '"x": 4', 10, "node 5 stands where node 4 does"),
    "city on no node": ('"node": 5', '"node": 6', 21, "G5 stands on no node: 6"),
    "two cities on one node": ('"node": 5', '"node": 0', 21, "the node 0 is used already by cities[0]"),
    "two cities with one name": ('"G5"', '"G0"', 21, "the name 'G0' is used already by cities[0]"),
    "unconnected": ('{"a": 4, "b": 5', '{"a": 2, "b": 4', 10, "cannot be reached from nodes[0]"),
    "cost too high": ('"cost": 2', '"cost": 3', 16, "the cost must be 1 to 2, not 3"),
    "cost too low": ('"cost": 2', '"cost": 0', 16, "the cost must be 1 to 2, not 0"),
    "one colour": ('"blue"', '"green"', 19, "cities must have 2 to 6 colours, not 1"),
    "a comma too few": ('"y": 0, "px": 2.0', '"y": 0 "px": 2.0', 7, "not valid JSON"),
    "a comma too many": ('"node": 4, "small_deck": true}', '"node": 4, "small_deck": true},', 24, "not valid JSON"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_refused_with_file_line_and_reason(what: str) -> None:
    old, new, line, message = BROKEN[what]
    assert old in TEXT
    everywhere = what == "one colour"
    error = refused(TEXT.replace(old, new) if everywhere else TEXT.replace(old, new, 1))
    assert (error.file, error.line) == ("mine.json", line)
    assert error.message.startswith(f"mine.json, line {line}: ")
    assert message in error.message
    assert "\n" not in error.message
    assert error.code == "board_invalid"


@pytest.mark.parametrize("key", ["nodes", "edges", "cities"])
def test_a_list_that_is_none_is_refused(key: str) -> None:
    data = json.loads(TEXT)
    data[key] = {"a": 1}
    assert f'{key}: should be a list, not {{"a": 1}}' in refused(json.dumps(data, indent=1)).message


@pytest.mark.parametrize("text", ["", "{", "nonsense", "[1, 2", '{"name": "x",}'])
def test_a_file_that_is_not_json_is_refused(text: str) -> None:
    error = refused(text)
    assert error.message.startswith("mine.json, line 1: not valid JSON: ")


def test_a_file_that_is_no_object_is_refused() -> None:
    assert refused("[]").message == "mine.json, line 1: should be an object with name, nodes, edges, cities, not []"


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(part, (*path, key))
    else:
        yield path


def test_the_line_is_exact_wherever_the_fault_is_and_however_the_file_is_laid_out() -> None:
    """Every value of the file in turn is null: with one value a line, the line is where null stands."""
    data = json.loads(TEXT)
    data["name"] = 'brackets ]}[{ , : and "quotes" \\ in a text'
    paths = list(leaves(data))
    assert len(paths) == 2 + 6 * 5 + 5 * 3 + 4 * 4
    for *path, last in paths:
        broken = json.loads(json.dumps(data))
        parent = broken
        for key in path:
            parent = parent[key]
        parent[last] = None
        text = json.dumps(broken, indent=2)
        (line,) = [number for number, found in enumerate(text.splitlines(), 1) if "null" in found]
        error = refused(text)
        assert error.line == line
        assert "not null" in error.message


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    missing = tmp_path / "missing.json"
    with pytest.raises(BoardError, match=r"there is no file .*missing\.json"):
        GAME.boards.add(missing)
    assert "missing" not in GAME.boards.ids


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BoardError, match=r"cannot read .*binary\.json"):
        GAME.boards.add(binary)


def test_a_broken_file_does_not_come_on_the_shelf(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text(TEXT.replace('"cost": 2', '"cost": 3'), encoding="utf-8")
    with pytest.raises(BoardError, match=r"^broken\.json, line 16: "):
        GAME.boards.add(broken)
    assert "broken" not in GAME.boards.ids
    with pytest.raises(OptionsError, match="there is no board 'broken'"):
        GAME.options_type(board="broken")


def test_a_mended_file_can_be_added_after_all(tmp_path: Path) -> None:
    shelf: Shelf[Any] = Shelf(tmp_path, GAME.boards.keys, GAME.boards.parse)
    file = tmp_path / "mended.json"
    file.write_text("{", encoding="utf-8")
    with pytest.raises(BoardError):
        shelf.add(file)
    file.write_text(TEXT, encoding="utf-8")
    assert shelf.add(file) == "mended"
    assert shelf.ids == ("mended",)
    assert shelf.get("mended").size == 6


def test_a_board_keeps_its_name_to_itself(tmp_path: Path) -> None:
    other = tmp_path / f"{SPUR}.json"
    other.write_text(TEXT, encoding="utf-8")
    with pytest.raises(BoardError, match="another board is called 'spur' already"):
        GAME.boards.add(other)
    assert GAME.boards.add(FILE) == SPUR, "the same file again is no other board"


def test_a_board_too_small_for_the_table_is_refused() -> None:
    with pytest.raises(OptionsError, match="the board 'spur' has 2 green cards in use for 3 players"):
        GAME.options_type(players=3, board=SPUR)


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_a_position_is_a_finite_number(number: str) -> None:
    assert refused(TEXT.replace('"px": 4.0', f'"px": {number}')).line == 9


@pytest.mark.parametrize("text", ["[" * 100_000, TEXT.replace('"x": 3', '"x": ' + "9" * 5000)], ids=["deep", "long"])
def test_json_that_python_gives_up_on_is_refused(text: str) -> None:
    assert refused(text).code == "board_invalid"


def test_a_key_given_twice_is_refused() -> None:
    assert refused(TEXT.replace('"cost": 2', '"cost": 1, "cost": 2')).line == 16
