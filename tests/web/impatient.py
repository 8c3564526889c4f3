"""The server, but whoever is away is gone for long after two seconds, not after a minute."""

from __future__ import annotations

import sys

from ossuary.cli import main
from ossuary.server import audience, tables

if __name__ == "__main__":
    audience.AWAY = tables.AWAY = 2  # type: ignore[attr-defined]
    sys.exit(main())
