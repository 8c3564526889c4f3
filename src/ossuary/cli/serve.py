"""`ossuary serve`, and `ossuary` alone: the online table on this machine."""

from __future__ import annotations

import argparse
import socket
import threading
import time
import webbrowser
from pathlib import Path

import segno
import sqlalchemy
import uvicorn
from platformdirs import user_data_path

from ossuary.cli.output import console, say_words, whole_number
from ossuary.kernel.error import Unreadable
from ossuary.server.app import make_app

PORT = 8470


def serve(given: argparse.Namespace) -> int:
    speaker = say_words(given.lang)
    host = given.host or ("0.0.0.0" if given.lan else "127.0.0.1")
    wanted = whole_number("--port", given.port, 0, 65535)
    folder = Path(given.data) if given.data else user_data_path("ossuary")
    with _listen(host, wanted) as listening:
        port = listening.getsockname()[1]
        try:
            app = make_app(_writable(folder) / "tables.db")
        except (OSError, sqlalchemy.exc.SQLAlchemyError) as error:
            raise Unreadable("file-unwritable", file=str(folder), why=str(error)) from error
        address = f"http://{'localhost' if host in ('0.0.0.0', '127.0.0.1') else host}:{port}/"
        out = console()
        out.print(speaker.say("serving", address=address), style="bold", markup=False)
        if given.lan:
            outside = f"http://{_own_address()}:{port}/"
            out.print(speaker.say("serving-lan", address=outside), markup=False)
            segno.make(outside, error="l").terminal(compact=True)
        out.print(speaker.say("serving-stop"), style="dim")
        config = uvicorn.Config(app, log_level="warning", ws_max_size=65536, ws="websockets-sansio")
        server = uvicorn.Server(config)
        if not given.no_browser:
            threading.Thread(target=_open_when_ready, args=(server, address), daemon=True).start()
        server.run(sockets=[listening])
    return 0


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        why = error.strerror or str(error)
        raise Unreadable("port-in-use", host=host, port=str(port), why=why) from error
    return listening


def _writable(folder: Path) -> Path:
    """The folder, made if need be; refused here rather than at the first move."""
    folder.mkdir(parents=True, exist_ok=True)
    probe = folder / ".writable"
    probe.touch()
    probe.unlink()
    return folder


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
