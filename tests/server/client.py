"""A real server in a process of its own, and people who talk to it over real sockets."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import URL, create_engine, make_url, text
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin


class Server:
    """`ossuary serve` on a free port, with its data in a folder or a database."""

    def __init__(
        self,
        folder: Path,
        program: str = "ossuary",
        url: str | None = None,
        options: Sequence[str] = (),
        within: Sequence[str] = (),
        pace: str = "0",
    ) -> None:
        """`within` is a command that runs the one that follows it."""
        self.folder = folder
        self.options = options
        self.within = within
        self.pace = pace
        self.program = program
        self.url = url
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", self.program, "serve", "--no-browser", "--lang", "en"]
        command += ["--bot-pace", self.pace]
        place = ["--database-url", self.url] if self.url else ["--data", str(self.folder)]
        self.process = subprocess.Popen(
            [*self.within, *command, "--port", str(self.port), *place, *self.options],
            stdout=subprocess.PIPE,
            stderr=self.log(),
            env={**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "200"},
            text=True,
        )
        self.port = self.read_port()
        for _ in range(200):
            try:
                httpx.get(f"{self.address}/api/games")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server doesn't answer")

    def log(self) -> int | None:
        """Where its log goes; None: to that of the tests."""
        return None

    def read_port(self) -> int:
        """The port that it says it has."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        return int(line.rsplit(":", 1)[1].strip().strip("/"))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def database(self, statement: str, **values: Any) -> list[Any]:
        """Somebody else looks into its database, or changes it."""
        engine = create_engine(
            make_url(self.url).set(drivername="postgresql+psycopg")
            if self.url
            else URL.create("sqlite", database=str(self.folder / "tables.db"))
        )
        with engine.begin() as connection:
            found = connection.execute(text(statement), values)
            rows = [*found] if found.returns_rows else []
        engine.dispose()
        return rows

    def kill(self) -> None:
        """As a power cut would: no time to tidy up."""
        self.process.kill()
        self._wait()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        self.process.send_signal(how)
        self._wait()

    def _wait(self) -> None:
        self.process.wait(timeout=30)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Person:
    """Somebody with a browser: a cookie of their own, pages to ask and a table to watch."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server = server
        self.language = language
        self.http = httpx.Client(headers={"accept-language": language}, timeout=30)
        self.open_things = ExitStack()
        self.socket: ClientConnection | None = None
        self.table: dict[str, Any] = {}
        self.sights: list[dict[str, Any]] = []
        self.heard: dict[int | None, list[Any]] = {}
        self.answers: list[dict[str, Any]] = []
        self.clocks: dict[str, float] = {}
        self.away: dict[str, float] = {}
        self.ran_out: int | None = None
        self.phrases: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []

    def get(self, path: str) -> Any:
        return self.http.get(f"{self.server.address}/api/{path}").json()

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        content = body if isinstance(body, (bytes, str)) else json.dumps(body)
        return self.http.post(
            f"{self.server.address}/api/{path}",
            content=content,
            headers={"origin": self.server.address, **headers},
        )

    def open(self, *chairs: dict[str, str], **more: Any) -> str:
        options = {"players": len(chairs), **more.pop("options", {})}
        wish = {"game": "skull", "options": options, "chairs": chairs, **more}
        response = self.post("tables", wish)
        assert response.status_code == 201, response.text
        return str(response.json()["id"])

    def line(self, id: str, origin: str | None = None) -> ClientConnection:
        """A line to a table, as a tab of this browser has it."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{id}/live",
            origin=Origin(origin or self.server.address),
            additional_headers={"cookie": cookie, "accept-language": self.language},
        )

    def watch(self, id: str, origin: str | None = None) -> None:
        self.heard = {}
        self.phrases = []
        self.open_things.close()
        self.socket = self.open_things.enter_context(self.line(id, origin))
        self.update()

    def catch_up(self) -> None:
        """Reads what waits."""
        while True:
            try:
                self.receive(timeout=0.05)
            except TimeoutError:
                return

    def receive(self, timeout: float = 30) -> dict[str, Any]:
        """The next message; updates are folded in, answers kept."""
        assert self.socket is not None
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=timeout))
        if "sights" in message:
            self.table, self.sights = message.get("table", self.table), message["sights"]
            self.clocks = message.get("clocks", {})
            self.away = message.get("away", {})
            self.ran_out = message.get("ran_out", self.ran_out)
            for sight in self.sights:
                known = self.heard.setdefault(sight["player"], [])
                del known[sight["since"] :]
                known += sight["heard"]
        elif "present" in message:
            for chair, is_present in zip(self.table["chairs"], message["present"], strict=True):
                chair["present"] = is_present
            self.away = message.get("away", {})
        elif "said" in message:
            is_all = "phrases" in message
            self.phrases = message.get("phrases", self.phrases)
            self.said = message["said"] if is_all else [*self.said, *message["said"]]
        elif "seat" in message:
            self.answers.append(message)
        return message

    def update(self) -> None:
        while "sights" not in self.receive():
            pass

    def wait_until(self, is_so: Callable[[], bool], seconds: float = 30) -> None:
        """Reads on until something is so; a bot, for example, answers in its own time."""
        end = time.monotonic() + seconds
        while not is_so():
            self.receive(timeout=end - time.monotonic())

    def send(self, message: Any) -> None:
        assert self.socket is not None
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def questions(self) -> list[dict[str, Any]]:
        return [question for sight in self.sights for question in sight["questions"]]

    def answer(self, question: dict[str, Any], action: Any) -> dict[str, Any]:
        """Sends a move and waits for its answer."""
        return self._wish("move", question, action=action)

    def take_back(self, taking_back: dict[str, Any]) -> dict[str, Any]:
        """Takes the last answer of a seat back and waits until it is so."""
        return self._wish("take-back", taking_back)

    def rest(self, question: dict[str, Any]) -> dict[str, Any]:
        """Leaves the rest of what is routine to the table."""
        return self._wish("rest", question)

    def _wish(self, kind: str, about: dict[str, Any], **more: Any) -> dict[str, Any]:
        return self._ask({"kind": kind, "seat": about["seat"], "question": about["number"], **more})

    def say(self, seat: int, phrase: str, *values: Any) -> dict[str, Any]:
        """Says something to all at the table, and waits for the answer."""
        return self._ask({"kind": "say", "seat": seat, "phrase": phrase, "values": values})

    def _ask(self, wish: dict[str, Any]) -> dict[str, Any]:
        self.send(wish)
        before = len(self.answers)
        while len(self.answers) == before:
            self.receive()
        return self.answers[-1]

    def leave(self) -> None:
        self.open_things.close()
        self.http.close()


Enter = Callable[..., Person]
"""Lets somebody come, with a language."""


def wait_until(is_so: Callable[[], bool], seconds: float = 30) -> None:
    """Asks again and again."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


HERE = {"kind": "here", "name": "Ola"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "bot": "warden"}
