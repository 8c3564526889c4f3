"""What is wrong at the start is said in one sentence, and nothing is touched."""

from __future__ import annotations

import socket
import sqlite3
import ssl
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import trustme
from sqlalchemy import make_url

from ossuary.cli import main
from ossuary.kernel.error import Unreadable
from ossuary.server.database import open_file, open_url, url_of_file
from ossuary.server.transfer import export_house
from tests.server.postgres import Postgres


class Front:
    """Speaks TLS for a PostgreSQL that can't, under a name of its own."""

    def __init__(self, postgres: str, certificate: trustme.LeafCert) -> None:
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        certificate.configure_cert(self._context)
        folder = make_url(postgres).query["host"]
        [self._behind] = Path(str(folder)).glob(".s.PGSQL.*[0-9]")
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self) -> None:
        self._listening.close()

    def _serve(self) -> None:
        while True:
            try:
                plain, _ = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._speak, args=(plain,), daemon=True).start()

    def _speak(self, plain: socket.socket) -> None:
        """Takes PostgreSQL's wish to speak TLS, and carries bytes both ways from then on."""
        with suppress(OSError), plain, socket.socket(socket.AF_UNIX) as behind:
            assert plain.recv(8)[4:] == (80877103).to_bytes(4, "big")
            plain.sendall(b"S")
            with self._context.wrap_socket(plain, server_side=True) as front:
                behind.connect(str(self._behind))
                back = threading.Thread(target=_carry, args=(behind, front), daemon=True)
                back.start()
                _carry(front, behind)
                back.join(5)


def _carry(source: socket.socket, to: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65536):
            to.sendall(data)
        to.shutdown(socket.SHUT_WR)


@pytest.fixture
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture(params=["localhost", "elsewhere.example"])
def front(
    request: pytest.FixtureRequest, postgres: Postgres, authority: trustme.CA
) -> Iterator[Front]:
    front = Front(postgres.new_database(), authority.issue_cert(request.param))
    yield front
    front.close()


def secured(front: Front, postgres: Postgres, root: Path) -> str:
    url = make_url(postgres.new_database())
    return (
        url.set(
            host="localhost",
            port=front.port,
            query={"sslmode": "verify-full", "sslrootcert": str(root)},
        )
        .set(password="hush")
        .render_as_string(hide_password=False)
    )


@pytest.mark.parametrize("front", ["localhost"], indirect=True)
def test_a_database_whose_certificate_is_its_own_is_used(
    front: Front, postgres: Postgres, authority: trustme.CA, tmp_path: Path
) -> None:
    authority.cert_pem.write_to_path(tmp_path / "root.pem")
    open_url(secured(front, postgres, tmp_path / "root.pem")).close()


@pytest.mark.parametrize("front", ["localhost"], indirect=True)
def test_a_database_whose_certificate_nobody_vouches_for_is_refused(
    front: Front, postgres: Postgres, tmp_path: Path
) -> None:
    trustme.CA().cert_pem.write_to_path(tmp_path / "root.pem")
    with pytest.raises(Unreadable) as refused:
        open_url(secured(front, postgres, tmp_path / "root.pem"))
    assert "certificate verify failed" in str(refused.value.values["why"])


@pytest.mark.parametrize("front", ["elsewhere.example"], indirect=True)
@pytest.mark.parametrize("command", [["serve", "--port", "0"], ["export", "f"], ["import", "f"]])
def test_a_database_with_the_certificate_of_another_is_refused(
    front: Front,
    postgres: Postgres,
    authority: trustme.CA,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    authority.cert_pem.write_to_path(tmp_path / "root.pem")
    if command[0] == "import":
        open_file(tmp_path / "tables.db").close()
        export_house(url_of_file(tmp_path / "tables.db"), tmp_path / "f")
    url = secured(front, postgres, tmp_path / "root.pem")
    assert main([*command, "--database-url", url, "--lang", "en"]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "does not match host name" in told
    assert "hush" not in told
    assert (tmp_path / "f").exists() == (command[0] == "import")


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (["--port", "table"], "--port"),
        (["--port", "65536"], "--port"),
        (["--port", "-1"], "--port"),
        (["--peer-address", "somewhere"], "somewhere"),
        (["--peer-address", "https://10.0.0.5"], "https://10.0.0.5"),
        (["--peer-address", "http://:8470"], "http://:8470"),
        (["--peer-address", "http://10.0.0.5:table"], "http://10.0.0.5:table"),
        (["--peer-address", "http://10.0.0.5/house"], "http://10.0.0.5/house"),
        (["--peer-address", "http://[::1"], "http://[::1"),
        (["--trust-proxy", "*"], "“*” in --trust-proxy"),
        (["--trust-proxy", "10.0.0.5,proxy"], "“proxy” in --trust-proxy"),
        (["--trust-proxy", ""], "“” in --trust-proxy"),
        (["--metrics-from", "10.0.0.0/99"], "“10.0.0.0/99” in --metrics-from"),
        (["--log-format", "xml"], "text, json"),
        (["--bot-pace", "2-0.6"], "“2-0.6”"),
        (["--bot-pace", "21"], "20 is the most"),
        (["--bot-pace", "1-2-3"], "0.6-2"),
        (["--database-url", "nonsense"], "no address of a database"),
    ],
)
def test_nonsense_is_refused_before_anything_is_opened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], word: str
) -> None:
    place = [] if "--database-url" in options else ["--data", str(tmp_path / "data")]
    assert main(["serve", "--no-browser", "--lang", "en", *place, *options]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert word in told
    assert not (tmp_path / "data").exists()


def test_an_sqlite_that_is_too_old_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 31, 1))
    with pytest.raises(Unreadable) as refused:
        open_file(tmp_path / "new" / "tables.sqlite3")
    assert (refused.value.id, refused.value.values["wanted"]) == ("sqlite-old", "3.33")
    assert not (tmp_path / "new").exists()
