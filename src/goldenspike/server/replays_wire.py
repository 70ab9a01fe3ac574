"""The REST bodies of replays and analyses."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from goldenspike.server.wire import Body, Json, Out, OutcomeOut, SeatNumber


class ReplayAsked(Body):
    record: dict[str, Json]
    seat: SeatNumber | None = Field(default=None, description="As this seat saw it; left out: with every hand.")


class ReplayStep(Out):
    number: int = Field(description="0 is the position before anything happened.")
    seat: int | None = Field(description="Who acted; null for chance.")
    action: dict[str, Json] | None
    events: list[dict[str, Json]]
    told: list[str]
    to_act: int | None
    view: dict[str, Json] = Field(description="The fields that changed since the step before; all of them at step 0.")
    insight: dict[str, Json] = Field(description="What follows from it by the rules; as for ``view``.")


class Replay(Out):
    format: str
    game: str
    options: dict[str, Json]
    seats: list[str]
    seat: int | None
    outcome: OutcomeOut | None
    steps: list[ReplayStep]


class AnalysisOut(Out):
    """``analysis`` is what ``spike analyze --json`` prints."""

    status: Literal["none", "pending", "running", "done", "failed"]
    ahead: int = Field(description="How many analyses come before it.")
    error: str | None
    analysis: dict[str, Any] | None
