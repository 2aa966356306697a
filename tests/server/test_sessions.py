"""Sessions and tokens: what ends has ended, and a token is good for no more than it was made for."""

import stat
import time
from pathlib import Path

import httpx2
import pytest

from stolek.server.identity import COOKIE, SECURE_COOKIE
from stolek.server.key import read_key
from stolek.server.settings import Settings
from stolek.storage.backup import back_up
from stolek.storage.database import DatabaseProblem
from tests.server.conftest import Join, elsewhere, running
from tests.server.visitor import Listener, Visitor
from tests.server.zygote import Zygote
from tests.storage.postgres import fresh_database

PASSWORD = "correct horse"


def copied(visitor: Visitor) -> Visitor:
    """Somebody who has stolen a cookie."""
    thief = Visitor(visitor.address)
    thief.http.cookies.update(visitor.http.cookies)
    return thief


def test_who_logs_out_is_logged_out_for_thieves_too(join: Join) -> None:
    """The attack: keep a copy of a cookie and use it after its owner has logged out."""
    anna = join("Anna")
    thief = copied(anna)
    assert thief.ok("GET", "/api/me")["person"]["name"] == "Anna"
    anna.ok("DELETE", "/api/session")
    assert thief.ok("GET", "/api/me") == {"person": None}
    assert thief.problem(401, "GET", "/api/tables?list=mine")


def test_a_session_that_ends_takes_its_stream_along(join: Join) -> None:
    """The attack: look on through a stream that was opened before."""
    anna = join("Anna")
    anna.ok("POST", "/api/account", {"login": "streaming", "password": PASSWORD})
    table = anna.open("human", "human")
    anna.do(table, "start")
    thief = copied(anna)
    listener = Listener(thief, table, 0)
    listener.wait_now()
    phone = join("")
    phone.ok("POST", "/api/session", {"login": "streaming", "password": PASSWORD})
    phone.ok("DELETE", "/api/sessions")
    assert listener.ended.wait(10)
    assert listener.nows[-1]["you"]["seats"] == []


def test_sessions_are_listed_named_and_ended(join: Join) -> None:
    anna, phone = join("Anna"), join("")
    anna.ok("POST", "/api/account", {"login": "listed", "password": PASSWORD})
    agent = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0"}
    body = {"login": "listed", "password": PASSWORD}
    assert phone.http.post("/api/session", json=body, headers=agent).status_code == 200
    here = {session["current"]: session for session in anna.ok("GET", "/api/sessions")}
    assert here[False]["name"] == "Firefox · Linux"
    assert here[False]["used"] >= here[False]["created"] > 0
    phones = here[False]["id"]
    named = anna.ok("POST", f"/api/sessions/{phones}", {"name": "telefon"})
    assert "telefon" in [session["name"] for session in named]
    eve = join("Eve")
    assert eve.problem(404, "DELETE", f"/api/sessions/{phones}")
    assert eve.problem(404, "POST", f"/api/sessions/{phones}", {"name": "mine"})
    assert len(anna.ok("DELETE", f"/api/sessions/{phones}")) == 1
    assert phone.ok("GET", "/api/me") == {"person": None}


def test_another_password_ends_all_other_sessions(join: Join) -> None:
    anna, thief = join("Anna"), join("")
    anna.ok("POST", "/api/account", {"login": "changing", "password": PASSWORD})
    thief.ok("POST", "/api/session", {"login": "changing", "password": PASSWORD})
    body = {"old": "wrong horse", "new": "battery staple"}
    assert thief.problem(403, "POST", "/api/password", body)["error"] == "wrong-again"
    anna.ok("POST", "/api/password", {"old": PASSWORD, "new": "battery staple"})
    assert thief.ok("GET", "/api/me") == {"person": None}
    assert anna.ok("GET", "/api/me")["person"]["login"] == "changing"
    assert thief.problem(401, "POST", "/api/session", {"login": "changing", "password": PASSWORD})
    thief.ok("POST", "/api/session", {"login": "changing", "password": "battery staple"})
    assert join("Guest").problem(409, "POST", "/api/password", {"old": "", "new": "12345678"})["error"] == "no-account"


