"""``spike calibrate``: whether the bots' beliefs about hidden hands can be trusted."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as RichTable

from goldenspike.bots import check_bot
from goldenspike.cli.output import check_files
from goldenspike.cli.progress import with_progress
from goldenspike.cli.table import Players, Seed, Settings, make_table
from goldenspike.core.errors import OptionsError
from goldenspike.sim.plot import plot_calibration


def calibrate_command(
    bots: Annotated[str, typer.Option(help="Whose hands are guessed, separated by commas.")] = "builder,rival",
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games of each bot.")] = 40,
    seed: Seed = 0,
    players: Players = None,
    option: Settings = None,
    picture: Annotated[Path | None, typer.Option("--plot", help="Draw it (.svg, .png or .pdf).")] = None,
) -> None:
    """How often a city is really held that the beliefs of rival and master give a chance of p (TransAmerica)."""
    from goldenspike.sim.calibration import error, guesses_of_game, in_bins  # noqa: PLC0415 (compiled code)

    table = make_table("transamerica", players, None, option)
    if table.options.open_cards:
        raise OptionsError("with open cards there is nothing to guess")
    check_files(picture)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        check_bot("transamerica", name)
    found: dict[str, list[Any]] = {}
    console = Console()
    for name in names:
        played = with_progress((guesses_of_game(table.options, name, f"{seed}/{i}") for i in range(games)), games)
        found[name] = in_bins(guess for game in played for guess in game)
        console.print(_table(name, found[name], error(found[name])))
    if picture is not None:
        plot_calibration(found, f"{table.options.players} players, {games} games of each, seed {seed}", picture)
        console.print(f"picture: {picture}")


def _table(name: str, bins: list[Any], off: float) -> RichTable:
    title = f"Hands of {name}: off by {100 * off:.1f} % on the mean"
    table = RichTable(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0))
    for heading in ("guesses", "mean chance", "really held"):
        table.add_column(heading, justify="right")
    for each in bins:
        table.add_row(f"{each.guesses:,}", f"{100 * each.chance:.1f} %", f"{100 * each.held:.1f} %")
    return table
