"""One table: ours, the peer's, the ratio. Ratios hold on any machine; absolute figures do not."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from bench import decisions, kernel, public_api

if __name__ == "__main__":
    table = Table("what", "ours", "peer", "peer's", "ratio", "wanted", title="Golden Spike, one core")
    for column in table.columns[1:]:
        column.justify = "right"
    console = Console(width=150)
    with console.status("measuring"):
        for module in (public_api, kernel, decisions):
            for row in module.rows():
                ratio = f"{row.ratio:.1f}" if row.ratio else ""
                theirs = f"{row.theirs:,.0f}" if row.theirs else ""
                ours = f"{row.ours:,.0f}" if row.ours >= 10 else f"{row.ours:.1f}"
                table.add_row(row.what, ours, row.peer, theirs, ratio, row.wanted)
    console.print(table)
