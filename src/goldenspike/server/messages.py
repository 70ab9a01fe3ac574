"""The socket's messages, as documented by JSON Schema."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, StringConstraints, TypeAdapter

from goldenspike.server.wire import Body, Json, Out, SeatNumber, TableOut, printable

RequestId = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[\x21-\x7e]+$")]
Number = Annotated[int, Field(ge=0, lt=1 << 31)]
ChatText = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300), AfterValidator(printable)
]


class Hello(Body):
    """The first message. ``seen`` is the last number you know; left out, you get no past."""

    type: Literal["hello"]
    seen: Number | None = None
    seat: SeatNumber | None = Field(default=None, description="Which of your seats to look from; else your first.")
    watch: bool = Field(default=False, description="Look as a spectator, whatever seats you have.")


class Look(Body):
    """Hot seat: look from another of your seats."""

    type: Literal["look"]
    seat: SeatNumber


class Act(Body):
    """``number`` is the one the action shall have: the last you saw, plus one. ``id`` is your own."""

    type: Literal["act"]
    id: RequestId
    number: Number
    seat: SeatNumber
    action: dict[str, Json]


class Undo(Body):
    """Take back your last decision."""

    type: Literal["undo"]
    id: RequestId
    number: Number
    seat: SeatNumber


class Restart(Body):
    """Take back all you did since anybody else did anything, or anything was revealed."""

    type: Literal["restart"]
    id: RequestId
    number: Number
    seat: SeatNumber


class Say(Body):
    type: Literal["chat"]
    text: ChatText
    id: RequestId | None = None


class MutePlayer(Body):
    """Hear a player at this table no more, or again."""

    type: Literal["mute"]
    player: str = Field(max_length=40)
    on: bool = True
    id: RequestId | None = None


class Ping(Body):
    type: Literal["ping"]
    id: RequestId | None = None


Change = Act | Undo | Restart
FromClient = Annotated[Hello | Look | Act | Undo | Restart | Say | MutePlayer | Ping, Field(discriminator="type")]
FROM_CLIENT: TypeAdapter[Any] = TypeAdapter(FromClient)


class PresentOut(Out):
    player: str
    name: str


class ChatOut(Out):
    type: Literal["chat"] = "chat"
    number: int
    player: str
    name: str
    text: str
    at: int


class Welcome(Out):
    """The answer to hello. ``seat`` is the one you look from; null for a spectator."""

    type: Literal["welcome"] = "welcome"
    player: str
    seats: list[int]
    seat: int | None
    number: int
    table: TableOut
    present: list[PresentOut]
    chat: list[ChatOut]
    muted: list[str]


class LegalOut(Out):
    """Legal actions of one form: action i is ``{"type": type, **zip(fields, values[i])}``."""

    type: str
    fields: list[str]
    values: list[list[Json]]
    labels: list[str]


class ViewOut(Out):
    """What your seat sees after ``number``, and may do.

    With ``base`` null, ``view`` is all of it; else it holds the fields that changed since the view of that number.
    """

    type: Literal["view"] = "view"
    number: int
    base: int | None
    seat: int | None
    view: dict[str, Json]
    to_act: int | None
    legal: list[LegalOut]
    undo: int = Field(description="How many of your last decisions can be taken back.")


class StepOut(Out):
    """Entry ``number`` of the table's log, as your seat may see it. ``seat`` is null for chance."""

    type: Literal["step"] = "step"
    number: int
    kind: Literal["act", "undo"]
    seat: int | None
    taken_back: int = Field(description="For undo: how many decisions.")
    events: list[dict[str, Json]]
    told: list[str] = Field(description="The events as sentences.")


class TableChanged(Out):
    type: Literal["table"] = "table"
    table: TableOut


class Presence(Out):
    type: Literal["presence"] = "presence"
    present: list[PresentOut]


class Ack(Out):
    """It is done and kept. ``again``: it was done before, and is not done twice."""

    type: Literal["ack"] = "ack"
    id: str | None
    number: int | None = None
    again: bool = False


class Refusal(Out):
    """Nothing changed. ``number`` is the table's last one, where it matters."""

    type: Literal["error"] = "error"
    id: str | None = None
    code: str
    message: str
    number: int | None = None


class Pong(Out):
    type: Literal["pong"] = "pong"
    id: str | None = None


class Bye(Out):
    """The server closes the socket after this; come back with ``seen``."""

    type: Literal["bye"] = "bye"
    code: str
    message: str


FromServer = Annotated[
    Welcome | ViewOut | StepOut | TableChanged | Presence | ChatOut | Ack | Refusal | Pong | Bye,
    Field(discriminator="type"),
]
FROM_SERVER: TypeAdapter[Any] = TypeAdapter(FromServer)


def schema() -> dict[str, Any]:
    """JSON Schema of all messages, both ways."""
    return {
        "from_client": FROM_CLIENT.json_schema(),
        "from_server": FROM_SERVER.json_schema(mode="serialization"),
    }
