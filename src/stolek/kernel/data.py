"""Components as data: JSON files in a game's `data` folder, decoded once at import into typed values.

A type names every key that its file may hold: a key that is not named, or a value outside its list, does not import.
Each key drives code, text or picture; where the facts come from stands in `docs/games`.
"""

from importlib.resources import files
from typing import Any, Final, TypeVar

import msgspec

from stolek.kernel.corrections import Corrections, WrongCorrection, corrected, corrections_of

D = TypeVar("D")

_TYPES: Final[dict[str, dict[str, Any]]] = {}
"""By package and file: how it is read."""


class DataItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One object of a data file."""


class Names(DataItem, frozen=True):
    """A name or a text in both languages."""

    en: str
    cs: str


def read_data(package: str, file: str, kind: type[D]) -> D:
    """One file of a game's `data` folder, decoded as this type, with what the box says where somebody has put it in."""
    _TYPES.setdefault(package, {})[file] = kind
    return _read(package, file, kind, corrections_of(package).get(file))


def data_files(package: str) -> dict[str, Any]:
    """The data files of a game that is loaded, with where each lies."""
    return {file: files(package).joinpath("data", file) for file in sorted(_TYPES.get(package, {}))}


def check_corrections(package: str, corrections: Corrections) -> None:
    """Do these fit the data of a game that is loaded? If not, a `WrongCorrection` says where."""
    known = _TYPES.get(package, {})
    for file, change in corrections.items():
        if file not in known:
            raise WrongCorrection(file, "correction-file", known=", ".join(sorted(known)))
        _read(package, file, known[file], change)


def _read(package: str, file: str, kind: type[D], change: Any) -> D:
    printed = files(package).joinpath("data", file).read_bytes()
    if change is None:
        return msgspec.json.decode(printed, type=kind)
    data = msgspec.json.encode(corrected(msgspec.json.decode(printed), change, file))
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as problem:
        raise WrongCorrection(file, "correction-unfit", problem=str(problem)) from problem
