"""Drawing an explore card: everybody at once, each on their own map (CART-3.2, CART-3.10, sections 4.1 to 4.3).

Placements are prebuilt answers, one set for each shape of each card, filtered by a table of what is filled.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from stolek.games.cartographers.actions import Paint, Place, Single
from stolek.games.cartographers.cards import EXPLORE
from stolek.games.cartographers.events import (
    CoinGained,
    CoinLost,
    Drawn,
    DrewNothing,
    MountainClosed,
    Raided,
    SingleDrawn,
    SoloRaided,
)
from stolek.games.cartographers.frames import AskEverybody, ChooseTerrain, DrawShape, RevealDrawings
from stolek.games.cartographers.grid import SPACES, cell_name, cells_of, mask_of
from stolek.games.cartographers.shape import SHAPES, PlacementTable, placements
from stolek.games.cartographers.sheet import COIN_TRACK, DRAWABLE, MAPS, SHAPE_COIN, TERRAIN_IDS, TERRAIN_INDEX, draw_on
from stolek.games.cartographers.state import CartographersState
from stolek.games.cartographers.values import Reason
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import collect, everybody, tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.cartographers.rules import Cartographers

rule: Chapter["Cartographers", CartographersState] = Chapter()

ANY_TERRAIN: Final[tuple[str, ...]] = tuple(TERRAIN_IDS[i] for i in DRAWABLE)
"""What fallback F2 may be filled with (CART-4.32)."""
SINGLES: Final = tuple(Single(cell) for cell in range(SPACES))
PAINTS: Final = {terrain: Paint(terrain) for terrain in ANY_TERRAIN}


@cache
def table(card: int) -> PlacementTable[Place]:
    """The placements of all shapes of a card; built when the card first comes up."""
    shapes = [SHAPES[entry.shape] for entry in EXPLORE[card].shapes]
    things = {
        Place(n, tuple(cells_of(spaces))): spaces for n, shape in enumerate(shapes) for spaces in placements(shape)
    }
    return PlacementTable(things)


def current(s: CartographersState) -> int:
    """The explore card on the table."""
    assert s.explore is not None
    return s.explore


@rule.step(AskEverybody)
def ask_everybody(g: "Cartographers", s: CartographersState, f: AskEverybody) -> None:
    """No seat's options depend on another's choice, so all are asked at once (CART-3.2, CART-7.4)."""
    everybody(s, [DrawShape(Seat(seat)) for seat in range(s.seats)])
    then(s, RevealDrawings())


@rule.offer(DrawShape, none="skip")
def places_to_draw(g: "Cartographers", s: CartographersState, f: DrawShape) -> Sequence[Action]:
    """Whatever fits, over ruins if demanded; otherwise one space anywhere; nothing on a full map (CART-3.2)."""
    return fitting(s, f.seat) or [SINGLES[cell] for cell in cells_of(s.sheets[f.seat].empty)]


def fitting(s: CartographersState, seat: Seat) -> Sequence[Place]:
    """The regular placements of the card on the seat's own map (CART-4.11, CART-4.31)."""
    empty = s.sheets[seat].empty
    if not s.ruins_pending:
        return table(current(s)).fitting(empty)
    ruins = MAPS[s.side].ruins & empty
    return table(current(s)).fitting_on(empty, ruins) if ruins else ()


def as_asked(s: CartographersState, f: DrawShape) -> DrawShape:
    """A seat that can only draw a single space is told why: with ruins it may be any terrain (CART-4.20, CART-4.32)."""
    return f if fitting(s, f.seat) else replace(f, instead="ruins" if s.ruins_pending else "shape")


@rule.do(DrawShape, Place)
def place(g: "Cartographers", s: CartographersState, f: DrawShape, a: Place) -> None:
    """Any terrain of the card goes with any of its shapes (CART-4.10)."""
    then(s, ChooseTerrain(f.seat, EXPLORE[current(s)].terrains))


@rule.do(DrawShape, Single)
def single(g: "Cartographers", s: CartographersState, f: DrawShape, a: Single) -> None:
    """A terrain of the card, or any at all if ruins were demanded in vain (CART-4.20, CART-4.32)."""
    then(s, ChooseTerrain(f.seat, ANY_TERRAIN if s.ruins_pending else EXPLORE[current(s)].terrains))


@rule.offer(ChooseTerrain, one="silent")
def terrains(g: "Cartographers", s: CartographersState, f: ChooseTerrain) -> Sequence[Action]:
    """One answer a terrain; automatic where there is only one (CART-3.10)."""
    return [PAINTS[terrain] for terrain in f.terrains]


@rule.do(ChooseTerrain, Paint)
def paint(g: "Cartographers", s: CartographersState, f: ChooseTerrain, a: Paint) -> None:
    """The answer waits until everybody has drawn (CART-7.4)."""


