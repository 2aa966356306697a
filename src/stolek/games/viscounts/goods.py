"""Resources and silver (VISC-1.1, VISC-1.3)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import TakeResource
from stolek.games.viscounts.components import GOODS, RESOURCES
from stolek.games.viscounts.effects import Gain, handles
from stolek.games.viscounts.events import GoodsGained
from stolek.games.viscounts.frames import ChooseResource
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

TAKE_RESOURCE: Final = tuple(TakeResource(GOODS[good]) for good in RESOURCES)


def add_goods(s: ViscountsState, seat: Seat, good: int, amount: int) -> None:
    """Goods are unlimited (VISC-1.1)."""
    s.players[seat].goods[good] += amount
    tell(s, GoodsGained(seat, GOODS[good], amount))


@handles(Gain)
def gain(g: "Viscounts", s: ViscountsState, seat: Seat, effect: Gain) -> None:
    """Printed goods at once; "any" is ink, gold or stone, unit by unit (VISC-1.3)."""
    if effect.resource == "any":
        then(s, ChooseResource(seat, effect.amount))
    else:
        add_goods(s, seat, GOODS.index(effect.resource), effect.amount)


@rule.offer(ChooseResource, one="silent")
def resources(g: "Viscounts", s: ViscountsState, f: ChooseResource) -> Sequence[Action]:
    """Units are interchangeable, so a later unit is never an earlier resource (VISC-1.3)."""
    return TAKE_RESOURCE[f.first :]


@rule.do(ChooseResource, TakeResource)
def take_resource(g: "Viscounts", s: ViscountsState, f: ChooseResource, a: TakeResource) -> None:
    good = GOODS.index(a.resource)
    add_goods(s, f.seat, good, 1)
    if f.amount > 1:
        then(s, ChooseResource(f.seat, f.amount - 1, good))


@rule.refuse(ChooseResource, TakeResource)
def why_not_resource(g: "Viscounts", s: ViscountsState, f: ChooseResource, a: TakeResource) -> Refusal:
    """Silver is no resource (VISC-1.3)."""
    if a.resource == "silver":
        return no("VISC-1.3", "silver")
    return no("VISC-1.3", "order", resource=GOODS[f.first])
