"""Forgetting a person: the games of a table stay, the name goes, and what was said goes with it."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from stolek.kernel.values import Event, Seat
from stolek.table import entry as e
from stolek.table import event as t
from stolek.table.chair import Holder, Human, Open
from stolek.table.entry import AnyEntry
from stolek.table.fold import Kept

NOBODY: Final = "—"
"""What somebody is called whose name is gone."""


class Forgetting:
    """Goes through a journal and takes a person out; who sits where is followed on the way."""

    def __init__(self, person: str) -> None:
        self._person = person
        self._holders: tuple[Holder, ...] = ()
        self.seats: set[Seat] = set()
        """The seats that the person holds at the end."""

    def forgotten(self, kept: Sequence[Kept]) -> list[Kept]:
        """The same journal without the person."""
        return [Kept(*self._one(one)) for one in kept]

    def _one(self, kept: Kept) -> tuple[AnyEntry, float, tuple[Event, ...]]:
        entry, theirs = self._entry(kept.entry), self._is_about(kept.entry)
        events = tuple(_nameless(event) for event in kept.events) if theirs else kept.events
        self._follow(kept.entry)
        return entry, kept.at, events

    def _is_about(self, entry: AnyEntry) -> bool:
        """Do the events of this entry name the person?"""
        match entry:
            case e.Opened(host=host):
                return host == self._person
            case e.Seated(seat, Open()) | e.Renamed(seat):
                return self._holds(seat)
            case e.Seated(_, Human(person)):
                return person == self._person
            case e.Said(person=person, seat=seat):
                return person == self._person or (seat is not None and not person and self._holds(seat))
            case e.Muted(person) | e.Unmuted(person) | e.Removed(person):
                return person == self._person
        return False

    def _entry(self, entry: AnyEntry) -> AnyEntry:
        replace = msgspec.structs.replace
        match entry:
            case e.Opened(holders=holders, host=host):
                opened = replace(entry, holders=tuple(map(self._holder, holders)))
                return replace(opened, host="", name=NOBODY) if host == self._person else opened
            case e.Seated(holder=holder):
                return replace(entry, holder=self._holder(holder))
            case e.Renamed() if self._is_about(entry):
                return replace(entry, name=NOBODY)
            case e.Said() if self._is_about(entry):
                return replace(entry, name=NOBODY, text=NOBODY, person="")
            case e.Muted() | e.Unmuted() | e.Removed() if self._is_about(entry):
                return replace(entry, person="", name=NOBODY)
        return entry

    def _holder(self, holder: Holder) -> Holder:
        theirs = isinstance(holder, Human) and holder.person == self._person
        return Human("", NOBODY) if theirs else holder

    def _holds(self, seat: Seat) -> bool:
        return seat in self.seats

    def _follow(self, entry: AnyEntry) -> None:
        match entry:
            case e.Opened(holders=holders):
                self._holders = holders
            case e.Arranged(seats=seats):
                self._holders = self._holders[:seats] + (Open(),) * (seats - len(self._holders))
            case e.Seated(seat, holder):
                self._holders = (*self._holders[:seat], holder, *self._holders[seat + 1 :])
        self.seats = {Seat(seat) for seat, holder in enumerate(self._holders) if self._is_theirs(holder)}

    def _is_theirs(self, holder: Holder) -> bool:
        return isinstance(holder, Human) and holder.person == self._person


def _nameless(event: Event) -> Event:
    """The event without names and words of the person whom it is about."""
    match event:
        case t.TableOpened() | t.TableSat() | t.TableVacated() | t.TableMuted() | t.TableUnmuted() | t.TableRemoved():
            return msgspec.structs.replace(event, name=NOBODY)
        case t.TableRenamed():
            return msgspec.structs.replace(event, before=NOBODY, name=NOBODY)
        case t.TableSaid():
            return msgspec.structs.replace(event, name=NOBODY, text=NOBODY)
    return event


def without_names(players: Iterable[str], seats: set[Seat]) -> tuple[str, ...]:
    """The names of the players, but not those of these seats."""
    return tuple(NOBODY if seat in seats else name for seat, name in enumerate(players))
