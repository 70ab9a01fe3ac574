"""The commands, as a person runs them: what they print, what they write, what they say when it is wrong."""

from __future__ import annotations

import csv
import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from goldenspike.games import GAMES
from spike import imported, spike

RECORDS = Path(__file__).parents[1] / "records"
TRANSAMERICA = sorted((RECORDS / "transamerica").glob("*.json"))
STEEL_DRIVER = sorted((RECORDS / "steel_driver").glob("*.json"))


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """A finished game in which one track is laid twice."""
    data = json.loads(TRANSAMERICA[0].read_text(encoding="utf-8"))
    lays = [i for i, action in enumerate(data["actions"]) if action["type"] == "lay"]
    data["actions"].insert(lays[0] + 1, data["actions"][lays[0]])
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_without_words_it_explains_itself() -> None:
    assert "simulate" in spike().out + spike().err
    assert spike("--version").out.startswith("goldenspike ")


def test_replay_as_json_for_transamerica() -> None:
    ran = spike("replay", TRANSAMERICA[0], "--json")
    told = json.loads(ran.out)
    assert list(told) == ["game", "over", "to_act", "points", "rounds", "winners"]
    assert told["game"] == "transamerica"
    assert told["over"] is True
    assert told["to_act"] == []
    assert told["points"] == told["rounds"][-1]["points"]
    assert set(told["rounds"][0]) == {"losses", "points"}


def test_replay_as_json_for_steel_driver() -> None:
    told = json.loads(spike("replay", STEEL_DRIVER[0], "--json").out)
    assert list(told) == ["game", "over", "to_act", "cash", "turns", "final", "winners"]
    assert len(told["turns"]) == 5
    assert set(told["turns"][0]) == {"profit", "cash"}
    assert all(set(company) == {"goods", "value", "controller"} for company in told["final"].values())


def test_replay_of_an_unfinished_record_says_who_is_to_act(tmp_path: Path) -> None:
    data = json.loads(TRANSAMERICA[0].read_text(encoding="utf-8"))
    path = tmp_path / "half.json"
    for count, expected in ((0, None), (3, data["actions"][3]["seat"])):
        path.write_text(json.dumps({**data, "actions": data["actions"][:count]}), encoding="utf-8")
        told = json.loads(spike("replay", path, "--json").out)
        assert (told["over"], told["to_act"], told["winners"]) == (False, [expected], [])
    assert "the game is not over" in spike("replay", path).out


def test_an_illegal_action_exits_1_and_names_its_index_and_rule(broken: Path) -> None:
    ran = spike("replay", broken, "--json")
    assert ran.code == 1
    assert ran.out == ""
    index = next(
        i for i, a in enumerate(json.loads(broken.read_text(encoding="utf-8"))["actions"]) if a["type"] == "lay"
    )
    assert f"action {index + 1}:" in ran.err
    assert "TA-" in ran.err
    assert ran.err.count("\n") == 1


def test_replay_tells_the_story_and_draws_it(tmp_path: Path) -> None:
    for record in (TRANSAMERICA[0], STEEL_DRIVER[0]):
        assert spike("replay", record).out.count("\n") > 20
        assert spike("replay", record, "--step").out
        folder = tmp_path / record.stem
        assert spike("replay", record, "--svg", folder).code == 0
        pictures = sorted(folder.glob("*.svg"))
        assert len(pictures) == len(json.loads(record.read_text(encoding="utf-8"))["actions"]) + 1
        ET.fromstring(pictures[-1].read_text(encoding="utf-8"))
    assert "choose one" in spike("replay", TRANSAMERICA[0], "--json", "--step").err


@pytest.mark.parametrize("game", GAMES)
def test_simulate_gives_the_same_games_on_any_number_of_cores(game: str, tmp_path: Path) -> None:
    words = ("simulate", game, "--games", 12, "--seed", 7, "--bots", "random")
    folders = []
    for workers in (1, 2):
        folder = tmp_path / str(workers)
        ran = spike(*words, "--workers", workers, "--records", folder, "--csv", tmp_path / f"{workers}.csv")
        assert ran.code == 0, ran.err
        folders.append({path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()})
    assert folders[0] == folders[1]
    assert len(folders[0]) == 12
    rows = list(csv.DictReader((tmp_path / "1.csv").read_text(encoding="utf-8").splitlines()))
    assert (tmp_path / "1.csv").read_bytes() == (tmp_path / "2.csv").read_bytes()
    assert [row["game"] for row in rows] == [str(number) for number in range(12)]
    for path in (tmp_path / "1").iterdir():
        assert json.loads(spike("replay", path, "--json").out)["over"]
        break


