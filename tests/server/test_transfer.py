"""A whole house goes from one database to another in a file, wholly or not at all."""

from __future__ import annotations

import asyncio
import hashlib
import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from ossuary.cli import main
from ossuary.kernel.error import Unreadable
from ossuary.server import transfer, wire
from ossuary.server.database import open_database, open_file, open_url, url_of, url_of_file
from ossuary.server.house import House
from ossuary.server.schema import courses, metadata, processes, tables
from ossuary.server.store import Store
from ossuary.server.transfer import export_house, import_house, moment
from tests.server.client import HERE, LINK, Person, Server
from tests.server.inside import seated
from tests.server.postgres import Postgres


@pytest.fixture(params=["file", "postgres"])
def new_place(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], sql.URL]:
    """Places for databases of one kind."""
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        return lambda: url_of(postgres.new_database())
    numbers = iter(range(9))
    return lambda: url_of_file(tmp_path / f"house{next(numbers)}" / "tables.db")


def content(url: sql.URL) -> dict[str, list[Any]]:
    """All rows of a database, apart from what belongs to its processes."""
    with sql.create_engine(url, poolclass=sql.NullPool).connect() as connection:
        there = sql.inspect(connection).get_table_names()
        rows = {
            table.name: sorted(
                connection.execute(
                    sql.select(*[column for column in table.c if column is not courses.c.owner])
                ).all(),
                key=str,
            )
            for table in metadata.tables.values()
            if table.name in there and table is not processes
        }
        return {"there": sorted(there), **rows}


def fill(url: sql.URL, number: int = 3) -> list[str]:
    """Opens tables in a house; one of them has moves and a link."""

    async def work() -> list[str]:
        store = Store(open_database(url))
        house = House(store)
        ids = [await seated(house) for _ in range(number)]
        async with house.change(ids[0]) as table:
            table.move("ola", 0, 0, ["place", "skull"])
        await house.give_link(ids[0], 1, "bob")
        wish = wire.NewTable("sedlec", {"players": 2}, [wire.ChairWish("link")] * 2, open=True)
        await house.open(wish, "ola")
        await house.close()
        store.close()
        return ids

    return asyncio.run(work())


def play_on(url: sql.URL, id: str, guest: str, seat: int) -> None:
    async def work() -> None:
        store = Store(open_database(url))
        house = House(store)
        async with house.change(id) as table:
            table.move(guest, seat, 0, ["place", "flower"])
        loaded = await store.load(id)
        assert loaded is not None
        assert loaded.moves[-1] == [seat, "place", "flower"]
        await house.close()
        store.close()

    asyncio.run(work())


