"""Before the game: taking seats, arranging, starting (TABLE-8 to TABLE-14, TABLE-21, TABLE-31 to TABLE-34)."""

import msgspec

from stolek.kernel.option import OptionError
from stolek.kernel.registry import UnknownGame
from stolek.kernel.values import Refusal, Seat, no
from stolek.table import command as c
from stolek.table import entry as e
from stolek.table.chair import Bot, Holder, Human, Open
from stolek.table.command import HOUSE, Person
from stolek.table.naming import called
from stolek.table.play import begin_play, rules_for
from stolek.table.standing import must_be_host, must_be_named, must_be_welcome, must_gather, must_hold
from stolek.table.table import Table

MAX_NAME = 40


def open_table(settings: e.Settings, holders: tuple[Holder, ...], host: Person, source: str = "") -> e.Opened | Refusal:
    """The first entry of a new table, if its game, options and number of seats exist."""
    checked = checked_settings(settings, len(holders))
    if isinstance(checked, Refusal):
        return checked
    return e.Opened(checked, host.id, called(host.name, MAX_NAME), holders, source)


def checked_settings(settings: e.Settings, seats: int) -> e.Settings | Refusal:
    """The settings with all options filled in, or why they are impossible (TABLE-14)."""
    try:
        rules = rules_for(settings.game, settings.options)
    except UnknownGame as problem:
        return no("TABLE-14", "game", text=problem.name, allowed=", ".join(problem.known))
    except OptionError as problem:
        text = problem.key if problem.value is None else f"{problem.key}={problem.value}"
        return no("TABLE-14", "option", text=text, allowed=", ".join(problem.allowed))
    allowed = rules.seats_allowed()
    if seats not in allowed:
        return _for_how_many(seats, min(allowed), max(allowed))
    return msgspec.structs.replace(settings, options=dict(rules.chosen))


def _for_how_many(count: int, least: int, most: int) -> Refusal:
    if least == most:
        return no("TABLE-14", "exactly", count=count, players=least)
    return no("TABLE-14", "seats", count=count, least=least, most=most)


def sit(table: Table, command: c.Sit, who: Person, now: float, seed: int) -> e.Seated | Refusal:
    """An open seat is anybody's, one for each; at a table by invitation it is the host's to give away. One may rename
    oneself by sitting down again (TABLE-9, TABLE-32, TABLE-33)."""
    mine = table.seats_of(who.id)
    if who.id != table.host and command.seat not in mine and table.phase == "gathering":
        if mine:
            return no("TABLE-32")
        if table.settings.visibility == "link":
            return no("TABLE-33")
    return _seated(table, command.seat, command.name, who)


def accept(table: Table, command: c.Accept, who: Person, now: float, seed: int) -> e.Seated | Refusal:
    """An invitation is used up when somebody sits down on the seat that it is for (TABLE-34)."""
    if table.phase == "gathering" and command.sitting != table.sittings.get(command.seat, 0):
        return no("TABLE-34")
    return _seated(table, command.seat, command.name, who)


def _seated(table: Table, seat: Seat, text: str, who: Person) -> e.Seated | Refusal:
    """Sit down, if one may be here, the seat is free and the name is one's own (TABLE-9, TABLE-21, TABLE-31, 36)."""
    name = called(text, MAX_NAME)
    if refusal := must_gather(table) or must_be_welcome(table, who):
        return refusal
    holder = table.chairs[seat].holder
    if who == HOUSE or not (isinstance(holder, Open) or table.chairs[seat].person == who.id):
        return no("TABLE-9")
    return must_be_named(table, name, who) or e.Seated(seat, Human(who.id, name))


def rename(table: Table, command: c.Rename, who: Person, now: float, seed: int) -> e.Renamed | Refusal:
    """A player takes another name, also during the game (TABLE-6, TABLE-7, TABLE-21, TABLE-26, TABLE-31)."""
    if table.phase in ("over", "closed"):
        return no("TABLE-6" if table.phase == "over" else "TABLE-26")
    if refusal := must_hold(table, command.seat, who):
        return refusal
    name = called(command.name, MAX_NAME)
    return must_be_named(table, name, who) or e.Renamed(command.seat, name)


def seat_bot(table: Table, command: c.SeatBot, who: Person, now: float, seed: int) -> e.Seated | Refusal:
    """The host fills seats with bots (TABLE-9, TABLE-10)."""
    if refusal := must_gather(table) or must_be_host(table, who):
        return refusal
    if isinstance(table.chairs[command.seat].holder, Human):
        return no("TABLE-9")
    return e.Seated(command.seat, Bot(command.level))


def vacate(table: Table, command: c.Vacate, who: Person, now: float, seed: int) -> e.Seated | Refusal:
    """People leave their own seat, the host clears any (TABLE-7, TABLE-10)."""
    if refusal := must_gather(table):
        return refusal
    if must_be_host(table, who) and (refusal := must_hold(table, command.seat, who)):
        return refusal
    if isinstance(table.chairs[command.seat].holder, Open):
        return no("TABLE-28")
    return e.Seated(command.seat, Open())


def arrange(table: Table, command: c.Arrange, who: Person, now: float, seed: int) -> e.Arranged | Refusal:
    """The host changes options, seats, visibility, clock; nobody loses his seat by it (TABLE-9, TABLE-10, TABLE-14)."""
    if refusal := must_gather(table) or must_be_host(table, who):
        return refusal
    seats = len(table.chairs) if command.seats is None else command.seats
    if any(isinstance(chair.holder, Human) for chair in table.chairs[seats:]):
        return no("TABLE-9")
    old = table.settings
    settings = e.Settings(
        old.game,
        old.options if command.options is None else command.options,
        command.visibility or old.visibility,
        old.clock if command.clock is msgspec.UNSET else command.clock,
        old.stand_in,
    )
    checked = checked_settings(settings, seats)
    return checked if isinstance(checked, Refusal) else e.Arranged(checked, seats)


def close(table: Table, command: c.Close, who: Person, now: float, seed: int) -> e.Closed | Refusal:
    """The host gives the table up, or the house when nobody comes any more (TABLE-10)."""
    if refusal := must_gather(table):
        return refusal
    return e.Closed() if who == HOUSE else must_be_host(table, who) or e.Closed()


def start(table: Table, command: c.Start, who: Person, now: float, seed: int) -> e.Started | Refusal:
    """The host begins the game when every seat is taken (TABLE-10, TABLE-13)."""
    if refusal := must_gather(table) or must_be_host(table, who):
        return refusal
    if table.open_seats():
        return no("TABLE-13")
    play = begin_play(table.rules, len(table.chairs), seed)
    return e.Started(seed, play.rules.version, play.setup, play.rng)
