"""The front door of a server that stands alone: slow, long and many requests, other names, pretended addresses."""

import http.client
import json
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx2
import pytest

from stolek.server.door import is_proxy
from stolek.server.hosts import Hosts
from stolek.server.main import listen
from stolek.server.settings import NO_LIMITS, Settings
from tests.server.conftest import Join, elsewhere, running
from tests.server.visitor import Listener, Visitor

QUICK = 0.5
"""Seconds that a request may take here."""
Served = Callable[..., str]


@pytest.fixture
def served(settings: Settings, tmp_path: Path) -> Iterator[Served]:
    """Starts a server with other settings; gives its address."""
    ended = []

    def start(**changes: object) -> str:
        open_server = running(elsewhere(settings, tmp_path, **changes))
        address, _ = open_server.__enter__()
        ended.append(open_server)
        return address

    yield start
    for open_server in ended:
        open_server.__exit__(None, None, None)


@contextmanager
def connected(address: str) -> Iterator[socket.socket]:
    """A bare connection."""
    parts = urlsplit(address)
    with socket.create_connection((parts.hostname, parts.port), timeout=20) as connection:
        yield connection


def answer(connection: socket.socket) -> tuple[int, dict[str, object]]:
    """Status and problem of the answer after which the server hangs up."""
    received = b""
    while part := connection.recv(65536):
        received += part
    head, _, body = received.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body)


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n",
        b"POST /api/me HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["silent", "blank", "head", "body"],
)
def test_a_request_that_never_ends_is_ended(served: Served, sent: bytes) -> None:
    """Slow loris: a byte every now and then keeps nobody connected."""
    address = served(head_seconds=QUICK, body_seconds=QUICK)
    with connected(address) as connection:
        connection.sendall(sent)
        begun = time.monotonic()
        for _ in range(3):
            time.sleep(QUICK / 10)
            connection.sendall(b"X" if sent.strip() else sent)
        status, problem = answer(connection)
        assert (status, problem["error"]) == (408, "slow")
        assert time.monotonic() - begun < 10


def test_a_body_that_drips_after_its_answer_is_ended(served: Served) -> None:
    address = served(head_seconds=QUICK, body_seconds=QUICK)
    with connected(address) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\nx")
        begun, received = time.monotonic(), b""
        while part := connection.recv(65536):
            received += part
        assert received.startswith(b"HTTP/1.1 200")
        assert time.monotonic() - begun < 10


def test_a_second_request_that_never_ends_is_ended(served: Served) -> None:
    address = served(head_seconds=QUICK, body_seconds=QUICK)
    with connected(address) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        received = b""
        while not received.endswith(b"\r\n\r\nok\n"):
            received += connection.recv(65536)
        connection.sendall(b"\r\n")
        status, problem = answer(connection)
        assert (status, problem["error"]) == (408, "slow")


def test_a_stream_outlives_the_times_of_requests(served: Served) -> None:
    anna = Visitor(served(head_seconds=QUICK, body_seconds=QUICK), "Anna")
    table = anna.open("human", "human")
    listener = Listener(anna, table, 0)
    listener.wait_now()
    time.sleep(2 * QUICK)
    listener.wait(anna.do(table, "say", text="still there")["event"])
    listener.close()


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 40_000,
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 40_000 + b"\r\n\r\n",
        b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"".join(b"X%d: y\r\n" % n for n in range(5_000)) + b"\r\n",
    ],
    ids=["endless", "header", "path", "many"],
)
def test_a_head_that_is_too_long_is_not_read(address: str, head: bytes) -> None:
    with connected(address) as connection:
        connection.sendall(head)
        status, problem = answer(connection)
        assert (status, problem["error"]) == (431, "head")


def test_connections_of_one_address_are_counted(served: Served) -> None:
    address = served(limits=replace(NO_LIMITS, connections=5))
    check_crowd(address, 5)


def test_all_connections_are_counted_even_those_of_a_proxy(served: Served) -> None:
    limits = replace(NO_LIMITS, connections=2)
    check_crowd(served(limits=limits, trusted_proxies=("127.0.0.1",), connections=5), 5)


