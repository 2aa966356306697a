"""Ambush: neighbours draw monsters on each other's maps (CART-3.3, CART-3.4, section 4.4)."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from stolek.games.cartographers.actions import Raid, Single
from stolek.games.cartographers.cards import AMBUSH, AmbushCard
from stolek.games.cartographers.drawing import (
    SINGLES,
    fill,
    why_not_on_filled_ground,
    why_not_on_the_map,
    why_not_this_shape,
)
from stolek.games.cartographers.events import AmbushIgnored, Raided, RaidMissed, SingleDrawn, SoloRaided
from stolek.games.cartographers.frames import AskRaiders, DrawMonsters, RevealRaids
from stolek.games.cartographers.grid import cells_of
from stolek.games.cartographers.shape import SHAPES, PlacementTable, placements
from stolek.games.cartographers.sheet import MONSTER, TERRAIN_IDS
from stolek.games.cartographers.solo import solo_place
from stolek.games.cartographers.state import CartographersState
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import collect, everybody, tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.cartographers.rules import Cartographers

rule: Chapter["Cartographers", CartographersState] = Chapter()

MONSTERS: Final = TERRAIN_IDS[MONSTER]


@cache
def table(shape: str) -> PlacementTable[Raid]:
    """The placements of an ambush shape; built when the card first comes up."""
    return PlacementTable({Raid(tuple(cells_of(spaces))): spaces for spaces in placements(SHAPES[shape])})


def current(s: CartographersState) -> AmbushCard:
    """The ambush card being carried out."""
    assert s.ambush is not None
    return AMBUSH[s.ambush]


@rule.step(AskRaiders)
def ask_raiders(g: "Cartographers", s: CartographersState, f: AskRaiders) -> None:
    """Every sheet goes to one neighbour by the arrow; alone, the card finds its own place (CART-3.4, CART-4.41)."""
    if s.seats == 1:
        raid_alone(s)
        end_raid(s)
        return
    step = current(s).draws_on
    everybody(s, [DrawMonsters(Seat(seat), Seat((seat + step) % s.seats)) for seat in range(s.seats)])
    then(s, RevealRaids())


@rule.offer(DrawMonsters, none="skip")
def places_to_raid(g: "Cartographers", s: CartographersState, f: DrawMonsters) -> Sequence[Action]:
    """Any place on the neighbour's sheet as it was; else one empty space; nothing on a full sheet (CART-4.42, 4.43)."""
    empty = s.sheets[f.owner].empty
    return table(current(s).shape).fitting(empty) or [SINGLES[cell] for cell in cells_of(empty)]


def as_asked(s: CartographersState, f: DrawMonsters) -> DrawMonsters:
    """A seat that can only draw one monster space is told why (CART-4.43)."""
    return f if table(current(s).shape).fitting(s.sheets[f.owner].empty) else replace(f, instead="ambush")


@rule.do(DrawMonsters, Raid)
def raid(g: "Cartographers", s: CartographersState, f: DrawMonsters, a: Raid) -> None:
    """The answer waits until everybody has drawn (CART-7.4)."""


@rule.do(DrawMonsters, Single)
def raid_one(g: "Cartographers", s: CartographersState, f: DrawMonsters, a: Single) -> None:
    """The answer waits until everybody has drawn (CART-7.4)."""


@rule.step(RevealRaids)
def reveal_raids(g: "Cartographers", s: CartographersState, f: RevealRaids) -> None:
    """Monsters appear on all sheets together; mountain coins go to the owners (CART-3.3, CART-4.44)."""
    step = current(s).draws_on
    for seat, answers in enumerate(collect(s)):
        owner = Seat((seat + step) % s.seats)
        match answers:
            case (Raid() as chosen,):
                fill(s, Raided(Seat(seat), owner, chosen.cells), MONSTERS, 0)
            case (Single() as chosen,):
                fill(s, SingleDrawn(Seat(seat), owner, MONSTERS, (chosen.cell,), "ambush"), MONSTERS, 0)
            case _:
                tell(s, RaidMissed(Seat(seat), owner))
    end_raid(s)


def raid_alone(s: CartographersState) -> None:
    """The solo search; a card that fits nowhere is ignored (CART-6.2 to CART-6.6)."""
    spaces = solo_place(current(s), s.sheets[0].filled)
    if spaces is None:
        tell(s, AmbushIgnored(Seat(0), current(s).id))
    else:
        fill(s, SoloRaided(Seat(0), current(s).id, tuple(cells_of(spaces))), MONSTERS, 0)


def end_raid(s: CartographersState) -> None:
    """The card leaves the game; a ruins demand goes on waiting (CART-4.33, CART-4.40)."""
    assert s.ambush is not None
    s.raided += (s.ambush,)
    s.ambush = None


@rule.refuse(DrawMonsters, Raid)
def why_not_there(g: "Cartographers", s: CartographersState, f: DrawMonsters, a: Raid) -> Refusal:
    """The shape of the card, on empty spaces of that sheet (CART-4.11, CART-4.42)."""
    wrong = why_not_on_the_map(a.cells) or why_not_this_shape(current(s).shape, a.cells, "CART-4.42")
    return wrong or why_not_on_filled_ground(s, f.owner, a.cells) or no("CART-4.43", "shape")


@rule.refuse(DrawMonsters, Single)
def why_not_one_space(g: "Cartographers", s: CartographersState, f: DrawMonsters, a: Single) -> Refusal:
    """One space only if the shape fits nowhere (CART-4.43)."""
    if table(current(s).shape).fitting(s.sheets[f.owner].empty):
        return no("CART-4.43")
    return why_not_on_the_map((a.cell,)) or why_not_on_filled_ground(s, f.owner, (a.cell,)) or no("CART-4.43")
