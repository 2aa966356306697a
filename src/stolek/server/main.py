"""Starting a server from the command line."""

import contextlib
import errno
import gc
import logging
import signal
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from types import FrameType
from typing import Any, Final

import uvicorn

from stolek.server.app import Application
from stolek.server.door import door
from stolek.server.key import check_key, read_key
from stolek.server.logs import configure_logs
from stolek.server.settings import Settings, default_database
from stolek.storage.database import Database, DatabaseProblem
from stolek.storage.people import People

__all__ = ["AddressProblem", "DatabaseProblem", "serve"]


LAST_PORT: Final = 65535
OTHER_FILES: Final = 200
"""Files that a server has open besides its connections."""
REASONS: Final = {errno.EADDRINUSE: "in-use", errno.EADDRNOTAVAIL: "foreign", errno.EACCES: "forbidden"}
"""Why a system lets nobody listen somewhere, in words of ours."""


class AddressProblem(Exception):
    """The server cannot listen there; the message says why in one line, `reason` and `about` to other languages."""

    def __init__(self, message: str, reason: str, about: str) -> None:
        super().__init__(message)
        self.reason = reason
        self.about = about


class _Uvicorn(uvicorn.Server):
    """Keeps the event loop free of needless work, and ends the streams as soon as somebody wants it to stop."""

    def __init__(self, config: uvicorn.Config, stop: Callable[[], None]) -> None:
        super().__init__(config)
        self._stop_application = stop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is loaded now stays; looking through it again and again would hold up the event loop

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal asks for an orderly end, and that is no failure; a second Ctrl+C waits for nobody."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
        self._stop_application()


def serve(host: str, port: int, database: str | None, open_browser: bool, **more: Any) -> None:
    """Serve until somebody stops it, with these settings; `AddressProblem` and `DatabaseProblem` say in one line why it
    cannot."""
    settings = Settings(database or default_database(), **{**more, "hosts": (host, *more.get("hosts", ()))})
    listening = listen(host, port)
    try:
        if settings.metrics_port is not None:
            listen("127.0.0.1", settings.metrics_port).close()
        _check(settings)
        if open_browser:
            threading.Thread(target=_open_when_ready, args=(host, listening.getsockname()[1]), daemon=True).start()
        configure_logs(logging.INFO)
        run(settings, listening)
    finally:
        listening.close()


def _check(settings: Settings) -> None:
    """Open the database once and look at the key: a clear answer now is better than a failing start later."""
    database = Database(settings.database)
    try:
        path = settings.key_file()
        check_key(read_key(path), path, People(database))
    finally:
        database.close()


def run(settings: Settings, listening: socket.socket) -> None:
    """Serve on a socket until a signal comes."""
    files = allow_files(settings.connections + OTHER_FILES)
    application = Application(replace(settings, connections=max(1, files - OTHER_FILES)))
    config = configured(application)
    with contextlib.suppress(KeyboardInterrupt):
        _Uvicorn(config, application.stop).run(sockets=[listening])


def configured(application: Application, graceful: int = 10, loop: Any = "auto") -> uvicorn.Config:
    """How uvicorn serves an application: through our door, and believing nobody who is not trusted."""
    settings = application.settings
    return uvicorn.Config(
        application,
        http=door(settings),
        ws="none",
        loop=loop,
        log_level="error",
        access_log=False,
        timeout_graceful_shutdown=graceful,
        timeout_keep_alive=75,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
    )


def allow_files(wanted: int) -> int:
    """Ask the system for as many open files as connections and the database may need: so many of them we get."""
    try:
        import resource
    except ImportError:  # Windows counts them in another way
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def listen(host: str, port: int) -> socket.socket:
    """A socket that nobody else listens on."""
    if not 0 <= port <= LAST_PORT:
        raise AddressProblem(f"{port} is no port; ports go from 0 (any free one) to {LAST_PORT}", "port", str(port))
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError as problem:
        raise AddressProblem(f"{host}: {problem.strerror or problem}", "name", host) from problem
    family, kind, _, _, address = found[0]
    listening = socket.socket(family, kind)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
    except OSError as problem:
        listening.close()
        reason = REASONS.get(problem.errno or 0, "other")
        raise AddressProblem(f"{host}:{port}: {problem.strerror or problem}", reason, f"{host}:{port}") from problem
    return listening


def _open_when_ready(host: str, port: int) -> None:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    for _ in range(100):
        try:
            socket.create_connection((shown, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(f"http://{shown}:{port}/")
            return
