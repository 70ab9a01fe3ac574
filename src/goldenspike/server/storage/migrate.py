"""Alembic, driven from here: no configuration file, and the same engine as everything else."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from goldenspike.server.errors import Unavailable
from goldenspike.server.storage.database import Database


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "goldenspike.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    return config


def newest() -> str:
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None, "there is a first migration"
    return head


async def migrate(database: Database, to: str = "head") -> str:
    """Bring the database to the newest revision, or to an older one; the newest is answered."""

    def upgrade(connection: Connection) -> None:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, to)

    async with database.engine.execution_options(writing=True).begin() as connection:
        await connection.run_sync(upgrade)
    return newest()


async def revision(database: Database) -> str | None:
    async with database.engine.connect() as connection:
        return await connection.run_sync(lambda c: MigrationContext.configure(c).get_current_revision())


async def check_revision(database: Database) -> None:
    found, wanted = await revision(database), newest()
    if found != wanted:
        raise Unavailable(
            "not_migrated", f"The database is at revision {found}, this program needs {wanted}: run spike migrate."
        )
