"""Tables before and after play: made, joined, left, started, made again.

Every function works inside one transaction on a table that is locked for it; whoever calls
it tells the live tables afterwards.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Final

from sqlalchemy.ext.asyncio import AsyncSession

from goldenspike.core.codec import encode
from goldenspike.core.errors import OptionsError
from goldenspike.core.game import CHANCE, AnyGame
from goldenspike.core.record import Record, final_state, record_from
from goldenspike.games import GAMES, game_named
from goldenspike.server import duplicates, rated
from goldenspike.server.bots import check_bot, strongest
from goldenspike.server.clock import NO_CLOCK, PRESETS, ClockRule
from goldenspike.server.duplicates_wire import NewDuplicate
from goldenspike.server.errors import Forbidden, Invalid, NotFound, Refused, no_such_table
from goldenspike.server.fairness import commitment_of, new_secret
from goldenspike.server.limits import Limits
from goldenspike.server.metrics import STARTED
from goldenspike.server.play import read_options
from goldenspike.server.rebuilding import rebuilt
from goldenspike.server.replays import check_length
from goldenspike.server.shown import seats_of
from goldenspike.server.storage.log import append, entries_after
from goldenspike.server.storage.models import Player, Seat, Table, now
from goldenspike.server.storage.people import Duplicate
from goldenspike.server.storage.tables import hosted_tables, lock_table, new_table_id
from goldenspike.server.wire import (
    ChangeSeat,
    ClockAsked,
    Join,
    Leave,
    NewTable,
    OwnClock,
    SeatAsked,
    WhatIf,
    shown_name,
)

Asked = list[SeatAsked]

BOT_NAMES: Final = ("Casey", "Juniper", "Flint", "Dakota", "Maple", "Sterling", "Wren", "Brook", "Rusty", "Sage")
"""One for each seat: people would rather lose against somebody. The level is shown beside it."""


MOST_LISTED: Final = 5
"""Open tables of one host in the lobby."""
MOST_HOSTED: Final = 30
"""Tables of one host that are open, or where somebody, or a bot, acted lately."""
LATELY: Final = 24 * 3600 * 1000


async def new_table(session: AsyncSession, player: Player, asked: NewTable) -> Table:
    game = game_named(asked.game)
    data = dict(asked.options)
    if asked.seats and "players" not in data:
        data["players"] = len(asked.seats)
    options = read_options(game, data)
    seats = [SeatAsked(kind="me")] if asked.seats is None else asked.seats
    table = _table(player, game, options, public=asked.public, auto_start=asked.auto_start, fill=asked.fill)
    table.clock, table.timeout = clock_of(asked.clock), asked.timeout or ("forfeit" if asked.rated else "bot")
    table.takeback, table.hints = asked.takeback is not False, asked.hints
    table.rated = asked.rated
    if asked.rated:
        await rated.check_new(session, player, asked)
        table.takeback, table.hints = False, False
    _seat(table, player, seats)
    session.add(table)
    await session.flush()
    await _perhaps_start(session, table, now_or_never=asked.start)
    return table


async def set_of_tables(session: AsyncSession, player: Player, asked: NewDuplicate) -> Duplicate:
    """Tables with the same deals: their chance comes from one secret."""
    game = game_named(asked.game)
    data = dict(asked.options)
    if asked.seats and "players" not in data:
        data["players"] = len(asked.seats)
    options = read_options(game, data)
    secret = new_secret()
    made = Duplicate(
        id=new_table_id(),
        host_id=player.id,
        game=game.name,
        options=encode(options),
        tables=asked.tables,
        secret=secret,
        commitment=commitment_of(secret),
    )
    session.add(made)
    await session.flush()
    for number in range(1, asked.tables + 1):
        table = _table(player, game, options, public=asked.public, auto_start=True, fill=asked.fill)
        table.duplicate_id, table.duplicate_number, table.hints = made.id, number, False
        table.clock, table.timeout = clock_of(asked.clock), asked.timeout
        _seat(table, player, list(asked.seats))
        session.add(table)
        await session.flush()
        await _perhaps_start(session, table)
    return made


def given_by(asked: WhatIf) -> Record:
    """What of a record is given, checked by replaying it: that takes a while."""
    record = record_from(asked.record, GAMES)
    at = len(record.actions) if asked.at is None else asked.at
    if at > len(record.actions):
        raise Invalid("at_too_large", f"The record has {len(record.actions)} actions.")
    given = Record(record.game, record.options, record.seats, record.actions[:at])
    check_length(given)
    if not given.game.to_act(final_state(given)):
        raise Refused("game_over", "The game is over there: choose an earlier point.")
    return given


async def what_if(session: AsyncSession, player: Player, given: Record, asked: WhatIf) -> Table:
    """A practice table that goes on from what is given."""
    table = _table(player, given.game, given.options, public=asked.public, auto_start=True, fill=asked.fill)
    table.practice, table.given, table.takeback, table.hints = True, len(given.actions), True, True
    _seat(table, player, _named(given, asked.seats))
    session.add(table)
    await session.flush()
    entries = [
        {"number": i + 1, "kind": "act", "seat": None if seat == CHANCE else seat, "body": encode(action)}
        for i, (seat, action) in enumerate(given.actions)
    ]
    if entries:
        await append(session, table.id, entries)
    await _perhaps_start(session, table, now_or_never=asked.start)
    return table


def _named(record: Record, seats: Asked | None) -> Asked:
    """Left out, every seat is the player's own, under the names of the record."""
    if seats is not None:
        return seats
    return [SeatAsked(kind="me", name=shown_name(name)) for name in record.seats]


