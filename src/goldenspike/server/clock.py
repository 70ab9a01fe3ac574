"""Clocks: so much time for each decision, and a bank for those that take longer.

A clock is worked out from the log's times alone, so every process and every restart agrees
on it. The time a decision took stays with it: whoever takes it back has used that time. While
no server ran (an ``Outage``), no clock ran.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from goldenspike.core.game import Seat

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
LONGEST_MOVE: Final = 14 * DAY
LONGEST_BANK: Final = 7 * DAY


@dataclass(frozen=True, slots=True)
class ClockRule:
    """Seconds for each decision, and in the bank of each seat for the whole game."""

    move: int
    bank: int
    name: str | None = None


PRESETS: Final = {
    rule.name: rule
    for rule in (
        ClockRule(15, 2 * MINUTE, "fast"),
        ClockRule(40, 6 * MINUTE, "normal"),
        ClockRule(2 * MINUTE, 20 * MINUTE, "slow"),
        ClockRule(DAY, 0, "day"),
        ClockRule(3 * DAY, 0, "three_days"),
        ClockRule(7 * DAY, 0, "week"),
    )
}
NO_CLOCK: Final = "none"


class Outage(NamedTuple):
    """A time in which no server ran, in milliseconds; it ends a little after the server is back."""

    since: int
    until: int


@dataclass(slots=True)
class Lap:
    """What one decision has cost a seat so far: time, and how much of it came from the bank."""

    seat: Seat | None = None
    spent: int = 0
    charged: int = 0


class Clock:
    """All times are milliseconds. ``running`` is the seat whose time runs; nobody's while a bot is to act."""

    def __init__(self, rule: ClockRule, players: int, start: int, outages: Sequence[Outage] = ()) -> None:
        self.move = 1000 * rule.move
        self.banks = [1000 * rule.bank] * players
        self.running: Seat | None = None
        self.since = start
        self._start = start
        self._outages = sorted(outages)
        self._lap = Lap()
        self._laps: list[Lap] = []

    def decided(self, at: int) -> None:
        """An action was added: the time it took is kept with it."""
        self._stop(at)
        self._laps.append(self._lap)
        self._lap = Lap()

    def taken_back(self, seat: Seat, count: int, at: int) -> None:
        """A seat took back so many actions, its own and perhaps others': it is where it was, but for the time."""
        if self.running == seat:
            self._stop(at)
        if self._lap.seat != seat:
            self._lap = Lap(seat)  # whoever was to act instead did not cause this, and pays nothing for it
        taken = self._laps[len(self._laps) - count :]
        del self._laps[len(self._laps) - count :]
        for lap in taken:
            if lap.seat == seat:
                self._lap.spent += lap.spent
                self._lap.charged += lap.charged
        self.running = None
        self._charge(seat)

    def ran_out(self, at: int) -> None:
        assert self.running is not None
        seat = self.running
        self._stop(at)
        self.banks[seat] = 0

    def run(self, seat: Seat | None, at: int) -> None:
        """From now on it is this seat's time; None for nobody's."""
        self._stop(at)
        if seat is not None and self._lap.seat != seat:
            self._lap = Lap(seat)
        self.running, self.since = seat, max(at, self._start)

    @property
    def bank_from(self) -> int | None:
        """When the running decision begins to cost the bank."""
        return None if self.running is None else self._after(max(0, self.move - self._lap.spent))

    @property
    def deadline(self) -> int | None:
        if self.running is None:
            return None
        return self._after(max(0, self.move - self._lap.spent) + self.banks[self.running])

    def _stop(self, at: int) -> None:
        if self.running is None:
            return
        self._lap.spent += self._elapsed(at)
        self._charge(self.running)
        self.running = None

    def _charge(self, seat: Seat) -> None:
        due = max(0, self._lap.spent - self.move)
        self.banks[seat] = max(0, self.banks[seat] - max(0, due - self._lap.charged))
        self._lap.charged = max(due, self._lap.charged)

    def _elapsed(self, at: int) -> int:
        lost = sum(max(0, min(at, until) - max(self.since, since)) for since, until in self._outages)
        return max(0, at - self.since - lost)

    def _after(self, time: int) -> int:
        """The moment at which so much time has run since ``since``."""
        moment = self.since + time
        for since, until in self._outages:
            if since < moment and until > self.since:
                moment += until - max(since, self.since)
        return moment
