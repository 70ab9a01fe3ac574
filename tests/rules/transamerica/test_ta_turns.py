"""TA-31 to TA-43: turns and networks."""

from __future__ import annotations

import pytest

from transamerica_table import ANN, BEN, CY, GAME, QUICK, SLOW, Table, real_table, stuck, two

FAR = "G71, B48"


def three(first: int = ANN) -> Table:
    return Table(FAR, SLOW, QUICK, first=first)


@pytest.mark.parametrize("first", [ANN, BEN, CY])
def test_ta_31_turns_go_clockwise_from_the_starting_player(first: int) -> None:
    table = three(first=first)
    order = []
    for _ in range(9):
        order.append(table.to_act)
        table.turn(table.to_act, table.legal[0])
    assert order == 3 * [first, (first + 1) % 3, (first + 2) % 3]


def test_ta_31_nobody_acts_out_of_turn() -> None:
    table = two().markers(41, 99)
    assert table.refusal(BEN, "98-99") == "TA-31"
    assert len(GAME.legal(table.state, BEN)) == 0


def test_ta_32_the_first_turn_places_the_marker_and_nothing_else() -> None:
    table = two()
    assert [move.type for move in table.legal] == 100 * ["start"]
    assert table.refusal(ANN, "41-42") == "TA-32"
    assert table.play(ANN, "@41").to_act == BEN
    assert table.network(ANN) == {41}


def test_ta_32_a_marker_may_stand_on_any_city() -> None:
    assert two().play(ANN, "@11").view().markers == (11, None)


def test_ta_32_two_markers_never_share_an_intersection() -> None:
    table = two().play(ANN, "@41")
    assert not table.allows("@41")
    assert table.refusal(BEN, "@41") == "TA-32"


def test_ta_32_a_marker_is_placed_once_a_round() -> None:
    assert two().markers(41, 99).refusal(ANN, "@55") == "TA-32"


def test_ta_33_one_single_track_is_a_turn() -> None:
    assert two().markers(44, 99).play(ANN, "43-44", "stop").to_act == BEN


def test_ta_33_two_single_tracks_are_a_turn() -> None:
    assert two().markers(44, 99).play(ANN, "43-44", "34-44").to_act == BEN


def test_ta_33_one_double_track_is_a_turn() -> None:
    assert two().markers(44, 99).play(ANN, "44-45").to_act == BEN


def test_ta_33_doubles_are_what_the_board_says() -> None:
    table = real_table().markers(0, 187)
    assert table.play(ANN, "0-1").to_act == BEN, "0-1 is double"
    table = real_table().markers(0, 187)
    assert table.play(ANN, "0-10").to_act == ANN, "0-10 is single"


@pytest.mark.parametrize("excuse", ["stop", "pass"])
def test_ta_34_at_least_one_track_must_be_laid(excuse: str) -> None:
    table = two().markers(44, 99)
    assert not table.allows(excuse)
    assert table.refusal(ANN, excuse) == "TA-34"


def test_ta_34_a_player_with_no_legal_segment_passes() -> None:
    table = cornered()
    assert [move.type for move in table.legal] == ["pass"]
    assert table.play(ANN, "pass", "stay").to_act == BEN


def test_ta_34_a_player_shut_in_by_coloured_tracks_passes_too() -> None:
    table = Table(FAR, SLOW, QUICK, first=BEN, vexation=True).markers(0, 1, 10)
    table.turn(BEN, "own 0-1").turn(CY, "own 0-10")
    assert [move.type for move in table.legal] == ["pass"]
    assert table.play(ANN, "pass").to_act == BEN


def test_ta_34_a_circle_of_passes_ends_the_round() -> None:
    table = stuck()
    assert table.over
    assert (table.result.reason, table.result.completed) == ("stuck", ())
    assert table.result.losses == (2, 1), "Ann misses 3-4, which is double; Ben 2-3"


def test_ta_35_the_second_track_is_optional() -> None:
    table = two().markers(44, 99).play(ANN, "43-44")
    assert table.allows("stop")
    assert table.allows("42-43")


def test_ta_35_a_double_track_is_never_the_second() -> None:
    table = two().markers(44, 99).play(ANN, "34-44")
    assert not table.allows("44-45")
    assert table.refusal(ANN, "44-45") == "TA-35"


