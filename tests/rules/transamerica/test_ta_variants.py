"""TA-V1x, TA-V2x and TA-Xx: open cards, blocking markers, and the options beyond the sheets."""

from __future__ import annotations

from itertools import zip_longest
from random import Random
from typing import Any

import pytest

from goldenspike.core.game import CHANCE
from goldenspike.core.record import Record, read_record, replay
from goldenspike.games import GAMES
from transamerica_players import CAREFUL, HASTY, Player, play_game
from transamerica_table import ANN, BEN, CY, GAME, QUICK, SLOW, Table, action, two

FAR = "G71, B48"
HANDS = (("G41", "B43"), ("G11", "B13"), ("G71", "B73"))


def open_table() -> Table:
    return Table(QUICK, SLOW, "G71, B73", open_cards=True)


def test_ta_v10_open_cards_are_seen_by_everybody() -> None:
    table = open_table()
    (began,) = table.events
    for seat in (ANN, BEN, CY, None):
        assert table.view(seat).hands == HANDS
        assert GAME.see(began, seat, table.state.options).hands == HANDS


def test_ta_v11_each_next_round_a_player_has_the_hand_of_the_left_neighbour() -> None:
    table = open_table()
    hands: list[list[tuple[str, ...]]] = [[], [], []]
    for _ in range(3):
        for seat in range(3):
            hands[seat].append(table.view().hands[seat])
        finish_round(table)
    assert hands[ANN] == [HANDS[0], HANDS[1], HANDS[2]]
    assert hands[BEN] == [HANDS[1], HANDS[2], HANDS[0]]
    assert hands[CY] == [HANDS[2], HANDS[0], HANDS[1]]


