"""What the base game and each module draw in the terminal: the picture asks all that are there for their share."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from stolek.games.carcassonne.tile import Segment, Tile
from stolek.kernel.picture import Span
from stolek.kernel.values import Action

if TYPE_CHECKING:
    from stolek.games.carcassonne.sheet import Sheet
    from stolek.games.carcassonne.view import PlayerView, PublicView

Say: TypeAlias = Callable[[str, Mapping[str, object]], str]
"""A message of the game with its arguments, in the language of the viewer."""
Row: TypeAlias = tuple[Span, ...]
Sketch: TypeAlias = Callable[["Sheet", "PublicView", Any], None]
"""Draw into the landscape what an answer of this type would put there or take away."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """A module's share of the picture."""

    pile: Callable[["PublicView", Say], str] | None = None
    """What to say of a pile of its own; nothing for an empty text."""
    player: Callable[["PlayerView", Say], str] | None = None
    """What to say of a player besides points and supply."""
    rows: Callable[["PublicView", Say], list[Row]] | None = None
    """Rows between the players and the landscape."""
    symbols: Callable[[Segment], str] | None = None
    """Characters for what is printed on a segment."""
    corners: Callable[[Tile], tuple[str, str]] | None = None
    """Characters for the lower left and the lower right corner of a tile, empty for none."""
    sketches: Mapping[type[Action], Sketch] = field(default_factory=dict)
    legend_figures: tuple[str, ...] = ()
    """Messages that explain letters of figures; their keys go on from `board-`."""
    legend_symbols: tuple[str, ...] = ()
    """The same for symbols on tiles."""
