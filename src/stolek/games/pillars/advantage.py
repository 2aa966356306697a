"""Advantage cards: who holds which effect, and what the immediate ones do (PILL-4.70 to PILL-4.79).

No rule asks for a card by name: each step asks who holds the effect that it heeds. The tables list, per effect, the
cards that have it.
"""

from typing import Final, TypeVar, assert_never

from stolek.games.pillars import cards
from stolek.games.pillars.board_events import AdvantageGave, BlackWorkerJoined
from stolek.games.pillars.cards import NO_CARD
from stolek.games.pillars.components import KIT
from stolek.games.pillars.effect import (
    CraftsmanLimit,
    Effect,
    FixedTax,
    FreeBuilderPlacement,
    Gain,
    GainMany,
    GainWorker,
    IgnoreNegativeEvent,
    Immediate,
    IncomeEachRound,
    PeekEvent,
    PrioryBonus,
    TaxExemption,
)
from stolek.games.pillars.goods import GOODS, amounts, gain
from stolek.games.pillars.state import ADVANTAGES, PillarsState, Player
from stolek.kernel.leaf import Seat
from stolek.kernel.state import tell

E = TypeVar("E", bound=Effect)


def _with(kind: type[E]) -> dict[int, E]:
    """The cards with an effect of this kind."""
    return {i: card.effect for i, card in enumerate(cards.ADVANTAGES) if isinstance(card.effect, kind)}


INCOME: Final = _with(IncomeEachRound)
PEEKING: Final = _with(PeekEvent)
ROOM: Final = _with(CraftsmanLimit)
FIXED_TAX: Final = _with(FixedTax)
PRIORY_BONUS: Final = _with(PrioryBonus)
FREE_PLACEMENT: Final = _with(FreeBuilderPlacement)
IGNORING: Final = _with(IgnoreNegativeEvent)
EXEMPTION: Final = _with(TaxExemption)
IMMEDIATE: Final[dict[int, Immediate]] = {
    i: card.effect for i, card in enumerate(cards.ADVANTAGES) if isinstance(card.effect, Immediate)
}


def held(player: Player, table: dict[int, E]) -> int:
    """The player's card that stands in the table, or `NO_CARD`."""
    for card in player.advantages:
        if card in table:
            return card
    return NO_CARD


def give_up(s: PillarsState, player: Player, card: int) -> str:
    """A card used once leaves the game (PILL-4.8); says its id."""
    player.advantages.remove(card)
    s.gone_advantages.append(card)
    return cards.ADVANTAGE_IDS[card]


def room(player: Player) -> int:
    """How many craftsmen the player may employ (PILL-4.14, PILL-4.72)."""
    card = held(player, ROOM)
    return KIT.craftsman_limit if card == NO_CARD else ROOM[card].value


def priory_bonus(player: Player) -> int:
    """Extra points for each of the player's builders in the priory (PILL-4.47)."""
    card = held(player, PRIORY_BONUS)
    return 0 if card == NO_CARD else PRIORY_BONUS[card].vp_per_builder


def act(s: PillarsState, seat: Seat, card: int) -> None:
    """An immediate card acts, and is out of the game (PILL-4.46, PILL-4.77 to PILL-4.79)."""
    effect = IMMEDIATE[card]
    match effect:
        case Gain():
            bring(s, seat, card, ((GOODS.index(effect.resource), effect.amount),))
        case GainMany():
            bring(s, seat, card, amounts(effect.gains))
        case GainWorker():
            join(s, seat, card, effect.amount)
        case _:
            assert_never(effect)
    s.gone_advantages.append(card)


def bring(s: PillarsState, seat: Seat, card: int, gains: tuple[tuple[int, int], ...]) -> None:
    """Goods at once (PILL-4.78, PILL-4.79)."""
    booked: dict[str, int] = {GOODS[good]: gain(s, s.players[seat], ADVANTAGES, good, amount) for good, amount in gains}
    tell(s, AdvantageGave(seat, cards.ADVANTAGE_IDS[card], booked))


def join(s: PillarsState, seat: Seat, card: int, workers: int) -> None:
    """The black worker stays for good; his first work is in the next round, for step 4 comes after the wages."""
    player = s.players[seat]
    s.black -= workers
    player.black += workers
    player.reserve += workers
    tell(s, BlackWorkerJoined(seat, cards.ADVANTAGE_IDS[card], workers))
