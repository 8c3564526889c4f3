"""The key from which the secrets of tables are made, and the deals that were used."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "keys",
        sql.Column("name", sql.String, primary_key=True),
        sql.Column("key", sql.String, nullable=False),
    )
    op.create_table(
        "spent_deals",
        sql.Column("table_id", sql.String, primary_key=True),
        sql.Column("until", sql.BigInteger, nullable=False, index=True),
    )
