"""What a module adds to the game: tiles, figures, a chapter of rules, scoring terms (CARC-0.2).

The base files ask the rules object for its terms and never for a module. Each term is a small function; several terms
of one kind are asked in the order of the modules.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from stolek.games.carcassonne.actions import LayTile
from stolek.games.carcassonne.cell import Cell
from stolek.games.carcassonne.components import Rate
from stolek.games.carcassonne.leaves import Root
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import Segment, TileNumber
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Refusal, Seat
from stolek.kernel.option import Value

Prepare: TypeAlias = Callable[[CarcassonneState], None]
"""Put more components on the table in setup."""
RateTerm: TypeAlias = Callable[[Sequence[Segment], bool], tuple[str, Rate] | None]
"""Another rate for a road or city of these segments, complete or not, and the name of its reason."""
MonasteryTerm: TypeAlias = Callable[[CarcassonneState, Cell, bool], tuple[int, list[Cell]]]
"""More points for the monastery on this cell, complete or not, and the cells that bring them."""
TieBreak: TypeAlias = Callable[[CarcassonneState, tuple[Seat, ...], tuple[Cell, ...]], tuple[Seat, ...]]
"""Which of the tied players score, given the followers on the feature; none means that it does not decide."""
FieldTerm: TypeAlias = Callable[[CarcassonneState, Root, Seat], int]
"""Points for each completed city that this owner of a field gets instead; 0 for no change."""
Completion: TypeAlias = Callable[[CarcassonneState, Root], None]
"""What else happens when a road, city or monastery is completed."""
Departure: TypeAlias = Callable[[CarcassonneState, Root, Seat], None]
"""What else happens when a follower leaves a feature without scoring."""
Limit: TypeAlias = Callable[[CarcassonneState, TileNumber, list[LayTile]], list[LayTile]]
"""Which of the ways to lay a tile are allowed."""
Reason: TypeAlias = Callable[[CarcassonneState, TileNumber, LayTile], Refusal | None]
"""Why a limit does not allow a way that fits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Module:
    """A part of the game that is in or out as a whole; in when all options in `needs` have these values."""

    rule: Chapter[Any, Any]
    needs: Mapping[str, Value] = field(default_factory=dict)
    tiles: tuple[TileNumber, ...] = ()
    numbered: bool = False
    """Whether the numbers printed on tiles count."""
    figures: tuple[int, ...] = ()
    claims: tuple[int, ...] = ()
    """The kinds of features that followers may claim."""
    prepares: tuple[Prepare, ...] = ()
    rates: tuple[RateTerm, ...] = ()
    monastery_terms: tuple[MonasteryTerm, ...] = ()
    tie_breaks: tuple[tuple[str, TieBreak], ...] = ()
    """With the names of their reasons."""
    field_terms: tuple[FieldTerm, ...] = ()
    completions: tuple[Completion, ...] = ()
    departures: tuple[Departure, ...] = ()
    limits: tuple[tuple[Limit, Reason], ...] = ()


def is_in(module: Module, chosen: Mapping[str, Value]) -> bool:
    """Whether the module takes part with these options."""
    return all(chosen[key] == value for key, value in module.needs.items())
