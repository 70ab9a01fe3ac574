"""The server: tables for people and bots. The action log is the truth, the live state a cache."""
