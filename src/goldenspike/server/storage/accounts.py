"""Accounts, the devices signed in to them, and recovery codes."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Any, Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.server.storage.models import ChatLine, Mute, Player, Programmed, Seat, Table, is_id, now
from goldenspike.server.storage.people import (
    Account,
    Duplicate,
    DuplicatePlayer,
    Preferences,
    Rating,
    RatingChange,
    RecoveryCode,
    Result,
    SignIn,
    Webhook,
)
from goldenspike.server.wire import JOINERS

CODES: Final = 10
CODE_LETTERS: Final = "abcdefghjkmnpqrstvwxyz0123456789"
"""32 of them, so 16 make 80 bits: no l, i, o or u, which are misread."""
MOST_DEVICES: Final = 50
FORMER: Final = "Former player"


def login_of(name: str) -> str:
    """A name as it is compared: however it is written, it is the same account."""
    seen = name.translate(dict.fromkeys(map(ord, JOINERS)))
    return " ".join(unicodedata.normalize("NFKC", seen).casefold().split())


def hash_of(token: str) -> str:
    """Of what is random enough to need no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


async def find_guest(session: AsyncSession, player_id: str) -> Player | None:
    """A player who needs no password."""
    if not is_id(player_id):
        return None
    query = (
        select(Player)
        .outerjoin(Account, Account.player_id == Player.id)
        .where(Player.id == player_id, Player.gone.is_(False), Account.player_id.is_(None))
    )
    return (await session.scalars(query)).one_or_none()


async def signed_in_player(session: AsyncSession, token: str, lifetime: int) -> Player | None:
    query = (
        select(Player)
        .join(SignIn, SignIn.player_id == Player.id)
        .where(SignIn.id == hash_of(token), SignIn.created > now() - lifetime)
    )
    return (await session.scalars(query)).one_or_none()


async def find_account(session: AsyncSession, name: str) -> Account | None:
    login = login_of(name)
    if "\0" in login:  # PostgreSQL would choke on it
        return None
    return (await session.scalars(select(Account).where(Account.login == login))).one_or_none()


async def has_account(session: AsyncSession, player_id: str) -> bool:
    return await session.get(Account, player_id) is not None


async def add_account(session: AsyncSession, player_id: str, name: str, password: str) -> None:
    """``IntegrityError`` where the name is taken."""
    session.add(Account(player_id=player_id, login=login_of(name), password=password))
    await session.flush()


async def rename_account(session: AsyncSession, player_id: str, name: str) -> None:
    """``IntegrityError`` where the name is taken."""
    await session.execute(update(Account).where(Account.player_id == player_id).values(login=login_of(name)))


async def set_password(session: AsyncSession, player_id: str, password: str) -> None:
    await session.execute(update(Account).where(Account.player_id == player_id).values(password=password))


async def sign_in(session: AsyncSession, player_id: str) -> str:
    """A new device: what its cookie says. The oldest go when there are too many."""
    token = "2." + secrets.token_urlsafe(32)
    session.add(SignIn(id=hash_of(token), player_id=player_id))
    await session.flush()
    newest = select(SignIn.id).where(SignIn.player_id == player_id).order_by(SignIn.created.desc()).limit(MOST_DEVICES)
    kept = (await session.scalars(newest)).all()
    await session.execute(delete(SignIn).where(SignIn.player_id == player_id, SignIn.id.not_in(kept)))
    return token


async def sign_out(session: AsyncSession, token: str) -> None:
    await session.execute(delete(SignIn).where(SignIn.id == hash_of(token)))


async def sign_out_everywhere(session: AsyncSession, player_id: str) -> None:
    await session.execute(delete(SignIn).where(SignIn.player_id == player_id))


async def devices(session: AsyncSession, player_id: str) -> int:
    query = select(func.count()).select_from(SignIn).where(SignIn.player_id == player_id)
    return await session.scalar(query) or 0


def _plain(code: str) -> str:
    return "".join(letter for letter in code.lower() if letter in CODE_LETTERS)


async def new_codes(session: AsyncSession, player_id: str) -> list[str]:
    """A new set; the old ones are worth nothing from now on."""
    await session.execute(delete(RecoveryCode).where(RecoveryCode.player_id == player_id))
    codes = ["".join(secrets.choice(CODE_LETTERS) for _ in range(16)) for _ in range(CODES)]
    session.add_all(RecoveryCode(player_id=player_id, code=hash_of(code)) for code in codes)
    return ["-".join(code[i : i + 4] for i in range(0, 16, 4)) for code in codes]


async def codes_left(session: AsyncSession, player_id: str) -> int:
    query = select(func.count()).select_from(RecoveryCode).where(RecoveryCode.player_id == player_id)
    return await session.scalar(query) or 0


async def use_code(session: AsyncSession, player_id: str, code: str) -> bool:
    """Whether it was one of the player's; it is none any more."""
    key = (RecoveryCode.player_id == player_id, RecoveryCode.code == hash_of(_plain(code)))
    done: CursorResult[Any] = await session.execute(delete(RecoveryCode).where(*key))  # type: ignore[assignment]
    return done.rowcount == 1


async def delete_account(session: AsyncSession, player_id: str) -> None:
    """Past games stay, for they are the others', too; the name in them goes, and all that was the player's own."""
    for owned in (
        SignIn,
        RecoveryCode,
        Preferences,
        Webhook,
        Rating,
        RatingChange,
        ChatLine,
        Programmed,
        Mute,
        Account,
    ):
        await session.execute(delete(owned).where(owned.player_id == player_id))
    await session.execute(delete(Mute).where(Mute.muted_id == player_id))
    await session.execute(update(Seat).where(Seat.player_id == player_id).values(name=FORMER))
    await session.execute(update(Player).where(Player.id == player_id).values(name=FORMER, gone=True))


async def merge_guest(session: AsyncSession, guest_id: str, player_id: str) -> list[str]:
    """What a guest had becomes the player's; the tables that are not over among it. Nobody can be the guest again."""
    seated = select(Seat.table_id).where(Seat.player_id == guest_id)
    mine = Table.id.in_(seated) | (Table.host_id == guest_id)
    query = select(Table.id).where(mine, Table.status.in_(("open", "playing")))
    tables = list((await session.scalars(query)).all())
    for owned in (Seat, ChatLine, Programmed, Result, Webhook):
        await session.execute(update(owned).where(owned.player_id == guest_id).values(player_id=player_id))
    for hosted in (Table, Duplicate):
        await session.execute(update(hosted).where(hosted.host_id == guest_id).values(host_id=player_id))
    own = select(DuplicatePlayer.duplicate_id).where(DuplicatePlayer.player_id == player_id)
    sets = (await session.scalars(own)).all()
    new = (DuplicatePlayer.player_id == guest_id, DuplicatePlayer.duplicate_id.not_in(sets))
    await session.execute(update(DuplicatePlayer).where(*new).values(player_id=player_id))
    await _merge_preferences(session, guest_id, player_id)
    for dropped in (DuplicatePlayer, Mute, Preferences):
        await session.execute(delete(dropped).where(dropped.player_id == guest_id))
    await session.execute(update(Player).where(Player.id == guest_id).values(gone=True))
    return tables


async def _merge_preferences(session: AsyncSession, guest_id: str, player_id: str) -> None:
    """The account's own count; what it says nothing about comes from the guest."""
    theirs, own = await session.get(Preferences, guest_id), await session.get(Preferences, player_id)
    if theirs is None:
        return
    if own is None:
        session.add(Preferences(player_id=player_id, body=theirs.body))
    else:
        own.body = {**theirs.body, **own.body}
    await session.flush()
