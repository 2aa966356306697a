"""What the sectors of the wheel do where the big pig stops (CARC-6.48 to CARC-6.53, CARC-6.56)."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from stolek.games.carcassonne.cell import Cell, cell_at, place_of, places_of
from stolek.games.carcassonne.components import FIGURES
from stolek.games.carcassonne.follower import return_one
from stolek.games.carcassonne.landscape import bordering_cities, segment_of
from stolek.games.carcassonne.state import CarcassonneState, book, is_follower
from stolek.games.carcassonne.tile import CITY, FIELD, MONASTERY
from stolek.games.carcassonne.values import LedgerLine, Root
from stolek.games.carcassonne.wheel.actions import TakeBack
from stolek.games.carcassonne.wheel.components import (
    Count,
    Effect,
    GainPoints,
    GainPointsPer,
    Per,
    ReturnFigure,
    Sector,
)
from stolek.games.carcassonne.wheel.events import (
    FamineScored,
    FigureTakenBack,
    FortuneScored,
    InquisitionScored,
    PlagueSpared,
    StormScored,
    TaxesScored,
    WheelScored,
)
from stolek.games.carcassonne.wheel.frames import Plague
from stolek.kernel.chapter import Chapter
from stolek.kernel.data import DataItem
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()

E = TypeVar("E", bound=Effect)
Handler: TypeAlias = Callable[[CarcassonneState, Sector, E], None]
HANDLERS: Final[dict[type[DataItem], Handler[Any]]] = {}
LINES: Final = (
    LedgerLine("fortune", "CARC-6.48"),
    LedgerLine("taxes", "CARC-6.49"),
    LedgerLine("famine", "CARC-6.50"),
    LedgerLine("storm", "CARC-6.51"),
    LedgerLine("inquisition", "CARC-6.52"),
)
"""Sectors book under their ids."""


def handles(kind: type[E]) -> Callable[[Handler[E]], Handler[E]]:
    """This function carries out effects of this kind."""

    def register(handler: Handler[E]) -> Handler[E]:
        assert kind not in HANDLERS
        HANDLERS[kind] = handler
        return handler

    return register


def carry_out(s: CarcassonneState, sector: Sector) -> None:
    """The sector acts (CARC-6.42)."""
    HANDLERS[type(sector.effect)](s, sector, sector.effect)


# Points


@handles(GainPoints)
def gain_points(s: CarcassonneState, sector: Sector, effect: GainPoints) -> None:
    """The active player gets them (CARC-6.48)."""
    book(s, s.active, sector.id, effect.amount)
    tell(s, FortuneScored((s.active,), effect.amount))


@handles(GainPointsPer)
def gain_points_per(s: CarcassonneState, sector: Sector, effect: GainPointsPer) -> None:
    """Points for each thing of one's own that the sector names (CARC-6.49 to CARC-6.52)."""
    paid = False
    for seat in map(Seat, range(s.seats)):
        cells = figures_in_landscape(s, seat, effect.per)
        figures = len(cells) if effect.per in KIND else figures_in_supply(s, seat)
        points = points_for(s, seat, effect, cells, figures)
        if points:
            paid = True
            book(s, seat, sector.id, points)
            tell(s, SCORED[effect.per]((seat,), points, figures=figures, places=places_of(cells)))
    if not paid:
        tell(s, SCORED[effect.per]((), 0, figures=0, places=()))


def points_for(s: CarcassonneState, seat: Seat, effect: GainPointsPer, cells: list[Cell], figures: int) -> int:
    """A number for each figure, or for each figure in the landscape what there is to count around it."""
    if isinstance(effect.amount, int):
        return figures * effect.amount
    roots = [s.features[s.figures[cell].node] for cell in cells]
    return sum(COUNTS[count](s, root, seat) for root in roots for count in effect.amount)


