"""What holds in every game of TransAmerica, whatever the options, the chance and the players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from goldenspike.core.errors import RulesError
from goldenspike.core.game import CHANCE
from goldenspike.core.match import Match
from goldenspike.core.record import read_record, replay
from goldenspike.games import GAMES
from goldenspike.games.transamerica.actions import Action, Deal, DrawFirst, Lay, Move, Pass, Start, Stay, Stop
from goldenspike.games.transamerica.standing import missing_segments
from steiner import component
from transamerica_players import Player, anything, greedy, play_game
from transamerica_table import ANN, BEN, GAME, Table

TABLES: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "six": {"players": 6},
    "open": {"players": 3, "open_cards": True},
    "blocking": {"players": 4, "blocking": True},
    "vexation": {"players": 3, "vexation": True},
    "all": {"players": 5, "open_cards": True, "blocking": True, "vexation": True, "rounds": 2, "tie": "extra_round"},
    "prairie": {"players": 4, "board": "prairie", "vexation": True, "blocking": True, "rounds": 2},
}
PLAYERS: tuple[Player, ...] = (
    anything,
    greedy(spread=0.3, own=0.3, second=0.7, move=0.3),
    greedy(spread=0.1, own=0.2, second=0.9, move=0.5),
)

seeds = st.integers(min_value=0, max_value=2**32 - 1)
tables = st.sampled_from(sorted(TABLES))


def examples(count: int) -> settings:
    """The same examples every time, so that a run here is a run anywhere."""
    return settings(
        max_examples=count, derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )


def game(table: str, seed: int, actions: int | None = None) -> Match:
    """A game of mixed players, whole or so many actions long."""
    rng = Random(seed)
    options = GAME.options_type(**TABLES[table])
    seated = [rng.choice(PLAYERS) for _ in range(options.players)]
    return play_game(options, seated, rng, rng, until=lambda match: len(match.record.actions) == actions)


def positions(table: str, seed: int, count: int) -> Iterator[Any]:
    """Some states of one game in which a player is to act."""
    states = [step.state for step in replay(game(table, seed).record)]
    inside = [state for state in states if GAME.to_act(state) not in ((), (CHANCE,))]
    return iter(Random(seed).sample(inside, min(count, len(inside))))


def members(bits: int) -> set[int]:
    return {member for member in range(bits.bit_length()) if bits >> member & 1}


def tracks_of(view: Any, seat: int) -> list[tuple[int, int]]:
    ends = GAME.boards.get(view.options.board).ends
    return [ends[link] for link in members(view.tracks | view.own[seat])]


@examples(35)
@given(tables, seeds)
def test_tracks_are_at_most_84_and_one_a_segment(table: str, seed: int) -> None:
    """TA-13, TA-36, TA-X1; and one more lies after every track laid, none after anything else."""
    for before, after in pairwise(replay(game(table, seed).record)):
        view = GAME.view(after.state, None)
        kinds = (view.tracks, *view.own)
        assert view.tracks.bit_count() <= 84
        assert sum(kind.bit_count() for kind in kinds) == len(members(kinds[0]).union(*map(members, kinds[1:])))
        assert all(own.bit_count() <= 3 for own in view.own)
        if not any(event.type in ("round_ended", "round_began") for event in after.events):
            old = GAME.view(before.state, None)
            laid = sum(event.type == "laid" for event in after.events)
            assert sum(kind.bit_count() for kind in kinds) == laid + sum(k.bit_count() for k in (old.tracks, *old.own))


@examples(35)
@given(tables, seeds)
def test_networks_are_what_a_plain_search_finds(table: str, seed: int) -> None:
    """TA-40, TA-42, TA-X1."""
    for step in replay(game(table, seed).record):
        view = GAME.view(step.state, None)
        size = GAME.boards.get(view.options.board).size
        for seat, marker in enumerate(view.markers):
            expected = component(size, tracks_of(view, seat), marker) if marker is not None else set()
            assert members(view.networks[seat]) == expected


@examples(35)
@given(st.sampled_from(["open", "all"]), seeds)
def test_a_state_is_what_can_be_made_anew_from_an_open_view(table: str, seed: int) -> None:
    """With open cards a view has everything: the networks grown track by track are those made at once."""
    for state in positions(table, seed, 12):
        assert GAME.determinize(GAME.view(state, None), Random(seed)) == state


@examples(35)
@given(tables, seeds)
def test_a_guessed_state_looks_the_same_and_has_legal_hands(table: str, seed: int) -> None:
    for state in positions(table, seed, 6):
        for seat in (*range(state.options.players), None):
            guess = GAME.determinize(GAME.view(state, seat), Random(seed))
            assert GAME.view(guess, seat) == GAME.view(state, seat)
            assert seat is None or GAME.legal(guess, seat) == GAME.legal(state, seat)
            check_hands(state.options, guess.phase.round.hands)


@examples(40)
@given(tables, seeds)
def test_a_guessed_state_could_have_come_about(table: str, seed: int) -> None:
    """Its hands, dealt at the start of the round, and the decisions of the round lead to it."""
    for state in positions(table, seed, 6):
        for seat in (*range(state.options.players), None):
            guess = GAME.determinize(GAME.view(state, seat), Random(seed))
            assert came_about(guess)


def came_about(state: Any) -> bool:
    if state.standing.round > 1:
        return True
    again = GAME.setup(state.options)
    played = [(CHANCE, DrawFirst(state.standing.first)), (CHANCE, Deal(state.phase.round.hands))]
    for seat, action in (*played, *state.phase.round.played):
        if GAME.to_act(again) != (seat,):
            return False
        again = GAME.apply(again, seat, action).state
    return bool(again == state)


@examples(35)
@given(tables, seeds)
def test_markers_stand_on_different_nodes(table: str, seed: int) -> None:
    """TA-32, TA-V20."""
    for step in replay(game(table, seed).record):
        placed = [node for node in GAME.view(step.state, None).markers if node is not None]
        assert len(placed) == len(set(placed))


@examples(60)
@given(st.integers(min_value=2, max_value=6), seeds)
def test_every_deal_has_one_card_a_colour_and_no_dashed_city_for_few(players: int, seed: int) -> None:
    """TA-12, TA-30."""
    options = GAME.options_type(players=players)
    match = Match(GAME, options)
    match.run_chance(Random(seed))
    check_hands(options, match.state.phase.round.hands)


def check_hands(options: Any, hands: tuple[tuple[str, ...], ...]) -> None:
    board = GAME.boards.get(options.board)
    assert len(hands) == options.players
    for hand in hands:
        assert [board.city_named[name].color for name in hand] == list(board.colors)
        assert options.players > 3 or all(board.city_named[name].small_deck for name in hand)
    assert len({name for hand in hands for name in hand}) == sum(map(len, hands))


@examples(15)
@given(tables, seeds)
def test_points_are_13_less_all_losses_and_the_most_wins(table: str, seed: int) -> None:
    """TA-20, TA-60, TA-80; and a loss is the price of what is missing."""
    match = game(table, seed)
    standing = match.state.standing
    links = GAME.boards.get(match.options.board)
    for result in standing.results:
        assert result.losses == tuple(
            sum(links.links[links.link_at[segment]].cost for segment in missing)
            for missing in missing_segments(match.options, result)
        )
        assert all((loss == 0) == (seat in result.completed) for seat, loss in enumerate(result.losses))
    totals = [13 - sum(losses) for losses in zip(*(result.losses for result in standing.results), strict=True)]
    assert list(standing.points) == totals
    assert match.outcome is not None
    assert set(match.outcome.winners) == {seat for seat, points in enumerate(totals) if points == max(totals)}
    ranked = [{totals[seat] for seat in place} for place in match.outcome.ranking]
    assert [points for (points,) in ranked] == sorted(set(totals), reverse=True)


def every_action(board: Any) -> list[Action]:
    """Whatever a player could think of on this board, and a little beyond it."""
    pairs = [*board.ends, *((b, a) for a, b in board.ends[:20]), (0, board.size - 1), (0, 0), (-1, 0)]
    nodes = range(-1, board.size + 1)
    lays: list[Action] = [Lay(a, b, own) for a, b in pairs for own in (False, True)]
    return [*lays, *map(Start, nodes), *map(Move, nodes), Stop(), Stay(), Pass()]


@examples(25)
@given(tables, seeds)
def test_legal_is_exactly_what_apply_accepts(table: str, seed: int) -> None:
    actions = every_action(GAME.boards.get(GAME.options_type(**TABLES[table]).board))
    for state in positions(table, seed, 3):
        (seat,) = GAME.to_act(state)
        legal = GAME.legal(state, seat)
        assert len(set(legal)) == len(legal)
        assert {action for action in actions if accepts(state, seat, action)} == set(legal)
        for other in range(state.options.players):
            assert other == seat or (len(GAME.legal(state, other)) == 0 and not accepts(state, other, legal[0]))


def accepts(state: Any, seat: int, action: Action) -> bool:
    try:
        GAME.apply(state, seat, action)
    except RulesError:
        return False
    return True


@examples(25)
@given(tables, seeds)
def test_legal_is_what_the_rules_say_in_plain_words(table: str, seed: int) -> None:
    for state in positions(table, seed, 16):
        (seat,) = GAME.to_act(state)
        assert set(GAME.legal(state, seat)) == allowed(GAME.view(state, seat), seat)


def allowed(view: Any, seat: int) -> set[Action]:
    """TA-32 to TA-36, TA-41, TA-V20, TA-V21 and TA-X1, by sets and plain search."""
    board = GAME.boards.get(view.options.board)
    free = set(range(board.size)) - set(view.markers)
    if view.phase == "placing":
        return set(map(Start, free))
    if view.phase == "moving":
        return {Stay(), *map(Move, free & component(board.size, tracks_of(view, seat), view.markers[seat]))}
    blocked = set(view.markers) - {view.markers[seat]} if view.options.blocking else set()
    way = [(a, b) for a, b in tracks_of(view, seat) if not {a, b} & blocked]
    reached = component(board.size, way, view.markers[seat])
    taken = members(view.tracks).union(*map(members, view.own))
    links = {
        pair
        for link, pair in enumerate(board.ends)
        if link not in taken and set(pair) & reached and (view.phase == "laying" or board.links[link].cost == 1)
    }
    lays: set[Action] = {Lay(a, b) for a, b in links}
    if view.options.vexation and view.own[seat].bit_count() < 3:
        lays |= {Lay(a, b, own=True) for a, b in links}
    if view.phase == "extending":
        return {*lays, Stop()}
    return lays or {Pass()}


@examples(25)
@given(tables, seeds)
def test_a_record_replays_to_the_same_states(table: str, seed: int) -> None:
    record = game(table, seed, actions=120).record
    again = read_record(record.dumps(), GAMES)
    assert again == record
    for one, other in zip(replay(record), replay(again), strict=True):
        assert one == other


@examples(15)
@given(tables, seeds)
def test_turns_go_round_and_the_starting_card_goes_left(table: str, seed: int) -> None:
    """TA-31, TA-73."""
    match = game(table, seed)
    firsts = [result.first for result in match.state.standing.results]
    assert all(later == (earlier + 1) % match.options.players for earlier, later in pairwise(firsts))
    for before, after in pairwise(step.state for step in replay(match.record)):
        seats = GAME.to_act(before), GAME.to_act(after)
        if CHANCE not in (*seats[0], *seats[1]) and len(before.standing.results) == len(after.standing.results):
            (now,), (then,) = seats
            assert then in (now, (now + 1) % match.options.players)


@pytest.mark.parametrize("table", TABLES)
def test_every_phase_is_met_by_these_games(table: str) -> None:
    """The properties above are tried on what they are about."""
    met = {GAME.view(step.state, None).phase for seed in range(4) for step in replay(game(table, seed).record)}
    expected = {"drawing", "dealing", "placing", "laying", "extending", "over"}
    assert met == (expected | {"moving"} if TABLES[table].get("blocking") else expected)


@pytest.mark.parametrize("seat", [ANN, BEN])
def test_a_guess_before_a_second_track_could_have_come_about(seat: int) -> None:
    """G41 and B43 are in both networks for a turn already: nobody can hold both cards, or the round had ended."""
    table = Table("G71, B48", "G11, B73").markers(41, 40).turn(ANN, "41-42").turn(BEN, "40-41").turn(ANN, "42-43")
    state = table.turn(BEN, "30-40").play(ANN, "33-43").state
    view = GAME.view(state, seat)
    assert all(came_about(GAME.determinize(view, Random(seed))) for seed in range(200))
