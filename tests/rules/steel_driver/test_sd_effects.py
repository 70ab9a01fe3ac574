"""What an action is said to do is what it does."""

from __future__ import annotations

from random import Random

from goldenspike.core.codec import Json
from goldenspike.core.game import CHANCE
from goldenspike.core.record import read_record, replay
from goldenspike.games import GAMES
from goldenspike.games.steel_driver.actions import Action, Auction, Bid, Build, Take
from goldenspike.games.steel_driver.goods import counts_of, set_value
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.steel_driver.state import Building, State
from steel_driver_kit import RECORDS, Table


def effect(state: State, action: Action) -> dict[str, Json] | None:
    return STEEL_DRIVER.presenter.effect(action, STEEL_DRIVER.view(state, STEEL_DRIVER.to_act(state)[0]))


def check(before: State, action: Action, after: State) -> None:
    told = effect(before, action)
    board = STEEL_DRIVER.boards.get(before.options.board)
    phase = before.phase
    if isinstance(action, Build):
        assert isinstance(phase, Building)
        assert told is not None
        old, new = before.companies[phase.company], after.companies[phase.company]
        assert told["cost"] == board.links[board.link_named[action.a, action.b]].cost
        if after.standing.turn == before.standing.turn and isinstance(after.phase, Building):  # else profit was paid
            assert told["treasury"] == [old.treasury, new.treasury]
            assert told["profit"] == [old.profit, new.profit]
            assert told["collects"] == new.profit - old.profit
        linked = before.standing.linked is None and after.standing.linked is not None
        assert told.get("completes", False) == linked
        assert linked == (told.get("apart", [1, 1])[1] == 0)
    elif isinstance(action, Take):
        assert told is not None
        at = phase.company  # type: ignore[union-attr]
        worth = [set_value(counts_of(board, each.companies[at].goods)) for each in (before, after)]
        assert told["value"] == worth
    elif isinstance(action, Auction | Bid):
        assert told is not None
        bid = action.bid if isinstance(action, Auction) else action.amount
        assert told["cubes"][0] - told["cubes"][1] == bid == told["treasury"][1] - told["treasury"][0]
    else:
        assert told is None


def test_effects_come_true() -> None:
    for seed in range(4):
        rng, state = Random(seed), STEEL_DRIVER.setup(Options(players=3 + seed % 4))
        while STEEL_DRIVER.to_act(state):
            seat = STEEL_DRIVER.to_act(state)[0]
            if seat == CHANCE:
                state = STEEL_DRIVER.apply(state, seat, STEEL_DRIVER.sample(state, rng)).state
                continue
            action = rng.choice(STEEL_DRIVER.legal(state, seat))
            after = STEEL_DRIVER.apply(state, seat, action).state
            check(state, action, after)
            state = after


def test_the_transcontinental_link_comes_nearer_step_by_step() -> None:
    record = read_record((RECORDS / "link_by_several.json").read_text(encoding="utf-8"), GAMES)
    steps = list(replay(record))
    last: int | None = None
    for before, (_, action), after in zip(steps[:-1], record.actions, steps[1:], strict=True):
        if not isinstance(action, Build):
            continue
        check(before.state, action, after.state)
        apart = (effect(before.state, action) or {}).get("apart")
        if apart is not None:
            assert last in (None, apart[0])
            last = apart[1]
    assert last == 0


def test_a_bid_tells_what_stays_and_what_a_share_holds() -> None:
    table = Table()
    assert effect(table.state, Auction("red", 3)) == {
        "cubes": [10, 7], "treasury": [0, 3], "shares": [0, 1], "share_at_most": 0,
    }  # fmt: skip
    table.do(Auction("red", 3))
    told = effect(table.state, Bid(5))
    assert told is not None
    assert told["cubes"] == [10, 5]


def test_a_first_link_gains_the_colours_of_both_its_ends() -> None:
    table = Table()
    table.sell("red", 0, 8)
    table.end_auctions()
    told = effect(table.state, Build("nyc", "bal", "bal"))
    assert told is not None
    colors = {table.board.cities[table.board.city_at[city]].color for city in ("nyc", "bal")}
    assert set(told["colors"]) == colors
    assert (told["city"], told["collects"], told["treasury"]) == ("nyc", 60, [8, 6])
