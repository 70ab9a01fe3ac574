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
from functools import cache, reduce
from operator import or_

from goldenspike.core.bits import Bits, bits_of, members
from goldenspike.core.value import value
from goldenspike.games.transamerica.board import DOUBLE, SINGLE, RailBoard
from goldenspike.games.transamerica.layout import Wave

FAR = 1 << 30
WIDTH = 8
"""The distance of terminals i and j stands at i * WIDTH + j of a table: there are fewer than 8."""
Table = list[int]
Trip = tuple[int, ...]
"""Places in the table: none, one pair, the three sides of a triangle, or the three pairings of four."""


@value
class Completion:
    """What is missing to join some places: its price, and the links of one cheapest way."""

    cost: int
    links: tuple[int, ...]


@value
class Terminal:
    """A place that must be joined, together with all that tracks join it to already."""

    bits: Bits
    node: int
    group: int | None


@dataclass(frozen=True, slots=True)
class Part:
    """A set of terminals, its splits in two, and the round trips over it and over all others."""

    set: int
    splits: tuple[tuple[int, int], ...]
    within: int
    """The sets of two or more that are part of it, as a set of sets."""
    inside: Trip
    outside: Trip


@cache
def splits_of(terminals: int) -> tuple[tuple[int, int], ...]:
    """The ways to split a set in two, each once."""
    lowest = terminals & -terminals
    return tuple((a, terminals ^ a) for a in range(1, terminals) if a & terminals == a and a & lowest)


@cache
def parts_of(count: int) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    """The pairs of ``count`` terminals, and all larger sets, small ones first; number ``count`` is the root."""
    sets = sorted((s for s in range(1 << count) if s.bit_count() > 1), key=lambda s: (s.bit_count(), s))
    parts = [
        Part(
            set=s,
            splits=splits_of(s),
            within=bits_of(part for part in sets if part & s == part != s),
            inside=trip(tuple(members(s))),
            outside=trip(tuple(t for t in range(count + 1) if not s >> t & 1)),
        )
        for s in sets
    ]
    pairs = count * (count - 1) // 2
    return tuple(parts[:pairs]), tuple(parts[pairs:])


@cache
def others(terminal: int, count: int) -> Trip:
    """The round trip over all terminals but one."""
    return trip(tuple(t for t in range(count + 1) if t != terminal))


