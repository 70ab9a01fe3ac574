"""Showing a table to the sockets that look at it: what is new in the log, and the view after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from goldenspike.core.game import Seat
from goldenspike.core.writing import dumps
from goldenspike.server.entries import Entry
from goldenspike.server.messages import TableChanged
from goldenspike.server.play import Play
from goldenspike.server.seen import Wants, clock_for, still_waiting
from goldenspike.server.shown import seats_of, show_table
from goldenspike.server.sights import Sight, Sights, Steps
from goldenspike.server.storage.models import Player, Table

MOST_STEPS: Final = 500
"""Who missed more than this gets the last of it."""

Programs = Callable[[Seat], str | None]
"""What a seat decided in advance, as the message for that seat alone."""
Look = tuple[Seat | None, Wants]
"""A seat to look from, and what to see beside the view."""


class Viewer(Protocol):
    """A socket, as a table knows it."""

    player: Player
    seat: Seat | None
    """The seat it looks from; None for a spectator."""
    watching: bool
    """It asked to be a spectator, whatever seats it has."""
    viewed: int | None
    """The number of the last view it got from that seat."""
    wants: Wants
    programs: str | None
    """The last message of programs it got."""
    muted: set[str]

    def send(self, *texts: str) -> None: ...
    def drop(self) -> None: ...


class Delivery:
    def __init__(self) -> None:
        self.viewers: set[Viewer] = set()
        self.delivered = 0
        """The number of the last entry that was shown."""
        self._views: dict[Look, Sight] = {}
        """The last view made for each seat."""

    def send_all(self, text: str) -> None:
        for viewer in self.viewers:
            viewer.send(text)

    def show_table(self, table: Table) -> None:
        self.send_all(TableChanged(table=show_table(table)).model_dump_json())

    def deliver(self, table: Table, play: Play, programs: Programs) -> None:
        """Show every viewer the entries it has not seen, and the view after them."""
        new = play.log[self.delivered :]
        self.delivered = play.head
        behind: dict[tuple[Look, int | None], list[Viewer]] = {}
        for viewer in self.viewers:
            if viewer.viewed is None or viewer.viewed < play.head:
                behind.setdefault(((viewer.seat, viewer.wants), viewer.viewed), []).append(viewer)
        if behind:
            self._show_behind(table, play, new, behind)
        self.show_programs(programs)
        if new and table.status == "over":
            self.show_table(table)

    def _show_behind(
        self,
        table: Table,
        play: Play,
        new: list[Entry],
        behind: dict[tuple[Look, int | None], list[Viewer]],
    ) -> None:
        sights, clock, steps = Sights(play, still_waiting(play, table)), _clock_text(play), Steps(play)
        shown: dict[Seat | None, list[str]] = {}
        made: dict[Look, Sight] = {}
        for (look, viewed), viewers in behind.items():
            seat = look[0]
            old = self._views.get(look)
            if seat not in shown:
                shown[seat] = [steps.text(entry, seat) for entry in new]
            if look not in made:
                made[look] = sights.of(*look, old)
            view = made[look]
            text = view.changes() if view.base == viewed else view.whole()
            for viewer in viewers:
                viewer.send(*shown[seat], text, *clock)
                viewer.viewed = play.head
        self._views.update(made)

    def show_all(self, viewer: Viewer, table: Table, play: Play, programs: Programs, seen: int | None) -> None:
        """What a viewer missed, if it says what it saw last; and the whole view."""
        if seen is not None and seen < play.head:
            steps = Steps(play)
            viewer.send(*(steps.text(entry, viewer.seat) for entry in play.log[max(seen, play.head - MOST_STEPS) :]))
        view = Sights(play, still_waiting(play, table)).of(viewer.seat, viewer.wants)
        self._views[viewer.seat, viewer.wants] = view
        viewer.viewed, viewer.programs = play.head, None
        viewer.send(view.whole(), *_clock_text(play))
        self.show_programs(programs)

    def show_clock(self, play: Play) -> None:
        for text in _clock_text(play):
            self.send_all(text)

    def show_programs(self, programs: Programs) -> None:
        """To each seat its own, if they changed."""
        made: dict[Seat, str | None] = {}
        for viewer in self.viewers:
            seat = viewer.seat
            if seat is None:
                continue
            if seat not in made:
                made[seat] = programs(seat)
            text = made[seat]
            if text is not None and text != viewer.programs:
                viewer.programs = text
                viewer.send(text)

    def seat_viewers(self, table: Table) -> None:
        """Who got a seat looks from it; who lost one sees no more of it than a spectator."""
        for viewer in self.viewers:
            own = seats_of(table, viewer.player.id)
            if viewer.seat not in own and not (viewer.seat is None and (viewer.watching or not own)):
                viewer.seat, viewer.viewed, viewer.programs = next(iter(own), None), None, None


def _clock_text(play: Play) -> tuple[str, ...]:
    clock = clock_for(play)
    return () if clock is None else (dumps(clock),)
