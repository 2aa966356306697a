"""What goes over the wire before an answer is given: may it be, and what would it change?"""

from typing import Annotated, Any, Final

import msgspec

from stolek.server.wire import Input, RawTagged, Refusal, Words
from stolek.table.command import Place

MAX_CHAIN: Final = 4
"""How many answers in a row are looked at together."""
MAX_CHAINS: Final = 64


class ActionIn(Input, frozen=True):
    """An answer that one would like to give."""

    seat: Place
    action: Annotated[str, msgspec.Meta(max_length=2000)]


class Judgement(msgspec.Struct, frozen=True):
    """Why an answer is not possible, or, if it is, whether it would reveal something and so could not be taken back."""

    refusal: Refusal | None
    reveals: bool | None


Chain = Annotated[
    tuple[Annotated[str, msgspec.Meta(max_length=2000)], ...], msgspec.Meta(min_length=1, max_length=MAX_CHAIN)
]
"""Answers that would be given one after another."""


class ConsequencesIn(Input, frozen=True):
    """Which answers of an open question one would like to look at; null: all that are offered."""

    seat: Place
    question: Annotated[str, msgspec.Meta(max_length=60)]
    answers: Annotated[tuple[Chain, ...], msgspec.Meta(max_length=MAX_CHAINS)] | None = None


class Change(msgspec.Struct, frozen=True):
    """One thing that a seat has or stands to get, before and after; `fresh` are the places that it then newly comes
    from, in the game's own names."""

    key: str
    args: dict[str, Any]
    label: Words
    points: bool
    before: int
    after: int
    fresh: tuple[str, ...]


class Foretold(msgspec.Struct, frozen=True):
    """Something that would happen."""

    type: str
    event: RawTagged
    text: Words


class Consequence(msgspec.Struct, frozen=True):
    """What answers would do; if `unforeseeable`, chance or something hidden decides the rest."""

    answers: tuple[str, ...]
    changes: tuple[Change, ...]
    events: tuple[Foretold, ...]
    unforeseeable: bool


class Consequences(msgspec.Struct, frozen=True):
    """What was found in the time; `complete` if that was everything."""

    question: str
    consequences: tuple[Consequence, ...]
    complete: bool
