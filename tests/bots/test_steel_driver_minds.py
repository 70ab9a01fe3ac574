"""What a person would see at once of Steel Driver's broker and master."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from goldenspike.bots import Bot, why
from goldenspike.bots.steel_driver.broker import Broker
from goldenspike.bots.steel_driver.master import Master, Tally, candidates
from goldenspike.bots.steel_driver.mind import Mind, broker_taste
from goldenspike.bots.steel_driver.plain import Builder, Reference
from goldenspike.core.game import CHANCE
from goldenspike.core.match import Match
from goldenspike.games.steel_driver.actions import DROP, PASS, TURNS, Action, Auction, Bid, Build, Take
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.steel_driver.state import Auctioning, State, Taking
from goldenspike.kernel.steel_driver.search import GO_ON, NO_CAP, try_out
from goldenspike.sim.play import play_game
from steel_driver_kit import Table

BOTS = [Broker(), Master()]
both = pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name)


def asked(bot: Bot, state: State, seed: int = 0) -> Action:
    seat = STEEL_DRIVER.to_act(state)[0]
    found: Action = bot.choose(STEEL_DRIVER.view(state, seat), STEEL_DRIVER.legal(state, seat), Random(seed))
    return found


@both
@pytest.mark.parametrize("company", ["red", "brown"])
def test_nobody_bids_more_than_a_company_can_be_worth(bot: Bot, company: str) -> None:
    """Nine of ten cubes for one company, when five others are for sale."""
    table = Table(3)
    table.do(Auction(company, 9))
    assert asked(bot, table.state) == DROP


@both
def test_a_cheap_company_is_bid_for(bot: Bot) -> None:
    """At nearly every asking: the master may hope for a cheaper one when the others have spent their cubes."""
    table = Table(3)
    table.do(Auction("red", 1))
    table.do(DROP)
    assert [asked(bot, table.state, seed) for seed in range(4)].count(Bid(2)) >= 3


@both
def test_it_drops_out_when_the_price_passes_the_value(bot: Bot) -> None:
    """Against one who always raises it goes on for a while, and then no further."""
    table = Table(3)
    table.do(Auction("red", 1))
    table.do(DROP)
    said = 0
    while table.seat == 2:
        action = asked(bot, table.state, seed=1)
        table.do(action)
        if action == DROP:
            break
        assert isinstance(action, Bid)
        said = action.amount
        table.do(Bid(said + 1))
    assert 2 <= said <= 8


@both
@pytest.mark.parametrize("players", [3, 4])
def test_it_opens_rather_than_leave_all_unsold(bot: Bot, players: int) -> None:
    table = Table(players)
    for _ in range(players - 1):
        table.do(PASS)
    assert isinstance(asked(bot, table.state), Auction)


def two_companies_meet() -> Table:
    """Red of player 0 has black, black, black and white goods; yellow of player 1 can take the white ones too."""
    table = Table(3)
    table.sell("red", 0, 8)
    table.sell("yellow", 1, 6)
    table.end_auctions()
    table.build("nyc", "bal", "bal")
    table.build("ric", "chs", "chs")
    table.build("bal", "ric")
    table.build("chs", "atl")
    table.build("bos", "nyc")
    table.build_anything()
    for _ in range(4):
        table.idle_turn()
    return table


@both
def test_it_takes_first_what_others_could_take_and_its_set_needs(bot: Bot) -> None:
    assert asked(bot, two_companies_meet().state) == Take("ric")


@both
def test_it_takes_the_best_set_there_is(bot: Bot) -> None:
    """All that a company can have, when nobody disturbs it."""
    table = Table(3)
    table.sell("red", 0, 8)
    table.end_auctions()
    table.build("chs", "jax", "chs")
    table.build("ric", "chs")
    table.build("bal", "ric")
    table.build_anything()
    for _ in range(4):
        table.idle_turn()
    while STEEL_DRIVER.to_act(table.state):
        table.do(asked(bot, table.state))
    assert table.state.standing.cash[0] == 80 + 60 + 10, "profit; white, black and orange; one white more"


@both
def test_it_finishes_the_link_when_that_pays(bot: Bot) -> None:
    """The last turn: Minneapolis brings goods of a new colour; San Francisco pays more and completes the link."""
    table = Table(3)
    turns: tuple[tuple[int, list[tuple[str, str, str | None]]], ...] = (
        (10, [("nyc", "pit", "nyc"), ("pit", "cin", None), ("cin", "stl", None)]),
        (10, [("stl", "kan", None), ("kan", "den", None), ("kan", "oma", None)]),
        (10, [("den", "slc", None), ("ren", "slc", None)]),
    )
    for seat, (price, links) in enumerate(turns):
        table.sell("red", seat, price)
        table.end_auctions()
        for link in links:
            table.build(*link)
    table.idle_turn()
    table.sell("red", 0, 3)
    table.end_auctions()
    assert Build("oma", "msp") in STEEL_DRIVER.legal(table.state, 0)
    assert asked(bot, table.state) == Build("sfo", "ren")


@both
def test_every_choice_is_explained(bot: Bot) -> None:
    """In each phase the first alternative is the choice, with words for all."""
    match = play_game(STEEL_DRIVER, Options(players=3), [Reference()] * 3, "3/0")
    state: Any = STEEL_DRIVER.setup(match.options)
    seen: dict[str, int] = {}
    for seat, action in match.record.actions:
        kind = type(state.phase).__name__
        if seat != CHANCE and len(STEEL_DRIVER.legal(state, seat)) > 1 and seen.get(kind, 0) < 2:
            seen[kind] = seen.get(kind, 0) + 1
            view, legal = STEEL_DRIVER.view(state, seat), STEEL_DRIVER.legal(state, seat)
            told = why(bot, view, legal, Random(1))
            assert told.action == bot.choose(view, legal, Random(1))
            assert len(told.weighed) > 1 or (bot.name, kind) == ("broker", "Building"), "of a plan one may be legal"
            assert all(each.words and each.action in legal for each in told.weighed)
        state = STEEL_DRIVER.apply(state, seat, action).state
    assert set(seen) == {"Auctioning", "Bidding", "Building", "Taking"}


def test_the_broker_says_what_a_company_is_worth() -> None:
    table = Table(3)
    view, legal = STEEL_DRIVER.view(table.state, 0), STEEL_DRIVER.legal(table.state, 0)
    told = Broker().explain(view, legal, Random(0))
    assert "$" in told.summary
    assert "a share may pay $117" in told.weighed[0].words


@pytest.fixture(scope="module")
def brokers_game() -> Match:
    return play_game(STEEL_DRIVER, Options(players=3), [Broker()] * 3, "2/0")


@pytest.mark.parametrize("bot", [Builder(), Broker()], ids=lambda bot: bot.name)
def test_nothing_is_said_to_be_better_than_the_choice(bot: Any, brokers_game: Match) -> None:
    """What varies is drawn once: the values are those by which it chose."""
    phases = set()
    for number, state in enumerate(states_of(brokers_game)):
        seat = STEEL_DRIVER.to_act(state)[0]
        view, legal = STEEL_DRIVER.view(state, seat), STEEL_DRIVER.legal(state, seat)
        told = bot.explain(view, legal, Random(number))
        assert told.action == bot.choose(view, legal, Random(number))
        values = [each.value for each in told.weighed]
        assert values == sorted(values, reverse=True), (view.phase, told)
        assert all(each.action in legal for each in told.weighed)
        phases.add(view.phase)
    assert len(phases) == 4


def test_the_master_says_what_a_broker_thinks_of_a_company() -> None:
    table = Table(3)
    view, legal = STEEL_DRIVER.view(table.state, 0), STEEL_DRIVER.legal(table.state, 0)
    told = Master(samples=0.05).explain(view, legal, Random(0))
    openings = [each for each in told.weighed if isinstance(each.action, Auction)]
    for each in openings:
        assert [reason.key for reason in each.reasons] == ["puts_up", "worth", "ahead"]
        assert each.reasons[1].facts["company"] == each.action.company


def test_the_builder_says_what_it_goes_by() -> None:
    table = Table(3)
    keys = []
    for _ in range(2):
        view, legal = STEEL_DRIVER.view(table.state, table.seat), STEEL_DRIVER.legal(table.state, table.seat)
        told = Builder().explain(view, legal, Random(0))
        keys.append(told.weighed[0].reasons[-1].key)
        table.do(Auction("red", 1) if len(keys) == 1 else told.action)
    table = Table(3)
    table.sell("red", 0, 8)
    table.end_auctions()
    view, legal = STEEL_DRIVER.view(table.state, table.seat), STEEL_DRIVER.legal(table.state, table.seat)
    keys += [Builder().explain(view, legal, Random(0)).weighed[0].reasons[-1].key]
    assert keys == ["best_link", "fair_part", "per_cube"]


def test_late_in_the_game_the_broker_bids_no_more_than_a_company_can_be_worth() -> None:
    """The last turn, everybody has 50 cubes: 30 of them for one of six companies that are all alike."""
    bot, table = Broker(), Table(3)
    for _ in range(TURNS - 1):
        table.idle_turn()
    assert STEEL_DRIVER.view(table.state, None).cubes == (50, 50, 50)
    table.do(Auction("red", 30))
    assert [asked(bot, table.state, seed) for seed in range(3)] == [DROP] * 3


def states_of(match: Match) -> Iterator[State]:
    """Every state in which somebody has a choice."""
    state: Any = STEEL_DRIVER.setup(match.options)
    for seat, action in match.record.actions:
        if seat != CHANCE and len(STEEL_DRIVER.legal(state, seat)) > 1:
            yield state
        state = STEEL_DRIVER.apply(state, seat, action).state


def test_the_master_foresees_how_brokers_take_goods_to_the_last_dollar(brokers_game: Match) -> None:
    state = next(each for each in states_of(brokers_game) if isinstance(each.phase, Taking))
    mind = Mind(STEEL_DRIVER.view(state, None))
    tastes = np.tile(broker_taste(), (3, 1))
    go_on, no_cap = np.array([GO_ON]), np.array([NO_CAP])
    cash = try_out(mind.rails, mind.game, tastes, go_on, no_cap, 1, 0, TURNS, 1, mind.desk, deep=True)
    assert cash[0, 0].tolist() == list(brokers_game.state.standing.cash)


def test_all_the_master_thinks_of_is_legal(brokers_game: Match) -> None:
    """Openings and raises at several prices too."""
    prices = set()
    for state in states_of(brokers_game):
        seat = STEEL_DRIVER.to_act(state)[0]
        legal = STEEL_DRIVER.legal(state, seat)
        choices = candidates(Mind(STEEL_DRIVER.view(state, seat)), legal)
        assert {choice.action for choice in choices} <= set(legal)
        prices |= {choice.action.bid for choice in choices if isinstance(choice.action, Auction)}
    assert prices == set(range(1, 9))


def test_what_is_left_behind_moves_with_what_is_looked_at_further() -> None:
    tally = Tally(3)
    tally.add([0, 1, 2], 0, np.array([[[1.0, 3.0], [4.0, 4.0], [0.0, 0.0]]] * 2))
    tally.add([0, 1], 0, np.array([[[5.0, 5.0], [4.0, 4.0]]] * 2))
    assert tally.means[0].tolist() == [3.5, 4.0, 0.0]
    tally.add([0, 1], 1, np.array([[[13.5], [18.0]]] * 2))
    assert tally.means[0].tolist() == [13.5, 18.0, 12.0]
    tally.add([1], 1, np.array([[[20.0]]] * 2))
    assert tally.means[0].tolist() == [13.5, 19.0, 12.0]


@pytest.mark.parametrize("players", [3, 4])
def test_masters_among_themselves_sell_nearly_every_company(players: int) -> None:
    bots = [Master(samples=0.05) for _ in range(players)]
    match = play_game(STEEL_DRIVER, Options(players=players), bots, "1/0")
    unsold = sum(result.controllers.count(None) for result in match.state.standing.results)
    assert unsold < 5, "fewer than one a turn"


def test_the_reference_looks_at_profit_alone() -> None:
    table = Table(3)
    table.sell("red", 0, 8)
    table.end_auctions()
    table.build("ric", "chs", "chs")
    table.build("bal", "ric")
    table.build("nyc", "bal")
    table.sell("red", 0, 3)
    table.end_auctions()
    found = {asked(Reference(), table.state, seed) for seed in range(9)}
    assert found == {Build("bos", "nyc")}, "$40 for 2 cubes; the builder likes the orange goods of Jacksonville"


def test_the_reference_never_passes_the_marker_on() -> None:
    table = Table(4)
    assert isinstance(table.state.phase, Auctioning)
    assert {asked(Reference(), table.state, seed) for seed in range(40)} == {
        Auction(name, 1) for name in table.board.companies
    }
