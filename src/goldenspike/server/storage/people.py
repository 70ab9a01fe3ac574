"""What is kept of people beyond one game: accounts, settings, results, ratings, webhooks; duplicates and analyses."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from goldenspike.server.storage.models import Base, now


class Account(Base):
    """A name and a password for a player. ``login`` is the name as it is compared."""

    __tablename__ = "accounts"
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    login: Mapped[str] = mapped_column(String(120), unique=True)
    password: Mapped[str] = mapped_column(Text)
    created: Mapped[int] = mapped_column(BigInteger, default=now)


class SignIn(Base):
    """A device that is signed in. ``id`` is the hash of what its cookie says."""

    __tablename__ = "sign_ins"
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)
    created: Mapped[int] = mapped_column(BigInteger, default=now)


class RecoveryCode(Base):
    """A code that stands in for a forgotten password, once. Kept as its hash."""

    __tablename__ = "recovery_codes"
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    code: Mapped[str] = mapped_column(String(64), primary_key=True)


class Preferences(Base):
    __tablename__ = "preferences"
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    body: Mapped[dict[str, Any]] = mapped_column(JSON)


class Result(Base):
    """What a seat of a finished table came to. Written once for each table, when it is filed."""

    __tablename__ = "results"
    __table_args__ = (Index(None, "player_id", "ended"),)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    game: Mapped[str] = mapped_column(String(40))
    players: Mapped[int]
    player_id: Mapped[str | None] = mapped_column(ForeignKey("players.id"), default=None)
    bot: Mapped[str | None] = mapped_column(String(40), default=None)
    place: Mapped[int]
    """1 for the winners; those of one place share it."""
    share: Mapped[float]
    """Of the victory: 1 for a winner, 1/2 for each of two."""
    score: Mapped[float]
    measures: Mapped[dict[str, Any]] = mapped_column(JSON)
    rounds: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    counts: Mapped[bool]
    """In statistics: not at practice tables, nor where one person had several seats."""
    ended: Mapped[int] = mapped_column(BigInteger)


class Rating(Base):
    """Where a player stands now in one game with one number of players."""

    __tablename__ = "ratings"
    __table_args__ = (Index(None, "game", "players", "ordinal"),)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    players: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    mu: Mapped[float]
    sigma: Mapped[float]
    ordinal: Mapped[float]
    """mu - 3 sigma: what is shown."""
    games: Mapped[int]
    wins: Mapped[int]


class RatingChange(Base):
    """What one rated game made of a player's rating. ``number`` counts the rated games in the order of their filing."""

    __tablename__ = "rating_changes"
    __table_args__ = (UniqueConstraint("number", "seat"), Index(None, "player_id", "game", "players", "number"))
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(BigInteger)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    game: Mapped[str] = mapped_column(String(40))
    players: Mapped[int]
    place: Mapped[int]
    mu: Mapped[float]
    sigma: Mapped[float]
    before: Mapped[float]
    """The ordinal before this game."""
    ordinal: Mapped[float]
    at: Mapped[int] = mapped_column(BigInteger)


class Webhook(Base):
    __tablename__ = "webhooks"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)
    url: Mapped[str] = mapped_column(Text)
    secret: Mapped[str] = mapped_column(String(64))
    enabled: Mapped[bool] = mapped_column(default=True)
    reason: Mapped[str | None] = mapped_column(Text, default=None)
    """Why it was turned off, or what went wrong last."""
    failures: Mapped[int] = mapped_column(default=0)
    """Calls in a row that failed."""
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    called: Mapped[int | None] = mapped_column(BigInteger, default=None)
    """When it last answered well."""


class Notice(Base):
    """A call of a webhook: one for each turn that began, and one for the end of a game.

    ``number`` is that of the log's last entry before the turn (0 for the end, the moment for a test), so that
    whichever process finds the turn, and however often, there is one.
    """

    __tablename__ = "notices"
    __table_args__ = (UniqueConstraint("hook_id", "table_id", "kind", "number"), Index(None, "state", "due"))
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    hook_id: Mapped[str] = mapped_column(ForeignKey("webhooks.id", ondelete="CASCADE"))
    table_id: Mapped[str] = mapped_column(String(32))
    kind: Mapped[str] = mapped_column(String(10))
    """turn, over or test."""
    number: Mapped[int] = mapped_column(BigInteger)
    seat: Mapped[int | None] = mapped_column(default=None)
    state: Mapped[str] = mapped_column(String(10))
    """queued, sent, failed, or skipped: the player was there, or it is no news any more."""
    attempts: Mapped[int] = mapped_column(default=0)
    due: Mapped[int] = mapped_column(BigInteger)
    """When to call; while a process is at it, when another may think that it died."""
    error: Mapped[str | None] = mapped_column(Text, default=None)
    created: Mapped[int] = mapped_column(BigInteger, default=now)
    """When it was to be made first: perhaps a little later than it was found."""


class Duplicate(Base):
    """A set of tables with the same deals. Its secret is theirs, and known only when all are over."""

    __tablename__ = "duplicates"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    host_id: Mapped[str] = mapped_column(ForeignKey("players.id"))
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    tables: Mapped[int]
    secret: Mapped[str] = mapped_column(String(64))
    commitment: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger, default=now)


class DuplicatePlayer(Base):
    """Who plays, or played, at which table of a set: at one only."""

    __tablename__ = "duplicate_players"
    duplicate_id: Mapped[str] = mapped_column(ForeignKey("duplicates.id"), primary_key=True)
    player_id: Mapped[str] = mapped_column(ForeignKey("players.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))


class Analysis(Base):
    """A finished game looked over: asked for, being worked at, done or failed."""

    __tablename__ = "analyses"
    __table_args__ = (Index(None, "status", "asked"),)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    status: Mapped[str] = mapped_column(String(10))
    """pending, running, done or failed."""
    asked: Mapped[int] = mapped_column(BigInteger, default=now)
    due: Mapped[int] = mapped_column(BigInteger, default=0)
    """While a process is at it: when another may think that it died."""
    tries: Mapped[int] = mapped_column(default=0)
    body: Mapped[dict[str, Any] | None] = mapped_column(JSON, default=None)
    error: Mapped[str | None] = mapped_column(Text, default=None)