def test_ta_v11_the_hands_are_dealt_once() -> None:
    table = open_table()
    while not table.over:
        finish_round(table)
    assert [move.type for seat, move in table.record.actions if seat == CHANCE] == ["draw_first", "deal"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ta_v12_the_game_lasts_as_many_rounds_as_there_are_players(players: int) -> None:
    table = Table(*[QUICK, SLOW, "G71, B73", "G18, B48"][:players], open_cards=True)
    for _ in range(players):
        assert not table.over
        finish_round(table)
    assert table.over


def test_ta_v12_the_barrier_plays_no_part_and_points_go_below_0() -> None:
    table = two(open_cards=True).short_round(ANN, 15)
    assert table.points == (13, -2)
    table.markers(17, 41).turn(BEN, "41-42", "42-43")
    assert table.over
    assert table.view().barrier == 0
    assert table.points == (13 - 7, -2)
    assert table.winners == (ANN,)


def test_ta_v12_the_barrier_does_not_move() -> None:
    table = open_table()
    finish_round(table)
    finish_round(table)
    assert min(table.points) >= 4
    assert table.view().barrier == 0
    assert not table.over


def blocking(*markers: int, hands: tuple[str, ...] = (FAR, SLOW)) -> Table:
    return Table(*hands, blocking=True).markers(*markers)


def test_ta_v20_at_the_end_of_a_turn_the_marker_may_move_along_the_network() -> None:
    table = blocking(44, 99).play(ANN, "43-44", "42-43")
    assert set(table.legal) == {action(word) for word in (">42", ">43", "stay")}
    table.play(ANN, ">42")
    assert table.view().markers == (42, 99)
    assert table.to_act == BEN
    assert table.network(ANN) == {42, 43, 44}


def test_ta_v20_the_marker_may_stay() -> None:
    assert blocking(44, 99).play(ANN, "43-44", "stop", "stay").view().markers == (44, 99)


def test_ta_v20_not_in_the_placing_turn() -> None:
    table = Table(FAR, SLOW, blocking=True).play(ANN, "@44")
    assert table.to_act == BEN


def test_ta_v20_after_a_double_track_too() -> None:
    assert blocking(44, 99).play(ANN, "44-45").allows(">45")


def test_ta_v20_after_a_pass_too() -> None:
    assert cornered().play(ANN, "pass").allows("stay")


def test_ta_v20_not_when_the_round_has_just_ended() -> None:
    table = blocking(41, 99, hands=(QUICK, SLOW)).play(ANN, "41-42", "42-43")
    assert table.match.to_act == (CHANCE,)


@pytest.mark.parametrize(("where", "why"), [(">43", "Ben stands there"), (">44", "own place"), (">55", "no track")])
def test_ta_v20_only_to_a_free_intersection_of_the_own_network(where: str, why: str) -> None:
    table = blocking(44, 43).play(ANN, "43-44", "stop")
    assert not table.allows(where), why
    assert table.refusal(ANN, where) == "TA-V20"


def test_ta_v20_the_network_of_the_move_is_by_track_alone() -> None:
    """The marker jumps past Ben's, which blocks building only."""
    table = blocking(44, 43).turn(ANN, "43-44").turn(BEN, "42-43").play(ANN, "34-44", "stop")
    assert table.allows(">42")


def test_ta_v20_only_in_this_variant() -> None:
    table = two().markers(44, 99)
    assert table.refusal(ANN, "stay") == "TA-V20"
    assert table.play(ANN, "43-44", "stop").to_act == BEN


def test_ta_v21_no_track_may_be_laid_beyond_an_opponents_marker() -> None:
    table = blocking(44, 43).turn(ANN, "43-44").turn(BEN, "42-43")
    assert not table.allows("41-42"), "the way leads through Ben"
    assert table.refusal(ANN, "41-42") == "TA-V21"


def test_ta_v21_no_track_may_start_from_an_opponents_marker() -> None:
    table = blocking(44, 43).turn(ANN, "43-44").turn(BEN, "42-43")
    assert table.refusal(ANN, "33-43") == "TA-V21"


def test_ta_v21_a_track_may_end_at_an_opponents_marker() -> None:
    assert blocking(44, 43).allows("43-44")


def test_ta_v21_a_player_always_builds_from_the_own_marker() -> None:
    table = blocking(44, 43).turn(ANN, "43-44")
    assert table.allows("42-43")
    assert table.turn(BEN, "42-43").allows("34-44")


def test_ta_v21_the_own_marker_does_not_block() -> None:
    table = blocking(44, 99).play(ANN, "43-44", "42-43", ">43").turn(BEN, "98-99")
    assert table.allows("41-42")
    assert table.allows("34-44")


def test_ta_v21_a_way_around_the_marker_is_free() -> None:
    table = blocking(44, 43).turn(ANN, "34-44", "33-34").turn(BEN, "42-43").turn(ANN, "32-33").turn(BEN, "43-53")
    assert table.turn(ANN, "32-42").turn(BEN, "53-63").allows("41-42"), "by 34, 33, 32, 42"


def test_ta_v21_a_second_track_is_blocked_too() -> None:
    table = blocking(44, 43).play(ANN, "43-44")
    assert table.refusal(ANN, "42-43") == "TA-V21"
    assert table.allows("34-44")


def test_ta_v22_a_marker_does_not_part_networks() -> None:
    table = blocking(44, 43).turn(ANN, "43-44").turn(BEN, "42-43")
    assert table.network(ANN) == table.network(BEN) == {42, 43, 44}


def test_ta_v22_a_city_behind_a_marker_completes() -> None:
    table = blocking(41, 42, hands=(QUICK, SLOW)).turn(ANN, "41-42").turn(BEN, "42-43")
    assert table.result.completed == (ANN,)


def test_ta_v22_a_marker_does_not_raise_the_loss() -> None:
    table = blocking(41, 14, 12, hands=(QUICK, SLOW, "G71, B73")).play(ANN, "41-42", "42-43")
    assert table.result.losses[BEN] == 3, "through Cy's marker at 12"


def test_ta_v22_scoring_counts_from_where_the_marker_stands_now() -> None:
    table = blocking(41, 15, hands=(QUICK, SLOW)).turn(ANN, "31-41").play(BEN, "14-15", ">14")
    assert table.turn(ANN, "41-42", "42-43").result.losses == (0, 3)


def test_the_variants_may_be_combined() -> None:
    table = Table(QUICK, SLOW, "G71, B73", open_cards=True, blocking=True).markers(44, 99, 0)
    assert table.view(CY).hands == HANDS
    assert table.play(ANN, "34-44", "stop").view().phase == "moving"


def vexed(*markers: int, hands: tuple[str, ...] = (FAR, SLOW)) -> Table:
    return Table(*hands, vexation=True).markers(*markers)


def test_ta_x1_a_coloured_track_is_laid_by_the_rules_of_common_ones() -> None:
    table = vexed(44, 99)
    assert table.allows("own 43-44")
    assert table.refusal(ANN, "own 42-43") == "TA-41"
    table.play(ANN, "own 43-44")
    assert table.allows("own 42-43")
    assert table.refusal(ANN, "own 44-45") == "TA-35"


def test_ta_x1_a_coloured_double_track_is_the_whole_turn() -> None:
    assert vexed(44, 99).play(ANN, "own 44-45").to_act == BEN


def test_ta_x1_there_are_three_a_round() -> None:
    table = (
        vexed(44, 99).turn(ANN, "own 43-44", "own 42-43").turn(BEN, "98-99").turn(ANN, "own 42-52").turn(BEN, "97-98")
    )
    assert table.refusal(ANN, "own 44-54") == "TA-X1"
    assert not any(getattr(move, "own", False) for move in table.legal)
    assert table.allows("44-54")


def test_ta_x1_each_round_brings_three_new_ones() -> None:
    table = Table(QUICK, SLOW, vexation=True, first=BEN).markers(41, 99)
    table.turn(BEN, "own 98-99", "own 97-98").turn(ANN, "31-41").turn(BEN, "own 96-97").turn(ANN, "41-42", "42-43")
    assert table.deal(QUICK, SLOW).markers(41, 99).turn(ANN, "31-41").allows("own 98-99")


def test_ta_x1_a_coloured_track_is_in_its_owners_network_alone() -> None:
    table = vexed(44, 43).turn(ANN, "own 43-44")
    assert table.network(ANN) == {43, 44}
    assert table.network(BEN) == {43}


def test_ta_x1_what_lies_behind_it_is_its_owners_alone() -> None:
    table = vexed(44, 43).turn(ANN, "own 43-44").turn(BEN, "42-43").turn(ANN, "34-44")
    assert table.network(ANN) == {34, 42, 43, 44}
    assert table.network(BEN) == {42, 43}
    assert table.refusal(BEN, "33-34") == "TA-41"


def test_ta_x1_it_occupies_its_segment_for_everybody() -> None:
    table = vexed(44, 43).turn(ANN, "own 43-44")
    assert table.refusal(BEN, "43-44") == "TA-36"
    assert table.refusal(BEN, "own 43-44") == "TA-36"
    assert not table.allows("43-44")


def test_ta_x1_it_completes_its_owner() -> None:
    table = vexed(41, 99, hands=(QUICK, SLOW)).turn(ANN, "own 41-42", "own 42-43")
    assert table.result.completed == (ANN,)


def test_ta_x1_it_completes_nobody_else() -> None:
    table = vexed(42, 41, hands=(FAR, QUICK)).turn(ANN, "own 41-42").turn(BEN, "31-41").turn(ANN, "42-43")
    assert not table.state.standing.results


def test_ta_x1_in_scoring_the_others_miss_it_at_its_usual_price() -> None:
    table = vexed(41, 15, 14, hands=(QUICK, SLOW, "G71, B73")).turn(ANN, "31-41").turn(BEN, "15-16")
    table.turn(CY, "own 14-15").turn(ANN, "41-42", "42-43")
    assert table.result.losses[BEN] == 5
    assert (14, 15) in table.view(None).missing[BEN]


def test_ta_x1_in_scoring_its_owner_has_it() -> None:
    table = vexed(41, 15, hands=(QUICK, SLOW)).turn(ANN, "31-41").turn(BEN, "own 14-15")
    assert table.turn(ANN, "41-42", "42-43").result.losses == (0, 3)


def test_ta_x1_the_84_are_the_common_ones() -> None:
    table = Table("G71, B43", "G11, B73", vexation=True).markers(5, 15)
    table.turn(ANN, "own 5-6").turn(BEN, "own 15-16").turn(ANN, "own 6-7").turn(BEN, "own 16-17")
    while not table.state.standing.results:
        table.play(table.to_act, next(move for move in table.legal if not getattr(move, "own", False)))
    assert table.result.reason == "supply"
    assert table.result.tracks.bit_count() == 84
    assert [own.bit_count() for own in table.result.own] == [2, 2]


def test_ta_x1_a_track_on_networks_that_are_one_already_joins_nobody() -> None:
    table = vexed(44, 43).turn(ANN, "43-44").turn(BEN, "42-43").turn(ANN, "own 34-44").play(BEN, "41-42")
    (laid,) = table.events
    assert laid.joined == ()


def test_ta_x2_a_fixed_number_of_rounds_is_played() -> None:
    table = two(rounds=4).rounds((ANN, 2), (ANN, 2), (ANN, 2))
    assert not table.over
    assert table.deal(QUICK, SLOW).short_round(ANN, 2).over


def test_ta_x2_one_round_is_enough() -> None:
    assert two(rounds=1).rounds((ANN, 2)).over


def test_ta_x2_the_barrier_plays_no_part_and_points_go_below_0() -> None:
    table = two(rounds=3).rounds((ANN, 10), (ANN, 10))
    assert table.points == (13, -7)
    assert not table.over
    table = two(rounds=3).rounds((ANN, 2), (ANN, 2))
    assert table.view().barrier == 0


def test_ta_x2_the_number_counts_before_the_players_with_open_cards() -> None:
    table = two(rounds=1, open_cards=True).short_round(ANN, 5)
    assert table.over


def test_ta_x3_the_same_seed_gives_every_table_the_same_deals_and_starter() -> None:
    one, other = duplicate(CAREFUL), duplicate(HASTY)
    assert one != other, "they were played differently"
    pairs = list(zip_longest(chance_of(one), chance_of(other)))
    assert len(pairs) >= 3
    for mine, theirs in pairs:
        assert mine == theirs or mine is None or theirs is None


def test_ta_x3_another_seed_gives_other_deals() -> None:
    assert chance_of(duplicate(HASTY, seed=1))[1] != chance_of(duplicate(HASTY, seed=2))[1]


def test_ta_x3_the_records_of_the_tables_can_be_compared() -> None:
    """Round by round: the same hands, and what each table's seats lost with them."""
    one, other = (read_record(duplicate(player).dumps(), GAMES) for player in (CAREFUL, HASTY))
    rounds = list(zip(results_of(one), results_of(other), strict=False))
    assert rounds
    for mine, theirs in rounds:
        assert mine.hands == theirs.hands
        assert mine.first == theirs.first
    assert [mine.losses for mine, _ in rounds] != [theirs.losses for _, theirs in rounds]


def duplicate(player: Player, seed: int = 7) -> Record:
    options = GAME.options_type(players=2, board="prairie", rounds=2)
    return play_game(options, [player, player], chance=Random(seed), decisions=Random(0)).record


def chance_of(record: Record) -> list[object]:
    return [move for seat, move in record.actions if seat == CHANCE]


def results_of(record: Record) -> tuple[Any, ...]:
    *_, last = replay(record)
    results: tuple[Any, ...] = last.state.standing.results
    return results


def finish_round(table: Table) -> None:
    """Somebody completes: each seat goes for its own cities."""
    rng = Random(0)
    done = len(table.state.standing.results)
    while len(table.state.standing.results) == done:
        seat = table.to_act
        table.play(seat, HASTY(table.view(seat), table.legal, rng))


def cornered() -> Table:
    """Ann in the corner with tracks to both neighbours, on each of which another marker stands."""
    table = Table(FAR, "G11, B43", "G41, B13", blocking=True).markers(0, 1, 10)
    return table.turn(ANN, "0-1", "0-10").turn(BEN, "1-2").turn(CY, "10-20")
