"""``python -m bench.seats``: what seats of Steel Driver are worth, for ``sim.analysis.steel_driver_seats``. Minutes."""

from __future__ import annotations

from rich.console import Console

from goldenspike.games.steel_driver.options import PLAYERS
from goldenspike.sim.analysis.steel_driver_seats import measured

GAMES = 36_000


def main() -> None:
    console = Console()
    for players in PLAYERS:
        leads = measured("steel-driver", players, GAMES)
        means = ", ".join(f"{mean:.1f}" for mean in leads.mean(axis=0))
        console.print(f'("steel-driver", {players}): ({means}),  standard error {leads.std() / len(leads) ** 0.5:.1f}')


if __name__ == "__main__":
    main()
