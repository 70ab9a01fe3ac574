"""Why a seat may not do what it wants to: the rule it breaks."""

from __future__ import annotations

from goldenspike.core.errors import RulesError
from goldenspike.games.transamerica.actions import Lay, action_table
from goldenspike.games.transamerica.board import DOUBLE
from goldenspike.games.transamerica.options import Options
from goldenspike.games.transamerica.state import OWN_TRACKS, Extending, InRound, Moving, Placing, occupied, own_left


def out_of_turn(phase: InRound, rule: str, name: str, message: str) -> RulesError:
    if isinstance(phase, Placing):
        return RulesError("TA-32", "place_first", "the first turn of a round places the start marker, nothing else")
    return RulesError(rule, name, message)


def why_not(options: Options, phase: InRound, action: Lay) -> RulesError:
    """The rule a refused track breaks."""
    table = action_table(options.board)
    board = table.board
    where = f"{board.place_name(action.a)} to {board.place_name(action.b)}"
    if isinstance(phase, Placing | Moving):
        return out_of_turn(phase, "TA-33", "turn_done", "the tracks of this turn are laid: move the marker or stay")
    link = table.link_at.get((action.a, action.b))
    if link is None:
        return RulesError("TA-10", "no_such_segment", f"there is no segment {action.a} to {action.b} (a < b)")
    if action.own and not options.vexation:
        return RulesError("TA-X1", "no_own_tracks", "coloured tracks are for the Vexation option only")
    if action.own and not own_left(phase):
        return RulesError("TA-X1", "own_tracks_used", f"all {OWN_TRACKS} coloured tracks of this round are laid")
    if occupied(phase.round) >> link & 1:
        return RulesError("TA-36", "segment_taken", f"a track lies from {where} already")
    if not phase.round.networks[phase.seat].links >> link & 1:
        return RulesError("TA-41", "not_connected", f"{where} does not touch the own network")
    if isinstance(phase, Extending) and board.links[link].cost == DOUBLE:
        return RulesError("TA-35", "double_second", f"{where} is double and cannot be the second track of a turn")
    return RulesError("TA-V21", "blocked", f"another start marker blocks the way to {where}")
