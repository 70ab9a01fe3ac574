"""One table: ours, the peer's, the ratio. Ratios hold on any machine; absolute figures do not."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.table import Table

from bench import decisions, kernel, page, public_api, server

PARTS = {"public_api": public_api, "kernel": kernel, "decisions": decisions, "server": server, "page": page}

if __name__ == "__main__":
    chosen = sys.argv[1:] or list(PARTS)
    if unknown := [name for name in chosen if name not in PARTS]:
        sys.exit(f"There is no bench {unknown[0]!r}; there is: {', '.join(PARTS)}.")
    table = Table("what", "ours", "peer", "peer's", "ratio", "wanted", title="Golden Spike")
    for column in table.columns[1:]:
        column.justify = "right"
    console = Console(width=150)
    with console.status("measuring"):
        for name in chosen:
            for row in PARTS[name].rows():
                ratio = f"{row.ratio:.1f}" if row.ratio else ""
                theirs = f"{row.theirs:,.0f}" if row.theirs else ""
                ours = f"{row.ours:,.0f}" if row.ours >= 10 else f"{row.ours:.1f}"
                table.add_row(row.what, ours, row.peer, theirs, ratio, row.wanted)
    console.print(table)
