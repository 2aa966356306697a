"""What an endpoint is: who may ask for what with which types. Routes and OpenAPI are made from the same list."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeVar

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from stolek.kernel.values import Seat
from stolek.server import wire
from stolek.server.asker import asker_of, check_power, cookie_name
from stolek.server.failure import Failure, NotReadable, nobody, not_found
from stolek.server.identity import Asker, Identity, Power
from stolek.server.kept_reads import KeptReads
from stolek.server.lanes import TooMuchWork
from stolek.server.limits import Buckets, Payer, network_of
from stolek.server.presence import PresenceKeeper
from stolek.server.present import ENCODER
from stolek.server.session_keeper import SessionKeeper
from stolek.server.sweeper import Sweeper
from stolek.server.table_service import TableService
from stolek.server.worker_pool import WorkerPool
from stolek.storage.database import DatabaseUnavailable
from stolek.storage.journal import NoTable, TableDamaged
from stolek.storage.records import NoRecord
from stolek.table.command import Person, Place
from stolek.text.unreadable import Unreadable, understood

TIME: Final = "Stolek-Time"
"""The header that tells the time of the server: deadlines are in it, and clocks of clients may be wrong."""
LOG: Final = structlog.get_logger("stolek.endpoint")
HUNG_UP: Final = 499
"""The status of an answer that nobody waits for any more; it is only counted."""
T = TypeVar("T")
Kind = Literal["command", "read", "foresee", "speak", "open", "guest", "password", "upload"]


@dataclass(slots=True, frozen=True)
class Server:
    """The parts of a running server that endpoints use."""

    service: TableService
    presence: PresenceKeeper
    identity: Identity
    workers: WorkerPool
    buckets: Buckets
    kept: KeptReads
    sessions: SessionKeeper
    sweeper: Sweeper


@dataclass(slots=True, frozen=True)
class Parameter:
    """A part of the path or of the query, and what it may be."""

    name: str
    place: Literal["path", "query"]
    type: Any
    help: str
    missing: Literal["not-found", "no-table", "no-record", "no-game"] = "not-found"
    """What is not there if a part of the path cannot be one."""


TABLE: Final = Parameter("table", "path", wire.Id, "the id of a table", "no-table")
RECORD: Final = Parameter("record", "path", wire.Id, "the id of a record", "no-record")
SEAT: Final = Parameter("seat", "query", Place, "a seat of one's own; left out, one is a spectator")


class Call:
    """One request, read and checked."""

    def __init__(self, server: Server, request: Request, endpoint: "Endpoint") -> None:
        self.server = server
        self.service = server.service
        self.request = request
        self.endpoint = endpoint
        self.given: dict[str, Any] = {}
        self.body: Any = None
        self.asker: Asker | None = None

    @property
    def person(self) -> Person | None:
        """The person who asks; None for nobody."""
        return None if self.asker is None else self.asker.person

    @property
    def session(self) -> str:
        """The session or token with which one asks; empty for nobody."""
        return "" if self.asker is None else self.asker.session

    @property
    def who(self) -> Person:
        """The person who asks; a failure if it is nobody."""
        if self.person is None:
            raise nobody()
        return self.person

    @property
    def id(self) -> str:
        """The id of the person who asks; empty for nobody."""
        return "" if self.person is None else self.person.id

    @property
    def address(self) -> str:
        """Where the request comes from."""
        client = self.request.client
        return network_of("?" if client is None else client.host)

    @property
    def visitor(self) -> str:
        """Who asks: the person, or the address of a visitor who is nobody yet."""
        return self.id or self.address

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.given[name])

    def seat(self) -> Seat | None:
        """The seat in the query."""
        seat = self.given.get("seat")
        return None if seat is None else Seat(seat)

    def slow_down(self, kind: Kind, cost: float = 1.0) -> None:
        """Let the visitor pay, and the address; a failure if one of them cannot."""
        self._pay(self._payers(kind), cost)

    def check_address(self, kind: Kind) -> None:
        """A failure if nothing more can come from this address for now."""
        wait = self.server.buckets.wait(self._payers(kind)[1:], 1.0, self.service.clock())
        if wait:
            raise _too_fast(wait)

    def charge(self, kind: Kind, cost: float) -> None:
        """Let them pay for work that is done, however much it was."""
        self.server.buckets.charge(self._payers(kind), cost, self.service.clock())

    def _payers(self, kind: Kind) -> list[Payer]:
        limits = self.service.settings.limits
        size, rate = getattr(limits, kind)
        share = 1.0 if kind == "guest" else limits.per_address
        address = Payer(f"{kind}:address:{self.address}", (size * share, rate * share))
        return [Payer(f"{kind}:{self.visitor}", (size, rate)), address]

    def slow_down_login(self, login: str) -> None:
        """Let a login pay for a password that is tried; whoever guesses from many places is slowed down, too."""
        self._pay(
            [
                Payer(
                    f"login:{self.server.identity.digest('login', login.strip().casefold())}",
                    self.service.settings.limits.login,
                )
            ],
            1.0,
        )

    def _pay(self, payers: list[Payer], cost: float) -> None:
        wait = self.server.buckets.take(payers, cost, self.service.clock())
        if wait:
            raise _too_fast(wait)

    async def while_connected(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for something that takes long; it is given up as soon as the caller hangs up."""
        task, gone = asyncio.ensure_future(work), asyncio.ensure_future(self._hung_up())
        try:
            await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise ClientDisconnect
            return task.result()
        finally:
            for waiting in (task, gone):
                waiting.cancel()
            await asyncio.gather(task, gone, return_exceptions=True)

    async def _hung_up(self) -> None:
        while (await self.request.receive())["type"] != "http.disconnect":
            pass


