"""A broken record is refused with one clear sentence; a record with an illegal action names it and the rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

from goldenspike.core.errors import GoldenSpikeError, IllegalRecord, OptionsError, RecordError
from goldenspike.core.record import Record, final_state, read_record, record_from, replay
from goldenspike.games import GAMES
from transamerica_table import ANN, BEN, GAME, two

TABLE = two().markers(41, 99).turn(ANN, "41-51").turn(BEN, "98-99")
RECORD = TABLE.record
DATA: dict[str, Any] = RECORD.to_json()


def test_a_record_is_read_as_it_was_written() -> None:
    assert read_record(RECORD.dumps(), GAMES) == RECORD
    assert record_from(DATA, GAMES) == RECORD
    assert final_state(RECORD) == TABLE.state


def test_a_record_without_actions_is_read_as_it_was_written() -> None:
    empty = Record(GAME, RECORD.options, RECORD.seats)
    assert read_record(empty.dumps(), GAMES) == empty


def test_a_record_has_one_action_a_line() -> None:
    assert len(RECORD.dumps().splitlines()) == 2 + len(RECORD.actions)


def test_an_option_left_out_has_its_default() -> None:
    short = {**DATA, "options": {"players": 2, "board": "prairie"}}
    assert record_from(short, GAMES) == RECORD


def act(**entry: Any) -> dict[str, Any]:
    return {"actions": [entry]}


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "unknown key": ({"winner": 1}, 'unknown key "winner"'),
    "other format": ({"format": "goldenspike/2"}, "the format is 'goldenspike/2'; this program reads 'goldenspike/1'"),
    "no format": ({"format": None}, "the format is None; this program reads 'goldenspike/1'"),
    "other game": ({"game": "chess"}, "there is no game 'chess'"),
    "no game": ({"game": []}, "there is no game []"),
    "other rules": ({"rules_version": 2}, "rules_version is 2; this program plays 1"),
    "rules as a text": ({"rules_version": "1"}, "rules_version is '1'; this program plays 1"),
    "options as a list": ({"options": []}, "options: should be an object, not []"),
    "unknown option": ({"options": {"players": 2, "speed": 3}}, 'options: unknown key "speed"'),
    "wrong option": ({"options": {"players": "two"}}, "options.players: should be a whole number, not 'two'"),
    "wrong tie": ({"options": {"tie": "fight"}}, "options.tie: should be one of share, extra_round, not 'fight'"),
    "seats as a text": ({"seats": "AB"}, "seats: should be a list, not 'AB'"),
    "a nameless seat": ({"seats": ["Ann", None]}, "seats[1]: should be a text, not None"),
    "too few seats": ({"seats": ["Ann"]}, "seats: 1 names for 2 players"),
    "too many seats": ({"seats": ["Ann", "Ben", "Cy"]}, "seats: 3 names for 2 players"),
    "actions as an object": ({"actions": {}}, "actions: should be a list"),
    "an action as a text": ({"actions": ["stop"]}, "action 0: should be an object"),
    "no seat": (act(type="stop"), 'action 0: the key "seat" is missing'),
    "a seat below 0": (act(seat=-1, type="stop"), "action 0: seat should be a seat's number or null, not -1"),
    "a seat's name": (act(seat="Ann", type="stop"), "action 0: seat should be a seat's number or null, not 'Ann'"),
    "true as a seat": (act(seat=True, type="stop"), "action 0: seat should be a seat's number or null, not True"),
    "no type": (act(seat=0), "action 0: should have a type of deal, draw_first, lay, move, pass, start, stay, stop"),
    "unknown type": (act(seat=0, type="fly"), "action 0: should have a type of deal, draw_first, lay"),
    "missing node": (act(seat=0, type="start"), 'action 0: the key "node" is missing'),
    "wrong node": (act(seat=0, type="start", node="41"), "action 0.node: should be a whole number, not '41'"),
    "unknown key of an action": (act(seat=0, type="stop", why="tired"), 'action 0: unknown key "why"'),
    "wrong hands": (act(seat=None, type="deal", hands=["G41"]), "action 0.hands[0]: should be a list, not 'G41'"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_record_is_refused_with_one_clear_sentence(what: str) -> None:
    change, message = BROKEN[what]
    with pytest.raises(RecordError) as error:
        record_from({**DATA, **change}, GAMES)
    assert error.value.message.startswith(message)
    assert "\n" not in error.value.message
    assert error.value.code == "record_invalid"


@pytest.mark.parametrize("key", DATA)
def test_every_key_is_needed(key: str) -> None:
    with pytest.raises(RecordError, match=f'^the key "{key}" is missing$'):
        record_from({name: value for name, value in DATA.items() if name != key}, GAMES)


@pytest.mark.parametrize("data", [[], "record", 3, None])
def test_a_record_is_an_object(data: object) -> None:
    with pytest.raises(RecordError, match=r"^a record is a JSON object$"):
        record_from(data, GAMES)


def test_text_that_is_not_json_is_refused_with_its_line() -> None:
    with pytest.raises(RecordError, match=r"^line 3: not valid JSON: "):
        read_record(RECORD.dumps().replace('"deal"', "deal"), GAMES)
    with pytest.raises(RecordError, match=r"^line 1: not valid JSON: "):
        read_record("", GAMES)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 7}, "TransAmerica is for 2 to 6 players, not 7"),
        ({"players": 2, "rounds": 0}, "rounds must be 1 to 100, not 0"),
        ({"players": 2, "first": 2}, "first must be a seat from 0 to 1, not 2"),
        ({"players": 2, "board": "moon"}, "there is no board 'moon'"),
    ],
)
def test_options_that_do_not_fit_together_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionsError) as error:
        record_from({**DATA, "options": options}, GAMES)
    assert error.value.message.startswith(message)


ILLEGAL: list[tuple[dict[str, Any], str]] = [
    ({"seat": 0, "type": "lay", "a": 0, "b": 1}, "TA-41.not_connected"),
    ({"seat": 1, "type": "lay", "a": 41, "b": 42}, "TA-31.not_your_turn"),
    ({"seat": 5, "type": "lay", "a": 41, "b": 42}, "TA-31.not_your_turn"),
    ({"seat": None, "type": "draw_first", "first": 0}, "TA-31.not_your_turn"),
    ({"seat": 0, "type": "stop"}, "TA-34.stop_without_track"),
    ({"seat": 0, "type": "lay", "a": 41, "b": 10**30}, "TA-10.no_such_segment"),
]


@pytest.mark.parametrize(("entry", "code"), ILLEGAL, ids=[code for _, code in ILLEGAL])
def test_an_illegal_action_names_its_place_and_its_rule(entry: dict[str, Any], code: str) -> None:
    record = record_from({**DATA, "actions": [*DATA["actions"], entry]}, GAMES)
    steps = replay(record)
    for _ in range(1 + len(RECORD.actions)):
        last = next(steps)
    assert last.state == TABLE.state, "all before it is played"
    with pytest.raises(IllegalRecord) as error:
        next(steps)
    assert error.value.index == len(RECORD.actions)
    assert error.value.code == code
    assert error.value.rule == code.partition(".")[0]
    assert error.value.message.startswith(f"action {len(RECORD.actions)}: ")
    assert error.value.message.endswith(f"({error.value.rule})")


def test_an_action_after_the_end_is_illegal() -> None:
    over = two(rounds=1).rounds((ANN, 5)).record
    longer = {**over.to_json(), "actions": [*over.to_json()["actions"], {"seat": 0, "type": "stop"}]}
    with pytest.raises(IllegalRecord, match="the game is over"):
        final_state(record_from(longer, GAMES))


def test_the_json_of_a_record_is_plain() -> None:
    assert json.loads(json.dumps(DATA)) == DATA
    assert json.loads(RECORD.dumps()) == DATA


UNREADABLE = {
    "a list as type": '{"seat": 0, "type": []}',
    "an object as type": '{"seat": 0, "type": {}}',
    "nested too deep": "[" * 100_000,
    "a number too long": '{"seat": 0, "type": "start", "node": ' + "9" * 5000 + "}",
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_nothing_but_our_own_errors_comes_from_a_broken_record(what: str) -> None:
    text = json.dumps({**DATA, "actions": ["HERE"]}).replace('"HERE"', UNREADABLE[what])
    with pytest.raises(GoldenSpikeError):
        read_record(text, GAMES)


@pytest.mark.parametrize("version", [True, 1.0])
def test_the_rules_version_is_a_whole_number(version: object) -> None:
    with pytest.raises(RecordError):
        record_from({**DATA, "rules_version": version}, GAMES)


def test_a_key_given_twice_is_refused() -> None:
    with pytest.raises(RecordError):
        read_record('{"game": "chess", ' + json.dumps(DATA)[1:], GAMES)


@pytest.mark.parametrize("options", [{"tie": "fight"}, {"players": 2.0}])
def test_options_made_in_code_are_checked_like_those_of_a_record(options: dict[str, Any]) -> None:
    with pytest.raises(OptionsError):
        GAME.options_type(**options)