def test_simulate_shows_what_happened(tmp_path: Path) -> None:
    ran = spike("simulate", "transamerica", "--players", 3, "--games", 4, "--bots", "random,novice,builder",
                "-o", "open_cards=true", "--plot", tmp_path / "x.svg")  # fmt: skip
    for title in ("Turns per player and round", "Rounds per game", "How rounds ended", "Mean loss per round by seat"):
        assert title in ran.out
    ET.parse(tmp_path / "x.svg")


def test_perft_counts() -> None:
    ran = spike("perft", "transamerica", "--players", 2, "--depth", 2)
    assert "188" in ran.out
    assert f"{188 * 187:,}" in ran.out
    assert spike("perft", "transamerica", "--record", TRANSAMERICA[0]).code == 0


def test_boards_are_checked_and_drawn(tmp_path: Path) -> None:
    for name, size in (("transamerica", "188 places, 509 links"), ("steel-driver", "38 places, 85 links")):
        assert size in spike("board", "check", name).out
        assert spike("board", "show", name, "-o", tmp_path / "map.svg").code == 0
        ET.parse(tmp_path / "map.svg")
    assert "steel-driver" in spike("board", "list").out


def test_a_broken_board_is_told_with_its_line(tmp_path: Path) -> None:
    source = Path(GAMES["transamerica"].boards._paths["transamerica"])
    text = source.read_text(encoding="utf-8").replace('"node": 73', '"node": 89')
    path = tmp_path / "twice.json"
    path.write_text(text, encoding="utf-8")
    ran = spike("board", "check", path)
    assert ran.code == 1
    line = next(i for i, row in enumerate(text.splitlines(), 1) if "Washington" in row)
    assert f"twice.json, line {line}:" in ran.err
    assert "board_invalid" in ran.err


def test_a_user_plays_on_a_board_of_their_own(tmp_path: Path) -> None:
    source = Path(GAMES["transamerica"].boards._paths["transamerica"])
    path = tmp_path / "home.json"
    path.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
    words = ("simulate", "transamerica", "--board", path, "--games", 4, "--workers", 2, "--records", tmp_path / "r")
    assert spike(*words).code == 0
    assert json.loads(next((tmp_path / "r").iterdir()).read_text(encoding="utf-8"))["options"]["board"] == "home"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("simulate", "chess"), "there is no game 'chess' (there is: transamerica, steel_driver)"),
        (("simulate", "transamerica", "--players", "9"), "TransAmerica is for 2 to 6 players, not 9"),
        (("simulate", "transamerica", "--bots", "wizard"), "there is no bot 'wizard' for transamerica"),
        (("simulate", "transamerica", "--bots", "random,random"), "2 bots are named for 4 seats"),
        (("simulate", "transamerica", "-o", "tie=fight"), "tie: should be one of share, extra_round"),
        (("simulate", "transamerica", "-o", "colour=red"), "'colour=red' is no option"),
        (("simulate", "transamerica", "-b", "nowhere.json"), "there is no file"),
        (("replay", "nothing.json"), "there is no file nothing.json"),
        (("board", "check", "nothing.json"), "there is no file nothing.json"),
        (("simulate", "transamerica", "--csv", "no/where.csv"), "cannot write no/where.csv: No such file or directory"),
        (("simulate", "transamerica", "--records", "/dev/null/r"), "cannot write /dev/null/r: Not a directory"),
        (("simulate", "transamerica", "--plot", "no/where.svg"), "cannot write no/where.svg"),
        (("tournament", "--csv", "no/where.csv"), "cannot write no/where.csv"),
        (("tournament", "--parquet", "no/where.parquet"), "cannot write no/where.parquet"),
        (("tournament", "--plot", "no/where.svg"), "cannot write no/where.svg"),
        (("calibrate", "--plot", "no/where.svg"), "cannot write no/where.svg"),
        (("calibrate", "-o", "open_cards=true"), "with open cards there is nothing to guess"),
        (("play", "--record", "no/where.json"), "cannot write no/where.json"),
        (("tournament", "--bots", "a.py:A,novice", "--cluster", "host:1"), "a bot's file lies on this machine alone"),
        (("play", "transamerica", "--people", "A,B,C", "--players", "2"), "3 people cannot sit at a table for 2"),
    ],
)
def test_bad_input_gets_one_clear_sentence(words: tuple[str, ...], told: str) -> None:
    ran = spike(*words)
    assert ran.code == 1
    assert told in ran.err
    assert ran.err.startswith("spike: ")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err


@pytest.mark.parametrize(
    "words",
    [
        ("board", "check", "transamerica"),
        ("replay", TRANSAMERICA[0], "--json"),
        ("simulate", "transamerica", "--games", 1, "--workers", 1),
        ("perft", "transamerica", "--depth", 1),
        ("--help",),
    ],
)
def test_what_needs_no_kernel_does_not_import_it(words: tuple[object, ...]) -> None:
    assert not {"numba", "numpy", "matplotlib"} & imported(*words)
