"""How TransAmerica shows itself: summaries, statistics, pictures, sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from goldenspike.core.bits import Bits, members
from goldenspike.core.chart import Chart, Measures
from goldenspike.core.codec import Json
from goldenspike.core.scene import Ink, Line, Mark, Row, Scene, Shape, seat_ink
from goldenspike.games.transamerica.actions import (
    Action,
    Deal,
    DrawFirst,
    Lay,
    Move,
    Pass,
    Start,
    Stay,
    Stop,
    action_table,
)
from goldenspike.games.transamerica.board import DOUBLE, RailBoard
from goldenspike.games.transamerica.effects import effect_of
from goldenspike.games.transamerica.events import (
    BarrierMoved,
    Event,
    FirstDrawn,
    GameEnded,
    Laid,
    Moved,
    Passed,
    Placed,
    PlayGoesOn,
    RoundBegan,
    RoundEnded,
    Scored,
)
from goldenspike.games.transamerica.facts import FACTS, Insight, insight_of
from goldenspike.games.transamerica.standing import outcome_of
from goldenspike.games.transamerica.state import OWN_TRACKS, SUPPLY, Dealing, Drawing, Over, Result, State
from goldenspike.games.transamerica.view import View, see_state

SHAPES: dict[str, Shape] = {
    "green": "square",
    "blue": "diamond",
    "yellow": "circle",
    "red": "triangle",
    "orange": "pentagon",
}
"""Cities differ by colour and by shape."""

INKS: dict[str, Ink] = {"green": "green", "blue": "blue", "yellow": "yellow", "red": "red", "orange": "orange"}

ENDINGS = {"completed": "a player completed", "supply": "84th track laid", "stuck": "all passed"}


class TransAmericaPresenter:
    facts = FACTS
    insight_type = Insight
    charts = (
        Chart("turns", "Turns per player and round", "values"),
        Chart("loss", "Loss per player and round", "values"),
        Chart("rounds", "Rounds per game", "values"),
        Chart("endings", "How rounds ended", "kinds"),
        Chart("seat_loss", "Mean loss per round by seat", "seats"),
        Chart("seat_wins", "Share of wins by seat", "seats"),
        Chart("seat_points", "Mean final points by seat", "seats"),
    )

    def summary(self, state: State) -> dict[str, Json]:
        standing = state.standing
        over = isinstance(state.phase, Over)
        return {
            "points": list(standing.points),
            "rounds": [{"losses": list(r.losses), "points": list(r.points)} for r in standing.results],
            "winners": list(outcome_of(standing).winners) if over else [],
        }

    def measures(self, state: State) -> Measures:
        standing, players = state.standing, state.options.players
        winners = outcome_of(standing).winners
        results = standing.results
        return {
            "turns": [-(-result.turns // players) for result in results],
            "loss": [loss for result in results for loss in result.losses],
            "rounds": [len(results)],
            "endings": [ENDINGS[result.reason] for result in results],
            "seat_loss": [sum(r.losses[seat] for r in results) / len(results) for seat in range(players)],
            "seat_wins": [(seat in winners) / len(winners) for seat in range(players)],
            "seat_points": list(standing.points),
        }

    def open_view(self, state: State) -> View:
        phase, view = state.phase, see_state(state, None)
        return view if isinstance(phase, (Drawing, Dealing, Over)) else replace(view, hands=phase.round.hands)

    def map_scene(self, board: RailBoard) -> Scene:
        doubles = sum(link.cost == DOUBLE for link in board.links)
        panel = (
            Row(f"{board.size} intersections"),
            Row(f"{len(board.links)} segments, {doubles} of them double"),
            Row(f"{len(board.cities)} cities"),
            *(_color_row(board, color) for color in board.colors),
            Row("* stays out with 2 or 3 players"),
        )
        return Scene(board.name, _land(board), _cities(board, {}), panel)

    def scene(self, view: View, names: Sequence[str]) -> Scene:
        board = action_table(view.options.board).board
        result = view.results[-1] if view.results and view.phase in ("dealing", "over") else None
        if result is not None:  # between rounds the last one is still on the table
            view = _as_it_ended(board, view, result)
        new = _last_turn(view)
        lines = list(_land(board))
        for link in members(view.tracks):
            lines.append(_track(board, link, "new" if new >> link & 1 else "track"))
        for seat, own in enumerate(view.own):
            lines.extend(_track(board, link, seat_ink(seat)) for link in members(own))
        for segments in view.missing if result is not None else ():
            lines.extend(_track(board, board.link_at[segment], "missing") for segment in segments)
        marks = [*_cities(board, _wanted(view))]
        for seat, node in enumerate(view.markers):
            if node is not None:
                marks.append(Mark(board.positions[node], "dot", seat_ink(seat), letter=str(seat + 1)))
        return Scene(_title(view), tuple(lines), tuple(marks), _panel(board, view, names))

    def tell(self, event: Event, board: RailBoard, names: Sequence[str]) -> str:
        match event:
            case FirstDrawn(first):
                return f"{names[first]} will start."
            case RoundBegan(round_, first, _):
                return f"Round {round_}: the cards are dealt, {names[first]} starts."
            case Placed(seat, node):
                return f"{names[seat]} starts at {board.place_name(node)}."
            case Laid(seat, a, b, own, joined):
                kind = "an own track" if own else "a track"
                text = f"{names[seat]} lays {kind} {_segment(board, a, b)}"
                return f"{text}, joining {_listed([names[s] for s in joined])}." if joined else f"{text}."
            case PlayGoesOn(seat):
                return f"{names[seat]} has all cities, and so has somebody else: {names[seat]} may lay one more track."
            case Moved(seat, _, node):
                return f"{names[seat]} moves the marker to {board.place_name(node)}."
            case Passed(seat):
                return f"{names[seat]} cannot lay and passes."
            case RoundEnded(round_, reason, completed, _):
                done = _listed([names[s] for s in completed])
                how = {"supply": "the 84th track is laid", "stuck": "all have passed"}
                return f"Round {round_} ends: {how.get(reason, f'{done} completed')}."
            case Scored(_, losses, points):
                parts = (f"{name} -{loss} ({left})" for name, loss, left in zip(names, losses, points, strict=True))
                return f"Points: {', '.join(parts)}."
            case BarrierMoved(passed_at):
                return f"The barrier moves: whoever has {passed_at} points or less has passed it."
            case GameEnded(winners, _):
                verb = "wins" if len(winners) == 1 else "share the victory"
                return f"{_listed([names[s] for s in winners])} {verb}."

    def spot(self, action: Action, view: View) -> tuple[float, float] | None:
        positions = action_table(view.options.board).board.positions
        match action:
            case Start(node) | Move(node):
                return positions[node]
            case Lay(a, b):
                return (positions[a][0] + positions[b][0]) / 2, (positions[a][1] + positions[b][1]) / 2
            case _:
                return None

    def label(self, action: Action, view: View) -> str:
        board = action_table(view.options.board).board
        match action:
            case Start(node):
                return f"start at {board.place_name(node)}"
            case Lay(a, b, own):
                double = board.links[board.link_at[a, b]].cost == DOUBLE
                kind = ("double " if double else "") + ("own " if own else "")
                return f"{kind}track {_segment(board, a, b)}"
            case Stop():
                return "end the turn"
            case Move(node):
                return f"move the marker to {board.place_name(node)}"
            case Stay():
                return "leave the marker"
            case Pass():
                return "pass"
            case DrawFirst(first):
                return f"seat {first} starts"
            case Deal():
                return "deal"

    def effect(self, action: Action, view: View) -> dict[str, Json] | None:
        return effect_of(action, view)

    def insight(self, view: View) -> Insight:
        return insight_of(view)


def _land(board: RailBoard) -> tuple[Line, ...]:
    return tuple(
        Line(
            board.positions[link.a],
            board.positions[link.b],
            "heavy" if link.cost == DOUBLE else "plain",
            double=link.cost == DOUBLE,
        )
        for link in board.links
    )


def _track(board: RailBoard, link: int, ink: Ink) -> Line:
    a, b = board.ends[link]
    return Line(board.positions[a], board.positions[b], ink, double=board.links[link].cost == DOUBLE, built=True)


def _cities(board: RailBoard, wanted: dict[str, tuple[int, str]]) -> tuple[Mark, ...]:
    """Every city; the wanted ones ringed in their seat's colour, with a letter."""
    marks = []
    for city in board.cities:
        seat, letter = wanted.get(city.name, (None, ""))
        shape, ink = SHAPES.get(city.color, "circle"), INKS.get(city.color, "white")
        ring = None if seat is None else seat_ink(seat)
        marks.append(Mark(board.positions[city.node], shape, ink, city.name, letter, ring))
    return tuple(marks)