class Survey:
    """A board under laid tracks: what they join, and how far everything is from that.

    ``networks`` may name all sets of nodes that the tracks join, where that is known already.
    """

    def __init__(self, board: RailBoard, laid: Bits, networks: Iterable[Bits] | None = None) -> None:
        self.layout = board.layout
        if networks is None:
            self.groups = _groups(board, laid)
        else:
            self.groups = sorted(self.layout.places(nodes) for nodes in networks if nodes & nodes - 1)
        self.grouped = reduce(or_, self.groups, 0)
        self.waves = [self.layout.wave(group, self.groups) for group in self.groups]

    def completion(self, root: int, cities: Iterable[int]) -> Completion:
        """The cheapest way to join the cities to the root (all nodes)."""
        terminals = self._terminals(root, cities)
        if len(terminals) == 1:
            return Completion(0, ())
        cost, links = _Solver(self, terminals, wants_links=True).solve()
        return Completion(cost, tuple(members(links)))

    def cost(self, root: int, cities: Iterable[int]) -> int:
        """What that costs, without the way."""
        terminals = self._terminals(root, cities)
        return 0 if len(terminals) == 1 else _Solver(self, terminals, wants_links=False).solve()[0]

    def group_of(self, place: Bits) -> int | None:
        if not place & self.grouped:
            return None
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
    def __init__(self, survey: Survey, terminals: Sequence[Terminal], wants_links: bool) -> None:
        self.survey = survey
        self.wants_links = wants_links
        self.terminals = terminals
        self.root = len(terminals) - 1
        self.to_group = [[_level(wave, t.bits) for wave in survey.waves] for t in terminals]
        self.apart = self._distances()
        self.trees: list[Wave] = [[]] * (1 << self.root)
        self.least = [FAR] * (1 << self.root)
        for terminal in range(self.root):
            self.least[1 << terminal] = 0

    def solve(self) -> tuple[int, Bits]:
        """The cost, and the links if they are wanted."""
        pairs = spanning_tree(self.apart, self.root)
        most = sum([self.apart[i * WIDTH + j] for i, j in pairs])
        found = self._branching(most - 1) if len(pairs) > 1 else None
        return found or (most, self._paths(pairs) if self.wants_links else 0)

    def _branching(self, most: int) -> tuple[int, Bits] | None:
        """The cheapest tree that branches between terminals, if it costs no more than ``most``."""
        apart, joined_sets = self.apart, 0
        pairs, larger = parts_of(self.root)
        for part in pairs:
            limit = most - half_round_trip(part.outside, apart)
            if apart[part.inside[0]] <= limit:
                joined_sets |= self._join_pair(part, limit, most)
        for part in larger:
            if joined_sets & part.within:  # every larger tree is made of smaller ones
                joined_sets |= self._join(part, most)
        least, joined = self.least[-1], self.trees[-1]
        if least > most:
            return None
        rooted = self._arrivals(self.root, most - least)
        for cost in range(least, most + 1):
            for first in range(least, cost + 1):
                meeting = joined[first] & rooted[cost - first]
                if meeting and not self.wants_links:
                    return cost, 0
                if meeting:
                    place = meeting & -meeting
                    links = self._trace(len(self.trees) - 1, place, first)
                    return cost, links | self._walk(rooted, place, cost - first)
        return None

    def _paths(self, pairs: Sequence[tuple[int, int]]) -> Bits:
        """The links of a shortest path for each pair of terminals."""
        links = 0
        for i, j in pairs:
            distance = self.apart[i * WIDTH + j]
            source, target = self.terminals[i], self.terminals[j]
            if source.group is None and target.group is not None:  # the wave of a group is there already
                source, target = target, source
            wave = self._arrivals(i, distance) if source.group is None else self.survey.waves[source.group]
            links |= self._walk(wave, target.bits, distance)
        return links

    def _distances(self) -> Table:
        """Between any two terminals: over free land, or by way of a group of tracks."""
        apart = [0] * (WIDTH * WIDTH)
        for i, one in enumerate(self.terminals):
            to_one = self.to_group[i]
            over_land = self.survey.layout.distances(one.node) if one.group is None else []
            for j in range(i):
                other = self.terminals[j]
                best = over_land[other.node] if over_land and other.group is None else FAR
                for here, there in zip(to_one, self.to_group[j], strict=False):
                    if here + there < best:
                        best = here + there
                apart[i * WIDTH + j] = apart[j * WIDTH + i] = best
        return apart

    def _arrivals(self, terminal: int, limit: int) -> Wave:
        """The wave from one terminal: its own, or one that a group of tracks carries on."""
        t = self.terminals[terminal]
        start = self.survey.layout.ball(t.node) if t.group is None else self.survey.waves[t.group]
        wave = _cut(start, limit)
        if t.group is None:
            for distance, onward in zip(self.to_group[terminal], self.survey.waves, strict=False):
                for cost, reached in enumerate(_cut(onward, limit - distance), distance):
                    wave[cost] |= reached
        return wave

    def _join_pair(self, part: Part, limit: int, most: int) -> int:
        """``_join`` for two terminals, by far the most frequent."""
        step, groups = self.survey.layout.step, self.survey.groups
        ((a, b),) = part.splits
        wave_a, wave_b = self._tree(a, most), self._tree(b, most)
        start = self.apart[part.inside[0]]
        wave = [0] * start
        last = before = 0
        for cost in range(start, limit + 1):
            reached = step(last, before, groups) if last else 0
            for share in range(max(0, cost + 1 - len(wave_b)), min(len(wave_a), cost + 1)):
                reached |= wave_a[share] & wave_b[cost - share]
            wave.append(reached)
            before, last = last, reached
        if not last:
            return 0
        self.trees[part.set] = wave
        self.least[part.set] = next(cost for cost in range(start, limit + 1) if wave[cost])
        return 1 << part.set

    def _join(self, part: Part, most: int) -> int:
        """The trees over a set: where its parts' trees meet, and on from there. The set's bit, if there are any."""
        start = half_round_trip(part.inside, self.apart)
        limit = most - half_round_trip(part.outside, self.apart)
        if start > limit:
            return 0
        layout, groups, least = self.survey.layout, self.survey.groups, self.least
        halves = [
            (self._tree(a, most), self._tree(b, most), least[a], least[b])
            for a, b in part.splits
            if least[a] + least[b] <= limit
        ]
        is_whole = part.set == len(self.trees) - 1
        wave = [0] * start
        last = before = 0
        for cost in range(start, limit + 1):
            reached = last if is_whole or not last else layout.step(last, before, groups)
            for wave_a, wave_b, least_a, least_b in halves:
                low = max(least_a, cost + 1 - len(wave_b))
                for share in range(low, min(len(wave_a), cost + 1 - least_b)):
                    reached |= wave_a[share] & wave_b[cost - share]
            if reached and not last:
                least[part.set] = cost
            wave.append(reached)
            before, last = last, reached
        self.trees[part.set] = wave
        return 1 << part.set if last else 0

    def _tree(self, terminals: int, most: int) -> Wave:
        """The trees over a set that was joined before, or the wave from a single terminal."""
        if not self.trees[terminals] and terminals & terminals - 1 == 0:
            alone = terminals.bit_length() - 1
            limit = most - half_round_trip(others(alone, self.root), self.apart)
            self.trees[terminals] = self._arrivals(alone, limit)
        return self.trees[terminals]

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
        layout, group = self.survey.layout, self.survey.group_of(place)
        here = place if group is None else self.survey.groups[group]
        price, near = SINGLE, layout.near_single
        came = (near[place] if group is None else layout.by_single(here)) & wave[cost - SINGLE]
        if not came:
            price, near = DOUBLE, layout.near_double
            came = (near[place] if group is None else layout.by_double(here)) & wave[cost - DOUBLE]
        source = came & -came
        meets = near[source] & here
        return layout.link_joining[source | meets & -meets], source, price


