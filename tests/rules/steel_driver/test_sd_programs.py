"""Decisions in advance do what the seat could have done itself, and end when they mean nothing any more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from goldenspike.core.codec import decode, encode
from goldenspike.core.errors import ProgramError
from goldenspike.core.game import CHANCE
from goldenspike.games.steel_driver.actions import DROP, PASS, Auction, Bid
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.programs import BidUpTo, DropOut, PassUntil, Program, SteelDriverPrograms
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.steel_driver.view import View
from steel_driver_kit import Table

PROGRAMS = SteelDriverPrograms()


def seen(table: Table, seat: int) -> View:
    return STEEL_DRIVER.view(table.state, seat)


def test_it_raises_by_one_up_to_the_limit_and_then_drops_out() -> None:
    table, program = Table(), BidUpTo(1, "red", 4)
    PROGRAMS.check(program, seen(table, 1))
    assert PROGRAMS.act(program, seen(table, 1)) is None, "it is not asked yet"
    table.do(Auction("red", 1))
    assert PROGRAMS.act(program, seen(table, 1)) == Bid(2)
    table.do(Bid(2))
    table.do(Bid(4))
    table.do(DROP)
    assert PROGRAMS.act(program, seen(table, 1)) == DROP
    assert not PROGRAMS.lapsed(program, seen(table, 1))
    asking = BidUpTo(1, "red", 4, "ask")
    assert PROGRAMS.act(asking, seen(table, 1)) is None
    assert PROGRAMS.lapsed(asking, seen(table, 1))
    table.do(DROP)
    assert PROGRAMS.lapsed(program, seen(table, 1)), "the company is sold"


def test_another_companys_auction_is_none_of_its_business() -> None:
    table = Table()
    table.do(Auction("yellow", 1))
    for program in (BidUpTo(1, "red", 4), PassUntil(1, "red")):
        assert PROGRAMS.act(program, seen(table, 1)) is None
        assert not PROGRAMS.lapsed(program, seen(table, 1))


def test_it_drops_out_of_the_auction_that_runs_even_where_it_leads() -> None:
    table, program = Table(), DropOut(1, "red")
    with pytest.raises(ProgramError):
        PROGRAMS.check(program, seen(table, 0))
    table.do(Auction("red", 1))
    PROGRAMS.check(program, seen(table, 0))
    assert PROGRAMS.act(program, seen(table, 1)) == DROP
    table.do(DROP)
    assert PROGRAMS.lapsed(program, seen(table, 1)), "it is out"
    table.do(Bid(2))
    assert PROGRAMS.act(program, seen(table, 0)) == DROP


def test_it_passes_until_the_company_is_up() -> None:
    table, program = Table(), PassUntil(1, "red")
    assert PROGRAMS.act(program, seen(table, 0)) == PASS
    table.do(PASS)
    assert PROGRAMS.act(program, seen(table, 0)) is None
    table.do(Auction("red", 1))
    assert PROGRAMS.lapsed(program, seen(table, 0))
    with pytest.raises(ProgramError):
        PROGRAMS.check(program, seen(table, 0))


@pytest.mark.parametrize(
    "program",
    [BidUpTo(2, "red", 3), BidUpTo(1, "red", 0), BidUpTo(1, "red", 11), BidUpTo(1, "pink", 3), DropOut(1, "red")],
)
def test_what_makes_no_sense_is_refused(program: Program) -> None:
    with pytest.raises(ProgramError):
        PROGRAMS.check(program, seen(Table(), 0))
    spectating = STEEL_DRIVER.view(Table().state, None)
    assert PROGRAMS.offers(spectating) == ()


def test_one_program_for_each_company_and_one_for_the_marker() -> None:
    bid, more, out = BidUpTo(1, "red", 3), BidUpTo(1, "red", 5), DropOut(1, "red")
    wait, other = PassUntil(1, "red"), PassUntil(1, "blue")
    assert PROGRAMS.replaces(more, bid)
    assert PROGRAMS.replaces(out, bid)
    assert PROGRAMS.replaces(other, wait)
    assert not PROGRAMS.replaces(bid, wait)
    assert not PROGRAMS.replaces(wait, bid)
    assert not PROGRAMS.replaces(BidUpTo(1, "blue", 3), bid)


def test_every_offer_can_be_programmed_and_every_programmed_action_is_legal() -> None:
    """Whole games in which seats follow programs wherever these say something."""
    rng, followed = Random(5), 0
    for players in (3, 5):
        state = STEEL_DRIVER.setup(Options(players=players))
        kept: dict[int, list[Program]] = {}
        while STEEL_DRIVER.to_act(state):
            seat = STEEL_DRIVER.to_act(state)[0]
            if seat == CHANCE:
                state = STEEL_DRIVER.apply(state, seat, STEEL_DRIVER.sample(state, rng)).state
                continue
            legal = STEEL_DRIVER.legal(state, seat)
            for any_seat in range(players):
                view = STEEL_DRIVER.view(state, any_seat)
                mine = [program for program in kept.get(any_seat, []) if not PROGRAMS.lapsed(program, view)]
                for offer in PROGRAMS.offers(view):
                    program = _chosen(offer, rng)
                    PROGRAMS.check(program, view)
                    assert PROGRAMS.label(program, view)
                    assert decode(PROGRAMS.program_type, encode(program)) == program
                    if rng.random() < 0.05:
                        mine = [old for old in mine if not PROGRAMS.replaces(program, old)] + [program]
                kept[any_seat] = mine
            actions = [PROGRAMS.act(program, STEEL_DRIVER.view(state, seat)) for program in kept[seat]]
            action = next((action for action in actions if action is not None), None)
            followed += action is not None
            assert action is None or action in legal
            state = STEEL_DRIVER.apply(state, seat, action or rng.choice(legal)).state
    assert followed > 20


def _chosen(offer: dict[str, Any], rng: Random) -> Program:
    data = dict(offer)
    if "limit" in data:
        low, high = data["limit"]
        data |= {"limit": rng.randint(low, high), "then": rng.choice(["drop", "ask"])}
    program: Program = decode(PROGRAMS.program_type, data)
    return program
