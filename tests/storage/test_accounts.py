"""Sessions, proofs, passkeys, blocks, reports and sweeping, on both kinds of databases."""

import pytest

from stolek.storage.database import Database
from stolek.storage.manners import KeptReport, Manners, ReportedLine
from stolek.storage.passkeys import KeptPasskey, PasskeyKnown, Passkeys
from stolek.storage.people import People
from stolek.storage.proofs import Proofs
from stolek.storage.sessions import MAX_SESSIONS, YEAR, Sessions
from stolek.storage.sweeping import Sweep

NOW = 1e9


def test_a_session_is_found_until_it_ends_or_is_forgotten_for_a_year(database: Database) -> None:
    People(database).add_guest("p1", "Anna", NOW)
    sessions = Sessions(database)
    sessions.begin("s1", "p1", "d1", "here", NOW)
    sessions.begin("s2", "p1", "d2", "there", NOW)
    found = sessions.find("d1", NOW + 100)
    assert found is not None
    assert (found[0], found[1].name) == ("s1", "Anna")
    assert {one.id: one.used for one in sessions.of_person("p1")} == {"s1": NOW + 100, "s2": NOW}
    assert sessions.find("d2", NOW + YEAR + 1) is None
    assert sessions.find("d1", NOW - 1000) is not None, "a clock that goes back logs nobody out"
    assert sessions.end("p1", but="s1") == ["s2"]
    assert sessions.alive(["s1", "s2"]) == {"s1"}
    assert sessions.end("p2") == []
    assert Sweep(database).sessions(NOW + 200 + YEAR) == 1


def test_nobody_has_sessions_without_end(database: Database) -> None:
    People(database).add_guest("p1", "Anna", NOW)
    sessions = Sessions(database)
    for number in range(MAX_SESSIONS + 3):
        sessions.begin(f"s{number}", "p1", f"d{number}", "x", NOW + number)
    assert len(sessions.of_person("p1")) == MAX_SESSIONS
    assert sessions.find("d0", NOW) is None


def test_a_proof_is_good_for_one_time_one_purpose_and_one_person(database: Database) -> None:
    for person in ("p1", "p2"):
        People(database).add_guest(person, "Anna", NOW)
    proofs = Proofs(database)
    proofs.add("d1", "email", "p1", "anna@example.org", NOW + 10)
    assert proofs.take("d1", "recovery", NOW) is None
    assert proofs.take("d1", "email", NOW, "p2") is None
    assert proofs.take("d1", "email", NOW + 11) is None
    taken = proofs.take("d1", "email", NOW + 10, "p1")
    assert taken is not None
    assert taken.about == "anna@example.org"
    assert proofs.take("d1", "email", NOW) is None
    proofs.replace("code", "p1", ["a", "b"])
    proofs.replace("code", "p1", ["c"])
    assert proofs.left("code", "p1") == 1
    proofs.add("d2", "passkey", None, "", NOW)
    assert proofs.sweep(NOW + 1) == 1
    People(database).delete("p1")
    assert proofs.take("c", "code", NOW) is None


def test_a_passkey_belongs_to_one(database: Database) -> None:
    for person in ("p1", "p2"):
        People(database).add_guest(person, "Anna", NOW)
    passkeys = Passkeys(database)
    key = KeptPasskey("k1", "p1", "credential", b"public", 2**32 - 1, "laptop", NOW, NOW)
    passkeys.add(key)
    assert passkeys.find("credential") == key
    with pytest.raises(PasskeyKnown):
        passkeys.add(KeptPasskey("k2", "p2", "credential", b"other", 0, "phone", NOW, NOW))
    assert Sweep(database).guests(NOW + 1) == 1, "who has a passkey stays"
    assert not passkeys.drop("k1", "p2")
    assert passkeys.drop("k1", "p1")


def test_blocks_and_reports_are_kept(database: Database) -> None:
    People(database).add_guest("p1", "Anna", NOW)
    manners = Manners(database)
    for _ in range(2):
        manners.block("b1", "p1", "mallory", "Mallory", NOW)
    assert manners.has_blocked("p1", "mallory")
    assert manners.blocked_by("p1") == {"mallory"}
    assert not manners.unblock("b1", "p2")
    assert manners.unblock("b1", "p1")
    report = KeptReport("r1", NOW, "p1", "t1", "mallory", "Mallory", "rude", (ReportedLine(3, NOW, "Mallory", "x"),))
    manners.report(report)
    assert manners.reports() == [report] == manners.reports_by("p1")
    assert manners.close_report("r1", NOW)
    assert not manners.close_report("r1", NOW)
    assert manners.reports() == []
    assert [found.closed for found in manners.reports(closed=True)] == [NOW]
