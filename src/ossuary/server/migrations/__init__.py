"""From any older database to today's: each step is a file in `versions`, and Alembic takes them."""

from __future__ import annotations

import sqlalchemy as sql

from ossuary.kernel.error import Unreadable
from ossuary.server.schema import metadata

HEAD = "0006"
"""The last of the steps: how a database of today is."""

_version = sql.table("alembic_version", sql.column("version_num", sql.String))
_LOCK = 0x0551A4
"""Any number that nobody else locks: of several processes that start at once one migrates."""


def migrate(connection: sql.Connection, where: str) -> None:
    """Brings a database to today's form, in the transaction of the connection: wholly or not."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    version = version_of(connection)
    if version != HEAD:
        _upgrade(connection, version, where)
    check(connection, where)


def version_of(connection: sql.Connection) -> str | None:
    """How far it has come; None: nothing is there. The first ones didn't say it themselves."""
    there = set(sql.inspect(connection).get_table_names())
    if "alembic_version" in there:
        return connection.execute(sql.select(_version.c.version_num)).scalar()
    known = {"courses": "0003", "seat_links": "0002", "tables": "0001"}
    return next((version for table, version in known.items() if table in there), None)


def _upgrade(connection: sql.Connection, version: str | None, where: str) -> None:
    # Imported where it is needed: it takes longer than all else that a start does.
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "ossuary.server:migrations")
    steps = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if version is not None and version not in steps:
        raise Unreadable("data-newer", where=where, version=version)
    if version is not None:
        command.stamp(config, version)
    command.upgrade(config, HEAD)


def check(connection: sql.Connection, where: str) -> None:
    """What a step left half-done, or somebody changed, is said now and not at the first move."""
    inspector = sql.inspect(connection)
    there = set(inspector.get_table_names())
    for table in metadata.tables.values():
        found = (
            {column["name"] for column in inspector.get_columns(table.name)}
            & set(table.columns.keys())
            if table.name in there
            else set()
        )
        missing = [column.name for column in table.columns if column.name not in found]
        if missing:
            raise Unreadable(
                "data-half-migrated", where=where, missing=f"{table.name}.{missing[0]}"
            )
