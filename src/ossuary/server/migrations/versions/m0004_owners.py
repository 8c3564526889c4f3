"""Tables have owners, so that several processes serve one house; and every table has a course."""

from __future__ import annotations

import json

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    connection = op.get_bind()
    # Links of the first kind have been void since there were others.
    if "links" in sql.inspect(connection).get_table_names():
        op.drop_table("links")
    op.execute("ALTER TABLE tables RENAME COLUMN changed TO made")
    op.add_column("tables", sql.Column("daily", sql.String))
    op.add_column("courses", sql.Column("owner", sql.String))
    op.add_column(
        "courses", sql.Column("epoch", sql.BigInteger, nullable=False, server_default="0")
    )
    op.create_table(
        "processes",
        sql.Column("id", sql.String, primary_key=True),
        sql.Column("address", sql.String, nullable=False),
        sql.Column("until", sql.Float, nullable=False),
    )
    _add_courses(connection)
    _note_dailies(connection)
    op.create_index("ix_tables_daily", "tables", ["daily"])
    op.create_index("ix_tables_waiting", "tables", ["status", "is_open"])
    for column in ("changed", "due", "owner"):
        op.create_index(f"ix_courses_{column}", "courses", [column])


def _add_courses(connection: sql.Connection) -> None:
    """Of tables that were stored before a course was, only the status is known."""
    connection.exec_driver_sql(
        "INSERT INTO courses (table_id, course, changed, epoch) "
        "SELECT id, '{\"status\":\"' || status || '\"}', made, 0 FROM tables "
        "WHERE id NOT IN (SELECT table_id FROM courses)"
    )


def _note_dailies(connection: sql.Connection) -> None:
    tables = sql.table("tables", sql.column("id"), sql.column("settings"), sql.column("daily"))
    rows = connection.execute(sql.select(tables).where(tables.c.settings.contains('"daily":{')))
    for row in rows.all():
        seed = json.loads(row.settings)["seed"]
        connection.execute(tables.update().where(tables.c.id == row.id).values(daily=seed))
