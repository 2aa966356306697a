"""The application: all endpoints in one place, and what runs beside them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final

import structlog
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from stolek.server.bot_runner import BotRunner
from stolek.server.client import client_routes
from stolek.server.clock_keeper import ClockKeeper
from stolek.server.compression import Compression
from stolek.server.endpoint import Endpoint, Server, problem_response
from stolek.server.failure import Failure, not_found
from stolek.server.guard import Guard
from stolek.server.hosts import Hosts
from stolek.server.identity import Identity
from stolek.server.kept_reads import KeptReads
from stolek.server.key import check_key, read_key
from stolek.server.limits import Buckets, Payer, network_of
from stolek.server.openapi import description
from stolek.server.presence import PresenceKeeper
from stolek.server.present import ENCODER
from stolek.server.routes import (
    account,
    foresight,
    games,
    lessons,
    lobby,
    manners,
    passkeys,
    people,
    records,
    recovery,
    tables,
)
from stolek.server.routes import (
    sessions as session_routes,
)
from stolek.server.session_keeper import SessionKeeper
from stolek.server.settings import Settings
from stolek.server.speech import SERVER
from stolek.server.sweeper import Sweeper
from stolek.server.table_service import TableService
from stolek.server.worker_pool import WorkerPool
from stolek.storage.database import Database, DatabaseUnavailable

LOG: Final = structlog.get_logger("stolek.app")
NOT_PAGES: Final = ("/api/{path:path}", "/metrics")
"""Addresses that the client has nothing to do with."""
SETTLING: Final = 0.25
"""Seconds until other processes know what a visitor has used up here."""
FULL_AGAIN: Final = 6 * 3600.0
"""After so many seconds every bucket is full."""
ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *people.ENDPOINTS,
    *session_routes.ENDPOINTS,
    *recovery.ENDPOINTS,
    *passkeys.ENDPOINTS,
    *account.ENDPOINTS,
    *manners.ENDPOINTS,
    *games.ENDPOINTS,
    *lobby.ENDPOINTS,
    *tables.ENDPOINTS,
    *foresight.ENDPOINTS,
    *records.ENDPOINTS,
    *lessons.ENDPOINTS,
)


class Application:
    """The server as an ASGI application; it opens its database when it starts and lets go of it when it ends."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.server: Server | None = None
        self._inner: ASGIApp = Starlette(lifespan=self._lifespan)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._inner(scope, receive, send)

    def stop(self) -> None:
        """Begin to stop: streams end, new requests are sent elsewhere."""
        if self.server is not None:
            self.server.service.stop()

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        async with running(self.settings) as server:
            self.server = server
            self._inner = assembled(server)
            yield
            self._inner = app
            self.server = None


def assembled(server: Server) -> ASGIApp:
    """All routes around a running server, behind the guard."""
    routes = [endpoint.route(server) for endpoint in ENDPOINTS]
    routes += _operation(server)
    shown = client_routes(server.service.settings.static)
    inner = Starlette(
        routes=[*routes, *[Route(path, _nothing, methods=None) for path in NOT_PAGES], *shown],
        exception_handlers={404: _nothing_here, 405: _other_method, Exception: _broken},
    )
    settings = server.service.settings

    def pages(host: str) -> float:
        payer = Payer(f"page:{network_of(host)}", settings.limits.page)
        return server.buckets.take([payer], 1.0, server.service.clock())

    return Guard(
        Compression(inner), settings.origins, Hosts(settings.hosts, (*settings.origins, settings.address)), pages
    )


async def _nothing(request: Request) -> Response:
    return problem_response(not_found())


async def _nothing_here(request: Request, problem: Exception) -> Response:
    return problem_response(not_found())


async def _broken(request: Request, problem: Exception) -> Response:
    return problem_response(Failure(500, "broken"))


async def _other_method(request: Request, problem: Exception) -> Response:
    headers = getattr(problem, "headers", None) or {}
    return problem_response(Failure(405, "method", dict(headers)))


