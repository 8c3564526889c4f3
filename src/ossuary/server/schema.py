"""The tables of the database, as today's program has them; `migrations` lead there."""

from __future__ import annotations

import sqlalchemy as sql

metadata = sql.MetaData()

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("settings", sql.Text, nullable=False),
    sql.Column("is_open", sql.Boolean, nullable=False),
    sql.Column("status", sql.String, nullable=False),
    sql.Column("made", sql.BigInteger, nullable=False),
    sql.Column("daily", sql.String, index=True),
    sql.Index("ix_tables_waiting", "status", "is_open"),
)
"""`daily` is the seed of a daily challenge."""

courses = sql.Table(
    "courses",
    metadata,
    sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("course", sql.Text, nullable=False),
    sql.Column("changed", sql.BigInteger, nullable=False, index=True),
    sql.Column("due", sql.Float, index=True),
    sql.Column("owner", sql.String, index=True),
    sql.Column("epoch", sql.BigInteger, nullable=False),
)
"""`owner` is the process that runs a table. `epoch` goes up with every new owner: who still has an
older one writes nothing any more."""

seats = sql.Table(
    "seats",
    metadata,
    sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("player", sql.Integer, primary_key=True),
    sql.Column("guest", sql.String, nullable=False, index=True),
)
moves = sql.Table(
    "moves",
    metadata,
    sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True),
    sql.Column("move", sql.Text, nullable=False),
)
links = sql.Table(
    "seat_links",
    metadata,
    sql.Column("hash", sql.String, primary_key=True),
    sql.Column("table_id", sql.String, sql.ForeignKey("tables.id"), nullable=False, index=True),
    sql.Column("player", sql.Integer, nullable=False),
    sql.Column("giver", sql.String, nullable=False),
)

devices = sql.Table(
    "devices",
    metadata,
    sql.Column("guest", sql.String, primary_key=True),
    sql.Column("key", sql.String, nullable=False),
    sql.Column("changed", sql.Float, nullable=False, index=True),
)
"""Devices of which other cookies were revoked, and the hash of the key that theirs must have."""

keys = sql.Table(
    "keys",
    metadata,
    sql.Column("name", sql.String, primary_key=True),
    sql.Column("key", sql.String, nullable=False),
)
spent_deals = sql.Table(
    "spent_deals",
    metadata,
    sql.Column("table_id", sql.String, primary_key=True),
    sql.Column("until", sql.BigInteger, nullable=False, index=True),
)
"""Deals of which a table was made, until they are too old to be used at all."""

processes = sql.Table(
    "processes",
    metadata,
    sql.Column("id", sql.String, primary_key=True),
    sql.Column("address", sql.String, nullable=False),
    sql.Column("until", sql.Float, nullable=False),
)
"""The processes that serve this house, where each is reached by the others, and until when it is
taken to be alive; it says so again and again."""
