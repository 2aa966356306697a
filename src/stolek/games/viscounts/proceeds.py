"""What the effect of a dismissal may bring for the action that it is part of (VISC-4.33, VISC-4.39).

Effects that leave something to decide or to luck are taken at their best: whether it comes so is up to the player and
to the unseen top card. Only what everybody knows is looked at, so an offer gives no hand away.
"""

from collections.abc import Sequence

from stolek.games.viscounts.cards import CARD_VALUES, ONGOING, TRIGGERS
from stolek.games.viscounts.components import GOODS, RESOURCES, SILVER
from stolek.games.viscounts.deck import may_destroy
from stolek.games.viscounts.effects import AnyEffect, ChooseOne, Debt, Destroy, Gain
from stolek.games.viscounts.player import Player


def at_best(player: Player, effects: Sequence[AnyEffect]) -> list[int]:
    """The goods that a list of effects may bring, by good."""
    return summed([goods_of(player, effect) for effect in effects])


def goods_of(player: Player, effect: AnyEffect) -> list[int]:
    """The same for one effect: goods, and silver for a card that an ability lets one destroy (VISC-4.93, VISC-4.94)."""
    match effect:
        case Gain(resource="any"):
            return [effect.amount if good in RESOURCES else 0 for good in range(len(GOODS))]
        case Gain():
            return [effect.amount if good == effect.resource else 0 for good in GOODS]
        case Debt():
            abilities = [ONGOING[card] for card in player.board if TRIGGERS[card] == "gain_debt"]
            return [effect.amount * units for units in summed([at_best(player, ability) for ability in abilities])]
        case Destroy() if may_destroy(player):
            return [effect.amount * dearest_card(player) if good == SILVER else 0 for good in range(len(GOODS))]
        case ChooseOne():
            options = [at_best(player, option) for option in effect.options]
            return [max(units) for units in zip(*options, strict=True)]
        case _:
            return [0] * len(GOODS)


def dearest_card(player: Player) -> int:
    """The highest value among hand and draw pile, or what an empty draw pile is shuffled from (VISC-4.86)."""
    return max(CARD_VALUES[card] for card in player.hand.cards + (player.draw.cards or player.discard))


def summed(goods: Sequence[Sequence[int]]) -> list[int]:
    """Several supplies added up."""
    return [sum(units) for units in zip([0] * len(GOODS), *goods, strict=True)]
