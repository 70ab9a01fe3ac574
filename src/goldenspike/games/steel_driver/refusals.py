"""Why an action is out of place: the rule it breaks."""

from __future__ import annotations

from typing import Final

from goldenspike.core.errors import RulesError
from goldenspike.core.game import CHANCE, Seat
from goldenspike.games.steel_driver.actions import Action, Auction, Bid, Build, DrawFirst, Drop, Pass, Take
from goldenspike.games.steel_driver.state import Auctioning, Bidding, Building, Drawing, Over, Phase, Taking

_TURN_RULES: Final[dict[type[Phase], str]] = {
    Drawing: "SD-21",
    Auctioning: "SD-40",
    Bidding: "SD-42",
    Building: "SD-51",
    Taking: "SD-82",
}

_NOW: Final[dict[type[Phase], tuple[str, str, str]]] = {
    Drawing: ("SD-21", "draw_expected", "the first active player is drawn before anything else"),
    Bidding: ("SD-42", "auction_running", "an auction is running: raise or drop out"),
    Building: ("SD-52", "must_build", "a company that can build must"),
    Taking: ("SD-82", "must_take", "a company that can take a goods cube must"),
    Over: ("SD-85", "game_over", "the game is over"),
}

_LATER: Final[dict[type[Action], tuple[str, str, str]]] = {
    DrawFirst: ("SD-21", "drawn_already", "the first active player has been drawn"),
    Auction: ("SD-40", "no_auctions_now", "companies are put up in the auction phase only"),
    Pass: ("SD-40", "no_marker_now", "the marker is passed on in the auction phase only"),
    Bid: ("SD-42", "no_auction", "no auction is running"),
    Drop: ("SD-42", "no_auction", "no auction is running"),
    Build: ("SD-50", "not_building", "links are built in the building phase only"),
    Take: ("SD-82", "not_final", "goods are taken in the final phase only"),
}


def wrong_action(phase: Phase, action: Action) -> RulesError:
    """The seat may act, but not so."""
    insists = isinstance(phase, Drawing | Over) or isinstance(action, Pass)
    insists |= isinstance(phase, Bidding) and isinstance(action, Auction)
    if insists and type(phase) in _NOW:
        return RulesError(*_NOW[type(phase)])
    return RulesError(*_LATER[type(action)])


def wrong_seat(phase: Phase, seat: Seat) -> RulesError:
    """Somebody else is to act, or nobody."""
    if isinstance(phase, Over):
        return RulesError(*_NOW[Over])
    turn = "chance" if isinstance(phase, Drawing) else f"seat {phase.seat}"
    who = "chance" if seat == CHANCE else f"seat {seat}"
    return RulesError(_TURN_RULES[type(phase)], "not_your_turn", f"it is the turn of {turn}, not of {who}")
