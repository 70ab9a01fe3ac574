"""A TransAmerica table for tests: chosen hands, markers and tracks, written as a game is told.

The board ``prairie`` is 10 by 10 nodes: node 37 is row 3, column 7, and G11 is the green city on node 11.
Between columns 4 and 5 runs a river: the segments across it are double, all others are single.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from goldenspike.core.errors import RulesError
from goldenspike.core.game import CHANCE, AnyGame
from goldenspike.core.match import Match
from goldenspike.core.record import Record
from goldenspike.games import GAMES
from goldenspike.games.transamerica.actions import Action, Deal, DrawFirst, Lay, Move, Pass, Start, Stay, Stop

GAME: Final[AnyGame] = GAMES["transamerica"]
PRAIRIE, SPUR = (
    GAME.boards.add(Path(__file__).parent / "boards" / "transamerica" / f"{name}.json") for name in ("prairie", "spur")
)

ANN, BEN, CY, DOT, EVE, FLO = range(6)
NAMES: Final = ("Ann", "Ben", "Cy", "Dot", "Eve", "Flo")

QUICK: Final = "G41, B43"
"""A hand that is complete after two tracks from node 41: 41-42, 42-43."""
SLOW: Final = "G11, B13"
"""A hand whose loss is easily chosen: see ``MARKER_FOR_LOSS``."""
MARKER_FOR_LOSS: Final = {loss: 10 * loss - 8 for loss in range(2, 11)} | {11: 94, 12: 85, 13: 95, 14: 96, 15: 97}
"""Where a start marker stands that misses so much to the hand ``SLOW``."""

REAL_HANDS: Final = (
    "Portland, Helena, Omaha, Dallas, New York",
    "Sacramento, Minneapolis, Salt Lake City, El Paso, Charleston",
)


def action(word: str) -> Action:
    """``@11`` starts, ``11-12`` lays, ``own 11-12`` lays a coloured track, ``>12`` moves; stop, stay and pass."""
    named: dict[str, Action] = {"stop": Stop(), "stay": Stay(), "pass": Pass()}
    if word in named:
        return named[word]
    if word[0] in "@>":
        return (Start if word[0] == "@" else Move)(int(word[1:]))
    a, b = word.removeprefix("own ").split("-")
    return Lay(int(a), int(b), word.startswith("own "))


def hand(text: str) -> tuple[str, ...]:
    return tuple(text.split(", "))


class Table:
    """A match whose chance is told, not drawn. Every method that plays hands the table back."""

    def __init__(self, *hands: str, first: int = ANN, **options: Any) -> None:
        options = {"players": len(hands), "board": PRAIRIE, **options}
        self.match = Match(GAME, GAME.options_type(**options), NAMES[: options["players"]])
        self.steps = [self.match.act(CHANCE, DrawFirst(first))]
        self.deal(*hands)

    # What happens

    def deal(self, *hands: str) -> Table:
        return self.play(CHANCE, Deal(tuple(hand(text) for text in hands)))

    def markers(self, *nodes: int) -> Table:
        """Every seat places its marker; the nodes are in the order of the seats."""
        for _ in nodes:
            seat = self.to_act
            self.play(seat, Start(nodes[seat]))
        return self

    def play(self, seat: int, *moves: str | Action) -> Table:
        for move in moves:
            self.steps.append(self.match.act(seat, action(move) if isinstance(move, str) else move))
        return self

    def turn(self, seat: int, *moves: str | Action) -> Table:
        """The whole turn of a seat: no second track and no move of the marker unless told."""
        self.play(seat, *moves)
        for phase, end in (("extending", "stop"), ("moving", "stay")):
            if self.view().phase == phase:
                self.play(seat, end)
        return self

    def short_round(self, quick: int, loss: int) -> Table:
        """A round of two: one completes as soon as may be, the other misses so much. The cards are dealt."""
        slow = 1 - quick
        marker = MARKER_FOR_LOSS[loss]
        self.markers(*((41, marker) if quick == ANN else (marker, 41)))
        if self.to_act == slow:
            away = marker + 10 if marker < 90 else marker + 1 if marker > 92 else marker - 1
            self.turn(slow, Lay(min(marker, away), max(marker, away)))
        return self.turn(quick, "41-42", "42-43")

    def rounds(self, *rounds: tuple[int, int]) -> Table:
        """Short rounds, each (who completes, what the other loses); the first one is dealt already."""
        for number, (quick, loss) in enumerate(rounds):
            if number:
                self.deal(*((QUICK, SLOW) if quick == ANN else (SLOW, QUICK)))
            self.short_round(quick, loss)
        return self

    def to_one_link(self) -> Table:
        """Ann has SLOW, Ben has QUICK; her network has both green cities, his both blue ones. She is to lay 12-13."""
        self.markers(11, 13).turn(ANN, "11-21", "21-31").turn(BEN, "13-23", "23-33")
        return self.turn(ANN, "31-41", "11-12").turn(BEN, "33-43", "43-53")

    def refusal(self, seat: int, move: str | Action) -> str:
        """The rule that refuses a move; the table stays as it was."""
        before = self.state
        with pytest.raises(RulesError) as caught:
            self.play(seat, move)
        assert self.state is before
        return caught.value.rule

    # What is to be seen

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def to_act(self) -> int:
        (seat,) = self.match.to_act
        return seat

    @property
    def legal(self) -> tuple[Action, ...]:
        return tuple(GAME.legal(self.state, self.to_act))

    def allows(self, move: str) -> bool:
        return action(move) in self.legal

    def view(self, seat: int | None = None) -> Any:
        return GAME.view(self.state, seat)

    def network(self, seat: int) -> set[int]:
        nodes: int = self.view().networks[seat]
        return {node for node in range(nodes.bit_length()) if nodes >> node & 1}

    @property
    def events(self) -> tuple[Any, ...]:
        """What the last action led to."""
        return self.steps[-1].events

    @property
    def event_types(self) -> list[str]:
        return [event.type for event in self.events]

    @property
    def points(self) -> tuple[int, ...]:
        points: tuple[int, ...] = self.state.standing.points
        return points

    @property
    def result(self) -> Any:
        """The last round that was scored."""
        return self.state.standing.results[-1]

    @property
    def over(self) -> bool:
        return self.match.to_act == ()

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.match.outcome is not None
        return self.match.outcome.winners

    @property
    def record(self) -> Record:
        return self.match.record


def two(**options: Any) -> Table:
    """Ann to complete quickly, Ben slowly; Ann starts."""
    return Table(QUICK, SLOW, **options)


def stuck() -> Table:
    """Ann holds the west of a line, Ben the east, by coloured tracks: both pass, and nothing can change (TA-34)."""
    table = Table("G5, B1", "G0, B4", board=SPUR, vexation=True, rounds=1).markers(2, 3)
    table.turn(ANN, "own 2-3", "1-2").turn(BEN, "own 3-4").turn(ANN, "0-1").turn(BEN, "4-5")
    return table.turn(ANN, "pass").turn(BEN, "pass")


def real_table(**options: Any) -> Table:
    """Two players on the real board."""
    return Table(*REAL_HANDS, board="transamerica", **options)
