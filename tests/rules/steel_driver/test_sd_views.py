"""Views, events and everything a game shows of itself."""

from __future__ import annotations

import json
from random import Random

from goldenspike.core.codec import decode, encode
from goldenspike.core.match import Match
from goldenspike.core.record import read_record, replay
from goldenspike.games import GAMES
from goldenspike.games.steel_driver.actions import Auction, Build, Take
from goldenspike.games.steel_driver.board import BOARDS
from goldenspike.games.steel_driver.events import Event, FirstDrawn
from goldenspike.games.steel_driver.goods import counts_of, set_value
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.pictures import company_letters
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.steel_driver.state import State
from goldenspike.games.steel_driver.view import View
from steel_driver_kit import RECORDS, Table, random_game, recorded

BOARD = BOARDS.get("steel-driver")
SHOW = STEEL_DRIVER.presenter
NAMES = ("Ann", "Ben", "Cy", "Dee", "Eve", "Fay")


def test_a_view_is_the_whole_state_and_goes_through_json() -> None:
    for players in (3, 6):
        for step in random_game(players, players):
            for seat in (None, 0, players - 1):
                view = STEEL_DRIVER.view(step.state, seat)
                again = decode(View, json.loads(json.dumps(encode(view))))
                assert again == view
                assert STEEL_DRIVER.determinize(again, Random(1)) == step.state


def test_events_go_through_json_and_hide_nothing() -> None:
    for step in random_game(7, 4):
        for event in step.events:
            assert decode(Event, json.loads(json.dumps(encode(event)))) == event
            assert event.reveals == isinstance(event, FirstDrawn)
            assert STEEL_DRIVER.see(event, None, Options()) is event


def test_the_same_actions_give_the_same_states_and_leave_the_old_ones_alone() -> None:
    record = read_record((RECORDS / "link_tied.json").read_text(encoding="utf-8"), GAMES)
    state = STEEL_DRIVER.setup(record.options)
    for seat, action in record.actions:
        before = repr(state)
        step = STEEL_DRIVER.apply(state, seat, action)
        assert STEEL_DRIVER.apply(state, seat, action) == step
        assert repr(state) == before
        hash(step.state)
        state = step.state


def test_every_event_has_its_sentence() -> None:
    told = set()
    for path in RECORDS.glob("*.json"):
        state, story = recorded(path.stem)
        board = BOARDS.get(state.options.board)
        for event in story:
            text = SHOW.tell(event, board, NAMES[: state.options.players])
            assert text.endswith(".")
            assert "None" not in text
            told.add(event.type)
    assert len(told) == 19


def test_scenes_and_labels_of_every_position() -> None:
    for step in random_game(11, 5):
        state = step.state
        scene = SHOW.scene(STEEL_DRIVER.view(state, 0), NAMES)
        assert scene.note.startswith("Reconstruction")
        assert all(any(name in row.text for row in scene.panel) for name in NAMES[:5])
        assert len(scene.marks) == BOARD.size
        rails = sum(company.rails.bit_count() for company in state.companies)
        assert len([line for line in scene.lines if line.built]) == rails
        for seat in STEEL_DRIVER.to_act(state):
            for action in STEEL_DRIVER.legal(state, seat):
                assert SHOW.label(action, STEEL_DRIVER.view(state, seat))


def test_the_map() -> None:
    scene = SHOW.map_scene(BOARD)
    by_name = {mark.label: mark for mark in scene.marks}
    assert (by_name["New York"].shape, by_name["New York"].letter) == ("hexagon", "60")
    assert (by_name["Denver"].shape, by_name["Denver"].ink) == ("circle", "red")
    assert sorted({line.label for line in scene.lines}) == ["2", "3", "4", "5", "6"]


def test_spots_tell_all_choices_on_the_map_apart() -> None:
    for step in random_game(2, 3):
        view = SHOW.open_view(step.state)
        for seat in STEEL_DRIVER.to_act(step.state):
            legal = STEEL_DRIVER.legal(step.state, seat)
            spots = [SHOW.spot(action, view) for action in legal]
            if view.phase in ("building", "taking"):
                assert None not in spots
                assert len(set(spots)) == len(legal)
            else:
                assert set(spots) <= {None}


