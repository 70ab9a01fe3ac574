"""Exact scoring (TA-60, TA-61): the cheapest set of missing tracks, and one such set.

The missing tracks are a minimum Steiner tree over the start marker and the cities, on the
board with its laid tracks free. It is solved exactly, after Dreyfus and Wagner: the cheapest
tree over a set S of terminals that ends in v either arrives along a link, or splits at v into
the trees of two parts of S. Costs are small whole numbers, so the trees are found by rising
cost: ``wave[c]`` is the set of all nodes that S can be joined to for c or less, the bits of one
int, and a step of a wave is a few shifts.

Most often nothing beats joining the terminals pair by pair, and the search only has to prove it:
a tree over S is of use only while its cost, and what joining the other terminals costs at least
(half the shortest round trip over them), is less than the cheapest spanning tree.

Ties are broken the same way every time: pair by pair if that is cheapest; then the meeting place
nearest to the cities, the lowest such place, the first split; single links before double ones,
the lowest source, the lowest link.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from goldenspike.core.bits import Bits, members
from goldenspike.core.graph import spread
from goldenspike.games.transamerica.board import DOUBLE, SINGLE, RailBoard
from goldenspike.games.transamerica.layout import Wave

FAR = 1 << 30
Table = list[list[int]]


@dataclass(frozen=True, slots=True)
class Completion:
    """What is missing to join some places: its price, and the links of one cheapest way."""

    cost: int
    links: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Terminal:
    """A place that must be joined, together with all that tracks join it to already."""

    bits: Bits
    node: int
    group: int | None


@dataclass(frozen=True, slots=True)
class Part:
    """A set of terminals, by number: itself, its splits in two, its members, the others and the root."""

    set: int
    splits: tuple[tuple[int, int], ...]
    inside: tuple[int, ...]
    outside: tuple[int, ...]


@cache
def splits_of(terminals: int) -> tuple[tuple[int, int], ...]:
    """The ways to split a set in two, each once."""
    lowest = terminals & -terminals
    return tuple((a, terminals ^ a) for a in range(1, terminals) if a & terminals == a and a & lowest)


@cache
def parts_of(count: int) -> tuple[Part, ...]:
    """All sets of ``count`` terminals, small ones first; terminal number ``count`` is the root."""
    sets = sorted(range(1, 1 << count), key=lambda s: (s.bit_count(), s))
    return tuple(
        Part(
            set=s,
            splits=splits_of(s),
            inside=tuple(members(s)),
            outside=tuple(t for t in range(count + 1) if not s >> t & 1),
        )
        for s in sets
    )


class Survey:
    """A board under laid tracks: what they join, and how far everything is from that."""

    def __init__(self, board: RailBoard, laid: Bits) -> None:
        self.board = board
        self.layout = board.layout
        self.free = ~laid
        self.groups = _groups(board, laid)
        self.waves = [self.layout.wave(group, self.groups) for group in self.groups]

    def completion(self, root: int, cities: Iterable[int]) -> Completion:
        """The cheapest way to join the cities to the root (all nodes)."""
        terminals = self._terminals(root, cities)
        if len(terminals) == 1:
            return Completion(0, ())
        return _Solver(self, terminals).solve()

    def group_of(self, place: Bits) -> int | None:
        for number, group in enumerate(self.groups):
            if group & place:
                return number
        return None

    def _terminals(self, root: int, cities: Iterable[int]) -> list[Terminal]:
        """Distinct once tracks are followed; the root comes last."""
        terminals: list[Terminal] = []
        seen = 0
        for node in (root, *cities):
            bit = self.layout.bit[node]
            if not bit & seen:
                group = self.group_of(bit)
                bits = bit if group is None else self.groups[group]
                seen |= bits
                terminals.append(Terminal(bits, node, group))
        return [*terminals[1:], terminals[0]]


class _Solver:
    def __init__(self, survey: Survey, terminals: Sequence[Terminal]) -> None:
        self.survey = survey
        self.terminals = terminals
        self.root = len(terminals) - 1
        self.to_group = [[_level(wave, t.bits) for wave in survey.waves] for t in terminals]
        self.apart = self._distances()
        self.trees: list[Wave] = [[]] * (1 << self.root)
        self.least = [FAR] * (1 << self.root)

    def solve(self) -> Completion:
        pairs = spanning_tree(self.apart)
        most = sum(self.apart[i][j] for i, j in pairs)
        found = self._branching(most - 1) if len(pairs) > 1 else None
        return found or Completion(most, tuple(members(self._paths(pairs))))

    def _branching(self, most: int) -> Completion | None:
        """The cheapest tree, if it costs no more than ``most``."""
        for part in parts_of(self.root):
            limit = most - half_round_trip(part.outside, self.apart)
            if part.splits:
                self._join(part, limit)
            elif limit >= 0:
                self.trees[part.set] = self._arrivals(part.inside[0], limit)
                self.least[part.set] = 0
        least, joined = self.least[-1], self.trees[-1]
        if least > most:
            return None
        rooted = self._arrivals(self.root, most - least)
        for cost in range(least, most + 1):
            for first in range(least, cost + 1):
                meeting = joined[first] & rooted[cost - first]
                if meeting:
                    place = meeting & -meeting
                    links = self._trace(len(self.trees) - 1, place, first)
                    return Completion(cost, tuple(members(links | self._walk(rooted, place, cost - first))))
        return None

    def _paths(self, pairs: Sequence[tuple[int, int]]) -> Bits:
        """The links of a shortest path for each pair of terminals."""
        links = 0
        for i, j in pairs:
            distance = self.apart[i][j]
            links |= self._walk(self._arrivals(i, distance), self.terminals[j].bits, distance)
        return links

    def _distances(self) -> Table:
        """Between any two terminals: over free land, or by way of a group of tracks."""
        apart = [[0] * len(self.terminals) for _ in self.terminals]
        for i, one in enumerate(self.terminals):
            for j, other in enumerate(self.terminals[:i]):
                best = FAR
                if one.group is None and other.group is None:
                    best = _level(self.survey.layout.ball(one.node), other.bits)
                for here, there in zip(self.to_group[i], self.to_group[j], strict=True):
                    best = min(best, here + there)
                apart[i][j] = apart[j][i] = best
        return apart

    def _arrivals(self, terminal: int, limit: int) -> Wave:
        """The wave from one terminal: its own, or one that a group of tracks carries on."""
        t = self.terminals[terminal]
        start = self.survey.layout.ball(t.node) if t.group is None else self.survey.waves[t.group]
        wave = _cut(start, limit)
        if t.group is None:
            for distance, onward in zip(self.to_group[terminal], self.survey.waves, strict=True):
                for cost in range(distance, limit + 1):
                    wave[cost] |= onward[min(cost - distance, len(onward) - 1)]
        return wave

    def _join(self, part: Part, limit: int) -> None:
        """The trees over a set: where its parts' trees meet, and on from there."""
        trees, least = self.trees, self.least
        start = half_round_trip(part.inside, self.apart)
        if start > limit:
            return
        wave = [0] * start
        last = before = 0
        for cost in range(start, limit + 1):
            reached = last
            if last and part.set != len(trees) - 1:
                reached = self.survey.layout.step(last, before, self.survey.groups)
            for a, b in part.splits:
                if least[a] + least[b] <= cost:
                    wave_a, wave_b = trees[a], trees[b]
                    low = max(least[a], cost + 1 - len(wave_b))
                    for share in range(low, min(len(wave_a), cost + 1 - least[b])):
                        reached |= wave_a[share] & wave_b[cost - share]
            if reached and not last:
                least[part.set] = cost
            wave.append(reached)
            before, last = last, reached
        trees[part.set] = wave

    def _trace(self, terminals: int, place: Bits, cost: int) -> Bits:
        """The links of a tree over ``terminals`` that ends in ``place`` and costs ``cost``."""
        splits = splits_of(terminals)
        if not splits:
            return self._walk(self.trees[terminals], place, cost)
        for a, b in splits:
            wave_a, wave_b = self.trees[a], self.trees[b]
            for share in range(max(0, cost + 1 - len(wave_b)), min(cost + 1, len(wave_a))):
                if wave_a[share] & wave_b[cost - share] & place:
                    return self._trace(a, place, share) | self._trace(b, place, cost - share)
        link, place, price = self._step_back(self.trees[terminals], place, cost)
        return 1 << link | self._trace(terminals, place, cost - price)

    def _walk(self, wave: Wave, place: Bits, cost: int) -> Bits:
        """The links of a cheapest way from ``place`` back to where a wave began."""
        links = 0
        while cost:
            link, place, price = self._step_back(wave, place, cost)
            links |= 1 << link
            cost -= price
        return links

    def _step_back(self, wave: Wave, place: Bits, cost: int) -> tuple[int, Bits, int]:
        """A free link along which a wave came, the place it came from, and its price."""
        board, layout = self.survey.board, self.survey.layout
        group = self.survey.group_of(place)
        here = place if group is None else self.survey.groups[group]
        price = SINGLE
        came = spread(here, layout.single) & wave[cost - SINGLE]
        if not came:
            price = DOUBLE
            came = spread(here, layout.double) & wave[cost - DOUBLE]
        source = came & -came
        for index in members(board.incident[layout.node_at[source.bit_length() - 1]] & self.survey.free):
            link = board.links[index]
            if link.cost == price and (layout.bit[link.a] | layout.bit[link.b]) & here:
                return index, source, price
        raise AssertionError("a wave comes along a free link")


