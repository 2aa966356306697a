"""What cards, events and the event die can do: the words that `data/` is written in.

Every `do` of the data is one type here. An effect that has something to carry out has a handler, which the chapter it
belongs to registers with `@rule.handles(EffectType)`; `carry_out.py` finds it. The others hold as long as their card
lies in a principality and are looked up where they matter: rates, discounts, boosters, protection. A word or a key that
is not named here does not import.
"""

from typing import Literal

import msgspec

from stolek.games.rivals.components import ResourceId
from stolek.games.rivals.conditions import Condition, Number
from stolek.kernel.data import DataItem

AnyResource = Literal["any"]
"""The player chooses, unit by unit."""
Who = Literal["self", "each", "most_skill", "most_trade_ships"]
"""The owner of the card, both players, or whoever has most; both, if they are equal."""


class Effect(DataItem, frozen=True, kw_only=True, tag_field="do"):
    """One effect. `when` is what it waits for; empty on events, on the die, and for what holds while a card is in play.

    play, before_roll, building_settlement, event_revealed: the card is played at this moment. built: it has just been
    paid for and laid down. lost_card: an expansion has just been taken from its owner. die:<symbol>, event:<event>: the
    die or the event deck shows it while the card is in play, or in the turn in which an action card was played.
    """

    when: str = ""


# Resources


class Pay(Effect, frozen=True, kw_only=True, tag="pay"):
    """The owner pays exactly this."""

    resource: ResourceId | AnyResource
    amount: int


class Gain(Effect, frozen=True, kw_only=True, tag="gain"):
    """Resources from the bank, at most `max`; whoever shall have most ships needs at least `min_ships`.

    `up_to` lets the receiver take fewer (RIVA-4.406).
    """

    resource: ResourceId | AnyResource
    amount: Number
    who: Who = "self"
    max: int | None = None
    up_to: bool = False
    min_ships: int = 0
    condition: Condition | None = msgspec.field(default=None, name="if")


class GainOneOf(Effect, frozen=True, kw_only=True, tag="gain_one_of"):
    """The owner chooses one of these types for all units (Tithe Barn)."""

    options: tuple[ResourceId, ...]
    amount: Number


class GainBesideCards(Effect, frozen=True, kw_only=True, tag="gain_beside_cards"):
    """Each region of both players receives 1 for every card of these kinds beside it (Year of Plenty)."""

    cards: tuple[str, ...]


class GainBesideOneCard(Effect, frozen=True, kw_only=True, tag="gain_beside_one_card"):
    """The two regions beside one of the owner's cards of this kind receive 1 each (Doctor)."""

    card: str


class RepeatProduction(Effect, frozen=True, kw_only=True, tag="repeat_production"):
    """The owner's regions with the number of the turn receive 1 once more, without boosters or Marketplace."""


class LoseBesideCities(Effect, frozen=True, kw_only=True, tag="lose_beside_cities"):
    """Every region beside a city loses this many, once, unless it is protected (Plague)."""

    amount: int


class EachMayBuy(Effect, frozen=True, kw_only=True, tag="each_may_buy"):
    """Each may buy up to this many resources but gold, for 1 gold each (Traveling Merchant)."""

    max: int


class BrigandAttack(Effect, frozen=True, kw_only=True, tag="brigand_attack"):
    """Whoever stores more than this loses all of these types."""

    more_than: int
    lose_all: tuple[ResourceId, ...]


class TakeFromOpponent(Effect, frozen=True, kw_only=True, tag="take_from_opponent"):
    """The owner takes `min` to `max` units from the opponent; as many as possible if `min` is "max" (RIVA-4.80)."""

    resource: Literal["any", "gold"]
    min: int | Literal["max"]
    max: Number
    needs_room: bool = False
    """Whether only what the owner has room for can be taken (RIVA-4.201, RIVA-4.304)."""


class PlunderIntoRegion(Effect, frozen=True, kw_only=True, tag="plunder_into_region"):
    """The owner names a region and takes resources of its type into it (Brigands)."""


