"""What is not legal is refused, by the rule it breaks, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from goldenspike.core.errors import RulesError
from goldenspike.core.game import CHANCE
from goldenspike.games.steel_driver.actions import (
    DROP,
    PASS,
    Action,
    Auction,
    Bid,
    Build,
    DrawFirst,
    Take,
    action_table,
)
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.steel_driver.state import Auctioning, Bidding, Building, Phase, State, Taking
from steel_driver_kit import Table, random_game


def _rule(state: State, seat: int, action: Action) -> str:
    before = repr(state)
    with pytest.raises(RulesError) as caught:
        STEEL_DRIVER.apply(state, seat, action)
    assert repr(state) == before
    assert caught.value.code.startswith(caught.value.rule + ".")
    return caught.value.rule


def _auctioning() -> Table:
    return Table(3)


def _bidding() -> Table:
    table = Table(3)
    table.do(Auction("red", 4))
    return table


def _building() -> Table:
    table = Table(3)
    table.sell("red", 0, 4)
    table.end_auctions()
    return table


def _taking() -> Table:
    table = _building()
    table.build("nyc", "buf", "nyc")
    for _ in range(4):
        table.idle_turn()
    return table


def _over() -> Table:
    table = _taking()
    table.finish()
    return table


BUILD, TAKE = Build("nyc", "buf", "nyc"), Take("nyc")

OUT_OF_PLACE = [
    (_auctioning, DrawFirst(0), "SD-21"),
    (_auctioning, Bid(3), "SD-42"),
    (_auctioning, DROP, "SD-42"),
    (_auctioning, BUILD, "SD-50"),
    (_auctioning, TAKE, "SD-82"),
    (_auctioning, Auction("pink", 1), "SD-10"),
    (_bidding, Auction("blue", 5), "SD-42"),
    (_bidding, PASS, "SD-42"),
    (_bidding, BUILD, "SD-50"),
    (_bidding, TAKE, "SD-82"),
    (_bidding, Bid(4), "SD-42"),
    (_bidding, Bid(0), "SD-42"),
    (_bidding, Bid(11), "SD-42"),
    (_building, Auction("blue", 1), "SD-40"),
    (_building, PASS, "SD-52"),
    (_building, Bid(3), "SD-42"),
    (_building, DROP, "SD-42"),
    (_building, TAKE, "SD-82"),
    (_building, Build("nyc", "sfo", "nyc"), "SD-11"),
    (_building, Build("buf", "nyc", "nyc"), "SD-11"),
    (_building, Build("chi", "stl", "chi"), "SD-54"),
    (_building, Build("sfo", "por", "sfo"), "SD-51"),
    (_taking, PASS, "SD-82"),
    (_taking, BUILD, "SD-50"),
    (_taking, Auction("red", 1), "SD-40"),
    (_taking, Bid(1), "SD-42"),
    (_taking, Take("sfo"), "SD-82"),
    (_taking, Take("atlantis"), "SD-11"),
    (_over, TAKE, "SD-85"),
    (_over, PASS, "SD-85"),
    (_over, Auction("red", 1), "SD-85"),
]


@pytest.mark.parametrize(("table", "action", "rule"), OUT_OF_PLACE)
def test_an_action_out_of_place(table: Callable[[], Table], action: Action, rule: str) -> None:
    at = table()
    seat = at.seat if STEEL_DRIVER.to_act(at.state) else 0
    assert _rule(at.state, seat, action) == rule


@pytest.mark.parametrize(
    ("table", "action", "rule"),
    [
        (_auctioning, PASS, "SD-40"),
        (_bidding, DROP, "SD-42"),
        (_building, BUILD, "SD-51"),
        (_taking, TAKE, "SD-82"),
        (_over, TAKE, "SD-85"),
    ],
)
def test_the_wrong_seat(table: Callable[[], Table], action: Action, rule: str) -> None:
    state = table().state
    for seat in {CHANCE, 0, 1, 2, 3} - set(STEEL_DRIVER.to_act(state)):
        assert _rule(state, seat, action) == rule


def test_before_the_draw() -> None:
    state = STEEL_DRIVER.setup(Options(players=3))
    assert _rule(state, 0, PASS) == "SD-21"
    assert _rule(state, 0, DrawFirst(0)) == "SD-21"
    assert _rule(state, CHANCE, PASS) == "SD-21"
    assert _rule(state, CHANCE, DrawFirst(3)) == "SD-21"
    assert _rule(state, CHANCE, DrawFirst(-1)) == "SD-21"


def _everything() -> list[Action]:
    """Every action that can be written down, and some that cannot be meant."""
    table = action_table("steel-driver")
    bids = range(-1, 32)
    return [
        *(DrawFirst(seat) for seat in range(-1, 4)),
        *(Auction(name, bid) for name in table.board.companies for bid in bids),
        *(Bid(amount) for amount in bids),
        PASS,
        DROP,
        *table.builds,
        Build("buf", "nyc", None),
        *table.takes,
    ]


def _accepted(state: State, seat: int, actions: list[Action]) -> set[Action]:
    found = set()
    for action in actions:
        try:
            STEEL_DRIVER.apply(state, seat, action)
        except RulesError:
            continue
        found.add(action)
    return found


def test_legal_is_exactly_what_is_accepted() -> None:
    everything = _everything()
    rng = Random(4)
    seen: set[type[Phase]] = set()
    for seed in range(12):
        for step in random_game(seed, 3):
            state = step.state
            if rng.random() > 0.06 or not isinstance(state.phase, Auctioning | Bidding | Building | Taking):
                continue
            seen.add(type(state.phase))
            for seat in (CHANCE, 0, 1, 2):
                legal = list(STEEL_DRIVER.legal(state, seat))
                assert len(set(legal)) == len(legal)
                assert _accepted(state, seat, everything) == set(legal)
            assert STEEL_DRIVER.legal(state, state.phase.seat), "who is to act can act"
    assert seen == {Auctioning, Bidding, Building, Taking}


def test_sd_11_a_link_written_the_other_way_round_is_told_so() -> None:
    table = _building()
    with pytest.raises(RulesError, match="no link bal to nyc on this board; the board has it as nyc to bal"):
        STEEL_DRIVER.apply(table.state, table.seat, Build("bal", "nyc", "bal"))
