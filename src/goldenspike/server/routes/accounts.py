"""Accounts: made, signed in to, signed out of, recovered, deleted."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response
from sqlalchemy.exc import IntegrityError

from goldenspike.server import leaving
from goldenspike.server.errors import Forbidden, NotSignedIn, Refused, TooMany
from goldenspike.server.house import House, InHouse, SignedIn, address_of
from goldenspike.server.identity import ASIDE, COOKIE, is_sign_in
from goldenspike.server.limits import GUESS, GUESSED, NEW_PLAYERS, SIGN_IN, SIGN_UP
from goldenspike.server.people_wire import (
    AccountOut,
    ChangePassword,
    NewAccount,
    Recover,
    RecoveryCodes,
    SignedOut,
    SignInAsked,
    SignUp,
    WithPassword,
)
from goldenspike.server.storage import accounts
from goldenspike.server.storage.models import Player
from goldenspike.server.storage.people import Account
from goldenspike.server.storage.players import add_player, find_player, rename_player
from goldenspike.server.storage.tables import unfinished_seats
from goldenspike.server.wire import Leave, Me

router = APIRouter(prefix="/api/account", tags=["account"])

WRONG: Final = "That name and password do not belong together."


def name_taken() -> Refused:
    return Refused("name_taken", "Somebody has that name already: choose another.")


@router.post("", status_code=201, summary="Make an account for the player you are")
async def sign_up(asked: SignUp, house: InHouse, request: Request, response: Response) -> NewAccount:
    """Keeps everything the guest had. Whoever is nobody yet becomes a new player."""
    token, address = request.cookies.get(COOKIE), address_of(request)
    guest = await house.identity.player_named_by(token, house.database)
    if guest is not None and is_sign_in(token):
        raise Refused("signed_in", "You have an account, and are signed in.")
    if not house.limits.allows("sign up", address, SIGN_UP):
        raise TooMany
    if guest is None and not house.limits.allows("new player", address, NEW_PLAYERS):
        raise TooMany
    password = await house.passwords.hash(asked.password)
    try:
        async with house.database.write() as session:
            player = guest or await add_player(session, asked.name)
            await accounts.add_account(session, player.id, asked.name, password)
            await rename_player(session, player.id, asked.name)
            codes = await accounts.new_codes(session, player.id)
            new = await accounts.sign_in(session, player.id)
    except IntegrityError:
        raise name_taken() from None
    house.identity.set_cookie(response, request, new)
    return NewAccount(me=Me(id=player.id, name=asked.name, signed_in=True), recovery_codes=codes)


@router.get("", summary="Your account")
async def account(player: SignedIn, house: InHouse) -> AccountOut:
    async with house.database.read() as session:
        return AccountOut(
            name=player.name,
            created=(await session.get_one(Account, player.id)).created,
            recovery_codes_left=await accounts.codes_left(session, player.id),
            devices=await accounts.devices(session, player.id),
        )


@router.post("/sign-in", summary="Sign in")
async def sign_in(asked: SignInAsked, house: InHouse, request: Request, response: Response) -> Me:
    """You become the account's player. What this browser's guest had becomes the account's (``merge``), or is kept
    aside until you sign out."""
    _limit_guesses(house, request, asked.name)
    async with house.database.read() as session:
        found = await accounts.find_account(session, asked.name)
    if not await house.passwords.fits(found.password if found else None, asked.password) or found is None:
        raise Forbidden("wrong_password", WRONG)
    if house.passwords.is_old(found.password):
        found.password = await house.passwords.hash(asked.password)
        async with house.database.write() as session:
            await accounts.set_password(session, found.player_id, found.password)
    return await _enter(house, request, response, found.player_id, merge=asked.merge)


@router.post("/recover", summary="Set a new password with a recovery code")
async def recover(asked: Recover, house: InHouse, request: Request, response: Response) -> Me:
    """The code is used up, and every device is signed out but this one."""
    _limit_guesses(house, request, asked.name)
    password = await house.passwords.hash(asked.password)  # first, so that a wrong name takes as long
    async with house.database.write() as session:
        found = await accounts.find_account(session, asked.name)
        if not await accounts.use_code(session, found.player_id if found else "", asked.code) or found is None:
            raise Forbidden("wrong_code", "That name and code do not belong together, or the code was used.")
        await accounts.set_password(session, found.player_id, password)
        await accounts.sign_out_everywhere(session, found.player_id)
    await house.tables.drop(found.player_id)
    return await _enter(house, request, response, found.player_id, merge=False)


@router.post("/sign-out", summary="Sign out on this device")
async def sign_out(house: InHouse, request: Request, response: Response) -> SignedOut:
    """Whoever was the guest here before, and was not taken along, is the guest again."""
    async with house.database.write() as session:
        await accounts.sign_out(session, request.cookies.get(COOKIE, ""))
    return await _leave(house, request, response)


@router.post("/sign-out-everywhere", summary="Sign out on all devices")
async def sign_out_everywhere(player: SignedIn, house: InHouse, request: Request, response: Response) -> SignedOut:
    async with house.database.write() as session:
        await accounts.sign_out_everywhere(session, player.id)
    await house.tables.drop(player.id)
    return await _leave(house, request, response)


@router.put("/password", summary="Change your password")
async def change_password(
    asked: ChangePassword, player: SignedIn, house: InHouse, request: Request, response: Response
) -> Me:
    """All other devices are signed out."""
    await _check_password(house, request, player, asked.password)
    password = await house.passwords.hash(asked.new_password)
    async with house.database.write() as session:
        await accounts.set_password(session, player.id, password)
        await accounts.sign_out_everywhere(session, player.id)
        token = await accounts.sign_in(session, player.id)
    await house.tables.drop(player.id)
    house.identity.set_cookie(response, request, token)
    return Me(id=player.id, name=player.name, signed_in=True)


@router.post("/recovery-codes", summary="New recovery codes")
async def new_codes(asked: WithPassword, player: SignedIn, house: InHouse, request: Request) -> RecoveryCodes:
    """The old ones are worth nothing any more."""
    await _check_password(house, request, player, asked.password)
    async with house.database.write() as session:
        return RecoveryCodes(recovery_codes=await accounts.new_codes(session, player.id))


@router.post("/delete", summary="Delete your account")
async def delete(
    asked: WithPassword, player: SignedIn, house: InHouse, request: Request, response: Response
) -> SignedOut:
    """For good. Your name, ratings, settings, chat and webhooks go; past games stay without your name, for they are
    the others' too; a bot takes your seats in games that are played."""
    await _check_password(house, request, player, asked.password)
    await _leave_tables(house, player)
    async with house.database.write() as session:
        await accounts.delete_account(session, player.id)
    await house.tables.drop(player.id)
    return await _leave(house, request, response)