class GiveToOpponent(Effect, frozen=True, kw_only=True, tag="give_to_opponent"):
    """The owner gives 1 resource of choice to the opponent (Merchant)."""


class TradeTokenHolderTakes(Effect, frozen=True, kw_only=True, tag="trade_token_holder_takes"):
    """The holder of the trade token takes this many from the other player, as far as possible."""

    amount: int


# Regions and expansions


class SwapTwoCards(Effect, frozen=True, kw_only=True, tag="swap_two_cards"):
    """The owner swaps two regions or two expansions (Relocation)."""


class ChooseRegionsFromStack(Effect, frozen=True, kw_only=True, tag="choose_regions_from_stack"):
    """The owner looks through the region stack and takes this many (Scout)."""

    amount: int


class OpponentDiscardsTradeShip(Effect, frozen=True, kw_only=True, tag="opponent_discards_trade_ship"):
    """The opponent chooses one of their trade ships, if there is one, for the discard pile (Pirate Ship)."""


class OpponentRemovesUnit(Effect, frozen=True, kw_only=True, tag="opponent_removes_unit"):
    """The opponent chooses one of their units with strength and the stack it goes under (Archer)."""


class OpponentRemovesBuilding(Effect, frozen=True, kw_only=True, tag="opponent_removes_building"):
    """The owner names an unprotected building, the opponent the stack it goes under (Arsonist)."""


class NameBuildings(Effect, frozen=True, kw_only=True, tag="hero_token_holder_names_buildings"):
    """The holder of the hero token names this many buildings; their owner removes one of them (Feud)."""

    amount: int


class Riots(Effect, frozen=True, kw_only=True, tag="riots"):
    """Each pays by the number of their units with strength or commerce, or removes one of them."""

    price: tuple["PriceStep", ...]


class PriceStep(DataItem, frozen=True, kw_only=True):
    """What a number of units costs; without `to` there is no upper end."""

    least: int = msgspec.field(name="from")
    to: int | None
    gold: int


# Hands, stacks and dice


class LookAtOpponentHand(Effect, frozen=True, kw_only=True, tag="look_at_opponent_hand"):
    """The owner alone sees the whole hand (Traitor)."""


class TakeCardFromOpponentHand(Effect, frozen=True, kw_only=True, tag="take_card_from_opponent_hand"):
    """The owner takes a card of it, or none (Traitor)."""


class TakeCardFromDiscardPile(Effect, frozen=True, kw_only=True, tag="take_card_from_discard_pile"):
    """The owner looks through the pile and takes a card, without showing it (Guido, Gustav)."""


class SearchDrawStack(Effect, frozen=True, kw_only=True, tag="search_draw_stack"):
    """The owner may look through a draw stack; then they take a card of it for free (Library)."""


class BuryOpponentHandCards(Effect, frozen=True, kw_only=True, tag="hero_token_holder_buries_opponent_hand_cards"):
    """The holder of the hero token puts this many cards of the other hand under stacks (Fraternal Feuds)."""

    amount: int


class SetProductionDie(Effect, frozen=True, kw_only=True, tag="set_production_die"):
    """The owner names the number; the die is not rolled (Brigitta)."""


class SetEventDie(Effect, frozen=True, kw_only=True, tag="set_event_die"):
    """The die shows this symbol; it is not rolled (Reiner)."""

    value: str


class DrawEvent(Effect, frozen=True, kw_only=True, tag="draw_event"):
    """The top event card is revealed."""


class RebuildEventDeck(Effect, frozen=True, kw_only=True, tag="rebuild_event_deck"):
    """The event deck is built anew (Yule)."""


class CancelEvent(Effect, frozen=True, kw_only=True, tag="cancel_event_for_self"):
    """The revealed event, one of these, does not concern the owner (Sebastian)."""

    events: tuple[str, ...]


class DefenceRoll(Effect, frozen=True, kw_only=True, tag="defence_roll"):
    """The opponent may roll first; a success ends the card (Archer, Arsonist, Traitor)."""


# What holds while the card is in play


