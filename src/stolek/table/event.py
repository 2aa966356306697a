"""What happens at the table beside the game; logged under the same numbers as the events of the game."""

from typing import Annotated, Final

from stolek.kernel.values import Event, FieldCodec, Seat

Verbatim = Annotated[str, FieldCodec(str, str)]
"""What people wrote, shown as it is and never taken for the id of a thing."""


class TableOpened(Event, frozen=True, gc=False):
    """Somebody opened the table and is its host."""

    name: Verbatim


class TableSat(Event, frozen=True, gc=False):
    """A human has taken a seat."""

    seat: Seat
    name: Verbatim


class TableBotSat(Event, frozen=True, gc=False):
    """A bot has taken a seat."""

    seat: Seat
    level: str


class TableVacated(Event, frozen=True, gc=False):
    """A seat is open again."""

    seat: Seat
    name: Verbatim


class TableRenamed(Event, frozen=True, gc=False):
    """Somebody is called otherwise from now on."""

    seat: Seat
    before: Verbatim
    name: Verbatim


class TableArranged(Event, frozen=True, gc=False):
    """Options, seats, clock or visibility were changed before the game."""


class TableClosed(Event, frozen=True, gc=False):
    """The table was given up before a game began."""


class TableStarted(Event, frozen=True, gc=False):
    """The game begins."""


class TableContinued(Event, frozen=True, gc=False):
    """The game goes on from a position of an earlier one."""


class TableAnswered(Event, frozen=True, gc=False):
    """A seat has made its simultaneous choice; what it is stays secret until all are in."""

    seat: Seat


class TableTookBack(Event, frozen=True, gc=False):
    """A seat has taken its simultaneous choice back and thinks again."""

    seat: Seat


class TableUndone(Event, frozen=True, gc=False):
    """A seat has taken back its last move; lines of the game after number `to` no longer hold."""

    seat: Seat
    to: int


class TableUndoAsked(Event, frozen=True, gc=False):
    """A seat asks the others to go back to where the log ended with line `to`."""

    seat: Seat
    to: int


class TableUndoAgreed(Event, frozen=True, gc=False):
    """A seat agrees to go back."""

    seat: Seat


class TableUndoDeclined(Event, frozen=True, gc=False):
    """A seat does not agree to go back, or withdraws its own wish."""

    seat: Seat


class TableUndoCarried(Event, frozen=True, gc=False):
    """All humans agreed: the game is back where the log ended with line `to`."""

    seat: Seat
    to: int


class TableSaid(Event, frozen=True, gc=False):
    """Somebody says something; spectators have no seat."""

    name: Verbatim
    text: Verbatim
    seat: Seat | None = None


class TableMuted(Event, frozen=True, gc=False):
    """The host lets somebody say nothing more here."""

    name: Verbatim


class TableUnmuted(Event, frozen=True, gc=False):
    """The host lets somebody speak again."""

    name: Verbatim


class TableRemoved(Event, frozen=True, gc=False):
    """The host has sent somebody away."""

    name: Verbatim


class TableResigned(Event, frozen=True, gc=False):
    """A seat gives up; if the game goes on, a bot plays it to the end."""

    seat: Seat


class TableCovered(Event, frozen=True, gc=False):
    """A bot plays for an absent human."""

    seat: Seat
    level: str


class TableReturned(Event, frozen=True, gc=False):
    """The human is back and plays again."""

    seat: Seat


class TableFlagged(Event, frozen=True, gc=False):
    """The time of a seat is up; a bot stands in for it."""

    seat: Seat
    level: str


class TableTimeUp(Event, frozen=True, gc=False):
    """The time of a seat is up, and with it the game, because no person is left to play it."""

    seat: Seat


class TableBotReplaced(Event, frozen=True, gc=False):
    """A bot failed, and a simpler one plays instead."""

    seat: Seat
    failed: str
    level: str


class TableEnded(Event, frozen=True, gc=False):
    """The game is over; these seats have won."""

    seats: tuple[Seat, ...]


class TableRematch(Event, frozen=True, gc=False):
    """The same players meet again at another table."""

    table: Verbatim


TABLE_EVENTS: Final[tuple[type[Event], ...]] = (
    TableOpened,
    TableSat,
    TableBotSat,
    TableVacated,
    TableRenamed,
    TableArranged,
    TableClosed,
    TableStarted,
    TableContinued,
    TableAnswered,
    TableTookBack,
    TableUndone,
    TableUndoAsked,
    TableUndoAgreed,
    TableUndoDeclined,
    TableUndoCarried,
    TableSaid,
    TableMuted,
    TableUnmuted,
    TableRemoved,
    TableResigned,
    TableCovered,
    TableReturned,
    TableFlagged,
    TableTimeUp,
    TableBotReplaced,
    TableEnded,
    TableRematch,
)
