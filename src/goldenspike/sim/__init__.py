"""Many games: playing them on all cores, counting what happened, showing it."""
