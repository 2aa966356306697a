"""Printed values that somebody who owns the box has put in: laid over a game's data before the game is loaded.

    {"manuscripts.json": {"manuscripts": {"cleric_2": {"cost": 4}}}}

By data file. An object changes what it names, in a list its keys are the ids of what lies there; any other value takes
the place of the printed one. What comes out is read like the data itself.

A process plays a game with one set of corrections: they are given before it is loaded. They stand in the header of each
record and go into the hash of its end, so a record always says which values it was played with.
"""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

import msgspec

Corrections = Mapping[str, Any]

_IN_USE: Final[dict[str, Corrections]] = {}
"""By package."""


class WrongCorrection(ValueError):
    """Something in a file of corrections that fits nothing: `place` says where it stands."""

    def __init__(self, place: str, key: str, **args: object) -> None:
        super().__init__(f"{place}: {key} {args}")
        self.place = place
        self.key = key
        self.args_of_key = {"place": place, **args}


def use_corrections(given: Mapping[str, Corrections]) -> None:
    """Play with these from now on, by package; games that are loaded already stay as they are."""
    _IN_USE.update(given)


def corrections_in_use() -> dict[str, Corrections]:
    """All that were given, by package, for processes that are started from here."""
    return dict(_IN_USE)


def corrections_of(package: str) -> Corrections:
    """Those of one game; none if it is played as printed."""
    return _IN_USE.get(package, {})


def corrected(data: Any, change: Any, place: str) -> Any:
    """The data with a change laid over it; neither is altered."""
    if not isinstance(change, dict):
        return change
    if isinstance(data, list):
        return _corrected_list(data, change, place)
    if not isinstance(data, dict):
        raise WrongCorrection(place, "correction-value")
    merged = dict(data)
    for key, value in change.items():
        merged[key] = corrected(merged[key], value, f"{place}.{key}") if key in merged else value
    return merged


def _corrected_list(data: list[Any], change: dict[str, Any], place: str) -> list[Any]:
    """Things in a list are found by their ids."""
    where = {thing["id"]: i for i, thing in enumerate(data) if isinstance(thing, dict) and "id" in thing}
    merged = list(data)
    for id, value in change.items():
        if id not in where:
            raise WrongCorrection(place, "correction-id", id=id)
        if value is None:
            raise WrongCorrection(f"{place}.{id}", "correction-gone")
        merged[where[id]] = corrected(data[where[id]], value, f"{place}.{id}")
    return merged


def sealed(hash: str, corrections: Corrections) -> str:
    """The hash of a final position, of a game with these corrections; as it is where there are none."""
    if not corrections:
        return hash
    return blake2b(msgspec.json.encode([hash, corrections], order="sorted"), digest_size=16).hexdigest()
