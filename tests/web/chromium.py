"""Where the browser is."""

from __future__ import annotations

import os
import shutil
import subprocess

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def chromium() -> str:
    """Debian's Chromium, installed where it is missing and that is possible."""
    found = shutil.which("chromium")
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {"stdout": subprocess.DEVNULL, "check": True}
        subprocess.run(["apt-get", "update", "-qq"], **quiet)  # type: ignore[call-overload]
        packages = ["chromium", "fonts-dejavu-core"]
        subprocess.run(["apt-get", "install", "-y", "-qq", *packages], **quiet)  # type: ignore[call-overload]
        found = shutil.which("chromium")
    if found is None:
        raise RuntimeError("a browser is wanted: install the package chromium")
    return found
