"""Devices of which other cookies were revoked."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "devices",
        sql.Column("guest", sql.String, primary_key=True),
        sql.Column("key", sql.String, nullable=False),
        sql.Column("changed", sql.Float, nullable=False, index=True),
    )
