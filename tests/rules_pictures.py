"""The positions that the rules pages show, played with the engine: what they show is always legal.

Short ones are told here, move by move; long ones are records of games that bots played.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from goldenspike.core.codec import Json, encode
from goldenspike.core.record import FORMAT, Record, final_state, read_record, record_from
from goldenspike.games import GAMES

ROOT: Final = Path(__file__).parents[1]
RECORDS: Final = Path(__file__).parent / "rules_page" / "records"
NAMES: Final = ("Ann", "Ben", "Cleo")

DEAL: Final = [
    ["Portland", "Chicago", "Omaha", "Dallas", "New York"],
    ["Sacramento", "Minneapolis", "St. Louis", "Memphis", "Charleston"],
]
START: Final = "0 @81, 1 @100, 0 81-82, 0 65-82"
LATER: Final = "1 99-100, 1 100-101, 0 82-83"
TRANSAMERICA: Final[dict[str, tuple[str, dict[str, bool]]]] = {
    "start": (START, {}),
    "double": (f"{START}, {LATER}", {}),
    "joined": (f"{START}, {LATER}, 1 82-99, 1 80-81", {}),
    "coloured": (f"{START}, {LATER}, 1 own 82-99, 1 80-81", {"vexation": True}),
    "blocking": (
        f"{START}, 0 stay, 1 99-100, 1 100-101, 1 stay, 0 82-83, 0 stay, 1 82-99, 1 82-98, 1 >99",
        {"blocking": True},
    ),
}
AUCTION: Final = "0 red 5, 1 bid 6, 2 drop"
STEEL_DRIVER: Final[dict[str, str]] = {
    "auction": AUCTION,
    "build": (
        f"{AUCTION}, 0 bid 7, 1 drop, 1 green 5, 2 drop, 2 yellow 6, 0 pass, 1 pass, 2 pass, "
        "0 nyc-pit nyc, 2 lax-sfo lax, 1 chs-atl chs, 0 pit-cin"
    ),
}
MOMENTS: Final = {"link": 170, "final": 232}
"""How far into the bots' game a picture is taken."""


def pictures(game: str) -> dict[str, Json]:
    """By name: who sits there, and what Ann sees; after a round, what anybody sees. And what follows from it."""
    found = transamerica() if game == "transamerica" else steel_driver()
    return {name: picture(record, view_of(record, seat)) for name, record, seat in found}


def picture(record: Record, view: Any) -> Json:
    insight = record.game.presenter.insight(view)
    return {"names": list(record.seats), "view": encode(view), "insight": encode(insight)}


def file_of(game: str) -> Path:
    return ROOT / "client" / "src" / "rules" / game / "pictures.json"


def text_of(game: str) -> str:
    """One picture a line."""
    lines = (f"{json.dumps(name)}: {json.dumps(picture)}" for name, picture in pictures(game).items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def view_of(record: Record, seat: int | None) -> Any:
    return record.game.view(final_state(record), seat)


def transamerica() -> Iterator[tuple[str, Record, int | None]]:
    for name, (story, options) in TRANSAMERICA.items():
        chance: list[Json] = [{"type": "draw_first", "first": 0}, {"type": "deal", "hands": DEAL}]
        moves = [_transamerica_move(move) for move in story.split(", ")]
        yield name, _record("transamerica", {"players": 2, **options}, chance, moves), 0
    yield "end", recorded("transamerica-end"), None


def steel_driver() -> Iterator[tuple[str, Record, int | None]]:
    for name, story in STEEL_DRIVER.items():
        moves = [_steel_driver_move(move) for move in story.split(", ")]
        yield name, _record("steel_driver", {"players": 3}, [{"type": "draw_first", "first": 0}], moves), None
    whole = recorded("steel-driver")
    for name, count in MOMENTS.items():
        yield name, Record(whole.game, whole.options, whole.seats, whole.actions[:count]), None


def recorded(name: str) -> Record:
    return read_record((RECORDS / f"{name}.json").read_text(encoding="utf-8"), GAMES)


def _record(game: str, options: Json, chance: list[Json], moves: list[Json]) -> Record:
    rules = GAMES[game]
    return record_from(
        {
            "format": FORMAT,
            "game": game,
            "rules_version": rules.rules_version,
            "options": options,
            "seats": list(NAMES[: options["players"]]),
            "actions": [*({"seat": None, **action} for action in chance), *moves],
        },
        GAMES,
    )


def _transamerica_move(told: str) -> Json:
    seat, _, move = told.partition(" ")
    if move[0] in "@>":
        return {"seat": int(seat), "type": "start" if move[0] == "@" else "move", "node": int(move[1:])}
    if move == "stay":
        return {"seat": int(seat), "type": "stay"}
    own = {"own": True} if move.startswith("own ") else {}
    a, b = move.removeprefix("own ").split("-")
    return {"seat": int(seat), "type": "lay", "a": int(a), "b": int(b), **own}


def _steel_driver_move(told: str) -> Json:
    seat, move, *rest = told.split()
    if move in {"pass", "drop"}:
        return {"seat": int(seat), "type": move}
    if move == "bid":
        return {"seat": int(seat), "type": "bid", "amount": int(rest[0])}
    if "-" in move:
        a, b = move.split("-")
        return {"seat": int(seat), "type": "build", "a": a, "b": b, "start": rest[0] if rest else None}
    return {"seat": int(seat), "type": "auction", "company": move, "bid": int(rest[0])}
