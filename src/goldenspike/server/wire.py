"""The REST bodies, as documented by OpenAPI."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

from fastapi import Path
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from goldenspike.server.clock import LONGEST_BANK, LONGEST_MOVE

MOST_SEATS = 12


JOINERS = "\u200c\u200d"
"""Persian and many emoji need them between two characters."""


def _invisible(character: str) -> bool:
    return unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")


def _hidden(text: str, at: int) -> bool:
    around = text[max(0, at - 1) : at] + text[at + 1 : at + 2]
    joins = text[at] in JOINERS and len(around) == 2
    return _invisible(text[at]) and not (joins and not any(_invisible(each) or each.isspace() for each in around))


def printable(text: str) -> str:
    """No control characters, no invisible ones, no direction marks: what is shown is what it is."""
    if any(_hidden(text, at) for at in range(len(text))):
        raise ValueError("has characters that cannot be shown")
    return text


def shown_name(text: str) -> str:
    """A name from elsewhere, made to fit."""
    seen = "".join(character for character in text[:100] if not _invisible(character))
    return seen.strip()[:30].strip() or "Somebody"


Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=30), AfterValidator(printable)]
BotName = Annotated[str, Field(max_length=40)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
SeatInPath = Annotated[int, Path(ge=0, lt=MOST_SEATS)]
Json = Any


class Body(BaseModel):
    """What a client sends: nothing unknown in it, and nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Out(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(extra="forbid", from_attributes=True, json_schema_serialization_defaults_required=True)


class Error(Out):
    """Every error: a stable code and one clear sentence."""

    code: str
    message: str


class Introduce(Body):
    name: Name


class Me(Out):
    id: str
    name: str
    signed_in: bool = Field(default=False, description="With an account; otherwise a guest.")


class SeatAsked(Body):
    """Who sits there: yourself (more than once for a hot seat), a bot, or whoever comes."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None
    name: Name | None = None


class OwnClock(Body):
    """A clock of the table's own, in seconds."""

    move: int = Field(ge=1, le=LONGEST_MOVE, description="For each decision.")
    bank: int = Field(default=0, ge=0, le=LONGEST_BANK, description="For each seat and the whole game, on top.")


ClockAsked = Literal["none", "fast", "normal", "slow", "day", "three_days", "week"] | OwnClock


class NewTable(Body):
    game: str = Field(max_length=40, examples=["transamerica"])
    options: dict[str, Json] = Field(default={}, description="As in a record; what is left out has its default.")
    seats: list[SeatAsked] | None = Field(
        default=None, max_length=MOST_SEATS, description="Left out: you, and open seats for the rest."
    )
    public: bool = Field(default=True, description="Listed in the lobby; otherwise found by its link alone.")
    auto_start: bool = Field(default=True, description="Start as soon as no seat is open.")
    start: bool = Field(default=False, description="Start at once.")
    fill: BotName | None = Field(default=None, description="The bot that takes seats open at the start, or left later.")
    clock: ClockAsked = Field(default="none", description="A preset of /api/clocks by name, or one of your own.")
    timeout: Literal["bot", "forfeit"] | None = Field(
        default=None,
        description="When a clock runs out: a bot plays until the person returns, or the seat forfeits. "
        "Left out: a bot plays; at a rated table, the seat forfeits.",
    )
    takeback: bool | None = Field(
        default=None, description="Players may ask the table to take back. Left out: they may."
    )
    hints: bool | None = Field(default=None, description="Left out: only where one person plays against bots.")
    rated: bool = Field(
        default=False,
        description="Counts for the ratings: people with accounts alone, one seat each, no bots; "
        "a clock, and who runs out of time forfeits.",
    )


class WhatIf(Body):
    """A record to play on from, after its first ``at`` actions, as a practice table."""

    record: dict[str, Json]
    at: int | None = Field(default=None, ge=0, description="Left out: from its end.")
    seats: list[SeatAsked] | None = Field(default=None, max_length=MOST_SEATS)
    public: bool = False
    start: bool = True
    fill: BotName | None = None


class Join(Body):
    seat: SeatNumber | None = Field(default=None, description="Left out: the first open seat.")
    name: Name | None = Field(default=None, description="Left out: your own name.")


class WhichSeat(Body):
    seat: SeatNumber


class Leave(Body):
    seat: SeatNumber | None = Field(default=None, description="Left out: all your seats.")


class ChangeSeat(Body):
    """What the host makes of a seat where no person sits."""

    kind: Literal["open", "bot"]
    bot: BotName | None = None


class Start(Body):
    fill: BotName | None = Field(default=None, description="The bot for the seats that are still open.")


class SeatOut(Out):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    player: str | None
    bot: str | None
    stand_in: bool = Field(description="A bot plays for the person, whose time ran out.")
    forfeited: bool


class ClockOut(Out):
    """Seconds for each decision, and in each seat's bank."""

    name: str | None = Field(description="The preset's; null for a clock of the table's own.")
    move: int
    bank: int


class OutcomeOut(Out):
    ranking: list[list[int]] = Field(description="Seats, best first; those of one place together.")
    reason: str
    forfeited: list[int] = Field(
        default=[],
        description="Seats whose time ran out, or whose person left, where that is a forfeit: they come last.",
    )


class TableOut(Out):
    """What anybody may know of a table. Times are milliseconds since 1970."""

    id: str
    game: str
    options: dict[str, Json]
    status: Literal["open", "playing", "over", "closed"]
    public: bool
    auto_start: bool
    host: str
    fill: str | None
    practice: bool
    clock: ClockOut | None = Field(description="Null: none.")
    timeout: Literal["bot", "forfeit"]
    takeback: bool
    hints: bool | None = Field(description="Null: it is decided at the start.")
    rated: bool
    duplicate: str | None = Field(description="The set of tables with the same deals that it belongs to.")
    seats: list[SeatOut]
    deadline: int | None = Field(description="When the time of the seat to act runs out.")
    to_act: int | None = Field(description="The seat to act, while the game is on.")
    outcome: OutcomeOut | None
    rematch: str | None
    commitment: str | None = Field(description="SHA-256 of the secret that all chance comes from.")
    secret: str | None = Field(description="The secret itself, after the end.")
    created: int
    started: int | None
    moved: int | None
    ended: int | None


class Lobby(Out):
    open: list[TableOut] = Field(description="Public tables with seats to take.")
    playing: list[TableOut] = Field(description="Public tables to watch.")


class MyTable(Out):
    table: TableOut
    seats: list[int] = Field(description="Your seats.")
    your_turn: bool


class OptionOut(Out):
    name: str
    type: str = Field(description="integer, boolean, string or choice")
    nullable: bool
    default: Json
    choices: list[str] | None = None


class GameOut(Out):
    name: str
    title: str
    rules_version: int
    players: list[int]
    options: list[OptionOut]
    boards: list[str]
    bots: list[str] = Field(description="Weakest first.")
    facts: dict[str, Json] = Field(description="What is the same in every game: numbers and tables of the box.")


class Proof(Out):
    format: str
    commitment: str
    secret: str
    given: int
    record: dict[str, Json]
