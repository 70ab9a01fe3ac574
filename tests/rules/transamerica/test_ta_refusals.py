"""Every kind of illegal action: refused, with the rule that refuses it, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from goldenspike.core.errors import RulesError
from goldenspike.core.game import CHANCE
from goldenspike.games.transamerica.actions import Action, Deal, DrawFirst, Lay, Move, Start
from transamerica_table import ANN, BEN, CY, GAME, SLOW, Table, action, two

FAR = "G71, B48"
DEAL = Deal((("G41", "B43"), ("G11", "B13")))


def new_game() -> Any:
    return GAME.setup(GAME.options_type(players=2, board="prairie"))


def chosen_first() -> Any:
    return GAME.setup(GAME.options_type(players=2, board="prairie", first=1))


def drawn() -> Any:
    return GAME.apply(new_game(), CHANCE, DrawFirst(0)).state


def placing() -> Any:
    return two().play(ANN, "@41").state


def laying() -> Any:
    return two().markers(44, 99).state


def extending() -> Any:
    return two().markers(44, 99).play(ANN, "43-44").state


def between_rounds() -> Any:
    return two().rounds((ANN, 5)).state


def over() -> Any:
    return two().rounds((ANN, 13), (ANN, 2)).state


def blocking_laying() -> Any:
    return Table(FAR, SLOW, blocking=True).markers(44, 43).turn(ANN, "43-44").turn(BEN, "42-43").state


def blocking_extending() -> Any:
    return Table(FAR, SLOW, blocking=True).markers(44, 43).play(ANN, "43-44").state


def moving() -> Any:
    return Table(FAR, SLOW, blocking=True).markers(44, 43).play(ANN, "43-44", "stop").state


def cornered() -> Any:
    table = Table(FAR, "G11, B43", "G41, B13", blocking=True).markers(0, 1, 10)
    return table.turn(ANN, "0-1", "0-10").turn(BEN, "1-2").turn(CY, "10-20").state


def vexed() -> Any:
    table = Table(FAR, SLOW, vexation=True).markers(44, 99)
    table.turn(ANN, "own 43-44", "own 42-43").turn(BEN, "own 98-99")
    return table.turn(ANN, "own 42-52").turn(BEN, "97-98").state


def vexed_beside() -> Any:
    return Table(FAR, SLOW, vexation=True).markers(44, 43).turn(ANN, "own 43-44").turn(BEN, "42-43").state


def deal(*hands: str) -> Deal:
    return Deal(tuple(tuple(hand.split()) for hand in hands))


Refusal = tuple[Callable[[], Any], int, Action | str, str]

REFUSALS: list[Refusal] = [
    # chance
    (new_game, ANN, DrawFirst(0), "TA-31.not_your_turn"),
    (new_game, CHANCE, DEAL, "TA-21.draw_expected"),
    (new_game, CHANCE, "41-42", "TA-21.draw_expected"),
    (new_game, CHANCE, DrawFirst(2), "TA-21.no_such_seat"),
    (new_game, CHANCE, DrawFirst(-1), "TA-21.no_such_seat"),
    (chosen_first, CHANCE, DrawFirst(0), "TA-21.first_is_set"),
    (drawn, ANN, DEAL, "TA-31.not_your_turn"),
    (drawn, CHANCE, DrawFirst(0), "TA-30.deal_expected"),
    (drawn, CHANCE, "@41", "TA-30.deal_expected"),
    (drawn, CHANCE, deal("G41 B43"), "TA-30.hands_missing"),
    (drawn, CHANCE, deal("G41 B43", "G11 B13", "G71 B73"), "TA-30.hands_missing"),
    (drawn, CHANCE, deal("G41 B43", "G11"), "TA-30.hand_size"),
    (drawn, CHANCE, deal("G41 B43 B73", "G11 B13"), "TA-30.hand_size"),
    (drawn, CHANCE, deal("G41 B43", "G41 B13"), "TA-30.card_twice"),
    (drawn, CHANCE, deal("B43 G41", "G11 B13"), "TA-30.hand_colors"),
    (drawn, CHANCE, deal("G41 G71", "G11 B13"), "TA-30.hand_colors"),
    (drawn, CHANCE, deal("G41 Atlantis", "G11 B13"), "TA-11.no_such_city"),
    (drawn, CHANCE, deal("G41 B99", "G11 B13"), "TA-12.dashed_city"),
    (between_rounds, CHANCE, DrawFirst(1), "TA-30.deal_expected"),
    (between_rounds, BEN, "@41", "TA-31.not_your_turn"),
    (laying, ANN, DEAL, "TA-30.not_chance"),
    (laying, ANN, DrawFirst(0), "TA-30.not_chance"),
    (laying, CHANCE, DEAL, "TA-31.not_your_turn"),
    # out of turn
    (placing, ANN, "@42", "TA-31.not_your_turn"),
    (laying, BEN, "98-99", "TA-31.not_your_turn"),
    (laying, 7, "43-44", "TA-31.not_your_turn"),
    (extending, BEN, "98-99", "TA-31.not_your_turn"),
    (over, ANN, "41-42", "TA-72.game_over"),
    (over, CHANCE, DEAL, "TA-72.game_over"),
    # the start marker
    (placing, BEN, "@41", "TA-32.node_taken"),
    (placing, BEN, "@100", "TA-10.no_such_node"),
    (placing, BEN, Start(-1), "TA-10.no_such_node"),
    (laying, ANN, "@42", "TA-32.marker_placed"),
    (extending, ANN, "@42", "TA-32.marker_placed"),
    *((placing, BEN, word, "TA-32.place_first") for word in ("41-42", "stop", "pass")),
    # tracks
    (laying, ANN, "stop", "TA-34.stop_without_track"),
    (laying, ANN, "pass", "TA-34.must_lay"),
    (extending, ANN, "pass", "TA-34.pass_not_now"),
    (laying, ANN, "0-99", "TA-10.no_such_segment"),
    (laying, ANN, "44-43", "TA-10.no_such_segment"),
    (laying, ANN, "44-44", "TA-10.no_such_segment"),
    (laying, ANN, Lay(-1, 0), "TA-10.no_such_segment"),
    (laying, ANN, Lay(44, 1000), "TA-10.no_such_segment"),
    (laying, ANN, "42-43", "TA-41.not_connected"),
    (laying, ANN, "98-99", "TA-41.not_connected"),
    (extending, ANN, "43-44", "TA-36.segment_taken"),
    (extending, ANN, "44-45", "TA-35.double_second"),
    (extending, ANN, "98-99", "TA-41.not_connected"),
    # variant 2
    (laying, ANN, ">45", "TA-V20.not_blocking"),
    (laying, ANN, "stay", "TA-V20.not_blocking"),
    (blocking_laying, ANN, ">43", "TA-V20.move_not_now"),
    (blocking_laying, ANN, "stay", "TA-V20.move_not_now"),
    (blocking_laying, ANN, "41-42", "TA-V21.blocked"),
    (blocking_laying, ANN, "33-43", "TA-V21.blocked"),
    (blocking_extending, ANN, "33-43", "TA-V21.blocked"),
    (blocking_extending, ANN, "stay", "TA-V20.move_not_now"),
    (moving, ANN, ">43", "TA-V20.node_taken"),
    (moving, ANN, ">44", "TA-V20.node_taken"),
    (moving, ANN, ">55", "TA-V20.not_in_network"),
    (moving, ANN, ">100", "TA-10.no_such_node"),
    (moving, ANN, Move(-1), "TA-10.no_such_node"),
    (moving, ANN, "34-44", "TA-33.turn_done"),
    (moving, ANN, "stop", "TA-34.stop_without_track"),
    (moving, ANN, "pass", "TA-34.pass_not_now"),
    (cornered, ANN, "0-1", "TA-36.segment_taken"),
    (cornered, ANN, "1-11", "TA-V21.blocked"),
    (cornered, ANN, "stop", "TA-34.stop_without_track"),
    # vexation
    (laying, ANN, "own 43-44", "TA-X1.no_own_tracks"),
    (vexed, ANN, "own 44-54", "TA-X1.own_tracks_used"),
    (vexed, ANN, "42-43", "TA-36.segment_taken"),
    (vexed_beside, ANN, "own 43-44", "TA-36.segment_taken"),
    (vexed_beside, ANN, "98-99", "TA-41.not_connected"),
]


@pytest.mark.parametrize(
    ("position", "seat", "move", "code"),
    REFUSALS,
    ids=[f"{position.__name__}-{seat}-{move}-{code}"[:90] for position, seat, move, code in REFUSALS],
)
def test_an_illegal_action_is_refused_by_its_rule_and_changes_nothing(
    position: Callable[[], Any], seat: int, move: Action | str, code: str
) -> None:
    state = position()
    before = deepcopy(state)
    tried = action(move) if isinstance(move, str) else move
    with pytest.raises(RulesError) as refused:
        GAME.apply(state, seat, tried)
    assert refused.value.code == code
    assert refused.value.rule == code.split(".", maxsplit=1)[0]
    assert refused.value.message.endswith(f"({refused.value.rule})")
    assert state == before
    assert seat == CHANCE or tried not in GAME.legal(state, seat)


def test_a_vexed_player_reaches_nothing_beyond_anothers_coloured_track() -> None:
    state = Table(FAR, SLOW, vexation=True).markers(44, 43).turn(ANN, "own 43-44").state
    with pytest.raises(RulesError) as refused:
        GAME.apply(state, BEN, action("34-44"))
    assert refused.value.code == "TA-41.not_connected"
