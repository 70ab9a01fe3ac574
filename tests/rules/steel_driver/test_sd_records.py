"""Whole recorded games, one for each thing that may happen in one."""

from __future__ import annotations

import itertools
import json

import pytest

from goldenspike.core.bits import members
from goldenspike.core.record import read_record, record_from
from goldenspike.games import GAMES
from goldenspike.games.steel_driver.board import BOARDS
from goldenspike.games.steel_driver.events import (
    AuctionsEnded,
    Built,
    CompanyPassed,
    Controlled,
    Event,
    FinalProfit,
    GameEnded,
    Linked,
    TakingPassed,
    TurnBegan,
    TurnEnded,
)
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.games.steel_driver.state import State
from steel_driver_kit import RECORDS, of_kind, recorded

BOARD = BOARDS.get("steel-driver")


@pytest.mark.parametrize("name", sorted(path.stem for path in RECORDS.glob("*.json")))
def test_a_record_reads_and_writes_alike(name: str) -> None:
    text = (RECORDS / f"{name}.json").read_text(encoding="utf-8")
    record = read_record(text, GAMES)
    assert json.loads(record.dumps()) == json.loads(text)
    state, story = recorded(name)
    ended = of_kind(story, GameEnded)
    assert [event.ranking for event in ended] == [STEEL_DRIVER.outcome(state).ranking]  # type: ignore[union-attr]


def test_every_build_of_a_record_writes_its_start() -> None:
    for path in RECORDS.glob("*.json"):
        for action in json.loads(path.read_text(encoding="utf-8"))["actions"]:
            assert action["type"] != "build" or "start" in action


def test_not_all_companies_sell() -> None:
    _, story = recorded("not_all_sold")
    assert any(0 < len(event.unsold) < 6 and event.reason == "all_passed" for event in of_kind(story, AuctionsEnded))


def test_nobody_opens_an_auction() -> None:
    _, story = recorded("nobody_opens")
    first = of_kind(story, AuctionsEnded)[0]
    assert len(first.unsold) == 6
    assert [event.active for event in of_kind(story, TurnBegan)][:2] == [2, 2]
    assert of_kind(story, TurnEnded)[0].income == (0, 0, 0)


def test_a_company_is_boxed_in() -> None:
    state, story = recorded("boxed_in")
    boxed = next(event for event in of_kind(story, CompanyPassed) if event.reason == "no_link")
    before = story[: story.index(boxed)]
    treasury = [event.treasury for event in before if getattr(event, "company", "") == boxed.company
                and hasattr(event, "treasury")][-1]  # fmt: skip
    assert treasury > 0, "it has cubes left and no link to spend them on"
    assert 0 < state.companies[BOARD.company_at[boxed.company]].rails.bit_count() < 17


def test_a_company_without_controller_holds_a_treasury() -> None:
    _, story = recorded("treasury_without_controller")
    second = story.index(of_kind(story, TurnBegan)[1])
    left = of_kind(story[:second], Built)[0]
    assert (left.company, left.treasury) == ("red", 1)
    passed = [event for event in of_kind(story[second:], CompanyPassed) if event.company == "red"]
    assert passed[0].reason == "uncontrolled"


def test_first_links_between_two_starting_cities() -> None:
    _, story = recorded("two_starting_cities")
    red, grey = of_kind(story, Built)[:2]
    assert (red.a, red.b, red.start, red.city, red.rise) == ("nyc", "bal", "bal", "nyc", 60)
    assert (grey.a, grey.b, grey.start, grey.city, grey.rise) == ("lax", "sfo", "lax", "sfo", 50)


def test_a_company_runs_out_of_rails() -> None:
    state, story = recorded("out_of_rails")
    assert any(event.reason == "no_rails" for event in of_kind(story, CompanyPassed))
    assert state.companies[0].rails.bit_count() == 17


def _owners(state: State, route: tuple[str, ...]) -> set[str]:
    """Whose rails a route runs on."""
    index = BOARD.city_at
    owners = set()
    for a, b in itertools.pairwise(route):
        low, high = sorted((index[a], index[b]))
        link = BOARD.link_at[low, high]
        owners |= {n for n, company in zip(BOARD.companies, state.companies, strict=True) if company.rails >> link & 1}
    return owners


