"""What a module brings to the game: tiles, figures, a chapter of rules, scoring terms, a share of view and picture.

The base files ask the rules object for what the modules in play bring and never for a module (CARC-0.2). Each term is a
small function; several terms of one kind are asked in the order of the modules.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, TypeAlias

from stolek.games.carcassonne.actions import LayTile
from stolek.games.carcassonne.box import Copy
from stolek.games.carcassonne.cell import Cell
from stolek.games.carcassonne.components import FigureKind, Rate
from stolek.games.carcassonne.drawing import Drawing
from stolek.games.carcassonne.events import FeatureScored
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import Segment, TileNumber
from stolek.games.carcassonne.values import LedgerLine, Root
from stolek.kernel import module as kernel
from stolek.kernel.holding import Holding
from stolek.kernel.state import StateSlice
from stolek.kernel.values import Refusal, Seat

Begin: TypeAlias = Callable[[CarcassonneState], StateSlice]
"""What the module keeps in the state when the game begins."""


class OtherRate(NamedTuple):
    """Another rate for a road or city: the name of its reason, and the event that cites its rule."""

    term: str
    rate: Rate
    event: type[FeatureScored]


RateTerm: TypeAlias = Callable[[Sequence[Segment], bool], OtherRate | None]
"""Another rate for a road or city of these segments, complete or not."""
MonasteryTerm: TypeAlias = Callable[[CarcassonneState, Cell, bool], tuple[int, list[Cell]]]
"""More points for the monastery on this cell, complete or not, and the cells that bring them."""
TieBreak: TypeAlias = Callable[[CarcassonneState, tuple[Seat, ...], tuple[Cell, ...]], tuple[Seat, ...]]
"""Which of the tied players score, given the followers on the feature; none means that it does not decide."""
FieldTerm: TypeAlias = Callable[[CarcassonneState, Root, Seat], int]
"""Points for each completed city that this owner of a field gets instead; 0 for no change."""
Completion: TypeAlias = Callable[[CarcassonneState, Root], None]
"""What else happens when a road, city or monastery is completed."""
Departure: TypeAlias = Callable[[CarcassonneState, Cell], None]
"""What else happens when the figure on this cell is about to leave without scoring."""
Limit: TypeAlias = Callable[[CarcassonneState, TileNumber, list[LayTile]], list[LayTile]]
"""Which of the ways to lay a tile are allowed."""
Reason: TypeAlias = Callable[[CarcassonneState, TileNumber, LayTile], Refusal | None]
"""Why a limit does not allow a way that fits."""
Unseen: TypeAlias = Callable[[CarcassonneState], Sequence[Copy]]
"""The tiles in a pile of its own that nobody has seen."""
ViewPart: TypeAlias = Callable[[CarcassonneState], Mapping[str, object]]
"""Fields of the public view."""
PlayerPart: TypeAlias = Callable[[CarcassonneState, Seat], Mapping[str, object]]
"""Fields of a player in the view."""
FigurePart: TypeAlias = Callable[[CarcassonneState, Cell], Mapping[str, object]]
"""Fields of the figure on this cell in the view."""
Holdings: TypeAlias = Callable[[CarcassonneState, Seat], Sequence[Holding]]
"""What a player has of it or stands to get by it."""
Decisions: TypeAlias = Callable[[CarcassonneState, int], int]
"""How many decisions it adds at most to a new game with this many tiles."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Module(kernel.Module):
    """A part of the game with what only a game of tiles can get."""

    tiles: tuple[TileNumber, ...] = ()
    """What it adds to the main pile."""
    numbered: bool = False
    """Whether the numbers printed on tiles count."""
    figures: tuple[FigureKind, ...] = ()
    claims: tuple[int, ...] = ()
    """The kinds of features that followers may claim."""
    begin: Begin | None = None
    """For a module with a slice."""
    lines: tuple[LedgerLine, ...] = ()
    rates: tuple[RateTerm, ...] = ()
    monastery_terms: tuple[MonasteryTerm, ...] = ()
    tie_breaks: tuple[tuple[str, TieBreak], ...] = ()
    """With the names of their reasons."""
    field_terms: tuple[FieldTerm, ...] = ()
    completions: tuple[Completion, ...] = ()
    departures: tuple[Departure, ...] = ()
    limits: tuple[tuple[Limit, Reason], ...] = ()
    decisions: Decisions | None = None
    unseen: Unseen | None = None
    view: ViewPart | None = None
    player_view: PlayerPart | None = None
    figure_view: FigurePart | None = None
    holdings: Holdings | None = None
    drawing: Drawing | None = None


def is_there(package: str, name: str) -> bool:
    """Whether the package has a file or folder of this name."""
    spec = find_spec(f"{package}.{name}")
    return spec is not None and spec.origin is not None


def modules_in(package: str, *names: str) -> tuple[Module, ...]:
    """What the files or folders of these names call their `MODULES`, in this order; one that is not there has none."""
    found = [import_module(f"{package}.{name}") for name in names if is_there(package, name)]
    return tuple(module for file in found for module in file.MODULES)