def _operation(server: Server) -> list[Route]:
    """What machines ask for: is it alive, is it ready, what does it offer."""
    service, document = server.service, ENCODER.encode(description(ENDPOINTS))

    async def healthz(request: Request) -> Response:
        return Response("ok\n", media_type="text/plain")

    async def readyz(request: Request) -> Response:
        ready = not service.stopping.is_set() and await service.in_thread(service.database.is_ready)
        return Response("ready\n" if ready else "not ready\n", 200 if ready else 503, media_type="text/plain")

    async def openapi(request: Request) -> Response:
        return Response(document, media_type="application/json")

    pages = {"/healthz": healthz, "/readyz": readyz, "/openapi.json": openapi}
    return [Route(path, page, methods=["GET"]) for path, page in pages.items()]


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Server]:
    """A server with its database, its workers, and everything that it does from time to time."""
    database = await asyncio.to_thread(Database, settings.database)
    service = TableService(settings, database, lambda: settings.randbits(63))
    presence = PresenceKeeper(service)
    workers = WorkerPool(settings.thinkers)
    clocks = ClockKeeper(service, BotRunner(service, workers))
    identity = await service.in_thread(_identity, service)
    sessions, sweeper = SessionKeeper(service, identity), Sweeper(service)
    await service.in_thread(SERVER.say, "server-yes")  # loads the words that all refusals need
    service.metrics.damaged.set(len(await service.in_thread(service.journals.damaged)))
    buckets = Buckets()
    regular = [
        asyncio.create_task(_every(settings.sweep, clocks.look_around)),
        asyncio.create_task(_every(2 * settings.sweep, service.look_at_rows)),
        asyncio.create_task(_every(settings.heartbeat, presence.tell)),
        asyncio.create_task(_every(settings.heartbeat, sessions.look_at_rows)),
        asyncio.create_task(_every(3600.0, clocks.give_up_stale)),
        asyncio.create_task(_every(3600.0, partial(_forget_buckets, service))),
        asyncio.create_task(_every(3600.0, sweeper.sweep)),
        asyncio.create_task(_keep_up(service)),
        asyncio.create_task(_every(SETTLING, partial(_settle, service, buckets))),
    ]
    stop_telling = service.metrics.tell_at(settings.metrics_port)
    LOG.info("the server is ready", database=database.url.render_as_string(), thinkers=settings.thinkers)
    try:
        yield Server(service, presence, identity, workers, buckets, KeptReads(), sessions, sweeper)
    finally:
        stop_telling()
        for task in regular:
            task.cancel()
        await asyncio.gather(*regular, return_exceptions=True)
        await workers.close()
        await service.close()
        LOG.info("the server has stopped")


def _identity(service: TableService) -> Identity:
    """The identities of this database, with the key that belongs to it."""
    path = service.settings.key_file()
    key = read_key(path)
    check_key(key, path, service.people)
    return Identity(service.people, service.sessions, key, alone=not service.database.shared)


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        try:
            await work()
        except Exception:
            LOG.exception("regular work failed", work=getattr(work, "__name__", ""))
        await asyncio.sleep(seconds)


async def _settle(service: TableService, buckets: Buckets) -> None:
    """Where several processes share a database, they count together what visitors ask for."""
    spent = buckets.owed()
    if spent and service.database.shared:
        with suppress(DatabaseUnavailable):  # meanwhile each process counts for itself
            buckets.hear(await service.in_thread(service.shared_buckets.settle, spent, service.clock()))


async def _forget_buckets(service: TableService) -> None:
    if service.database.shared:
        await service.in_thread(service.shared_buckets.forget, service.clock() - FULL_AGAIN)


async def _keep_up(service: TableService) -> None:
    """Forget idle tables, and measure how late the event loop is."""
    loop, pause = asyncio.get_running_loop(), 0.25
    while True:
        begun = loop.time()
        await asyncio.sleep(pause)
        service.metrics.lag.observe(max(0.0, loop.time() - begun - pause))
        service.forget_idle()
