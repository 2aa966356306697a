"""What craftsmen can do: conversions, capacities, requirements (PILL-4.63, PILL-4.64, PILL-4.80 to PILL-4.94).

Everything comes from the data of the cards; the tables below are indexed by craftsman.
"""

from typing import Final

from stolek.games.pillars.cards import CRAFTSMEN, CraftsmanCard
from stolek.games.pillars.employ import OF_KIND
from stolek.games.pillars.goods import GOLD, amounts, gain, spend_cubes
from stolek.games.pillars.state import PillarsState, Player
from stolek.games.pillars.values import Source

INPUTS: Final = tuple(amounts(card.conversion.input) for card in CRAFTSMEN)
OUTPUTS: Final = tuple(amounts(card.conversion.output) for card in CRAFTSMEN)
USES: Final = tuple(card.uses_per_round for card in CRAFTSMEN)
AUTOMATIC: Final = tuple(card.automatic for card in CRAFTSMEN)
EFFORTLESS: Final = tuple(not card.automatic and not card.conversion.input for card in CRAFTSMEN)
"""Those that use nothing up: what their owner forgets is paid at the end of the work (PILL-4.94)."""


def _company(card: CraftsmanCard) -> frozenset[int]:
    return OF_KIND[card.requires.craftsman] if card.requires and card.requires.craftsman else frozenset()


COMPANY: Final = tuple(map(_company, CRAFTSMEN))
"""Of these the owner must employ one; empty where nobody is needed (PILL-4.84)."""
STOCK: Final = tuple(amounts(card.requires.goods) if card.requires else () for card in CRAFTSMEN)
"""Of these goods the owner must hold this much, without using it up (PILL-4.89)."""


def meets_requirement(player: Player, card: int) -> bool:
    """Is what the craftsman requires there at this moment? (PILL-4.84, PILL-4.89)"""
    for good, amount in STOCK[card]:
        if player.goods[good] < amount:
            return False
    company = COMPANY[card]
    return not company or not company.isdisjoint(player.craftsmen)


def uses_left(s: PillarsState, player: Player, card: int) -> int:
    """How often a craftsman of the player who works now may still be used this round (PILL-4.64)."""
    return s.left[player.craftsmen.index(card)]


def change_uses_left(s: PillarsState, player: Player, card: int, change: int) -> None:
    """Uses gained or spent (PILL-4.64, PILL-4.102)."""
    s.left[player.craftsmen.index(card)] += change


def possible_uses(player: Player, card: int, left: int) -> int:
    """How often the craftsman can work now: capacity, goods and requirement (PILL-4.63, PILL-4.64)."""
    goods = player.goods
    for good, amount in INPUTS[card]:
        affordable = goods[good] // amount
        if affordable < left:
            left = affordable
    return left if left and meets_requirement(player, card) else 0


def convert(s: PillarsState, player: Player, card: int, times: int) -> tuple[tuple[int, int], ...]:
    """Goods are used up, gold and points booked at once (PILL-4.63); says what was booked."""
    for good, amount in INPUTS[card]:
        if good == GOLD:
            player.goods[GOLD] -= amount * times
        else:
            spend_cubes(s, player, good, amount * times)
    return tuple([(good, gain(s, player, Source.CRAFTSMEN, good, amount * times)) for good, amount in OUTPUTS[card]])
