"""Whole games of TransAmerica, one for each way a round and a game can end."""

from __future__ import annotations

import pytest
from transamerica_endings import ENDINGS, FOLDER, Story, complete

from goldenspike.core.record import read_record
from goldenspike.games import GAMES

POINTS_AND_WINNERS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
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
        assert result.reason == ("completed" if result.completed else "supply" if result.tracks.bit_count() == 84 else "stuck")


@pytest.mark.parametrize("name", ENDINGS)
def test_points_are_13_less_all_losses(name: str) -> None:
    told = story(name)
    points = [13] * told.record.options.players
    for result in told.results:
        points = [had - loss for had, loss in zip(points, result.losses, strict=True)]
        assert list(result.points) == points
