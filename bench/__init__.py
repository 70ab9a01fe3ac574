"""What ``make bench`` runs: our speed, and peers beside us in the same run."""