def _wanted(view: View) -> dict[str, tuple[int, str]]:
    """The cities of all hands in sight, the viewer's own last so that they win, lettered by hand."""
    hands = sorted(
        ((seat, hand) for seat, hand in enumerate(view.hands) if hand is not None),
        key=lambda pair: pair[0] == view.seat,
    )
    return {name: (seat, "ABCDEFG"[i]) for seat, hand in hands for i, name in enumerate(hand)}


def _last_turn(view: View) -> Bits:
    """The tracks laid since the viewer's last turn; for a spectator, in the last turn."""
    board = action_table(view.options.board).board
    who = view.seat if view.seat is not None else (view.played[-1][0] if view.played else None)
    watching = view.seat is not None
    links = 0
    for seat, action in reversed(view.played):
        if (seat == who) == watching:
            break
        if isinstance(action, Lay):
            links |= 1 << board.link_at[action.a, action.b]
    return links


def _as_it_ended(board: RailBoard, view: View, result: Result) -> View:
    return replace(
        view,
        hands=result.hands,
        markers=result.markers,
        tracks=result.tracks,
        own=result.own,
        networks=tuple(
            board.reach(0 if node is None else 1 << node, result.tracks | own)
            for node, own in zip(result.markers, result.own, strict=True)
        ),
    )