def _table(player: Player, game: AnyGame, options: Any, *, public: bool, auto_start: bool, fill: str | None) -> Table:
    if fill is not None:
        check_bot(game.name, fill)
    return Table(
        id=new_table_id(),
        game=game.name,
        options=encode(options),
        status="open",
        public=public,
        auto_start=auto_start,
        host_id=player.id,
        fill=fill,
        given=0,
        practice=False,
        timeout="bot",
        takeback=False,
        kicked=[],
        rated=False,
        filed=False,
    )


def clock_of(asked: ClockAsked) -> dict[str, Any] | None:
    """A clock as it is kept with the table."""
    if isinstance(asked, OwnClock):
        return asdict(ClockRule(asked.move, asked.bank))
    return None if asked == NO_CLOCK else asdict(PRESETS[asked])


def _seat(table: Table, player: Player, asked: Asked) -> None:
    count: int = table.options["players"]
    if len(asked) > count:
        raise Invalid("too_many_seats", f"{len(asked)} seats are given for {count} players.")
    own = 0
    for number in range(count):
        wanted = asked[number] if number < len(asked) else SeatAsked(kind="open")
        seat = Seat(table_id=table.id, seat=number, kind="open", name="", stand_in=False, forfeited=False)
        if wanted.kind == "me":
            own += 1
            _sit(seat, player, wanted.name or (player.name if own == 1 else f"{player.name[:26]} {own}"))
        elif wanted.kind == "bot":
            _set_bot(table, seat, wanted.bot)
        table.seats.append(seat)


def _sit(seat: Seat, player: Player, name: str) -> None:
    seat.kind, seat.player_id, seat.bot, seat.name = "person", player.id, None, name


def _set_bot(table: Table, seat: Seat, bot: str | None) -> None:
    name = check_bot(table.game, bot or table.fill or strongest(table.game))
    seat.kind, seat.player_id, seat.bot, seat.name = "bot", None, name, BOT_NAMES[seat.seat % len(BOT_NAMES)]


def _open(seat: Seat) -> None:
    seat.kind, seat.player_id, seat.bot, seat.name = "open", None, None, ""


async def locked(session: AsyncSession, table_id: str) -> Table:
    table = await lock_table(session, table_id)
    if table is None:
        raise no_such_table()
    return table


def _must_be_open(table: Table) -> None:
    if table.status != "open":
        raise Refused("already_started", "The game has started, or the table is closed.")


def _must_be_host(table: Table, player: Player) -> None:
    if table.host_id != player.id:
        raise Forbidden("not_host", "Only the host of the table may do that.")


