"""Match: a game being played, and what can be taken back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from goldenspike.core.errors import IllegalRecord, RulesError, UndoError
from goldenspike.core.game import CHANCE, Step
from goldenspike.core.match import Match
from goldenspike.core.record import Record
from transamerica_table import ANN, BEN, GAME, QUICK, SLOW, Table, action, two


def undone(table: Table, seat: int) -> bool:
    """Whether the seat can take its last decision back; if so, everything is as it was before it."""
    match = table.match
    if not match.can_undo(seat):
        state = match.state
        with pytest.raises(UndoError):
            match.undo(seat)
        assert match.state is state
        return False
    actions = match.record.actions
    match.undo(seat)
    assert match.record.actions == actions[:-1]
    assert match.state == Match.resume(match.record).state
    return True


def test_a_start_marker_can_be_taken_back() -> None:
    table = two().play(ANN, "@41")
    assert undone(table, ANN)
    assert table.to_act == ANN


def test_a_first_track_can_be_taken_back() -> None:
    assert undone(two().markers(44, 99).play(ANN, "43-44"), ANN)


def test_a_whole_turn_can_be_taken_back_as_long_as_nobody_else_has_decided() -> None:
    table = two().markers(44, 99).play(ANN, "43-44", "34-44")
    assert table.to_act == BEN
    assert undone(table, ANN)
    assert undone(table, ANN)
    assert table.view().tracks == 0
    assert not undone(table, ANN), "the decision before it was Ben's"


@pytest.mark.parametrize("end", ["stop", "42-43"])
def test_the_end_of_a_turn_can_be_taken_back(end: str) -> None:
    assert undone(two().markers(44, 99).play(ANN, "43-44", end), ANN)


def test_a_moved_marker_can_be_taken_back() -> None:
    table = Table("G71, B48", SLOW, blocking=True).markers(44, 99).play(ANN, "43-44", "stop", ">43")
    assert undone(table, ANN)
    assert table.view().markers[ANN] == 44


REFUSED: dict[str, tuple[Callable[[], Table], int]] = {
    "nothing was decided": (two, ANN),
    "another player's decision": (lambda: two().play(ANN, "@41"), BEN),
    "another player has decided since": (lambda: two().markers(41, 99), ANN),
    "a deal": (two, CHANCE),
    "a deal since": (lambda: two().rounds((ANN, 5)).deal(QUICK, SLOW), ANN),
    "a reveal: the round ended": (lambda: two().rounds((ANN, 5)), ANN),
    "a reveal: the game ended": (lambda: two(rounds=1).rounds((ANN, 5)), ANN),
    "a reveal: open cards too": (lambda: two(open_cards=True).short_round(ANN, 5), ANN),
    "a reveal by no second track": (
        lambda: Table("G71, B48", QUICK).markers(41, 43).turn(ANN, "41-42").turn(BEN, "33-43").turn(ANN, "42-43"),
        ANN,
    ),
}


@pytest.mark.parametrize("why", REFUSED)
def test_undo_never_crosses_a_reveal_chance_or_another_decision(why: str) -> None:
    table, seat = REFUSED[why][0](), REFUSED[why][1]
    assert not undone(table, seat)


def test_the_draw_of_the_starting_player_cannot_be_taken_back() -> None:
    match = Match(GAME, GAME.options_type(players=2))
    match.act(CHANCE, GAME.sample(match.state, Random(0)))
    for seat in (CHANCE, 0, 1):
        assert not match.can_undo(seat)
        with pytest.raises(UndoError, match="only your own last decision"):
            match.undo(seat)


class Coins:
    """A game as small as can be: a coin falls, a player nods, for ever. No event reveals anything."""

    def setup(self, options: Any) -> int:
        return 0

    def to_act(self, state: int) -> tuple[int, ...]:
        return (CHANCE,) if state % 2 == 0 else (0,)

    def apply(self, state: int, seat: int, action: str) -> Step[int, Any]:
        return Step(state + 1, ())


def test_chance_cannot_be_taken_back_even_where_it_revealed_nothing() -> None:
    match = Match(cast("Any", Coins()), SimpleNamespace(players=1))
    match.act(CHANCE, "heads")
    assert not match.can_undo(CHANCE)
    assert not match.can_undo(0)
    match.act(0, "nod")
    assert match.can_undo(0)
    match.act(CHANCE, "tails")
    assert not match.can_undo(0)
    assert not match.can_undo(CHANCE)


def test_after_undo_the_game_goes_on_as_if_it_had_not_been() -> None:
    table = two().markers(44, 99).play(ANN, "43-44")
    table.match.undo(ANN)
    table.play(ANN, "44-45")
    straight = two().markers(44, 99).play(ANN, "44-45")
    assert table.state == straight.state
    assert table.record == straight.record


def test_a_refused_action_changes_nothing() -> None:
    match = two().markers(44, 99).match
    state, record = match.state, match.record
    with pytest.raises(RulesError):
        match.act(ANN, action("0-1"))
    assert match.state is state
    assert match.record == record


def test_a_match_goes_on_where_a_record_ends() -> None:
    table = two().markers(44, 99).play(ANN, "43-44")
    match = Match.resume(table.record)
    assert match.state == table.state
    assert match.seats == ("Ann", "Ben")
    assert match.can_undo(ANN), "what could be taken back still can"
    match.act(ANN, action("stop"))
    assert match.to_act == (BEN,)


def test_an_illegal_record_is_not_resumed() -> None:
    record = two().markers(44, 99).record
    with pytest.raises(IllegalRecord):
        Match.resume(Record(record.game, record.options, record.seats, (*record.actions, (BEN, action("0-1")))))


def test_chance_runs_until_a_player_is_to_act() -> None:
    match = Match(GAME, GAME.options_type(players=3))
    steps = match.run_chance(Random(5))
    assert [event.type for step in steps for event in step.events] == ["first_drawn", "round_began"]
    assert match.to_act == (match.state.standing.first,)
    assert match.run_chance(Random(5)) == []


def test_seats_without_names_are_numbered() -> None:
    assert Match(GAME, GAME.options_type(players=2)).seats == ("Player 1", "Player 2")


def test_there_is_an_outcome_only_at_the_end() -> None:
    table = two(rounds=1)
    assert table.match.outcome is None
    outcome = table.rounds((ANN, 5)).match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((ANN,), "most_points")
