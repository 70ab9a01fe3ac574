"""Compiled array code for search and mass play. Importing it is slow the first time: do it late."""
