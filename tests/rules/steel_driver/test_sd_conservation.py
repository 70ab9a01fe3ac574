"""Nothing is lost and nothing appears: checked after every step of games played at random."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from goldenspike.games.steel_driver.actions import INCOME, action_table
from goldenspike.games.steel_driver.board import RailBoard
from goldenspike.games.steel_driver.state import RAILS, Building, Drawing, Over, State, Taking
from steel_driver_kit import SHORT_LINE, random_game

GAMES = given(
    seed=st.integers(0, 10**9), players=st.integers(3, 6), board=st.sampled_from(["steel-driver", SHORT_LINE])
)


@settings(max_examples=60, deadline=None)
@GAMES
def test_conservation(seed: int, players: int, board: str) -> None:
    for step in random_game(seed, players, board):
        state = step.state
        the_board = action_table(board).board
        _check_rails(the_board, state)
        _check_cubes(the_board, state)
        _check_cash(state)
        _check_shares(state)
        _check_goods(state)


def _is_final(state: State) -> bool:
    return isinstance(state.phase, Taking | Over)


def _check_rails(board: RailBoard, state: State) -> None:
    laid = 0
    for company in state.companies:
        assert not laid & company.rails, "one rail a link (SD-11)"
        laid |= company.rails
        assert company.rails.bit_count() <= RAILS
        assert (company.start is None) == (company.rails == 0)
        if company.start is not None:
            assert board.cities[company.start].start
            assert board.reach(1 << company.start, company.rails) == company.cities
        assert company.near == board.links_at(company.cities)
    if isinstance(state.phase, Building):
        assert state.phase.taken == laid


def _check_cubes(board: RailBoard, state: State) -> None:
    turns = 0 if isinstance(state.phase, Drawing) else state.standing.turn
    issued = INCOME[state.options.players] * state.options.players * turns
    held = sum(state.standing.cubes)
    treasuries = sum(company.treasury for company in state.companies)
    spent = sum(
        link.cost for at, link in enumerate(board.links) for company in state.companies if company.rails >> at & 1
    )
    assert min(state.standing.cubes) >= 0
    assert all(company.treasury >= 0 for company in state.companies)
    if _is_final(state):
        assert treasuries == 0
        assert held + spent <= issued
    else:
        assert held + treasuries + spent == issued


def _check_cash(state: State) -> None:
    results = state.standing.results
    paid = [0] * state.options.players
    for result in results:
        for seat, profit in zip(result.controllers, result.profits, strict=True):
            if seat is not None:
                paid[seat] += profit
        assert result.cash == tuple(paid)
    if not isinstance(state.phase, Over):
        assert state.standing.cash == tuple(paid)


def _check_shares(state: State) -> None:
    for at, company in enumerate(state.companies):
        sold = sum(result.prices[at] > 0 for result in state.standing.results) + (company.price > 0)
        assert sum(company.shares) == sold <= 5
        if not _is_final(state):
            assert (company.controller is not None) == (company.price > 0)


def _check_goods(state: State) -> None:
    taken = connected = 0
    for company in state.companies:
        assert not taken & company.goods, "a cube is taken once"
        assert not company.goods & ~company.cities
        taken |= company.goods
        connected |= company.cities
    if isinstance(state.phase, Taking):
        assert taken | state.phase.goods == connected
        assert not taken & state.phase.goods
    elif not isinstance(state.phase, Over):
        assert taken == 0