def test_logging_in_begins_another_session(join: Join) -> None:
    """The attack: plant one's own cookie in a browser and wait until somebody logs in there."""
    anna, browser = join("Anna"), join("Mallory")
    anna.ok("POST", "/api/account", {"login": "fixed", "password": PASSWORD})
    planted = copied(browser)
    browser.ok("POST", "/api/session", {"login": "fixed", "password": PASSWORD})
    assert browser.http.cookies[COOKIE] != planted.http.cookies[COOKIE]
    assert planted.ok("GET", "/api/me") == {"person": None}


def program(address: str, anna: Visitor, scope: str) -> httpx2.Client:
    """A program with a token of Anna's."""
    made = anna.ok("POST", "/api/tokens", {"label": scope, "scope": scope})
    assert made["scope"] == scope
    return httpx2.Client(base_url=address, headers={"Authorization": f"Bearer {made['token']}"})


@pytest.mark.parametrize("scope", ["read", "play"])
def test_a_token_makes_neither_tokens_nor_cookies(join: Join, address: str, scope: str) -> None:
    """The attack: turn a token that leaks into access that lasts."""
    anna = join("Anna")
    login = f"token-{scope}"
    anna.ok("POST", "/api/account", {"login": login, "password": PASSWORD})
    with program(address, anna, scope) as bot:
        for method, path, body in (
            ("POST", "/api/tokens", {"label": "more"}),
            ("GET", "/api/tokens", None),
            ("POST", "/api/me", {"name": "Anna"}),
            ("POST", "/api/session", {"login": login, "password": PASSWORD}),
            ("DELETE", "/api/session", None),
            ("GET", "/api/sessions", None),
            ("DELETE", "/api/sessions", None),
            ("POST", "/api/password", {"old": PASSWORD, "new": "battery staple"}),
            ("POST", "/api/recovery-codes", {"password": PASSWORD}),
            ("POST", "/api/recovery/password", {"login": login, "proof": "x" * 12, "password": PASSWORD}),
            ("POST", "/api/passkeys/options", {"password": PASSWORD}),
            ("POST", "/api/session/passkey/options", None),
            ("GET", "/api/export", None),
            ("POST", "/api/account/delete", {"password": PASSWORD}),
        ):
            response = bot.request(method, path, json=body) if body is not None else bot.request(method, path)
            assert response.status_code == 403, (path, response.text)
            assert response.json()["error"] == "token-session"
            assert "set-cookie" not in response.headers
        assert bot.get("/api/me").json()["person"]["name"] == "Anna"


def test_a_token_for_looking_does_nothing(join: Join, address: str) -> None:
    anna = join("Anna")
    table = anna.open("human", "human")
    start = {"request": "token-request", "command": {"type": "start"}}
    with program(address, anna, "read") as looking:
        response = looking.post(f"/api/tables/{table}/commands", json=start)
        assert (response.status_code, response.json()["error"]) == (403, "token-read")
        assert looking.get("/api/tables?list=mine").status_code == 200
        opened = {"game": "cartographers", "seats": [{"type": "human"}]}
        assert looking.post("/api/tables", json=opened).status_code == 403
    with program(address, anna, "play") as playing:
        assert playing.post(f"/api/tables/{table}/commands", json=start).status_code == 200
    with program(address, anna, "read") as looking:
        assert looking.get(f"/api/tables/{table}/view?seat=0").status_code == 200
        body = {"seat": 0, "action": "nonsense"}
        assert looking.post(f"/api/tables/{table}/why-not", json=body).status_code == 200


