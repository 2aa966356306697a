"""Wheel of Fortune: the board, the big pig, the six sectors and the crown spaces (CARC-6.40 to CARC-6.56)."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from stolek.games.carcassonne.actions import TakeBack, TakeCrown
from stolek.games.carcassonne.cell import Cell, cell_at, place_of, places_of
from stolek.games.carcassonne.components import BIG_FOLLOWER, FOLLOWER, KINDS, SCORING, STRENGTH
from stolek.games.carcassonne.events import (
    BoardLaid,
    CrownScored,
    CrownTaken,
    FamineScored,
    FortuneScored,
    InquisitionScored,
    StormScored,
    TaxesScored,
    WheelScored,
    WheelTurned,
)
from stolek.games.carcassonne.follower import return_one
from stolek.games.carcassonne.frames import (
    LayBoard,
    LayStartTile,
    PlaceFigure,
    PlaceTile,
    Plague,
    ScoreCrowns,
    TurnWheel,
)
from stolek.games.carcassonne.landscape import bordering_cities, lay_board, segment_of
from stolek.games.carcassonne.leaves import Root
from stolek.games.carcassonne.module import Module
from stolek.games.carcassonne.state import LEDGER, NOBODY, CarcassonneState, book
from stolek.games.carcassonne.tile import CITY, FIELD, MONASTERY, TILES_OF
from stolek.games.carcassonne.wheel_board import (
    BOARD,
    CROWN_SPACES,
    SECTORS,
    Count,
    GainPoints,
    GainPointsPer,
    Per,
    ReturnFollower,
    SectorId,
)
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal, Seat, no
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()

SECTOR_OF: Final = {space: sector for sector in SECTORS for space in sector.crown_spaces}
CROWN_LINE: Final = LEDGER.index("crown")
TAKE_CROWN: Final = tuple(TakeCrown(space) for space in CROWN_SPACES)


rule.instead(LayStartTile, LayBoard)
rule.before(PlaceTile, TurnWheel)


@rule.step(LayBoard)
def lay_wheel_board(g: "Carcassonne", s: CarcassonneState, f: LayBoard) -> None:
    """The big pig starts on Fortune (CARC-2.3)."""
    lay_board(s)
    s.pig = next(sector.index for sector in SECTORS if sector.id == BOARD.big_pig_start)
    tell(s, BoardLaid(BOARD.big_pig_start))


@rule.step(TurnWheel)
def turn_wheel(g: "Carcassonne", s: CarcassonneState, f: TurnWheel) -> None:
    """The big pig moves, the sector acts, its crowns score; then the part goes on (CARC-6.42)."""
    number = s.drawn & 3
    if not number:
        return
    s.pig = (s.pig + number) % len(SECTORS)
    sector = SECTORS[s.pig]
    tell(s, WheelTurned(number, sector.id))
    effect = sector.effect
    if isinstance(effect, GainPoints):
        book(s, s.active, LEDGER.index(sector.id), effect.amount)
        tell(s, FortuneScored((s.active,), effect.amount))
    elif isinstance(effect, GainPointsPer):
        for seat in range(s.seats):
            gain_points(s, Seat(seat), sector.id, effect)
    else:
        plague(s, effect)
    then(s, ScoreCrowns())


def gain_points(s: CarcassonneState, seat: Seat, sector: SectorId, effect: GainPointsPer) -> None:
    """Points for each thing of one's own that the sector names; a big follower is one figure (CARC-6.56)."""
    if effect.per == "own_follower_in_supply":
        cells = list[Cell]()
        figures = s.supply[seat * KINDS + FOLLOWER] + s.supply[seat * KINDS + BIG_FOLLOWER]
    else:
        cells = own_followers(s, seat, KIND[effect.per])
        figures = len(cells)
    if isinstance(effect.amount, int):
        points = figures * effect.amount
    else:
        roots = [s.features[s.figures[cell].node] for cell in cells]
        points = sum(COUNTS[count](s, root, seat) for root in roots for count in effect.amount)
    if points:
        book(s, seat, LEDGER.index(sector), points)
        tell(s, SCORED[effect.per]((seat,), points, figures=figures, places=places_of(cells)))


