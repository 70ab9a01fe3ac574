"""TA-1x and TA-2x: the board, the cards, the tracks, and the start of a game."""

from __future__ import annotations

from collections import Counter
from math import dist
from random import Random

import pytest

from goldenspike.core.errors import RulesError
from goldenspike.core.game import CHANCE
from goldenspike.games.transamerica.actions import Deal, DrawFirst
from transamerica_table import ANN, BEN, CY, GAME, MARKER_FOR_LOSS, QUICK, SLOW, Table, real_table, two

BOARD = GAME.boards.get("transamerica")


def test_ta_10_the_board_has_188_intersections_and_509_segments_of_two_kinds() -> None:
    assert len(BOARD.positions) == 188
    assert Counter(link.cost for link in BOARD.links) == {1: 400, 2: 109}


def test_ta_10_every_segment_joins_neighbours_of_a_triangular_grid() -> None:
    for link in BOARD.links:
        assert dist(BOARD.positions[link.a], BOARD.positions[link.b]) == pytest.approx(1, abs=1e-4)
        (ax, ay), (bx, by) = BOARD.grid[link.a], BOARD.grid[link.b]
        assert (bx - ax, by - ay) in {(1, 0), (0, -1), (-1, -1), (1, -1)}


def test_ta_11_there_are_35_cities_on_their_own_intersections_7_a_colour() -> None:
    assert len({city.node for city in BOARD.cities}) == len({city.name for city in BOARD.cities}) == 35
    assert Counter(city.color for city in BOARD.cities) == dict.fromkeys(
        ("green", "blue", "yellow", "red", "orange"), 7
    )


@pytest.mark.parametrize("players", [4, 5, 6])
def test_ta_11_every_city_has_one_card(players: int) -> None:
    cards = [card for color in BOARD.deck(players) for card in color]
    assert sorted(card.name for card in cards) == sorted(city.name for city in BOARD.cities)


@pytest.mark.parametrize("players", [2, 3])
def test_ta_12_with_two_or_three_players_two_cards_a_colour_stay_in_the_box(players: int) -> None:
    deck = BOARD.deck(players)
    assert [len(cards) for cards in deck] == [5, 5, 5, 5, 5]
    assert {city.name for city in BOARD.cities} - {card.name for cards in deck for card in cards} == {
        *("Seattle", "San Diego", "Duluth", "Buffalo", "Denver"),
        *("Kansas City", "Atlanta", "Houston", "Boston", "Richmond"),
    }


def test_ta_12_a_dashed_city_is_not_dealt_to_three() -> None:
    with pytest.raises(RulesError) as refused:
        Table(QUICK, SLOW, "G96, B73")
    assert refused.value.rule == "TA-12"


def test_ta_12_a_dashed_city_is_dealt_to_four() -> None:
    assert Table(QUICK, SLOW, "G96, B73", "G71, B99").view(CY).hands[CY] == ("G96", "B73")


def test_ta_12_a_dashed_city_is_a_plain_intersection_for_two() -> None:
    table = two().markers(96, 11).turn(ANN, "86-96")
    assert table.network(ANN) == {86, 96}


def test_ta_13_tracks_belong_to_nobody() -> None:
    table = two().markers(41, 44).turn(ANN, "41-42").turn(BEN, "43-44", "42-43")
    assert table.result.tracks.bit_count() == 3
    assert table.result.completed == (ANN,), "over Ben's tracks"


def test_ta_13_84_tracks_serve_as_the_supply() -> None:
    table = real_table()
    lay_until_the_round_ends(table)
    assert table.result.tracks.bit_count() == 84


def test_ta_14_each_player_has_one_marker_and_one_locomotive() -> None:
    table = Table(QUICK, SLOW, "G71, B73").markers(0, 1, 2)
    assert table.view().markers == (0, 1, 2)
    assert len(table.view().points) == 3


def test_ta_20_locomotives_start_12_spaces_before_the_barrier() -> None:
    view = two().view()
    assert view.points == (13, 13)
    assert len(range(view.barrier + 1, 13)) == 12


