"""Accounts: recovery by code and by mail, passkeys, taking one's data along, being forgotten."""

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from stolek.server import passkey
from stolek.server.settings import MailSettings, Settings
from tests.server.authenticator import PRESENT, Authenticator
from tests.server.conftest import Join, elsewhere, running
from tests.server.mailbox import mailbox
from tests.server.visitor import Visitor

PASSWORD = "correct horse"
NEW = "battery staple"


def account(join: Join, login: str, name: str = "Anna") -> Visitor:
    """Somebody with an account."""
    visitor = join(name)
    visitor.ok("POST", "/api/account", {"login": login, "password": PASSWORD})
    return visitor


def test_a_recovery_code_is_good_for_one_new_password(join: Join) -> None:
    anna, elsewhere_ = account(join, "codes"), join("")
    elsewhere_.ok("POST", "/api/session", {"login": "codes", "password": PASSWORD})
    token = anna.ok("POST", "/api/tokens", {"label": "bot"})
    assert anna.problem(403, "POST", "/api/recovery-codes", {"password": "wrong horse"})
    codes = anna.ok("POST", "/api/recovery-codes", {"password": PASSWORD})["codes"]
    assert len(set(codes)) == 10
    assert anna.ok("GET", "/api/account")["codes"] == 10
    phone = join("")
    body = {"login": "codes", "proof": codes[3].replace("-", " ").upper(), "password": NEW}
    assert phone.ok("POST", "/api/recovery/password", body)["person"]["name"] == "Anna"
    assert phone.ok("GET", "/api/account")["codes"] == 9
    assert phone.ok("GET", "/api/tokens") == []
    assert token["token"]
    for other in (anna, elsewhere_):
        assert other.ok("GET", "/api/me") == {"person": None}
    assert join("").problem(401, "POST", "/api/recovery/password", body)["error"] == "bad-proof"
    join("").ok("POST", "/api/session", {"login": "codes", "password": NEW})


def test_codes_of_others_and_guessed_ones_are_worth_nothing(join: Join) -> None:
    anna, bob = account(join, "code-anna"), account(join, "code-bob", "Bob")
    codes = bob.ok("POST", "/api/recovery-codes", {"password": PASSWORD})["codes"]
    for login, proof in (("code-anna", codes[0]), ("code-bob", "aaaa-bbbb-cccc"), ("code-nobody", codes[0])):
        problem = join("").problem(401, "POST", "/api/recovery/password", _body(login, proof))
        assert problem["error"] == "bad-proof"
    newer = bob.ok("POST", "/api/recovery-codes", {"password": PASSWORD})["codes"]
    assert join("").problem(401, "POST", "/api/recovery/password", _body("code-bob", codes[0]))
    join("").ok("POST", "/api/recovery/password", _body("code-bob", newer[0]))
    assert anna.ok("GET", "/api/me")["person"]["login"] == "code-anna"
    assert join("Guest").problem(409, "POST", "/api/recovery-codes", {"password": ""})["error"] == "no-account"


def _body(login: str, proof: str) -> dict[str, str]:
    return {"login": login, "proof": proof, "password": NEW}


def test_without_mail_one_is_told_to_use_a_code(join: Join) -> None:
    assert not account(join, "mailless").ok("GET", "/api/account")["mail"]
    assert join("").problem(409, "POST", "/api/recovery", {"login": "mailless"})["error"] == "no-mail"


def test_a_link_in_a_mail_is_good_for_one_new_password(settings: Settings, tmp_path: Path) -> None:
    with mailbox() as box:
        mail = MailSettings("127.0.0.1", box.port, "Stolek <stolek@example.org>", "none")
        other = elsewhere(settings, tmp_path, mail=mail, address="https://games.example.org", hosts=("*",))
        with running(other) as (address, application):
            anna = Visitor(address, "Anna")
            anna.ok("POST", "/api/account", {"login": "anna", "password": PASSWORD})
            asked = {"email": "anna@example.org", "password": PASSWORD}
            anna.ok("POST", "/api/email", asked)
            confirm = proof_in(box.wait(1), "email")
            assert anna.ok("GET", "/api/account")["email"] == "", "an address that may be mistyped is not kept yet"
            anna.ok("POST", "/api/email/confirm", {"proof": confirm})
            assert anna.ok("GET", "/api/account")["email"] == "anna@example.org"
            assert anna.problem(404, "POST", "/api/email/confirm", {"proof": confirm})
            nobody = Visitor(address)
            assert nobody.ok("POST", "/api/recovery", {"login": "nobody"}) == {"sent": True}
            evil = {"Host": "evil.example"}
            assert nobody.http.post("/api/recovery", json={"login": "anna"}, headers=evil).json() == {"sent": True}
            sent = box.wait(2)
            assert sent["To"] == "anna@example.org"
            assert "evil" not in str(sent), "links lead here, whatever a request says about its host"
            proof = proof_in(sent, "proof")
            assert nobody.ok("POST", "/api/recovery/password", _body("anna", proof))["person"]["name"] == "Anna"
            assert Visitor(address).problem(401, "POST", "/api/recovery/password", _body("anna", proof))
            nobody.ok("POST", "/api/recovery", {"login": "anna"})
            late = proof_in(box.wait(3), "proof")
            assert application.server is not None
            service = application.server.service
            now = service.clock()
            service.clock = lambda: now + 3700
            assert Visitor(address).problem(401, "POST", "/api/recovery/password", _body("anna", late))
            assert len(box.mails) == 3


