"""What effects do to the virtual opponent: resources, conversions, flips (VISC-6.11 to VISC-6.14, VISC-6.17).

What it does instead of an effect that it has no use for is read from its reference card.
"""

from typing import TYPE_CHECKING

from stolek.games.viscounts.components import GENERIC, GOODS
from stolek.games.viscounts.debts import approve_deed, pay_debt
from stolek.games.viscounts.dismissal import adjacent_townsfolk, remove_townsfolk
from stolek.games.viscounts.effects import (
    AiDismiss,
    CastleMove,
    ChooseOne,
    Counted,
    CriminalsCorrupt,
    Destroy,
    Discard,
    Effect,
    Flip,
    FreeHire,
    Gain,
    Rearrange,
    opponent_handles,
)
from stolek.games.viscounts.events import EffectConverted, OpponentDismissed
from stolek.games.viscounts.frames import Resolve
from stolek.games.viscounts.goods import add_goods
from stolek.games.viscounts.opponent.boards import (
    FLIP_ON_TIE,
    INSTEAD_OF,
    ON_FLIP,
    SILVER_PER_CONVERSION,
)
from stolek.games.viscounts.player import Player, board_of, criminals, working_slots
from stolek.games.viscounts.sources import CRIMINALS
from stolek.games.viscounts.state import ViscountsState
from stolek.games.viscounts.virtue import gain_corruption
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts


# Resources


def has_one_kind_of_resource(player: Player) -> bool:
    """The opponent with the cards board makes no difference between ink, gold and stone (VISC-6.11)."""
    return board_of(player).resource_priority is None


def kept_as(player: Player, good: int) -> int:
    """The good as which it keeps a resource, and with which it pays where that is asked for (VISC-6.11, VISC-6.16)."""
    return GENERIC if has_one_kind_of_resource(player) else good


def wanted_resource(player: Player) -> int:
    """The first resource of its list that it holds fewer of than the limit (VISC-6.11)."""
    priority = board_of(player).resource_priority
    if priority is None:
        return GENERIC
    for name, limit in priority:
        good = GOODS.index(name)
        if limit is None or player.goods[good] < limit:
            return good
    return GOODS.index(priority[-1][0])


@opponent_handles(Gain)
def gain(g: "Viscounts", s: ViscountsState, f: Resolve, effect: Gain) -> None:
    """Every 2 silver of one gain are a resource; "any" goes by its list, unit by unit (VISC-6.11, VISC-6.12)."""
    player = s.players[f.seat]
    if effect.resource == "silver":
        tell(s, EffectConverted(f.seat, effect.slug, f.source))
        then(s, *[Resolve(f.seat, INSTEAD_OF["silver"], f.source)] * (effect.amount // SILVER_PER_CONVERSION))
    elif effect.resource == "any":
        for _ in range(effect.amount):
            add_goods(s, f.seat, wanted_resource(player), 1, f.source)
    else:
        add_goods(s, f.seat, kept_as(player, GOODS.index(effect.resource)), effect.amount, f.source)


# Conversions


def converts(kind: type[Effect]) -> None:
    """Instead of every unit of this effect the opponent does what its reference card says (VISC-6.12)."""
    instead = INSTEAD_OF[str(kind.__struct_config__.tag)]

    @opponent_handles(kind)
    def do_instead(g: "Viscounts", s: ViscountsState, f: Resolve, effect: Effect) -> None:
        units = effect.amount if isinstance(effect, Counted) else 1
        tell(s, EffectConverted(f.seat, effect.slug, f.source))
        then(s, *[Resolve(f.seat, instead, f.source)] * units)


converts(Rearrange)
converts(CastleMove)
converts(Discard)
converts(Destroy)
converts(FreeHire)


@opponent_handles(ChooseOne)
def take_first_option(g: "Viscounts", s: ViscountsState, f: Resolve, effect: ChooseOne) -> None:
    """Of two rewards always the first (VISC-6.17)."""
    then(s, Resolve(f.seat, effect.options[0], f.source))


# Flips


@opponent_handles(Flip)
def flip(g: "Viscounts", s: ViscountsState, f: Resolve, effect: Flip) -> None:
    """One by one; a flip that is not possible is 1 virtue and triggers nothing (VISC-6.12, VISC-6.13, VISC-6.18)."""
    player = s.players[f.seat]
    kind = kind_to_flip(player) if effect.what == "either" else effect.what
    if kind == "debt" and player.unpaid:
        pay_debt(s, f.seat, f.source)
        then(s, *[Resolve(f.seat, slot.effects, slot.slot) for slot in working_slots(player, ON_FLIP)])
    elif kind == "deed" and player.acquired:
        approve_deed(s, f.seat, f.source)
        then(s, *[Resolve(f.seat, slot.effects, slot.slot) for slot in working_slots(player, ON_FLIP)])
    else:
        tell(s, EffectConverted(f.seat, Flip(effect.what, 1).slug, f.source))
        then(s, Resolve(f.seat, INSTEAD_OF["flip"], f.source))
    if effect.amount > 1:
        then(s, Resolve(f.seat, (Flip(effect.what, effect.amount - 1),), f.source))


def kind_to_flip(player: Player) -> str:
    """The kind it has flipped fewer of; on a tie the debt; if there is only one kind, that (VISC-6.13)."""
    if not player.unpaid or not player.acquired:
        return "debt" if player.unpaid else "deed"
    if player.paid == player.approved:
        return FLIP_ON_TIE
    return "debt" if player.paid < player.approved else "deed"


# Only for the opponent


@opponent_handles(CriminalsCorrupt)
def criminals_corrupt(g: "Viscounts", s: ViscountsState, f: Resolve, effect: CriminalsCorrupt) -> None:
    """1 corruption for every criminal icon of the schemes on its slots (VISC-6.30)."""
    count = criminals(s.players[f.seat])
    if count:
        gain_corruption(s, f.seat, count, CRIMINALS)


@opponent_handles(AiDismiss)
def dismiss(g: "Viscounts", s: ViscountsState, f: Resolve, effect: AiDismiss) -> None:
    """The townsfolk of its segment leaves, a printed one stays; no silver, no icons, only the effect (VISC-6.14)."""
    townsfolk = adjacent_townsfolk(s, f.seat)
    tell(s, OpponentDismissed(f.seat, townsfolk.id, f.source))
    remove_townsfolk(s, f.seat)
    then(s, Resolve(f.seat, townsfolk.effects, townsfolk.id))