def trip(stops: tuple[int, ...]) -> Trip:
    """What ``half_round_trip`` adds up. Of more than four stops four are enough for a bound."""
    if len(stops) < 2:
        return ()
    if len(stops) == 2:
        return (stops[0] * WIDTH + stops[1],)
    if len(stops) == 3:
        a, b, c = stops
        return a * WIDTH + b, b * WIDTH + c, c * WIDTH + a
    a, b, c, d = stops[:4]
    return a * WIDTH + b, c * WIDTH + d, a * WIDTH + c, b * WIDTH + d, a * WIDTH + d, b * WIDTH + c


def half_round_trip(legs: Trip, apart: Table) -> int:
    """At least what joining some terminals costs: half the shortest round trip, rounded up."""
    if len(legs) > 3:
        ab, cd, ac, bd, ad, bc = legs
        x, y, z = apart[ab] + apart[cd], apart[ac] + apart[bd], apart[ad] + apart[bc]
        return (x + y + z - max(x, y, z) + 1) // 2
    if len(legs) == 3:
        ab, bc, ca = legs
        return (apart[ab] + apart[bc] + apart[ca] + 1) // 2
    return apart[legs[0]] if legs else 0


def spanning_tree(apart: Table, root: int) -> list[tuple[int, int]]:
    """The pairs of terminals to join so that all are joined, pair by pair, for the least."""
    near = apart[root * WIDTH : root * WIDTH + root]
    via = [root] * root
    left = list(range(root))
    pairs = []
    while left:
        nearest = min(left, key=near.__getitem__)
        left.remove(nearest)
        pairs.append((via[nearest], nearest))
        for other in left:
            distance = apart[nearest * WIDTH + other]
            if distance < near[other]:
                near[other], via[other] = distance, nearest
    return pairs


def _level(wave: Wave, place: Bits) -> int:
    """The cost at which a wave reaches a place."""
    cost = 0
    while not wave[cost] & place:
        cost += 1
    return cost


def _cut(wave: Wave, limit: int) -> Wave:
    """A wave up to a cost; nothing where that is below 0."""
    if limit < len(wave):
        return wave[: max(0, limit + 1)]
    return wave + wave[-1:] * (limit + 1 - len(wave))


def _groups(board: RailBoard, laid: Bits) -> list[Bits]:
    """The sets of nodes that tracks join, in the layout's numbering."""
    joins = board.layout.ends
    groups: list[Bits] = []
    for link in members(laid):
        joined = joins[link]
        met = [group for group in groups if group & joined]
        if len(met) == 1 and met[0] & joined == joined:
            continue
        for group in met:
            joined |= group
            groups.remove(group)
        groups.append(joined)
    return sorted(groups)