def own_followers(s: CarcassonneState, seat: Seat, kind: int | None = None) -> list[Cell]:
    """Where followers of the player stand, in all of the landscape or on one kind of feature."""
    return [
        cell
        for cell, standing in s.figures.items()
        if standing.seat == seat and STRENGTH[standing.kind] and kind in (None, segment_of(s, standing.node).kind)
    ]


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
SCORED: Final[dict[Per, type[WheelScored]]] = {
    "own_knight": TaxesScored,
    "own_farmer": FamineScored,
    "own_monk": InquisitionScored,
    "own_follower_in_supply": StormScored,
}


def plague(s: CarcassonneState, effect: ReturnFollower) -> None:
    """Everybody gives up followers, the active player first, then clockwise (CARC-6.53)."""
    then(s, *[Plague(Seat((s.active + i) % s.seats)) for i in range(s.seats) for _ in range(effect.amount)])


@rule.offer(Plague, none="skip")
def own_in_landscape(g: "Carcassonne", s: CarcassonneState, f: Plague) -> Sequence[Action]:
    """Any own follower in the landscape; crown spaces are exempt, and who has none is not asked (CARC-6.53)."""
    return [TakeBack(*place_of(cell)) for cell in own_followers(s, f.seat)]


@rule.do(Plague, TakeBack)
def take_back(g: "Carcassonne", s: CarcassonneState, f: Plague, a: TakeBack) -> None:
    """Nothing is scored, and a feature left empty may be claimed again (CARC-6.53)."""
    cell = cell_at(a.x, a.y)
    root = s.features[s.figures[cell].node]
    return_one(s, cell)
    for departure in g.departures:
        departure(s, root, f.seat)


@rule.refuse(Plague, TakeBack)
def why_not_back(g: "Carcassonne", s: CarcassonneState, f: Plague, a: TakeBack) -> Refusal:
    """No follower of one's own stands there."""
    return no("CARC-6.53", "nobody")


@rule.offer(PlaceFigure)
def free_crowns(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure) -> Sequence[Action]:
    """An ordinary follower on any empty crown space, instead of a figure on the tile (CARC-6.54)."""
    if not s.supply[f.seat * KINDS + FOLLOWER]:
        return ()
    return [action for action, holder in zip(TAKE_CROWN, s.crowns, strict=True) if holder == NOBODY]


@rule.do(PlaceFigure, TakeCrown)
def take_crown(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: TakeCrown) -> None:
    """One follower per space (CARC-6.54)."""
    s.supply[f.seat * KINDS + FOLLOWER] -= 1
    s.crowns[CROWN_SPACES.index(a.space)] = f.seat
    tell(s, CrownTaken(f.seat, SECTOR_OF[a.space].id, a.space))


@rule.refuse(PlaceFigure, TakeCrown)
def why_no_crown(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: TakeCrown) -> Refusal | None:
    """No such space, not an ordinary follower, taken, or no follower left."""
    if a.space not in CROWN_SPACES:
        return no("CARC-6.54", "space")
    if a.figure != TAKE_CROWN[0].figure:
        return no("CARC-6.54", "figure")
    holder = s.crowns[CROWN_SPACES.index(a.space)]
    if holder != NOBODY:
        return no("CARC-6.54", "taken", seat=holder)
    return no("CARC-4.10", "supply", figure=a.figure)


@rule.step(ScoreCrowns)
def score_crowns(g: "Carcassonne", s: CarcassonneState, f: ScoreCrowns) -> None:
    """Followers in the activated sector score and go home (CARC-6.55)."""
    sector = SECTORS[s.pig]
    taken = [space for space in sector.crown_spaces if s.crowns[CROWN_SPACES.index(space)] != NOBODY]
    points = crown_points(len(sector.crown_spaces), len(taken))
    for space in taken:
        i = CROWN_SPACES.index(space)
        seat, s.crowns[i] = s.crowns[i], NOBODY
        s.supply[seat * KINDS + FOLLOWER] += 1
        book(s, seat, CROWN_LINE, points)
        tell(s, CrownScored((seat,), points, sector=sector.id, space=space))


def crown_points(spaces: int, taken: int) -> int:
    """What each follower gets in a sector with so many spaces, so many of them taken (CARC-6.55)."""
    if spaces == 1:
        return SCORING.crown.one_crown_sector
    return SCORING.crown.two_crown_sector_alone if taken == 1 else SCORING.crown.two_crown_sector_both_each


WHEEL_TILES = Module(rule=Chapter(), needs={"wheel": True}, tiles=TILES_OF["wheel"])
WHEEL = Module(rule=rule, needs={"wheel": True, "wheel_mode": "expansion"}, numbered=True)
