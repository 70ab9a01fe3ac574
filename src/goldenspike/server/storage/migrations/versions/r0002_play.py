"""Clocks, takebacks, hints, programs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    no = sa.false()
    # Not in a batch: on SQLite that would drop the table and make it anew, which its games forbid.
    op.add_column("tables", sa.Column("clock", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("timeout", sa.String(length=10), nullable=False, server_default="bot"))
    op.add_column("tables", sa.Column("takeback", sa.Boolean(), nullable=False, server_default=no))
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=True))
    op.add_column("tables", sa.Column("deadline", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_tables_status_deadline"), "tables", ["status", "deadline"], unique=False)
    op.add_column("seats", sa.Column("stand_in", sa.Boolean(), nullable=False, server_default=no))
    op.add_column("seats", sa.Column("forfeited", sa.Boolean(), nullable=False, server_default=no))
    op.create_table(
        "programs",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_programs_player_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_programs_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", "number", name=op.f("pk_programs")),
    )
    op.create_table(
        "pulse",
        sa.Column("name", sa.String(length=10), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_pulse")),
    )
    op.create_table(
        "quiet",
        sa.Column("since", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("since", name=op.f("pk_quiet")),
    )


def downgrade() -> None:
    op.drop_table("quiet")
    op.drop_table("pulse")
    op.drop_table("programs")
    op.drop_column("seats", "forfeited")
    op.drop_column("seats", "stand_in")
    op.drop_index(op.f("ix_tables_status_deadline"), table_name="tables")
    for column in ("deadline", "hints", "takeback", "timeout", "clock"):
        op.drop_column("tables", column)