def _title(view: View) -> str:
    if view.phase == "over":
        return f"TransAmerica, after {len(view.results)} rounds"
    return f"TransAmerica, round {view.round}"


def _panel(board: RailBoard, view: View, names: Sequence[str]) -> tuple[Row, ...]:
    rows = [
        Row(f"{'>' if seat == view.turn else ' '} {seat + 1} {names[seat]}: {points} points", seat_ink(seat))
        for seat, points in enumerate(view.points)
    ]
    if view.options.round_limit is None:
        rows.append(Row(f"barrier: {view.barrier} points or less has passed"))
    else:
        rows.append(Row(f"{view.options.round_limit} rounds in all"))
    rows.append(Row(f"{SUPPLY - view.tracks.bit_count()} tracks left"))
    for seat, hand in enumerate(view.hands):
        if hand is not None:
            rows.append(Row(f"{names[seat]} wants", seat_ink(seat)))
            rows.extend(_hand_rows(board, view, seat, hand))
    if view.options.vexation:
        left = (f"{seat + 1}: {OWN_TRACKS - own.bit_count()}" for seat, own in enumerate(view.own))
        rows.append(Row("own tracks left: " + ", ".join(left)))
    return tuple(rows)


def _hand_rows(board: RailBoard, view: View, seat: int, hand: Sequence[str]) -> list[Row]:
    rows = []
    for letter, name in zip("ABCDEFG", hand, strict=False):
        city = board.city_named[name]
        joined = view.networks[seat] >> city.node & 1
        rows.append(Row(f"  {letter} {name}{' ✓' if joined else ''}", INKS.get(city.color, "white")))
    return rows


def _color_row(board: RailBoard, color: str) -> Row:
    names = (city.name + ("" if city.small_deck else "*") for city in board.cities if city.color == color)
    return Row(f"{color}: {', '.join(names)}", INKS.get(color, "text"))


@lru_cache(maxsize=10_000)
def _segment(board: RailBoard, a: int, b: int) -> str:
    return f"from {board.place_name(a)} to {board.place_name(b)}"


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else "nobody"
