"""The decisions of a finished game, one after the other, and what is said of each."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from goldenspike.bots.bot import Reason
from goldenspike.core.game import CHANCE, AnyGame, Seat
from goldenspike.core.record import Record
from goldenspike.sim.analysis.judgement import Judged


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat saw, what it could do, and what it did."""

    game: AnyGame
    index: int
    seat: Seat
    view: Any
    legal: Sequence[Any]
    action: Any
    rng: Random


class Tried(Protocol):
    """An action as the master tried it out: what it leads to, over the others' mean."""

    @property
    def action(self) -> Any: ...

    @property
    def lead(self) -> float: ...


def decisions(record: Record, seed: int) -> Iterator[Decision]:
    """All in which there was a choice."""
    game = record.game
    state = game.setup(record.options)
    for index, (seat, action) in enumerate(record.actions):
        legal = () if seat == CHANCE else game.legal(state, seat)
        if len(legal) > 1:
            yield Decision(game, index, seat, game.view(state, seat), legal, action, Random(f"{seed}/{index}"))
        state = game.apply(state, seat, action).state


def judged(
    decision: Decision,
    tried: Sequence[Tried],
    part: int,
    why: Callable[[Any], tuple[Reason, ...]],
    words: Callable[[Sequence[Reason]], str],
    matter: Hashable | None = None,
) -> Judged:
    """Compare what was done with the best that was tried; the decision is a matter of its own if none is given."""
    done = next(each for each in tried if each.action == decision.action)
    best = max(tried[0], done, key=lambda each: each.lead)
    better = decision.action if best.lead == done.lead else best.action
    reasons, label = why(better), decision.game.presenter.label
    return Judged(
        index=decision.index,
        part=part,
        seat=decision.seat,
        action=decision.action,
        better=better,
        given_away=best.lead - done.lead,
        words=words(reasons),
        reasons=reasons,
        label=label(decision.action, decision.view),
        better_label=label(better, decision.view),
        matter=decision.index if matter is None else matter,
    )
