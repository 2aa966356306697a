"""Sentences from keys and from values, in both languages."""

from enum import StrEnum
from typing import Annotated

import pytest

from stolek.kernel.values import Action, Event, FieldCodec, PrivateEvent, Question, Seat, Step, redacted_for
from stolek.text.catalog import BrokenText, MissingText, catalog
from stolek.text.language import Language
from stolek.text.say import describe, say
from stolek.text.value import Named
from stolek.text.voice import Voice
from tests.text.conftest import ENGLISH, Write

Spot = Annotated[int, FieldCodec("ABC".__getitem__, "ABC".index)]


class Planted(Event, frozen=True):
    seat: Seat
    flower: str
    spot: Spot


class Watered(Event, frozen=True):
    seat: Seat
    flowers: tuple[str, ...]


class Drawn(PrivateEvent, frozen=True):
    secret = ("flower",)
    seat: Seat
    flower: str | None


class Shared(Event, frozen=True):
    seats: tuple[Seat, ...]
    goods: dict[str, int]


class Hidden(PrivateEvent, frozen=True):
    secret = ("seats", "goods")
    seats: tuple[Seat, ...]
    goods: Seat


class PlantWhere(Question, frozen=True):
    after: tuple[Step, ...] = ()


class Plant(Action, frozen=True):
    spot: Spot


class Flower(StrEnum):
    ROSE = "rose"


@pytest.mark.parametrize(
    ("lang", "count", "words"),
    [
        ("en", 0, "0 points"),
        ("en", 1, "1 point"),
        ("en", 2, "2 points"),
        ("cs", 0, "0 bodů"),
        ("cs", 1, "1 bod"),
        ("cs", 2, "2 body"),
        ("cs", 4, "4 body"),
        ("cs", 5, "5 bodů"),
        ("cs", 22, "22 bodů"),
        ("cs", 1.5, "1,5 bodu"),
    ],
)
def test_numbers_take_the_plural_form_of_the_language(
    garden: str, lang: Language, count: int | float, words: str
) -> None:
    assert say(lang, "points", {"count": count}, garden) == words


@pytest.mark.parametrize(
    ("key", "args", "english", "czech"),
    [
        ("no-TABLE-1", {}, "It is not your turn.", "Teď nejsi na tahu."),
        ("no-TABLE-2", {}, "That does not answer the question", "Tohle není odpověď"),
        ("no-TABLE-3", {"text": "tyle 3"}, "“tyle 3” is not a move", "Tahu „tyle 3“"),
        ("no-TABLE-4", {}, "not among your options", "není v nabídce"),
        ("no-TABLE-5", {}, "no longer open", "už se neodpovídá"),
        ("no-TABLE-6", {}, "The game is over.", "Hra už skončila."),
    ],
)
def test_table_refusals_are_worded_with_and_without_a_game(
    garden: str, key: str, args: dict[str, object], english: str, czech: str
) -> None:
    assert english in say("en", key, args)
    assert czech in say("cs", key, args)
    assert say("cs", key, args, garden) == say("cs", key, args)


def test_what_somebody_typed_is_quoted_even_if_it_is_an_id(garden: str) -> None:
    assert "„rose“" in say("cs", "no-TABLE-3", {"text": "rose"}, garden)


@pytest.mark.parametrize(
    ("lang", "others", "words"),
    [
        ("cs", ["rose"], "Tulipán nesmí stát vedle Růže."),
        ("cs", ("rose", "edge"), "Tulipán nesmí stát vedle Růže a Okraj."),
        ("cs", ["rose", "edge", "tulip"], "Tulipán nesmí stát vedle Růže, Okraj a Tulipán."),
        ("cs", [], "Tulipán nesmí stát vedle nic."),
        ("en", ["rose", "edge", "weed"], "Tulip can't stand beside Rose, Edge and weed."),
        ("en", [1, 2, 1234], "Tulip can't stand beside 1, 2 and 1,234."),
        ("en", Flower.ROSE, "Tulip can't stand beside Rose."),
        ("en", None, "Tulip can't stand beside –."),
    ],
)
def test_ids_show_as_names_and_lists_are_joined(garden: str, lang: Language, others: object, words: str) -> None:
    assert say(lang, "no-GARD-1-2", {"flower": "tulip", "others": others}, garden) == words


def test_truth_values_choose_by_yes_and_no(garden: str) -> None:
    assert [say("cs", "ready", {"done": done}, garden) for done in (True, False)] == ["Hotovo.", "Čekej."]


def test_arguments_called_seat_are_players(garden: str) -> None:
    args = {"seats": [Seat(0), Seat(2)], "goods": ["rose"]}
    assert say("cs", "event-shared", args, garden, ["Eva", "Jan"]) == "Eva a hráč 3 si dělí Růže."
    assert say("en", "ask-plant-where", {"seat": 1}, garden, ["Eva", "Jan"]) == "Where will Jan plant?"


def test_an_event_is_told_from_its_fields(garden: str) -> None:
    planted = Planted(Seat(1), "rose", 2)
    assert describe("en", planted, "event", garden) == "player 2 plants Rose at C in the garden."
    assert describe("cs", planted, "event", garden, ["Eva", "Jan"]) == "Jan sází na C v zahradě růži."
    assert describe("cs", Planted(Seat(0), "tulip", 0), "event", garden) == (
        "hráč 1 sází na A v zahradě rostlinu Tulipán."
    )


