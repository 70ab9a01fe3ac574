"""What is kept. Times are milliseconds since 1970, so that every database keeps them alike."""

from __future__ import annotations

import re
import time
from typing import Any, Final

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, MetaData, String, Text, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship

NAMING: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}


def now() -> int:
    return time.time_ns() // 1_000_000


def is_id(text: str) -> bool:
    """Whether it could be an id of ours: PostgreSQL would choke on some texts that clients may send as one."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,32}", text) is not None


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMING)


class Player(Base):
    """Somebody. A guest is a player without an account; an account points at its player."""

    __tablename__ = "players"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    gone: Mapped[bool] = mapped_column(default=False)
    """Nobody can be this player any more: the account was deleted, or a guest became another player."""


class Table(Base):
    """A table, from its making to after its end. ``to_act`` and ``outcome`` say what the log implies, for lists."""

    __tablename__ = "tables"
    __table_args__ = (
        Index(None, "status", "public"),
        Index(None, "status", "to_act"),
        Index(None, "status", "filed"),
        Index(None, "duplicate_id"),
        Index(None, "status", "deadline"),
    )
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    status: Mapped[str] = mapped_column(String(10), default="open")
    """open, playing, over, or closed (left by all before the start)."""
    public: Mapped[bool]
    auto_start: Mapped[bool]
    host_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    fill: Mapped[str | None] = mapped_column(String(40), default=None)
    """The bot for open seats at the start, and for seats left during play."""
    given: Mapped[int] = mapped_column(default=0)
    """How many actions of the log come from an imported record: practice."""
    practice: Mapped[bool] = mapped_column(default=False)
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True), default=None)
    """``move`` and ``bank`` in seconds, and the preset's ``name``; none without a clock."""
    timeout: Mapped[str] = mapped_column(String(10), default="bot")
    """What happens when a clock runs out: bot or forfeit."""
    takeback: Mapped[bool] = mapped_column(default=False)
    hints: Mapped[bool | None] = mapped_column(default=None)
    """Whether hints are given; until the start it may be open."""
    deadline: Mapped[int | None] = mapped_column(BigInteger, default=None)
    """When the running clock runs out, as the log implies: for lists, and to find it."""
    kicked: Mapped[list[str]] = mapped_column(JSON, default=list)
    rematch_id: Mapped[str | None] = mapped_column(String(32), default=None)
    secret: Mapped[str | None] = mapped_column(String(64), default=None)
    commitment: Mapped[str | None] = mapped_column(String(64), default=None)
    to_act: Mapped[int | None] = mapped_column(default=None)
    outcome: Mapped[dict[str, Any] | None] = mapped_column(JSON, default=None)
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    started: Mapped[int | None] = mapped_column(BigInteger, default=None)
    moved: Mapped[int | None] = mapped_column(BigInteger, default=None)
    ended: Mapped[int | None] = mapped_column(BigInteger, default=None)
    rated: Mapped[bool] = mapped_column(default=False)
    rated_players: Mapped[list[str] | None] = mapped_column(JSON, default=None)
    """Who sat where when a rated game started: who leaves it is last."""
    filed: Mapped[bool] = mapped_column(default=False)
    """Its results are in the books, and its ratings, if it is rated."""
    duplicate_id: Mapped[str | None] = mapped_column(String(32), default=None)
    duplicate_number: Mapped[int | None] = mapped_column(default=None)
    seats: Mapped[list[Seat]] = relationship(order_by="Seat.seat", lazy="selectin", cascade="all, delete-orphan")


class Seat(Base):
    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    """open, person or bot."""
    name: Mapped[str] = mapped_column(String(40), default="")
    player_id: Mapped[str | None] = mapped_column(ForeignKey("players.id"), index=True, default=None)
    bot: Mapped[str | None] = mapped_column(String(40), default=None)
    stand_in: Mapped[bool] = mapped_column(default=False)
    """A bot plays for its person, whose time ran out: as the log implies."""
    forfeited: Mapped[bool] = mapped_column(default=False)


class Logged(Base):
    """One entry of a table's action log. Entries are added, never changed or removed.

    ``act``: ``seat`` (null for chance) did ``body``. ``undo``: ``seat`` took back its last ``body["count"]`` decisions.
    The other kinds are told in ``entries``.
    """

    __tablename__ = "actions"
    __table_args__ = (UniqueConstraint("table_id", "player_id", "request"),)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int | None]
    body: Mapped[dict[str, Any]] = mapped_column(JSON)
    player_id: Mapped[str | None] = mapped_column(String(32), default=None)
    request: Mapped[str | None] = mapped_column(String(40), default=None)
    """The sender's own id for it: sent twice, it is done once."""
    at: Mapped[int] = mapped_column(BigInteger, default=now)


class ChatLine(Base):
    __tablename__ = "chat"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[int] = mapped_column(BigInteger, default=now)


class Mute(Base):
    """A player does not hear another at a table."""

    __tablename__ = "mutes"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    muted_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)


class Programmed(Base):
    """What a seat decided in advance. Nobody else may know of it."""

    __tablename__ = "programs"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    body: Mapped[dict[str, Any]] = mapped_column(JSON)


class Pulse(Base):
    """When a server process last said that it lives."""

    __tablename__ = "pulse"
    name: Mapped[str] = mapped_column(String(10), primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)


class Quiet(Base):
    """A time in which no server process lived: no clock runs in it."""

    __tablename__ = "quiet"
    since: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    until: Mapped[int] = mapped_column(BigInteger)


class Key(Base):
    """A secret of the server itself."""

    __tablename__ = "keys"
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)
