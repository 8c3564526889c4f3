"""Tables, seats, moves, and links of which only the seat was known."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("settings", sql.Text, nullable=False),
        sql.Column("is_open", sql.Boolean, nullable=False),
        sql.Column("status", sql.String, nullable=False),
        sql.Column("changed", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("player", sql.Integer, primary_key=True),
        sql.Column("guest", sql.String, nullable=False, index=True),
    )
    op.create_table(
        "moves",
        sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("number", sql.Integer, primary_key=True),
        sql.Column("move", sql.Text, nullable=False),
    )
    op.create_table(
        "links",
        sql.Column("hash", sql.String, primary_key=True),
        sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), nullable=False),
        sql.Column("player", sql.Integer, nullable=False),
    )
