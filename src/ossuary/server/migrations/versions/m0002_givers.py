"""Links know who gave them: they are good while that device sits there."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "seat_links",
        sql.Column("hash", sql.String, primary_key=True),
        sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), nullable=False, index=True),
        sql.Column("player", sql.Integer, nullable=False),
        sql.Column("giver", sql.String, nullable=False),
    )