def half_round_trip(stops: Sequence[int], apart: Table) -> int:
    """At least what joining some terminals costs: half the shortest round trip, rounded up."""
    if len(stops) < 2:
        return 0
    if len(stops) == 2:
        return apart[stops[0]][stops[1]]
    if len(stops) == 3:
        a, b, c = stops
        return (apart[a][b] + apart[b][c] + apart[c][a] + 1) // 2
    a, b, c, d = stops[:4]
    pairings = (apart[a][b] + apart[c][d], apart[a][c] + apart[b][d], apart[a][d] + apart[b][c])
    return (sum(pairings) - max(pairings) + 1) // 2


def spanning_tree(apart: Table) -> list[tuple[int, int]]:
    """The pairs of terminals to join so that all are joined, pair by pair, for the least."""
    root = len(apart) - 1
    near = list(apart[root][:root])
    via = [root] * root
    left = list(range(root))
    pairs = []
    while left:
        nearest = min(left, key=near.__getitem__)
        left.remove(nearest)
        pairs.append((via[nearest], nearest))
        for other in left:
            if apart[nearest][other] < near[other]:
                near[other], via[other] = apart[nearest][other], nearest
    return pairs


def _level(wave: Wave, place: Bits) -> int:
    """The cost at which a wave reaches a place."""
    cost = 0
    while not wave[cost] & place:
        cost += 1
    return cost


def _cut(wave: Wave, limit: int) -> Wave:
    return wave[: limit + 1] + wave[-1:] * (limit + 1 - len(wave))


def _groups(board: RailBoard, laid: Bits) -> list[Bits]:
    """The sets of nodes that tracks join, in the layout's numbering."""
    layout = board.layout
    groups: list[Bits] = []
    for link in members(laid):
        a, b = board.ends[link]
        joined = layout.bit[a] | layout.bit[b]
        apart = []
        for group in groups:
            if group & joined:
                joined |= group
            else:
                apart.append(group)
        groups = [*apart, joined]
    return sorted(groups)
