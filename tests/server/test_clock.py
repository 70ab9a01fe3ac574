"""Clocks as the log's times make them: nothing here waits."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from goldenspike.core.codec import encode
from goldenspike.core.errors import UndoError
from goldenspike.games import GAMES
from goldenspike.server.clock import PRESETS, Clock, ClockRule, Outage
from goldenspike.server.entries import Rows
from goldenspike.server.errors import Refused
from goldenspike.server.play import Play
from goldenspike.server.seen import clock_for
from goldenspike.server.storage.models import Logged, Seat, Table

RULE = ClockRule(10, 60)
SECRET = "ab" * 32


def table_with(rule: ClockRule = RULE, timeout: str = "bot", kinds: str = "pp", **more: object) -> Table:
    seats = [
        Seat(seat=i, kind="person" if kind == "p" else "bot", name=f"P{i}", player_id=f"p{i}")
        for i, kind in enumerate(kinds)
    ]
    options = GAMES["transamerica"].options_type(players=len(kinds), first=0)
    return Table(
        game="transamerica", options=encode(options), given=0, secret=SECRET, seats=seats, started=0,
        clock=asdict(rule), timeout=timeout, takeback=True, **more,
    )  # fmt: skip


class Told:
    """A play whose entries come at the times a test says."""

    def __init__(self, table: Table, outages: tuple[Outage, ...] = ()) -> None:
        self.play = Play(table, outages)
        self.table = table
        self.outages = outages
        self.rows: Rows = []
        self.at(0, self.play.run_chance())

    def at(self, moment: int, rows: Rows) -> None:
        """What was done was done at this moment: the play is read again as from the database."""
        self.rows += [{**row, "at": 1000 * moment} for row in rows]
        self.play = Play(self.table, self.outages)
        for row in self.rows:
            self.play.take(Logged(**row))

    def act(self, moment: int, player: str | None = "somebody", pick: int = 0) -> None:
        seat = self.play.to_act
        assert seat is not None
        legal = list(self.play.game.legal(self.play.match.state, seat))
        self.at(moment, self.play.perform(seat, legal[pick], player))

    @property
    def banks(self) -> list[float]:
        assert self.play.clock is not None
        return [bank / 1000 for bank in self.play.clock.banks]

    @property
    def deadline(self) -> float | None:
        assert self.play.clock is not None
        return None if self.play.clock.deadline is None else self.play.clock.deadline / 1000


def test_only_what_a_decision_takes_beyond_its_time_costs_the_bank() -> None:
    told = Told(table_with())
    assert told.deadline == 70
    told.act(9)
    assert told.banks == [60, 60]
    told.act(9 + 25)
    assert told.banks == [60, 45]
    assert told.deadline == 34 + 70


def test_taking_back_wins_no_time() -> None:
    told = Told(table_with())
    told.act(8)
    told.at(12, told.play.undo(0, all_of_them=False))
    assert told.deadline == 12 + 2 + 60, "8 of the 10 seconds are used; the 4 that the other waited are not"
    told.act(20)
    assert told.banks == [54, 60]
    told.at(21, told.play.undo(0, all_of_them=False))
    assert told.banks == [54, 60]
    assert told.deadline == 21 + 54
    told.act(22)
    assert told.banks == [53, 60]


def test_asking_and_answering_win_no_time() -> None:
    told = Told(table_with())
    told.act(1)
    told.act(2)
    before = told.deadline
    told.at(5, told.play.ask(1, "p1"))
    assert told.deadline == before
    told.at(7, told.play.answer(0, "p0", yes=False))
    assert told.deadline == before
    assert told.play.question is None


def test_no_clock_runs_while_no_server_does() -> None:
    told = Told(table_with(), (Outage(5_000, 105_000), Outage(110_000, 111_000)))
    assert told.deadline == 70 + 101
    told.act(112)
    assert told.banks == [59, 60], "11 of the 112 seconds count"
    clock = Clock(RULE, 1, 0, [Outage(0, 50_000)])
    clock.run(0, 60_000)
    assert clock.deadline == 60_000 + 70_000, "an outage before it is none of its business"


def test_bots_have_no_clock() -> None:
    told = Told(table_with(kinds="bp"))
    assert told.deadline is None
    told.act(500, None)
    assert told.banks == [60, 60]
    assert told.deadline == 570


def test_a_bot_stands_in_until_the_person_is_back_and_coming_back_wins_no_time() -> None:
    told = Told(table_with(ClockRule(10, 0)))
    told.at(10, told.play.run_out())
    assert told.play.stands_in(0)
    assert told.deadline is None
    told.at(11, told.play.back(0))
    assert told.play.stands_in(0), "this decision is the bot's"
    assert told.deadline is None
    told.act(12, None)
    assert not told.play.stands_in(0)
    assert told.play.undoable(0) == 0, "nobody takes back what a bot did"
    told.act(13)
    assert told.deadline == 23


def test_who_acts_is_back() -> None:
    told = Told(table_with(ClockRule(10, 0)))
    told.at(10, told.play.run_out())
    told.act(11, "p0")
    assert not told.play.stands_in(0)
    assert told.play.undoable(0) == 1
    told.at(12, told.play.undo(0, all_of_them=False))
    assert told.deadline == 12, "all time for this decision was used before"


def test_who_is_not_away_cannot_come_back() -> None:
    told = Told(table_with())
    with pytest.raises(Refused, match="Nobody plays for you"):
        told.play.back(0)


def test_who_forfeits_comes_last_and_the_record_stays_a_record() -> None:
    told = Told(table_with(ClockRule(10, 0), "forfeit", "ppp"))
    told.at(10, told.play.run_out())
    told.act(11, None)
    told.at(21, told.play.run_out())
    assert told.play.forfeited == [0, 1]
    game, moment = told.play.game, 22
    while told.play.to_act is not None:
        seat = told.play.to_act
        told.play.perform(seat, next(iter(game.legal(told.play.match.state, seat))), "p2" if seat == 2 else None)
        moment += 1
    outcome = told.play.summary()["outcome"]
    assert outcome["ranking"] == [[2], [1], [0]], "who forfeited first is last"
    assert outcome["forfeited"] == [0, 1]
    assert len(told.play.match.record.actions) == sum(entry.kind == "act" for entry in told.play.log)


def test_the_clock_is_shown_to_all_alike() -> None:
    told = Told(table_with(kinds="pb"))
    shown = clock_for(told.play)
    assert shown is not None
    assert shown["running"] == 0
    assert (shown["bank_from"], shown["deadline"]) == (10_000, 70_000)
    assert [each["seat"] for each in shown["seats"]] == [0]


def test_asking_goes_back_over_others_decisions_but_not_over_a_deal() -> None:
    told = Told(table_with())
    told.act(1)
    told.act(2)
    assert told.play.askable(0) == 2
    told.at(3, told.play.ask(0, "p0"))
    told.at(4, told.play.answer(1, "p1", yes=True))
    told.at(5, told.play.rewind())
    assert told.play.to_act == 0
    assert told.play.match.state.phase.round.markers == (None, None)
    assert told.play.question is None
    with pytest.raises(UndoError, match="across a deal"):
        told.play.askable(0)


def test_any_action_closes_a_question() -> None:
    told = Told(table_with())
    told.act(1)
    told.act(2)
    told.at(3, told.play.ask(1, "p1"))
    with pytest.raises(Refused, match="open already"):
        told.play.ask(0, "p0")
    with pytest.raises(Refused, match="agree already"):
        told.play.answer(1, "p1", yes=True)
    told.act(4)
    assert told.play.question is None
    with pytest.raises(Refused, match="Nobody asks"):
        told.play.answer(0, "p0", yes=True)


def test_presets_have_stable_names() -> None:
    assert list(PRESETS) == ["fast", "normal", "slow", "day", "three_days", "week"]
