"""The pages: the built client, read once from the package and served from memory."""

from __future__ import annotations

import gzip
import mimetypes
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

from litestar import Request, Response, get

SECURITY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
"""Nothing is fetched from elsewhere, and no socket goes anywhere else."""


class Page(NamedTuple):
    """A file of the client, as it is and compressed."""

    kind: str
    plain: bytes
    packed: bytes
    forever: bool
    """Its name holds a hash of what is in it, so a browser need never ask again."""


def read_pages(folder: Traversable, path: str = "") -> dict[str, Page]:
    """All files of the client by their path."""
    pages: dict[str, Page] = {}
    for item in folder.iterdir() if folder.is_dir() else ():
        name = f"{path}/{item.name}"
        if item.is_dir():
            pages |= read_pages(item, name)
        else:
            plain = item.read_bytes()
            kind = mimetypes.guess_type(item.name)[0] or "application/octet-stream"
            packed = gzip.compress(plain, 9, mtime=0)
            pages[name] = Page(kind, plain, packed, forever=name.startswith("/assets/"))
    return pages


PAGES = read_pages(resources.files("ossuary.server") / "static")


@get(["/", "/{path:path}"])
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client; for every other address the client itself, which knows what to show."""
    path = request.url.path
    found = PAGES.get(path) or PAGES.get("/index.html")
    if found is None or (path.startswith(("/api/", "/assets/")) and path not in PAGES):
        return Response(b"", status_code=404)
    headers = dict(SECURITY)
    headers["cache-control"] = "max-age=31536000, immutable" if found.forever else "no-cache"
    headers["vary"] = "accept-encoding"
    body = found.plain
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = found.packed
    return Response(body, media_type=found.kind, headers=headers)
