"""Tables as anybody may know them."""

from __future__ import annotations

from goldenspike.server.messages import ChatOut
from goldenspike.server.storage.models import ChatLine, Seat, Table
from goldenspike.server.wire import ClockOut, MyTable, OutcomeOut, SeatOut, TableOut


def show_table(table: Table) -> TableOut:
    """The secret of a set of tables is shown with the set, when all of them are over."""
    return TableOut(
        id=table.id,
        game=table.game,
        options=table.options,
        status=table.status,  # type: ignore[arg-type]
        public=table.public,
        auto_start=table.auto_start,
        host=table.host_id,
        fill=table.fill,
        practice=table.practice,
        rated=table.rated,
        duplicate=table.duplicate_id,
        clock=ClockOut(**table.clock) if table.clock else None,
        timeout=table.timeout,  # type: ignore[arg-type]
        takeback=table.takeback,
        hints=table.hints,
        seats=[_show_seat(seat) for seat in table.seats],
        deadline=table.deadline,
        to_act=table.to_act,
        outcome=OutcomeOut(**table.outcome) if table.outcome else None,
        rematch=table.rematch_id,
        commitment=table.commitment,
        secret=table.secret if table.status == "over" and table.duplicate_id is None else None,
        created=table.created,
        started=table.started,
        moved=table.moved,
        ended=table.ended,
    )


def _show_seat(seat: Seat) -> SeatOut:
    return SeatOut(
        seat=seat.seat,
        kind=seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        player=seat.player_id,
        bot=seat.bot,
        stand_in=seat.stand_in and seat.kind == "person",
        forfeited=seat.forfeited,
    )


def show_mine(table: Table, player_id: str) -> MyTable:
    seats = seats_of(table, player_id)
    return MyTable(table=show_table(table), seats=seats, your_turn=table.status == "playing" and table.to_act in seats)


def seats_of(table: Table, player_id: str) -> list[int]:
    return [seat.seat for seat in table.seats if seat.player_id == player_id]


def show_line(line: ChatLine) -> ChatOut:
    return ChatOut(number=line.number, player=line.player_id, name=line.name, text=line.text, at=line.at)
