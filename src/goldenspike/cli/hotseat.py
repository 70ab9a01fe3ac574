"""A game at one keyboard: people in turn, bots in between, nobody sees another's hand."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from goldenspike.bots import Bot, act
from goldenspike.cli.pickers import UNDO, Left, Picker, Turn
from goldenspike.core.game import CHANCE, Seat, Step
from goldenspike.core.match import Match

__all__ = ["HotSeat", "Left"]


class HotSeat:
    def __init__(self, match: Match, bots: Mapping[Seat, Bot], picker: Picker, rng: Random) -> None:
        self.match = match
        self.bots = bots
        self.picker = picker
        self.rng = rng
        self.people = [seat for seat in range(len(match.seats)) if seat not in bots]
        self.news: dict[Seat, list[str]] = {seat: [] for seat in self.people}
        self.last: Seat | None = None

    def play(self) -> None:
        """Until the game is over; ``Left`` if somebody leaves."""
        game = self.match.game
        while self.match.to_act:
            seat = self.match.to_act[0]
            if seat == CHANCE:
                self._happened(self.match.act(CHANCE, game.sample(self.match.state, self.rng)))
            elif seat in self.bots:
                self._after(act(self.bots[seat], self.match, seat, self.rng))
            else:
                self._person(seat)
        viewer = self.people[0] if len(self.people) == 1 else None
        self.picker.pause(self._turn(viewer), "The game is over.")

    def _person(self, seat: Seat) -> None:
        if len(self.people) > 1 and seat != self.last:
            self.picker.cover(self.match.seats[seat])
        self.last = seat
        chosen = self.picker.pick(self._turn(seat))
        if chosen is UNDO:
            self.match.undo(seat)
            self.news[seat].append(f"{self.match.seats[seat]} takes it back.")
            return
        self.news[seat] = []
        self._after(self.match.act(seat, chosen))

    def _after(self, step: Step[Any, Any]) -> None:
        """Tell what happened; what is revealed to all is shown at once."""
        self._happened(step)
        if any(event.reveals for event in step.events) and self.match.to_act:
            viewer = self.people[0] if len(self.people) == 1 else None
            self.picker.pause(self._turn(viewer), "Look at it, then go on.")
            self.last = None

    def _happened(self, step: Step[Any, Any]) -> None:
        game, options = self.match.game, self.match.options
        board = game.boards.get(options.board)
        for seat in self.people:
            for event in step.events:
                seen = game.see(event, seat, options)
                self.news[seat].append(game.presenter.tell(seen, board, self.match.seats))

    def _turn(self, seat: Seat | None) -> Turn:
        game, state = self.match.game, self.match.state
        can_act = seat is not None and self.match.to_act == (seat,)
        news = self.news[seat] if seat is not None else self.news[self.people[0]]
        return Turn(
            presenter=game.presenter,
            view=game.view(state, seat),
            names=self.match.seats,
            legal=tuple(game.legal(state, seat)) if can_act and seat is not None else (),
            news=tuple(news),
            can_undo=seat is not None and self.match.can_undo(seat),
            seat=seat,
        )