def proof_in(mail: Any, name: str) -> str:
    """What the link in a mail proves."""
    text = mail.get_content()
    assert text.count("https://games.example.org/") == 2, "in both languages"
    found = re.search(rf"{name}=([A-Za-z0-9_-]+)", text)
    assert found is not None
    return found.group(1)


def with_passkey(address: str, visitor: Visitor, password: str = "") -> Authenticator:
    """A device that holds a passkey of this visitor."""
    device = Authenticator(address)
    options = visitor.ok("POST", "/api/passkeys/options", {"password": password})["options"]
    assert options["rp"]["id"] == "127.0.0.1"
    visitor.ok("POST", "/api/passkeys", {"name": "laptop", "credential": device.make(options)})
    return device


def test_a_passkey_logs_in(join: Join, address: str) -> None:
    anna = account(join, "passkey")
    assert anna.ok("GET", "/api/account")["passkeys"]
    assert anna.problem(403, "POST", "/api/passkeys/options", {"password": "wrong horse"})
    device = with_passkey(address, anna, PASSWORD)
    (kept,) = anna.ok("GET", "/api/passkeys")
    assert kept["name"] == "laptop"
    phone = join("")
    options = phone.ok("POST", "/api/session/passkey/options")["options"]
    assert phone.ok("POST", "/api/session/passkey", {"credential": device.sign(options)})["person"]["name"] == "Anna"
    assert phone.ok("GET", "/api/me")["person"]["login"] == "passkey"
    anna.ok("DELETE", f"/api/passkeys/{kept['id']}")
    options = phone.ok("POST", "/api/session/passkey/options")["options"]
    problem = join("").problem(401, "POST", "/api/session/passkey", {"credential": device.sign(options)})
    assert problem["error"] == "wrong-passkey"


def test_a_guest_with_a_passkey_comes_back(join: Join, address: str) -> None:
    guest = join("Greta")
    device = with_passkey(address, guest)
    guest.ok("DELETE", "/api/session")
    options = guest.ok("POST", "/api/session/passkey/options")["options"]
    assert guest.ok("POST", "/api/session/passkey", {"credential": device.sign(options)})["person"]["name"] == "Greta"


def test_passkeys_that_prove_nothing(join: Join, address: str) -> None:
    """The attacks: sign twice, elsewhere, without the person, with another key, or nothing at all."""
    anna = join("Anna")
    device = with_passkey(address, anna)

    def attempt(credential: Any, status: int = 401) -> None:
        join("").problem(status, "POST", "/api/session/passkey", {"credential": credential})

    def options() -> dict[str, Any]:
        found: dict[str, Any] = anna.ok("POST", "/api/session/passkey/options")["options"]
        return found

    once = options()
    signed = device.sign(once)
    join("").ok("POST", "/api/session/passkey", {"credential": signed})
    attempt(signed, 422)
    attempt(device.sign(once), 422)
    attempt(device.sign({"challenge": passkey.encoded(b"mine" * 8)}), 422)
    device.origin = "https://evil.example"
    attempt(device.sign(options()))
    device.origin, device.flags = address, PRESENT
    attempt(device.sign(options()))
    device.flags = PRESENT | 4
    other = Authenticator(address)
    other.id = device.id
    other.count = 100
    attempt(other.sign(options()))
    device.count = 0
    attempt(device.sign(options()))
    for nonsense in (
        {},
        {"response": None},
        {"response": {"clientDataJSON": "%%"}},
        {"response": {"clientDataJSON": "bnVsbA"}},
    ):
        attempt(nonsense, 422)
    bare = {**signed, "response": {"clientDataJSON": device.sign(options())["response"]["clientDataJSON"]}}
    attempt(bare)


def test_nobody_registers_with_the_challenge_of_another(join: Join, address: str) -> None:
    anna, eve = join("Anna"), join("Eve")
    options = anna.ok("POST", "/api/passkeys/options", {"password": ""})["options"]
    credential = Authenticator(address).make(options)
    assert eve.problem(422, "POST", "/api/passkeys", {"name": "x", "credential": credential})["error"] == "bad-passkey"
    anna.ok("POST", "/api/passkeys", {"name": "x", "credential": credential})


