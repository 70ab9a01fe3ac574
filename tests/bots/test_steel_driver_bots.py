"""Steel Driver's novice and builder: always legal, and as sensible as they are meant to be."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from goldenspike.bots.steel_driver.plain import Builder, Novice, worth_per_cube
from goldenspike.core.game import CHANCE
from goldenspike.core.record import read_record
from goldenspike.games import GAMES
from goldenspike.games.steel_driver.actions import DROP, PASS, Action, Auction, Bid, Build, Take, action_table
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.steel_driver.state import State
from steel_driver_kit import RECORDS, SHORT_LINE, Table


class Chaos:
    name = "chaos"

    def choose(self, view: Any, legal: Any, rng: Random) -> Any:
        return rng.choice(legal)


def _play(bots: list[Any], seed: int, board: str = "steel-driver") -> State:
    rng = Random(seed)
    state = STEEL_DRIVER.setup(Options(players=len(bots), board=board))
    while STEEL_DRIVER.to_act(state):
        (seat,) = STEEL_DRIVER.to_act(state)
        if seat == CHANCE:
            action = STEEL_DRIVER.sample(state, rng)
        else:
            legal = STEEL_DRIVER.legal(state, seat)
            action = bots[seat].choose(STEEL_DRIVER.view(state, seat), legal, rng)
            assert action in legal
        state = STEEL_DRIVER.apply(state, seat, action).state
    return state


def _choice(table: Table, seed: int = 0) -> Action:
    view = STEEL_DRIVER.view(table.state, table.seat)
    return Builder().choose(view, STEEL_DRIVER.legal(table.state, table.seat), Random(seed))


@pytest.mark.parametrize("bot", [Novice(), Builder()])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_choice_is_legal_and_games_end(bot: Novice | Builder, players: int) -> None:
    for seed in range(3):
        assert STEEL_DRIVER.outcome(_play(players * [bot], seed)) is not None
    _play([bot, *(players - 1) * [Chaos()]], 1, SHORT_LINE)


def test_the_same_chance_gives_the_same_game() -> None:
    assert _play(3 * [Builder()], 5) == _play(3 * [Builder()], 5)


def _wins(bot: Any, field: Any, games: int) -> float:
    won = 0.0
    for seed in range(games):
        seat = seed % 3
        bots = [field] * 3
        bots[seat] = bot
        outcome = STEEL_DRIVER.outcome(_play(bots, seed))
        assert outcome is not None
        won += (seat in outcome.winners) / len(outcome.winners)
    return won / games


def test_builder_beats_novice_beats_chance() -> None:
    assert _wins(Builder(), Novice(), 45) > 0.45
    assert _wins(Novice(), Chaos(), 45) > 0.8


def test_the_builder_opens_at_one_cube_and_never_passes() -> None:
    table = Table(4)
    openings = {_choice(table, seed) for seed in range(40)}
    assert openings == {Auction(name, 1) for name in table.board.companies}, "all are alike: ties at random"


def test_the_builder_bids_a_fair_part_give_or_take_one() -> None:
    """Three players with 10 cubes, six companies: 5 each; the limit is 4, 5 or 6."""
    limits: Counter[int] = Counter()
    for seed in range(400):
        rng = Random(seed)
        table = Table(3)
        table.do(Auction("red", 1))
        table.do(DROP)  # two are left: seat 2 is the builder, seat 0 always raises
        said = 0
        while table.seat == 2:
            view = STEEL_DRIVER.view(table.state, 2)
            action = Builder().choose(view, STEEL_DRIVER.legal(table.state, 2), rng)
            if action == DROP:
                break
            assert isinstance(action, Bid)
            said = action.amount
            table.do(action)
            table.do(Bid(said + 1))
        limits[said] += 1
    assert set(limits) == {4, 6}, "with bids of 2, 4 and 6 a limit of 5 stops at 4"
    assert 0.18 < limits[6] / 400 < 0.32


def test_the_builder_builds_the_most_worth_per_cube() -> None:
    table = Table(3)
    table.sell("red", 0, 8)
    table.end_auctions()
    assert _choice(table) == Build("nyc", "bal", "bal"), "$60 for 2 cubes"


def test_the_builder_likes_goods_of_another_colour() -> None:
    table = Table(3)
    table.sell("red", 0, 8)
    table.end_auctions()
    table.build("ric", "chs", "chs")  # both white
    assert {_choice(table, seed) for seed in range(9)} == {Build("bal", "ric")}, "$40 for 2 cubes"
    table.build("bal", "ric")
    table.build("nyc", "bal")
    table.sell("red", 0, 3)
    table.end_auctions()
    assert _choice(table) == Build("chs", "jax"), "orange for $20, not another black one for $40 and as many cubes"


def test_the_builder_counts_the_bonus_of_the_transcontinental_link() -> None:
    record = read_record((RECORDS / "link_by_several.json").read_text(encoding="utf-8"), GAMES)
    table = action_table(record.options.board)
    state: State = STEEL_DRIVER.setup(record.options)
    bonuses = []
    for seat, action in record.actions:
        step = STEEL_DRIVER.apply(state, seat, action)
        view = STEEL_DRIVER.view(state, seat)
        if isinstance(action, Build) and view.linked is None and view.company is not None:
            cost = table.board.links[table.link_at[action.a, action.b]].cost
            late = replace(view, linked=1)
            with_it, without = (worth_per_cube(each, table, view.company, 1, action) for each in (view, late))
            bonuses.append(round(cost * (with_it - without)))
            assert (bonuses[-1] == 50) == any(event.type == "linked" for event in step.events)
        state = step.state
    assert bonuses == [0] * (len(bonuses) - 1) + [50]


def test_the_builder_takes_the_rarest_of_equal_goods_first() -> None:
    table = Table(3)
    table.sell("red", 0, 8)
    table.end_auctions()
    table.build("nyc", "bal", "bal")
    table.build("bal", "ric")
    table.build("bos", "nyc")
    for _ in range(4):
        table.idle_turn()
    assert {_choice(table, seed) for seed in range(9)} == {Take("ric")}, "one white cube, three black ones"


def test_the_builder_takes_what_is_worth_most() -> None:
    table = Table(3)
    table.sell("red", 0, 8)
    table.end_auctions()
    table.build("nyc", "bal", "bal")
    table.build("bal", "ric")
    table.build("bos", "nyc")
    for _ in range(4):
        table.idle_turn()
    table.do(Take("nyc"))
    assert _choice(table) == Take("ric"), "the only white cube"


def test_the_novice_passes_the_marker_on_now_and_then() -> None:
    table = Table(3)
    view = STEEL_DRIVER.view(table.state, 0)
    legal = STEEL_DRIVER.legal(table.state, 0)
    choices = [Novice().choose(view, legal, Random(seed)) for seed in range(100)]
    assert 0 < choices.count(PASS) < 40
