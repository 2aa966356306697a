"""What goes over the wire about the games themselves: what there is to play, what can be chosen, the rules."""

from typing import Any

import msgspec

from stolek.kernel.option import OptionKind, Value
from stolek.server.wire import Words


class OptionValue(msgspec.Struct, frozen=True):
    """One value of an option."""

    value: Value
    label: Words


class GameOption(msgspec.Struct, frozen=True):
    """One thing to choose before a game."""

    key: str
    kind: OptionKind
    rule: str
    default: Value
    values: tuple[OptionValue, ...]
    label: Words
    help: Words


class Players(msgspec.Struct, frozen=True):
    """For how many a game is."""

    least: int
    most: int


class Game(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    version: int
    title: Words
    summary: Words
    players: Players
    options: tuple[GameOption, ...]
    corrections: dict[str, Any]
    """Printed values that the operator has put in, by data file; empty where the data is as shipped."""


class Catalogue(msgspec.Struct, frozen=True):
    """All games, and the levels of the bots from weak to strong."""

    games: tuple[Game, ...]
    levels: tuple[str, ...]


class Paragraph(msgspec.Struct, frozen=True):
    """One rule."""

    id: str
    chapter: Words
    section: Words
    """In a long chapter what the paragraphs are about; empty elsewhere."""
    text: Words
    rulings: tuple[str, ...]
    """Ids of the rulings that it rests on; none if it is as printed."""


class Ruling(msgspec.Struct, frozen=True):
    """What a rulebook leaves open, how it is read here, how else it could be read."""

    id: str
    title: Words
    touches: tuple[str, ...]
    option: str
    """The option that chooses the other reading, if there is one."""
    open: Words
    reading: Words
    other: Words


class Rulebook(msgspec.Struct, frozen=True):
    """The rules of a game in their order, and the rulings that some of them rest on."""

    game: str
    paragraphs: tuple[Paragraph, ...]
    rulings: tuple[Ruling, ...]
