"""People, accounts, tokens, secrets."""

import pytest

from stolek.storage.database import Database
from stolek.storage.people import MAX_TOKENS, LoginTaken, People, TooMany


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
    people.add_token("t1", "p1", "my bot", "digest", "read", 2.0)
    found = people.find_token("digest")
    assert found is not None
    assert (found[0], found[1], found[2].id) == ("t1", "read", "p1")
    assert [token.label for token in people.tokens_of("p1")] == ["my bot"]
    assert not people.drop_token("t1", "p2")
    assert people.drop_token("t1", "p1")
    assert people.find_token("digest") is None


def test_nobody_has_tokens_without_end(database: Database) -> None:
    people = People(database)
    people.add_guest("p1", "Anna", 1.0)
    for number in range(MAX_TOKENS):
        people.add_token(f"t{number}", "p1", "bot", f"d{number}", "play", 2.0)
    with pytest.raises(TooMany):
        people.add_token("more", "p1", "bot", "more", "play", 2.0)
    assert len(people.drop_tokens("p1")) == MAX_TOKENS


def test_the_first_says_what_all_agree_upon(database: Database) -> None:
    people = People(database)
    assert people.agreed("key", b"one") == b"one"
    assert people.agreed("key", b"two") == b"one"
