"""TA-7x and TA-8x: the barrier, the next round, and the end of the game. Each round is (who completes, the loss)."""

from __future__ import annotations

import pytest

from goldenspike.core.game import CHANCE
from transamerica_table import ANN, BEN, CY, QUICK, SLOW, Table, two


def test_ta_70_with_the_barrier_at_its_first_place_0_points_have_passed() -> None:
    table = two().rounds((ANN, 4), (ANN, 9))
    assert table.points == (13, 0)
    assert table.over


def test_ta_70_1_point_has_not_passed() -> None:
    table = two().rounds((ANN, 4), (ANN, 8))
    assert table.points == (13, 1)
    assert not table.over


@pytest.mark.parametrize("lowest", range(4, 10))
def test_ta_71_after_round_2_the_barrier_moves_to_two_spaces_before_the_last(lowest: int) -> None:
    table = two().rounds((ANN, 2), (ANN, 11 - lowest))
    assert min(table.points) == lowest
    assert table.view().barrier == lowest - 3
    assert table.event_types[-1] == "barrier_moved"
    assert table.events[-1].passed_at == lowest - 3


def test_ta_71_at_3_points_the_barrier_stays() -> None:
    table = two().rounds((ANN, 4), (ANN, 6))
    assert table.points == (13, 3)
    assert table.view().barrier == 0
    assert "barrier_moved" not in table.event_types


def test_ta_71_the_last_player_decides_whoever_it_is() -> None:
    assert two().rounds((ANN, 2), (BEN, 7)).view().barrier == 6 - 3


def test_ta_71_the_barrier_does_not_move_after_round_1() -> None:
    assert two().rounds((ANN, 5)).view().barrier == 0


def test_ta_71_the_barrier_moves_only_once() -> None:
    table = two().rounds((ANN, 2), (ANN, 2), (BEN, 2))
    assert table.points == (11, 9)
    assert table.view().barrier == 6


@pytest.mark.parametrize(("loss", "ends"), [(2, False), (3, True), (4, True)])
def test_ta_71_from_then_on_s_minus_3_points_have_passed(loss: int, ends: bool) -> None:
    table = two().rounds((ANN, 2), (ANN, 4), (ANN, loss))
    assert table.points == (13, 7 - loss)
    assert table.over is ends


def test_ta_72_the_game_ends_with_the_round_in_which_someone_passed() -> None:
    table = two().rounds((ANN, 4), (ANN, 8), (ANN, 2))
    assert table.over
    assert table.event_types[-1] == "game_ended"
    assert len(table.state.standing.results) == 3


def test_ta_72_one_who_passes_in_round_1_does_not_end_the_game() -> None:
    table = two().rounds((ANN, 14))
    assert table.points == (13, -1)
    assert not table.over


def test_ta_72_one_who_passed_in_round_1_ends_it_with_round_2() -> None:
    assert two().rounds((ANN, 14), (BEN, 2)).over


def test_ta_72_nothing_is_played_after_the_end() -> None:
    table = two().rounds((ANN, 4), (ANN, 9))
    assert table.match.to_act == ()
    for seat in (ANN, BEN, CHANCE):
        with pytest.raises(Exception, match="TA-72"):
            table.play(seat, "41-42")


def test_ta_73_tracks_and_markers_leave_the_board() -> None:
    view = two().rounds((ANN, 5)).deal(QUICK, SLOW).view()
    assert view.tracks == 0
    assert view.markers == (None, None)
    assert view.networks == (0, 0)
    assert view.round == 2


def test_ta_73_the_cards_are_shuffled_and_dealt_again() -> None:
    table = two().rounds((ANN, 5))
    assert table.match.to_act == (CHANCE,)
    assert table.deal("G71, B73", "G18, B48").view(ANN).hands[ANN] == ("G71", "B73")


def test_ta_73_the_left_neighbour_starts_the_next_round() -> None:
    hands = ("G41, B43", "G11, B13", "G71, B73")
    table = Table(*hands, first=BEN)
    starters = []
    for _ in range(3):
        starters.append(table.to_act)
        table.markers(41, 12, 72)
        while table.to_act != ANN:
            table.turn(table.to_act, "12-22" if table.to_act == BEN else "72-82")
        table.turn(ANN, "41-42", "42-43")
        if not table.over:
            table.deal(*hands)
    assert starters == [BEN, CY, ANN]


def test_ta_80_the_player_with_the_most_points_wins() -> None:
    table = two().rounds((ANN, 4), (ANN, 9))
    assert table.winners == (ANN,)
    assert table.events[-1].winners == (ANN,)
    assert table.match.outcome is not None
    assert table.match.outcome.ranking == ((ANN,), (BEN,))


def test_ta_80_it_need_not_be_the_one_who_completed_last() -> None:
    table = two().rounds((ANN, 13), (BEN, 5))
    assert table.points == (8, 0)
    assert table.winners == (ANN,)


def test_ta_80_nobody_has_won_before_the_end() -> None:
    assert two().rounds((ANN, 4)).match.outcome is None


def test_ta_81_a_tie_shares_the_victory() -> None:
    table = two().rounds((ANN, 13), (BEN, 13))
    assert table.points == (0, 0)
    assert table.winners == (ANN, BEN)


def test_ta_81_a_tie_may_be_played_off_by_all() -> None:
    table = two(tie="extra_round").rounds((ANN, 13), (BEN, 13))
    assert not table.over
    assert table.deal(QUICK, SLOW).short_round(ANN, 2).over
    assert table.winners == (ANN,)


def test_ta_81_the_play_off_goes_on_until_the_tie_is_broken() -> None:
    table = two(tie="extra_round").rounds((ANN, 13), (BEN, 13))
    table.deal(SLOW, QUICK).to_one_link().turn(ANN, "12-13")
    assert table.points == (0, 0), "both completed"
    assert not table.over
    assert table.deal(SLOW, QUICK).short_round(BEN, 2).over
    assert table.winners == (BEN,)


def test_ta_81_a_tie_behind_the_leader_is_not_played_off() -> None:
    hands = ("G41, B43", "G11, B13", "G71, B73")
    table = Table(*hands, tie="extra_round", rounds=1).markers(41, 12, 72).turn(ANN, "41-42", "42-43")
    assert table.points == (13, 11, 11)
    assert table.over


def test_ta_81_a_tie_is_no_end_of_its_own() -> None:
    table = two(tie="extra_round").rounds((ANN, 3), (BEN, 3))
    assert table.points == (10, 10)
    assert table.view().barrier == 7, "nobody has passed: the game goes on as ever"
    assert not table.over