def test_under_https_the_cookie_is_of_the_host_and_http_is_over(settings: Settings, tmp_path: Path) -> None:
    behind_proxy = elsewhere(settings, tmp_path, trusted_proxies=("127.0.0.1",))
    with running(behind_proxy) as (address, _), httpx2.Client(base_url=address) as http:
        https = {"X-Forwarded-Proto": "https"}
        response = http.post("/api/me", json={"name": "Anna"}, headers=https)
        cookie = response.headers["set-cookie"]
        assert cookie.startswith(f"{SECURE_COOKIE}=")
        assert "Secure" in cookie
        assert "Path=/" in cookie
        assert "Domain" not in cookie
        assert response.headers["strict-transport-security"].startswith("max-age=")
        value = cookie.partition("=")[2].partition(";")[0]
        http.cookies.clear()
        planted = http.get("/api/me", headers={**https, "Cookie": f"{COOKIE}={value}"})
        assert planted.json() == {"person": None}, "a cookie that http could plant is not looked at"
        found = http.get("/api/me", headers={**https, "Cookie": f"{SECURE_COOKIE}={value}"})
        assert found.json()["person"]["name"] == "Anna"
        assert "strict-transport-security" not in http.get("/healthz").headers


def mode(path: Path) -> int:
    """Who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


def test_files_are_for_their_owner_alone(settings: Settings, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(elsewhere(settings, folder)) as (address, _):
        Visitor(address, "Anna")
        assert mode(folder) == 0o700
        files = sorted(folder.iterdir())
        assert "other.key" in [file.name for file in files]
        assert len(files) >= 3
        assert {file.name: oct(mode(file)) for file in files} == {file.name: oct(0o600) for file in files}
        back_up(folder / "other.sqlite3", tmp_path / "copy.sqlite3")
    assert mode(tmp_path / "copy.sqlite3") == 0o600


def test_files_that_others_could_read_are_closed(settings: Settings, tmp_path: Path) -> None:
    other = elsewhere(settings, tmp_path)
    with running(other):
        pass
    for name in ("other.sqlite3", "other.key"):
        (tmp_path / name).chmod(0o644)
    with running(other):
        assert mode(tmp_path / "other.sqlite3") == mode(tmp_path / "other.key") == 0o600


def test_a_copy_of_the_database_lets_nobody_in(settings: Settings, tmp_path: Path) -> None:
    """The attack: read everything in the database and look for something to log in with."""
    other = elsewhere(settings, tmp_path)
    with running(other) as (address, _):
        anna = Visitor(address, "Anna")
        token = anna.ok("POST", "/api/tokens", {"label": "bot"})["token"]
        cookie = anna.http.cookies[COOKIE]
        time.sleep(0.1)
    data = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.suffix != ".key")
    assert cookie.encode() not in data
    assert token.encode() not in data
    key = (tmp_path / "other.key").read_text().strip()
    assert key.encode() not in data
    assert bytes.fromhex(key) not in data


def test_another_key_is_noticed_at_once(settings: Settings, tmp_path: Path) -> None:
    from stolek.server.key import check_key
    from stolek.storage.database import Database
    from stolek.storage.people import People

    other = elsewhere(settings, tmp_path)
    with running(other):
        pass
    (tmp_path / "other.key").unlink()
    database = Database(other.database)
    with pytest.raises(DatabaseProblem) as raised:
        check_key(read_key(other.key_file()), other.key_file(), People(database))
    assert raised.value.reason == "other-key"
    database.close()
    (tmp_path / "other.key").write_text("zz")
    with pytest.raises(DatabaseProblem) as raised:
        read_key(other.key_file())
    assert raised.value.reason == "no-key"


@pytest.mark.postgres
def test_who_logs_out_at_one_process_is_out_at_the_other(postgres: str) -> None:
    """The attack: go to another process, which may remember."""
    zygote = Zygote()
    try:
        database = fresh_database(postgres, "sessions")
        _, here = zygote.start(database)
        anna = Visitor(here, "Anna")
        _, there = zygote.start(database, heartbeat=0.2)
        table = anna.open("human", "human")
        anna.do(table, "start")
        thief = Visitor(there)
        thief.http.cookies.update(anna.http.cookies)
        listener = Listener(thief, table, 0)
        listener.wait_now()
        assert thief.ok("GET", "/api/me")["person"]["name"] == "Anna"
        anna.ok("DELETE", "/api/session")
        assert thief.ok("GET", "/api/me") == {"person": None}
        assert listener.ended.wait(10)
    finally:
        zygote.close()
