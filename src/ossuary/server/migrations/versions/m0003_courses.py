"""How a table stands is stored apart from what was chosen for it."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "courses",
        sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("course", sql.Text, nullable=False),
        sql.Column("changed", sql.BigInteger, nullable=False),
        sql.Column("due", sql.Float),
    )
