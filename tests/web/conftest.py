"""A real browser: Debian's Chromium, driven by Playwright; several people have a context each."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.client import Server
from tests.web.chromium import ARGUMENTS, chromium

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}

expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    """A server for each file of tests, which may name a program of its own."""
    program = getattr(request.module, "PROGRAM", "ossuary")
    server = Server(tmp_path_factory.mktemp("server"), program)
    yield server
    server.stop()


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
