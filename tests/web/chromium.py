"""Where the browser is."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from pathlib import Path
from tempfile import gettempdir

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]

PACKAGE = "chromium-headless-shell"
"""The same browser without a window: its pages are there in half the time."""


def chromium() -> str:
    """Debian's Chromium, installed where it is missing and that is possible."""
    # One of several processes installs it; the others wait.
    with Path(gettempdir(), "ossuary-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = _found()
        if found is None and shutil.which("apt-get") and os.geteuid() == 0:
            for command in (["update"], ["install", "-y", PACKAGE, "fonts-dejavu-core"]):
                subprocess.run(["apt-get", "-qq", *command], stdout=subprocess.DEVNULL, check=True)
            found = _found()
    if found is None:
        raise RuntimeError(f"a browser is wanted: install the package {PACKAGE}")
    return found


def _found() -> str | None:
    return shutil.which(PACKAGE) or shutil.which("chromium")
