"""Databases of older releases, as those wrote them, come to today's form: wholly or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql

from ossuary.kernel.error import OssuaryError, Unreadable
from ossuary.server.database import open_file, open_url
from ossuary.server.house import House
from ossuary.server.migrations import HEAD
from ossuary.server.schema import metadata
from ossuary.server.store import Store
from tests.server.postgres import Postgres

OLD = sorted((Path(__file__).parent / "old").glob("*.sql"))


def of_old(folder: Path, dump: Path) -> Path:
    """A database as an older release left it."""
    file = folder / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
    return file


def form_of(engine: sql.Engine) -> dict[str, list[str]]:
    """The tables of a database, each with its columns and indexes."""
    inspector = sql.inspect(engine)
    return {
        name: sorted(
            [column["name"] for column in inspector.get_columns(name)]
            + [str(index["name"]) for index in inspector.get_indexes(name)]
        )
        for name in inspector.get_table_names()
    }


@pytest.fixture
def as_declared(tmp_path: Path) -> Iterator[dict[str, list[str]]]:
    """The form of a database that is made from the declarations alone."""
    engine = sql.create_engine(f"sqlite:///{tmp_path}/declared.db")
    metadata.create_all(engine)
    yield form_of(engine)
    engine.dispose()


@pytest.mark.parametrize("dump", [None, *OLD], ids=lambda dump: dump.stem if dump else "new")
def test_every_older_file_comes_to_the_form_of_today(
    tmp_path: Path, dump: Path | None, as_declared: dict[str, list[str]]
) -> None:
    file = of_old(tmp_path, dump) if dump else tmp_path / "tables.db"
    database = open_file(file)
    form = form_of(database.reading)
    assert form.pop("alembic_version") == ["version_num"]
    assert form == as_declared
    database.close()
    # The second time there is nothing to do.
    database = open_file(file)
    assert form_of(database.reading).keys() == {*as_declared, "alembic_version"}
    database.close()


def test_postgres_comes_to_the_same_form(
    postgres: Postgres, as_declared: dict[str, list[str]]
) -> None:
    database = open_url(postgres.new_database())
    form = form_of(database.reading)
    del form["alembic_version"]
    assert form == as_declared
    database.close()


@pytest.mark.parametrize("dump", OLD, ids=lambda dump: dump.stem)
def test_a_game_of_an_older_release_is_played_on(tmp_path: Path, dump: Path) -> None:
    async def play_on(store: Store) -> None:
        house = House(store)
        mine = await store.of_guest("ola")
        game = next(row for row in mine if row[1].chairs[1:] and row[1].chairs[1].guest == "bob")
        assert game[2].status == "playing"
        [waiting] = await store.waiting()
        assert waiting[1].chairs[0].guest == "ola"
        async with house.change(game[0]) as table:
            seat = table.asked()[0]
            guest = table.settings.chairs[seat].guest
            assert guest is not None
            table.move(guest, seat, table.questions.open(seat), ["bid", 1])
        loaded = await store.load(game[0])
        assert loaded is not None
        assert loaded.moves[-1][1:] == ["bid", 1]
        await house.close()

    store = Store(open_file(of_old(tmp_path, dump)))
    asyncio.run(play_on(store))
    store.close()


def test_tries_of_a_daily_challenge_are_found_again(tmp_path: Path) -> None:
    async def tries(store: Store) -> list[int]:
        mine = await store.of_guest("ola")
        seed = next(row[1].seed for row in mine if row[1].daily)
        found = await store.of_daily("ola", seed)
        return [row[1].daily.attempt for row in found if row[1].daily]

    store = Store(open_file(of_old(tmp_path, OLD[-1])))
    assert asyncio.run(tries(store)) == [1, 2]
    store.close()


def changed(file: Path, *statements: str) -> bytes:
    """Somebody else changes a database; what is in it then."""
    with closing(sqlite3.connect(file)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
        return "\n".join(connection.iterdump()).encode()


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    open_file(file).close()
    before = changed(file, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Unreadable) as refused:
        open_file(file)
    assert (refused.value.id, refused.value.values["version"]) == ("data-newer", "9999")
    assert changed(file) == before


@pytest.mark.parametrize(
    ("statement", "missing"),
    [
        ("ALTER TABLE tables DROP COLUMN made", "tables.made"),
        ("DROP TABLE moves", "moves.table_id"),
    ],
)
def test_a_database_that_is_half_there_is_left_alone(
    tmp_path: Path, statement: str, missing: str
) -> None:
    file = tmp_path / "tables.db"
    open_file(file).close()
    before = changed(file, statement)
    with pytest.raises(Unreadable) as refused:
        open_file(file)
    assert refused.value.id == "data-half-migrated"
    assert refused.value.values["missing"] == missing
    assert changed(file) == before


def test_a_step_that_fails_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    """The last step meets an index that somebody else has made: none of them is taken."""
    file = of_old(tmp_path, OLD[0])
    before = changed(file, "CREATE INDEX ix_courses_owner ON tables (id)")
    with pytest.raises(Unreadable) as refused:
        open_file(file)
    assert refused.value.id == "file-unwritable"
    assert changed(file) == before
    changed(file, "DROP INDEX ix_courses_owner")
    open_file(file).close()
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]


@pytest.mark.parametrize(
    ("url", "id"),
    [
        ("nonsense", "database-url"),
        ("mysql://localhost/house", "database-url"),
        ("postgresql://localhost:port/house", "database-url"),
        ("sqlite://", "database-url-file"),
        ("sqlite://somewhere/house.db", "database-url-file"),
        ("postgresql://nobody:hush@127.0.0.1:1/house", "database-unreachable"),
        ("postgresql://nobody:hush@does-not-exist.invalid/house", "database-unreachable"),
    ],
)
def test_an_address_that_leads_nowhere_is_refused_in_a_sentence(url: str, id: str) -> None:
    with pytest.raises(OssuaryError) as refused:
        open_url(url)
    assert refused.value.id == id
    assert "hush" not in str(vars(refused.value))


def test_a_database_that_is_not_there_is_named(postgres: Postgres) -> None:
    url = postgres.new_database()
    with pytest.raises(Unreadable) as refused:
        open_url(url.replace("house", "nowhere"))
    assert refused.value.id == "database-unreachable"
    assert "does not exist" in str(refused.value.values["why"])
