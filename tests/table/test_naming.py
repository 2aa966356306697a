"""Names: as plain as they are meant, and not to be taken for those of others."""

# ruff: noqa: RUF001 (letters that look alike are what this is about)

import pytest

from stolek.kernel.values import Seat
from stolek.table.chair import Human, Open
from stolek.table.command import Person, Rename, Say, Sit
from stolek.table.naming import called, looks_like_one, written
from tests.table.people import ANNA, BOB, done, gathered, playing, refused


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Nová ", "Anna Nová"),
        ("Ａｎｎａ", "Anna"),
        ("A\u200bn\u200dn\u2060a\ufeff", "Anna"),
        ("An\u00adna", "Anna"),
        ("\u202eannA", "annA"),
        ("Anna\ufe0f", "Anna"),
        ("Žaneta Černá", "Žaneta Černá"),
        ("Z\u030caneta", "Žaneta"),
        ("Z" + "\u0301" * 30 + "o", "Ź\u0301\u0301o"),
        ("ﬁlip", "filip"),
        ("\u3164", ""),
        ("\u2800\u2800", ""),
        ("\u200b\u200b", ""),
        ("\u0301", ""),
        ("\U000e0041\U000e0042", ""),
        ("עִבְרִית", "עִבְרִית"),
        ("ไพลิน", "ไพลิน"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(name: str, shown: str) -> None:
    assert called(name, 40) == shown
    assert called(shown, 40) == shown


def test_marks_do_not_pile_up_in_messages_either() -> None:
    assert written("H" + "\u0335" * 100 + "e said", 500) == "H\u0335\u0335e said"
    assert written("x² – it’s fine", 500) == "x² – it’s fine"


@pytest.mark.parametrize(
    "name",
    ["Anna", "anna", "ANNA", "Аnna", "Аnnа", "Ann a", "Anna.", "Ánna", "𝐀𝐧𝐧𝐚", "Αnna", "Ann\u0430"],
)
def test_names_that_look_alike(name: str) -> None:
    assert looks_like_one(name, ["Anna"])


@pytest.mark.parametrize(("one", "other"), [("Bill", "BiIl"), ("Marnie", "Mamie"), ("Bob", "B0b"), ("Vera", "Vегa")])
def test_letters_that_are_taken_for_others(one: str, other: str) -> None:
    assert looks_like_one(one, [other])


@pytest.mark.parametrize("name", ["Hanna", "Ann", "Anna 2", "Annie", "Jana", "安娜", "😀"])
def test_names_that_do_not(name: str) -> None:
    assert not looks_like_one(name, ["Anna", "安", "😎"])


def test_nobody_sits_down_under_the_name_of_another() -> None:
    """The attack: a stranger who looks like the host."""
    table = gathered(Human(ANNA.id, "Anna"), Open(), Open())
    for name in ("Anna", "Аnna", "A\u200bnna", "anna"):
        assert refused(table, Sit(Seat(1), name), BOB) == "no-TABLE-31"
    assert done(table, Sit(Seat(1), "Anna"), ANNA).players == ("Anna", "Anna 2", "")  # people beside oneself may
    table = done(table, Sit(Seat(1), "Bob"), BOB)
    assert refused(table, Rename(Seat(1), "Αnna"), BOB) == "no-TABLE-31"


def test_nobody_speaks_from_outside_under_the_name_of_a_player() -> None:
    table = playing(ANNA, BOB)
    assert refused(table, Say("I resign"), Person("eve", "Аnna")) == "no-TABLE-31"
    done(table, Say("hello"), Person("eve", "Eve"))
