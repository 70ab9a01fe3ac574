"""A whole game as text: every action, what each seat heard of it, and how its view changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from goldenspike.core.codec import encode
from goldenspike.core.game import CHANCE
from option_sets import Seating, random_game

FOLDER: Final = Path(__file__).parent / "playthroughs"
SEED: Final = 2026


def playthrough(seating: Seating) -> str:
    return "\n".join(_lines(seating)) + "\n"


def _lines(seating: Seating) -> Iterator[str]:
    game, options = seating.game, seating.options
    viewers = (*range(options.players), None)
    yield f"{game.title}, seed {SEED}, options {_text(encode(options))}"
    state = game.setup(options)
    views = {viewer: encode(game.view(state, viewer)) for viewer in viewers}
    for viewer in viewers:
        yield f"  {_name(viewer)} sees {_text(views[viewer])}"
    for number, moment in enumerate(random_game(seating, SEED)):
        who = "chance" if moment.seat == CHANCE else f"seat {moment.seat}"
        legal = "" if moment.seat == CHANCE else f" of {len(game.legal(moment.state, moment.seat))}"
        yield f"{number} {who}: {_text(encode(moment.action))}{legal}"
        heard = {
            viewer: [_text(encode(game.see(event, viewer, options))) for event in moment.step.events]
            for viewer in viewers
        }
        changes = {}
        for viewer in viewers:
            after = encode(game.view(moment.step.state, viewer))
            changes[viewer] = [*heard[viewer], *_changes(views[viewer], after)]
            views[viewer] = after
        yield from _by_viewer(changes)
    outcome = game.outcome(moment.step.state)
    assert outcome is not None
    yield f"outcome: {_text(encode(outcome))}"


def _by_viewer(changes: dict[int | None, list[str]]) -> Iterator[str]:
    """What all viewers share is written once."""
    shared = [line for line in changes[None] if all(line in lines for lines in changes.values())]
    for line in shared:
        yield f"  all: {line}"
    for viewer, lines in changes.items():
        for line in lines:
            if line not in shared:
                yield f"  {_name(viewer)}: {line}"


def _changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[str]:
    for key, value in after.items():
        old = before[key]
        if value == old:
            continue
        if isinstance(value, list) and isinstance(old, list) and old and value[: len(old)] == old:
            yield f"{key} += {_text(value[len(old) :])}"
        else:
            yield f"{key} = {_text(value)}"


def _name(viewer: int | None) -> str:
    return "spectator" if viewer is None else f"seat {viewer}"


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