class BonusProduction(Effect, frozen=True, kw_only=True, tag="bonus_production"):
    """Regions beside the card that store this resource produce this many more (RIVA-4.22)."""

    resource: ResourceId
    amount: int


class Market(Effect, frozen=True, kw_only=True, tag="market"):
    """The owner gains where the opponent's regions produce more often (Marketplace, RIVA-4.120)."""


class HideFromBrigands(Effect, frozen=True, kw_only=True, tag="hide_from_brigands"):
    """Brigands do not count what lies on the regions beside the card (Storehouse)."""


class TradeRate(Effect, frozen=True, kw_only=True, tag="trade_rate"):
    """The owner trades `give` of a resource for 1 of another; a Large Trade Ship takes them from one region beside."""

    resource: ResourceId | Literal["one_adjacent_region"]
    give: int


class MintGold(Effect, frozen=True, kw_only=True, tag="mint_gold"):
    """Once a turn for each such card 1 gold buys 1 of another resource (Mint)."""


class GoldStorage(Effect, frozen=True, kw_only=True, tag="gold_storage"):
    """The card is a place for gold, as large as a region (Gold Cache)."""


class SetTradeEventAmount(Effect, frozen=True, kw_only=True, tag="set_trade_event_amount"):
    """What the trade event brings instead (Moneylender)."""

    value: int


class SetSearchCost(Effect, frozen=True, kw_only=True, tag="set_search_cost"):
    """The price of a search; the lowest counts (Parish Hall, Town Hall)."""

    value: int


class Discount(Effect, frozen=True, kw_only=True, tag="discount"):
    """Cards of this kind or category whose printed cost is large enough cost 1 less (RIVA-4.87)."""

    target_kind: str | None = None
    target_category: str | None = None
    cost_more_than: int = 0


class PlacedOn(Effect, frozen=True, kw_only=True, tag="placed_on"):
    """The card is laid on this one, at a city, and covers it (Town Hall)."""

    target_card: str


class DefenceValues(Effect, frozen=True, kw_only=True, tag="defence_values"):
    """Numbers that beat off these attacks; those of all cards count together, with one roll (RIVA-4.310)."""

    values: tuple[int, ...]
    against: tuple[str, ...]


class ProtectOwner(Effect, frozen=True, kw_only=True, tag="protect_owner"):
    """Riots do not concern the owner while the condition holds (Chapel)."""

    condition: Condition = msgspec.field(name="if")


class ProtectBuildingsOfCity(Effect, frozen=True, kw_only=True, tag="protect_buildings_of_city"):
    """The Arsonist cannot name the buildings at the card's city (Fire Brigade)."""


class ProtectRegionsOfCity(Effect, frozen=True, kw_only=True, tag="protect_regions_of_city"):
    """The four regions around the card's city lose nothing to the Plague (Bath House)."""


CardEffect = (
    Pay
    | Gain
    | GainOneOf
    | GainBesideCards
    | GainBesideOneCard
    | RepeatProduction
    | LoseBesideCities
    | EachMayBuy
    | BrigandAttack
    | TakeFromOpponent
    | PlunderIntoRegion
    | GiveToOpponent
    | TradeTokenHolderTakes
    | SwapTwoCards
    | ChooseRegionsFromStack
    | OpponentDiscardsTradeShip
    | OpponentRemovesUnit
    | OpponentRemovesBuilding
    | NameBuildings
    | Riots
    | LookAtOpponentHand
    | TakeCardFromOpponentHand
    | TakeCardFromDiscardPile
    | SearchDrawStack
    | BuryOpponentHandCards
    | SetProductionDie
    | SetEventDie
    | DrawEvent
    | RebuildEventDeck
    | CancelEvent
    | DefenceRoll
    | BonusProduction
    | Market
    | HideFromBrigands
    | TradeRate
    | MintGold
    | GoldStorage
    | SetTradeEventAmount
    | SetSearchCost
    | Discount
    | PlacedOn
    | DefenceValues
    | ProtectOwner
    | ProtectBuildingsOfCity
    | ProtectRegionsOfCity
)
"""Any effect, told apart by its `do`."""
