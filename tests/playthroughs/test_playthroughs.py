"""Golden playthroughs: every seat's view at every step stays as it was."""

from __future__ import annotations

import pytest

from option_sets import IDS, SEATINGS, Seating
from playthrough import FOLDER, playthrough


@pytest.mark.parametrize("seating", SEATINGS, ids=IDS)
def test_the_game_goes_as_it_always_did(seating: Seating) -> None:
    path = FOLDER / f"{seating.id}.txt"
    assert path.exists(), f"no playthrough for {seating.id}: make playthroughs"
    golden = path.read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(playthrough(seating).splitlines(), golden, strict=True), start=1):
        assert now == then, f"{path.name}, line {number}"


def test_no_playthrough_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(IDS)
