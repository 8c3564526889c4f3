"""A line between page and server that can go dead without a word, or be cut."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Way:
    """One connection through the line, both ways."""

    def __init__(self, page: socket.socket, server: socket.socket) -> None:
        self.page = page
        self.server = server
        self.is_dead = {page: False, server: False}
        """From whom nothing gets through any more."""
        for source, target in ((page, server), (server, page)):
            threading.Thread(target=self._carry, args=(source, target), daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if not self.is_dead[source]:
                    target.sendall(data)
        if not self.is_dead[source]:
            self.close()

    def close(self) -> None:
        for end in (self.page, self.server):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


class Line:
    """Listens on a port of its own and carries everything on to the server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.ways: list[Way] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                page, _ = self.listening.accept()
                server = socket.create_connection(("127.0.0.1", self.port))
                self.ways.append(Way(page, server))

    def swallow(self, to_server: bool = True, to_page: bool = True) -> None:
        """What goes over the connections that are open now is lost; new ones work."""
        for way in self.ways:
            way.is_dead = {way.page: to_server, way.server: to_page}

    def cut(self) -> None:
        """Closes the connections that are open now."""
        for way in self.ways:
            way.close()

    def close(self) -> None:
        self.listening.close()
        self.cut()
