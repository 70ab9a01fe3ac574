"""Storage: SQLAlchemy models, the database, and one file of queries for each thing kept."""
