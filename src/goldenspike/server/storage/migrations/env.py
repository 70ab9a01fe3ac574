"""What Alembic runs: the connection is given by ``migrate``, and a transaction is open on it."""

from __future__ import annotations

from alembic import context

from goldenspike.server.storage.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
context.run_migrations()
