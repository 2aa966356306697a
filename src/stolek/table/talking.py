"""Talking and meeting again: chat, rematch, games that go on from a record (TABLE-20, TABLE-22, TABLE-23, TABLE-31)."""

from collections.abc import Sequence

from stolek.kernel.record import Record
from stolek.kernel.values import Refusal, no
from stolek.table import command as c
from stolek.table import entry as e
from stolek.table.chair import Holder
from stolek.table.command import HOUSE, Person
from stolek.table.gathering import MAX_NAME, open_table
from stolek.table.naming import called, written
from stolek.table.play import Unplayable, continue_play, rules_for
from stolek.table.standing import must_be_named, must_be_welcome
from stolek.table.table import Table

MAX_SPEECH = 500


def say(table: Table, command: c.Say, who: Person, now: float, seed: int) -> e.Said | Refusal:
    """Anybody who can see the table may speak, spectators too, if they cannot be taken for players
    and the host has not silenced them (TABLE-20, TABLE-31, TABLE-35, TABLE-36)."""
    text = written(command.text, MAX_SPEECH)
    name = called(who.name, MAX_NAME)
    if who == HOUSE or not text or not name:
        return no("TABLE-20")
    seat = next(iter(table.seats_of(who.id)), None)
    if refusal := must_be_welcome(table, who) or (no("TABLE-35") if who.id in table.muted else None):
        return refusal
    if seat is None and (refusal := must_be_named(table, name, who)):
        return refusal
    return e.Said(name if seat is None else table.players[seat], text, seat, who.id)


def rematch(table: Table, command: c.Rematch, who: Person, now: float, seed: int) -> e.Rematched | Refusal:
    """A player of a finished game asks for another one (TABLE-7, TABLE-22, TABLE-23)."""
    if table.phase != "over":
        return no("TABLE-22")
    if table.rematch:
        return no("TABLE-23", table=table.rematch)
    return e.Rematched(command.table) if table.seats_of(who.id) else no("TABLE-7")


def opened_again(table: Table, host: Person, source: str) -> e.Opened:
    """The first entry of the rematch: the same game and people, everybody one seat further, so that another begins."""
    holders = tuple(chair.holder for chair in (*table.chairs[1:], *table.chairs[:1]))
    return e.Opened(table.settings, host.id, called(host.name, MAX_NAME), holders, source)


def continued(
    record: Record, holders: Sequence[Holder], host: Person, seed: int, source: str = "", stand_in: str = "random"
) -> tuple[e.Opened, e.Started] | Refusal:
    """The first two entries of a table that goes on where a record ends (TABLE-6, TABLE-14, TABLE-27)."""
    settings = e.Settings(record.header.game, record.header.options, "link", None, stand_in)
    opening = open_table(settings, tuple(holders), host, source)
    if isinstance(opening, Refusal):
        return opening
    if len(holders) != record.header.seats:
        return no("TABLE-14", "seats", count=len(holders), least=record.header.seats, most=record.header.seats)
    try:
        play = continue_play(rules_for(settings.game, opening.settings.options), record, seed)
    except Unplayable:
        return no("TABLE-27")
    if not play.state.waits:
        return no("TABLE-6")
    return opening, e.Started(play.seed, play.rules.version, play.setup, play.rng, tuple(play.moves))
