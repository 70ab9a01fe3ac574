"""Match: a game being played. The one mutable object: a record, its state, and undo."""

from __future__ import annotations

from random import Random
from typing import Any

from goldenspike.core.errors import OptionsError, UndoError
from goldenspike.core.game import CHANCE, AnyGame, Outcome, Seat, Step
from goldenspike.core.record import Record, replay


class Match:
    def __init__(self, game: AnyGame, options: Any, seats: tuple[str, ...] = ()) -> None:
        self.game = game
        self.options = options
        self.seats = seats or tuple(f"Player {seat + 1}" for seat in range(options.players))
        if len(self.seats) != options.players:
            raise OptionsError(f"{len(self.seats)} names are given for {options.players} players")
        self._actions: list[tuple[Seat, Any]] = []
        self._steps: list[Step[Any, Any]] = [Step(game.setup(options), ())]

    @classmethod
    def resume(cls, record: Record) -> Match:
        """A match that goes on where a record ends."""
        match = cls(record.game, record.options, record.seats)
        match._actions = list(record.actions)
        match._steps = list(replay(record))
        return match

    @property
    def state(self) -> Any:
        return self._steps[-1].state

    @property
    def record(self) -> Record:
        return Record(self.game, self.options, self.seats, tuple(self._actions))

    @property
    def to_act(self) -> tuple[Seat, ...]:
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def act(self, seat: Seat, action: Any) -> Step[Any, Any]:
        """Apply an action; a refused one changes nothing."""
        step = self.game.apply(self.state, seat, action)
        self._steps.append(step)
        self._actions.append((seat, action))
        return step

    def run_chance(self, rng: Random) -> list[Step[Any, Any]]:
        """Let chance act as long as it is to act."""
        steps = []
        while self.to_act == (CHANCE,):
            steps.append(self.act(CHANCE, self.game.sample(self.state, rng)))
        return steps

    def can_undo(self, seat: Seat) -> bool:
        """The last decision was the seat's own, and nobody learned anything by it."""
        if not self._actions or self._actions[-1][0] != seat or seat == CHANCE:
            return False
        return not any(event.reveals for event in self._steps[-1].events)

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last decision."""
        if not self.can_undo(seat):
            raise UndoError("only your own last decision can be taken back, and only if it revealed nothing")
        self._actions.pop()
        self._steps.pop()
