"""What the server takes for granted about games, held to every one of them."""

from __future__ import annotations

import json
from random import Random

import pytest

from goldenspike.core.codec import encode
from goldenspike.server.fairness import new_secret
from goldenspike.server.messages import FROM_SERVER
from goldenspike.server.play import Play
from goldenspike.server.sights import Sight, Sights, Steps
from goldenspike.server.storage.models import Seat, Table
from option_sets import IDS, SEATINGS, Seating
from server_kit import expand, next_view

EVERYTHING = frozenset({"labels", "effects"})
every_table = pytest.mark.parametrize("seating", SEATINGS, ids=IDS)


def play_of(seating: Seating) -> Play:
    names = [Seat(seat=seat, kind="person", name=f"P{seat}") for seat in range(seating.options.players)]
    table = Table(game=seating.game.name, options=encode(seating.options), given=0, secret=new_secret(), seats=names)
    play = Play(table)
    play.run_chance()
    return play


@every_table
def test_views_steps_and_labels_of_whole_games(seating: Seating) -> None:
    """Messages have their documented form; every legal action is there, with its label."""
    play, rng = play_of(seating), Random(2)
    while play.to_act is not None:
        seat = play.to_act
        legal = list(seating.game.legal(play.match.state, seat))
        if rng.random() < 0.15 or play.head < 8:
            shown = json.loads(Sights(play).of(seat, EVERYTHING).whole())
            FROM_SERVER.validate_python(shown)
            assert sorted(map(str, expand(shown["legal"]))) == sorted(str(encode(action)) for action in legal)
            view = seating.game.view(play.match.state, seat)
            labels = {
                str(action): label
                for form in shown["legal"]
                for action, label in zip(expand([form]), form["labels"], strict=True)
            }
            assert labels == {str(encode(action)): seating.game.presenter.label(action, view) for action in legal}
            effects = [effect for form in shown["legal"] for effect in form["effects"]]
            assert len(effects) == len(legal)
            json.dumps(effects)
            assert shown["insight"] == encode(seating.game.presenter.insight(view))
            unwanted = json.loads(Sights(play).of(seat).whole())
            assert "insight" not in unwanted
            plain = unwanted["legal"]
            assert plain == [{key: form[key] for key in ("type", "fields", "values")} for form in shown["legal"]]
            for other in (None, (seat + 1) % seating.options.players):
                assert json.loads(Sights(play).of(other, EVERYTHING).whole())["legal"] == []
        play.perform(seat, rng.choice(legal))
        FROM_SERVER.validate_python(json.loads(Steps(play).text(play.log[-1], None)))
    assert play.summary()["status"] == "over"


@every_table
def test_a_log_with_undos_is_replayed_to_the_same_state(seating: Seating) -> None:
    play, rng = play_of(seating), Random(3)
    for _ in range(60):
        if play.to_act is None:
            break
        seat = play.to_act
        play.perform(seat, rng.choice(list(seating.game.legal(play.match.state, seat))))
        if play.undoable(seat) and rng.random() < 0.4:
            before = len(play.match.record.actions)
            count = play.undoable(seat)
            play.undo(seat, all_of_them=True)
            assert len(play.match.record.actions) == before - count
            assert play.to_act == seat
    assert [entry.number for entry in play.log] == list(range(1, play.head + 1))


@every_table
def test_what_changed_since_a_view_makes_the_whole_next_one(seating: Seating) -> None:
    """Texts that are taken over, or grown, say what the view says when it is encoded as a whole."""
    play, rng = play_of(seating), Random(4)
    lookers = (None, *range(seating.options.players))
    old: dict[int | None, Sight] = {}
    held: dict[int | None, dict[str, object]] = {seat: {} for seat in lookers}
    for _ in range(80):
        sights = Sights(play)
        for seat in lookers:
            sight = sights.of(seat, old=old.get(seat))
            held[seat] = next_view(held[seat], json.loads(sight.changes()))
            assert held[seat] == json.loads(json.dumps(encode(seating.game.view(play.match.state, seat))))
            old[seat] = sight
        if play.to_act is None:
            break
        if play.undoable(play.to_act) and rng.random() < 0.2:
            play.undo(play.to_act, all_of_them=False)
        else:
            play.perform(play.to_act, rng.choice(list(seating.game.legal(play.match.state, play.to_act))))
