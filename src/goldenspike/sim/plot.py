"""Charts as a picture (needs the extra ``lab``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

from goldenspike.core.errors import GoldenSpikeError
from goldenspike.sim.analysis.judgement import Terms
from goldenspike.sim.ratings import Share
from goldenspike.sim.statistics import Tally


class PlotError(GoldenSpikeError):
    code = "plot_unavailable"


def plot(tallies: Sequence[Tally], title: str, path: Path) -> None:
    """Every chart as bars, on one sheet; the file's ending chooses SVG, PNG or PDF."""
    figures = _figures()
    columns = 2
    rows = -(-len(tallies) // columns)
    figure = figures(figsize=(5.2 * columns, 2.9 * rows), layout="constrained")
    figure.suptitle(title)
    for place, tally in enumerate(tallies):
        axes = figure.add_subplot(rows, columns, place + 1)
        labels = [label for label, _, _ in tally.rows]
        values = [value for _, value, _ in tally.rows]
        margins = [margin for _, _, margin in tally.rows]
        flat = tally.chart.shape == "kinds"
        draw = axes.barh if flat else axes.bar
        bars = draw(labels, values, color="#8fb3d9")
        if any(margins):
            axes.errorbar(labels, values, yerr=margins, fmt="none", ecolor="#222222", capsize=3)
        if len(labels) <= 8:
            axes.bar_label(bars, fmt="%.4g", label_type="center" if any(margins) else "edge", padding=3, fontsize=8)
        mean = tally.mean
        axes.set_title(tally.chart.title + (f" (mean {mean:.2f})" if mean is not None else ""), fontsize=10)
        axes.spines[["top", "right"]].set_visible(False)
        if len(labels) > 12:
            axes.set_xticks(labels[:: -(-len(labels) // 12)])
        axes.margins(x=0.15 if flat else 0.05, y=0.15)
    _save(figure, path)


class Bar(NamedTuple):
    """A bot's share of wins; ``fair`` is what equal players get."""

    label: str
    share: Share
    fair: float


def plot_shares(bars: Sequence[Bar], title: str, path: Path) -> None:
    """Shares of wins with their intervals, and what would be fair."""
    figure = _figures()(figsize=(8, 1.4 + 0.4 * len(bars)), layout="constrained")
    axes = figure.add_subplot()
    places = list(range(len(bars)))
    values = [100 * bar.share.value for bar in bars]
    below = [100 * max(0.0, bar.share.value - bar.share.low) for bar in bars]
    above = [100 * max(0.0, bar.share.high - bar.share.value) for bar in bars]
    axes.barh(places, values, color="#8fb3d9", label="won")
    axes.errorbar(values, places, xerr=[below, above], fmt="none", ecolor="#222222", capsize=3)
    axes.scatter([100 * bar.fair for bar in bars], places, marker="|", s=200, color="#c0392b", label="fair", zorder=3)
    axes.set_yticks(places, [bar.label for bar in bars])
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel("games won, %")
    axes.set_title(title, fontsize=10)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(loc="lower right", frameon=False)
    _save(figure, path)


def plot_fortunes(seats: Sequence[tuple[str, float, float, float]], terms: Terms, path: Path) -> None:
    """For each player the result over the others: by luck, by play."""
    figure = _figures()(figsize=(7, 1.4 + 0.5 * len(seats)), layout="constrained")
    axes = figure.add_subplot()
    places = list(range(len(seats)))
    for shift, column, color, label in ((-0.2, 1, "#d9b88f", terms.luck), (0.2, 2, "#8fb3d9", "play")):
        axes.barh([place + shift for place in places], [seat[column] for seat in seats], 0.4, color=color, label=label)
    axes.set_yticks(places, [name for name, *_ in seats])
    axes.invert_yaxis()
    axes.axvline(0, color="#222222", linewidth=0.8)
    axes.set_xlabel(f"{terms.unit} over the others' mean")
    axes.set_title("Luck and play", fontsize=10)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    _save(figure, path)


def plot_calibration(found: Mapping[str, Sequence[tuple[int, float, float]]], title: str, path: Path) -> None:
    """For each bot the chance that was given against how often it came true; dots as large as their weight."""
    figure = _figures()(figsize=(5.2, 5.2), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([0, 100], [0, 100], color="#222222", linewidth=0.8, label="calibrated")
    for color, (name, bins) in zip(cycle(("#8fb3d9", "#c0392b", "#7a9b57")), found.items(), strict=False):
        most = max(each[0] for each in bins)
        chances, held = [100 * each[1] for each in bins], [100 * each[2] for each in bins]
        axes.plot(chances, held, color=color, linewidth=1.2, label=f"hands of {name}")
        axes.scatter(chances, held, [15 + 90 * each[0] / most for each in bins], color=color)
    axes.set_xlabel("chance given to a city, %")
    axes.set_ylabel("really held, %")
    axes.set_title(title, fontsize=10)
    axes.set_aspect("equal")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, loc="upper left")
    _save(figure, path)


def _figures() -> Any:
    try:
        import matplotlib  # noqa: PLC0415 (slow, and optional)
        from matplotlib.figure import Figure  # noqa: PLC0415
    except ImportError:
        raise PlotError("pictures of statistics need matplotlib: pip install 'goldenspike[lab]'") from None
    matplotlib.use("Agg")
    return Figure


def _save(figure: Any, path: Path) -> None:
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        raise PlotError(f"cannot write {path}: {error}") from None
