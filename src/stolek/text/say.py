"""One function in, one sentence out: by key and arguments, or from an event, an action or a question.

A refusal by rule CART-4.11 has the key `no-CART-4-11`, with a suffix where one rule refuses for several reasons.
Events, actions and questions have the keys `event-<tag>`, `action-<tag>` and `ask-<tag>`, and their fields are the
arguments; what a question is about is told to beginners by `teach-<tag>`. An argument called `seat` or `…_seat` is a
player, `seats` or `…_seats` are several.
"""

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal

import msgspec

from stolek.text.catalog import catalog
from stolek.text.language import Language
from stolek.text.value import Argument, Listing
from stolek.text.voice import Voice, readings

Kind = Literal["event", "action", "ask", "effect", "teach"]

_NO_ARGUMENTS: Final[Mapping[str, object]] = MappingProxyType({})

_SEAT: Final = re.compile(r"(?:.*_)?seat(s?)")


def say(
    lang: Language,
    key: str,
    args: Mapping[str, object] = _NO_ARGUMENTS,
    package: str | None = None,
    players: Sequence[str] = (),
) -> str:
    """The message with this key, of a game's package or of the shared ones; an unknown key is a `MissingText`."""
    voice = Voice(catalog(lang, package), players)
    return voice.catalog.message(key, {name: _argument(voice, name, value) for name, value in args.items()})


def describe(
    lang: Language, item: msgspec.Struct, kind: Kind, package: str | None = None, players: Sequence[str] = ()
) -> str:
    """What happened, what one may do, or what is asked."""
    voice = Voice(catalog(lang, package), players)
    arguments = {name: read(voice, getattr(item, name)) for name, read in readings(type(item))}
    return voice.catalog.message(key_of(kind, type(item)), arguments)


def key_of(kind: Kind, value: type[msgspec.Struct]) -> str:
    """The key of the message for a kind of value."""
    return f"{kind}-{value.__struct_config__.tag}"


def _argument(voice: Voice, name: str, value: object) -> Argument:
    seat = _SEAT.fullmatch(name)
    if seat is None:
        return voice.value(value)
    if seat[1] and isinstance(value, list | tuple):
        return Listing(value, voice.player, voice.join)
    return voice.player(value)
