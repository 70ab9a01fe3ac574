"""The REST bodies of sets of tables with the same deals."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, field_validator

from goldenspike.server.clock import NO_CLOCK
from goldenspike.server.wire import (
    MOST_SEATS,
    Body,
    BotName,
    ClockAsked,
    Json,
    Name,
    Out,
    SeatAsked,
    SeatNumber,
    TableOut,
)


class NewDuplicate(Body):
    game: str = Field(max_length=40, examples=["transamerica"])
    options: dict[str, Json] = Field(default={}, description="As for a table.")
    tables: int = Field(ge=2, le=20)
    seats: list[SeatAsked] = Field(
        default=[], max_length=MOST_SEATS, description="Of every table: open, or a bot. Left out: all open."
    )
    public: bool = Field(default=False, description="List the tables in the lobby.")
    fill: BotName | None = Field(default=None, description="The bot for seats that are left.")
    clock: ClockAsked = Field(
        default="three_days", description="As for a table, but none is three_days: no game keeps the others waiting."
    )
    timeout: Literal["bot", "forfeit"] = "bot"

    @field_validator("clock")
    @classmethod
    def _ends_some_day(cls, clock: ClockAsked) -> ClockAsked:
        return "three_days" if clock == NO_CLOCK else clock

    @field_validator("seats")
    @classmethod
    def _nobody_yet(cls, seats: list[SeatAsked]) -> list[SeatAsked]:
        if any(seat.kind == "me" for seat in seats):
            raise ValueError("should be open or bot: join afterwards, at one table")
        return seats


class JoinSet(Body):
    table: int | None = Field(default=None, ge=1, le=20, description="Its number. Left out: the first with a seat.")
    seat: SeatNumber | None = Field(default=None, description="Left out: the first open seat.")
    name: Name | None = Field(default=None, description="Left out: your own name.")


class AtTable(Out):
    table: str
    number: int = Field(description="Of the table in the set, 1, 2, …")
    name: str
    player: str | None
    bot: str | None
    place: int
    score: float
    difference: float = Field(description="From the mean of this seat at all tables.")
    rank: int = Field(description="Among those who had this seat.")


class SeatCompared(Out):
    seat: int
    mean: float
    tables: list[AtTable]


class RoundSeat(Out):
    seat: int
    measure: str = Field(description="For example ``losses`` and ``points``, or ``cash``.")
    mean: float
    values: list[float | None] = Field(description="At each table; null where the game was over before.")


class RoundCompared(Out):
    round: int
    seats: list[RoundSeat]


class Standing(AtTable):
    seat: int


class Comparison(Out):
    seats: list[SeatCompared]
    rounds: list[RoundCompared]
    ranking: list[Standing] = Field(description="Everybody by the difference from their seat's mean, best first.")


class DuplicateOut(Out):
    id: str
    game: str
    options: dict[str, Json]
    host: str
    created: int
    over: bool
    commitment: str = Field(description="SHA-256 of the secret that all tables' chance comes from.")
    secret: str | None = Field(description="After the end of all tables.")
    tables: list[TableOut]
    yours: str | None = Field(description="The table where you play.")
    comparison: Comparison | None = Field(description="After the end of all tables.")
