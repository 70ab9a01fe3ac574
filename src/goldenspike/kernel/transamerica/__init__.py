"""TransAmerica in compiled array code: exact completions, whole rounds, beliefs, players for playouts."""
