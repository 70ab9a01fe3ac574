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


Want = Literal["labels", "effects"]


class Hello(Body):
    """The first message. ``seen`` is the last number you know; left out, you get no past."""

    type: Literal["hello"]
    seen: Number | None = None
    seat: SeatNumber | None = Field(default=None, description="Which of your seats to look from; else your first.")
    watch: bool = Field(default=False, description="Look as a spectator, whatever seats you have.")
    want: list[Want] = Field(
        default=[],
        max_length=8,
        description="What to add: labels (legal actions in words), effects (what they do; the view's insight).",
    )


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


class Back(Body):
    """Your time ran out and a bot plays for you: you are there again."""

    type: Literal["back"]
    id: RequestId
    seat: SeatNumber


class Takeback(Body):
    """Ask the table to go back to before your last decision; every other person must agree."""

    type: Literal["takeback"]
    id: RequestId
    number: Number
    seat: SeatNumber


class Answer(Body):
    """Agree to the question that is open, or not."""

    type: Literal["answer"]
    id: RequestId
    number: Number
    seat: SeatNumber
    yes: bool


class SetProgram(Body):
    """Decide in advance, by one of the ``offers``; nobody else learns of it."""

    type: Literal["program"]
    id: RequestId
    seat: SeatNumber
    program: dict[str, Json]


class DropProgram(Body):
    """Decide otherwise: take a program away, by its ``key``."""

    type: Literal["unprogram"]
    id: RequestId
    seat: SeatNumber
    key: Number


class AskHint(Body):
    """What would the strongest bot do? Where the table allows it, when your seat is to act."""

    type: Literal["hint"]
    id: RequestId
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


Change = Act | Undo | Restart | Back | Takeback | Answer
"""What adds to the log."""
FromClient = Annotated[
    Hello | Look | Change | SetProgram | DropProgram | AskHint | Say | MutePlayer | Ping, Field(discriminator="type")
]
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
    absent: list[int] = Field(description="Seats whose person is not connected.")
    chat: list[ChatOut]
    muted: list[str]


class LegalOut(Out):
    """Legal actions of one form: action i is ``{"type": type, **zip(fields, values[i])}``."""

    type: str
    fields: list[str]
    values: list[list[Json]]
    labels: list[str] | None = Field(default=None, description="Action i in words; if you want labels.")
    effects: list[dict[str, Json] | None] | None = Field(
        default=None, description="What action i would do, as far as your seat can know; if you want effects."
    )


class QuestionOut(Out):
    """``seat`` asks to take back the last ``count`` actions; ``waiting`` for these players' answers."""

    seat: int
    number: int = Field(description="Of the step that asked.")
    count: int
    waiting: list[str]


class ViewOut(Out):
    """What your seat sees after ``number``, and may do.

    With ``base`` null, ``view`` is all of it; else it holds the fields that changed since the view of that number,
    and ``grown`` has what was added at the end of lists.
    """

    type: Literal["view"] = "view"
    number: int
    base: int | None
    seat: int | None
    view: dict[str, Json]
    grown: dict[str, list[Json]] = Field(description="Entries that fields of the view got more.")
    to_act: int | None
    legal: list[LegalOut]
    undo: int = Field(description="How many of your last decisions can be taken back.")
    takeback: bool = Field(description="Whether you could ask the table to take back.")
    question: QuestionOut | None = Field(description="What is asked of the table.")
    insight: dict[str, Json] | None = Field(
        default=None, description="What follows from the view by the rules; if you want effects."
    )


class StepOut(Out):
    """Entry ``number`` of the table's log, as your seat may see it. ``seat`` is null for chance."""

    type: Literal["step"] = "step"
    number: int
    kind: Literal["act", "undo", "timeout", "leave", "back", "ask", "answer", "rewind"]
    seat: int | None
    taken_back: int = Field(description="For undo and rewind: how many decisions.")
    events: list[dict[str, Json]]
    told: list[str] = Field(description="What happened, as sentences.")


class SeatClock(Out):
    seat: int
    bank: int = Field(description="Milliseconds left in the bank; of the running seat, when its decision began.")
    away: bool = Field(description="Its time ran out, and its person has not returned.")
    stand_in: bool = Field(description="A bot decides for it now.")
    forfeited: bool


class ClockNow(Out):
    """The clock after ``number``. Times are the server's, in milliseconds since 1970; ``now`` is its time at sending.

    Until ``bank_from`` the decision costs nothing, then it costs the bank, at ``deadline`` the time is up.
    """

    type: Literal["clock"] = "clock"
    number: int
    now: int
    running: int | None = Field(description="The seat whose time runs; null while a bot is to act, or nobody.")
    bank_from: int | None
    deadline: int | None
    seats: list[SeatClock]


class ProgramOut(Out):
    key: int
    program: dict[str, Json]
    label: str


class ProgramsOut(Out):
    """What your seat decided in advance, and what it could.

    An offer is a program, but for lists: of two numbers a range, of texts a choice.
    """

    type: Literal["programs"] = "programs"
    seat: int
    programs: list[ProgramOut]
    offers: list[dict[str, Json]]


class ReasonOut(Out):
    """What speaks for an action or against it; facts name places, companies and seats as actions do."""

    key: str
    facts: dict[str, Json]


class WeighedOut(Out):
    action: dict[str, Json]
    label: str
    value: float = Field(description="More is better; in the bot's own measure.")
    words: str = Field(description="Why, in English.")
    reasons: list[ReasonOut] = Field(description="The same, to be said in any language; not of every bot.")


class HintOut(Out):
    """What the strongest bot would do from your view: the first of ``weighed``; then what else it thought of."""

    type: Literal["hint"] = "hint"
    id: str
    seat: int
    number: int
    bot: str
    summary: str
    weighed: list[WeighedOut]


class TableChanged(Out):
    type: Literal["table"] = "table"
    table: TableOut


class Presence(Out):
    type: Literal["presence"] = "presence"
    present: list[PresentOut]
    absent: list[int] = Field(description="Seats whose person is not connected.")


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
    Welcome
    | ViewOut
    | StepOut
    | ClockNow
    | ProgramsOut
    | HintOut
    | TableChanged
    | Presence
    | ChatOut
    | Ack
    | Refusal
    | Pong
    | Bye,
    Field(discriminator="type"),
]
FROM_SERVER: TypeAdapter[Any] = TypeAdapter(FromServer)


def schema() -> dict[str, Any]:
    """JSON Schema of all messages, both ways."""
    return {
        "from_client": FROM_CLIENT.json_schema(),
        "from_server": FROM_SERVER.json_schema(mode="serialization"),
    }
