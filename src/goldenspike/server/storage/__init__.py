"""Storage: SQLAlchemy models, the database, and one file of queries for each thing kept."""

from goldenspike.server.storage import models, people

__all__ = ["models", "people"]
