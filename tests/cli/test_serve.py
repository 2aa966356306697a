"""`stolek serve` and `stolek` alone: they pass on what was asked for and say what is wrong in one line."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from stolek.server.settings import Keep, MailSettings
from tests.cli.conftest import ENGLISH, Run

Called = list[tuple[object, ...]]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Called:
    """What the server was asked for; none is started."""
    called: Called = []
    monkeypatch.setattr("stolek.server.main.serve", lambda *given, **more: called.append((*given, more)))
    return called


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The settings that the server was started with; none is started."""
    found: dict[str, Any] = {}
    monkeypatch.setattr("stolek.server.main.serve", lambda *_, **settings: found.update(settings))
    return found


def test_serve_passes_on_what_was_asked_for(stolek: Run, served: Called) -> None:
    assert stolek("serve").code == 0
    assert stolek("serve", "--host", "0.0.0.0", "--port", "9000", "--database", "games.sqlite3").code == 0
    door = ("--allow-host", "a.example", "--allow-host", "b.example", "--trust-proxy", "10.0.0.0/8")
    assert stolek("serve", *door, "--metrics-port", "9100").code == 0
    usual = {"key": None, "address": "", "mail": None, "keep": Keep()}
    nothing = {"hosts": (), "trusted_proxies": (), "metrics_port": None, **usual}
    said = {"hosts": ("a.example", "b.example"), "trusted_proxies": ("10.0.0.0/8",), "metrics_port": 9100, **usual}
    assert served == [
        ("127.0.0.1", 8765, None, False, nothing),
        ("0.0.0.0", 9000, "games.sqlite3", False, nothing),
        ("127.0.0.1", 8765, None, False, said),
    ]


def test_serve_passes_on_how_mails_are_sent_and_how_long_things_are_kept(
    stolek: Run, settings: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STOLEK_SMTP", "smtp://stolek:p%40ss@mail.example.org")
    mail = ("--mail-from", "stolek@example.org", "--address", "https://games.example.org/")
    keep = ("--keep", "guests=30", "--keep", "tables=all")
    assert stolek("serve", *mail, *keep, "--key", "other.key").code == 0
    assert settings["address"] == "https://games.example.org"
    assert settings["key"] == Path("other.key")
    assert settings["keep"] == Keep(guests=30, tables=None)
    assert settings["mail"] == MailSettings("mail.example.org", 587, "stolek@example.org", "starttls", "stolek", "p@ss")


def test_without_a_command_a_browser_is_opened(stolek: Run, served: Called) -> None:
    assert stolek().code == 0
    assert served == [("127.0.0.1", 8765, None, True, {})]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--port", "0"), "--port is “0”, but must be a whole number from 1 to 65535."),
        (("--port", "x"), "--port is “x”"),
        (("--trust-proxy", "the-proxy"), "--trust-proxy is “the-proxy”, but must be an address or a network"),
        (("--metrics-port", "0"), "--metrics-port is “0”"),
        (("--keep", "guests"), "“guests” is not"),
        (("--keep", "cats=3"), "“cats” is nothing that is kept. There are: guests, tables, uploads, each."),
        (("--keep", "guests=0"), "“0” does not say how long"),
        (("--keep", "guests=-5"), "“-5” does not say how long"),
        (("--keep", "tables=999999999"), "“999999999” does not say how long"),
        (("--smtp", "http://x"), "--smtp is no address of a mail server"),
        (("--smtp", "smtp://x:y"), "--smtp is no address of a mail server"),
        (("--smtp", "smtp://mail.example.org"), "Mails need --mail-from and --address, too."),
        (("--address", "games.example.org"), "“games.example.org” is not the address of a server"),
        (("--host", "256.0.0.1"), "There is no computer called “256.0.0.1”"),
    ],
)
def test_what_cannot_be_served_is_refused(stolek: Run, arguments: tuple[str, ...], complaint: str) -> None:
    assert stolek("serve", *arguments).complaint.startswith(complaint)


def free_port() -> str:
    """A port that nobody listens at."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return str(free.getsockname()[1])


def test_a_database_that_is_none_is_refused(stolek: Run) -> None:
    complaint = stolek("serve", "--port", free_port(), "--database", "mysql://nowhere").complaint
    assert complaint.startswith("The database cannot be used")


@pytest.mark.parametrize(("lang", "complaint"), [("en", "was made by a newer version"), ("cs", "je z novější verze")])
def test_a_database_of_a_newer_version_is_refused(stolek: Run, tmp_path: Path, lang: str, complaint: str) -> None:
    file = tmp_path / "games.sqlite3"
    with closing(sqlite3.connect(file)) as made:
        made.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        made.execute("INSERT INTO alembic_version VALUES ('9999')")
        made.commit()
    found = stolek("serve", "--port", free_port(), "--database", str(file), "--lang", lang).complaint
    assert complaint in found
    assert str(file) in found


def test_a_port_that_is_taken_is_named(stolek: Run, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        database = str(tmp_path / "games.sqlite3")
        assert f"127.0.0.1:{port}" in stolek("serve", "--port", port, "--database", database).complaint
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("asked_to_stop", [signal.SIGINT, signal.SIGTERM])
def test_a_server_says_where_it_is_and_ends_in_good_order(tmp_path: Path, asked_to_stop: signal.Signals) -> None:
    port = free_port()
    command = [sys.executable, "-m", "stolek", "serve", "--port", port, "--database", str(tmp_path / "games.sqlite3")]
    environment = {**os.environ, **ENGLISH, "PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        assert server.stdout is not None
        assert server.stdout.readline() == f"The games are at http://127.0.0.1:{port}/; Ctrl+C stops.\n"
        server.send_signal(asked_to_stop)
        out, err = server.communicate(timeout=30)
    finally:
        server.kill()
        server.wait()
    assert (server.returncode, out) == (0, "The server has stopped; all games are kept.\n")
    assert "Traceback" not in err