def _link_of(story: list[Event]) -> Linked:
    (link,) = of_kind(story, Linked)
    return link


def test_the_link_by_one_company() -> None:
    state, story = recorded("link_by_one")
    link = _link_of(story)
    assert link.bonuses == ((link.company, 50),)
    assert _owners(state, link.routes[0]) == {link.company}


def test_the_link_by_several_companies() -> None:
    state, story = recorded("link_by_several")
    link = _link_of(story)
    assert len(link.bonuses) > 1
    assert len(link.routes) == 1
    assert {company for company, _ in link.bonuses} == _owners(state, link.routes[0])
    assert sorted(bonus for _, bonus in link.bonuses) == [30] * (len(link.bonuses) - 1) + [50]


def test_the_link_with_tied_routes_of_different_companies() -> None:
    state, story = recorded("link_tied")
    link = _link_of(story)
    owners = [_owners(state, route) for route in link.routes]
    assert len({frozenset(each) for each in owners}) > 1
    assert len({(len(each), len(route)) for each, route in zip(owners, link.routes, strict=True)}) == 1
    assert {company for company, _ in link.bonuses} == set().union(*owners)


def test_no_link() -> None:
    state, story = recorded("link_never")
    assert not of_kind(story, Linked)
    assert state.standing.linked is None


def test_final_control_ties_go_clockwise_from_the_holder() -> None:
    _, story = recorded("control_tie")
    tied = [event for event in of_kind(story, Controlled) if event.reason == "tie_from_holder"]
    assert tied
    holders = {name: seat for name, _, seat in of_kind(story, TurnEnded)[-1].profits}
    for event in tied:
        holder, seats = holders[event.company], len(event.shares)
        assert holder is not None
        clockwise = [(holder + step) % seats for step in range(seats)]
        assert event.seat == next(seat for seat in clockwise if event.shares[seat] == max(event.shares))


def test_final_control_ties_without_holder_go_from_the_active_player() -> None:
    _, story = recorded("control_tie_from_active")
    active = of_kind(story, AuctionsEnded)[-1].active
    tied = [event for event in of_kind(story, Controlled) if event.reason == "tie_from_active"]
    for event in tied:
        clockwise = [(active + step) % len(event.shares) for step in range(len(event.shares))]
        assert event.seat == next(seat for seat in clockwise if event.shares[seat] == max(event.shares))
    assert tied


def test_a_company_with_no_share_sold() -> None:
    state, story = recorded("share_never_sold")
    unsold = next(event for event in of_kind(story, Controlled) if event.reason == "no_shares")
    assert unsold.seat is None
    assert TakingPassed(unsold.company, "uncontrolled") in story
    company = state.companies[BOARD.company_at[unsold.company]]
    assert (company.rails, company.goods, sum(company.shares)) == (0, 0, 0)


def _most_goods(state: State, seat: int) -> int:
    return max(
        (len(list(members(company.goods))) for company in state.companies if company.controller == seat), default=0
    )


def test_a_tie_settled_by_goods() -> None:
    state, story = recorded("tie_settled_by_goods")
    ended = of_kind(story, GameEnded)[0]
    assert ended.reason == "most_goods"
    tied = [seat for seat, cash in enumerate(ended.cash) if cash == max(ended.cash)]
    assert len(tied) > 1
    (winner,) = ended.ranking[0]
    assert all(_most_goods(state, winner) > _most_goods(state, seat) for seat in tied if seat != winner)


def test_a_tie_shared() -> None:
    state, story = recorded("tie_shared")
    ended = of_kind(story, GameEnded)[0]
    assert ended.reason == "shared"
    assert len({ended.cash[seat] for seat in ended.ranking[0]}) == 1
    assert len({_most_goods(state, seat) for seat in ended.ranking[0]}) == 1
    assert len(of_kind(story, FinalProfit)) == 6


def test_sd_11_a_record_may_write_a_link_either_way_round() -> None:
    path = sorted(RECORDS.glob("*.json"))[0]
    data = json.loads(path.read_text(encoding="utf-8"))
    turned = [
        {**action, "a": action["b"], "b": action["a"]} if action["type"] == "build" else action
        for action in data["actions"]
    ]
    assert record_from({**data, "actions": turned}, GAMES) == record_from(data, GAMES)
