"""``spike replay``: what happened in a record; as JSON, step by step, or as pictures."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from goldenspike.cli.canvas import show
from goldenspike.cli.keys import Key, Keyboard
from goldenspike.cli.output import make_folder, write_text
from goldenspike.cli.table import load_record
from goldenspike.core.errors import OptionsError
from goldenspike.core.game import CHANCE, AnyGame, Step
from goldenspike.core.record import Record, replay
from goldenspike.core.svg import draw_svg


def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    by_step: Annotated[bool, typer.Option("--step", help="Go through it with the arrow keys.")] = False,
    svg: Annotated[Path | None, typer.Option(metavar="DIR", help="Draw every position into this folder.")] = None,
) -> None:
    """Replay a record: every action is checked against the rules."""
    if sum((as_json, by_step, svg is not None)) > 1:
        raise OptionsError("choose one of --json, --step and --svg")
    record = load_record(file)
    steps = list(replay(record))
    if as_json:
        typer.echo(json.dumps(summary(record.game, steps[-1].state), ensure_ascii=False))
    elif svg is not None:
        _draw(record, steps, svg)
    elif by_step:
        _walk(record, steps)
    else:
        for line in story(record, steps):
            typer.echo(line)


def summary(game: AnyGame, state: Any) -> dict[str, Any]:
    """What other programs read of a record."""
    to_act = [None if seat == CHANCE else seat for seat in game.to_act(state)]
    return {"game": game.name, "over": not to_act, "to_act": to_act, **game.presenter.summary(state)}


def told(record: Record, step: Step[Any, Any]) -> list[str]:
    board = record.game.boards.get(record.options.board)
    return [record.game.presenter.tell(event, board, record.seats) for event in step.events]


def story(record: Record, steps: list[Step[Any, Any]]) -> list[str]:
    lines = [line for step in steps for line in told(record, step)]
    if record.game.to_act(steps[-1].state):
        lines.append(f"The record ends here, after {len(record.actions)} actions; the game is not over.")
    return lines


def _draw(record: Record, steps: list[Step[Any, Any]], folder: Path) -> None:
    presenter = record.game.presenter
    make_folder(folder)
    for number, step in enumerate(steps):
        write_text(
            folder / f"{number:04d}.svg", draw_svg(presenter.scene(presenter.open_view(step.state), record.seats))
        )
    typer.echo(f"{len(steps)} pictures in {folder}")


def _walk(record: Record, steps: list[Step[Any, Any]]) -> None:
    """Arrow keys go back and forth, Home and End to the ends, q leaves; without a terminal, all in a row."""
    console = Console()
    presenter = record.game.presenter
    if not (sys.stdin.isatty() and console.is_terminal):
        for number, step in enumerate(steps):
            console.rule(f"{number}/{len(steps) - 1}")
            for line in told(record, step):
                console.print(line, highlight=False, markup=False)
            console.print(show(presenter.scene(presenter.open_view(step.state), record.seats), console.width))
        return
    at = 0
    moves = {Key.LEFT: -1, Key.UP: -10, Key.RIGHT: 1, Key.DOWN: 10, Key.HOME: -len(steps), Key.END: len(steps)}
    with console.screen(hide_cursor=True), Keyboard() as keyboard:
        while True:
            console.clear()
            console.print(show(presenter.scene(presenter.open_view(steps[at].state), record.seats), console.width))
            console.print(f"{at}/{len(steps) - 1}  ← → one step, ↑ ↓ ten, Home, End, q to leave", style="dim")
            for line in told(record, steps[at]):
                console.print(line, highlight=False, markup=False)
            key = keyboard.read()
            if key in ("q", Key.ESCAPE):
                return
            move = 1 if key in (" ", Key.ENTER) else moves.get(key, 0) if isinstance(key, Key) else 0
            at = max(0, min(len(steps) - 1, at + move))
