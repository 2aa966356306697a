"""Who one is: guests, accounts, tokens; and who one is not."""

import httpx2
import pytest

from tests.server.conftest import Join
from tests.server.visitor import Visitor


def test_a_guest_plays_at_once_and_can_change_the_name(join: Join) -> None:
    visitor = join("")
    assert visitor.ok("GET", "/api/me") == {"person": None}
    response = visitor.ask("POST", "/api/me", {"name": "  Anna "})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert visitor.ok("GET", "/api/me") == {"person": {"name": "Anna", "login": ""}}
    visitor.ok("POST", "/api/me", {"name": "Anička"})
    assert visitor.ok("GET", "/api/me")["person"]["name"] == "Anička"


def test_an_account_follows_to_other_devices(join: Join) -> None:
    anna, phone = join("Anna"), join("")
    table = anna.open("human", "open")
    anna.ok("POST", "/api/account", {"login": "anna@example.org", "password": "correct horse"})
    assert phone.problem(401, "POST", "/api/session", {"login": "anna@example.org", "password": "wrong horse"})
    assert phone.problem(401, "POST", "/api/session", {"login": "nobody@example.org", "password": "correct horse"})
    phone.ok("POST", "/api/session", {"login": "ANNA@example.org", "password": "correct horse"})
    assert [mine["id"] for mine in phone.ok("GET", "/api/tables?list=mine")["tables"]] == [table]
    phone.ok("DELETE", "/api/session")
    assert phone.ok("GET", "/api/me") == {"person": None}
    assert join("Eve").problem(409, "POST", "/api/account", {"login": "Anna@example.org", "password": "12345678"})


def test_a_bot_program_plays_with_a_token(join: Join, address: str) -> None:
    anna = join("Anna")
    made = anna.ok("POST", "/api/tokens", {"label": "my bot"})
    assert [token["label"] for token in anna.ok("GET", "/api/tokens")] == ["my bot"]
    table = anna.open("human")
    headers = {"Authorization": f"Bearer {made['token']}"}
    with httpx2.Client(base_url=address, headers=headers) as program:
        body = {"request": "token-request", "command": {"type": "start"}}
        assert program.post(f"/api/tables/{table}/commands", json=body).status_code == 200
        anna.ok("DELETE", f"/api/tokens/{made['id']}")
        assert program.get("/api/me").status_code == 401
    assert anna.problem(404, "DELETE", f"/api/tokens/{made['id']}")


@pytest.mark.parametrize("forged", ["", "x", "ImFubmEi.aaaa.bbbb", "A" * 5000])
def test_a_forged_cookie_is_nobody(address: str, forged: str) -> None:
    with httpx2.Client(base_url=address) as http:
        response = http.get("/api/me", headers={b"Cookie": f"stolek={forged}".encode()})
        assert response.status_code in (200, 400)
        if response.status_code == 200:
            assert response.json() == {"person": None}


def test_nobody_may_do_nothing(join: Join) -> None:
    nobody = join("")
    for method, path, body in (
        ("POST", "/api/tables", {"game": "cartographers", "seats": [{"type": "open"}]}),
        ("GET", "/api/tables?list=mine", None),
        ("POST", "/api/account", {"login": "anna", "password": "12345678"}),
        ("GET", "/api/tokens", None),
        ("POST", "/api/records", {"text": "x"}),
    ):
        assert nobody.problem(401, method, path, body)["error"] == "nobody"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Content-Type": "text/plain"}, 415),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 415),
        ({}, 200),
    ],
)
def test_other_sites_cannot_act_for_a_visitor(join: Join, headers: dict[str, str], status: int) -> None:
    anna = join("Anna")
    content = {"Content-Type": "application/json", **headers}
    response = anna.http.post("/api/me", content=b'{"name": "Mallory"}', headers=content)
    assert response.status_code == status


def test_every_answer_has_its_security_headers(join: Join) -> None:
    anna = join("Anna")
    for path in ("/api/me", "/api/nothing", "/", "/healthz", "/openapi.json"):
        headers = anna.ask("GET", path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
    assert anna.ask("GET", "/api/me").headers["cache-control"] == "no-store"


def test_a_body_that_is_too_long_is_not_read(join: Join) -> None:
    anna = join("Anna")
    assert anna.problem(413, "POST", "/api/me", {"name": "A" * 100_000})["error"] == "too-long"


def test_own_origin_is_welcome(join: Join, address: str) -> None:
    anna: Visitor = join("Anna")
    response = anna.http.post("/api/me", json={"name": "Anna"}, headers={"Origin": address})
    assert response.status_code == 200
