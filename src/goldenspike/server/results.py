"""What a finished table came to, seat by seat: worked out from its log alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from goldenspike.core.codec import Json
from goldenspike.core.game import AnyGame
from goldenspike.server.play import Play
from goldenspike.server.storage.models import Logged, Table, now
from goldenspike.server.storage.people import Result

SCORE: Final = {"transamerica": "seat_points", "steel_driver": "seat_cash"}
"""For each game the measure by which seats compare; more is better."""


def results_of(table: Table, entries: Sequence[Logged]) -> list[Result]:
    """One for each seat of a table that is over."""
    play = Play(table)
    for entry in entries:
        play.take(entry)
    state, outcome = play.match.state, play.summary().get("outcome")
    assert outcome is not None, "a table that is over has an outcome"
    places = places_of(outcome["ranking"])  # who forfeited is last
    winners = sum(place == 1 for place in places.values())
    measured = seat_measures(play.game, state)
    rounds = seat_rounds(play.game, state)
    people = [seat.player_id for seat in table.seats if seat.player_id is not None]
    counts = not table.practice and len(people) == len(set(people))
    return [
        Result(
            table_id=table.id,
            seat=seat.seat,
            game=table.game,
            players=len(table.seats),
            player_id=seat.player_id,
            bot=seat.bot,
            place=places[seat.seat],
            share=1 / winners if places[seat.seat] == 1 else 0.0,
            score=measured[seat.seat][SCORE[table.game]],
            measures=measured[seat.seat],
            rounds=rounds[seat.seat],
            counts=counts,
            ended=table.ended or now(),
        )
        for seat in table.seats
    ]


def places_of(ranking: Sequence[Sequence[int]]) -> dict[int, int]:
    """Each seat's place: 1, 2, 2, 4."""
    places, ahead = {}, 0
    for group in ranking:
        for seat in group:
            places[seat] = ahead + 1
        ahead += len(group)
    return places


def seat_measures(game: AnyGame, state: Any) -> list[dict[str, float]]:
    """A game's charts that have a number for each seat."""
    measures = game.presenter.measures(state)
    names = [chart.name for chart in game.presenter.charts if chart.shape == "seats"]
    return [{name: float(measures[name][seat]) for name in names} for seat in range(state.options.players)]


def seat_rounds(game: AnyGame, state: Any) -> list[list[dict[str, Json]]]:
    """For each seat, what a game's summary says of it round by round."""
    count = state.options.players
    listed = [value for value in game.presenter.summary(state).values() if _is_rounds(value)]
    return [
        [
            {key: values[seat] for key, values in round_.items() if isinstance(values, list) and len(values) == count}
            for rounds in listed
            for round_ in rounds
        ]
        for seat in range(count)
    ]


def _is_rounds(value: Json) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)
