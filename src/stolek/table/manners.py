"""Manners: what the host can do about people who spoil it for others (TABLE-10, TABLE-35 to TABLE-37)."""

from stolek.kernel.values import Refusal, no
from stolek.table import command as c
from stolek.table import entry as e
from stolek.table import event as t
from stolek.table.command import Person
from stolek.table.standing import must_be_host
from stolek.table.table import Table


def whom(table: Table, seat: int | None, line: int | None) -> Person | Refusal:
    """The person who holds a seat, or who said a line of the log (TABLE-28, TABLE-37)."""
    if seat is not None:
        person = table.chairs[seat].person
        return Person(person, table.players[seat]) if person else no("TABLE-28")
    speaker = table.speakers.get(line or 0, "")
    event = table.log[line - 1].event if speaker and line is not None else None
    return Person(speaker, event.name) if isinstance(event, t.TableSaid) else no("TABLE-37")


def _other(table: Table, command: c.About, who: Person) -> Person | Refusal:
    """The person whom the host means; not the host (TABLE-10, TABLE-37)."""
    if refusal := must_be_host(table, who):
        return refusal
    found = whom(table, command.seat, command.line)
    return no("TABLE-37") if isinstance(found, Person) and found.id == who.id else found


def mute(table: Table, command: c.Mute, who: Person, now: float, seed: int) -> e.Muted | Refusal:
    """The host lets somebody say nothing more (TABLE-35)."""
    found = _other(table, command, who)
    if isinstance(found, Refusal):
        return found
    return no("TABLE-35") if found.id in table.muted else e.Muted(found.id, found.name)


def unmute(table: Table, command: c.Unmute, who: Person, now: float, seed: int) -> e.Unmuted | Refusal:
    """The host lets somebody speak again (TABLE-37)."""
    found = _other(table, command, who)
    if isinstance(found, Refusal):
        return found
    return e.Unmuted(found.id, found.name) if found.id in table.muted else no("TABLE-37")


def remove(table: Table, command: c.Remove, who: Person, now: float, seed: int) -> e.Removed | Refusal:
    """The host sends a player away before the game, a spectator at any time; who plays cannot be sent away (TABLE-11,
    TABLE-36)."""
    found = _other(table, command, who)
    if isinstance(found, Refusal):
        return found
    if table.play is not None and table.seats_of(found.id):
        return no("TABLE-11")
    return no("TABLE-36") if found.id in table.removed else e.Removed(found.id, found.name)
