"""People, accounts, tokens, secrets."""

import pytest

from stolek.storage.database import Database
from stolek.storage.people import LoginTaken, People


def test_a_guest_becomes_an_account(database: Database) -> None:
    people = People(database)
    people.add_guest("p1", "Anna", 1.0)
    people.add_guest("p2", "Bob", 2.0)
    people.rename("p1", "Anička")
    people.give_account("p1", "Anna@Example.org", "hash")
    found = people.find_login("anna@example.ORG")
    assert found is not None
    assert (found.id, found.name, found.password) == ("p1", "Anička", "hash")
    with pytest.raises(LoginTaken):
        people.give_account("p2", "anna@example.org", "other")
    with pytest.raises(LoginTaken):
        people.give_account("p1", "another", "other")
    people.rehash("p1", "better")
    again = people.find("p1")
    assert again is not None
    assert again.password == "better"
    assert people.find("p3") is None


def test_tokens_belong_to_their_person(database: Database) -> None:
    people = People(database)
    people.add_guest("p1", "Anna", 1.0)
    people.add_token("t1", "p1", "my bot", "digest", 2.0)
    found = people.find_token("digest")
    assert found is not None
    assert found.id == "p1"
    assert [token.label for token in people.tokens_of("p1")] == ["my bot"]
    assert not people.drop_token("t1", "p2")
    assert people.drop_token("t1", "p1")
    assert people.find_token("digest") is None


def test_the_first_gives_a_secret_its_value(database: Database) -> None:
    people = People(database)
    assert people.secret("cookie", b"one") == b"one"
    assert people.secret("cookie", b"two") == b"one"
