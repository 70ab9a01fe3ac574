"""Trying things out, compiled: the game played on by players of given tastes.

There is one compiled entry for all: each would take as long to compile as all that it calls.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from goldenspike.kernel.arrays import Floats, Ints, Words
from goldenspike.kernel.compiled import entry, inner
from goldenspike.kernel.steel_driver.arrays import (
    BID,
    BIDDING,
    CASH,
    COMPANY,
    OVER,
    PHASE,
    SEAT,
    TAKING,
    TURN,
    Game,
    Rails,
    empty_like,
)
from goldenspike.kernel.steel_driver.desk import NO_SCRIPT, Desk
from goldenspike.kernel.steel_driver.game import copy_game, step, take
from goldenspike.kernel.steel_driver.policy import decide, estimate, pick_take

GO_ON: Final = -9
"""The option to do nothing out of the ordinary."""
NO_CAP: Final = -1


def try_out(
    rails: Rails,
    game: Game,
    tastes: Floats,
    options: Ints,
    caps: Ints,
    runs: int,
    seed: int,
    horizon: int,
    width: int,
    desk: Desk,
    deep: bool = False,
) -> Floats:
    """Each seat's cash at the end, for each option and run: ``[option, run, seat]``.

    Every option meets the same luck. ``caps`` says how far the seat to act goes on in the auction
    that is running, or -1 for what its taste says. The game is played on through turn ``horizon``,
    and forecast from there. ``deep``: in the final phase everybody tries each cube out before taking it.
    """
    values = np.zeros((len(options), runs, len(game.purses)))
    rooms = empty_like(game), empty_like(game)
    _run(rails, game, tastes, options, caps, seed, horizon, width, deep, desk, *rooms, values)
    return values


def picked(rails: Rails, game: Game, tastes: Floats, width: int, seed: int, desk: Desk) -> int:
    """What a player of some taste does. ``desk`` is left with all that it thought of."""
    nothing = np.zeros(0, dtype=np.int64)
    values = np.zeros((0, 0, 0))
    return int(_run(rails, game, tastes, nothing, nothing, seed, 0, width, False, desk, game, game, values))


def after(rails: Rails, game: Game, tastes: Floats, action: int, desk: Desk) -> Game:
    """The game after an action."""
    values, scratch = np.zeros((1, 1, len(game.purses))), empty_like(game)
    _run(rails, game, tastes, np.array([action]), np.array([NO_CAP]), 0, 0, 1, False, desk, scratch, scratch, values)
    return scratch


@entry
def _run(
    rails: Rails,
    game: Game,
    tastes: Floats,
    options: Ints,
    caps: Ints,
    seed: int,
    horizon: int,
    width: int,
    deep: bool,
    desk: Desk,
    scratch: Game,
    spare: Game,
    values: Floats,
) -> int:
    state = np.zeros(1, dtype=np.uint64)
    state[0] = np.uint64(seed)
    root, me = game.head[TURN], game.head[SEAT]
    desk.marks[:] = -1
    desk.script[:] = -1
    if len(options) == 0:
        return decide(rails, game, tastes, root, width, state, desk)
    for r in range(values.shape[1]):
        for o in range(len(options)):
            state[0] = np.uint64(seed) + np.uint64(r) * np.uint64(7919)
            copy_game(scratch, game)
            desk.marks[1] = desk.marks[2] = -1
            desk.script[:] = NO_SCRIPT if desk.marks[0] == root else -1
            if options[o] != GO_ON:
                step(rails, scratch, options[o])
            play_on(rails, scratch, tastes, root, me, caps[o], horizon, width, deep, state, desk)
            while deep and scratch.head[PHASE] == TAKING:
                take(rails, scratch, tried_take(rails, scratch, spare, desk))
            estimate(rails, scratch, tastes[me], desk, values[o, r])
    return 0


@inner
def play_on(
    rails: Rails,
    game: Game,
    tastes: Floats,
    root: int,
    me: int,
    cap: int,
    horizon: int,
    width: int,
    deep: bool,
    state: Words,
    desk: Desk,
) -> None:
    """To the end of a turn, or of the game; if ``deep``, no further than the final phase."""
    company, capped = game.head[COMPANY], cap >= 0
    while game.head[PHASE] != OVER and game.head[TURN] <= horizon and not (deep and game.head[PHASE] == TAKING):
        capped = capped and game.head[PHASE] == BIDDING and game.head[COMPANY] == company
        action = decide(rails, game, tastes, root, width, state, desk)
        if capped and game.head[SEAT] == me:
            action = game.head[BID] + 1 if game.head[BID] < cap else 0
        step(rails, game, action)


@inner
def tried_take(rails: Rails, game: Game, spare: Game, desk: Desk) -> int:
    """The cube that leads furthest for the seat to act if all go on without trying anything out."""
    company, seat, others = game.head[COMPANY], game.head[SEAT], len(game.purses) - 1
    best, chosen = -1e9, -1
    for city in range(len(game.on)):
        if not game.goods[city] or not game.on[city] >> company & 1 or has_twin(rails, game, city):
            continue
        copy_game(spare, game)
        take(rails, spare, city)
        while spare.head[PHASE] == TAKING:
            take(rails, spare, pick_take(rails, spare, desk))
        own, total = spare.purses[seat, CASH], 0
        for each in range(len(game.purses)):
            total += spare.purses[each, CASH]
        lead = own - (total - own) / others
        if lead > best:
            best, chosen = lead, city
    return chosen


@inner
def has_twin(rails: Rails, game: Game, city: int) -> bool:
    """Whether an earlier city has the same goods for the same companies."""
    for other in range(city):
        if game.goods[other] and game.on[other] == game.on[city] and rails.color[other] == rails.color[city]:
            return True
    return False
