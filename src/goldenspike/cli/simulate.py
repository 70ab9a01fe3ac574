"""``spike simulate``: many games between bots, and what came of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text

from goldenspike.cli.output import check_files, make_folder
from goldenspike.cli.progress import with_progress
from goldenspike.cli.table import (
    BoardName,
    Budget,
    GameName,
    Players,
    Seed,
    Settings,
    bot_names,
    make_table,
    short_names,
)
from goldenspike.sim.arena import Plan, simulate
from goldenspike.sim.plot import plot
from goldenspike.sim.spread import cores
from goldenspike.sim.statistics import Tally, tally, write_csv

BAR = 40
"""Characters of the longest bar."""


def simulate_command(
    game: GameName,
    bots: Annotated[str, typer.Option(help="A bot for all seats, or one a seat, separated by commas.")] = "random",
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")] = 100,
    seed: Seed = 0,
    players: Players = None,
    board: BoardName = None,
    option: Settings = None,
    budget: Budget = None,
    workers: Annotated[int, typer.Option("--workers", "-w", min=0, help="How many cores; 0 for all.")] = 0,
    records: Annotated[Path | None, typer.Option(help="Write every game's record into this folder.")] = None,
    csv: Annotated[Path | None, typer.Option(help="Write one line a game into this file.")] = None,
    picture: Annotated[Path | None, typer.Option("--plot", help="Draw the statistics (.svg, .png or .pdf).")] = None,
) -> None:
    """Play many games between bots on all cores and show what happened."""
    table = make_table(game, players, board, option)
    names = bot_names(table.game.name, bots, table.options.players)
    plan = Plan(table.game.name, table.options, names, games, seed, records, table.board_file, budget)
    called = short_names(table.game.name, names)
    check_files(csv, picture)
    if records is not None:
        make_folder(records)
    charts = table.game.presenter.charts
    console = Console()
    played = with_progress(simulate(plan, workers or cores()), plan.games)
    tallies = tally(charts, played)
    title = f"{table.game.title}: {games:,} games, {', '.join(called.values())}, seed {seed}"
    console.print(f"[bold]{title}[/bold]")
    for each in tallies:
        console.print(_bars(each))
    if csv is not None:
        write_csv(csv, charts, played)
        console.print(f"one line a game: {csv}")
    if picture is not None:
        plot(tallies, title, picture)
        console.print(f"picture: {picture}")
    if records is not None:
        console.print(f"records: {records}")


def _bars(tally: Tally) -> RichTable:
    mean = f"  (mean {tally.mean:.2f})" if tally.mean is not None else ""
    table = RichTable(title=tally.chart.title + mean, title_justify="left", box=None, show_header=False, padding=(0, 1))
    table.add_column(justify="right")
    table.add_column(justify="right")
    table.add_column()
    most = max((abs(value) for _, value, _ in tally.rows), default=1) or 1
    total = sum(value for _, value, _ in tally.rows) or 1
    for label, value, margin in tally.rows:
        if tally.chart.shape == "seats":
            figure = f"{value:.3f} ± {margin:.3f}"
        else:
            figure = f"{value:,.0f}  {100 * value / total:5.1f} %"
        bar = "█" * round(BAR * abs(value) / most)
        table.add_row(label, figure, Text(bar or "▏", style="red" if value < 0 else "cyan"))
    return table
