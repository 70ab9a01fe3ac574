"""Looking a finished game over."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
from typer.testing import CliRunner

from goldenspike.bots import bot_named
from goldenspike.cli.main import app
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.transamerica.rules import TRANSAMERICA
from goldenspike.sim.analysis import analyze
from goldenspike.sim.analysis.transamerica import ahead
from goldenspike.sim.play import play_game
from goldenspike.sim.verdict import analysis_json


def test_points_over_the_others_sum_to_nothing() -> None:
    assert ahead(np.array([[0, 3, 6]])).tolist() == [[4.5, 0.0, -4.5]]


def test_a_game_is_looked_over(tmp_path: Path) -> None:
    options = TRANSAMERICA.options_type(players=2, rounds=1)
    bots = [bot_named("transamerica", "random"), bot_named("transamerica", "builder")]
    record = play_game(TRANSAMERICA, options, bots, "4/0").record
    found = analyze(record, 0.02, 1)
    assert found == analyze(record, 0.02, 1)
    assert all(each.given_away >= 0 for each in found.decisions)
    assert found.given_away(0) > found.given_away(1)  # one of them drew everything
    lost = {each.seat: each.total for each in found.fortunes}
    assert lost[0] == -lost[1] < 0
    path = tmp_path / "game.json"
    path.write_text(record.dumps(), encoding="utf-8")
    result = CliRunner().invoke(app, ["analyze", str(path), "--json", "--samples", "0.05"])
    assert result.exit_code == 0, result.output
    assert len(json.loads(result.output)["decisions"]) == len(found.decisions)
    result = CliRunner().invoke(app, ["analyze", str(path), "--samples", "0.05", "--plot", str(tmp_path / "a.svg")])
    assert "The costliest decisions" in result.output
    assert (tmp_path / "a.svg").exists()


def test_a_game_of_steel_driver_is_looked_over(tmp_path: Path) -> None:
    options = STEEL_DRIVER.options_type(players=3, first=1)
    bots = [bot_named("steel_driver", name) for name in ("random", "broker", "broker")]
    record = play_game(STEEL_DRIVER, options, bots, "4/0").record
    found = analyze(record, 0.1, 1)
    assert all(each.given_away >= 0 for each in found.decisions)
    counts = [sum(each.seat == seat for each in found.decisions) for seat in range(3)]
    means = [found.given_away(seat) / count for seat, count in enumerate(counts)]
    assert means[0] > max(means[1:])  # it drew everything
    assert abs(sum(each.total for each in found.fortunes)) < 1e-6
    assert sum(abs(each.luck) for each in found.fortunes) < sum(abs(each.play) for each in found.fortunes)
    path = tmp_path / "game.json"
    path.write_text(record.dumps(), encoding="utf-8")
    flags = ["--json", "--samples", "0.1", "--seed", "1", "--plot", str(tmp_path / "a.svg")]
    result = CliRunner().invoke(app, ["analyze", str(path), *flags])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout) == json.loads(json.dumps(analysis_json(record, found))), "a seed gives one verdict"
    assert found.terms.luck == "the seat order"
    first = json.loads(result.stdout)["decisions"][0]
    assert first["why"]
    assert first["reasons"][0].keys() == {"key", "facts"}
    assert (tmp_path / "a.svg").exists()
