"""What an answer would change: every holding of the player who is asked, before and after it."""

from stolek.games.viscounts.cards import CARD_NUMBERS
from stolek.games.viscounts.frames import (
    ChooseAction,
    ChooseFlip,
    ChooseWorkers,
    Collide,
    DrawCards,
    EndTurn,
    Move,
    PlayCard,
    Recruit,
)
from stolek.kernel.consequence import Consequence, Foresight
from stolek.kernel.values import Seat
from stolek.text.language import LANGUAGES
from stolek.text.say import say
from tests.games.viscounts.table import Table

RED = Seat(0)
LINES = {
    *("buildings", "workers", "leader", "sets", "page", "bonus"),
    *("unpaid", "acquired", "approved", "poverty", "prosperity"),
}
"""All that people can score for."""


def foreseen(table: Table, *answers: str) -> Consequence:
    """What these answers of the player who is asked would do."""
    foresight = Foresight(table.rules, table.state, Seat(table.waiting()[0]))
    return foresight.of(*[table.rules.text.read(text) for text in answers])


def changes(table: Table, *answers: str) -> dict[str, tuple[int, int]]:
    """What these answers would change; lines of one kind are told apart by what they are about."""
    return {
        " ".join([change.key, *map(str, change.args.values())]): (change.before, change.after)
        for change in foreseen(table, *answers).changes
        if change.before != change.after
    }


def ride(table: Table, played: str) -> Table:
    """The viscount of the first player is to move by this card, then to act."""
    table.row(RED, played)
    table.state.played = CARD_NUMBERS[played]
    return table.run(Move(RED), ChooseAction(RED), Recruit(RED), Collide(RED), DrawCards(RED), EndTurn(RED))


def test_visc_4_13_playing_a_card_brings_its_icons_and_what_it_does_to_the_markers() -> None:
    table = Table().row(RED, None, "squire", "abbot").hand(RED, "trader", "thief").run(PlayCard(RED))
    assert changes(table, "play trader") == {"icons merchant": (0, 1), "hand": (2, 1)}
    assert changes(table, "play thief") == {"icons criminal": (0, 1), "corruption": (0, 1), "hand": (2, 1)}


def test_visc_4_21_a_ride_costs_silver_and_opens_what_can_be_done_where_it_ends() -> None:
    table = ride(Table().stand(RED, "seg_coast", "outer_left").goods(RED, silver=3), "trader")
    assert changes(table, "move-to seg_coast outer_right") == {"reach trade": (0, 3)}
    assert changes(table, "move-to seg_coast inner") == {"reach place-workers": (0, 1)}
    assert changes(table, "move-to seg_hills outer_right") == {"reach trade": (0, 2), "silver": (3, 1)}


def test_visc_4_30_buildings_workers_and_the_manuscript_are_in_reach_with_icons_and_supplies() -> None:
    table = Table().stand(RED, "seg_coast", "outer_left").goods(RED, gold=2, ink=3, stone=2).page("seg_coast", None)
    ride(table, "trader")
    assert changes(table, "move-to seg_coast inner") == {"reach place-workers": (0, 2), "reach transcribe": (0, 1)}
    assert changes(table, "move-to seg_coast outer_right") == {"reach trade": (0, 1), "reach build": (0, 3)}


def test_visc_4_39_an_action_that_a_dismissal_makes_possible_can_be_done_once() -> None:
    table = Table().stand(RED, "seg_hills", "outer_right").cards(RED, unpaid=2).goods(RED, silver=1)
    ride(table.top("seg_forest", "courier"), "squire")
    assert changes(table, "move-to seg_forest outer_right") == {"reach trade": (0, 1)}


def test_visc_3_1_a_ride_to_where_nothing_can_be_done_says_so() -> None:
    table = ride(Table().stand(RED, "seg_coast", "outer_left").goods(RED, silver=3).draw(RED, "abbot"), "trader")
    found = foreseen(table, "move-to seg_forest outer_right")
    assert [event.tag() for event in found.events] == ["moved", "passed"]
    assert changes(table, "move-to seg_forest outer_right") == {"silver": (3, 0)}


def test_visc_4_33_a_dismissal_costs_silver_and_lends_its_icons_to_the_action() -> None:
    table = Table().stand(RED, "seg_coast", "inner").row(RED, "squire", "abbot", "trader")
    table.goods(RED, gold=3, silver=3).top("seg_coast", "princess").run(ChooseAction(RED)).play(RED, "place-workers")
    assert changes(table, "dismiss") == {"silver": (3, 1), "icons noble": (1, 2)}
    assert changes(table, "keep-townsfolk") == {}


def test_visc_4_63_workers_in_the_castle_are_points() -> None:
    table = Table().stand(RED, "seg_coast", "inner").row(RED, "squire", "abbot", "trader").goods(RED, gold=3)
    table.run(ChooseWorkers(RED))
    assert changes(table, "send 2") == {"gold": (3, 1), "workers": (20, 18), "points workers 1": (0, 2)}


def test_visc_4_91_flipping_changes_what_debts_and_deeds_are_worth() -> None:
    table = Table().cards(RED, unpaid=1, acquired=1).run(ChooseFlip(RED, 1))
    assert changes(table, "flip-debt") == {"unpaid": (1, 0), "paid": (0, 1), "points unpaid": (-2, 0)}
    assert changes(table, "flip-deed") == {
        "acquired": (1, 0),
        "approved": (0, 1),
        "points acquired": (1, 0),
        "points approved": (0, 3),
    }


def test_visc_4_70_nobody_foresees_who_comes_after_a_hired_townsfolk() -> None:
    table = Table().stand(RED, "seg_coast", "inner").goods(RED, silver=4).top("seg_coast", "debt_collector_deed")
    table.run(Recruit(RED))
    assert foreseen(table, "hire debt_collector_deed").unforeseeable
    assert changes(table, "hire debt_collector_deed") == {"silver": (4, 1)}


def test_every_holding_has_words_of_its_own_in_both_languages() -> None:
    """Those of points too, wherever they come from."""
    table = Table(3).stand(RED, "seg_coast", "outer_left").open(RED, "workshop_1", "guildhall_1", "trading_post_1")
    table.cards(RED, unpaid=1, paid=1, acquired=1, approved=1).owns(RED, "ms_grey_buildings").bonus(RED, "black")
    table.castle(1, 0, 1).castle(2, 0, 1).castle(3, 0, 1)
    s = table.state
    s.leader, s.poverty, s.prosperity = RED, True, True
    ride(table, "trader")
    found = table.rules.holdings(s, RED, Move(RED))
    assert {holding.args["line"] for holding in found if holding.points} == LINES
    for language in LANGUAGES:
        words = [say(language, f"holding-{held.key}", held.args, "stolek.games.viscounts") for held in found]
        assert len(set(words)) == len(words)
    assert say("en", "holding-icons", {"icon": "noble"}, "stolek.games.viscounts") == "Noble icons"
