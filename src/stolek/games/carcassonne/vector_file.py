"""Files of vectors: scripted games with expected points, as they are written (`docs/games/carcassonne-data.md`)."""

from typing import Final, Literal

import msgspec

from stolek.games.carcassonne.box import TILE_NAMED
from stolek.games.carcassonne.components import FIGURES, FigureKind
from stolek.games.carcassonne.rules import Carcassonne
from stolek.games.carcassonne.tile import Goods
from stolek.games.carcassonne.wheel.components import SectorId
from stolek.kernel.data import DataItem
from stolek.kernel.option import OptionError, Value
from stolek.kernel.problem import SeatsError

BASE: Final = "base"
"""What vectors call the game without modules."""
KINDS: Final = (*FIGURES, "big_pig")


class VectorError(ValueError):
    """The document does not hold vectors; the message says where it is wrong."""


class Placed(DataItem, frozen=True):
    """A tile or the wheel board as laid in setup."""

    x: int
    y: int
    tile: str = ""
    board: Literal["", "wheel_board"] = ""
    rot: int = 0


class FigureMove(DataItem, frozen=True):
    kind: FigureKind
    on: Literal["road", "city", "monastery", "field", "crown", "wheel_sector"]
    segment: str = ""


class FlockMove(DataItem, frozen=True):
    choice: Literal["", "grow", "gather"] = ""
    draw: str = ""


class PlagueMove(DataItem, frozen=True):
    player: int
    x: int
    y: int


class VectorMove(DataItem, frozen=True):
    """One part of a turn."""

    player: int
    tile: str
    x: int
    y: int
    rot: int
    figure: FigureMove | None = None
    wheel: Literal[1, 2, 3] | None = None
    plague: tuple[PlagueMove, ...] = ()
    flock: FlockMove | None = None
    scores_before: list[int] | None = None
    placements: int | None = None


class RefusedMove(VectorMove, frozen=True, kw_only=True):
    """What the player due may not do, and by which rule."""

    rule: str


class NextPart(DataItem, frozen=True):
    player: int
    part: int


class Expected(DataItem, frozen=True):
    after_moves: list[int] | None = None
    after_final_scoring: list[int] | None = None
    goods: list[dict[Goods, int]] | None = None
    supply: list[dict[FigureKind, int]] | None = None
    next: NextPart | None = None
    big_pig: SectorId | None = None
    tokens_on_fields: int | None = None


class Vector(DataItem, frozen=True):
    id: str
    modules: tuple[str, ...]
    players: int
    start: tuple[Placed, ...]
    moves: tuple[VectorMove, ...]
    expect: Expected = Expected()
    refused: tuple[RefusedMove, ...] = ()
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    example: str | None = None
    about: str = ""
    origin: str = ""
    peer_asserts: str = ""


class VectorFile(DataItem, frozen=True):
    vectors: tuple[Vector, ...]


def read_vectors(document: object) -> tuple[Vector, ...]:
    """The vectors of a decoded file; `VectorError` if it is not one."""
    try:
        vectors = msgspec.convert(_without_remarks(document), VectorFile).vectors
    except msgspec.ValidationError as problem:
        raise VectorError(str(problem)) from problem
    for vector in vectors:
        _check(vector)
    return vectors


def _without_remarks(value: object) -> object:
    """`doc`, `note` and `..._note` are for people, in any file."""
    if isinstance(value, dict):
        kept = (key for key in value if key not in ("doc", "note") and not str(key).endswith("_note"))
        return {key: _without_remarks(value[key]) for key in kept}
    return [_without_remarks(item) for item in value] if isinstance(value, list) else value


def _check(vector: Vector) -> None:
    """What the types do not say: something to play, known tiles, players at the table, known options."""
    moves = (*vector.moves, *vector.refused)
    if not vector.moves:
        raise VectorError(f"{vector.id}: no moves")
    for move in moves:
        if move.tile not in TILE_NAMED:
            raise VectorError(f"{vector.id}: unknown tile {move.tile!r}")
        if move.figure and move.figure.kind not in KINDS:
            raise VectorError(f"{vector.id}: unknown figure {move.figure.kind!r}")
        if not 0 <= move.player < vector.players:
            raise VectorError(f"{vector.id}: no player {move.player} among {vector.players}")
    for kinds in vector.expect.supply or ():
        if unknown := [kind for kind in kinds if kind not in KINDS]:
            raise VectorError(f"{vector.id}: unknown figure {unknown[0]!r}")
    try:
        rules = rules_of(vector)
        rules.setup(vector.players, 0)
    except (OptionError, SeatsError) as problem:
        raise VectorError(f"{vector.id}: {problem}") from problem


def rules_of(vector: Vector) -> Carcassonne:
    """The rules that a vector is played by."""
    return Carcassonne({**{module: True for module in vector.modules if module != BASE}, **vector.options})
