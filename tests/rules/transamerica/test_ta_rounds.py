"""TA-5x and TA-6x: how a round ends, and what it costs."""

from __future__ import annotations

from transamerica_table import ANN, BEN, GAME, QUICK, SLOW, Table, action, real_table, two

FAR = "G71, B48"


def test_ta_50_the_round_ends_as_soon_as_a_player_has_all_cities() -> None:
    table = two().markers(41, 99).play(ANN, "41-42", "42-43")
    assert table.result.reason == "completed"
    assert table.result.completed == (ANN,)


def test_ta_50_all_cities_of_the_hand_are_needed() -> None:
    table = real_table().markers(10, 187)
    table.turn(ANN, "10-11").turn(BEN, "178-187").turn(ANN, "11-12").turn(BEN, "177-178").turn(ANN, "12-13")
    assert table.network(ANN) >= {10, 13}, "Portland and Helena"
    assert not table.state.standing.results


def test_ta_50_another_player_s_cities_do_not_count() -> None:
    table = two().markers(11, 99).turn(ANN, "11-12", "12-13")
    assert not table.state.standing.results, "those are Ben's"


def test_ta_50_it_does_not_matter_who_laid_the_last_track() -> None:
    table = two().markers(41, 43).turn(ANN, "31-41").turn(BEN, "33-43").turn(ANN, "41-42").turn(BEN, "42-43")
    assert table.result.completed == (ANN,)


def test_ta_50_a_hand_joined_without_its_marker_is_not_complete() -> None:
    table = two().markers(99, 41).turn(ANN, "98-99").turn(BEN, "41-42", "42-43")
    assert not table.state.standing.results, "Ann's cities are in Ben's network, not in hers"


def before_the_link() -> Table:
    """Ann is to lay 42-43: it completes Ben, who waits at 43."""
    table = Table(FAR, QUICK).markers(41, 43)
    return table.turn(ANN, "41-42").turn(BEN, "33-43")


def test_ta_51_a_first_track_that_completes_another_leaves_the_second() -> None:
    table = before_the_link().play(ANN, "42-43")
    assert table.to_act == ANN
    assert not table.state.standing.results
    table.play(ANN, "43-44")
    assert table.result.completed == (BEN,)
    assert 44 in {node for a, b in laid(table) for node in (a, b)}


def test_ta_51_the_second_track_may_be_declined() -> None:
    table = before_the_link().play(ANN, "42-43", "stop")
    assert table.result.completed == (BEN,)
    assert len(laid(table)) == 3


def test_ta_51_the_second_track_is_a_single_one() -> None:
    table = before_the_link().turn(ANN, "41-51").turn(BEN, "43-44").play(ANN, "42-43")
    assert not table.allows("44-45")


def test_ta_51_the_second_track_may_complete_the_player_on_turn_too() -> None:
    table = Table("G71, B13", "G41, B43").markers(71, 43)
    table.turn(ANN, "61-71", "51-61").turn(BEN, "33-43", "23-33").turn(ANN, "41-51", "41-42").turn(BEN, "43-53")
    table.play(ANN, "42-43")
    assert table.to_act == ANN
    table.play(ANN, "13-23")
    assert table.result.completed == (ANN, BEN)


def test_ta_51_a_double_first_track_that_completes_another_ends_the_round() -> None:
    table = Table(FAR, "G18, B13").markers(14, 15)
    table.turn(ANN, "13-14").turn(BEN, "15-16", "16-17").turn(ANN, "14-24").turn(BEN, "17-18")
    assert table.play(ANN, "14-15").result.completed == (BEN,)


def test_ta_51_a_second_track_that_completes_another_ends_the_round() -> None:
    assert before_the_link().play(ANN, "31-41", "42-43").result.completed == (BEN,)


def test_ta_51_a_first_track_that_completes_both_leaves_the_second() -> None:
    table = Table(SLOW, QUICK).to_one_link().play(ANN, "12-13")
    assert table.to_act == ANN
    assert table.play(ANN, "stop").result.completed == (ANN, BEN)


def test_ta_51_a_first_track_that_completes_only_the_player_on_turn_ends_the_round() -> None:
    table = two().markers(41, 99).turn(ANN, "41-42").turn(BEN, "98-99").play(ANN, "42-43")
    assert table.result.completed == (ANN,)


def test_ta_52_the_84th_track_ends_the_round() -> None:
    table = crowd(left=1)
    assert not table.state.standing.results
    table.play(table.to_act, table.legal[0])
    assert (table.result.reason, table.result.completed) == ("supply", ())
    assert table.result.tracks.bit_count() == 84


