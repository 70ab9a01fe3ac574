"""Golden Spike: play and study railway-building board games."""

__version__ = "0.1.0"
