"""``spike analyze``: a finished game looked over by the master."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as RichTable

from goldenspike.cli.output import check_files
from goldenspike.cli.progress import with_progress
from goldenspike.cli.table import Seed, load_record
from goldenspike.core.record import Record
from goldenspike.sim.analysis import Analysis, analyze
from goldenspike.sim.plot import plot_fortunes
from goldenspike.sim.verdict import analysis_json, seat_names, totals


def analyze_command(
    path: Annotated[Path, typer.Argument(metavar="RECORD", help="A game's record.")],
    as_json: Annotated[bool, typer.Option("--json", help="Everything as JSON.")] = False,
    top: Annotated[int, typer.Option(min=1, help="How many of the costliest decisions to show.")] = 10,
    samples: Annotated[float, typer.Option(min=0.05, help="How long the master thinks, 1 being its strength.")] = 1.0,
    seed: Seed = 0,
    picture: Annotated[Path | None, typer.Option("--plot", help="Draw luck and play (.svg, .png or .pdf).")] = None,
) -> None:
    """What the master would have done, what each decision gave away, and luck and play apart."""
    record = load_record(path)
    check_files(picture)
    found = analyze(record, samples, seed, with_progress)
    if as_json:
        typer.echo(json.dumps(analysis_json(record, found), indent=1))
    else:
        console = Console()
        console.print(_seats(record, found))
        console.print(_costliest(record, found, top))
    if picture is not None:
        plot_fortunes(totals(record, found), found.terms, picture)


def _seats(record: Record, found: Analysis) -> RichTable:
    title = f"{found.terms.unit.capitalize()} over the others' mean"
    table = RichTable(title=title, title_justify="left", box=None, padding=(0, 2, 0, 0))
    for heading in ("player", f"by {found.terms.luck}", "by play", "together", "given away each time"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for name, luck, play, lost in totals(record, found):
        table.add_row(name, f"{luck:+.1f}", f"{play:+.1f}", f"{luck + play:+.1f}", f"{lost:.1f}")
    return table


def _costliest(record: Record, found: Analysis, top: int) -> RichTable:
    table = RichTable(title="The costliest decisions", title_justify="left", box=None, padding=(0, 2, 0, 0))
    table.caption, table.caption_justify = f"Judged: {found.terms.judged}.", "left"
    for heading in ("action", found.terms.part, "player", "done", "better", "cost", "why"):
        table.add_column(heading, justify="right" if heading == "cost" else "left")
    names = seat_names(record)
    ordered = sorted((each for each in found.decisions if each.charged), key=lambda each: -each.given_away)
    for each in ordered[:top]:
        if each.given_away > 0:
            row = (str(each.index), str(each.part), names[each.seat], each.label, each.better_label)
            table.add_row(*row, f"{each.given_away:.1f}", each.words)
    return table