def _too_fast(wait: float) -> Failure:
    return Failure(429, "too-fast", {"Retry-After": str(int(wait) + 1)})


Handler = Callable[[Call], Awaitable[object]]


@dataclass(slots=True, frozen=True)
class Endpoint:
    """One thing that can be asked for."""

    method: Literal["GET", "POST", "DELETE"]
    path: str
    summary: str
    handler: Handler
    output: Any
    input: Any = None
    status: int = 200
    kind: Kind = "read"
    parameters: tuple[Parameter, ...] = ()
    requires_login: bool = False
    """Must one be somebody to ask for it?"""
    cost: float = 1.0
    """What a request counts for."""
    large: bool = False
    """May it be as large as a record?"""
    content: str = "application/json"
    needs: Power | None = None
    """What a token must be good for to ask for it, where GET is not to look and everything else to play."""
    decoder: Any = field(init=False, default=None)

    def __post_init__(self) -> None:
        if self.input is not None:
            object.__setattr__(self, "decoder", msgspec.json.Decoder(self.input))

    @property
    def power(self) -> Power:
        """What one must be able to do to ask for it."""
        return self.needs or ("read" if self.method == "GET" else "play")

    def route(self, server: Server) -> Route:
        """The endpoint as Starlette knows it."""

        async def answer(request: Request) -> Response:
            begun = time.perf_counter()
            response = await answered(server, request, self)
            metrics = server.service.metrics
            metrics.seconds.labels(self.method, self.path).observe(time.perf_counter() - begun)
            metrics.requests.labels(self.method, self.path, str(response.status_code)).inc()
            response.headers[TIME] = f"{server.service.clock():.3f}"
            return response

        return Route(self.path, answer, methods=[self.method])


async def answered(server: Server, request: Request, endpoint: Endpoint) -> Response:
    """Answer a request; whatever goes wrong becomes a problem that both sides understand."""
    call = Call(server, request, endpoint)
    try:
        if server.service.stopping.is_set():
            raise Failure(503, "stopping", {"Retry-After": "2"})
        await _read(call)
        result = await endpoint.handler(call)
    except Failure as failure:
        return problem_response(failure)
    except NoTable:
        return problem_response(not_found("no-table"))
    except NoRecord:
        return problem_response(not_found("no-record"))
    except TableDamaged:
        return problem_response(Failure(404, "damaged"))
    except TooMuchWork:
        return problem_response(Failure(429, "too-fast", {"Retry-After": "5"}))
    except ClientDisconnect:
        return Response(status_code=HUNG_UP)
    except DatabaseUnavailable as problem:
        LOG.error("the database is away", problem=str(problem), path=endpoint.path)
        return problem_response(Failure(503, "away", {"Retry-After": "5"}))
    if isinstance(result, Response):
        return result
    return Response(ENCODER.encode(result), endpoint.status, media_type="application/json")


def problem_response(failure: Failure) -> Response:
    """A failure as an answer."""
    return Response(ENCODER.encode(failure.problem), failure.status, failure.headers, "application/json")


async def _read(call: Call) -> None:
    """Read who asks, and with what."""
    endpoint = call.endpoint
    call.asker = await _recognized(call)
    call.slow_down(endpoint.kind, endpoint.cost)
    check_power(call.asker, endpoint.power)
    for parameter in endpoint.parameters:
        source = call.request.path_params if parameter.place == "path" else call.request.query_params
        if parameter.name in source:
            call.given[parameter.name] = _value(parameter, source[parameter.name])
    if endpoint.requires_login and call.person is None:
        raise nobody()
    if endpoint.decoder is not None:
        call.body = _decoded(endpoint, await _body(call))
    if endpoint.kind == "password" and (login := getattr(call.body, "login", "")):
        call.slow_down_login(login)


def _value(parameter: Parameter, text: str) -> object:
    try:
        return msgspec.convert(text, parameter.type, strict=False)
    except msgspec.ValidationError as problem:
        if parameter.place == "path":
            raise not_found(parameter.missing) from problem
        raise NotReadable(understood(str(problem), parameter.name)) from problem


async def _body(call: Call) -> bytes:
    """The body, if it says that it is JSON and is not too long."""
    settings, request = call.service.settings, call.request
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Failure(415, "not-json")
    most = settings.largest_record if call.endpoint.large else settings.largest_body
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise Failure(413, "too-long", kilobytes=most // 1000)
    except ClientDisconnect as problem:
        raise NotReadable(Unreadable("ended", "", 0)) from problem
    return bytes(body)


def _decoded(endpoint: Endpoint, body: bytes) -> object:
    try:
        return endpoint.decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        readable = isinstance(problem, msgspec.ValidationError)
        raise NotReadable(understood(str(problem)) if readable else Unreadable("format", "", 0)) from problem


async def _recognized(call: Call) -> Asker | None:
    """Who asks. Looking somebody up costs something too, also if it is in vain."""
    kind = call.endpoint.kind
    call.check_address(kind)
    try:
        asker = await asker_of(call.request, call.server.identity, call.service)
    except Failure:
        call.charge(kind, 1.0)
        raise
    if asker is None and cookie_name(call.request) in call.request.cookies:
        call.charge(kind, 1.0)
    return asker
