"""A browser, a server and people at tables.

Whatever a page complains about on its console fails the test, and so does a word that is missing where the test ends.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.web.figures import FIGURES
from tests.web.findings import missing_words
from tests.web.server import STATIC, serve_in

CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
OFFLINE: Final = "net::ERR_INTERNET_DISCONNECTED"
"""What a browser itself complains about while a test has cut its line."""

PATIENCE: Final = 60_000
"""Milliseconds that a busy machine may take for one thing; a quick one never waits."""
expect.set_options(timeout=PATIENCE)

Arrive = Callable[..., Page]


def find_chromium() -> str | None:
    """A Chromium on the PATH."""
    return next((path for name in CHROMIUM if (path := shutil.which(name))), None)


def missing(what: str) -> None:
    """Leaves the test out where a player runs it; where everything must be tested, that is a failure."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tells what was measured."""
    if FIGURES:
        terminalreporter.section("measured in the browser")
        for figure in FIGURES:
            terminalreporter.write_line(figure)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests."""
    path = find_chromium()
    if path is None:
        missing("no Chromium on the PATH (Debian: apt install chromium)")
    if not (STATIC / "index.html").is_file():
        missing("the web client is not built (make web)")
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the built client: one a file, so that its games do not depend on what ran before."""
    with serve_in(tmp_path_factory.mktemp("house")) as server:
        yield server.address


@pytest.fixture
def arrive(chromium: Browser, house: str) -> Iterator[Arrive]:
    """Somebody new opens the client: `arrive(lang="cs", phone=True)` is a page of a browser of their own."""
    with arrivals(chromium, house) as come:
        yield come


@contextmanager
def arrivals(chromium: Browser, house: str, expected: tuple[str, ...] = (OFFLINE,)) -> Iterator[Arrive]:
    """People come to this address; what a browser may complain about is expected."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def come(lang: str = "en", phone: bool = False, dark: bool = False, path: str = "") -> Page:
        context = chromium.new_context(
            base_url=house,
            locale="cs-CZ" if lang == "cs" else "en-GB",
            viewport={**(PHONE if phone else DESK)},  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: _note(message, complaints, expected))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if path:
            page.goto(path)
        return page

    try:
        yield come
    finally:
        for context in contexts:
            complaints += [words for page in context.pages for words in missing_words(page)]
            context.close()
    assert complaints == []


def _note(message: ConsoleMessage, complaints: list[str], expected: tuple[str, ...]) -> None:
    if message.type in ("error", "warning") and not any(words in message.text for words in expected):
        complaints.append(message.text)


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    """Where downloaded files go."""
    return tmp_path / "downloads"
