"""Files of what was solved or learnt: packed blocks with a checksum, for one version of the rules.

A first line names the file, a second says in JSON what is in it, with a checksum of all; then come
the blocks.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from typing import Any, Final

from ossuary.games.skull import SkullGame
from ossuary.kernel.error import Unreadable

FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0}]


def packed(block: bytes) -> bytes:
    return lzma.compress(block, lzma.FORMAT_RAW, filters=FILTERS)


def unpacked(block: bytes) -> bytes:
    return lzma.decompress(block, lzma.FORMAT_RAW, filters=FILTERS)


def sealed(name: bytes, fineness: int, blocks: list[bytes]) -> bytes:
    """The file of these blocks, which are packed already."""
    body = b"".join(blocks)
    about: dict[str, Any] = {
        "rules": SkullGame.rules,
        "points": fineness,
        "blocks": [len(block) for block in blocks],
    }
    about["checksum"] = _checksum(about, body)
    return name + json.dumps(about, separators=(",", ":")).encode() + b"\n" + body


def _checksum(about: dict[str, Any], body: bytes) -> str:
    said = json.dumps([about[key] for key in ("rules", "points", "blocks")])
    return hashlib.sha256(said.encode() + body).hexdigest()


def opened(name: bytes, data: bytes, file: str) -> tuple[int, list[bytes]]:
    """How fine it is, and its blocks; refuses what is cut, edited, foreign, or of other rules."""
    if not data.startswith(name):
        raise Unreadable("strategy-foreign", game="skull", file=file)
    try:
        line, body = data[len(name) :].split(b"\n", 1)
        about = json.loads(line)
        whole = about["checksum"] == _checksum(about, body)
    except (ValueError, KeyError, TypeError):
        whole = False
    if not whole:
        raise Unreadable("strategy-damaged", game="skull", file=file)
    if about["rules"] != SkullGame.rules:
        raise Unreadable(
            "strategy-other-rules",
            game="skull",
            file=file,
            theirs=about["rules"],
            ours=SkullGame.rules,
        )
    blocks, start = [], 0
    for length in about["blocks"]:
        blocks.append(body[start : start + length])
        start += length
    return about["points"], blocks
