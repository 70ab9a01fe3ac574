"""A second, slow reading of the rules, by names and dictionaries, that must agree with the first on every game."""

from __future__ import annotations

import json
from itertools import combinations
from random import Random
from typing import Any

import pytest

from goldenspike.core.match import Match
from goldenspike.core.record import final_state, read_record
from goldenspike.games import GAMES
from goldenspike.games.steel_driver.options import Options
from goldenspike.games.steel_driver.rules import STEEL_DRIVER
from steel_driver_kit import HERE, RECORDS

SOURCES = {
    "steel-driver": HERE.parent / "src/goldenspike/games/steel_driver/boards/steel-driver.json",
    "short-line": HERE / "boards/steel_driver/short-line.json",
}
Link = frozenset[str]


class Referee:
    """Reads a record's actions one by one and keeps the books."""

    def __init__(self, record: dict[str, Any]) -> None:
        options = record["options"]
        board = json.loads(SOURCES[options["board"]].read_text(encoding="utf-8"))
        self.players: int = options["players"]
        self.values = {city["id"]: city["value"] for city in board["cities"]}
        self.colors = {city["id"]: city["color"] for city in board["cities"]}
        self.costs: dict[Link, int] = {frozenset((link["a"], link["b"])): link["cost"] for link in board["links"]}
        self.starts = {city["id"] for city in board["cities"] if city["start"]}
        self.ends = board["transcontinental"]
        self.order: list[str] = board["companies"]
        self.names: list[str] = board["companies"]
        self.rails: dict[str, set[Link]] = {name: set() for name in self.names}
        self.treasury = dict.fromkeys(self.names, 0)
        self.shares = {name: [0] * self.players for name in self.names}
        self.cubes = [0] * self.players
        self.cash = [0] * self.players
        self.linked = False
        self.turns: list[dict[str, Any]] = []
        self.actions = iter([dict(action) for action in record["actions"]])
        self.active: int = next(self.actions)["first"]
        for _ in range(5):
            self.play_turn()
        self.final()

    def take_action(self, seat: int, *kinds: str) -> dict[str, Any]:
        action = next(self.actions)
        assert action["seat"] == seat, action
        assert action["type"] in kinds, action
        return action

    def play_turn(self) -> None:
        self.cubes = [had + {3: 10, 4: 8, 5: 7, 6: 6}[self.players] for had in self.cubes]
        self.profit = dict.fromkeys(self.names, 0)
        self.control: dict[str, int] = {}
        self.auctions()
        self.order = self.build()
        for name, seat in self.control.items():
            self.cash[seat] += self.profit[name]
        self.turns.append({"profit": dict(self.profit), "cash": list(self.cash)})

    def auctions(self) -> None:
        holder, passes, last_opener = self.active, 0, None
        while len(self.control) < len(self.names) and passes < self.players:
            action = self.take_action(holder, "auction", "pass") if self.cubes[holder] else {}
            if action.get("type") != "auction":
                passes += 1
            else:
                passes, last_opener = 0, holder
                self.auction(holder, action["company"], action["bid"])
            holder = (holder + 1) % self.players
        if last_opener is not None:
            self.active = (last_opener + 1) % self.players

    def auction(self, opener: int, name: str, bid: int) -> None:
        assert name not in self.control
        queue = [(opener + step) % self.players for step in range(1, self.players)]
        leader = opener
        while queue:
            seat = queue.pop(0)
            if self.cubes[seat] <= bid:
                continue
            action = self.take_action(seat, "bid", "drop")
            if action["type"] == "bid":
                assert bid < action["amount"] <= self.cubes[seat]
                queue.append(leader)
                leader, bid = seat, action["amount"]
        self.control[name] = leader
        self.shares[name][leader] += 1
        self.cubes[leader] -= bid
        self.treasury[name] += bid

    def possible(self, name: str) -> set[Link]:
        taken = set().union(*self.rails.values())
        touching = set().union(*self.rails[name]) or self.starts
        if name not in self.control or len(self.rails[name]) == 17:
            return set()
        return {
            link for link, cost in self.costs.items()
            if link not in taken and link & touching and cost <= self.treasury[name]
        }  # fmt: skip

    def build(self) -> list[str]:
        waiting, row = list(self.order), []
        while waiting:
            name = waiting.pop(0)
            links = self.possible(name)
            if not links:
                row.append(name)
                continue
            action = self.take_action(self.control[name], "build")
            link = frozenset((action["a"], action["b"]))
            assert link in links
            had = set().union(*self.rails[name]) or {action["start"]}
            self.treasury[name] -= self.costs[link]
            self.profit[name] += sum(self.values[city] for city in link - had)
            self.rails[name].add(link)
            self.check_link(name)
            waiting.append(name)
        return row

    def distance(self, companies: tuple[str, ...]) -> int | None:
        """Rails from end to end with these companies only."""
        links = set().union(*(self.rails[name] for name in companies))
        reached, steps = {self.ends[0]}, 0
        while self.ends[1] not in reached:
            grown = reached | {city for link in links if link & reached for city in link}
            if grown == reached:
                return None
            reached, steps = grown, steps + 1
        return steps

    def check_link(self, builder: str) -> None:
        if self.linked or self.distance(tuple(self.names)) is None:
            return
        self.linked = True
        for count in range(1, len(self.names) + 1):
            found = {chosen: self.distance(chosen) for chosen in combinations(self.names, count)}
            lengths = [steps for steps in found.values() if steps is not None]
            if lengths:
                best = [chosen for chosen, steps in found.items() if steps == min(lengths)]
                for name in set().union(*best):
                    self.profit[name] += 50 if name == builder else 30
                return

    def final(self) -> None:
        goods = {city for links in self.rails.values() for link in links for city in link}
        boss = {name: self.controller(name) for name in self.names}
        taken: dict[str, list[str]] = {name: [] for name in self.names}
        waiting = list(self.order)
        while waiting:
            name = waiting.pop(0)
            seat, cities = boss[name], set().union(*self.rails[name]) & goods
            if seat is None or not cities:
                continue
            city = self.take_action(seat, "take")["city"]
            assert city in cities
            goods.remove(city)
            taken[name].append(self.colors[city])
            waiting.append(name)
        assert next(self.actions, None) is None
        self.result = {}
        for name in self.names:
            value = worth(taken[name])
            self.cash = [had + value * held for had, held in zip(self.cash, self.shares[name], strict=True)]
            counts = {color: taken[name].count(color) for color in taken[name]}
            self.result[name] = {"goods": counts, "value": value, "controller": boss[name]}
        most = [max((len(taken[name]) for name in self.names if boss[name] == seat), default=0)
                for seat in range(self.players)]  # fmt: skip
        best = max(zip(self.cash, most, strict=True))
        self.winners = [seat for seat in range(self.players) if (self.cash[seat], most[seat]) == best]

    def controller(self, name: str) -> int | None:
        held = self.shares[name]
        first = self.control.get(name, self.active)
        clockwise = [(first + step) % self.players for step in range(self.players)]
        return max(clockwise, key=lambda seat: held[seat]) if any(held) else None


