"""From the values of rules to words: ids become names, seats become players, lists become "A, B and C".

Rules speak in ids and numbers. A voice speaks one catalog to one circle of players. What a field of a value means is
read from its annotation once per type: a `Seat` is a player, a field with a `FieldCodec` shows in that form, and
both may stand in lists or be missing.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Final, Union, get_args, get_origin

import msgspec
from fluent.runtime.types import FluentType

from stolek.kernel.values import FieldCodec, Seat
from stolek.text.catalog import Catalog
from stolek.text.value import Argument, Listing, Named, Unspeakable

AMOUNT: Final = "amount-"
VIRTUAL: Final = "text-virtual"
"""What a game calls its virtual opponent, where it has one."""

_BOT: Final = re.compile(r"([a-z]+)( \d+)?")
"""How a bot is called at a table: the id of its level, and a number if there are several."""


class Voice:
    """Turns values into what the messages of one catalog can show to one circle of players."""

    def __init__(self, catalog: Catalog, players: Sequence[str]) -> None:
        self.catalog = catalog
        self.players = players

    def value(self, value: object) -> Argument:
        """Any value that rules put into events, questions and refusals."""
        if isinstance(value, Enum):
            value = value.value
        if isinstance(value, str):
            name = self.catalog.name(value)
            return value if name is None else Named(value, name)
        if value is None:
            return Named("none", self.catalog.message("text-none", {}))
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float | FluentType):
            return value
        if isinstance(value, list | tuple):
            return Listing(value, self.value, self.join)
        if isinstance(value, Mapping):
            return Listing([pair for pair in value.items() if pair[1]], self.amount, self.join)
        return Unspeakable(value)

    def player(self, seat: object) -> Argument:
        """The player's name, or "player 2" for a seat without one; behind the named ones sits a virtual opponent."""
        if not isinstance(seat, int):
            return self.value(seat)
        if self.players and seat >= len(self.players) and self.catalog.has(VIRTUAL):
            return Named(str(seat), self.catalog.message(VIRTUAL, {}))
        name = self.players[seat] if 0 <= seat < len(self.players) else ""
        return Named(str(seat), self._called(seat, name) or self.catalog.message("text-player", {"number": seat + 1}))

    def _called(self, seat: int, name: str) -> str:
        """Bots stand at a table by the id of their level, perhaps with a number; in a sentence they have a name.

        Equal ones, as records of bots have them, are told apart.
        """
        bot = _BOT.fullmatch(name)
        key = "" if bot is None else f"text-bot-{bot[1]}"
        if bot is None or not self.catalog.has(key):
            return name
        before = self.players[:seat].count(name)
        return self.catalog.message(key, {}) + (bot[2] or (f" {before + 1}" if before else ""))

    def amount(self, pair: object) -> Argument:
        """So many of a thing: by the game's `amount-<id>`, which can decline the noun, or "2× thing"."""
        assert isinstance(pair, tuple)
        thing, count = pair
        key = f"{AMOUNT}{thing}"
        if self.catalog.has(key):
            return self.catalog.message(key, {"count": count})
        return self.catalog.message("text-amount", {"count": count, "thing": self.value(thing)})

    def join(self, words: Sequence[str]) -> str:
        """Joined as in "A, B and C"; no words at all are "nothing"."""
        if len(words) > 1:
            return self.catalog.message("text-and", {"items": ", ".join(words[:-1]), "last": words[-1]})
        return words[0] if words else self.catalog.message("text-nothing", {})


Reading = Callable[[Voice, object], Argument]


@cache
def readings(value: type[msgspec.Struct]) -> tuple[tuple[str, Reading], ...]:
    """The fields of a value, each with the way to read it."""
    return tuple((field.name, _reading(field.type)) for field in msgspec.structs.fields(value))


def _reading(annotation: object) -> Reading:
    if annotation is Seat:
        return Voice.player
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        form = next((part for part in parts[1:] if isinstance(part, FieldCodec)), None)
        return _reading(parts[0]) if form is None else _formed(form)
    if origin in (Union, UnionType):
        known = [part for part in parts if part is not type(None)]
        return _if_known(_reading(known[0])) if len(known) == 1 else Voice.value
    if origin is list or (origin is tuple and parts[1:] == (...,)):
        return _listed(_reading(parts[0]))
    return Voice.value


def _formed(form: FieldCodec) -> Reading:
    return lambda voice, value: form.write(value)


def _if_known(reading: Reading) -> Reading:
    return lambda voice, value: voice.value(None) if value is None else reading(voice, value)


def _listed(reading: Reading) -> Reading:
    def read(voice: Voice, value: object) -> Argument:
        if not isinstance(value, list | tuple):
            return voice.value(value)
        return Listing(value, lambda item: reading(voice, item), voice.join)

    return read
