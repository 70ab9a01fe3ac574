"""Every way a round and a game of TransAmerica can end: what makes it that way, and how to bring it about.

``python tests/transamerica_endings.py NAME …`` (with src and tests on the path) writes anew the records named.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, reduce
from operator import or_
from pathlib import Path
from random import Random
from typing import Any, Final

from goldenspike.core.game import Step
from goldenspike.core.record import Record, replay
from goldenspike.games.transamerica.actions import Action
from goldenspike.games.transamerica.scoring import Survey
from transamerica_players import Player, anything, greedy, play_game
from transamerica_table import ANN, BEN, CY, DOT, GAME, NAMES, QUICK, SLOW, Table, stuck

FOLDER: Final = Path(__file__).parent / "records" / "transamerica"
SEEDS: Final = range(3000)


@dataclass(frozen=True)
class Story:
    """A record with everything it led to."""

    record: Record

    @cached_property
    def steps(self) -> list[Step[Any, Any]]:
        return list(replay(self.record))

    @property
    def last(self) -> Any:
        return self.steps[-1].state

    @property
    def results(self) -> tuple[Any, ...]:
        results: tuple[Any, ...] = self.last.standing.results
        return results

    @property
    def points(self) -> tuple[int, ...]:
        points: tuple[int, ...] = self.last.standing.points
        return points

    @property
    def over(self) -> bool:
        return GAME.to_act(self.last) == ()

    @property
    def winners(self) -> tuple[int, ...]:
        outcome = GAME.outcome(self.last)
        return outcome.winners if outcome else ()

    def decisions(self) -> Iterator[tuple[int, Action, Any]]:
        """Who did what, and the state it was done in."""
        for (seat, action), step in zip(self.record.actions, self.steps, strict=False):
            yield seat, action, step.state

    def second_tracks(self) -> Iterator[tuple[int, Action, set[int]]]:
        """The decisions on a second track when somebody was complete: who, what, and who was complete (TA-51)."""
        for seat, action, state in self.decisions():
            done = complete(state)
            if done:
                yield seat, action, done

    def closing(self) -> Iterator[tuple[int, Any]]:
        """For each round, who laid its last track, and its result."""
        for (seat, _), step in zip(self.record.actions, self.steps[1:], strict=True):
            for event in step.events:
                if event.type == "round_ended":
                    yield seat, self.results[event.round - 1]


def complete(state: Any) -> set[int]:
    """The seats that have all their cities, while a round is played."""
    board = GAME.boards.get(state.options.board)
    done = set()
    for seat in range(state.options.players):
        view = GAME.view(state, seat)
        hand = view.hands[seat]
        if hand is not None and all(view.networks[seat] >> board.city_named[name].node & 1 for name in hand):
            done.add(seat)
    return done


def blocked() -> Table:
    """Ann in the north-eastern corner, tracks to all its neighbours, on each of which another marker stands."""
    table = Table(
        "Seattle, Helena, Omaha, Dallas, Boston",
        "Portland, Duluth, Denver, Houston, New York",
        "Medford, Chicago, Santa Fe, Memphis, Washington",
        "Sacramento, Buffalo, St. Louis, El Paso, Charleston",
        board="transamerica",
        blocking=True,
    ).markers(9, 8, 19, 20)
    table.turn(ANN, "8-9", "9-19").turn(BEN, "7-8").turn(CY, "18-19").turn(DOT, "20-21")
    table.turn(ANN, "9-20").turn(BEN, "6-7").turn(CY, "19-33").turn(DOT, "21-36")
    return table.turn(ANN, "pass")


@dataclass(frozen=True)
class Ending:
    """``rules``: what it is about. ``happens``: whether a story is one of these."""

    rules: tuple[str, ...]
    happens: Callable[[Story], bool]
    players: Sequence[Player] = (greedy(second=0.7, spread=0.2), greedy(second=0.7, spread=0.2))
    options: dict[str, Any] = field(default_factory=dict)
    opening: Callable[[], Table] | None = None

    def find(self) -> Story:
        """The first seeded game of this kind."""
        for seed in SEEDS:
            story = Story(self._play(seed))
            if story.over and self.happens(story):
                return story
        raise LookupError("no seed leads to this ending")

    def _play(self, seed: int) -> Record:
        table = self.opening() if self.opening else None
        options = table.state.options if table else GAME.options_type(players=len(self.players), **self.options)
        script = table.record.actions if table else ()
        match = play_game(options, self.players, Random(seed), Random(seed), script)
        return Record(GAME, options, NAMES[: options.players], match.record.actions)


def _tied(points: Sequence[int]) -> bool:
    return points.count(max(points)) > 1


def _passed(story: Story, barrier: int) -> bool:
    """The game ended with a round in which, and not before, somebody passed."""
    return bool(min(story.results[-1].points) <= barrier < min(story.results[-2].points))


def _vexed(story: Story) -> bool:
    """Every seat laid coloured tracks in every round, and they cost somebody points: as common ones they would not."""
    return all(all(result.own) for result in story.results) and any(
        loss > shared
        for result in story.results
        for loss, shared in zip(result.losses, _as_common(story, result), strict=True)
    )


def _as_common(story: Story, result: Any) -> Iterator[int]:
    """What each seat would have lost if all coloured tracks were common ones."""
    board = GAME.boards.get(story.record.options.board)
    survey = Survey(board, reduce(or_, result.own, result.tracks))
    for marker, hand in zip(result.markers, result.hands, strict=True):
        yield survey.completion(marker, [board.city_named[name].node for name in hand]).cost


SLOPPY: Final = greedy(second=0.5, spread=0.5)
BRISK: Final = greedy(second=0.9, spread=0.05)
VEXER: Final = greedy(second=0.8, own=0.5, spread=0.1)
MOVER: Final = greedy(second=0.8, spread=0.1, move=0.3, own=0.2)

ENDINGS: Final[dict[str, Ending]] = {
    "completed-by-the-player-on-turn": Ending(
        ("TA-50",), lambda story: all(result.completed == (seat,) for seat, result in story.closing())
    ),
    "completed-by-another-second-track-laid": Ending(
        ("TA-50", "TA-51"),
        lambda story: any(seat not in done and action.type == "lay" for seat, action, done in story.second_tracks()),
    ),
    "completed-by-another-second-track-declined": Ending(
        ("TA-50", "TA-51"),
        lambda story: any(seat not in done and action.type == "stop" for seat, action, done in story.second_tracks()),
    ),
    "first-track-completes-the-player-on-turn-and-another": Ending(
        ("TA-51", "TA-53"),
        lambda story: any(seat in done and len(done) > 1 for seat, _, done in story.second_tracks()),
        opening=lambda: Table(SLOW, QUICK).to_one_link().play(ANN, "12-13"),
    ),
    "several-complete-at-once": Ending(
        ("TA-53",), lambda story: any(len(result.completed) > 1 for result in story.results), (BRISK, BRISK, BRISK)
    ),
    "the-84th-track": Ending(
        ("TA-52",), lambda story: all(result.reason == "supply" for result in story.results), (anything, anything)
    ),
    "the-84th-track-and-a-completion-in-one-game": Ending(
        ("TA-50", "TA-52"),
        lambda story: {result.reason for result in story.results} == {"completed", "supply"},
        (greedy(spread=0.7), greedy(spread=0.7)),
    ),
    "barrier-passed-where-it-stood": Ending(
        ("TA-70", "TA-72"), lambda story: story.last.standing.barrier == 0 and _passed(story, 0), (BRISK, BRISK, SLOPPY)
    ),
    "barrier-passed-after-it-moved": Ending(
        ("TA-71", "TA-72"),
        lambda story: story.last.standing.barrier > 0 and _passed(story, story.last.standing.barrier),
        (BRISK, BRISK, BRISK),
    ),
    "barrier-passed-in-round-1": Ending(
        ("TA-72",),
        lambda story: min(story.results[0].points) <= 0 and len(story.results) == 2,
        (BRISK, anything),
    ),
    "tie-shared": Ending(("TA-81",), lambda story: len(story.winners) > 1, (BRISK, BRISK, BRISK, BRISK)),
    "tie-played-off": Ending(
        ("TA-81",),
        lambda story: (
            len(story.results) > 2
            and min(story.results[-2].points) <= story.last.standing.barrier
            and _tied(story.results[-2].points)
            and len(story.winners) == 1
        ),
        (BRISK, BRISK, BRISK),
        {"tie": "extra_round"},
    ),
    "open-cards-to-the-last-round": Ending(
        ("TA-V11", "TA-V12"),
        lambda story: len(story.results) == 3 and min(story.points) < 0,
        (BRISK, SLOPPY, SLOPPY),
        {"open_cards": True},
    ),
    "a-blocked-player-passes": Ending(
        ("TA-34", "TA-V20", "TA-V21"),
        lambda story: any(action.type == "pass" for _, action, _ in story.decisions()),
        (MOVER, MOVER, MOVER, MOVER),
        opening=blocked,
    ),
    "vexation": Ending(("TA-X1",), _vexed, (VEXER, VEXER, VEXER), {"vexation": True}),
    "vexation-nobody-can-lay": Ending(
        ("TA-34", "TA-X1"), lambda story: story.results[-1].reason == "stuck", opening=stuck
    ),
    "fixed-rounds": Ending(
        ("TA-X2",),
        lambda story: len(story.results) == 3 and min(story.results[1].points) < 0,
        (BRISK, SLOPPY),
        {"rounds": 3},
    ),
    "all-variants-at-once": Ending(
        ("TA-V10", "TA-V20", "TA-X1", "TA-X2"),
        lambda story: any(action.type == "move" for _, action, _ in story.decisions()) and _vexed(story),
        (MOVER, MOVER, MOVER),
        {"open_cards": True, "blocking": True, "vexation": True, "rounds": 2, "tie": "extra_round"},
    ),
}


if __name__ == "__main__":
    for name in sys.argv[1:] or ENDINGS:
        found = ENDINGS[name].find()
        (FOLDER / f"{name}.json").write_text(found.record.dumps(), encoding="utf-8")
        sys.stdout.write(f'    "{name}": ({found.points}, {found.winners}),\n')
        sys.stdout.flush()
