"""The players of Steel Driver."""
