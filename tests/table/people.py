"""People, tables and shorthand for the tests of this room."""

from stolek.kernel.codec import canonical_hash
from stolek.kernel.values import Refusal, Seat
from stolek.table.chair import Bot, Holder, Human, Open
from stolek.table.clock import Clock
from stolek.table.command import HOUSE, Answer, Command, Person, Start
from stolek.table.decide import Change, decide
from stolek.table.entry import Opened, Settings
from stolek.table.fold import opened
from stolek.table.gathering import open_table
from stolek.table.table import Table

ANNA, BOB, CYRIL, EVE = (Person(name.lower(), name) for name in ("Anna", "Bob", "Cyril", "Eve"))
PLAYERS = (ANNA, BOB, CYRIL)


def sitting(*people: Person) -> tuple[Holder, ...]:
    """One seat a person, in this order; the house is a bot."""
    return tuple(Bot("random") if person == HOUSE else Human(person.id, person.name) for person in people)


def gathered(*holders: Holder, clock: Clock | None = None, game: str = "harvest", coins: int = 1) -> Table:
    """A table of Anna's before the game."""
    settings = Settings(game, {"coins": coins} if game == "harvest" else {}, "public", clock)
    entry = open_table(settings, holders or (Open(), Open()), ANNA)
    assert isinstance(entry, Opened)
    return opened(entry, 0.0)


def playing(*people: Person, clock: Clock | None = None, seed: int = 1, coins: int = 1) -> Table:
    """A game that has just begun; Anna is the host."""
    return done(gathered(*sitting(*people), clock=clock, coins=coins), Start(), ANNA, seed=seed)


def done(table: Table, command: Command, who: Person, now: float = 1.0, seed: int = 1) -> Table:
    """The table after a command that must be accepted."""
    change = decide(table, command, who, now, seed)
    assert isinstance(change, Change), change
    return change.table


def refused(table: Table, command: Command, who: Person, now: float = 1.0) -> str:
    """The key of the refusal of a command that must be refused."""
    refusal = decide(table, command, who, now)
    assert isinstance(refusal, Refusal), refusal
    return refusal.key


def holder_of(table: Table, seat: Seat) -> Person:
    """Who answers for this seat."""
    return next((person for person in (*PLAYERS, EVE) if person.id == table.chairs[seat].person), HOUSE)


def choice(table: Table, seat: Seat, n: int = 0) -> Answer:
    """The n-th answer that this seat may give now."""
    question, options = table.question_id(seat), table.options(seat)
    assert question is not None
    return Answer(seat, question, table.rules.text.write(options[n % len(options)]))


def answered(table: Table, seat: int, n: int = 0, now: float = 1.0) -> Table:
    """The table after this seat has given its n-th answer."""
    who = HOUSE if table.chairs[seat].bot else holder_of(table, Seat(seat))
    return done(table, choice(table, Seat(seat), n), who, now)


def played_on(table: Table, turns: int, n: int = 0) -> Table:
    """The table after so many answers, always by the first seat that is waited for."""
    for _ in range(turns):
        if not table.waiting():
            break
        table = answered(table, table.waiting()[0], n)
    return table


def everything(table: Table) -> object:
    """All that a table is, to compare two of them."""
    play = table.play
    game = None if play is None else (canonical_hash(play.state), play.state.rng, play.moves, play.epoch)
    return (
        table.settings,
        table.host,
        table.chairs,
        table.phase,
        table.entries,
        [(line.number, line.at, line.event, line.moves) for line in table.log],
        table.cuts,
        table.proposal,
        table.timing,
        table.rematch,
        game,
    )
