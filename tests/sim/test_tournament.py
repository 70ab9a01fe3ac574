"""The tournament: fair, the same on any number of cores, and honest about what it knows."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from goldenspike.cli.main import app
from goldenspike.cli.table import short_names
from goldenspike.core.errors import OptionsError
from goldenspike.games import GAMES
from goldenspike.sim.ratings import percentile, ratings, rows, share_interval, standings
from goldenspike.sim.spread import over_cores
from goldenspike.sim.student import quantile
from goldenspike.sim.tournament import Contest, compete, make_lineups, rotations

GAME = GAMES["transamerica"]


def contest(*bots: str, players: int = 2, deals: int = 2) -> Contest:
    options = GAME.options_type(players=players, rounds=1)
    return Contest("transamerica", options, make_lineups(bots, players), deals, 3)


def test_every_bot_sits_everywhere() -> None:
    assert rotations(("a", "b", "b")) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]


def test_line_ups() -> None:
    assert make_lineups(["a", "b", "c"], 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert make_lineups(["a", "b", "c"], 3) == (("a", "b", "c"),)
    assert make_lineups(["a", "b"], 3) == (("a", "b", "b"), ("b", "a", "a"))
    assert make_lineups(["a", "b", "c"], 3, "first") == (("a", "b", "b"), ("a", "c", "c"))
    with pytest.raises(OptionsError, match="two different"):
        make_lineups(["a", "a"], 2)
    with pytest.raises(OptionsError, match="cannot fill"):
        make_lineups(["a", "b"], 3, "mixed")


def test_any_number_of_cores_gives_the_same_games() -> None:
    plan = contest("novice", "builder")
    assert list(compete(plan, over_cores(1))) == list(compete(plan, over_cores(2)))


def test_shares_of_a_line_up_sum_to_one_and_the_better_bot_is_rated_higher() -> None:
    plan = contest("novice", "builder", players=3, deals=4)
    games = list(compete(plan, over_cores(1)))
    for lineup in standings(plan, games):
        assert sum(each.share.value for each in lineup) == pytest.approx(1)
        assert all(each.share.low <= each.share.value <= each.share.high for each in lineup)
    assert [rated.bot for rated in ratings(games)] == ["builder", "novice"]
    assert len(rows(plan, games)) == 3 * len(games) == 3 * 2 * 3 * 4


def test_an_interval_knows_that_the_games_of_a_deal_are_no_independent_witnesses() -> None:
    """Ten deals, each won in both seats or in none, are ten witnesses; shared evenly they prove more."""
    luck, play = [0.0, 1.0] * 5, [0.5] * 9 + [0.6]
    assert share_interval(luck).value == pytest.approx(0.5)
    assert share_interval(luck).low == pytest.approx(0.199, abs=0.001)
    assert share_interval(play).high - share_interval(play).low < 0.1
    assert share_interval([0.0, 1.0] * 50, 0.99).low < share_interval([0.0, 1.0] * 50, 0.9).low


@pytest.mark.parametrize(
    ("confidence", "freedom", "expected"),
    [(0.95, 1, 12.706), (0.95, 2, 4.303), (0.95, 4, 2.776), (0.95, 9, 2.262), (0.95, 30, 2.042), (0.99, 3, 5.841),
     (0.99, 120, 2.617), (0.9999, 1, 6366.2), (0.95, 1_000_000, 1.960)],
)  # fmt: skip
def test_few_deals_know_little_of_their_spread(confidence: float, freedom: int, expected: float) -> None:
    assert quantile(confidence, freedom) == pytest.approx(expected, rel=3e-4)


def test_winning_everything_is_no_proof_of_never_losing() -> None:
    few, many = share_interval([1.0] * 5), share_interval([1.0] * 500)
    assert few.low < 0.6
    assert many.low > 0.98
    assert few.high == many.high == 1.0


def test_percentiles() -> None:
    assert percentile(list(range(1, 101)), 0.99) == 99
    assert percentile([7.0], 0.99) == 7.0


def test_the_command_writes_table_lines_and_picture(tmp_path: Path) -> None:
    files = {name: tmp_path / f"t.{name}" for name in ("csv", "parquet", "svg")}
    command = ["tournament", "--players", "2", "--bots", "random,novice", "--games", "2", "-w", "1", "-o", "rounds=1"]
    for option, name in (("--csv", "csv"), ("--parquet", "parquet"), ("--plot", "svg")):
        command += [option, str(files[name])]
    result = CliRunner().invoke(app, command)
    assert result.exit_code == 0, result.output
    assert "2 games, 1 deals" in result.output
    assert len(files["csv"].read_text().splitlines()) == 1 + 2 * 2
    assert all(path.stat().st_size > 100 for path in files.values())


OWN = "class A:\n    name = 'rancher'\n    def choose(self, view, legal, rng):\n        return legal[0]\n"


def test_a_bot_of_ones_own_is_shown_by_its_name(tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 20)
    folder.mkdir()
    path = folder / "own.py"
    path.write_text(OWN, encoding="utf-8")
    command = ["tournament", "--players", "2", "--bots", f"{path}:A,random", "-g", "2", "-w", "1", "-o", "rounds=1"]
    result = CliRunner().invoke(app, command, env={"COLUMNS": "80"})
    assert result.exit_code == 0, result.output
    assert "rancher" in result.output
    assert "…" not in result.output
    path.with_name("other.py").write_text(OWN, encoding="utf-8")
    both = short_names("transamerica", [f"{path}:A", f"{path.with_name('other.py')}:A", "random"])
    assert [name == short for name, short in both.items()] == [True, True, True], "two of one name keep their files"
