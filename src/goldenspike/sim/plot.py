"""Charts as a picture (needs the extra ``lab``)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from goldenspike.core.errors import GoldenSpikeError
from goldenspike.sim.statistics import Tally


class PlotError(GoldenSpikeError):
    code = "plot_unavailable"


def plot(tallies: Sequence[Tally], title: str, path: Path) -> None:
    """Every chart as bars, on one sheet; the file's ending chooses SVG, PNG or PDF."""
    try:
        import matplotlib  # noqa: PLC0415 (slow, and optional)
        from matplotlib.figure import Figure  # noqa: PLC0415
    except ImportError:
        raise PlotError("pictures of statistics need matplotlib: pip install 'goldenspike[lab]'") from None
    matplotlib.use("Agg")
    columns = 2
    rows = -(-len(tallies) // columns)
    figure = Figure(figsize=(5.2 * columns, 2.9 * rows), layout="constrained")
    figure.suptitle(title)
    for place, tally in enumerate(tallies):
        axes = figure.add_subplot(rows, columns, place + 1)
        labels = [label for label, _, _ in tally.rows]
        values = [value for _, value, _ in tally.rows]
        margins = [margin for _, _, margin in tally.rows]
        flat = tally.chart.shape == "kinds"
        draw = axes.barh if flat else axes.bar
        bars = draw(labels, values, color="#3a6ea5")
        if any(margins):
            axes.errorbar(labels, values, yerr=margins, fmt="none", ecolor="#222222", capsize=3)
        if len(labels) <= 8:
            axes.bar_label(bars, fmt="%.4g", padding=4, fontsize=8)
        mean = tally.mean
        axes.set_title(tally.chart.title + (f" (mean {mean:.2f})" if mean is not None else ""), fontsize=10)
        axes.spines[["top", "right"]].set_visible(False)
        if len(labels) > 12:
            axes.set_xticks(labels[:: -(-len(labels) // 12)])
        axes.margins(x=0.15 if flat else 0.05, y=0.15)
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        raise PlotError(f"cannot write {path}: {error}") from None