def test_ta_52_a_first_track_that_is_the_84th_leaves_no_second() -> None:
    table = crowd(left=1).play(ANN, "0-10")
    assert table.result.reason == "supply"


def test_ta_52_a_second_track_may_be_the_84th() -> None:
    table = crowd(left=2).play(BEN, "0-10")
    assert not table.state.standing.results
    assert table.play(BEN, "37-47").result.reason == "supply"


def test_ta_52_an_84th_track_that_completes_a_player_is_a_completion() -> None:
    table = crowd(left=1).play(ANN, "38-48")
    assert (table.result.reason, table.result.completed) == ("completed", (BEN,))


def test_ta_53_several_may_complete_in_one_turn_and_lose_nothing() -> None:
    table = Table(SLOW, QUICK).to_one_link().turn(ANN, "12-13")
    assert table.result.completed == (ANN, BEN)
    assert table.result.losses == (0, 0)


def test_ta_54_all_cards_are_revealed_when_the_round_ends() -> None:
    table = two().rounds((ANN, 5))
    ended = next(event for event in table.events if event.type == "round_ended")
    assert ended.hands == (("G41", "B43"), ("G11", "B13"))
    assert GAME.see(ended, None, table.state.options) == ended
    assert table.view(None).results[-1].hands == ended.hands


def test_ta_60_a_missing_single_track_costs_1() -> None:
    table = two().markers(41, 14).turn(ANN, "41-42", "42-43")
    assert table.result.losses == (0, 3)
    assert set(table.view(None).missing[BEN]) == {(11, 12), (12, 13), (13, 14)}


def test_ta_60_a_missing_double_track_costs_2() -> None:
    table = two().markers(41, 15).turn(ANN, "41-42", "42-43")
    assert table.result.losses == (0, 5)
    assert (14, 15) in table.view(None).missing[BEN]


def test_ta_60_laid_tracks_are_not_missing() -> None:
    table = two().markers(41, 15).turn(ANN, "41-51").turn(BEN, "14-15")
    assert table.turn(ANN, "41-42", "42-43").result.losses == (0, 3)


def test_ta_61_the_count_is_the_best_tree() -> None:
    """From 32 it branches at 12, where nothing stands: 4. City by city it would be 5, and two paths 6."""
    table = two().markers(41, 32).turn(ANN, "41-42", "42-43")
    assert table.result.losses[BEN] == 4


def test_ta_61_all_tracks_serve_even_of_a_network_the_player_never_touched() -> None:
    """From 44 by 43 up to 13, and along Ann's line to 41 and down to 71: 7, where it would be 9 without her line."""
    table = Table(QUICK, "G71, B13").markers(41, 44).turn(ANN, "41-42", "42-43")
    assert not table.result.tracks & GAME.boards.get("prairie").incident[44]
    assert table.result.losses[BEN] == 1 + 3 + 3


def test_ta_62_missing_tracks_are_shown_not_laid() -> None:
    table = two().rounds((ANN, 5))
    missing = table.view(None).missing
    assert missing[ANN] == ()
    assert len(missing[BEN]) == 5
    assert table.result.tracks.bit_count() == 2, "Ann's"


def test_ta_62_the_supply_does_not_limit_what_is_missing() -> None:
    table = crowd(left=1).play(ANN, "0-10")
    assert table.result.losses == (4, 1), "51 to 71 and 73; 38 to 48"


def test_ta_63_locomotives_may_share_a_space_and_pass_each_other() -> None:
    table = two(rounds=3).rounds((ANN, 6), (BEN, 6))
    assert table.points == (7, 7)
    table.deal(QUICK, SLOW)
    assert table.short_round(ANN, 3).points == (7, 4)
    table = two().rounds((ANN, 3), (BEN, 5))
    assert [result.points for result in table.state.standing.results] == [(13, 10), (8, 10)]


def laid(table: Table) -> set[tuple[int, int]]:
    ends = GAME.boards.get(table.state.options.board).ends
    tracks: int = table.result.tracks
    return {pair for link, pair in enumerate(ends) if tracks >> link & 1}


def crowd(left: int) -> Table:
    """The north is covered with tracks, nobody is complete, and only so many of the 84 are left for this turn.

    Ben misses only B48, which is one track from the network.
    """
    table = Table("G71, B73", "G18, B48").markers(5, 15)
    away = {action("0-10"), *(action(word) for word in ("38-48", "47-48", "48-49", "48-58", "37-47"))}
    while table.view().tracks.bit_count() < 84 - left:
        table.play(table.to_act, next(move for move in table.legal if move not in away))
    return table.turn(table.to_act) if table.view().phase == "extending" else table
