"""A running server for the tests, in this process and on this machine only."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import uvicorn

from stolek.server.app import Application
from stolek.server.logs import configure_logs
from stolek.server.main import configured, listen
from stolek.server.settings import NO_LIMITS, Settings
from tests.server.visitor import NAMES, OPEN, Visitor
from tests.storage.conftest import postgres

__all__ = ["postgres"]

Join = Callable[..., Visitor]
SEED = 8
"""Every game begins alike; Cartographers with a card of two terrains, whose answer has two parts."""


@contextmanager
def running(settings: Settings) -> Iterator[tuple[str, Application]]:
    """The address of a server and the application behind it."""
    configure_logs()
    application = Application(settings)
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(configured(application, graceful=3, loop="asyncio"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)
    assert application.server is not None
    application.server.service.seeds = lambda: SEED
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", application
    finally:
        application.stop()
        server.should_exit = True
        thread.join(20)


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Settings without limits on a fresh folder."""
    folder = tmp_path_factory.mktemp("server")
    database, static = str(folder / "stolek.sqlite3"), folder / "static"
    return Settings(
        database,
        NO_LIMITS,
        thinkers=1,
        bot_seconds=0.1,
        calm_seconds=0.0,
        foresight_seconds=30.0,
        sweep=0.2,
        static=static,
    )


@pytest.fixture(scope="module")
def address(settings: Settings) -> Iterator[str]:
    """The address of a server that all tests of a file share."""
    with running(settings) as (address, _):
        yield address


@pytest.fixture
def join(address: str) -> Join:
    """Makes visitors of the server."""
    return lambda name=None: Visitor(address, next(NAMES) if name is None else name)


@pytest.fixture(autouse=True)
def goodbye() -> Iterator[None]:
    """Everybody goes home after a test."""
    yield
    for visitor in OPEN[:]:
        visitor.close()


def elsewhere(settings: Settings, folder: Path, **changes: object) -> Settings:
    """The same settings for another database."""
    return replace(settings, database=str(folder / "other.sqlite3"), **changes)  # type: ignore[arg-type]
