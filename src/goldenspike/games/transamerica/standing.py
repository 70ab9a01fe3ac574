"""Between rounds (TA-6x, TA-7x, TA-8x): scoring, the barrier, the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from goldenspike.core.game import Outcome
from goldenspike.games.transamerica.actions import action_table
from goldenspike.games.transamerica.events import BarrierMoved, Event, GameEnded, RoundEnded, Scored, Segment
from goldenspike.games.transamerica.options import Options
from goldenspike.games.transamerica.scoring import Survey
from goldenspike.games.transamerica.state import Dealing, Over, Phase, Result, Round, Standing
from goldenspike.games.transamerica.turns import RoundOver, new_round


def close_round(options: Options, standing: Standing, over: RoundOver) -> tuple[Standing, tuple[Event, ...]]:
    """Reveal, score, move the barrier."""
    round_ = over.round
    losses = tuple(survey.cost(*terminals) for survey, terminals in surveyed(options, round_))
    points = tuple(had - loss for had, loss in zip(standing.points, losses, strict=True))
    result = Result(
        first=standing.first,
        reason=over.reason,
        completed=over.completed,
        hands=round_.hands,
        markers=round_.markers,
        tracks=round_.tracks,
        own=round_.own,
        turns=_turns(round_),
        losses=losses,
        points=points,
    )
    after = replace(standing, points=points, results=(*standing.results, result))
    after = replace(after, barrier=moved_barrier(options, after))
    events: list[Event] = [
        RoundEnded(standing.round, over.reason, over.completed, round_.hands),
        Scored(standing.round, losses, points),
    ]
    if after.barrier != standing.barrier:
        events.append(BarrierMoved(after.barrier))
    return after, tuple(events)


def open_next(options: Options, standing: Standing) -> tuple[Standing, Phase, tuple[Event, ...]]:
    """The next round (TA-73), or the end of the game."""
    if game_is_over(options, standing):
        return standing, Over(), (GameEnded(outcome_of(standing).winners, standing.points),)
    after = replace(standing, round=standing.round + 1, first=(standing.first + 1) % options.players)
    if not options.open_cards:
        return after, Dealing(), ()
    hands = tuple(after.dealt[(seat + after.round - 1) % options.players] for seat in range(options.players))
    return after, new_round(options, hands, after.first), ()  # TA-V11


def surveyed(options: Options, ended: Round | Result) -> list[tuple[Survey, tuple[int, list[int]]]]:
    """For each seat the board as it sees it, its marker and its cities (TA-61)."""
    board = action_table(options.board).board
    if options.vexation:  # every seat has its own idea of what is joined (TA-X1)
        surveys = [Survey(board, ended.tracks | own) for own in ended.own]
    else:
        known = {network.nodes for network in ended.networks} if isinstance(ended, Round) else None
        surveys = [Survey(board, ended.tracks, known)] * options.players
    found = []
    for survey, marker, hand in zip(surveys, ended.markers, ended.hands, strict=True):
        assert marker is not None, "a round ends only after every marker is placed"
        found.append((survey, (marker, [board.city_named[name].node for name in hand])))
    return found


@lru_cache(maxsize=64)
def missing_segments(options: Options, result: Result) -> tuple[tuple[Segment, ...], ...]:
    """What each seat missed in a round (TA-60): worked out when somebody looks, once for all who do."""
    ends = action_table(options.board).board.ends
    completions = (survey.completion(*terminals) for survey, terminals in surveyed(options, result))
    return tuple(tuple(ends[link] for link in completion.links) for completion in completions)


def moved_barrier(options: Options, standing: Standing) -> int:
    """After round 2 the barrier comes nearer if nobody is near it (TA-71)."""
    lowest = min(standing.points)
    if standing.round == 2 and options.round_limit is None and lowest >= 4:
        return lowest - 3
    return standing.barrier


def game_is_over(options: Options, standing: Standing) -> bool:
    """TA-72, TA-V12, TA-X2; with the option of TA-81 a tie for the lead goes on."""
    if options.round_limit is not None:
        ended = standing.round >= options.round_limit
    else:
        ended = standing.round >= 2 and min(standing.points) <= standing.barrier
    if ended and options.tie == "extra_round":
        return standing.points.count(max(standing.points)) == 1
    return ended


def outcome_of(standing: Standing) -> Outcome:
    """Most points first (TA-80); those with the same number share a place (TA-81)."""
    by_points: dict[int, list[int]] = {}
    for seat, points in enumerate(standing.points):
        by_points.setdefault(points, []).append(seat)
    ranking = tuple(tuple(by_points[points]) for points in sorted(by_points, reverse=True))
    return Outcome(ranking, _reason(ranking))


def _reason(ranking: Sequence[Sequence[int]]) -> str:
    return "most_points" if len(ranking[0]) == 1 else "shared"


def _turns(round_: Round) -> int:
    """How many turns were taken: a seat's decisions in a row are one."""
    turns, last = 0, -1
    for seat, _ in round_.played:
        turns += seat != last
        last = seat
    return turns
