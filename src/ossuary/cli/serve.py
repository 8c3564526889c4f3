"""`ossuary serve`, and `ossuary` alone: the online table on this machine."""

from __future__ import annotations

import argparse
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from types import FrameType
from typing import Any
from urllib.parse import urlsplit

import segno
import sqlalchemy as sql
import uvicorn
from litestar import Litestar
from platformdirs import user_data_path
from uvicorn.config import LOGGING_CONFIG

from ossuary.cli.output import console, say_words, whole_number
from ossuary.kernel.error import BadOption, Unreadable
from ossuary.server.app import make_app
from ossuary.server.database import open_database, url_of, url_of_file
from ossuary.server.door import AT_ONCE, DoorProtocol, make_room
from ossuary.server.hosting import Health, Network
from ossuary.server.line import LineProtocol
from ossuary.server.logs import FORMATS, JSON
from ossuary.server.pace import Pace
from ossuary.server.store import Store
from ossuary.shelf.components import read_components
from ossuary.shelf.games import load

PORT = 8470
DATABASE = "tables.db"
"""Of a data folder."""
DATABASE_URL = "OSSUARY_DATABASE_URL"
"""Where a database can be named without everybody on the machine seeing its password."""
OWN_PROXIES = "127.0.0.1,::1"
"""Proxies on this machine are trusted where no others are named."""
STOPPING = 5
"""Seconds that whoever is being answered has when the table is closed."""

log = logging.getLogger("ossuary")


class Server(uvicorn.Server):
    """Says that it stops as soon as it is told to."""

    def __init__(self, app: Litestar, given: argparse.Namespace) -> None:
        proxies = networks("--trust-proxy", given.trust_proxy)
        DoorProtocol.proxies = proxies
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            http=DoorProtocol,
            ws=LineProtocol,
            ws_max_size=65536,
            backlog=AT_ONCE,
            forwarded_allow_ips=",".join(map(str, proxies)) or OWN_PROXIES,
            timeout_graceful_shutdown=STOPPING,
            log_config=JSON if given.log_format == "json" else LOGGING_CONFIG,
        )
        super().__init__(config)
        self._health: Health = app.state.health

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self._health.is_stopping = True
        super().handle_exit(sig, frame)


def serve(given: argparse.Namespace) -> int:
    host = given.host or ("0.0.0.0" if given.lan else "127.0.0.1")
    wanted = None if given.port is None else whole_number("--port", given.port, 0, 65535)
    # What is wrong with the command line is said before anything is opened.
    keep_days = given.keep_days and whole_number("--keep-days", given.keep_days, 1, 36500)
    components = _components(given.components)
    pace = Pace.of(given.bot_pace)
    place, peer = place_of(given), _peer_address(given.peer_address)
    networks("--trust-proxy", given.trust_proxy)
    readers = networks("--metrics-from", given.metrics_from)
    if given.log_format not in FORMATS:
        raise BadOption("log-format", value=given.log_format, known=", ".join(FORMATS))
    with _listen(host, wanted) as listening:
        port = listening.getsockname()[1]
        database = open_database(place)
        address = f"http://{_spoken(host)}:{port}/"
        database.announce(address)
        outside = f"http://{_own_address()}:{port}" if given.lan else None
        names = [host, *(given.name or "").split(",")]
        inside = peer or f"http://{_reached(host)}:{port}"
        store = Store(database)
        app = make_app(store, names, outside, components, inside, readers, keep_days, pace)
        DoorProtocol.metrics = store.metrics
        make_room()
        server = Server(app, given)
        # Ctrl-C is the way to close a table, and no mishap, from the moment on that we say so.
        signal.signal(signal.SIGINT, server.handle_exit)
        if given.log_format == "json":
            log.info("The table is open at %(address)s", {"address": address})
        else:
            _greet(given, address, outside, is_elsewhere=wanted is None and port != PORT)
        if not given.no_browser:
            threading.Thread(target=_open_when_ready, args=(server, address), daemon=True).start()
        _collect_seldom()
        # Whoever writes to the disk in its own thread gives way sooner to those who play.
        sys.setswitchinterval(0.0005)
        server.run(sockets=[listening])
        if given.log_format != "json":
            console().print(f"\n{say_words(given.lang).say('interrupted')}", style="dim")
    return 0


def _collect_seldom() -> None:
    """What is loaded stays, and of what is made for a move hardly anything needs to be looked for.

    Looked through as often as Python does by default, a house with many tables would stand still
    each time.
    """
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def _greet(
    given: argparse.Namespace, address: str, outside: str | None, is_elsewhere: bool
) -> None:
    """Says where the table is, and how it is closed."""
    speaker, out = say_words(given.lang), console()
    out.print(speaker.say("serving", address=address), style="bold", markup=False)
    if is_elsewhere:
        out.print(speaker.say("serving-elsewhere", port=str(PORT)), style="dim")
    if outside is not None:
        out.print(speaker.say("serving-lan", address=f"{outside}/"), markup=False)
        segno.make(f"{outside}/", error="l").terminal(compact=True)
    out.print(speaker.say("serving-stop"), style="dim")


def networks(argument: str, text: str | None) -> list[Network]:
    """The addresses and networks that were named."""
    found: list[Network] = []
    for part in text.split(",") if text is not None else []:
        try:
            found.append(ip_network(part.strip(), strict=False))
        except ValueError:
            raise BadOption("addresses", argument=argument, value=part) from None
    return found


def _peer_address(text: str | None) -> str | None:
    """Where other processes reach this one; what is no such address would be found out by them."""
    if text is None:
        return None
    try:
        parts = urlsplit(text)
        is_whole = parts.scheme == "http" and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_whole = False
    if not is_whole or parts.path not in ("", "/") or parts.query or "@" in parts.netloc:
        raise BadOption("peer-address", value=text)
    return text.rstrip("/")


def data_folder(given: argparse.Namespace) -> Path:
    return Path(given.data) if given.data else user_data_path("ossuary")


def _components(file: str | None) -> dict[str, Any] | None:
    """An owner's components, checked by the game that they name."""
    if file is None:
        return None
    components = read_components(Path(file))
    game = components.get("game")
    if not isinstance(game, str):
        raise BadOption("components-no-game", name="…")
    load(game, {}, components)
    return components


def _listen(host: str, port: int | None) -> socket.socket:
    """Listens on the port asked for; where none is, on ours or, if that is taken, on a free one."""
    number = PORT if port is None else port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Where the protocol isn't named, asyncio doesn't switch Nagle's delay off.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, number))
        # Bound alone, the port could still be given to another program.
        listening.listen()
    except OSError as error:
        listening.close()
        if port is None and error.errno == errno.EADDRINUSE:
            return _listen(host, 0)
        why = error.strerror or str(error)
        raise Unreadable("port-in-use", host=host, port=str(number), why=why) from error
    return listening


def place_of(given: argparse.Namespace) -> sql.URL:
    """The database that was named, or the file in the data folder."""
    url = given.database_url or os.environ.get(DATABASE_URL)
    if url and given.data:
        raise BadOption("database-and-data")
    return url_of(url) if url else url_of_file(data_folder(given) / DATABASE)


def _spoken(host: str) -> str:
    """How an address to listen on is written in a link."""
    if host in ("0.0.0.0", "127.0.0.1"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _reached(host: str) -> str:
    """How other processes reach what listens there, on this machine or beside it."""
    if host in ("0.0.0.0", "::"):
        return _own_address()
    return f"[{host}]" if ":" in host else host


def _own_address() -> str:
    """This machine's address in the local network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _open_when_ready(server: uvicorn.Server, address: str) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.05)
    webbrowser.open(address)
