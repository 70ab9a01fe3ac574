"""Looking a finished game over."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from goldenspike.bots import bot_named
from goldenspike.cli.main import app
from goldenspike.core.errors import RecordError
from goldenspike.core.game import AnyGame
from goldenspike.core.record import Record
from goldenspike.games.steel_driver.actions import Auction, Bid, Drop, Pass
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.transamerica.rules import TRANSAMERICA
from goldenspike.sim.analysis import analyze
from goldenspike.sim.analysis.steel_driver_seats import MEASURED, measured, worth_of_seats
from goldenspike.sim.analysis.transamerica import ahead
from goldenspike.sim.play import play_game
from goldenspike.sim.verdict import analysis_json
from spike import spike


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
    assert "lay 1" not in result.output, "places, not numbers"
    assert "track" in result.output
    assert (tmp_path / "a.svg").exists()


def test_a_game_of_steel_driver_is_looked_over(tmp_path: Path) -> None:
    options = STEEL_DRIVER.options_type(players=3, first=1)
    bots = [bot_named("steel_driver", name) for name in ("random", "broker", "broker")]
    record = play_game(STEEL_DRIVER, options, bots, "4/0").record
    found = analyze(record, 0.1, 1)
    assert all(each.given_away >= 0 for each in found.decisions)
    assert found.given_away(0) > max(found.given_away(1), found.given_away(2))  # it drew everything
    auctions = [each for each in found.decisions if isinstance(each.action, Auction | Bid | Drop | Pass)]
    matters = {(each.seat, each.matter) for each in auctions}
    assert len(matters) == sum(each.charged for each in auctions) < len(auctions), "an auction is charged once a seat"
    for each in auctions:
        others = [other for other in auctions if (other.seat, other.matter) == (each.seat, each.matter)]
        assert not each.charged or each.given_away == max(other.given_away for other in others)
    luck = worth_of_seats("steel-driver", 3)
    assert [each.luck for each in found.fortunes] == [luck[2], luck[0], luck[1]], "seat 1 began"
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


@pytest.mark.parametrize("players", range(3, 7))
def test_what_a_seat_is_worth_can_be_measured_again(players: int) -> None:
    """A few hundred games only tell that nothing is far off: four standard errors."""
    leads = measured("steel-driver", players, 120 * players)
    error = leads.std(axis=0) / len(leads) ** 0.5
    known = np.array(MEASURED["steel-driver", players])
    assert (abs(leads.mean(axis=0) - known) < 4 * error).all()
    assert abs(known.sum()) < 0.3, "what one wins the others lose"


@pytest.mark.parametrize("game", [TRANSAMERICA, STEEL_DRIVER])
@pytest.mark.parametrize("part", [0.0, 0.4, 0.99])
def test_an_unfinished_game_is_refused(game: AnyGame, part: float, tmp_path: Path) -> None:
    options = game.options_type(players=3)
    whole = play_game(game, options, [bot_named(game.name, "random")] * 3, "4/0").record
    record = Record(game, options, whole.seats, whole.actions[: int(part * len(whole.actions))])
    with pytest.raises(RecordError, match="not over"):
        analyze(record, 0.05)
    path = tmp_path / "half.json"
    path.write_text(record.dumps(), encoding="utf-8")
    ran = spike("analyze", path)
    assert (ran.code, ran.err.count("\n")) == (1, 1)


@pytest.mark.parametrize("seed", [-1, 1 << 63, 1 << 80])
def test_any_number_is_a_seed(seed: int) -> None:
    options = TRANSAMERICA.options_type(players=2, rounds=1)
    record = play_game(TRANSAMERICA, options, [bot_named("transamerica", "builder")] * 2, "1/0").record
    assert analyze(record, 0.02, seed).decisions
