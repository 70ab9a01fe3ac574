"""A table's game as its log tells it: a ``Match`` rebuilt from entries, its clock, and what is asked.

Nothing here waits or stores: ``live`` does. What seats may see of it is in ``seen``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from goldenspike.core.codec import Json, Mismatch, decode, encode
from goldenspike.core.errors import OptionsError, UndoError
from goldenspike.core.game import CHANCE, AnyGame, Seat
from goldenspike.core.match import Match
from goldenspike.games import game_named
from goldenspike.server.clock import Clock, ClockRule, Outage
from goldenspike.server.entries import Entry, Question, Rows
from goldenspike.server.errors import Invalid, Refused
from goldenspike.server.fairness import chance_action
from goldenspike.server.storage.models import Logged, Table, now

Marks = tuple[frozenset[Seat], tuple[Seat, ...], Seat | None]
"""Who is away, who has forfeited, and who is overdue."""
NOT_ACROSS = "nothing is taken back across a deal, or anything else that somebody learned from"


def read_options(game: AnyGame, data: dict[str, Json]) -> Any:
    try:
        return decode(game.options_type, data, "")
    except Mismatch as error:
        raise OptionsError(str(error)) from None


class Play:
    def __init__(self, table: Table, outages: Sequence[Outage] = ()) -> None:
        assert table.secret is not None, "a table that was started has a secret"
        self.game = game_named(table.game)
        self.options = read_options(self.game, table.options)
        self.match = Match(self.game, self.options, tuple(seat.name for seat in table.seats))
        self.given = table.given
        self.log: list[Entry] = []
        self.requests: dict[tuple[str, str], int] = {}
        """The numbers that senders' own ids became."""
        self.people = frozenset(seat.seat for seat in table.seats if seat.kind == "person")
        self.takebacks = bool(table.takeback)
        self.question: Question | None = None
        self.away: set[Seat] = set()
        """Seats whose time ran out, until their person returns."""
        self.overdue: Seat | None = None
        """The seat whose running decision took too long: a bot makes it, unless its person is faster."""
        self.forfeited: list[Seat] = []
        """In the order in which they did."""
        self.clock = (
            Clock(ClockRule(**table.clock), self.options.players, table.started or 0, outages) if table.clock else None
        )
        self._forfeits = table.timeout == "forfeit"
        self._secret = table.secret
        self._standing: list[Entry] = []
        """The entries of decisions that were not taken back, and of chance."""

    @property
    def head(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def to_act(self) -> Seat | None:
        seats = self.match.to_act
        return seats[0] if seats else None

    @property
    def marks(self) -> Marks:
        return frozenset(self.away), tuple(self.forfeited), self.overdue

    def stands_in(self, seat: Seat) -> bool:
        """Whether a bot plays for the person of a seat."""
        return seat in self.away or seat in self.forfeited or seat == self.overdue

    def take(self, row: Logged) -> None:
        """An entry that is in the log already."""
        assert row.number == self.head + 1, "the log has no gaps"
        seat, body, at, player = CHANCE if row.seat is None else row.seat, row.body, row.at, row.player_id
        match row.kind:
            case "undo" | "rewind":
                self._take_back(row.kind, seat, body["count"], at)
            case "timeout":
                self._run_out(seat, at, forfeit=body["forfeit"])
            case "leave":
                self._forfeit(seat, at)
            case "back":
                self._return(seat, at)
            case "ask":
                self._ask(seat, body["count"], str(player), at)
            case "answer":
                self._answer(seat, str(player), at, yes=body["yes"])
            case _:
                self._act(seat, decode(self.game.action_type, body), at, player)
        if player is not None and row.request is not None:
            self.requests[player, row.request] = row.number

    # Acting

    def act(self, seat: Seat, data: Json, player: str | None = None) -> Rows:
        """A seat's action, and what chance does after it; refused, it changes nothing."""
        try:
            action = decode(self.game.action_type, data, "action")
        except Mismatch as error:
            raise Invalid("action_invalid", str(error)) from None
        return self.perform(seat, action, player)

    def perform(self, seat: Seat, action: Any, player: str | None = None) -> Rows:
        """``player`` is the person who did it; None for a bot, or a program."""
        return [self._act(seat, action, now(), player), *self.run_chance()]

    def run_chance(self) -> Rows:
        rows = []
        while self.to_act == CHANCE:
            drawn = sum(entry.seat == CHANCE for entry in self._standing)
            action = chance_action(self.game, self.match.state, self._secret, drawn)
            rows.append(self._act(CHANCE, action, now(), None))
        return rows

    def _act(self, seat: Seat, action: Any, at: int, player: str | None) -> dict[str, Any]:
        step = self.match.act(seat, action)
        stand_in = player is None and self.stands_in(seat)
        reveals = any(event.reveals for event in step.events)
        entry = Entry(self.head + 1, "act", seat, at, step.events, stand_in=stand_in, reveals=reveals)
        self._standing.append(entry)
        if self.clock is not None:
            self.clock.decided(at)
        if player is not None:
            self.away.discard(seat)
        self.overdue = None
        return self._added(entry, encode(action), player)

    # Taking back

    def undoable(self, seat: Seat | None) -> int:
        """How many of its last decisions a seat can take back: none of what was given, none that revealed."""
        count, most = 0, len(self._standing) - self.given
        while count < most and self._is_own(self._standing[-1 - count], seat):
            count += 1
        return count if count and self.match.outcome is None else 0

    def _is_own(self, entry: Entry, seat: Seat | None) -> bool:
        return entry.seat == seat and entry.seat != CHANCE and not entry.reveals and not entry.stand_in

    def undo(self, seat: Seat, *, all_of_them: bool) -> Rows:
        most = self.undoable(seat)
        if not most:
            raise UndoError("only your own last decision can be taken back, and only if it revealed nothing")
        return [self._take_back("undo", seat, most if all_of_them else 1, now())]

    def _take_back(self, kind: Any, seat: Seat, count: int, at: int) -> dict[str, Any]:
        for _ in range(count):
            self.match.undo(self._standing.pop().seat)
        if self.clock is not None:
            self.clock.taken_back(seat, count, at)
        self.overdue = None
        return self._added(Entry(self.head + 1, kind, seat, at, count=count), {"count": count})

    # Asking the table

    def askable(self, seat: Seat) -> int:
        """How many actions lie between now and the time before a seat's last decision; refused where it cannot ask."""
        if not self.takebacks:
            raise Refused("no_takebacks", "At this table nothing is taken back by asking.")
        if self.match.outcome is not None:
            raise Refused("game_over", "The game is over.")
        count, reason = self._since_own(seat)
        if reason is not None:
            raise UndoError(reason)
        return count

    def may_ask(self, seat: Seat | None) -> bool:
        if seat is None or self.question is not None or not self.takebacks:
            return False
        return self._since_own(seat)[1] is None and self.match.outcome is None

    def _since_own(self, seat: Seat) -> tuple[int, str | None]:
        """How many actions a seat's last decision is ago, that one counted; or why they cannot be taken back."""
        for count in range(1, len(self._standing) - self.given + 1):
            entry = self._standing[-count]
            if entry.seat == CHANCE or entry.reveals:
                return 0, NOT_ACROSS
            if entry.seat == seat and not entry.stand_in:
                return count, None
        return 0, "you have not decided anything yet that could be taken back"

    def ask(self, seat: Seat, player: str) -> Rows:
        if self.question is not None:
            raise Refused("already_asked", "A question is open already.")
        return [self._ask(seat, self.askable(seat), player, now())]

    def answer(self, seat: Seat, player: str, *, yes: bool) -> Rows:
        if self.question is None:
            raise Refused("nothing_asked", "Nobody asks anything.")
        if player in self.question.yes:
            raise Refused("answered_already", "You agree already.")
        return [self._answer(seat, player, now(), yes=yes)]

    def rewind(self) -> Rows:
        """Everybody agreed."""
        assert self.question is not None
        return [self._take_back("rewind", self.question.seat, self.question.count, now())]

    def _ask(self, seat: Seat, count: int, player: str, at: int) -> dict[str, Any]:
        self.question = Question(seat, self.head + 1, count, {player})
        return self._added(Entry(self.head + 1, "ask", seat, at, count=count), {"count": count}, player)

    def _answer(self, seat: Seat, player: str, at: int, *, yes: bool) -> dict[str, Any]:
        if not yes:
            self.question = None
        elif self.question is not None:
            self.question.yes.add(player)
        return self._added(Entry(self.head + 1, "answer", seat, at, yes=yes), {"yes": yes}, player)

    # Time

    def run_out(self) -> Rows:
        """The time of the seat that is to act is up."""
        assert self.clock is not None
        assert self.clock.running is not None
        return [self._run_out(self.clock.running, now(), forfeit=self._forfeits)]

    def _run_out(self, seat: Seat, at: int, *, forfeit: bool) -> dict[str, Any]:
        if self.clock is not None and self.clock.running == seat:
            self.clock.ran_out(at)
        self.away.add(seat)
        self.overdue = seat
        if forfeit and seat not in self.forfeited:
            self.forfeited.append(seat)
        return self._added(Entry(self.head + 1, "timeout", seat, at), {"forfeit": forfeit})

    def leave(self, seat: Seat) -> Rows:
        """Its person goes for good, where that is a forfeit."""
        return [self._forfeit(seat, now())]

    def _forfeit(self, seat: Seat, at: int) -> dict[str, Any]:
        self.forfeited.append(seat)
        return self._added(Entry(self.head + 1, "leave", seat, at), {})

    def back(self, seat: Seat) -> Rows:
        """A decision that took too long is still the bot's, unless the person acts first: else time could be won."""
        if self.match.outcome is not None:
            raise Refused("game_over", "The game is over.")
        if seat not in self.away:
            raise Refused("not_away", "Nobody plays for you.")
        return [self._return(seat, now())]

    def _return(self, seat: Seat, at: int) -> dict[str, Any]:
        self.away.discard(seat)
        return self._added(Entry(self.head + 1, "back", seat, at), {})

    # Both

    def _added(self, entry: Entry, body: Json, player: str | None = None) -> dict[str, Any]:
        """The entry is in the log, whatever changes the game closes a question, and the clock runs for the next."""
        self.log.append(entry)
        if entry.kind in ("act", "undo", "rewind"):
            self.question = None
        if self.clock is not None:
            seat = self.to_act
            ticks = seat is not None and seat in self.people and not self.stands_in(seat)
            self.clock.run(seat if ticks else None, entry.at)
        return entry.row(body, player)

    def summary(self) -> dict[str, Any]:
        """What the table's row says of the game, for lists."""
        outcome = self.match.outcome
        if outcome is None:
            return {"to_act": self.to_act, "deadline": None if self.clock is None else self.clock.deadline}
        ranking = [[seat for seat in place if seat not in self.forfeited] for place in outcome.ranking]
        last = [[seat] for seat in reversed(self.forfeited)]
        told = {
            "ranking": [place for place in ranking if place] + last,
            "reason": outcome.reason,
            "forfeited": sorted(self.forfeited),
        }
        return {"to_act": None, "deadline": None, "status": "over", "outcome": told}
