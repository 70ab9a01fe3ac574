"""Steel Driver's *broker*: knows what companies, shares and cubes are worth, and acts on it without search.

A company is worth the profit of its best links for the cubes it would have, one more share of its
goods in the end, and what its new cities add to the shares one has. A cube is worth its part of all
that is for sale, or what it will buy next turn: when companies cost more than that, the broker saves,
and buys two the next time. It builds by plan, first what companies that act before its next turn
could take; and tries each goods cube out once, to see what the others can take after it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import numpy as np

from goldenspike.bots.bot import Explanation, Weighed
from goldenspike.bots.steel_driver.mind import Mind, broker_taste, calm
from goldenspike.bots.steel_driver.words import because, weighed, worth_of
from goldenspike.core.bits import members
from goldenspike.games.steel_driver.actions import DROP, Action, Auction, Bid
from goldenspike.games.steel_driver.view import AuctionView, View
from goldenspike.kernel.steel_driver.desk import LEFT, LIMIT


class Broker:
    """Deterministic but for a cube more or less in some auctions, and for the order in which it opens them."""

    name = "broker"

    def __init__(self) -> None:
        self.taste = broker_taste()

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        mind = Mind(view)
        if view.phase != "taking":
            return mind.pick(self.taste, rng.getrandbits(60))
        chosen: Action = self._tried(mind, legal)[0].action
        return chosen

    def explain(self, view: View, legal: Sequence[Action], rng: Random) -> Explanation:
        mind = Mind(view)
        if len(legal) == 1:
            return Explanation("nothing else is legal", (weighed(mind, legal[0], 0.0),))
        if view.phase == "taking":
            return Explanation("dollars over the others if all go on sensibly", tuple(self._tried(mind, legal)))
        chosen = mind.pick(self.taste, rng.getrandbits(60))
        if view.auction is None:
            summary, thought = "by its plan, first what others could take", _plan(mind, legal)
        elif view.auction.company is None:
            price = f"at ${mind.desk.price[0]:.0f} a cube"
            summary, thought = f"dollars left when the cubes are paid for, {price}", _openings(mind, view.auction)
        else:
            summary, thought = "cubes it would still add to the bid", _answers(mind, view.auction)
        first = [each for each in thought if each.action == chosen] or [weighed(mind, chosen, 0.0)]
        others = sorted((each for each in thought if each.action != chosen), key=lambda each: -each.value)
        return Explanation(summary, (*first, *others))

    def _tried(self, mind: Mind, legal: Sequence[Action]) -> list[Weighed]:
        """Every link, or every goods cube, with what it leads to."""
        tastes = np.tile(calm(self.taste), (mind.players, 1))
        leads = mind.lead(mind.foresee(tastes, legal, 1, 0))[:, 0]
        order = np.argsort(-leads, kind="stable")
        return [weighed(mind, legal[i], float(leads[i])) for i in order]


def _plan(mind: Mind, legal: Sequence[Action]) -> list[Weighed]:
    """What can be built now of the links it means to build this turn."""
    assert mind.view.company is not None
    links = [mind.action(int(number)) for number in mind.desk.script[mind.view.company] if number >= 0]
    return [weighed(mind, link, 0.0) for link in links if link in legal]


def _openings(mind: Mind, auction: AuctionView) -> list[Weighed]:
    """The companies worth a cube; it opens one as long as there is any."""
    notes = mind.desk.notes
    return [
        because(mind, Auction(mind.board.companies[at], 1), float(notes[at, LEFT]), (worth_of(mind, at),))
        for at in members(auction.unsold)
        if notes[at, LIMIT] > 0
    ]


def _answers(mind: Mind, auction: AuctionView) -> list[Weighed]:
    assert auction.company is not None
    more = float(mind.desk.notes[auction.company, LIMIT]) - auction.bid
    raised = because(mind, Bid(auction.bid + 1), more, (worth_of(mind, auction.company),))
    return [raised, weighed(mind, DROP, 0.0)]
