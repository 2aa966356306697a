"""Advantage cards: who holds which effect, and the one that brings a worker (PILL-4.70 to PILL-4.79).

No rule asks for a card by name: each step asks who holds the effect that it heeds. The tables list, per standing
effect, the cards that have it.
"""

from typing import TYPE_CHECKING, Final, TypeVar

from stolek.games.pillars import cards
from stolek.games.pillars.cards import NO_CARD, effects_of
from stolek.games.pillars.components import KIT
from stolek.games.pillars.effects import (
    CraftsmanLimit,
    FixedTax,
    FreeBuilderPlacement,
    GainWorker,
    IgnoreNegativeEvent,
    IncomeEachRound,
    PeekEvent,
    PrioryBonus,
    Standing,
    TaxExemption,
    handles,
)
from stolek.games.pillars.events import BlackWorkerJoined
from stolek.games.pillars.state import PillarsState, Player
from stolek.games.pillars.values import Cause
from stolek.kernel.state import tell
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

E = TypeVar("E", bound=Standing)

INCOME: Final = effects_of(cards.ADVANTAGES, IncomeEachRound)
PEEKING: Final = effects_of(cards.ADVANTAGES, PeekEvent)
ROOM: Final = effects_of(cards.ADVANTAGES, CraftsmanLimit)
FIXED_TAX: Final = effects_of(cards.ADVANTAGES, FixedTax)
PRIORY_BONUS: Final = effects_of(cards.ADVANTAGES, PrioryBonus)
FREE_PLACEMENT: Final = effects_of(cards.ADVANTAGES, FreeBuilderPlacement)
IGNORING: Final = effects_of(cards.ADVANTAGES, IgnoreNegativeEvent)
EXEMPTION: Final = effects_of(cards.ADVANTAGES, TaxExemption)


def held(player: Player, table: dict[int, E]) -> int:
    """The player's card that stands in the table, or `NO_CARD`."""
    for card in player.advantages:
        if card in table:
            return card
    return NO_CARD


def held_effect(player: Player, table: dict[int, E]) -> E | None:
    """The effect of the player's card that stands in the table, if there is one."""
    return table.get(held(player, table))


def give_up(s: PillarsState, player: Player, card: int) -> str:
    """A card used once leaves the game (PILL-4.8); says its id."""
    player.advantages.remove(card)
    s.gone_advantages.append(card)
    return cards.ADVANTAGE_IDS[card]


def room(player: Player) -> int:
    """How many craftsmen the player may employ (PILL-4.14, PILL-4.72)."""
    effect = held_effect(player, ROOM)
    return effect.value if effect else KIT.craftsman_limit


def priory_bonus(player: Player) -> int:
    """Extra points for each of the player's builders in the priory (PILL-4.47)."""
    effect = held_effect(player, PRIORY_BONUS)
    return effect.vp_per_builder if effect else 0


@handles(GainWorker)
def gain_worker(g: "Pillars", s: PillarsState, seat: Seat, effect: GainWorker, cause: Cause) -> None:
    """A black worker stays for good; its first work is in the next round, for step 4 comes after the wages."""
    player = s.players[seat]
    s.black -= effect.amount
    player.black += effect.amount
    player.reserve += effect.amount
    tell(s, BlackWorkerJoined(seat, cause.card, effect.amount))
