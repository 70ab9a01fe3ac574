"""SD-4x: auctions for control."""

from __future__ import annotations

from goldenspike.games.steel_driver.actions import DROP, PASS, Auction, Bid
from goldenspike.games.steel_driver.events import AuctionsEnded, Dropped, MarkerPassed, Raised, Sold
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.steel_driver.state import Auctioning, Bidding
from steel_driver_kit import Table, of_kind

ALL = ("red", "yellow", "green", "blue", "grey", "brown")


def test_sd_40_the_active_player_opens_or_passes() -> None:
    table = Table(4)
    legal = STEEL_DRIVER.legal(table.state, 0)
    assert set(legal) == {PASS, *(Auction(name, bid) for name in ALL for bid in range(1, 9))}
    table.sell("red", 0, 3)
    assert table.seat == 1
    assert Auction("red", 1) not in STEEL_DRIVER.legal(table.state, 1)
    assert table.refused(Auction("red", 1)) == "SD-40"
    table.do(PASS)
    assert table.events == [MarkerPassed(1, 2, False)]
    assert table.seat == 2


def test_sd_41_the_first_bid_is_one_to_all_cubes() -> None:
    table = Table(3)
    assert table.refused(Auction("red", 0)) == "SD-41"
    assert table.refused(Auction("red", 11)) == "SD-41"
    table.do(Auction("red", 10))
    assert table.last(Sold) == Sold(0, "red", 10, 10, 1)


def test_sd_41_without_cubes_the_marker_goes_on_by_itself() -> None:
    table = Table(3)
    table.sell("red", 0, 10)
    table.sell("blue", 1, 1)
    table.do(PASS)
    assert table.events == [MarkerPassed(2, 0, False), MarkerPassed(0, 1, True)]
    assert table.seat == 1


def test_sd_42_bidding_goes_clockwise_until_one_is_left() -> None:
    table = Table(4, first=2)
    table.do(Auction("red", 2))
    assert table.seat == 3
    assert set(STEEL_DRIVER.legal(table.state, 3)) == {DROP, *(Bid(amount) for amount in range(3, 9))}
    table.do(Bid(4))
    table.do(DROP)
    assert table.seat == 1
    assert table.refused(Bid(4)) == "SD-42"
    assert table.refused(Bid(9)) == "SD-42"
    table.do(Bid(5))
    assert table.seat == 2, "the first bidder is still in"
    assert isinstance(table.state.phase, Bidding)
    assert table.state.phase.bids == (0, 5, 2, 4)
    table.do(DROP)
    assert table.seat == 3, "who dropped out is not asked again"
    table.do(Bid(7))
    assert table.seat == 1
    table.do(DROP)
    assert table.events == [Dropped(1, "red", False), Sold(3, "red", 7, 7, 1)]


def test_sd_42_a_leader_is_not_asked_and_wins_at_once() -> None:
    table = Table(3)
    table.do(Auction("red", 1))
    table.do(DROP)
    table.do(DROP)
    assert table.last(Sold) == Sold(0, "red", 1, 1, 1)


def test_sd_42_who_cannot_raise_is_out() -> None:
    table = Table(3)
    table.sell("red", 0, 8)
    table.do(Auction("blue", 2))
    table.do(DROP)
    assert table.events == [Dropped(2, "blue", False), Dropped(0, "blue", True), Sold(1, "blue", 2, 2, 1)]


def test_sd_42_an_opening_bid_nobody_can_raise_wins_at_once() -> None:
    table = Table(4)
    table.do(Auction("grey", 8))
    assert of_kind(table.events, Dropped) == [Dropped(seat, "grey", True) for seat in (1, 2, 3)]
    assert of_kind(table.events, Sold) == [Sold(0, "grey", 8, 8, 1)]
    assert table.seat == 1


def test_sd_43_the_winner_pays_into_the_treasury_and_losers_keep_their_cubes() -> None:
    table = Table(3)
    table.do(Auction("red", 2))
    table.do(Bid(5))
    assert table.events == [Raised(1, "red", 5)]
    table.do(Bid(6))
    table.do(DROP)
    table.do(DROP)
    red = table.company("red")
    assert (red.controller, red.shares, red.treasury, red.price) == (2, (0, 0, 1), 6, 6)
    assert table.state.standing.cubes == (10, 10, 4)


def test_sd_44_the_marker_goes_to_the_left_of_who_held_it() -> None:
    table = Table(4, first=1)
    table.do(Auction("red", 1))
    table.do(DROP)
    table.do(Bid(2))
    table.do(DROP)
    table.do(DROP)
    assert table.last(Sold).seat == 3
    assert table.seat == 2


def test_sd_45_all_sold_ends_the_phase() -> None:
    table = Table(3)
    for company in ALL:
        table.sell(company, table.seat, 2)
    assert table.last(AuctionsEnded) == AuctionsEnded("all_sold", (), 0)
    assert table.acting() == "red"


def test_sd_45_all_passing_in_succession_ends_the_phase() -> None:
    table = Table(3)
    table.sell("red", 0, 3)
    table.do(PASS)
    table.do(PASS)
    assert isinstance(table.state.phase, Auctioning)
    table.sell("blue", 0, 3)
    assert table.seat == 1, "who passed the marker on may put a company up when it comes round again"
    table.sell("grey", 1, 3)
    for _ in range(3):
        table.do(PASS)
    assert table.last(AuctionsEnded).reason == "all_passed"
    assert table.last(AuctionsEnded).unsold == ("yellow", "green", "brown")


def test_sd_45_players_without_cubes_pass_too() -> None:
    table = Table(3)
    for seat, company in enumerate(("red", "blue", "grey")):
        table.sell(company, seat, 10)
    ended = table.last(AuctionsEnded)
    assert [event.forced for event in of_kind(table.events, MarkerPassed)] == [True, True, True]
    assert (ended.reason, ended.active) == ("all_passed", 0)


def test_sd_46_the_marker_goes_to_the_left_of_the_last_opener() -> None:
    table = Table(4)
    table.sell("red", 0, 2)
    table.sell("blue", 2, 2)
    table.end_auctions()
    assert table.last(AuctionsEnded).active == 3
    table.build_anything()
    assert table.seat == 3


def test_sd_46_it_stays_where_it_is_if_nobody_opened() -> None:
    table = Table(5, first=3)
    table.idle_turn()
    assert table.last(AuctionsEnded) == AuctionsEnded("all_passed", ALL, 3)
    assert table.state.standing.turn == 2
    assert table.seat == 3


def test_sd_47_several_companies_and_one_share_a_turn() -> None:
    table = Table(3)
    table.sell("red", 0, 2)
    table.sell("blue", 0, 2)
    assert table.company("red").controller == table.company("blue").controller == 0
    for turn in range(2, 6):
        table.end_auctions()
        table.build_anything()
        assert table.state.standing.turn == turn
        table.sell("red", 0, 2)
        assert table.company("red").shares == (turn, 0, 0)
    assert not isinstance(table.state.phase, Bidding)
    assert sum(table.company("red").shares) == 5