def worth(cubes: list[str]) -> int:
    """The largest possible sets, one after another."""
    left, total = list(cubes), 0
    while left:
        colors = set(left)
        total += {1: 10, 2: 30, 3: 60, 4: 100, 5: 150}[len(colors)]
        for color in colors:
            left.remove(color)
    return total


def _agree(record: dict[str, Any], summary: dict[str, Any]) -> None:
    referee = Referee(record)
    assert summary == {
        "cash": referee.cash,
        "turns": referee.turns,
        "final": referee.result,
        "winners": referee.winners,
    }


@pytest.mark.parametrize("name", sorted(path.stem for path in RECORDS.glob("*.json")))
def test_the_referee_agrees_on_recorded_games(name: str) -> None:
    text = (RECORDS / f"{name}.json").read_text(encoding="utf-8")
    state = final_state(read_record(text, GAMES))
    _agree(json.loads(text), STEEL_DRIVER.presenter.summary(state))


@pytest.mark.parametrize("seed", range(120))
def test_the_referee_agrees_on_random_games(seed: int) -> None:
    rng = Random(seed)
    match = Match(STEEL_DRIVER, Options(3 + seed % 4, "short-line" if seed % 5 == 0 else "steel-driver"))
    match.run_chance(rng)
    while match.to_act:
        (seat,) = match.to_act
        legal = STEEL_DRIVER.legal(match.state, seat)
        cautious = seed % 2 and rng.random() < 0.8  # small bids, so that all companies are sold
        match.act(seat, legal[0] if cautious and legal[0].type == "bid" else rng.choice(legal))
    _agree(match.record.to_json(), STEEL_DRIVER.presenter.summary(match.state))
