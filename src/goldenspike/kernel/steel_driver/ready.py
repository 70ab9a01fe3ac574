"""Compiling Steel Driver's kernel ahead of its first use."""

from __future__ import annotations

import numpy as np

from goldenspike.core.game import CHANCE
from goldenspike.games.steel_driver.actions import DrawFirst
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from goldenspike.kernel.steel_driver.arrays import game_of, rails_of
from goldenspike.kernel.steel_driver.desk import TASTES, new_desk
from goldenspike.kernel.steel_driver.search import picked


def compile_steel_driver(board_id: str) -> None:
    """One small call of the one compiled entry."""
    state = STEEL_DRIVER.setup(Options(players=3, board=board_id))
    view = STEEL_DRIVER.view(STEEL_DRIVER.apply(state, CHANCE, DrawFirst(0)).state, None)
    rails = rails_of(board_id)
    desk = new_desk(rails, len(view.companies), view.options.players)
    picked(rails, game_of(view), np.ones((view.options.players, TASTES)), 1, 0, desk)
