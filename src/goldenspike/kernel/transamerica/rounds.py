"""Whole rounds of the base game at random, compiled: deal, markers, tracks, scoring.

Every decision is drawn evenly from what is legal, as the bot *random* does. ``played`` can
write a round down, so that tests replay it through the rules.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from goldenspike.games.transamerica.board import BOARDS
from goldenspike.games.transamerica.state import SUPPLY
from goldenspike.kernel.arrays import Ints, Words
from goldenspike.kernel.compiled import entry, inner, once
from goldenspike.kernel.dice import draw
from goldenspike.kernel.transamerica.arrays import BoardArrays, board_arrays, words
from goldenspike.kernel.transamerica.steiner import ground_of, solve_on
from goldenspike.kernel.transamerica.waves import ONE, add, copy, put

STOP = -1
"""How ``played`` writes that no second track was laid; a start is its node, a track its link."""


class Table(NamedTuple):
    """What a table has beside its board."""

    deck: Ints
    """The nodes of the cards in use, one row a colour."""
    players: int
    incident: Words
    """For each node the links that touch it."""
    singles: Words


class Rounds(NamedTuple):
    """What came of many rounds: losses and steps (decisions) of each."""

    losses: Ints
    steps: Ints


def random_rounds(players: int, count: int, seed: int, board_id: str = "transamerica") -> Rounds:
    """Play rounds with evenly drawn decisions; the same seed gives the same rounds."""
    rounds, _, _ = _play(players, count, seed, board_id)
    return rounds


def written_round(players: int, seed: int, board_id: str = "transamerica") -> tuple[Ints, Ints, Ints]:
    """One round written down: the hands (nodes), every decision from seat 0 on, the losses."""
    rounds, hands, played = _play(players, 1, seed, board_id)
    return hands, played[: rounds.steps[0]], rounds.losses[0]


def _play(players: int, count: int, seed: int, board_id: str) -> tuple[Rounds, Ints, Ints]:
    """Some rounds, and of the last one the hands and what was played."""
    table = table_for(board_id, players)
    rounds = Rounds(np.zeros((count, players), dtype=np.int64), np.zeros(count, dtype=np.int64))
    hands = np.zeros((players, len(table.deck)), dtype=np.int64)
    played = np.zeros(3 * SUPPLY, dtype=np.int64)
    play_rounds(board_arrays(board_id), table, np.array([seed], dtype=np.uint64), rounds, hands, played)
    return rounds, hands, played


def table_for(board_id: str, players: int) -> Table:
    board = BOARDS.get(board_id)
    cards = board.deck(players)
    count = (len(board.links) + 63) // 64
    return Table(
        deck=np.array([[card.node for card in cards_of] for cards_of in cards], dtype=np.int64),
        players=players,
        incident=np.array([words(links, count) for links in board.incident]),
        singles=words(board.singles, count),
    )


@inner
def ones(word: np.uint64) -> int:
    """How many bits are set."""
    word -= (word >> ONE) & np.uint64(0x5555555555555555)
    word = (word & np.uint64(0x3333333333333333)) + ((word >> np.uint64(2)) & np.uint64(0x3333333333333333))
    word = (word + (word >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return int((word * np.uint64(0x0101010101010101)) >> np.uint64(56))


@once
def open_count(near: Words, tracks: Words, allowed: Words, only: bool) -> int:
    """How many links may be laid."""
    count = 0
    for i in range(len(near)):
        word = near[i] & ~tracks[i]
        if only:
            word &= allowed[i]
        count += ones(word)
    return count


@once
def open_link(near: Words, tracks: Words, allowed: Words, only: bool, n: int) -> int:
    """The n-th link that may be laid."""
    for i in range(len(near)):
        word = near[i] & ~tracks[i]
        if only:
            word &= allowed[i]
        here = ones(word)
        if n >= here:
            n -= here
            continue
        for _ in range(n):
            word &= word - ONE
        return 64 * i + ones((word & (~word + ONE)) - ONE)
    return -1


@entry
def play_rounds(board: BoardArrays, table: Table, state: Words, rounds: Rounds, hands: Ints, played: Ints) -> None:
    for i in range(len(rounds.steps)):
        rounds.steps[i] = one_round(board, table, state, hands, rounds.losses[i], played)


@once
def deal(table: Table, state: Words, hands: Ints) -> None:
    """One card of each colour to every seat (TA-30)."""
    cards = np.empty(table.deck.shape[1], dtype=np.int64)
    for color in range(len(table.deck)):
        cards[:] = table.deck[color]
        for seat in range(table.players):
            pick = seat + draw(state, len(cards) - seat)
            hands[seat, color] = cards[pick]
            cards[pick] = cards[seat]


@once
def one_round(board: BoardArrays, table: Table, state: Words, hands: Ints, losses: Ints, played: Ints) -> int:
    """Deal, place, lay until the round ends, score; the number of decisions."""
    players, size = table.players, len(board.place)
    deal(table, state, hands)
    network_of = np.full(size, -1)
    near = np.zeros((players, table.incident.shape[1]), dtype=np.uint64)
    markers = np.empty(players, dtype=np.int64)
    for seat in range(players):
        node = draw(state, size)
        while network_of[node] >= 0:
            node = draw(state, size)
        network_of[node] = seat
        copy(near[seat], table.incident[node])
        markers[seat] = played[seat] = node
    tracks = np.zeros(table.incident.shape[1], dtype=np.uint64)
    steps = _lay_tracks(board, table, state, hands, Lines(network_of, near, markers, tracks), played)
    _score(board, table, hands, Lines(network_of, near, markers, tracks), losses)
    return steps


class Lines(NamedTuple):
    """The board of a round: each node's network (the lowest seat in it) or -1, and what touches it."""

    network_of: Ints
    near: Words
    markers: Ints
    tracks: Words


