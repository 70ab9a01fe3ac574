"""Whole games of TransAmerica, one for each way a round and a game can end."""

from __future__ import annotations

import pytest

from goldenspike.core.record import read_record
from goldenspike.games import GAMES
from transamerica_endings import ENDINGS, FOLDER, Story, complete

POINTS_AND_WINNERS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "completed-by-the-player-on-turn": ((3, 13), (1,)),
    "completed-by-another-second-track-laid": ((6, 10), (1,)),
    "completed-by-another-second-track-declined": ((0, 7), (1,)),
    "first-track-completes-the-player-on-turn-and-another": ((-2, 13), (1,)),
    "several-complete-at-once": ((13, 0, 8), (0,)),
    "the-84th-track": ((-15, -21), (0,)),
    "the-84th-track-and-a-completion-in-one-game": ((3, 8), (1,)),
    "barrier-passed-where-it-stood": ((13, 5, 0), (0,)),
    "barrier-passed-after-it-moved": ((9, -3, 8), (0,)),
    "barrier-passed-in-round-1": ((13, -13), (0,)),
    "tie-shared": ((4, 9, -1, 9), (1, 3)),
    "tie-played-off": ((8, -1, -1), (0,)),
    "open-cards-to-the-last-round": ((13, -4, -10), (0,)),
    "a-blocked-player-passes": ((13, 2, 5, -5), (0,)),
    "vexation": ((1, 11, -6), (1,)),
    "vexation-nobody-can-lay": ((11, 12), (1,)),
    "fixed-rounds": ((13, -4), (0,)),
    "all-variants-at-once": ((7, 5, 12), (2,)),
}


def story(name: str) -> Story:
    return Story(read_record((FOLDER / f"{name}.json").read_text(encoding="utf-8"), GAMES))


def test_every_ending_has_a_record_and_every_record_an_ending() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(ENDINGS) == sorted(POINTS_AND_WINNERS)


@pytest.mark.parametrize("name", ENDINGS)
def test_the_record_is_what_its_name_says(name: str) -> None:
    told = story(name)
    assert told.over
    assert ENDINGS[name].happens(told)


@pytest.mark.parametrize("name", ENDINGS)
def test_the_record_ends_with_the_points_it_always_did(name: str) -> None:
    told = story(name)
    assert (told.points, told.winners) == POINTS_AND_WINNERS[name]


@pytest.mark.parametrize("name", ENDINGS)
def test_the_record_is_written_as_it_was_read(name: str) -> None:
    text = (FOLDER / f"{name}.json").read_text(encoding="utf-8")
    assert read_record(text, GAMES).dumps() == text


@pytest.mark.parametrize("name", ENDINGS)
def test_a_round_ends_only_for_one_of_its_reasons(name: str) -> None:
    """TA-50, TA-52, TA-53: after every step, and in every result."""
    told = story(name)
    for seat, action, state in told.decisions():
        done = complete(state)
        assert not done or (GAMES["transamerica"].view(state, None).phase == "extending" and done != {seat}), action
    for result in told.results:
        assert [loss == 0 for loss in result.losses] == [seat in result.completed for seat in range(len(result.losses))]
        assert result.reason == (
            "completed" if result.completed else "supply" if result.tracks.bit_count() == 84 else "stuck"
        )


@pytest.mark.parametrize("name", ENDINGS)
def test_points_are_13_less_all_losses(name: str) -> None:
    told = story(name)
    points = [13] * told.record.options.players
    for result in told.results:
        points = [had - loss for had, loss in zip(points, result.losses, strict=True)]
        assert list(result.points) == points
