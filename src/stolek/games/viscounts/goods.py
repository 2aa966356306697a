"""Resources and silver (VISC-1.1, VISC-1.3)."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import TakeResource, TakeResources
from stolek.games.viscounts.components import GOODS, RESOURCES
from stolek.games.viscounts.effects import Gain, handles
from stolek.games.viscounts.events import GoodsGained
from stolek.games.viscounts.frames import ChooseResource, Resolve
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

TAKE_RESOURCE: Final = tuple(TakeResource(GOODS[good]) for good in RESOURCES)


def add_goods(s: ViscountsState, seat: Seat, good: int, amount: int, source: str | None) -> None:
    """Goods are unlimited (VISC-1.1)."""
    s.players[seat].goods[good] += amount
    tell(s, GoodsGained(seat, GOODS[good], amount, source))


@handles(Gain)
def gain(g: "Viscounts", s: ViscountsState, f: Resolve, effect: Gain) -> None:
    """Printed goods at once; "any" is ink, gold or stone for each unit (VISC-1.3)."""
    if effect.resource == "any":
        then(s, ChooseResource(f.seat, effect.amount, f.source))
    elif effect.amount:
        add_goods(s, f.seat, GOODS.index(effect.resource), effect.amount, f.source)


@cache
def mixtures(amount: int) -> tuple[Action, ...]:
    """All ways to take so many units, each as one answer."""
    if amount == 1:
        return TAKE_RESOURCE
    picks = combinations_with_replacement(RESOURCES, amount)
    return tuple(TakeResources(*(pick.count(good) for good in RESOURCES)) for pick in picks)


@rule.offer(ChooseResource)
def resources(g: "Viscounts", s: ViscountsState, f: ChooseResource) -> Sequence[Action]:
    """Ink, gold or stone; several units are picked at once (VISC-1.3)."""
    return mixtures(f.amount)


@rule.do(ChooseResource, TakeResource)
def take_resource(g: "Viscounts", s: ViscountsState, f: ChooseResource, a: TakeResource) -> None:
    add_goods(s, f.seat, GOODS.index(a.resource), 1, f.source)


@rule.do(ChooseResource, TakeResources)
def take_resources(g: "Viscounts", s: ViscountsState, f: ChooseResource, a: TakeResources) -> None:
    for good, amount in zip(RESOURCES, (a.ink, a.gold, a.stone), strict=True):
        if amount:
            add_goods(s, f.seat, good, amount, f.source)


@rule.refuse(ChooseResource, TakeResource)
def why_not_resource(g: "Viscounts", s: ViscountsState, f: ChooseResource, a: TakeResource) -> Refusal:
    """Silver is no resource, and several units are one answer (VISC-1.3)."""
    return no("VISC-1.3", "silver") if f.amount == 1 else no("VISC-1.3", "amount", amount=f.amount)


@rule.refuse(ChooseResource, TakeResources)
def why_not_resources(g: "Viscounts", s: ViscountsState, f: ChooseResource, a: TakeResources) -> Refusal:
    return no("VISC-1.3", "amount", amount=f.amount)
