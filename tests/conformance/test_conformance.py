"""What holds for every registered game and option set, whatever its rules."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random
from typing import Any

import pytest

from goldenspike.core.codec import decode, encode
from goldenspike.core.errors import RulesError
from goldenspike.core.game import CHANCE, Outcome
from goldenspike.core.match import Match
from goldenspike.core.record import Record, read_record, record_from, replay
from goldenspike.games import GAMES
from option_sets import IDS, SEATINGS, TABLES, Moment, Seating, random_game

every_table = pytest.mark.parametrize("seating", SEATINGS, ids=IDS)


@pytest.fixture(scope="module")
def moments(request: pytest.FixtureRequest) -> list[Moment]:
    """The moments of one random game at a table."""
    seating: Seating = request.param
    return list(random_game(seating, seed=11))


with_moments = pytest.mark.parametrize(
    ("seating", "moments"), [(s, s) for s in SEATINGS], ids=IDS, indirect=["moments"]
)


def some(moments: list[Moment], count: int = 25) -> list[Moment]:
    """Moments spread over the game, its first and last ones always."""
    step = max(1, len(moments) // count)
    return [*moments[:3], *moments[3:-3:step], *moments[-3:]]


def record_of(seating: Seating, moments: list[Moment]) -> Record:
    names = tuple(f"P{seat}" for seat in range(seating.options.players))
    return Record(seating.game, seating.options, names, tuple((m.seat, m.action) for m in moments))


def test_every_game_has_tables() -> None:
    assert set(TABLES) == set(GAMES)
    for name, game in GAMES.items():
        assert {options["players"] for options in TABLES[name].values()} >= set(game.seats)


@every_table
def test_a_seed_gives_one_game(seating: Seating) -> None:
    once, again = list(random_game(seating, seed=5)), list(random_game(seating, seed=5))
    assert [(m.seat, m.action) for m in once] == [(m.seat, m.action) for m in again]
    assert once[-1].step.state == again[-1].step.state


@with_moments
def test_replaying_reproduces_every_state_and_event(seating: Seating, moments: list[Moment]) -> None:
    steps = list(replay(record_of(seating, moments)))
    assert steps[0].state == moments[0].state
    assert steps[1:] == [moment.step for moment in moments]


@with_moments
def test_a_record_survives_json(seating: Seating, moments: list[Moment]) -> None:
    record = record_of(seating, moments)
    text = record.dumps()
    assert read_record(text, GAMES) == record
    assert record_from(json.loads(text), GAMES).to_json() == record.to_json()
    assert "\n" not in json.dumps(record.to_json())


@with_moments
def test_actions_events_and_views_survive_json(seating: Seating, moments: list[Moment]) -> None:
    game = seating.game

    def round_trip(kind: Any, value: Any) -> Any:
        return decode(kind, json.loads(json.dumps(encode(value))))

    for moment in some(moments):
        assert round_trip(game.action_type, moment.action) == moment.action
        for event in moment.step.events:
            assert round_trip(game.event_type, event) == event
        for seat in (None, 0, seating.options.players - 1):
            view = game.view(moment.state, seat)
            assert round_trip(game.view_type, view) == view


@with_moments
def test_one_seat_or_chance_or_nobody_is_to_act(seating: Seating, moments: list[Moment]) -> None:
    game = seating.game
    for moment in moments:
        assert game.to_act(moment.state) == (moment.seat,)
        assert moment.seat in (CHANCE, *range(seating.options.players))
        assert game.outcome(moment.state) is None
        others = {CHANCE, *range(seating.options.players)} - {moment.seat}
        assert all(not game.legal(moment.state, seat) for seat in others)
    last = moments[-1].step.state
    assert game.to_act(last) == ()
    outcome = game.outcome(last)
    assert isinstance(outcome, Outcome)
    assert sorted(seat for place in outcome.ranking for seat in place) == list(range(seating.options.players))


@with_moments
def test_legal_is_exactly_what_applies(seating: Seating, moments: list[Moment]) -> None:
    """Every legal action applies; of all actions of the game, no other one does."""
    game = seating.game
    seen = list(dict.fromkeys(m.action for m in moments))
    for moment in some(moments, 12):
        if moment.seat == CHANCE:
            continue
        legal = list(game.legal(moment.state, moment.seat))
        assert len(set(legal)) == len(legal)
        for action in legal:
            game.apply(moment.state, moment.seat, action)
        for action in Random(1).sample(seen, min(60, len(seen))):
            if action not in legal:
                with pytest.raises(RulesError):
                    game.apply(moment.state, moment.seat, action)


@with_moments
def test_nobody_acts_out_of_turn(seating: Seating, moments: list[Moment]) -> None:
    game = seating.game
    for moment in some(moments, 12):
        for seat in {CHANCE, *range(seating.options.players), 99} - {moment.seat}:
            with pytest.raises(RulesError):
                game.apply(moment.state, seat, moment.action)
    over = moments[-1].step.state
    with pytest.raises(RulesError):
        game.apply(over, moments[-1].seat, moments[-1].action)


@with_moments
def test_applying_changes_nothing_but_gives_a_new_state(seating: Seating, moments: list[Moment]) -> None:
    for moment in some(moments, 12):
        before = copy.deepcopy(moment.state)
        seating.game.apply(moment.state, moment.seat, moment.action)
        with pytest.raises(RulesError):
            seating.game.apply(moment.state, 99, moment.action)
        assert moment.state == before


@with_moments
def test_states_can_be_sent_to_other_processes(seating: Seating, moments: list[Moment]) -> None:
    for moment in some(moments, 6):
        assert pickle.loads(pickle.dumps(moment.state)) == moment.state
        assert hash(moment.state) == hash(copy.deepcopy(moment.state))


@with_moments
def test_no_seat_learns_what_it_may_not_see(seating: Seating, moments: list[Moment]) -> None:
    """States that differ only in the unseen look alike, allow the same, and tell the same."""
    game, rng = seating.game, Random(3)
    for moment in some(moments):
        for seat in (None, *range(seating.options.players)):
            view = game.view(moment.state, seat)
            other = game.determinize(view, rng)
            assert game.view(other, seat) == view
            assert game.to_act(other) == game.to_act(moment.state)
            if seat is None:
                continue
            assert list(game.legal(other, seat)) == list(game.legal(moment.state, seat))
            if moment.seat != CHANCE:
                assert_told_alike(seating, moment, other, seat)


def assert_told_alike(seating: Seating, moment: Moment, other: Any, seat: int) -> None:
    """Unless the action reveals something in one of the two, a seat hears the same of it."""
    game = seating.game
    step = game.apply(other, moment.seat, moment.action)
    if any(event.reveals for event in (*step.events, *moment.step.events)):
        return
    heard = [game.see(event, seat, seating.options) for event in step.events]
    assert heard == [game.see(event, seat, seating.options) for event in moment.step.events]


@with_moments
def test_a_deal_is_filtered_for_every_seat(seating: Seating, moments: list[Moment]) -> None:
    """What a seat hears of chance is what its view shows of it, and no more."""
    game, rng = seating.game, Random(4)
    for moment in moments:
        if moment.seat != CHANCE:
            continue
        for seat in (None, *range(seating.options.players)):
            other = game.determinize(game.view(moment.step.state, seat), rng)
            heard = [game.see(event, seat, seating.options) for event in moment.step.events]
            assert game.view(other, seat) == game.view(moment.step.state, seat)
            assert all(game.see(event, seat, seating.options) == event for event in heard)


@with_moments
def test_undo_takes_back_the_own_last_decision_only(seating: Seating, moments: list[Moment]) -> None:
    match = Match(seating.game, seating.options)
    for moment in moments:
        before = match.state
        match.act(moment.seat, moment.action)
        for seat in range(seating.options.players):
            expected = seat == moment.seat and not any(event.reveals for event in moment.step.events)
            assert match.can_undo(seat) == expected
        if match.can_undo(moment.seat):
            match.undo(moment.seat)
            assert match.state == before
            match.act(moment.seat, moment.action)
    assert match.record.actions == tuple((m.seat, m.action) for m in moments)


@with_moments
def test_a_match_goes_on_where_a_record_ends(seating: Seating, moments: list[Moment]) -> None:
    half = len(moments) // 2
    match = Match.resume(record_of(seating, moments[:half]))
    for moment in moments[half:]:
        match.act(moment.seat, moment.action)
    assert match.state == moments[-1].step.state


@with_moments
def test_everything_can_be_shown_and_told(seating: Seating, moments: list[Moment]) -> None:
    game, names = seating.game, [f"P{seat}" for seat in range(seating.options.players)]
    board = game.boards.get(seating.options.board)
    for moment in some(moments):
        json.dumps(game.presenter.summary(moment.state))
        view = game.presenter.open_view(moment.state)
        scene = game.presenter.scene(view, names)
        assert scene.title
        assert scene.marks
        assert scene.panel
        assert game.presenter.label(moment.action, view)
        json.dumps(game.presenter.effect(moment.action, view))
        assert type(game.presenter.insight(view)) is game.presenter.insight_type
        json.dumps(encode(game.presenter.insight(view)))
        for event in moment.step.events:
            told = game.presenter.tell(event, board, names)
            assert told.endswith(".")
            assert told[0].isupper()
    measures = game.presenter.measures(moments[-1].step.state)
    assert set(measures) == {chart.name for chart in game.presenter.charts}
