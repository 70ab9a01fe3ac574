"""Steel Driver in compiled array code: the game itself, plans for companies, players for playouts."""
