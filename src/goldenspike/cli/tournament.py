"""``spike tournament``: which bot is better, and how sure that is."""

from __future__ import annotations

import csv as csv_files
from pathlib import Path
from typing import Annotated, Any, get_args

import typer
from rich.console import Console
from rich.table import Table as RichTable

from goldenspike.cli.output import check_files
from goldenspike.cli.progress import with_progress
from goldenspike.cli.table import BoardName, Budget, Players, Seed, Settings, make_table, short_names
from goldenspike.core.chart import Chart
from goldenspike.core.errors import OptionsError
from goldenspike.games import GAMES
from goldenspike.sim.plot import Bar, plot_shares
from goldenspike.sim.ratings import Standing, paces, ratings, rows, standings, write_parquet
from goldenspike.sim.spread import cores, over_cluster, over_cores
from goldenspike.sim.tournament import Contest, Game, Lineups, compete, make_lineups, rotations


def tournament_command(
    game: Annotated[str, typer.Option("--game", help=f"One of: {', '.join(GAMES)}.")] = "transamerica",
    bots: Annotated[str, typer.Option(help="The bots, separated by commas.")] = "novice,builder",
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="At least so many games of each line-up.")] = 100,
    seed: Seed = 0,
    players: Players = None,
    board: BoardName = None,
    option: Settings = None,
    lineups: Annotated[
        str,
        typer.Option(
            help="mixed: different bots; copies: each against copies of each other; first: the first one so; or auto."
        ),
    ] = "auto",
    budget: Budget = None,
    workers: Annotated[int, typer.Option("--workers", "-w", min=0, help="How many cores; 0 for all.")] = 0,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS", help="Play on a Ray cluster instead.")] = None,
    confidence: Annotated[float, typer.Option(min=0.5, max=0.9999, help="Of the intervals.")] = 0.95,
    csv: Annotated[Path | None, typer.Option(help="Write one line a seat of a game into this file.")] = None,
    parquet: Annotated[Path | None, typer.Option(help="The same as Parquet.")] = None,
    picture: Annotated[Path | None, typer.Option("--plot", help="Draw the shares (.svg, .png or .pdf).")] = None,
) -> None:
    """Let bots play each other: the same deals for every line-up, every bot in every seat."""
    table = make_table(game, players, board, option)
    if lineups not in get_args(Lineups):
        raise OptionsError(f"line-ups are one of {', '.join(get_args(Lineups))}, not {lineups!r}")
    kind: Lineups = lineups  # type: ignore[assignment]
    chosen = make_lineups([name.strip() for name in bots.split(",")], table.options.players, kind)
    most = max(len(rotations(lineup)) for lineup in chosen)
    contest = Contest(table.game.name, table.options, chosen, -(-games // most), seed, table.board_file, budget)
    if cluster is not None and table.board_file is not None:
        raise OptionsError("a board file lies on this machine alone: it cannot be played on a cluster")
    if cluster is not None and any(".py:" in name for lineup in chosen for name in lineup):
        raise OptionsError("a bot's file lies on this machine alone: on a cluster name bots of installed packages")
    called = short_names(table.game.name, (name for lineup in chosen for name in lineup))
    check_files(csv, parquet, picture)
    spread = over_cores(workers or cores()) if cluster is None else over_cluster(cluster)
    played = with_progress(compete(contest, spread), contest.games)
    found = standings(contest, played, confidence)
    title = (
        f"{table.game.title}, {table.options.players} players: {len(played):,} games, "
        f"{contest.deals:,} deals, seed {seed}"
    )
    console = Console()
    console.print(f"[bold]{title}[/bold]")
    charts = [c for c in table.game.presenter.charts if c.shape == "seats" and c.name != "seat_wins"]
    console.print(_shares(contest, found, charts, confidence, called))
    console.print(_ratings(played, called))
    if csv is not None:
        _write_csv(csv, rows(contest, played))
        console.print(f"one line a seat: {csv}")
    if parquet is not None:
        write_parquet(parquet, rows(contest, played))
        console.print(f"one row a seat: {parquet}")
    if picture is not None:
        plot_shares(_bars(contest, found, called), title, picture)
        console.print(f"picture: {picture}")


def _title(lineup: tuple[str, ...], called: dict[str, str]) -> str:
    counts = {bot: lineup.count(bot) for bot in dict.fromkeys(lineup)}
    names = [f"{count} {called[bot]}" if count > 1 else called[bot] for bot, count in counts.items()]
    return " - ".join(names)


def _bars(contest: Contest, found: list[list[Standing]], called: dict[str, str]) -> list[Bar]:
    """Of two bots the share of one says all."""
    return [
        Bar(f"{called[each.bot]} in {_title(lineup, called)}", each.share, each.seats / len(lineup))
        for lineup, bots in zip(contest.lineups, found, strict=True)
        for each in (bots[:1] if len(bots) == 2 else bots)
    ]


def _shares(
    contest: Contest, found: list[list[Standing]], charts: list[Chart], confidence: float, called: dict[str, str]
) -> RichTable:
    table = RichTable(title="Games won, ties shared", title_justify="left", box=None, padding=(0, 2, 0, 0))
    table.add_column("line-up", overflow="fold")
    table.add_column("bot", overflow="fold")
    for heading in ("fair", "won", f"{100 * confidence:g} % interval", *(chart.title for chart in charts)):
        table.add_column(heading.removesuffix(" by seat"), justify="right")
    for lineup, bots in zip(contest.lineups, found, strict=True):
        for number, each in enumerate(bots):
            share = each.share
            table.add_row(
                _title(lineup, called) if number == 0 else "",
                called[each.bot],
                f"{100 * each.seats / len(lineup):.1f} %",
                f"{100 * share.value:.1f} %",
                f"{100 * share.low:.1f} to {100 * share.high:.1f}",
                *(f"{each.measures[chart.name]:.2f}" for chart in charts),
            )
    return table


def _ratings(games: list[Game], called: dict[str, str]) -> RichTable:
    table = RichTable(title="Rating (OpenSkill) and pace", title_justify="left", box=None, padding=(0, 2, 0, 0))
    table.add_column("bot", overflow="fold")
    for heading in ("rating", "±", "decisions", "median ms", "99 % within ms"):
        table.add_column(heading, justify="right")
    pace = {each.bot: each for each in paces(games)}
    for rated in ratings(games):
        times = pace[rated.bot]
        table.add_row(
            called[rated.bot],
            f"{rated.mu:.1f}",
            f"{rated.sigma:.1f}",
            f"{times.decisions:,}",
            f"{1000 * times.median:.1f}",
            f"{1000 * times.high:.1f}",
        )
    return table


def _write_csv(path: Path, table: list[dict[str, Any]]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv_files.DictWriter(file, list(table[0]))
        writer.writeheader()
        writer.writerows(table)
