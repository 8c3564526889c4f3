"""A real browser: Debian's Chromium, driven by Playwright; several people have a context each."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.client import Server
from tests.server.conftest import server

__all__ = ["server"]

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}


def chromium() -> str:
    """Where the browser is; installed where it is missing and that is possible."""
    found = shutil.which("chromium")
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {"stdout": subprocess.DEVNULL, "check": True}
        subprocess.run(["apt-get", "update", "-qq"], **quiet)  # type: ignore[call-overload]
        packages = ["chromium", "fonts-dejavu-core"]
        subprocess.run(["apt-get", "install", "-y", "-qq", *packages], **quiet)  # type: ignore[call-overload]
        found = shutil.which("chromium")
    if found is None:
        pytest.fail("a browser is wanted for these tests: install the package chromium")
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(),
            args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
        )
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Opens an address as somebody new; every error that a page throws fails the test."""
    contexts, errors = [], []

    def open_page(path: str = "/", size: dict[str, int] = DESKTOP, **options: object) -> Page:
        settings = {"locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(
            base_url=server.address,
            viewport=size,  # type: ignore[arg-type]
            bypass_csp=True,
            **settings,  # type: ignore[arg-type]
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
