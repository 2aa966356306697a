"""Who may do what at a table: the checks that several commands share (TABLE-6 to TABLE-12, TABLE-18, TABLE-31)."""

from stolek.kernel.values import Refusal, Seat, no
from stolek.table.command import HOUSE, Person
from stolek.table.naming import looks_like_one
from stolek.table.table import Table


def must_gather(table: Table) -> Refusal | None:
    """Only before the game (TABLE-11, TABLE-26)."""
    if table.closed:
        return no("TABLE-26")
    return no("TABLE-11") if table.play is not None else None


def must_play(table: Table) -> Refusal | None:
    """Only while a game is under way (TABLE-6, TABLE-12)."""
    if table.play is None:
        return no("TABLE-12")
    return no("TABLE-6") if table.phase == "over" else None


def must_be_host(table: Table, who: Person) -> Refusal | None:
    """Only the host arranges the table (TABLE-10)."""
    return None if who.id and who.id == table.host else no("TABLE-10")


def must_hold(table: Table, seat: Seat, who: Person) -> Refusal | None:
    """Only the holder of a seat acts for it (TABLE-7)."""
    return None if who.id and table.chairs[seat].person == who.id else no("TABLE-7")


def must_decide(table: Table, seat: Seat, who: Person) -> Refusal | None:
    """Only the holder of a seat, and only while no bot plays for him (TABLE-7, TABLE-18)."""
    return must_hold(table, seat, who) or (no("TABLE-18") if table.chairs[seat].cover else None)


def must_be_asked(table: Table, seat: Seat, who: Person) -> Refusal | None:
    """Only the holder of a seat who is still in the game has a say in it (TABLE-7, TABLE-25)."""
    resigned = table.chairs[seat].finish == "resigned"
    return must_hold(table, seat, who) or (no("TABLE-25") if resigned else None)


def must_be_named(table: Table, name: str, who: Person) -> Refusal | None:
    """One needs a name, and none that is taken for that of another player (TABLE-21, TABLE-31)."""
    others = [shown for shown, chair in zip(table.players, table.chairs, strict=True) if chair.person != who.id]
    if not name:
        return no("TABLE-21")
    return no("TABLE-31", text=name) if looks_like_one(name, filter(None, others)) else None


def must_be_welcome(table: Table, who: Person) -> Refusal | None:
    """Whom the host has sent away has no business here (TABLE-36)."""
    return no("TABLE-36") if who.id in table.removed else None


def may_answer(table: Table, seat: Seat, who: Person) -> Refusal | None:
    """The house answers for bots, humans for themselves (TABLE-7, TABLE-18, TABLE-19)."""
    if who == HOUSE:
        return None if table.chairs[seat].bot else no("TABLE-19")
    return must_decide(table, seat, who)
