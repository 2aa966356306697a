"""Hostile requests: whatever is sent, the server stays upright, changes nothing and tells nothing about itself."""

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis_settings
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.types import ASGIApp, Message

from stolek.server.app import ENDPOINTS, assembled, running
from stolek.server.identity import COOKIE
from stolek.server.settings import Settings
from tests.server.conftest import elsewhere
from tests.server.conftest import running as running_server
from tests.server.visitor import Visitor
from tests.table.people import everything

COMMANDS = 20_000
CHECKS = [status_code_conformance, content_type_conformance, response_schema_conformance]
WORDS: list[object] = ["", " ", "0", "-1", "null", "é" * 40, "place 0 A1", "place 0 " + "A1+" * 300, "\x00", "💥"]
WORDS += ["'; DROP TABLE journal; --", "{}", "../../etc/passwd"]
NUMBERS: list[object] = [-1, 0, 1, 2, 99, 100, 2**31, 2**63, -(2**63), 10**30, 1.5, 1e308, True, None, "0", [], {}]
TYPES = ["answer", "undo", "ask-undo", "agree-undo", "decline-undo", "resign", "cover", "return", "start", "close"]
TYPES += ["sit", "vacate", "seat-bot", "arrange", "flag", "replace-bot", "rematch", "moved", "", "Answer"]


async def post(app: ASGIApp, path: str, body: bytes, cookie: str) -> tuple[int, bytes]:
    """Status and body of the answer of an application, without any network between."""
    sent: list[Message] = []
    parts = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def receive() -> Message:
        return next(parts, {"type": "http.disconnect"})

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [
        (b"host", b"127.0.0.1"),
        (b"content-type", b"application/json"),
        (b"cookie", f"{COOKIE}={cookie}".encode()),
    ]
    scope = {"type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "query_string": b""}
    scope |= {"headers": headers, "scheme": "http", "http_version": "1.1", "client": ("127.0.0.1", 1), "root_path": ""}
    await app(scope, receive, send)
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:])


def hostile(chance: random.Random, question: str) -> bytes:
    """One command that must not work."""
    command: dict[str, object] = {"type": chance.choice(TYPES)}
    for name in chance.sample(["seat", "question", "action", "to", "text", "name", "level", "options", "seats"], k=4):
        command[name] = chance.choice(chance.choice([WORDS, NUMBERS]))
    if command["type"] == "answer" and chance.random() < 0.7:
        seat = chance.randrange(3)
        action = chance.choice([*WORDS, "single A1", "paint forest", "raid A1+A2", "place 9 A1+A2"])
        command = {"type": "answer", "seat": seat, "question": chance.choice([question, "1", "x"]), "action": action}
    body: object = {"request": f"{chance.getrandbits(60):08x}", "command": command}
    if chance.random() < 0.1:
        wrong: list[object] = [command, [body], {"request": "x", "command": None}, {"command": command}, 7]
        body = chance.choice(wrong)
    data = json.dumps(body).encode()
    if chance.random() < 0.15:
        cut = data[: chance.randrange(len(data))]
        data = chance.choice([cut, data * 2, b"[" * 20_000, b"\xff\xfe", data[::-1], b""])
    return data


def test_twenty_thousand_hostile_commands_change_nothing(settings: Settings, tmp_path: Path) -> None:
    async def attack() -> None:
        async with running(elsewhere(settings, tmp_path, sweep=60.0)) as server:
            app, service = assembled(server), server.service
            people = [service.people.add_guest(name, name, 1.0) for name in ("anna", "bob", "mallory")]
            cookies = [server.identity.begin(person, "test", service.clock()) for person in people]
            table = await prepared(app, service, cookies)
            live = (await _open(service, table)).table
            before, question = everything(live), live.question_id(live.waiting()[0]) or ""
            chance, path = random.Random(3), f"/api/tables/{table}/commands"
            for _ in range(COMMANDS // 50):
                tries = [(hostile(chance, question), chance.choice(cookies[1:])) for _ in range(50)]
                for status, body in await asyncio.gather(*(post(app, path, data, who) for data, who in tries)):
                    assert 400 <= status < 500, (status, body)
                    assert b"Traceback" not in body
                    assert b"stolek/" not in body
                    assert {"error", "text"} <= set(json.loads(body))
            assert everything((await _open(service, table)).table) == before
            assert everything(service.journals.load(table)) == before

    asyncio.run(attack())


async def prepared(app: ASGIApp, service: Any, cookies: list[str]) -> str:
    """A game of Anna's alone, in which the others have no business."""
    seats = [{"type": "human"}, {"type": "human"}]
    _, made = await post(app, "/api/tables", json.dumps({"game": "cartographers", "seats": seats}).encode(), cookies[0])
    table = str(json.loads(made)["id"])
    start = {"request": "start-0001", "command": {"type": "start"}}
    status, _ = await post(app, f"/api/tables/{table}/commands", json.dumps(start).encode(), cookies[0])
    assert status == 200
    return table


async def _open(service: Any, table: str) -> Any:
    async with service.using(table) as live:
        return live


@contextmanager
def described(settings: Settings) -> Iterator[tuple[Any, Callable[[], str]]]:
    """The interface as a running server describes it, and cookies of somebody who has tables there: a new session each
    time, because some requests end theirs."""
    with running_server(settings) as (address, application):
        anna = Visitor(address, "Anna")
        anna.ok("POST", "/api/account", {"login": "anna", "password": "correct horse"})
        known, over = anna.open("human", "human"), anna.open("human", "human")
        anna.do(known, "start")
        anna.do(over, "start")
        anna.do(over, "resign", seat=0)
        real = {"table": known, "record": over, "game": "cartographers", "move": 0}
        loaded = schemathesis.openapi.from_url(f"{address}/openapi.json")

        @loaded.hook
        def map_path_parameters(context: Any, path_parameters: dict[str, Any] | None) -> dict[str, Any] | None:
            """Half of the time the things that are asked about exist."""
            return {
                name: real[name] if name in real and len(str(value)) % 2 else value
                for name, value in (path_parameters or {}).items()
            }

        assert application.server is not None
        service, identity = application.server.service, application.server.identity
        kept = service.people.find_login("anna")
        assert kept is not None
        yield loaded, lambda: f"{COOKIE}={identity.begin(kept, 'test', service.clock())}"


def test_the_whole_interface_keeps_its_word(settings: Settings, tmp_path: Path) -> None:
    """No failure of the server, and every answer is as its description says."""
    with described(elsewhere(settings, tmp_path, sweep=60.0)) as (schema, cookies):
        operations = [found.ok() for found in schema.get_all_operations()]
        assert len(operations) == len(ENDPOINTS)
        for operation in operations:
            if not operation.path.endswith("/stream"):  # has no end
                check_operation(operation, cookies)


def check_operation(operation: Any, cookies: Callable[[], str]) -> None:
    """Many requests to one endpoint; who has logged in gets further than to be told to log in."""

    @hypothesis_settings(
        max_examples=15,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
        derandomize=True,
    )
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        response = case.call(headers={"Cookie": cookies()})
        assert response.status_code < 500, response.text
        assert '"error":"nobody"' not in response.text
        assert "Traceback" not in response.text
        case.validate_response(response, checks=CHECKS)

    check()
