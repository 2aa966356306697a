"""The journal: one entry for each accepted command. Folded from the first to the last they are the table."""

import msgspec

from stolek.kernel.option import Value
from stolek.kernel.record import Move
from stolek.kernel.values import Seat, kebab
from stolek.table.chair import Holder
from stolek.table.clock import Clock
from stolek.table.command import Visibility
from stolek.table.play import Played


class Settings(msgspec.Struct, frozen=True):
    """What is agreed before the game, beside who sits where."""

    game: str
    options: dict[str, Value] = {}
    visibility: Visibility = "public"
    clock: Clock | None = None
    stand_in: str = "random"
    """The level of the bot that plays for humans who are absent, late or have resigned."""


class Entry(msgspec.Struct, frozen=True, tag=kebab, tag_field="type"):
    """Something that has happened and is never changed again."""


class Opened(Entry, frozen=True):
    """The table was opened by its host, with these seats."""

    settings: Settings
    host: str
    name: str
    holders: tuple[Holder, ...]
    source: str = ""
    """The game that this one continues or repeats, if any."""


class Seated(Entry, frozen=True):
    """A seat has a new holder, or none."""

    seat: Seat
    holder: Holder


class Renamed(Entry, frozen=True):
    """The human on a seat has another name."""

    seat: Seat
    name: str


class Arranged(Entry, frozen=True):
    """Settings and number of seats were changed."""

    settings: Settings
    seats: int


class Closed(Entry, frozen=True):
    """The table was given up before a game began."""


class Started(Entry, frozen=True):
    """The game began: its set-up and, where it continues an earlier one, the moves so far."""

    seed: int
    rules: int
    setup: Move
    rng: int
    moves: tuple[Played, ...] = ()


class Moved(Entry, frozen=True):
    """A move was made."""

    move: Played


class TookBack(Entry, frozen=True):
    """A seat's pending simultaneous answers, which are these moves, were taken back."""

    seat: Seat
    moves: tuple[int, ...]


class Undone(Entry, frozen=True):
    """The game went back to its first `to` moves; `agreed` if that needed everybody."""

    seat: Seat
    to: int
    agreed: bool = False
    rng: int | None = None
    """The generator from there on, where chance is not to repeat itself; left out, it goes back with the game."""


class UndoAsked(Entry, frozen=True):
    """A seat asked to go back to the first `to` moves."""

    seat: Seat
    to: int


class UndoAnswered(Entry, frozen=True):
    """A seat agreed, but not yet the last one, or declined."""

    seat: Seat
    agrees: bool


class Said(Entry, frozen=True):
    """Somebody spoke."""

    name: str
    text: str
    seat: Seat | None
    person: str = ""


class Muted(Entry, frozen=True):
    """The host lets somebody say nothing more."""

    person: str
    name: str


class Unmuted(Entry, frozen=True):
    """The host lets somebody speak again."""

    person: str
    name: str


class Removed(Entry, frozen=True):
    """The host has sent somebody away."""

    person: str
    name: str


class Resigned(Entry, frozen=True):
    """A seat gave up."""

    seat: Seat


class Covered(Entry, frozen=True):
    """The stand-in plays for a human: because the time was up, because the human wished it, or for an absent one."""

    seat: Seat
    flagged: bool = False
    wished: bool = False


class Returned(Entry, frozen=True):
    """The human plays again."""

    seat: Seat


class BotReplaced(Entry, frozen=True):
    """A failing bot was replaced."""

    seat: Seat
    level: str


class Rematched(Entry, frozen=True):
    """The players meet again at another table."""

    table: str


AnyEntry = (
    Opened
    | Seated
    | Renamed
    | Arranged
    | Closed
    | Started
    | Moved
    | TookBack
    | Undone
    | UndoAsked
    | UndoAnswered
    | Said
    | Muted
    | Unmuted
    | Removed
    | Resigned
    | Covered
    | Returned
    | BotReplaced
    | Rematched
)