def _limit_guesses(house: House, request: Request, name: str) -> None:
    login, address = accounts.login_of(name), address_of(request)
    allowed = (
        house.limits.allows("sign in", address, SIGN_IN),
        house.limits.allows("guess", f"{address} {login}", GUESS),
        house.limits.allows("guessed", login, GUESSED),
    )
    if not all(allowed):
        raise TooMany


async def _check_password(house: House, request: Request, player: Player, password: str) -> None:
    _limit_guesses(house, request, player.name)
    async with house.database.read() as session:
        found = await session.get(Account, player.id)
    if not await house.passwords.fits(found.password if found else None, password):
        raise Forbidden("wrong_password", "That is not your password.")


async def _enter(house: House, request: Request, response: Response, player_id: str, *, merge: bool) -> Me:
    """Be the account's player from now on."""
    old = request.cookies.get(COOKIE)
    guest = await house.identity.player_named_by(old, house.database)
    moved: list[str] = []
    async with house.database.write() as session:
        if old is not None and is_sign_in(old):
            await accounts.sign_out(session, old)
        elif guest is not None and merge:
            moved = await accounts.merge_guest(session, guest.id, player_id)
        player = await find_player(session, player_id)
        if player is None or not await accounts.has_account(session, player_id):
            raise NotSignedIn  # it was deleted meanwhile
        token = await accounts.sign_in(session, player_id)
    if guest is not None and old is not None and not is_sign_in(old) and not merge:
        house.identity.set_cookie(response, request, old, ASIDE)
    house.identity.set_cookie(response, request, token)
    for table_id in moved:
        await house.tables.changed(table_id)
    return Me(id=player.id, name=player.name, signed_in=True)


async def _leave(house: House, request: Request, response: Response) -> SignedOut:
    aside = request.cookies.get(ASIDE)
    guest = None if is_sign_in(aside) else await house.identity.player_named_by(aside, house.database)
    response.delete_cookie(ASIDE, path="/")
    if guest is None:
        response.delete_cookie(COOKIE, path="/")
        return SignedOut(me=None)
    house.identity.remember(response, request, guest.id)
    return SignedOut(me=Me(id=guest.id, name=guest.name))


async def _leave_tables(house: House, player: Player) -> None:
    async with house.database.read() as session:
        seated = await unfinished_seats(session, player.id)
    for table_id in seated:
        try:
            await leaving.leave(house, player, table_id, Leave())
        except Refused as error:
            if error.code != "game_over":  # it ended meanwhile
                raise
