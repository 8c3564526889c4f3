"""`ossuary serve`, and `ossuary` alone: the online table on this machine."""

from __future__ import annotations

import argparse
import errno
import gc
import signal
import socket
import sqlite3
import sys
import threading
import time
import webbrowser
from pathlib import Path
from sqlite3 import SQLITE_CORRUPT, SQLITE_NOTADB
from typing import Any

try:
    import resource
except ImportError:
    # Windows has none, and no such limit.
    resource = None  # type: ignore[assignment]

import segno
import sqlalchemy
import uvicorn
from platformdirs import user_data_path

from ossuary.cli.output import console, say_words, whole_number
from ossuary.kernel.error import BadOption, Unreadable
from ossuary.server.app import make_app
from ossuary.server.line import LineProtocol
from ossuary.server.store import Store
from ossuary.shelf.components import read_components
from ossuary.shelf.games import load

PORT = 8470
DATABASE = "tables.db"
"""Of a data folder."""


def serve(given: argparse.Namespace) -> int:
    speaker = say_words(given.lang)
    host = given.host or ("0.0.0.0" if given.lan else "127.0.0.1")
    wanted = None if given.port is None else whole_number("--port", given.port, 0, 65535)
    components = _components(given.components)
    folder = data_folder(given)
    with _listen(host, wanted) as listening:
        port = listening.getsockname()[1]
        store = _store(folder)
        address = f"http://{_spoken(host)}:{port}/"
        store.announce(address)
        outside = f"http://{_own_address()}:{port}" if given.lan else None
        app = make_app(store, [host, *(given.name or "").split(",")], outside, components)
        out = console()
        out.print(speaker.say("serving", address=address), style="bold", markup=False)
        if wanted is None and port != PORT:
            out.print(speaker.say("serving-elsewhere", port=str(PORT)), style="dim")
        if outside is not None:
            out.print(speaker.say("serving-lan", address=f"{outside}/"), markup=False)
            segno.make(f"{outside}/", error="l").terminal(compact=True)
        config = uvicorn.Config(app, log_level="warning", ws_max_size=65536, ws=LineProtocol)
        server = uvicorn.Server(config)
        # Ctrl-C is the way to close a table, and no mishap, from the moment on that we say so.
        signal.signal(signal.SIGINT, server.handle_exit)
        out.print(speaker.say("serving-stop"), style="dim")
        if not given.no_browser:
            threading.Thread(target=_open_when_ready, args=(server, address), daemon=True).start()
        _collect_seldom()
        # Whoever writes to the disk in its own thread gives way sooner to those who play.
        sys.setswitchinterval(0.0005)
        _allow_many_lines()
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


def _allow_many_lines() -> None:
    """As many as the system allows: what it gives by default is enough for 250 tables of four."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


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


def _store(folder: Path) -> Store:
    """The store in this folder, made if need be; refused here rather than at the first move."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return Store(folder / DATABASE)
    except (OSError, sqlite3.Error, sqlalchemy.exc.SQLAlchemyError) as error:
        cause = getattr(error, "orig", error)
        why = getattr(error, "strerror", None) or str(cause)
        if getattr(cause, "sqlite_errorcode", None) in (SQLITE_CORRUPT, SQLITE_NOTADB):
            raise Unreadable("data-damaged", file=str(folder / DATABASE), why=why) from error
        raise Unreadable("file-unwritable", file=str(folder), why=why) from error


def _spoken(host: str) -> str:
    """How an address to listen on is written in a link."""
    if host in ("0.0.0.0", "127.0.0.1"):
        return "localhost"
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
