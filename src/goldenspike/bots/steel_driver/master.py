"""Steel Driver's *master*: plays its possible actions out many times, and takes the best."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from goldenspike.bots.bot import Explanation, Reason
from goldenspike.bots.steel_driver.mind import Mind, broker_taste, calm
from goldenspike.bots.steel_driver.words import ahead, weighed, worth_of
from goldenspike.core.bits import members
from goldenspike.games.steel_driver.actions import DROP, PASS, TURNS, Action, Auction, Bid
from goldenspike.games.steel_driver.view import View
from goldenspike.kernel.arrays import Floats, Ints
from goldenspike.kernel.steel_driver.desk import BASE, FAIR, KEEP, LEAN, STORE, WAIT
from goldenspike.kernel.steel_driver.search import NO_CAP


class Stage(NamedTuple):
    """So many choices are tried in so many further runs; in the last turn but one perhaps to the end of the game."""

    choices: int
    runs: int
    to_the_end: bool

    @property
    def ahead(self) -> int:
        """Turns that are played on after this one."""
        return int(self.to_the_end)


SIEVE = (Stage(64, 16, False), Stage(8, 32, True), Stage(3, 96, True))
"""A glance at all that can be done; then the best of it. More runs give other choices only where they are equal."""
REACH = 8
"""So many cubes over the bid are thought of as the own limit."""
PATIENCE = 0.12
"""How likely the others are expected to pass the marker on: who waits must reckon with others who do."""
UNREADABLE = 0.5
"""How often another is expected to bid by the number of cubes and companies, and not by what a company is worth."""
SURE = 8.0
"""It hands the marker on only if that is better than any opening by so many dollars."""
SAVED = {3: 15.0, 4: 28.0, 5: 28.0, 6: 28.0}
"""What a cube is worth that is left when a turn ends, in dollars, by number of players; nothing after the last turn."""
FORECAST = {BASE: (105, 40, 27, 31, 24), LEAN: (0, 2.2, 1.45, 1.05, 0.82), STORE: (0, 10, 11.5, 4.7, 3.5)}
"""What a share will pay, by turn: fitted to games of brokers."""
DOUBT = (0.0, 300.0, 250.0, 200.0, 150.0, 80.0)
"""By turn, how many dollars more when it ends make a win e times as likely as another's."""
LAST_DOUBT = 25.0
"""The same for the final phase."""
GREED = 0.1
"""What a dollar of the lead counts beside the chance to win: so that a lost or won game is still played well."""


class Choice(NamedTuple):
    """An action; and in an auction how far to go on after it."""

    action: Action
    cap: int = NO_CAP


class Tried(NamedTuple):
    """An action, what it is worth all in all, and the dollars it leads to over the others' mean."""

    action: Action
    value: float
    lead: float
    cap: int = NO_CAP


class Tally:
    """What choices are worth and lead to, on the mean of their runs: ``means[:, choice]``."""

    def __init__(self, choices: int) -> None:
        self.means: Floats = np.zeros((2, choices))
        self.runs = self.ahead = 0

    def add(self, left: Sequence[int], ahead: int, found: Floats) -> None:
        """Further runs of some choices. When they look further, the other choices move as these do on the mean."""
        seen, runs = self.means[:, left], found.shape[-1]
        if ahead != self.ahead:
            self.means += (found.mean(axis=-1) - seen).mean(axis=1, keepdims=True)
            self.ahead, self.runs = ahead, 0
        self.means[:, left] = (self.runs * seen + found.sum(axis=-1)) / (self.runs + runs)
        self.runs += runs


