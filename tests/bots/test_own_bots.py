"""A user's own bot: from a file, from a package, and the one that the documentation shows."""

from __future__ import annotations

import re
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from goldenspike import bots
from goldenspike.bots import RandomBot, bot_named
from goldenspike.core.errors import OptionsError
from goldenspike.games import GAMES
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
    ],
)
def test_a_file_that_is_no_bot_is_refused(tmp_path: Path, text: str | None, name: str, message: str) -> None:
    path = tmp_path / "own.py"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    with pytest.raises(OptionsError, match=message):
        bot_named("transamerica", f"{path}:{name}")


def test_a_package_offers_a_bot_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = EntryPoint("transamerica.shark", "goldenspike.bots.bot:RandomBot", "goldenspike.bots")
    monkeypatch.setattr(bots, "entry_points", lambda **wanted: EntryPoints([offered]).select(**wanted))
    assert isinstance(bot_named("transamerica", "shark"), RandomBot)
    with pytest.raises(OptionsError, match="there is no bot 'shark' for steel_driver"):
        bot_named("steel_driver", "shark")
