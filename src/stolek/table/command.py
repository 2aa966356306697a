"""What people, and the house on behalf of bots and clocks, may ask of a table."""

from typing import Annotated, Final, Literal

import msgspec

from stolek.kernel.option import Value
from stolek.kernel.values import Seat, kebab
from stolek.table.clock import Clock

Visibility = Literal["public", "link"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Speech = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Place = Annotated[Seat, msgspec.Meta(ge=0, le=99)]


class Person(msgspec.Struct, frozen=True):
    """Somebody who gives commands: an id that never changes, and a name to be shown."""

    id: str
    name: str


HOUSE: Final = Person("", "")
"""The house plays for bots, watches clocks and puts bots in for absent players."""


class Command(msgspec.Struct, frozen=True, tag=kebab, tag_field="type", forbid_unknown_fields=True):
    """One wish; the table answers with a change or a refusal."""


class Sit(Command, frozen=True):
    """Take an open seat, for oneself or, hot-seat, under another name."""

    seat: Place
    name: Name


class Accept(Command, frozen=True):
    """Take the seat that an invitation is for (the house has read the invitation)."""

    seat: Place
    name: Name
    sitting: int
    """How often people had sat down there when it was made."""


class Rename(Command, frozen=True):
    """Be called otherwise from now on."""

    seat: Place
    name: Name


class SeatBot(Command, frozen=True):
    """Put a bot on an open seat, or change its level (host)."""

    seat: Place
    level: Level


class Vacate(Command, frozen=True):
    """Leave one's seat before the game, or clear a seat as the host."""

    seat: Place


class Arrange(Command, frozen=True):
    """Change what is agreed before the game (host); what is left out stays as it is."""

    options: dict[str, Value] | None = None
    seats: Annotated[int, msgspec.Meta(ge=1, le=100)] | None = None
    visibility: Visibility | None = None
    clock: Clock | msgspec.UnsetType | None = msgspec.UNSET


class Close(Command, frozen=True):
    """Give the table up before a game begins (host, house)."""


class Start(Command, frozen=True):
    """Begin the game (host)."""


class Answer(Command, frozen=True):
    """Answer one's open question with an action in its text form."""

    seat: Place
    question: Annotated[str, msgspec.Meta(max_length=60)]
    action: Annotated[str, msgspec.Meta(max_length=2000)]


class Undo(Command, frozen=True):
    """Take back one's pending answers, or one's last move as long as it has revealed nothing."""

    seat: Place


class AskUndo(Command, frozen=True):
    """Ask all humans to go back: to before line `to` of the log, or to before one's own last move."""

    seat: Place
    to: Annotated[int, msgspec.Meta(ge=1)] | None = None


class AgreeUndo(Command, frozen=True):
    """Agree to go back."""

    seat: Place


class DeclineUndo(Command, frozen=True):
    """Do not agree to go back, or withdraw one's own wish."""

    seat: Place


class Say(Command, frozen=True):
    """Say something to the table."""

    text: Speech


class About(Command, frozen=True):
    """Something about a person: who holds this seat, or who said this line of the log."""

    seat: Place | None = None
    line: Annotated[int, msgspec.Meta(ge=1)] | None = None


class Mute(About, frozen=True):
    """Let somebody say nothing more at this table (host)."""


class Unmute(About, frozen=True):
    """Let somebody speak again (host)."""


class Remove(About, frozen=True):
    """Send somebody away from this table: a player before the game, a spectator at any time (host)."""


class Resign(Command, frozen=True):
    """Give up."""

    seat: Place


class Cover(Command, frozen=True):
    """Let a bot play for this seat until its human returns (the human himself, or the house)."""

    seat: Place


class Return(Command, frozen=True):
    """Take one's seat back from the bot that played for it."""

    seat: Place


class Flag(Command, frozen=True):
    """The time of this seat is up (house)."""

    seat: Place


class ReplaceBot(Command, frozen=True):
    """The bot of this seat failed; a simpler one plays instead (house)."""

    seat: Place
    level: Level


class Rematch(Command, frozen=True):
    """Meet again at the new table with this id (a player; the id comes from the house)."""

    table: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


ANY: Final = (
    Sit,
    Accept,
    Rename,
    SeatBot,
    Vacate,
    Arrange,
    Close,
    Start,
    Answer,
    Undo,
    AskUndo,
    AgreeUndo,
    DeclineUndo,
    Say,
    Mute,
    Unmute,
    Remove,
    Resign,
    Cover,
    Return,
    Flag,
    ReplaceBot,
    Rematch,
)
