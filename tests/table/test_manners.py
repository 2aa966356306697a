"""Manners: the host silences and sends away, strangers take one seat, invitations are used up."""

import pytest

from stolek.kernel.values import Seat
from stolek.table.chair import Human, Open
from stolek.table.command import Accept, Arrange, Command, Mute, Person, Remove, Say, Sit, Unmute, Vacate
from stolek.table.event import TableMuted, TableRemoved, TableUnmuted
from stolek.table.table import Table
from tests.table.people import ANNA, BOB, CYRIL, EVE, done, gathered, playing, refused

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)


def waiting() -> Table:
    """Anna's table with two free seats."""
    return gathered(Human(ANNA.id, "Anna"), Open(), Open())


def invited() -> Table:
    """The same by invitation only."""
    return done(waiting(), Arrange(visibility="link"), ANNA)


def test_the_host_silences_a_player_and_lets_him_speak_again() -> None:
    table = done(playing(ANNA, BOB), Mute(TWO), ANNA)
    assert table.log[-1].event == TableMuted("Bob")
    assert refused(table, Say("hello"), BOB) == "no-TABLE-35"
    assert refused(table, Mute(TWO), ANNA) == "no-TABLE-35"
    table = done(table, Unmute(TWO), ANNA)
    assert table.log[-1].event == TableUnmuted("Bob")
    done(table, Say("hello"), BOB)
    assert refused(table, Unmute(TWO), ANNA) == "no-TABLE-37"


def test_a_spectator_is_known_by_what_he_said() -> None:
    table = done(playing(ANNA, BOB), Say("noise"), EVE)
    line = table.last_line
    silent = done(table, Mute(line=line), ANNA)
    assert refused(silent, Say("more"), EVE) == "no-TABLE-35"
    gone = done(table, Remove(line=line), ANNA)
    assert gone.log[-1].event == TableRemoved("Eve")
    assert refused(gone, Say("more"), EVE) == "no-TABLE-36"


def test_who_was_sent_away_before_the_game_does_not_sit_down_again() -> None:
    table = done(waiting(), Sit(TWO, "Bob"), BOB)
    table = done(table, Remove(TWO), ANNA)
    assert table.open_seats() == (TWO, THREE)
    assert refused(table, Sit(TWO, "Bob"), BOB) == "no-TABLE-36"
    assert refused(table, Accept(TWO, "Bob", table.sittings[TWO]), BOB) == "no-TABLE-36"
    done(table, Sit(TWO, "Cyril"), CYRIL)


@pytest.mark.parametrize(
    ("command", "who", "key"),
    [
        (Mute(TWO), BOB, "no-TABLE-10"),
        (Remove(TWO), EVE, "no-TABLE-10"),
        (Mute(ONE), ANNA, "no-TABLE-37"),
        (Mute(), ANNA, "no-TABLE-37"),
        (Mute(line=1), ANNA, "no-TABLE-37"),
        (Mute(line=999), ANNA, "no-TABLE-37"),
        (Mute(Seat(9)), ANNA, "no-TABLE-8"),
        (Remove(TWO), ANNA, "no-TABLE-11"),
    ],
)
def test_what_is_refused(command: Command, who: Person, key: str) -> None:
    """Who plays cannot be sent away: nobody decides for others in a game."""
    assert refused(playing(ANNA, BOB), command, who) == key


def test_strangers_take_one_seat() -> None:
    """The attack: take all seats of a public table, so that nobody else can play."""
    table = done(waiting(), Sit(TWO, "Bob"), BOB)
    assert refused(table, Sit(THREE, "Bobek"), BOB) == "no-TABLE-32"
    assert done(table, Sit(TWO, "Bobek"), BOB).players[1] == "Bobek"
    assert done(table, Sit(THREE, "Ema"), ANNA).players[2] == "Ema", "the host may seat people beside oneself"


def test_at_a_table_by_invitation_nobody_sits_down_without_one() -> None:
    """The attack: guess or overhear the address of a table."""
    table = invited()
    assert refused(table, Sit(TWO, "Eve"), EVE) == "no-TABLE-33"
    assert done(table, Accept(TWO, "Bob", 0), BOB).players[1] == "Bob"
    done(table, Sit(TWO, "Ema"), ANNA)


def test_an_invitation_is_used_up_by_its_seat() -> None:
    """The attack: pass an invitation on, and use it when its first guest has left."""
    table = done(invited(), Accept(TWO, "Bob", 0), BOB)
    assert refused(table, Accept(TWO, "Eve", 0), EVE) == "no-TABLE-34"
    left = done(table, Vacate(TWO), BOB)
    assert refused(left, Accept(TWO, "Eve", 0), EVE) == "no-TABLE-34"
    assert refused(left, Accept(TWO, "Bob", 0), BOB) == "no-TABLE-34"
    done(left, Accept(TWO, "Cyril", 1), CYRIL)
    done(table, Accept(THREE, "Bobek", 0), BOB)  # who was invited to two seats may take both
