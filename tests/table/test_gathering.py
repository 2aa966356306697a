"""Before the game: who may sit where, what the host may arrange."""

import pytest

from stolek.kernel.values import Refusal, Seat
from stolek.table.chair import Bot, Chair, Human, Open
from stolek.table.clock import Clock
from stolek.table.command import (
    HOUSE,
    Arrange,
    Close,
    Command,
    Person,
    Rename,
    Resign,
    Say,
    SeatBot,
    Sit,
    Start,
    Vacate,
)
from stolek.table.entry import Settings
from stolek.table.event import TableBotSat, TableOpened, TableRenamed, TableSat, TableStarted, TableVacated
from stolek.table.gathering import open_table
from tests.table.people import ANNA, BOB, EVE, done, gathered, playing, refused, sitting

ONE, TWO = Seat(0), Seat(1)


def test_people_and_bots_take_open_seats_and_the_game_begins() -> None:
    table = done(gathered(), Sit(ONE, "Anna"), ANNA)
    table = done(table, SeatBot(TWO, "random"), ANNA)
    assert table.chairs == (Chair(Human("anna", "Anna")), Chair(Bot("random")))
    table = done(table, Start(), ANNA)
    assert table.phase == "playing"
    told = [type(line.event) for line in table.log]
    assert told[:4] == [TableOpened, TableSat, TableBotSat, TableStarted]


def test_one_person_may_hold_several_seats_in_a_hot_seat() -> None:
    table = done(done(gathered(), Sit(ONE, "Anna"), ANNA), Sit(TWO, "Eliška"), ANNA)
    assert table.seats_of("anna") == (ONE, TWO)
    assert table.players == ("Anna", "Eliška")


def test_equal_names_are_told_apart() -> None:
    table = gathered(Bot("random"), Human("x", "random"), Bot("random"))
    assert table.players == ("random", "random 2", "random 3")


def test_sitting_down_again_gives_a_new_name() -> None:
    table = done(done(gathered(), Sit(ONE, "Anna"), ANNA), Sit(ONE, "  Anička\n"), ANNA)
    assert table.players[0] == "Anička"


def test_a_player_takes_another_name_before_and_during_the_game() -> None:
    table = done(gathered(*sitting(ANNA, BOB)), Rename(TWO, " Bohumil "), BOB)
    assert table.log[-1].event == TableRenamed(TWO, "Bob", "Bohumil")
    table = done(done(table, Start(), ANNA), Rename(ONE, "Anička"), ANNA)
    assert table.players == ("Anička", "Bohumil")
    assert refused(table, Rename(ONE, "Eva"), BOB) == "no-TABLE-7"
    assert refused(table, Rename(ONE, " "), ANNA) == "no-TABLE-21"
    assert refused(done(table, Resign(ONE), ANNA), Rename(ONE, "Eva"), ANNA) == "no-TABLE-6"
    assert refused(done(gathered(*sitting(ANNA, BOB)), Close(), ANNA), Rename(ONE, "Eva"), ANNA) == "no-TABLE-26"


def test_who_leaves_makes_room() -> None:
    table = done(gathered(*sitting(ANNA, BOB)), Vacate(TWO), BOB)
    assert table.chairs[1] == Chair(Open())
    assert table.log[-1].event == TableVacated(TWO, "Bob")


def test_the_host_clears_seats_and_shrinks_the_table() -> None:
    table = done(gathered(*sitting(ANNA, BOB, HOUSE)), Vacate(TWO), ANNA)
    table = done(table, Arrange(seats=2, options={"coins": 2}, clock=Clock("move", 30)), ANNA)
    assert len(table.chairs) == 2
    assert table.settings == Settings("harvest", {"coins": 2}, "public", Clock("move", 30))
    assert done(table, Arrange(clock=None), ANNA).settings.clock is None
    assert done(table, Arrange(seats=4), ANNA).open_seats() == (1, 2, 3)


@pytest.mark.parametrize(
    ("command", "who", "key"),
    [
        (Sit(ONE, "Eve"), EVE, "no-TABLE-9"),
        (Sit(TWO, "Eve"), HOUSE, "no-TABLE-9"),
        (Sit(TWO, " \u200b\t"), EVE, "no-TABLE-21"),
        (Sit(Seat(2), "Eve"), EVE, "no-TABLE-8"),
        (SeatBot(TWO, "random"), EVE, "no-TABLE-10"),
        (SeatBot(ONE, "random"), ANNA, "no-TABLE-9"),
        (Vacate(ONE), EVE, "no-TABLE-7"),
        (Vacate(TWO), ANNA, "no-TABLE-28"),
        (Arrange(seats=2), EVE, "no-TABLE-10"),
        (Arrange(seats=1), ANNA, "no-TABLE-14-seats"),
        (Arrange(options={"stars": 1}), ANNA, "no-TABLE-14-option"),
        (Arrange(options={"coins": 7}), ANNA, "no-TABLE-14-option"),
        (Close(), EVE, "no-TABLE-10"),
        (Start(), EVE, "no-TABLE-10"),
        (Start(), ANNA, "no-TABLE-13"),
        (Say("\n"), ANNA, "no-TABLE-20"),
        (Say("hello"), Person("ghost", " "), "no-TABLE-20"),
    ],
)
def test_what_is_refused_before_the_game(command: Command, who: Person, key: str) -> None:
    table = gathered(*sitting(ANNA), Open())
    assert refused(table, command, who) == key


def test_nobody_loses_a_seat_because_the_table_shrinks() -> None:
    assert refused(gathered(*sitting(ANNA, HOUSE, BOB)), Arrange(seats=2), ANNA) == "no-TABLE-9"


@pytest.mark.parametrize("command", [Sit(ONE, "Anna"), Vacate(ONE), Arrange(seats=3), Start(), Close()])
def test_during_the_game_nothing_is_arranged(command: Command) -> None:
    assert refused(playing(ANNA, BOB), command, ANNA) == "no-TABLE-11"


def test_a_table_that_was_given_up_takes_nobody() -> None:
    table = done(gathered(), Close(), ANNA)
    assert table.phase == "closed"
    assert refused(table, Sit(ONE, "Bob"), BOB) == "no-TABLE-26"
    assert done(gathered(), Close(), HOUSE).phase == "closed"


@pytest.mark.parametrize(
    ("settings", "seats", "key"),
    [
        (Settings("tic-tac-toe"), 2, "no-TABLE-14-game"),
        (Settings("harvest", {"coins": "many"}), 2, "no-TABLE-14-option"),
        (Settings("harvest"), 9, "no-TABLE-14-seats"),
    ],
)
def test_impossible_games_are_not_opened(settings: Settings, seats: int, key: str) -> None:
    refusal = open_table(settings, (Open(),) * seats, ANNA)
    assert isinstance(refusal, Refusal)
    assert refusal.key == key


def test_options_are_filled_in() -> None:
    entry = open_table(Settings("harvest"), (Open(),) * 2, ANNA)
    assert not isinstance(entry, Refusal)
    assert entry.settings.options == {"coins": 1}
