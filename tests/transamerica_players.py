"""Simple players of TransAmerica, to bring games of every kind about. They see what a seat may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from goldenspike.core.game import CHANCE
from goldenspike.core.match import Match
from goldenspike.games.transamerica.actions import Action, Lay, Start
from goldenspike.games.transamerica.scoring import Survey
from transamerica_table import GAME

Player = Callable[[Any, Sequence[Action], Random], Action]
"""Chooses one of the legal actions from a view of the seat to act."""


def anything(view: Any, legal: Sequence[Action], rng: Random) -> Action:
    """Every legal action is as likely."""
    return legal[rng.randrange(len(legal))]


def greedy(spread: float = 0.0, own: float = 0.0, second: float = 1.0, move: float = 0.0) -> Player:
    """Goes for its cities by a cheapest tree.

    ``spread``: how often a track is laid anywhere instead. ``own``: how often it is a coloured one.
    ``second``: how often a second track is laid. ``move``: how often the marker moves.
    """

    def player(view: Any, legal: Sequence[Action], rng: Random) -> Action:
        if view.phase == "placing":
            return _start(view, legal, rng)
        if view.phase == "moving":
            return legal[rng.randrange(len(legal))] if rng.random() < move else legal[-1]
        if view.phase == "extending" and rng.random() >= second:
            return legal[-1]
        useful = [] if rng.random() < spread else _useful(view, legal)
        if useful:
            colored = [lay for lay in useful if lay.own]
            plain = [lay for lay in useful if not lay.own]
            return rng.choice(colored if colored and rng.random() < own else plain)
        return legal[rng.randrange(len(legal))] if view.phase == "laying" else legal[-1]

    return player


CAREFUL = greedy(second=0.3)
HASTY = greedy()


def _useful(view: Any, legal: Sequence[Action]) -> list[Lay]:
    board = GAME.boards.get(view.options.board)
    survey = Survey(board, view.tracks | view.own[view.seat])
    cities = [board.city_named[name].node for name in view.hands[view.seat]]
    wanted = {board.ends[link] for link in survey.completion(view.markers[view.seat], cities).links}
    return [move for move in legal if isinstance(move, Lay) and (move.a, move.b) in wanted]


def _start(view: Any, legal: Sequence[Action], rng: Random) -> Action:
    board = GAME.boards.get(view.options.board)
    cities = [Start(board.city_named[name].node) for name in view.hands[view.seat]]
    free = [start for start in cities if start in legal]
    return rng.choice(free) if free else legal[0]


def play_game(
    options: Any,
    players: Sequence[Player],
    chance: Random,
    decisions: Random,
    script: Sequence[tuple[int, Action]] = (),
    until: Callable[[Match], bool] = lambda match: False,
) -> Match:
    """A game to its end (or until something): first what a script says, then what the players choose."""
    match = Match(GAME, options)
    for seat, action in script:
        match.act(seat, action)
    while match.to_act and not until(match):
        (seat,) = match.to_act
        if seat == CHANCE:
            match.run_chance(chance)
        else:
            view = GAME.view(match.state, seat)
            match.act(seat, players[seat](view, GAME.legal(match.state, seat), decisions))
    return match
