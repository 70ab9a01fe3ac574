"""A game in the terminal: by typed lines, and by keys in a real (pseudo) terminal."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from goldenspike.games import GAMES
from spike import spike


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_typing_the_first_move_each_time(game: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    ran = spike("play", game, "--bots", "random", "--seed", 1, "--record", kept, typed="1\n" * 3000)
    assert "The game is over." in ran.out
    assert json.loads(spike("replay", kept, "--json").out)["over"]


def test_moves_are_found_by_words_listed_and_taken_back(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    typed = "denver (\nlist\nstart at denver\ntrack\n1\nundo\nnonsense\nquit\n"
    ran = spike("play", "transamerica", "--players", 2, "--seed", 3, "--bots", "random", "--record", kept, typed=typed)
    assert "start at Denver" in ran.out
    assert "takes it back" in ran.out
    assert "no move matches 'nonsense'" in ran.out
    assert "Game left." in ran.out
    own = [action for action in json.loads(kept.read_text(encoding="utf-8"))["actions"] if action["seat"] == 0]
    assert [action["type"] for action in own] == ["start"]


def test_at_one_keyboard_nobody_sees_the_others_hand() -> None:
    """Between two people a cover comes, and below it only the own cities are named."""
    typed = "\nstart at denver\n\nstart at omaha\nquit\n"
    ran = spike("play", "transamerica", "--people", "Ann,Ben", "--players", 2, "--seed", 3, typed=typed)
    screens = re.split(r"\n{30,}", ran.out)
    assert len(screens) == 4
    assert "Ann wants" in ran.out
    for screen in screens:
        assert not ("Ann wants" in screen and "Ben wants" in screen)


def test_keys_in_a_terminal(tmp_path: Path) -> None:
    """Arrows choose, Enter does it, Backspace takes it back, typing searches, Control-C leaves."""
    kept = tmp_path / "game.json"
    words = ["play", "transamerica", "--players", "2", "--seed", "3", "--bots", "random", "--record", str(kept)]
    terminal, inside = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", "from goldenspike.cli.main import run; run()", *words],
        stdin=inside,
        stdout=inside,
        stderr=inside,
        env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "120", "LINES": "40"},
    )
    try:
        until(terminal, "start at")
        press(terminal, "\x1b[C\x1b[B\t\x1b[Z", "start at")
        press(terminal, "denver", "search: denver")
        press(terminal, "\r", "track from")
        press(terminal, "\r", " of ")
        press(terminal, "\x7f", "takes it back")
        press(terminal, "\r", "Player lays")
        press(terminal, " ", "random 1 lays")
        process.send_signal(signal.SIGINT)
        until(terminal, "Kept")
    finally:
        process.kill()
        process.wait()
        os.close(terminal)
        os.close(inside)
    own = [action for action in json.loads(kept.read_text(encoding="utf-8"))["actions"] if action["seat"] == 0]
    assert [action["type"] for action in own] == ["start", "lay", "stop"]


def press(terminal: int, keys: str, expected: str) -> None:
    os.write(terminal, keys.encode())
    until(terminal, expected)


def until(terminal: int, expected: str) -> None:
    """Read until something is shown; a minute is patience enough for the slowest machine."""
    seen = ""
    deadline = time.monotonic() + 60
    while expected not in seen:
        assert time.monotonic() < deadline, f"{expected!r} was not shown:\n{seen[-2000:]}"
        if select.select([terminal], [], [], 1)[0]:
            seen += os.read(terminal, 65536).decode(errors="replace")
