"""Accounts, settings, results, ratings, webhooks, duplicates and analyses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("login", sa.String(length=120), nullable=False),
        sa.Column("password", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_accounts_player_id")),
        sa.PrimaryKeyConstraint("player_id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("login", name=op.f("uq_accounts_login")),
    )
    op.create_table(
        "duplicates",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("host_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("tables", sa.Integer(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["host_id"], ["players.id"], name=op.f("fk_duplicates_host_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_duplicates")),
    )
    op.create_table(
        "preferences",
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_preferences_player_id")),
        sa.PrimaryKeyConstraint("player_id", name=op.f("pk_preferences")),
    )
    op.create_table(
        "ratings",
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("ordinal", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_ratings_player_id")),
        sa.PrimaryKeyConstraint("player_id", "game", "players", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_game_players_ordinal"), "ratings", ["game", "players", "ordinal"], unique=False)
    op.create_table(
        "recovery_codes",
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_recovery_codes_player_id")),
        sa.PrimaryKeyConstraint("player_id", "code", name=op.f("pk_recovery_codes")),
    )
    op.create_table(
        "sign_ins",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_sign_ins_player_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sign_ins")),
    )
    op.create_index(op.f("ix_sign_ins_player_id"), "sign_ins", ["player_id"], unique=False)
    op.create_table(
        "webhooks",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("enabled", sa.Boolean(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("called", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_webhooks_player_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_webhooks")),
    )
    op.create_index(op.f("ix_webhooks_player_id"), "webhooks", ["player_id"], unique=False)
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=True),
        sa.Column("error", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_analyses_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_analyses")),
    )
    op.create_index(op.f("ix_analyses_status_asked"), "analyses", ["status", "asked"], unique=False)
    op.create_table(
        "duplicate_players",
        sa.Column("duplicate_id", sa.String(length=32), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["duplicate_id"], ["duplicates.id"], name=op.f("fk_duplicate_players_duplicate_id")),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_duplicate_players_player_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_duplicate_players_table_id")),
        sa.PrimaryKeyConstraint("duplicate_id", "player_id", name=op.f("pk_duplicate_players")),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("hook_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("error", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["hook_id"], ["webhooks.id"], name=op.f("fk_notices_hook_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notices")),
        sa.UniqueConstraint(
            "hook_id", "table_id", "kind", "number", name=op.f("uq_notices_hook_id_table_id_kind_number")
        ),
    )
    op.create_index(op.f("ix_notices_state_due"), "notices", ["state", "due"], unique=False)
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("before", sa.Double(), nullable=False),
        sa.Column("ordinal", sa.Double(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_rating_changes_player_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rating_changes_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_rating_changes")),
        sa.UniqueConstraint("number", "seat", name=op.f("uq_rating_changes_number_seat")),
    )
    op.create_index(
        op.f("ix_rating_changes_player_id_game_players_number"),
        "rating_changes",
        ["player_id", "game", "players", "number"],
        unique=False,
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("player_id", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("share", sa.Double(), nullable=False),
        sa.Column("score", sa.Double(), nullable=False),
        sa.Column("measures", sa.JSON(), nullable=False),
        sa.Column("rounds", sa.JSON(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_results_player_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_player_id_ended"), "results", ["player_id", "ended"], unique=False)
    op.add_column("players", sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("rated_players", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("filed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("duplicate_id", sa.String(length=32), nullable=True))
    op.add_column("tables", sa.Column("duplicate_number", sa.Integer(), nullable=True))
    op.create_index(op.f("ix_tables_duplicate_id"), "tables", ["duplicate_id"], unique=False)
    op.create_index(op.f("ix_tables_status_filed"), "tables", ["status", "filed"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_tables_status_filed"), table_name="tables")
    op.drop_index(op.f("ix_tables_duplicate_id"), table_name="tables")
    op.drop_column("tables", "duplicate_number")
    op.drop_column("tables", "duplicate_id")
    op.drop_column("tables", "filed")
    op.drop_column("tables", "rated_players")
    op.drop_column("tables", "rated")
    op.drop_column("players", "gone")
    op.drop_index(op.f("ix_results_player_id_ended"), table_name="results")
    op.drop_table("results")
    op.drop_index(op.f("ix_rating_changes_player_id_game_players_number"), table_name="rating_changes")
    op.drop_table("rating_changes")
    op.drop_index(op.f("ix_notices_state_due"), table_name="notices")
    op.drop_table("notices")
    op.drop_table("duplicate_players")
    op.drop_index(op.f("ix_analyses_status_asked"), table_name="analyses")
    op.drop_table("analyses")
    op.drop_index(op.f("ix_webhooks_player_id"), table_name="webhooks")
    op.drop_table("webhooks")
    op.drop_index(op.f("ix_sign_ins_player_id"), table_name="sign_ins")
    op.drop_table("sign_ins")
    op.drop_table("recovery_codes")
    op.drop_index(op.f("ix_ratings_game_players_ordinal"), table_name="ratings")
    op.drop_table("ratings")
    op.drop_table("preferences")
    op.drop_table("duplicates")
    op.drop_table("accounts")