def test_ta_21_any_seat_may_be_drawn_to_start() -> None:
    state = GAME.setup(GAME.options_type(players=4))
    drawn = Counter(GAME.sample(state, Random(seed)).first for seed in range(200))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) > 25


def test_ta_21_the_drawn_player_starts() -> None:
    assert Table(QUICK, SLOW, "G71, B73", first=CY).to_act == CY


def test_ta_21_the_table_may_choose_who_starts() -> None:
    state = GAME.setup(GAME.options_type(players=4, first=2))
    assert {GAME.sample(state, Random(seed)) for seed in range(20)} == {DrawFirst(2)}
    with pytest.raises(RulesError, match="TA-21"):
        GAME.apply(state, CHANCE, DrawFirst(1))


def test_ta_30_each_player_gets_one_card_of_each_colour_and_no_card_is_dealt_twice() -> None:
    for seed in range(50):
        hands = dealt(6, seed).hands
        assert [[BOARD.city_named[name].color for name in hand] for hand in hands] == 6 * [list(BOARD.colors)]
        assert len({name for hand in hands for name in hand}) == 30


def test_ta_30_the_deck_is_shuffled_every_card_comes_to_every_seat() -> None:
    seen = [set[str]() for _ in range(4)]
    for seed in range(300):
        for seat, hand in enumerate(dealt(4, seed).hands):
            seen[seat] |= set(hand)
    assert [len(cards) for cards in seen] == 4 * [35]


def test_ta_30_a_hand_is_seen_by_its_owner_alone() -> None:
    table = Table(QUICK, SLOW, "G71, B73")
    assert table.view(BEN).hands == (None, ("G11", "B13"), None)
    assert table.view(None).hands == (None, None, None)
    (began,) = table.events
    assert GAME.see(began, BEN, table.state.options).hands == (None, ("G11", "B13"), None)
    assert GAME.see(began, None, table.state.options).hands == (None, None, None)


def test_ta_30_cards_left_over_are_seen_by_nobody() -> None:
    left_over = {"G71", "G18", "B73", "B48"}
    table = two()
    for seat in (ANN, BEN, None):
        assert not left_over & set(repr(table.view(seat)).replace("'", " ").split())


def test_ta_30_an_unseen_hand_may_be_any_of_the_unseen_cards() -> None:
    view = two().view(ANN)
    guessed = Counter(GAME.determinize(view, Random(seed)).phase.round.hands[BEN] for seed in range(400))
    assert set(guessed) == {(green, blue) for green in ("G11", "G71", "G18") for blue in ("B13", "B73", "B48")}
    assert min(guessed.values()) > 15


def dealt(players: int, seed: int) -> Deal:
    state = GAME.apply(GAME.setup(GAME.options_type(players=players)), CHANCE, DrawFirst(0)).state
    deal = GAME.sample(state, Random(seed))
    assert isinstance(deal, Deal)
    return deal


def lay_until_the_round_ends(table: Table) -> None:
    """Two on the real board crowd the north-west, where nobody completes."""
    table.markers(12, 27)
    while not table.state.standing.results:
        table.play(table.to_act, table.legal[0])


def test_the_prairie_is_what_its_description_says() -> None:
    prairie = GAME.boards.get("prairie")
    assert {(link.a, link.b, link.cost) for link in prairie.links} == {
        (node, node + step, 2 if step == 1 and node % 10 == 4 else 1)
        for node in range(100)
        for step in (1, 10)
        if (node % 10 < 9 if step == 1 else node < 90)
    }
    assert all(int(city.name[1:]) == city.node for city in prairie.cities)


@pytest.mark.parametrize("loss", MARKER_FOR_LOSS)
def test_the_markers_of_short_rounds_lose_what_they_say(loss: int) -> None:
    assert two().rounds((ANN, loss)).points == (13, 13 - loss)
    assert Table(SLOW, QUICK).rounds((BEN, loss)).points == (13 - loss, 13)
