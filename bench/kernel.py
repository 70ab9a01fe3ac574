"""The kernel: whole random rounds beside OpenSpiel's twixt; exact completions."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from random import Random
from time import perf_counter

import numpy as np

from bench.rates import Row, alone, side_by_side
from goldenspike.games.transamerica.board import BOARDS
from goldenspike.games.transamerica.scoring import Survey
from goldenspike.kernel.transamerica.arrays import board_arrays, link_words
from goldenspike.kernel.transamerica.rounds import random_rounds, written_round
from goldenspike.kernel.transamerica.steiner import solve

REAL = "transamerica"


def rows() -> Iterator[Row]:
    for players in (2, 4):
        ours, theirs = side_by_side(partial(rounds, players, 400), partial(twixt, 60))
        yield Row(
            f"whole random rounds, {players} players: steps a second", ours, "OpenSpiel twixt", theirs, "20 times"
        )
    positions = end_positions(60)
    yield Row(
        "exact cost, 6 terminals, called from Python: a second", alone(partial(costs, positions)), wanted="20,000"
    )
    yield Row("the same in plain Python, with links (the rules' own)", alone(partial(plain, positions)))
    yield Row("kernel ready to use in a new process: times a second", 1 / start_up(), wanted="a few seconds")


def rounds(players: int, count: int) -> int:
    return int(random_rounds(players, count, 7).steps.sum())


def twixt(count: int) -> int:
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game("twixt")
    rng = Random(7)
    steps = 0
    for _ in range(count):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps


Position = tuple[int, int, list[int]]


def end_positions(count: int) -> list[Position]:
    """Boards as random rounds of four leave them, with a marker and five cities that are not joined."""
    board = BOARDS.get(REAL)
    found = []
    for seed in range(count):
        hands, played, _ = written_round(4, seed)
        laid = sum(1 << int(link) for link in set(played[4:].tolist()) - {-1})
        survey = Survey(board, laid)
        for seat in range(4):
            cities = hands[seat].tolist()
            if len({survey.group_of(board.layout.bit[n]) or -n - 1 for n in (played[seat], *cities)}) == 6:
                found.append((laid, int(played[seat]), cities))
    return found


def costs(positions: list[Position]) -> int:
    board, nothing = board_arrays(REAL), np.zeros(0, dtype=np.bool_)
    ready = [(link_words(REAL, laid), root, np.array(cities)) for laid, root, cities in positions]
    for _ in range(20):
        for laid, root, cities in ready:
            solve(board, laid, root, cities, nothing)
    return 20 * len(positions)


def plain(positions: list[Position]) -> int:
    board = BOARDS.get(REAL)
    for laid, root, cities in positions:
        Survey(board, laid).completion(root, cities)
    return len(positions)


def start_up() -> float:
    """Seconds from starting Python to the first answer, the compiled code being cached."""
    module = "goldenspike.kernel.transamerica.completions"
    program = f"from {module} import completion_cost; completion_cost('transamerica', 1, 90, [0, 50, 100])"
    start = perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True)
    return perf_counter() - start