@pytest.mark.parametrize(
    ("flowers", "words"),
    [
        ((), "Eva zalévá naprázdno."),
        (("rose",), "Eva zalévá jednu květinu: Růže."),
        (("rose", "tulip"), "Eva zalévá 2 květiny: Růže a Tulipán."),
        (("rose",) * 5, "Eva zalévá 5 květin: Růže, Růže, Růže, Růže a Růže."),
    ],
)
def test_a_message_can_count_a_list(garden: str, flowers: tuple[str, ...], words: str) -> None:
    assert describe("cs", Watered(Seat(0), flowers), "event", garden, ["Eva"]) == words


def test_a_secret_is_told_as_something_unknown(garden: str) -> None:
    drawn = Drawn(only=(Seat(0),), seat=Seat(0), flower="rose")
    assert describe("en", redacted_for(drawn, Seat(0)), "event", garden, ["Eva"]) == "Eva draws Rose."
    assert describe("en", redacted_for(drawn, Seat(1)), "event", garden, ["Eva"]) == "Eva draws a seed."


def test_secret_players_are_unknown_too(write: Write) -> None:
    package = write(english="event-hidden = { $seats } to { $goods }")
    hidden = Hidden(only=(), seats=(Seat(0), Seat(1)), goods=Seat(2))
    assert describe("en", hidden, "event", package, ["Eva", "Jan", "Ota"]) == "Eva and Jan to Ota"
    assert describe("en", redacted_for(hidden, None), "event", package, ["Eva", "Jan", "Ota"]) == "– to –"


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Eva and Jan share 2× Rose and 5 seeds."), ("cs", "Eva a Jan si dělí 2× Růže a 5 semínek.")],
)
def test_amounts_use_the_words_of_the_game_where_it_has_some(garden: str, lang: Language, words: str) -> None:
    shared = Shared((Seat(0), Seat(1)), {"rose": 2, "tulip": 0, "seed": 5})
    assert describe(lang, shared, "event", garden, ["Eva", "Jan"]) == words


def test_questions_and_actions_have_keys_of_their_own(garden: str) -> None:
    assert describe("cs", PlantWhere(Seat(0), (Step(),)), "ask", garden, ["Eva"]) == "Kam Eva zasadí?"
    assert describe("cs", Plant(1), "action", garden) == "zasadit na B"


def test_an_unknown_key_is_an_error(garden: str) -> None:
    with pytest.raises(MissingText, match="no text for 'event-plant' in 'cs'") as caught:
        describe("cs", Plant(1), "event", garden)
    assert (caught.value.key, caught.value.language) == ("event-plant", "cs")
    with pytest.raises(MissingText):
        say("en", "points")


def test_a_message_without_its_argument_is_an_error(garden: str) -> None:
    with pytest.raises(BrokenText, match=r"'points' in 'en'.*count"):
        say("en", "points", {"number": 1}, garden)


def test_a_value_without_words_is_an_error_only_where_it_is_shown(write: Write) -> None:
    package = write(english=ENGLISH.replace("Where will { $seat } plant?", "{ $seat }: { $after }"))
    with pytest.raises(BrokenText, match="no words for Step"):
        describe("en", PlantWhere(Seat(0), (Step(),)), "ask", package)


def test_a_game_may_word_a_shared_message_anew(write: Write) -> None:
    package = write(english=ENGLISH + "no-TABLE-6 = The garden is closed.")
    assert say("en", "no-TABLE-6", package=package) == "The garden is closed."
    assert say("en", "no-TABLE-6") == "The game is over."


def test_a_name_message_wins_over_the_data(write: Write) -> None:
    package = write(english=ENGLISH + "name-rose = Dog rose")
    assert catalog("en", package).name("rose") == "Dog rose"
    assert catalog("cs", package).name("rose") == "Růže"
    assert catalog("cs", package).name("nettle") is None


def test_a_module_has_a_message_file_of_its_own(write: Write) -> None:
    package = write(bees=("bees = { ready }", "bees = { ready }"))
    assert say("en", "bees", {"done": True}, package) == say("en", "ready", {"done": True}, package)


def test_a_broken_message_file_is_not_used(write: Write) -> None:
    with pytest.raises(BrokenText, match=r"can't read 'points = \{'"):
        say("en", "ready", {"done": True}, write(english="ready = ok\npoints = {\n"))


def test_catalogs_are_read_once(garden: str) -> None:
    assert catalog("cs", garden) is catalog("cs", garden)


def called(language: Language, players: tuple[str, ...], seat: int) -> str:
    """What a sentence calls the player on a seat."""
    player = Voice(catalog(language), players).player(seat)
    assert isinstance(player, Named)
    return player.name


def test_bots_are_called_by_their_level_in_the_language_of_the_sentence() -> None:
    players = ("easy", "easy 2", "Easy", "easygoing")
    names = ["Bot (lehký)", "Bot (lehký) 2", "Easy", "easygoing"]
    assert [called("cs", players, seat) for seat in range(len(players))] == names
    assert [called("en", ("hard", "hard"), seat) for seat in (0, 1)] == ["Bot (hard)", "Bot (hard) 2"]