def check_crowd(address: str, most: int) -> None:
    """So many connections are served, the next one is not, and when some end there is room again."""
    held = [http.client.HTTPConnection(urlsplit(address).netloc, timeout=20) for _ in range(most)]
    for connection in held:
        connection.request("GET", "/healthz")
        assert connection.getresponse().read() == b"ok\n"
    with connected(address) as late:
        status, problem = answer(late)
        assert (status, problem["error"]) == (503, "crowded")
    for connection in held:
        connection.close()
    time.sleep(0.2)
    assert httpx2.get(f"{address}/healthz").status_code == 200


def test_there_are_never_more_connections_than_open_files() -> None:
    program = (
        "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (64, 256)); from stolek.server.main import allow_files; "
    )
    program += "print(allow_files(200), r.getrlimit(r.RLIMIT_NOFILE)[0], allow_files(2000), allow_files(10))"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout.split() == ["200", "200", "256", "10"]


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 421),
        ("evil.example:80", 421),
        ("127.0.0.1.evil.example", 421),
        ("[x", 421),
        ("localhost:1", 200),
        ("127.0.0.1", 200),
        ("192.0.2.1:8000", 200),
        ("[::1]:8000", 200),
        ("games.example.org", 200),
        ("GAMES.example.org.:443", 200),
    ],
)
def test_another_name_that_points_here_is_turned_away(served: Served, host: str, status: int) -> None:
    """DNS rebinding: a page of evil.example whose name now leads to this machine."""
    address = served(hosts=("games.example.org",))
    response = httpx2.get(f"{address}/api/me", headers={"Host": host})
    assert response.status_code == status, response.text
    assert httpx2.get(f"{address}/healthz", headers={"Host": host}).status_code == 200


def test_names_of_this_machine_and_of_its_origins_are_known() -> None:
    hosts = Hosts((), ("https://games.example.org:8443",))
    assert hosts.answers_to(socket.gethostname())
    assert hosts.answers_to("games.example.org")
    assert not hosts.answers_to("")
    assert Hosts(("*",), ()).answers_to("anything")


def test_a_pretended_address_counts_for_nothing(served: Served) -> None:
    limits = replace(NO_LIMITS, guest=(2, 0.001))
    address = served(limits=limits)
    assert guests(address) == [200, 200, 429, 429]


def test_a_trusted_proxy_says_who_asks(served: Served) -> None:
    limits = replace(NO_LIMITS, guest=(2, 0.001))
    address = served(limits=limits, trusted_proxies=("127.0.0.0/8",))
    assert guests(address) == [200, 200, 200, 200]
    assert is_proxy("10.1.2.3", ("10.0.0.0/8",))
    assert not is_proxy("11.1.2.3", ("10.0.0.0/8", "::1"))


def guests(address: str) -> list[int]:
    """What four guests are told who say that they come from four addresses."""
    codes = []
    for n in range(4):
        headers = {"X-Forwarded-For": f"192.0.2.{n}", "X-Real-IP": f"192.0.2.{n}"}
        codes.append(httpx2.post(f"{address}/api/me", json={"name": "Anna"}, headers=headers).status_code)
    return codes


@pytest.mark.parametrize(
    "path", ["/%00", "/tables/%00", "/assets/%00", "/%0d%0a", "/x" * 900, "/" + "x" * 300, "/assets/" + "x" * 300]
)
def test_paths_that_no_page_has_are_not_found(served: Served, tmp_path: Path, path: str) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>client")
    address = served(static=static)
    assert httpx2.get(f"{address}{path}").status_code == 404
    assert httpx2.get(f"{address}/tables/abc").text == "<p>client"


def test_figures_are_told_only_where_they_are_asked_for(join: Join, served: Served) -> None:
    visitor = join("Anna")
    assert visitor.ask("GET", "/metrics").status_code == 404
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    address = served(metrics_port=port)
    Visitor(address, "Anna")
    assert httpx2.get(f"{address}/metrics").status_code == 404
    page = httpx2.get(f"http://127.0.0.1:{port}/metrics").text
    assert "stolek_open_tables" in page
    assert 'path="/api/me"' in page


def test_nobody_speaks_websocket_here(join: Join) -> None:
    headers = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    response = join("Anna").http.get("/api/me", headers={**headers, "Sec-WebSocket-Key": "x"})
    assert response.status_code == 200