@once
def _lay_tracks(board: BoardArrays, table: Table, state: Words, hands: Ints, lines: Lines, played: Ints) -> int:
    steps, laid, seat = table.players, 0, 0
    while True:
        first = True
        while True:
            near = lines.near[lines.network_of[lines.markers[seat]]]
            count = open_count(near, lines.tracks, table.singles, not first)
            if count == 0:
                break
            pick = draw(state, count + (0 if first else 1))
            link = STOP if pick == count else open_link(near, lines.tracks, table.singles, not first, pick)
            played[steps] = link
            steps += 1
            if link == STOP:
                break
            lay(board, table, lines, link)
            laid += 1
            others, own = completed(hands, lines, seat)
            if laid == SUPPLY or (own and not others):  # TA-52, TA-50
                return steps
            if not first or board.cost[link] > 1:
                break
            first = False
        others, own = completed(hands, lines, seat)
        if others or own:  # TA-51
            return steps
        seat = (seat + 1) % table.players


@once
def lay(board: BoardArrays, table: Table, lines: Lines, link: int) -> None:
    """A track joins what it touches (TA-42)."""
    put(lines.tracks, link)
    a, b = lines.network_of[board.ends[link, 0]], lines.network_of[board.ends[link, 1]]
    if a == b:
        return
    if a < 0 or b < 0:
        node = board.ends[link, 0 if a < 0 else 1]
        lines.network_of[node] = max(a, b)
        add(lines.near[max(a, b)], table.incident[node])
        return
    keep, gone = min(a, b), max(a, b)
    add(lines.near[keep], lines.near[gone])
    for node in range(len(lines.network_of)):
        if lines.network_of[node] == gone:
            lines.network_of[node] = keep


@once
def completed(hands: Ints, lines: Lines, on_turn: int) -> tuple[bool, bool]:
    """Whether another seat, and the seat on turn, has all its cities (TA-50)."""
    others, own = False, False
    for seat in range(len(hands)):
        network = lines.network_of[lines.markers[seat]]
        joined = True
        for city in hands[seat]:
            if lines.network_of[city] != network:
                joined = False
                break
        if joined and seat == on_turn:
            own = True
        elif joined:
            others = True
    return others, own


@once
def _score(board: BoardArrays, table: Table, hands: Ints, lines: Lines, losses: Ints) -> None:
    """What each seat misses (TA-61)."""
    width = len(board.everywhere)
    groups = np.zeros((table.players, width), dtype=np.uint64)
    for node in range(len(lines.network_of)):
        if lines.network_of[node] >= 0:
            put(groups[lines.network_of[node]], board.place[node])
    count = 0
    for seat in range(table.players):
        if lines.network_of[lines.markers[seat]] == seat:
            copy(groups[count], groups[seat])
            count += 1
    ground, no_links = ground_of(board, groups[:count]), np.zeros(0, dtype=np.bool_)
    for seat in range(table.players):
        losses[seat] = solve_on(board, ground, lines.markers[seat], hands[seat], no_links)
