"""What craftsmen can do: conversions, capacities, requirements (PILL-4.63, PILL-4.64, PILL-4.80 to PILL-4.94).

Everything comes from the data of the cards; the tables below are indexed by craftsman.
"""

from typing import Final

from stolek.games.pillars.cards import CRAFTSMEN, CraftsmanCard, OwnCraftsman, OwnResource
from stolek.games.pillars.employ import OF_KIND
from stolek.games.pillars.goods import GOLD, GOOD_INDEX, GOODS, amounts, gain, spend_cubes
from stolek.games.pillars.state import CRAFTSMEN as BY_CRAFTSMEN
from stolek.games.pillars.state import PillarsState, Player

INPUTS: Final = tuple(amounts(card.conversion.input) for card in CRAFTSMEN)
OUTPUTS: Final = tuple(amounts(card.conversion.output) for card in CRAFTSMEN)
USES: Final = tuple(card.uses_per_round for card in CRAFTSMEN)
AUTOMATIC: Final = tuple(card.automatic for card in CRAFTSMEN)
EFFORTLESS: Final = tuple(not card.automatic and not card.conversion.input for card in CRAFTSMEN)
"""Those that use nothing up: what their owner forgets is paid when he finishes (PILL-4.94)."""


def _company(card: CraftsmanCard) -> frozenset[int]:
    return OF_KIND[card.requires.kind] if isinstance(card.requires, OwnCraftsman) else frozenset()


def _stock(card: CraftsmanCard) -> tuple[int, int]:
    if isinstance(card.requires, OwnResource):
        return GOOD_INDEX[card.requires.resource], card.requires.amount
    return 0, 0


COMPANY: Final = tuple(map(_company, CRAFTSMEN))
"""Of these the owner must employ one; empty where nobody is needed (PILL-4.84)."""
STOCK: Final = tuple(map(_stock, CRAFTSMEN))
"""Of this good the owner must hold so much, without using it up (PILL-4.89)."""


def meets_requirement(player: Player, card: int) -> bool:
    """Is what the craftsman requires there at this moment? (PILL-4.84, PILL-4.89)"""
    good, amount = STOCK[card]
    if player.goods[good] < amount:
        return False
    company = COMPANY[card]
    return not company or not company.isdisjoint(player.craftsmen)


def possible_uses(player: Player, card: int, left: int) -> int:
    """How often the craftsman can work now: capacity, goods and requirement (PILL-4.63, PILL-4.64)."""
    goods = player.goods
    for good, amount in INPUTS[card]:
        most = goods[good] // amount
        if most < left:
            left = most
    return left if left and meets_requirement(player, card) else 0


def convert(s: PillarsState, player: Player, card: int, times: int) -> tuple[tuple[int, int], ...]:
    """Goods are used up, gold and points booked at once (PILL-4.63); says what was booked."""
    for good, amount in INPUTS[card]:
        if good == GOLD:
            player.goods[GOLD] -= amount * times
        else:
            spend_cubes(s, player, good, amount * times)
    return tuple([(good, gain(s, player, BY_CRAFTSMEN, good, amount * times)) for good, amount in OUTPUTS[card]])


def spelled(goods: tuple[tuple[int, int], ...], times: int = 1) -> dict[str, int]:
    """Goods as events name them."""
    return {GOODS[good]: amount * times for good, amount in goods}
