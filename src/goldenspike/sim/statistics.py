"""Counting over many games: what the charts of a game show."""

from __future__ import annotations

import csv
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import TextIO

from goldenspike.core.chart import Chart
from goldenspike.sim.arena import Played
from goldenspike.sim.student import quantile


@dataclass
class Tally:
    """One chart over many games: how often each value came, and the mean of each seat."""

    chart: Chart
    counts: Counter[float | str] = field(default_factory=Counter)
    by_seat: list[list[float]] = field(default_factory=list)

    def add(self, values: Sequence[float | str]) -> None:
        if self.chart.shape != "seats":
            self.counts.update(values)
            return
        if not self.by_seat:
            self.by_seat = [[] for _ in values]
        for seen, value in zip(self.by_seat, values, strict=True):
            seen.append(float(value))

    @property
    def rows(self) -> list[tuple[str, float, float]]:
        """(label, value, half the width of the 95 % interval, 0 where there is none)."""
        if self.chart.shape == "seats":
            return [(f"seat {seat}", *mean_and_margin(values)) for seat, values in enumerate(self.by_seat)]
        if self.chart.shape == "kinds":
            return [(str(kind), float(count), 0.0) for kind, count in self.counts.most_common()]
        return [(f"{value:g}", float(self.counts[value]), 0.0) for value in sorted(self.counts, key=float)]

    @property
    def mean(self) -> float | None:
        """The mean of a histogram's values."""
        if self.chart.shape != "values" or not self.counts:
            return None
        return sum(float(value) * count for value, count in self.counts.items()) / self.counts.total()


def mean_and_margin(values: Sequence[float]) -> tuple[float, float]:
    mean = fmean(values)
    if len(values) < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, quantile(0.95, len(values) - 1) * math.sqrt(variance / len(values))


def tally(charts: Iterable[Chart], games: Iterable[Played]) -> list[Tally]:
    tallies = [Tally(chart) for chart in charts]
    for played in games:
        for each in tallies:
            each.add(played.measures[each.chart.name])
    return tallies


def write_csv(path: Path, charts: Sequence[Chart], games: Iterable[Played]) -> None:
    """One line a game: seats' numbers in columns of their own, lists in one field."""
    with path.open("w", newline="", encoding="utf-8") as file:
        _write_rows(file, charts, games)


def _write_rows(file: TextIO, charts: Sequence[Chart], games: Iterable[Played]) -> None:
    writer = csv.writer(file)
    for number, played in enumerate(games):
        row: dict[str, object] = {
            "game": played.index,
            "winners": " ".join(map(str, played.winners)),
            "actions": played.actions,
        }
        for chart in charts:
            values = played.measures[chart.name]
            if chart.shape == "seats":
                row |= {f"{chart.name}_{seat}": value for seat, value in enumerate(values)}
            else:
                separator = ";" if chart.shape == "kinds" else " "
                row[chart.name] = separator.join(f"{v:g}" if isinstance(v, int | float) else v for v in values)
        if number == 0:
            writer.writerow(row)
        writer.writerow(row.values())
