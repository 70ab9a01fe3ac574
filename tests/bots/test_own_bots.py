"""A user's own bot: from a file, from a package, and the one that the documentation shows."""

from __future__ import annotations

import re
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from goldenspike import bots
from goldenspike.bots import RandomBot, bot_named
from goldenspike.core.errors import BotError, OptionsError
from goldenspike.games import GAMES
from goldenspike.games.transamerica.actions import Start
from goldenspike.sim.play import play_game

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_bot_in_the_documentation_plays(tmp_path: Path) -> None:
    code, *_ = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert code.count("\n") < 30
    path = tmp_path / "homesteader.py"
    path.write_text(code, encoding="utf-8")
    game = GAMES["transamerica"]
    own = bot_named("transamerica", f"{path}:Homesteader")
    options = game.options_type(players=2, rounds=1)
    match = play_game(game, options, [own, bot_named("transamerica", "random")], "1/0")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.parametrize(
    ("text", "name", "message"),
    [
        ("class A: ...", "A", "needs a name and a method choose"),
        ("class A:\n    def __init__(self, x): ...", "A", "without arguments"),
        ("", "A", "has no class 'A'"),
        (None, "A", "there is no file"),
        ("class A(:", "A", "own.py, line 1: invalid syntax"),
        ("\nraise ValueError('oh')", "A", r"own.py cannot be read as a bot: ValueError: oh \(own.py, line 2\)"),
        ("class A:\n    def __init__(self):\n        1 / 0", "A", "broke: ZeroDivisionError: .*own.py, line 3"),
    ],
)
def test_a_file_that_is_no_bot_is_refused(tmp_path: Path, text: str | None, name: str, message: str) -> None:
    path = tmp_path / "own.py"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    with pytest.raises((OptionsError, BotError), match=message):
        bot_named("transamerica", f"{path}:{name}")


DATACLASS = """
from __future__ import annotations
from dataclasses import dataclass

@dataclass(frozen=True, slots=True)
class A:
    name: str = "own"
    place: int = 0

    def choose(self, view, legal, rng):
        return legal[self.place]
"""


def test_a_bot_may_be_a_dataclass(tmp_path: Path) -> None:
    path = tmp_path / "own.py"
    path.write_text(DATACLASS, encoding="utf-8")
    assert bot_named("transamerica", f"{path}:A").name == "own"


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("raise ValueError('oh no')", r"the bot clumsy broke: ValueError: oh no \(own.py, line 4\)"),
        ("return None", "the bot clumsy chose None, which is not legal"),
        ("return 7", "the bot clumsy chose 7, which is not legal"),
    ],
)
def test_what_a_bot_does_wrong_is_told_with_its_name(tmp_path: Path, line: str, message: str) -> None:
    path = tmp_path / "own.py"
    code = f"class A:\n    name = 'clumsy'\n    def choose(self, view, legal, rng):\n        {line}\n"
    path.write_text(code, encoding="utf-8")
    for name in GAMES:
        game = GAMES[name]
        bots = [bot_named(name, f"{path}:A")] * 3
        with pytest.raises(BotError, match=message):
            play_game(game, game.options_type(players=3), bots, "1/0")


def test_an_illegal_action_is_told_with_the_bots_name() -> None:
    class Stubborn:
        name = "stubborn"

        def choose(self, view: object, legal: object, rng: object) -> object:
            return Start(5)

    game = GAMES["transamerica"]
    with pytest.raises(BotError, match=r"the bot stubborn chose Start\(.*5.*\), which is not legal"):
        play_game(game, game.options_type(players=2), [Stubborn()] * 2, "1/0")


def test_a_package_offers_a_bot_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = EntryPoint("transamerica.shark", "goldenspike.bots.bot:RandomBot", "goldenspike.bots")
    monkeypatch.setattr(bots, "entry_points", lambda **wanted: EntryPoints([offered]).select(**wanted))
    assert isinstance(bot_named("transamerica", "shark"), RandomBot)
    with pytest.raises(OptionsError, match="there is no bot 'shark' for steel_driver"):
        bot_named("steel_driver", "shark")