def test_labels() -> None:
    view = STEEL_DRIVER.view(Table().state, 0)
    assert SHOW.label(Auction("red", 3), view) == "put red up, bid 3"
    assert SHOW.label(Build("nyc", "bal", "bal"), view) == "start Baltimore to New York for 2"
    assert SHOW.label(Take("den"), view) == "take the red cube of Denver"


def test_a_label_says_what_a_link_brings() -> None:
    table = Table()
    table.sell("red", 0, 8)
    table.end_auctions()
    label = SHOW.label(Build("nyc", "bal", "bal"), STEEL_DRIVER.view(table.state, 0))
    assert label == "start Baltimore to New York for 2: profit +$60, 6 left in the treasury"
    table.build("nyc", "bal", "bal")
    table.build("nyc", "pit")
    label = SHOW.label(Build("bal", "ric"), STEEL_DRIVER.view(table.state, 0))
    assert label == "build Baltimore to Richmond for 2: profit +$20, 0 left in the treasury"


def test_labels_announce_the_transcontinental_link_and_the_value_of_goods() -> None:
    record = read_record((RECORDS / "link_by_several.json").read_text(encoding="utf-8"), GAMES)
    steps = list(replay(record))
    promised = []
    for before, (_, action), after in zip(steps[:-1], record.actions, steps[1:], strict=True):
        label = SHOW.label(action, SHOW.open_view(before.state))
        linked = any(event.type == "linked" for event in after.events)
        assert ("$50 for the transcontinental link" in label) == linked
        promised.append(linked)
        if isinstance(action, Take) and STEEL_DRIVER.to_act(after.state):
            company = before.state.phase.company
            assert label.endswith(f"becomes ${_worth(after.state, company)}")
            assert f"${_worth(before.state, company)} a share" in label
    assert promised.count(True) == 1


def _worth(state: State, company: int) -> int:
    return set_value(counts_of(BOARD, state.companies[company].goods))


def test_every_company_has_a_letter_of_its_own() -> None:
    assert company_letters(BOARD.companies) == ("R", "Y", "G", "B", "E", "O")
    assert company_letters(("a", "aa", "1")) == ("A", "B", "C")


def test_the_summary_of_an_unfinished_game() -> None:
    table = Table(3)
    table.sell("red", 0, 4)
    table.end_auctions()
    table.build("nyc", "buf", "nyc")
    assert SHOW.summary(table.state) == {
        "cash": [30, 0, 0],
        "turns": [
            {"profit": {"red": 30, "yellow": 0, "green": 0, "blue": 0, "grey": 0, "brown": 0}, "cash": [30, 0, 0]}
        ],
        "final": {},
        "winners": [],
    }


def test_the_summary_of_a_finished_game() -> None:
    table = Table(3)
    table.sell("red", 0, 4)
    table.end_auctions()
    table.build("nyc", "buf", "nyc")
    for _ in range(4):
        table.idle_turn()
    table.finish()
    summary = SHOW.summary(table.state)
    assert summary["cash"] == [30 + 20, 0, 0]
    assert len(summary["turns"]) == 5
    assert summary["final"]["red"] == {"goods": {"black": 2}, "value": 20, "controller": 0}
    assert summary["final"]["brown"] == {"goods": {}, "value": 0, "controller": None}
    assert summary["winners"] == [0]


def test_measures_fit_the_charts() -> None:
    for name in ("link_never", "link_by_one", "out_of_rails"):
        state, _ = recorded(name)
        measures = SHOW.measures(state)
        assert list(measures) == [chart.name for chart in SHOW.charts]
        for chart in SHOW.charts:
            if chart.shape == "seats":
                assert len(measures[chart.name]) == state.options.players
    assert SHOW.measures(recorded("link_never")[0])["link"] == ["never"]


def test_undo_of_an_own_decision() -> None:
    match = Match(STEEL_DRIVER, Options(players=3, first=1))
    match.run_chance(Random(1))
    before = match.state
    match.act(1, Auction("red", 2))
    assert match.can_undo(1)
    match.undo(1)
    assert match.state == before
