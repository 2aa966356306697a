"""What players are told in words: why only one space is left, why nothing happened, what was lost, the rating."""

import pytest

from stolek.games.cartographers import GAME
from stolek.games.cartographers.events import (
    AmbushIgnored,
    CoinLost,
    DrewNothing,
    MonstersScored,
    RaidMissed,
    SeasonEnded,
    SingleDrawn,
)
from stolek.games.cartographers.grid import cell_named
from stolek.kernel.conformance import play_randomly
from stolek.kernel.registry import package_of
from stolek.kernel.values import Event, Seat
from stolek.text.asking import prompt
from stolek.text.language import LANGUAGES
from stolek.text.say import describe, say
from tests.games.cartographers.table import Table

PACKAGE = package_of(GAME)
PLAYERS = ("Anna", "Boris", "Cecílie")


def asked(table: Table, seat: int = 0) -> list[str]:
    """The prompt of a seat, in Czech and in English."""
    question = table.rules.question(table.state, Seat(seat))
    return [prompt(language, question, PACKAGE, PLAYERS) for language in LANGUAGES]


def told(event: Event) -> list[str]:
    """A line of the log, in Czech and in English."""
    return [describe(language, event, "event", PACKAGE, PLAYERS) for language in LANGUAGES]


def test_cart_4_32_the_prompt_says_any_single_space_and_any_terrain() -> None:
    table = Table("temple_ruins", "fishing_village", "hamlet", seats=1)
    table.leave_empty(0, "A1", "A2", "A3", "A4")
    assert asked(table) == [
        "Žádným tvarem z karty nejde na tvé mapě překrýt pole se zříceninou: "
        "zakresli kterékoli jediné prázdné pole libovolným terénem.",
        "No shape of the card can cover a ruins space of your map: draw any single empty space, with any terrain.",
    ]
    table.play(0, "single A2")
    table.play(0, "paint forest")
    (drawn,) = table.of(SingleDrawn)
    assert (drawn.reason, drawn.rule) == ("ruins", "CART-4.22")
    assert "forest on the single space A2" in told(drawn)[1]


def test_cart_4_20_the_prompt_says_a_terrain_of_the_card() -> None:
    table = Table("fishing_village", "hamlet", seats=1)
    assert asked(table)[1] == "Draw a shape of the card on your map."
    table.leave_empty(0, "A1", "C1")
    assert asked(table)[1].endswith("draw any single empty space, with a terrain of the card.")


def test_cart_4_43_the_prompt_says_one_monster_space() -> None:
    table = Table("ambush", "gnoll_raid", "hamlet")
    table.leave_empty(1, "A1", "A5")
    assert asked(table, 0)[1].endswith("draw monsters on any single empty space of it.")
    table.play(0, "single A5")
    table.anything()
    (drawn,) = table.of(SingleDrawn)
    assert told(drawn)[1] == (
        "The shape of the ambush does not fit on the map of Boris; Anna draws monsters on the single space A5."
    )


def test_cart_6_5_an_ignored_solo_ambush_says_why() -> None:
    table = Table("hamlet", "ambush", "goblin_attack", "orchard", seats=1)
    table.leave_empty(0, "A1", "A2", "B1")
    table.play(0, "place 0 A1+A2+B1")
    ignored = table.of(AmbushIgnored)[0]
    assert ignored.rule == "CART-6.5"
    assert told(ignored) == [
        "Útok goblinů se nikam na mapu nevejde (Anna), nestvůry se nekreslí a karta se ignoruje.",
        "Goblin Attack fits nowhere on the map of Anna, so no monsters are drawn and the card is ignored.",
    ]


def test_cart_3_3_a_full_sheet_is_left_alone_cart_3_2() -> None:
    table = Table("hamlet", "ambush", "goblin_attack", "orchard")
    table.leave_empty(1, "A1", "A2", "B1")
    table.anything()
    table.anything()
    (missed,) = table.of(RaidMissed)
    assert (missed.seat, missed.owner, missed.rule) == (0, 1, "CART-3.3")
    assert told(missed)[1] == "Anna draws no monsters: there is no empty space left on the map of Boris."
    table.anything()
    (nothing,) = table.of(DrewNothing)
    assert (nothing.owner, nothing.rule) == (1, "CART-3.2")


def test_cart_4_54_a_lost_coin_is_told() -> None:
    table = Table("farmland", "hamlet", seats=1)
    table.state.sheets[0].coins = 14
    table.play(0, "place 0 A1+A2")
    assert table.of(CoinLost) == [CoinLost(Seat(0), mountain=False)]
    assert told(table.of(CoinLost)[0])[1] == "Anna gets no coin for the shape: the coin track is full."


@pytest.mark.parametrize(
    ("points", "czech", "english"),
    [
        (0, "Anna kvůli nestvůrám neztrácí žádný bod.", "Anna loses no stars to monsters."),
        (-1, "Anna kvůli nestvůrám ztrácí 1 bod.", "Anna loses 1 star to monsters."),
        (-3, "Anna kvůli nestvůrám ztrácí 3 body.", "Anna loses 3 stars to monsters."),
        (-7, "Anna kvůli nestvůrám ztrácí 7 bodů.", "Anna loses 7 stars to monsters."),
    ],
)
def test_cart_4_62_a_loss_reads_as_a_loss(points: int, czech: str, english: str) -> None:
    assert told(MonstersScored(Seat(0), points, (cell_named("A1"),))) == [czech, english]


def test_cart_3_5_the_end_of_a_season_is_told() -> None:
    assert told(SeasonEnded("spring", 9, 8)) == [
        "Jaro končí: součet časových hodnot je 9, časový limit 8.",
        "Spring is over: the times of the cards add up to 9, the limit is 8.",
    ]


def test_cart_6_23_alone_nobody_wins_and_the_rating_is_told_with_its_subtraction_cart_6_20() -> None:
    outcome = GAME().outcome(play_randomly(GAME(), 1, 5))
    assert outcome is not None
    assert outcome.winners == ()
    assert not outcome.contested
    assert outcome.rating
    (remark,) = outcome.remarks
    score, less = remark.args["score"], remark.args["less"]
    assert (score, score - less) == (outcome.scores[0], outcome.rating.value)
    facts = {"score": 80, "less": 89, "rating": -9, "title": "inept_assistant"}
    assert [say(language, "remark-solo", facts, PACKAGE) for language in LANGUAGES] == [
        "Hodnocení: 80 − 89 (čísla na čtyřech bodovacích kartách) = −9. Titul: Nešikovný pomocník",
        "Rating: 80 − 89 (the numbers on the four scoring cards) = −9. Title: Inept Assistant",
    ]