def test_without_the_package_one_is_told_so(join: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = join("Anna")
    monkeypatch.setattr(passkey, "find_spec", lambda name: None)
    assert not anna.ok("GET", "/api/account")["passkeys"]
    assert anna.problem(409, "POST", "/api/passkeys/options", {"password": ""})["error"] == "no-passkeys"
    assert anna.problem(409, "POST", "/api/session/passkey/options")["error"] == "no-passkeys"


def test_one_takes_along_all_that_is_kept(join: Join, address: str) -> None:
    anna, bob = account(join, "export"), join("Bob")
    table = anna.open("human", "open")
    bob.do(table, "sit", seat=1, name="Bob")
    anna.do(table, "say", text="hello there")
    bob.do(table, "say", text="secret of Bob")
    anna.ok("POST", "/api/tokens", {"label": "my bot"})
    anna.ok("POST", "/api/blocks", {"table": table, "seat": 1})
    anna.ok("POST", "/api/reports", {"table": table, "seat": 1, "reason": "rude"})
    with_passkey(address, anna, PASSWORD)
    anna.do(table, "start")
    anna.do(table, "resign", seat=0)
    text = anna.ask("GET", f"/api/records/{table}/file").text
    anna.ok("POST", "/api/records", {"text": text})
    response = anna.ask("GET", "/api/export")
    assert "attachment" in response.headers["content-disposition"]
    export = response.json()
    assert export["account"]["login"] == "export"
    assert [token["label"] for token in export["tokens"]] == ["my bot"]
    assert [block["name"] for block in export["blocks"]] == ["Bob"]
    assert [report["reason"] for report in export["reports"]] == ["rude"]
    assert [len(export[name]) for name in ("sessions", "passkeys", "records")] == [1, 1, 1]
    (there,) = export["tables"]
    assert (there["id"], [said["text"] for said in there["said"]]) == (table, ["hello there"])
    assert "argon2" not in response.text
    assert join("Eve").ok("GET", "/api/export")["tables"] == []


def test_who_is_forgotten_leaves_games_without_a_name(join: Join, address: str) -> None:
    anna, bob, eve = account(join, "forget", "Zdenička"), join("Bob"), join("Eve")
    finished, running_, waiting, hosted = (bob.open("human", "open", "open") for _ in range(4))
    hosted = anna.open("human", "open")
    for table in (finished, running_, waiting):
        anna.do(table, "sit", seat=1, name="Zdenička")
        anna.do(table, "say", text="my telephone is 123456")
    for table in (finished, running_):
        bob.do(table, "seat-bot", seat=2, level="random")
        bob.do(table, "start")
    bob.do(finished, "resign", seat=0)
    anna.do(finished, "resign", seat=1)
    device = with_passkey(address, anna, PASSWORD)
    thief = Visitor(address)
    thief.http.cookies.update(anna.http.cookies)
    assert anna.problem(403, "POST", "/api/account/delete", {"password": "wrong horse"})["error"] == "wrong-again"
    assert anna.ok("POST", "/api/account/delete", {"password": PASSWORD}) == {"person": None}
    assert thief.ok("GET", "/api/me") == {"person": None}
    assert eve.problem(401, "POST", "/api/session", {"login": "forget", "password": PASSWORD})
    options = eve.ok("POST", "/api/session/passkey/options")["options"]
    assert eve.problem(401, "POST", "/api/session/passkey", {"credential": device.sign(options)})
    for table in (finished, running_, waiting, hosted):
        seen = json.dumps([bob.ok("GET", f"/api/tables/{table}"), bob.log(table)], ensure_ascii=False)
        assert "Zdenička" not in seen, table
        assert "123456" not in seen
    chairs = bob.ok("GET", f"/api/tables/{finished}")["chairs"]
    assert [chair["name"] for chair in chairs] == ["Bob", "—", "random"]
    assert bob.ok("GET", f"/api/tables/{running_}")["chairs"][1]["finish"] == "resigned"
    assert bob.ok("GET", f"/api/tables/{waiting}")["chairs"][1]["holder"] == "open"
    assert bob.ok("GET", f"/api/tables/{hosted}")["phase"] == "closed"
    record = bob.ask("GET", f"/api/records/{finished}/file").text
    assert "Zdenička" not in record
    assert "Bob" in record
    assert bob.ok("GET", f"/api/records/{finished}/positions/0")["moves"] >= 0
    assert bob.ok("GET", f"/api/records/{finished}")["players"][1] == "—"


def test_what_was_forgotten_is_in_no_file(settings: Settings, tmp_path: Path) -> None:
    with running(elsewhere(settings, tmp_path)) as (address, _):
        anna, bob = Visitor(address, "Xanthippe"), Visitor(address, "Bob")
        table = bob.open("human", "open")
        anna.do(table, "sit", seat=1, name="Xanthippe")
        bob.do(table, "start")
        anna.ok("POST", "/api/account/delete", {"password": ""})
    with sqlite3.connect(tmp_path / "other.sqlite3") as database:
        assert "Xanthippe" not in "\n".join(database.iterdump())
    database.close()