@rule.step(RevealDrawings)
def reveal_drawings(g: "Cartographers", s: CartographersState, f: RevealDrawings) -> None:
    """All drawings appear together, coins are paid, the ruins demand is over for everybody (CART-3.2)."""
    card = EXPLORE[current(s)]
    for seat, answers in enumerate(collect(s)):
        match answers:
            case (Place() as chosen, Paint() as painted):
                coin = card.shapes[chosen.shape].coin
                fill(s, Drawn(Seat(seat), Seat(seat), painted.terrain, chosen.cells), painted.terrain, coin)
            case (Single() as chosen, Paint() as painted):
                reason: Reason = "ruins" if s.ruins_pending else "shape"
                drawn = SingleDrawn(Seat(seat), Seat(seat), painted.terrain, (chosen.cell,), reason)
                fill(s, drawn, painted.terrain, 0)
            case _:
                tell(s, DrewNothing(Seat(seat)))
    s.ruins_pending = False
    s.explore = None


def fill(s: CartographersState, drawn: Drawn | SingleDrawn | Raided | SoloRaided, terrain: str, coin: int) -> None:
    """Fill spaces of the owner's sheet; coins go to the owner (CART-4.14, CART-4.44, CART-4.50 to CART-4.54)."""
    sheet, owner = s.sheets[drawn.owner], drawn.owner
    before = sheet.coins
    reasons = draw_on(sheet, mask_of(drawn.cells), TERRAIN_INDEX[terrain], coin)
    tell(s, drawn)
    for n, reason in enumerate(reasons, before + 1):
        if n > COIN_TRACK:
            tell(s, CoinLost(owner, mountain=reason != SHAPE_COIN))
        else:
            tell(s, CoinGained(owner, n) if reason == SHAPE_COIN else MountainClosed(owner, (reason,), n))


@rule.refuse(DrawShape, Place)
def why_not_there(g: "Cartographers", s: CartographersState, f: DrawShape, a: Place) -> Refusal:
    """Off the map, not this shape, on filled ground, or not on ruins (CART-4.10, CART-4.11, CART-4.31, CART-4.32)."""
    shapes = EXPLORE[current(s)].shapes
    if a.shape not in range(len(shapes)):
        return no("CART-4.10", "shape", shapes=len(shapes))
    wrong = why_not_on_the_map(a.cells) or why_not_this_shape(shapes[a.shape].shape, a.cells, "CART-4.13")
    return wrong or why_not_on_filled_ground(s, f.seat, a.cells) or why_not_beside_the_ruins(s, f.seat)


def why_not_on_the_map(cells: tuple[int, ...]) -> Refusal | None:
    """Spaces must be on the map (CART-4.11)."""
    if cells and all(cell in range(SPACES) for cell in cells):
        return None
    return no("CART-4.11", "off-map")


def why_not_this_shape(shape: str, cells: tuple[int, ...], law: str) -> Refusal | None:
    """The spaces must be the shape, turned or flipped, each named once and in reading order."""
    if list(cells) == sorted(set(cells)) and mask_of(cells) in placements(SHAPES[shape]):
        return None
    return no(law, "shape", shape=shape)


def why_not_on_filled_ground(s: CartographersState, owner: Seat, cells: tuple[int, ...]) -> Refusal | None:
    """Mountains, wasteland and drawn spaces block (CART-4.01, CART-4.11)."""
    blocked = mask_of(cells) & s.sheets[owner].filled
    return no("CART-4.11", "filled", cells=", ".join(map(cell_name, cells_of(blocked)))) if blocked else None


def why_not_beside_the_ruins(s: CartographersState, seat: Seat) -> Refusal:
    """It would fit, but ruins are demanded: they must be covered, or one space drawn instead (CART-4.31, CART-4.32)."""
    return no("CART-4.31") if fitting(s, seat) else no("CART-4.32")


@rule.refuse(DrawShape, Single)
def why_not_one_space(g: "Cartographers", s: CartographersState, f: DrawShape, a: Single) -> Refusal:
    """One space only if no shape can be drawn, and only an empty one (CART-4.20, CART-4.11)."""
    if fitting(s, f.seat):
        return no("CART-4.20")
    cells = (a.cell,)
    return why_not_on_the_map(cells) or why_not_on_filled_ground(s, f.seat, cells) or no("CART-4.20")


@rule.refuse(ChooseTerrain, Paint)
def why_not_this_terrain(g: "Cartographers", s: CartographersState, f: ChooseTerrain, a: Paint) -> Refusal:
    """Only what the card shows (CART-4.10)."""
    return no("CART-4.10", "terrain", terrain=str(a.terrain), terrains=f.terrains)
