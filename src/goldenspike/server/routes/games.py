"""The games, their options, boards and bots; and the socket's messages as JSON Schema."""

from __future__ import annotations

import types
from typing import Any, Literal, Union, get_args, get_origin

from fastapi import APIRouter, Response

from goldenspike.core.codec import encode, fields_of
from goldenspike.core.game import AnyGame
from goldenspike.games import GAMES
from goldenspike.server.bots import levels
from goldenspike.server.clock import PRESETS
from goldenspike.server.errors import NotFound
from goldenspike.server.messages import schema
from goldenspike.server.wire import ClockOut, GameOut, OptionOut

router = APIRouter(prefix="/api", tags=["games"])

_NAMES = {int: "integer", bool: "boolean", str: "string"}


@router.get("/games", summary="Games, options, boards and bots")
async def games() -> list[GameOut]:
    return [_game(game) for game in GAMES.values()]


@router.get("/games/{game}/boards/{board}", summary="A board's file", response_model=None)
async def board(game: str, board: str) -> Response:
    if game not in GAMES or board not in GAMES[game].boards.ids:
        raise NotFound("no_such_board", "There is no such board.")
    return Response(GAMES[game].boards.text(board), media_type="application/json")


@router.get("/clocks", summary="Clocks a table may have, by name")
async def clocks() -> list[ClockOut]:
    """Beside these there is ``none``, and any other ``move`` and ``bank`` of your own."""
    return [ClockOut(name=rule.name, move=rule.move, bank=rule.bank) for rule in PRESETS.values()]


@router.get("/schema/socket", summary="The socket's messages as JSON Schema")
async def socket_schema() -> dict[str, Any]:
    """``from_client`` and ``from_server``."""
    return schema()


def _game(game: AnyGame) -> GameOut:
    options_type: Any = game.options_type
    return GameOut(
        name=game.name,
        title=game.title,
        rules_version=game.rules_version,
        players=list(game.seats),
        options=[_option(field.name, hint, field.default) for field, hint in fields_of(options_type)],
        boards=list(game.boards.ids),
        bots=levels(game.name),
        facts=encode(game.presenter.facts),
    )


def _option(name: str, hint: Any, default: Any) -> OptionOut:
    kinds = get_args(hint) if get_origin(hint) in (Union, types.UnionType) else (hint,)
    nullable = types.NoneType in kinds
    kind = next(kind for kind in kinds if kind is not types.NoneType)
    if get_origin(kind) is Literal:
        return OptionOut(name=name, type="choice", nullable=nullable, default=default, choices=list(get_args(kind)))
    return OptionOut(name=name, type=_NAMES[kind], nullable=nullable, default=default)