def test_ta_35_nothing_follows_a_double_track() -> None:
    assert two().markers(44, 99).play(ANN, "44-45").refusal(ANN, "45-46") == "TA-31"


def test_ta_35_nobody_is_asked_for_a_second_track_where_none_can_be_laid() -> None:
    table = cornered(ready=False)
    assert table.play(ANN, "0-10").view().phase == "moving", "the corner has no third segment"


def test_ta_36_a_segment_holds_one_track() -> None:
    table = two().markers(44, 43).turn(ANN, "43-44")
    assert not table.allows("43-44")
    assert table.refusal(BEN, "43-44") == "TA-36"


def test_ta_40_a_network_begins_with_the_markers_own_intersection() -> None:
    assert two().markers(44, 99).network(ANN) == {44}


def test_ta_40_a_network_is_all_that_tracks_join_whoever_laid_them() -> None:
    table = two().markers(44, 46).turn(ANN, "44-45").turn(BEN, "45-46", "46-47")
    assert table.network(ANN) == table.network(BEN) == {44, 45, 46, 47}


def test_ta_40_tracks_that_do_not_reach_the_marker_are_no_part_of_the_network() -> None:
    table = two().markers(44, 47).turn(ANN, "34-44").turn(BEN, "46-47")
    assert table.network(ANN) == {34, 44}
    assert table.network(BEN) == {46, 47}


def test_ta_41_a_track_touches_the_own_network() -> None:
    table = two().markers(44, 99)
    assert {(move.a, move.b) for move in table.legal} == {(34, 44), (43, 44), (44, 45), (44, 54)}  # type: ignore[union-attr]
    assert table.refusal(ANN, "42-43") == "TA-41"


def test_ta_41_the_second_track_may_use_what_the_first_added() -> None:
    assert two().markers(44, 99).play(ANN, "43-44").allows("42-43")


def test_ta_41_the_second_track_may_lie_elsewhere_on_the_network() -> None:
    assert two().markers(44, 99).play(ANN, "43-44").allows("34-44")


def test_ta_41_a_track_may_end_in_anothers_network() -> None:
    assert two().markers(43, 44).allows("43-44")


def test_ta_42_networks_that_touch_become_one_for_all_concerned() -> None:
    table = three().markers(44, 42, 99).turn(ANN, "43-44").turn(BEN, "42-43")
    assert table.network(ANN) == table.network(BEN) == {42, 43, 44}
    assert table.network(CY) == {99}


def test_ta_42_networks_join_in_the_middle_of_a_turn() -> None:
    table = two().markers(44, 42).turn(ANN, "34-44").turn(BEN, "32-42").play(ANN, "43-44", "42-43")
    assert table.network(BEN) == {32, 42, 43, 44, 34}
    table = two().markers(44, 43).turn(ANN, "34-44").turn(BEN, "33-43").play(ANN, "43-44")
    assert table.allows("23-33"), "the second track starts from Ben's end"


def test_ta_42_the_event_of_a_track_tells_whose_networks_it_joined() -> None:
    table = three().markers(44, 42, 99).turn(ANN, "43-44").turn(BEN, "42-43")
    assert [event.joined for step in table.steps for event in step.events if event.type == "laid"] == [(), (ANN, BEN)]


def test_ta_42_a_network_of_three_is_one_for_all_three() -> None:
    table = (
        Table("G11, B48", "G71, B13", "G41, B73")
        .markers(44, 42, 41)
        .turn(ANN, "43-44")
        .turn(BEN, "42-43")
        .turn(CY, "41-51")
        .turn(ANN, "41-42")
    )
    assert table.network(ANN) == table.network(BEN) == table.network(CY) == {41, 42, 43, 44, 51}


def test_ta_43_branching_is_free() -> None:
    table = two().markers(44, 99).turn(ANN, "34-44", "43-44").turn(BEN, "98-99").turn(ANN, "44-54")
    assert table.network(ANN) == {34, 43, 44, 54}


def cornered(ready: bool = True) -> Table:
    """Ann in the corner with tracks to both neighbours, on each of which another marker stands (TA-V21)."""
    table = Table(FAR, "G11, B43", "G41, B13", blocking=True).markers(0, 1, 10)
    return table.turn(ANN, "0-1", *(["0-10"] if ready else [])).turn(BEN, "1-2").turn(CY, "10-20")