class Master:
    """Every choice is played out by brokers with the same luck to the end of the turn, and forecast from there.

    In an auction the choice is how far to go: each limit is tried, and what follows is to raise or to drop out.
    """

    name = "master"

    def __init__(self, samples: float = 1.0) -> None:
        self.sieve = [stage._replace(runs=max(2, round(samples * stage.runs))) for stage in SIEVE]
        self.others = broker_taste()
        self.others[WAIT], self.others[FAIR] = PATIENCE, UNREADABLE

    def within(self, seconds: float) -> Master:
        return Master(samples=seconds)

    def choose(self, view: View, legal: Sequence[Action], rng: Random) -> Action:
        if len(legal) == 1:
            return legal[0]
        return self.weigh(Mind(view), legal, rng)[0].action

    def explain(self, view: View, legal: Sequence[Action], rng: Random) -> Explanation:
        mind = Mind(view)
        if len(legal) == 1:
            return Explanation("nothing else is legal", (weighed(mind, legal[0], 0.0),))
        tried = self.weigh(mind, legal, rng)
        mind.pick(calm(broker_taste()), 0)
        thought = tuple(weighed(mind, each.action, each.value, *_opinion(mind, each)) for each in tried)
        return Explanation("by the chance to win, as playouts say; the dollars are those in the end", thought)

    def weigh(self, mind: Mind, legal: Sequence[Action], rng: Random, also: Action | None = None) -> list[Tried]:
        """Each action with the best of its choices, best first; ``also`` is one to be tried to the end."""
        choices = candidates(mind, legal)
        if also is not None and all(choice.action != also for choice in choices):
            choices.append(Choice(also))
        order, tally = list(range(len(choices))), Tally(len(choices))
        for stage in self._stages(mind):
            left = [i for place, i in enumerate(order) if place < stage.choices or choices[i].action == also]
            cash = self._played(mind, [choices[i] for i in left], stage, rng.getrandbits(60))
            worth_and_lead = np.stack([self._payoff(mind, cash, stage.ahead), mind.lead(cash)])
            tally.add(left, stage.ahead, worth_and_lead)
            worth = {i: tally.means[0, i] - SURE * (choices[i].action == PASS) for i in left}
            order = sorted(left, key=lambda i: -worth[i]) + [i for i in order if i not in left]
        found: dict[Action, Tried] = {}
        for i in order:
            action, cap = choices[i]
            value, lead = tally.means[:, i]
            found.setdefault(action, Tried(action, float(value) - SURE * (action == PASS), float(lead), cap))
        return list(found.values())

    def _stages(self, mind: Mind) -> list[Stage]:
        if mind.view.phase == "taking":  # no chance is left: brokers take goods without any
            return [self.sieve[0]._replace(runs=1)]
        last_but_one = mind.view.turn == TURNS - 1
        return [stage._replace(to_the_end=stage.to_the_end and last_but_one) for stage in self.sieve]

    def _played(self, mind: Mind, choices: Sequence[Choice], stage: Stage, seed: int) -> Floats:
        tastes = np.tile(self.others, (mind.players, 1))
        tastes[mind.seat] = own_taste(mind.players)
        caps: Ints = np.array([choice.cap for choice in choices], dtype=np.int64)
        deep = mind.view.phase == "taking"
        return mind.foresee(tastes, [choice.action for choice in choices], stage.runs, seed, caps, stage.ahead, deep)

    def _payoff(self, mind: Mind, cash: Floats, ahead: int) -> Floats:
        """The chance to win, in dollars: where all are equal, a dollar more of the lead counts as one."""
        doubt = LAST_DOUBT if mind.view.phase == "taking" else DOUBT[mind.view.turn + ahead]
        odds = np.exp((cash - cash.max(axis=-1, keepdims=True)) / doubt)
        chance = odds[..., mind.seat] / odds.sum(axis=-1)
        found: Floats = doubt * mind.players**2 / (mind.players - 1) * chance + GREED * mind.lead(cash)
        return found


def own_taste(players: int) -> Floats:
    """A broker that foresees more exactly."""
    taste = calm(broker_taste())
    for place, values in FORECAST.items():
        taste[place + 1 : place + 1 + TURNS] = values
    taste[KEEP + 1 : KEEP + TURNS] = SAVED[players]
    return taste


def candidates(mind: Mind, legal: Sequence[Action]) -> list[Choice]:
    """In an auction: to raise by one up to each limit, or to say the limit at once."""
    auction = mind.view.auction
    if auction is None:
        return [Choice(action) for action in legal]
    cubes = mind.view.cubes[mind.seat]
    if auction.company is None:
        names = [mind.board.companies[at] for at in members(auction.unsold)]
        dearer = [Choice(Auction(name, bid), bid) for name in names for bid in range(2, min(cubes, REACH) + 1)]
        return [*(Choice(Auction(name, 1)) for name in names), *dearer, Choice(PASS)]
    raised = auction.bid + 1
    limits = range(raised, min(cubes, auction.bid + REACH) + 1)
    step_by_step = [Choice(Bid(raised), limit) for limit in limits]
    return [Choice(DROP, auction.bid), *step_by_step, *(Choice(Bid(limit), limit) for limit in limits[1:])]


def _opinion(mind: Mind, tried: Tried) -> list[Reason]:
    """What a broker, who has just thought of it, says of a company; how far it would go on itself; what follows."""
    said = []
    if isinstance(tried.action, Auction):
        said.append(worth_of(mind, mind.board.company_at[tried.action.company]))
    if isinstance(tried.action, Bid) and tried.cap > tried.action.amount:
        said.append(Reason("up_to", {"bid": tried.cap}))
    return [*said, ahead(tried.lead)]
