"""`ossuary serve`, and `ossuary` alone: the online table on this machine."""

from __future__ import annotations

import argparse
import errno
import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any

import segno
import uvicorn
from platformdirs import user_data_path

from ossuary.cli.output import console, say_words, whole_number
from ossuary.kernel.error import BadOption, Unreadable
from ossuary.server.app import make_app
from ossuary.server.database import Database, open_file, open_url
from ossuary.server.door import AT_ONCE, DoorProtocol, make_room
from ossuary.server.line import LineProtocol
from ossuary.server.store import Store
from ossuary.shelf.components import read_components
from ossuary.shelf.games import load

PORT = 8470
DATABASE = "tables.db"
"""Of a data folder."""
DATABASE_URL = "OSSUARY_DATABASE_URL"
"""Where a database can be named without everybody on the machine seeing its password."""


def serve(given: argparse.Namespace) -> int:
    speaker = say_words(given.lang)
    host = given.host or ("0.0.0.0" if given.lan else "127.0.0.1")
    wanted = None if given.port is None else whole_number("--port", given.port, 0, 65535)
    keep_days = given.keep_days and whole_number("--keep-days", given.keep_days, 1, 36500)
    components = _components(given.components)
    with _listen(host, wanted) as listening:
        port = listening.getsockname()[1]
        database = database_of(given)
        address = f"http://{_spoken(host)}:{port}/"
        database.announce(address)
        outside = f"http://{_own_address()}:{port}" if given.lan else None
        names = [host, *(given.name or "").split(",")]
        inside = given.peer_address or f"http://{_reached(host)}:{port}"
        app = make_app(Store(database), names, outside, components, inside.rstrip("/"), keep_days)
        out = console()
        out.print(speaker.say("serving", address=address), style="bold", markup=False)
        if wanted is None and port != PORT:
            out.print(speaker.say("serving-elsewhere", port=str(PORT)), style="dim")
        if outside is not None:
            out.print(speaker.say("serving-lan", address=f"{outside}/"), markup=False)
            segno.make(f"{outside}/", error="l").terminal(compact=True)
        make_room()
        config = uvicorn.Config(
            app,
            log_level="warning",
            http=DoorProtocol,
            ws=LineProtocol,
            ws_max_size=65536,
            backlog=AT_ONCE,
        )
        server = uvicorn.Server(config)
        # Ctrl-C is the way to close a table, and no mishap, from the moment on that we say so.
        signal.signal(signal.SIGINT, server.handle_exit)
        out.print(speaker.say("serving-stop"), style="dim")
        if not given.no_browser:
            threading.Thread(target=_open_when_ready, args=(server, address), daemon=True).start()
        _collect_seldom()
        # Whoever writes to the disk in its own thread gives way sooner to those who play.
        sys.setswitchinterval(0.0005)
        server.run(sockets=[listening])
        out.print(f"\n{speaker.say('interrupted')}", style="dim")
    return 0


def _collect_seldom() -> None:
    """What is loaded stays, and of what is made for a move hardly anything needs to be looked for.

    Looked through as often as Python does by default, a house with many tables would stand still
    each time.
    """
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


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


def database_of(given: argparse.Namespace) -> Database:
    """The database that was named, or the file in the data folder."""
    url = given.database_url or os.environ.get(DATABASE_URL)
    if url and given.data:
        raise BadOption("database-and-data")
    return open_url(url) if url else open_file(data_folder(given) / DATABASE)


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
