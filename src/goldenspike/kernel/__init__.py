"""Compiled array code for search and mass play. Importing it is slow the first time: do it late."""

from __future__ import annotations

from pathlib import Path


def is_compiled(game: str) -> bool:
    """Whether a game's compiled code lies ready, so that nobody will have to wait for it. Imports nothing slow."""
    return any((Path(__file__).parent / game / "__pycache__").glob("*.nbc"))
