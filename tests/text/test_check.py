"""The check of a game's texts finds each kind of mistake, and none in texts that are right."""

import pytest

from stolek.kernel.values import PrivateEvent, no
from stolek.text.check import TaggedTypes, problems
from tests.text.conftest import CZECH, DATA, ENGLISH, Write
from tests.text.test_say import Drawn, Plant, Planted, PlantWhere, Shared, Watered

NEEDED = [no("GARD-1.2").key, no("GARD-1.2", "full").key, no("TABLE-3", text="x").key, "points", "ready"]


def check(package: str) -> list[str]:
    """The problems of the tiny game with everything that its code would use."""
    values: TaggedTypes = {"event": [Planted, Watered, Drawn, Shared], "ask": [PlantWhere], "action": [Plant]}
    return problems(package, NEEDED, values)


def test_shared_texts_are_right() -> None:
    assert problems(None) == []
    table = [no(f"TABLE-{number}").key for number in range(1, 7)]
    assert not [line for line in problems(None, table) if "is missing" in line or "'text-" in line]


def test_texts_that_are_right_have_no_problems(garden: str) -> None:
    assert problems(garden) == []
    assert check(garden) == []


@pytest.mark.parametrize(
    ("was", "becomes", "problem"),
    [
        ("ready = {", "prepared = {", "en: 'ready' is missing"),
        ("ready = {", "prepared = {", "en: 'prepared' is never used"),
        ("ready = {", "prepared = {", "en: 'ready' is missing, cs has it"),
        ("ready = {", "prepared = {", "cs: 'prepared' is missing, en has it"),
        ("{ $count } fit", "few fit", "en: 'no-GARD-1-2-full' does not take $count, cs does"),
        ("{ $count } fit", "{ $number } fit", "cs: 'no-GARD-1-2-full' does not take $number, en does"),
        ("will { $seat }", "will { $who }", "en: 'ask-plant-where' takes $who, which it is never given"),
        ("a seed\n", "a { $kind } seed\n", "en: 'amount-seed' takes $kind, which it is never given"),
        ("the { -garden }", "the { -park }", "en: 'event-planted' refers to an unknown term '-park'"),
        ("Wait.", "{ pause }", "en: 'ready' refers to an unknown message 'pause'"),
        ("COUNT($flowers) ->", "SIZE($flowers) ->", "en: 'event-watered' refers to an unknown function SIZE()"),
        ("    [one] { $count } point\n", "    [few] x\n", "en: 'points' chooses by number without one"),
        ("draws { ID($flower) ->", "draws { $flower ->", "which shows as a name; choose by ID($flower)"),
        ("Ready.", "{ ready }", "en: 'ready' refers to itself"),
        ("Wait.\n}", "Wait.\n", "en: can't read 'ready = { $done ->': Expected token"),
        ("{ $count } fit", "{ COUNT($count) } or { NUMBER($count) } fit", "can't be made: 'no-GARD-1-2-full' in 'en'"),
        ("points = {", "points = none\npoints = {", "en: 'points' occurs twice"),
    ],
)
def test_a_mistake_in_english_is_found(write: Write, was: str, becomes: str, problem: str) -> None:
    assert was in ENGLISH
    assert [line for line in check(write(english=ENGLISH.replace(was, becomes))) if problem in line]


def test_czech_needs_a_form_for_two_to_four(write: Write) -> None:
    package = write(czech=CZECH.replace("    [few] { $count } body\n", ""))
    assert check(package) == ["cs: 'points' chooses by number without few"]


def test_a_message_about_a_secret_has_to_work_for_those_who_may_not_know(write: Write) -> None:
    class Dug(PrivateEvent, frozen=True):
        secret = ("finds",)
        finds: tuple[str, ...]

    careless = "event-dug = { COUNT($finds) }"
    careful = "event-dug = { ID($finds) ->\n    [none] x\n   *[other] { COUNT($finds) }\n}"
    package = write(english=careless, czech=careful)
    assert [line[:17] for line in problems(package, values={"event": [Dug]})] == ["en: can't be made"]


def test_arguments_of_a_message_within_a_message_count(write: Write) -> None:
    package = write(english=ENGLISH.replace("Only { $count } fit", "Only { points } fit"))
    assert check(package) == []


def test_a_message_that_another_one_uses_is_used(write: Write) -> None:
    package = write(
        english=ENGLISH.replace("Ready.", "{ done }") + "done = Ready.",
        czech=CZECH.replace("Hotovo.", "{ done }") + "done = Hotovo.",
    )
    assert check(package) == []


def test_a_thing_without_a_czech_name_is_found(write: Write) -> None:
    package = write(data=DATA.replace(', "cs": "Okraj"', ""))
    assert check(package) == ["flowers.json: 'edge' has no name in cs"]


def test_two_names_for_one_id_have_to_be_settled(write: Write) -> None:
    data = DATA.replace('"tulip"', '"rose"')
    settled = "name-rose = Rose"
    assert check(write(data=data)) == [
        "flowers.json: 'rose' has another name elsewhere; settle it by a message 'name-rose'"
    ]
    assert check(write(data=data, english=ENGLISH + settled, czech=CZECH + settled)) == []


def test_files_of_modules_are_checked_with_the_rest(write: Write) -> None:
    assert "cs: 'bees' is missing, en has it" in check(write(bees=("bees = Bees", "")))
    assert "en: 'ready' occurs twice" in check(write(bees=("ready = Bees", "")))


def test_a_package_without_texts_lacks_them_all(write: Write) -> None:
    assert "cs: 'points' is missing" in problems(write(english="", czech=""), ["points"])
