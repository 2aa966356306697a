"""Components as data: JSON files in a game's `data` folder, decoded once at import into typed values.

A type names every key that its file may hold: a key that is not named, or a value outside its list, does not import.
Each key drives code, text or picture; where the facts come from stands in `docs/games`.
"""

from importlib.resources import files
from typing import TypeVar

import msgspec

D = TypeVar("D")


class DataItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One object of a data file."""


class Names(DataItem, frozen=True):
    """A name or a text in both languages."""

    en: str
    cs: str


def read_data(package: str, file: str, kind: type[D]) -> D:
    """One file of a game's `data` folder, decoded as this type."""
    return msgspec.json.decode(files(package).joinpath("data", file).read_bytes(), type=kind)