def test_to_postgres_and_back(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A few rows at once, as with many more of them.
    monkeypatch.setattr(transfer, "AT_ONCE", 2)
    first, second = url_of_file(tmp_path / "tables.db"), url_of(postgres.new_database())
    [id, *_] = fill(first)
    counts = export_house(first, tmp_path / "there")
    assert counts["tables"] == 4
    assert import_house(second, tmp_path / "there") == {k: n for k, n in counts.items() if n}
    assert content(second) == content(first)
    play_on(second, id, "bob", 1)
    third = url_of_file(tmp_path / "back" / "tables.db")
    export_house(second, tmp_path / "back.house")
    import_house(third, tmp_path / "back.house")
    assert content(third) == content(second)
    assert len(content(third)["moves"]) == len(content(first)["moves"]) + 1
    play_on(third, id, "zoe", 2)


def test_an_open_house_is_moved_by_the_command_and_its_people_play_on(
    own_server: Server, postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ola = Person(own_server)
    table = ola.open(HERE, LINK)
    ola.watch(table)
    file, url = tmp_path / "house", postgres.new_database()
    source = (
        ["--database-url", own_server.url] if own_server.url else ["--data", str(own_server.folder)]
    )
    assert main(["export", str(file), *source, "--lang", "en"]) == 0
    assert "with 1 table:" in capsys.readouterr().out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert main(["import", str(file), "--database-url", url, "--lang", "en"]) == 0
    assert "with 1 table:" in capsys.readouterr().out
    other = Server(tmp_path, url=url)
    try:
        bob, again = Person(other), Person(other)
        again.http.cookies = ola.http.cookies
        assert bob.post(f"tables/{table}/sit", {"name": "Bob"}).status_code == 200
        again.watch(table)
        question = again.questions()[0]
        assert "refused" not in again.answer(question, ["place", "flower"])
        bob.leave()
        again.leave()
    finally:
        other.stop()
        ola.leave()


def test_one_moment_is_written_whoever_plays_meanwhile(new_place: Callable[[], sql.URL]) -> None:
    url = new_place()
    database = open_database(url)
    query = sql.select(sql.func.count()).select_from(tables)
    row = {"id": "x", "settings": "", "is_open": True, "status": "over", "made": 1}
    with moment(url) as connection:
        assert connection.scalar(query) == 0
        with database.writing.begin() as writing:
            writing.execute(tables.insert().values(**row))
        assert connection.scalar(query) == 0
    with moment(url) as connection:
        assert connection.scalar(query) == 1
    database.close()


def test_a_house_of_an_owner_that_is_gone_is_anybodys(
    new_place: Callable[[], sql.URL], tmp_path: Path
) -> None:
    url, other = new_place(), new_place()
    fill(url)
    with sql.create_engine(url, poolclass=sql.NullPool).begin() as connection:
        connection.execute(courses.update().values(owner="somebody"))
        connection.execute(processes.insert().values(id="somebody", address="x", until=9e9))
    export_house(url, tmp_path / "house")
    assert "somebody" not in (tmp_path / "house").read_text(encoding="utf-8")
    import_house(other, tmp_path / "house")
    with sql.create_engine(other, poolclass=sql.NullPool).begin() as connection:
        assert {*connection.scalars(sql.select(courses.c.owner))} == {None}
        assert connection.execute(processes.select()).all() == []


# ---- what isn't one


def signed(lines: list[str]) -> str:
    """The lines of a file with the hash that fits them."""
    *before, last = lines
    ending = json.loads(last)
    ending["sha256"] = hashlib.sha256("".join(before).encode()).hexdigest()
    return "".join([*before, json.dumps(ending) + "\n"])


def first_table(lines: list[str]) -> int:
    return next(n for n, line in enumerate(lines, 1) if line.startswith('{"table":"tables"'))


def twice(text: str) -> str:
    """A table that stands twice in a file whose counts and hash are right."""
    lines = text.splitlines(keepends=True)
    lines.insert(first_table(lines), lines[first_table(lines)])
    lines[-1] = lines[-1].replace('"tables":4', '"tables":5')
    return signed(lines)


def other_type(text: str) -> str:
    lines = text.splitlines(keepends=True)
    first = first_table(lines)
    lines[first] = lines[first].replace(",false,", ',"no",').replace(",true,", ',"yes",')
    return signed(lines)


WRONG: dict[str, tuple[str, Callable[[str], str]]] = {
    "empty": ("house-file-foreign", lambda text: ""),
    "another file": ("house-file-foreign", lambda text: "# Ossuary\n\nOne table.\n"),
    "other JSON": ("house-file-foreign", lambda text: '{"format": "records", "schema": "0001"}\n'),
    "its first line alone": ("house-file-damaged", lambda text: text.split("\n")[0] + "\n"),
    "cut in a line": ("house-file-damaged", lambda text: text[: len(text) // 2]),
    "cut after a line": ("house-file-damaged", lambda text: text[: text.rindex('{"rows"')]),
    "cut in the last line": ("house-file-damaged", lambda text: text[:-3]),
    "without its last end of line": ("house-file-damaged", lambda text: text[:-1]),
    "a letter": ("house-file-damaged", lambda text: text.replace("place", "plaze", 1)),
    "a name": ("house-file-damaged", lambda text: text.replace("ola", "eve")),
    "a line less": (
        "house-file-damaged",
        lambda text: "".join(text.splitlines(keepends=True)[:-3] + text.splitlines(True)[-2:]),
    ),
    "something behind it": ("house-file-damaged", lambda text: text + "more\n"),
    "twice": ("house-file-damaged", lambda text: text + text),
    "a row twice, and well counted": ("house-file-damaged", twice),
    "another type, and well signed": ("house-file-damaged", other_type),
    "newer": ("data-newer", lambda text: text.replace('"schema":"', '"schema":"9', 1)),
    "older": ("house-file-older", lambda text: text.replace('"schema":"', '"schema":"000', 1)),
}


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("exported")
    url = url_of_file(folder / "tables.db")
    fill(url)
    export_house(url, folder / "house")
    return (folder / "house").read_text(encoding="utf-8")


@pytest.mark.parametrize("wrong", WRONG)
def test_a_file_that_is_not_whole_or_not_ours_touches_nothing(
    new_place: Callable[[], sql.URL], exported: str, tmp_path: Path, wrong: str
) -> None:
    id, spoil = WRONG[wrong]
    text = spoil(exported)
    assert text != exported
    file, url = tmp_path / "wrong", new_place()
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Unreadable) as refused:
        import_house(url, file)
    assert refused.value.id == id
    if wrong != "a row twice, and well counted" and url.get_backend_name() == "sqlite":
        assert not Path(str(url.database)).parent.exists()
    else:
        assert content(url) == {"there": []}


def test_a_house_that_has_tables_is_left_alone(
    new_place: Callable[[], sql.URL], exported: str, tmp_path: Path
) -> None:
    file, url = tmp_path / "house", new_place()
    file.write_text(exported, encoding="utf-8")
    fill(url, number=1)
    before = content(url)
    with pytest.raises(Unreadable) as refused:
        import_house(url, file)
    assert refused.value.id == "house-not-empty"
    assert content(url) == before


@pytest.mark.file
def test_a_house_that_is_open_is_not_filled(
    exported: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "house").write_text(exported, encoding="utf-8")
    database = open_file(tmp_path / "data" / "tables.db")
    given = ["--data", str(tmp_path / "data"), "--lang", "en"]
    assert main(["import", str(tmp_path / "house"), *given]) == 1
    assert "Another Ossuary is open" in capsys.readouterr().err
    database.close()


def test_nothing_is_written_over_and_nothing_half_written(
    new_place: Callable[[], sql.URL], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, file = new_place(), tmp_path / "house"
    fill(url)
    file.write_text("kept", encoding="utf-8")
    with pytest.raises(Unreadable) as refused:
        export_house(url, file)
    assert refused.value.id == "file-unwritable"
    assert file.read_text(encoding="utf-8") == "kept"

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(Unreadable) as refused:
        export_house(url, tmp_path / "other")
    assert refused.value.values["why"] == "No space left on device"
    assert not (tmp_path / "other").exists()


@pytest.mark.parametrize(("version", "id"), [("9999", "data-newer"), ("0001", "data-older")])
def test_a_house_of_another_form_is_not_exported(
    new_place: Callable[[], sql.URL], tmp_path: Path, version: str, id: str
) -> None:
    url = new_place()
    with pytest.raises(Unreadable) as refused:
        export_house(url, tmp_path / "house")
    assert refused.value.id == "nothing-to-export"
    open_database(url).close()
    with sql.create_engine(url, poolclass=sql.NullPool).begin() as connection:
        connection.execute(sql.text(f"UPDATE alembic_version SET version_num = '{version}'"))
    with pytest.raises(Unreadable) as refused:
        export_house(url, tmp_path / "house")
    assert refused.value.id == id
    assert not (tmp_path / "house").exists()


def test_a_backup_of_postgres_is_its_own_matter(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = "postgresql://ola:hush@localhost/house?password=hush"
    copy = tmp_path / "copy"
    assert main(["backup", str(copy), "--database-url", url, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert "pg_dump" in told
    assert "ossuary export" in told
    assert "hush" not in told
    assert not copy.exists()


def test_a_database_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(Unreadable) as refused:
        open_url("postgresql://127.0.0.1:1/house?password=hush")
    assert "hush" not in str(vars(refused.value))