def _find_seat(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise NotFound("no_such_seat", "There is no such seat.")
    return table.seats[number]


async def check_hosting(session: AsyncSession, player: Player, limits: Limits) -> None:
    """Refused when a player has more tables than anybody needs: the lobby and the bots are everybody's."""
    if not limits.scale:
        return
    listed, hosted = await hosted_tables(session, player.id, LATELY)
    if listed > MOST_LISTED:
        raise Refused("too_many_tables", f"You have {MOST_LISTED} open tables in the lobby already: leave one first.")
    if hosted > MOST_HOSTED:
        raise Refused("too_many_tables", f"You have {MOST_HOSTED} tables already: finish or leave some first.")


async def join(session: AsyncSession, player: Player, table_id: str, asked: Join) -> Table:
    table = await locked(session, table_id)
    _must_be_open(table)
    if player.id in table.kicked:
        raise Forbidden("kicked", "The host does not want you at this table.")
    seats = [_find_seat(table, asked.seat)] if asked.seat is not None else table.seats
    seat = next((seat for seat in seats if seat.kind == "open"), None)
    if seat is None:
        raise Refused("seat_taken", "That seat is taken." if asked.seat is not None else "All seats are taken.")
    await rated.check_joining(session, player, table)
    await duplicates.enter(session, player, table)
    _sit(seat, player, asked.name or player.name)
    await _perhaps_start(session, table)
    return table


async def leave(session: AsyncSession, player: Player, table_id: str, asked: Leave) -> Table:
    """Before the start a seat becomes open; during play a bot takes it, so that the others can go on.

    A host who has no seat leaves the table to whoever sits there, or closes it.
    """
    table = await locked(session, table_id)
    own = seats_of(table, player.id)
    leaving = own if asked.seat is None else [asked.seat]
    gives_up = asked.seat is None and table.host_id == player.id and table.status == "open"
    if not (leaving or gives_up) or not set(leaving) <= set(own):
        raise Forbidden("not_your_seat", "You do not sit there.")
    if table.status not in ("open", "playing"):
        raise Refused("game_over", "The game is over.")
    for number in leaving:
        if table.status == "open":
            _open(table.seats[number])
        else:
            _set_bot(table, table.seats[number], table.fill)
            if table.to_act == number:
                table.deadline = None
    if table.duplicate_id is not None:
        await duplicates.left(session, player.id, table)
        return table
    people = [seat.player_id for seat in table.seats if seat.player_id is not None]
    if table.status == "open" and not people:
        table.status = "closed"
    elif people and table.host_id not in people:
        table.host_id = people[0]
    return table


async def kick(session: AsyncSession, player: Player, table_id: str, number: int) -> Table:
    table = await locked(session, table_id)
    _must_be_host(table, player)
    _must_be_open(table)
    seat = _find_seat(table, number)
    if seat.kind != "person" or seat.player_id is None or seat.player_id == player.id:
        raise Refused("nobody_to_kick", "No other person sits there.")
    kicked = seat.player_id
    table.kicked = [*table.kicked, kicked]
    for each in table.seats:
        if each.player_id == kicked:
            _open(each)
    await duplicates.left(session, kicked, table)
    return table


async def change_seat(session: AsyncSession, player: Player, table_id: str, number: int, asked: ChangeSeat) -> Table:
    table = await locked(session, table_id)
    _must_be_host(table, player)
    _must_be_open(table)
    seat = _find_seat(table, number)
    if seat.kind == "person":
        raise Refused("seat_taken", "A person sits there.")
    if asked.kind == "bot":
        rated.check_no_bots(table)
        _set_bot(table, seat, asked.bot)
    else:
        _open(seat)
    await _perhaps_start(session, table)
    return table


async def start(session: AsyncSession, player: Player, table_id: str, fill: str | None) -> Table:
    table = await locked(session, table_id)
    _must_be_host(table, player)
    _must_be_open(table)
    if fill is not None:
        rated.check_no_bots(table)
        table.fill = check_bot(table.game, fill)
    await _perhaps_start(session, table, now_or_never=True)
    return table


async def _perhaps_start(session: AsyncSession, table: Table, *, now_or_never: bool = False) -> None:
    """Start when full, if the table wants that; or now, with bots at open seats if one is chosen for them."""
    empty = [seat for seat in table.seats if seat.kind == "open"]
    if now_or_never and empty and table.fill is None:
        raise Refused("seats_open", f"{len(empty)} seats are open: choose a bot to fill them, or wait.")
    if not now_or_never and (empty or not table.auto_start):
        return
    for seat in empty:
        _set_bot(table, seat, table.fill)
    table.secret = await duplicates.secret_of(session, table) or new_secret()
    table.commitment = commitment_of(table.secret)
    if table.rated:
        table.rated_players = [seat.player_id for seat in table.seats if seat.player_id is not None]
    table.status, table.started = "playing", now()
    if table.hints is None:
        table.hints = sum(seat.kind == "person" for seat in table.seats) == 1
    await session.flush()
    await _open_play(session, table)
    STARTED.labels(table.game).inc()


async def _open_play(session: AsyncSession, table: Table) -> None:
    """What chance does before anybody may act is in the log when the table starts."""
    play = await rebuilt(table, await entries_after(session, table.id, 0))
    rows = play.run_chance()
    summary = play.summary()
    if rows:
        await append(session, table.id, rows, **summary)
    table.to_act, table.deadline, table.moved = summary["to_act"], summary["deadline"], now()


async def rematch(session: AsyncSession, player: Player, table_id: str) -> Table:
    """The first who asks makes the table, as host; the others join it. Bots sit where they sat."""
    old = await locked(session, table_id)
    if old.status != "over":
        raise Refused("game_not_over", "The game is not over.")
    own = seats_of(old, player.id)
    if not own:
        raise Forbidden("not_your_table", "You did not play at this table.")
    made = await locked(session, old.rematch_id) if old.rematch_id is not None else None
    if made is not None and made.status != "closed":
        table = made
    else:
        table = _again(old, player)
        session.add(table)
        await session.flush()
        old.rematch_id = table.id
    if table.status == "open" and player.id not in table.kicked:
        for number in own:
            if table.seats[number].kind == "open":
                _sit(table.seats[number], player, old.seats[number].name)
        await _perhaps_start(session, table)
    return table


def _again(old: Table, player: Player) -> Table:
    game = game_named(old.game)
    try:
        options = read_options(game, old.options)
    except OptionsError as error:
        raise Refused("no_longer_playable", error.message) from None
    table = _table(player, game, options, public=old.public, auto_start=True, fill=old.fill)
    table.clock, table.timeout = old.clock, old.timeout
    table.rated = old.rated and rated.has_stakes(old)
    table.takeback, table.hints = old.takeback, old.hints
    for seat in old.seats:
        again = Seat(table_id=table.id, seat=seat.seat, kind="open", name="", stand_in=False, forfeited=False)
        if seat.kind == "bot" and not old.rated:  # there it took over from somebody who left
            _set_bot(table, again, seat.bot)
        table.seats.append(again)
    return table