def figures_in_landscape(s: CarcassonneState, seat: Seat, per: Per) -> list[Cell]:
    """Where the figures stand that a sector pays for; a big follower is one figure (CARC-6.56)."""
    return own_followers(s, seat, KIND[per]) if per in KIND else []


def figures_in_supply(s: CarcassonneState, seat: Seat) -> int:
    """How many figures the player has at hand that count, a big follower as one (CARC-6.51, CARC-6.56)."""
    return sum(count for kind, count in s.supply[seat].items() if not FIGURES[kind].apart)


def own_followers(s: CarcassonneState, seat: Seat, feature: int) -> list[Cell]:
    """Where followers of the player stand on one kind of feature."""
    own = [(cell, s.figures[cell]) for cell in own_figures(s, seat)]
    return [cell for cell, figure in own if is_follower(figure.kind) and segment_of(s, figure.node).kind == feature]


def own_figures(s: CarcassonneState, seat: Seat) -> list[Cell]:
    """Where figures of the player stand in the landscape."""
    return [cell for cell, standing in s.figures.items() if standing.seat == seat]


def pennants_in_city(s: CarcassonneState, root: Root, seat: Seat) -> int:
    """How many pennants the city has (CARC-6.49)."""
    return sum(segment_of(s, node).pennants for node in s.members[root])


def own_knights_in_city(s: CarcassonneState, root: Root, seat: Seat) -> int:
    """How many knights the player has in the city (CARC-6.49)."""
    return sum(s.figures[cell].seat == seat for cell in s.followers[root])


def cities_at_field(s: CarcassonneState, root: Root, seat: Seat) -> int:
    """How many completed cities lie in or beside the field (CARC-6.50)."""
    return len(bordering_cities(s, root))


Counting: TypeAlias = Callable[[CarcassonneState, Root, Seat], int]
COUNTS: Final[dict[Count, Counting]] = {
    "pennants_in_that_city": pennants_in_city,
    "own_knights_in_that_city": own_knights_in_city,
    "completed_cities_bordering_that_field": cities_at_field,
}
KIND: Final[dict[Per, int]] = {"own_knight": CITY, "own_farmer": FIELD, "own_monk": MONASTERY}
"""The features on which the figures stand that a sector pays for."""
SCORED: Final[dict[Per, type[WheelScored]]] = {
    "own_knight": TaxesScored,
    "own_farmer": FamineScored,
    "own_monk": InquisitionScored,
    "own_figure_in_supply": StormScored,
}


# The plague


@handles(ReturnFigure)
def plague(s: CarcassonneState, sector: Sector, effect: ReturnFigure) -> None:
    """Everybody gives up figures, the active player first, then clockwise (CARC-6.53)."""
    order = [Seat((s.active + i) % s.seats) for i in range(s.seats)]
    for seat in order:
        if not own_figures(s, seat):
            tell(s, PlagueSpared(seat))
    then(s, *[Plague(seat) for seat in order for _ in range(effect.amount)])


@rule.offer(Plague, none="skip")
def own_in_landscape(g: "Carcassonne", s: CarcassonneState, f: Plague) -> Sequence[Action]:
    """Any own figure in the landscape; crown spaces are exempt, and who has none is not asked (CARC-6.53)."""
    return [TakeBack(*place_of(cell)) for cell in own_figures(s, f.seat)]


@rule.do(Plague, TakeBack)
def take_back(g: "Carcassonne", s: CarcassonneState, f: Plague, a: TakeBack) -> None:
    """Nothing is scored, and a feature left empty may be claimed again; companions stay (CARC-6.53, CARC-6.24)."""
    cell = cell_at(a.x, a.y)
    for departure in g.departures:
        departure(s, cell)
    return_one(s, cell, FigureTakenBack)


@rule.refuse(Plague, TakeBack)
def why_not_back(g: "Carcassonne", s: CarcassonneState, f: Plague, a: TakeBack) -> Refusal:
    """No figure of one's own stands there."""
    return no("CARC-6.53", "nobody")
