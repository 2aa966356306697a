"""The words that cards are written in: conditions and effects, decoded from `data/` into types.

Every `do` of the data is one record here and one function in the chapter that it belongs to (`interpreter.py`); an
effect or a key that is not named here does not import. What the words mean is said in `data/README.md`.
"""

from typing import Literal

import msgspec


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a card's text."""


class Condition(Word, frozen=True, kw_only=True):
    """Everything that is set here must hold; `any` holds if one of its parts does."""

    any: tuple["Condition", ...] | None = None
    own_card: str | None = None
    own_card_at_city: str | None = None
    token: Literal["hero_token", "trade_token"] | None = None
    city: int | None = None
    points: Literal["commerce", "progress"] | None = None
    at_least: int | None = None
    own_hero_with_strength: int | None = None
    fewer_victory_points_than_opponent: Literal[True] | None = None
    opponent_has_more_victory_points: Literal[True] | None = None
    own_skill_more_than_opponent: Literal[True] | None = None
    own_trade_ships_at_least: int | None = None
    production_die_in: tuple[int, ...] | None = None
    printed_cost_total_more_than: int | None = None
    own_resources_at_least: int | None = None
    own_gold_at_least: int | None = None
    opponent_gold_at_least: int | None = None
    own_gold_space_at_least: int | None = None
    own_space_for: str | None = None
    own_regions_at_least: int | None = None
    legal_expansion_swap_exists: Literal[True] | None = None
    takeable_resource_exists: Literal[True] | None = None
    opponent_unit_with_strength: int | None = None
    opponent_unprotected_building: int | None = None
    opponent_hand_at_least: int | None = None
    discard_pile_at_least: int | None = None
    own_region_with_rolled_number_and_space: Literal[True] | None = None
    own_card_with_adjacent_space: str | None = None
    event_in: tuple[str, ...] | None = None
    event_would_affect_self: Literal[True] | None = None
    not_protected_by: str | None = None


class Amount(Word, frozen=True, kw_only=True):
    """A number that depends on the table: so many times a count, or one of two by a condition."""

    count: str = ""
    times: int = 1
    cards: tuple[str, ...] = ()
    condition: Condition | None = msgspec.field(default=None, name="if")
    then: int = 0
    otherwise: int = msgspec.field(default=0, name="else")


Number = int | Amount
Who = Literal["self", "each", "most_skill", "most_trade_ships"]
Target = Literal["discard_pile", "matching_draw_stack_bottom"]


class Doing(Word, frozen=True, kw_only=True, tag_field="do"):
    """One effect; `when` says what it waits for (empty on the event die: the symbol itself)."""

    when: str = ""


class SetProductionDie(Doing, frozen=True, kw_only=True, tag="set_production_die"):
    value: Literal["choice_1_6"]


class SetEventDie(Doing, frozen=True, kw_only=True, tag="set_event_die"):
    value: str


class Pay(Doing, frozen=True, kw_only=True, tag="pay"):
    resource: str
    amount: int


class Gain(Doing, frozen=True, kw_only=True, tag="gain"):
    resource: str
    amount: Number
    who: Who = "self"
    max: int | None = None
    options: tuple[str, ...] = ()
    ties: Literal["each"] | None = None
    min_ships: int = 0
    after: Literal["normal_event", "losses"] | None = None
    cause: tuple[Literal["opponent_action_card", "event"], ...] = ()
    not_for: Literal["this_card"] | None = None
    condition: Condition | None = msgspec.field(default=None, name="if")


class GainOnRegions(Doing, frozen=True, kw_only=True, tag="gain_on_regions"):
    scope: Literal["all_own_regions", "adjacent_regions_of_one_own_card"]
    amount: Number
    who: Who = "self"
    card: str = ""


class LoseOnRegions(Doing, frozen=True, kw_only=True, tag="lose_on_regions"):
    scope: Literal["regions_adjacent_to_own_city"]
    amount: int
    who: Literal["each"]


class TakeFromOpponent(Doing, frozen=True, kw_only=True, tag="take_from_opponent"):
    resource: Literal["any", "one_type", "gold"]
    max: Number
    min: int | Literal["max"]
    into: Literal["one_own_region"] | None = None


class GiveToOpponent(Doing, frozen=True, kw_only=True, tag="give_to_opponent"):
    resource: Literal["any"]
    amount: Literal[1]


class TradeTokenHolderTakes(Doing, frozen=True, kw_only=True, tag="trade_token_holder_takes"):
    resource: Literal["any"]
    min: Literal["max"]
    max: int


class SetTradeEventAmount(Doing, frozen=True, kw_only=True, tag="set_trade_event_amount"):
    value: int
    condition: Condition = msgspec.field(name="if")


class SwapOwn(Doing, frozen=True, kw_only=True, tag="swap_own"):
    what: tuple[Literal["two_regions", "two_expansions"], ...]


class ChooseRegionsFromStack(Doing, frozen=True, kw_only=True, tag="choose_regions_from_stack"):
    amount: int


class ShuffleRegionStack(Doing, frozen=True, kw_only=True, tag="shuffle_region_stack"):
    pass


class BonusProduction(Doing, frozen=True, kw_only=True, tag="bonus_production"):
    region_type: str
    resource: str
    amount: int
    scope: Literal["adjacent_regions"]


class MarketplaceGain(Doing, frozen=True, kw_only=True, tag="marketplace_gain"):
    amount: Literal[1]


class RepeatProduction(Doing, frozen=True, kw_only=True, tag="repeat_production"):
    who: Literal["self"]
    boosters: Literal[False]
    marketplace: Literal[False]


class TradeRate(Doing, frozen=True, kw_only=True, tag="trade_rate"):
    resource: str
    give: int
    get: Literal[1]


class Exchange(Doing, frozen=True, kw_only=True, tag="exchange"):
    give: dict[Literal["gold"], Literal[1]]
    get: Literal[1]


class EachMayBuy(Doing, frozen=True, kw_only=True, tag="each_may_buy"):
    price: dict[Literal["gold"], Literal[1]]
    get: Literal["any_but_gold"]
    max: int


class SetSearchCost(Doing, frozen=True, kw_only=True, tag="set_search_cost"):
    value: int


class SearchDrawStack(Doing, frozen=True, kw_only=True, tag="search_draw_stack"):
    amount: Literal[1]
    cost: Literal[0]
    optional: Literal[True]


class Discount(Doing, frozen=True, kw_only=True, tag="discount"):
    amount: Literal[1]
    resource: Literal["payer_choice"]
    target_kind: str | None = None
    target_category: str | None = None
    condition: Condition | None = msgspec.field(default=None, name="if")


class ExcludeFromCount(Doing, frozen=True, kw_only=True, tag="exclude_from_count"):
    scope: Literal["adjacent_regions", "this_card"]


class Protect(Doing, frozen=True, kw_only=True, tag="protect"):
    scope: Literal["this_card", "regions_of_this_city", "owner"]
    condition: Condition | None = msgspec.field(default=None, name="if")


class ProtectBuildingsOfCity(Doing, frozen=True, kw_only=True, tag="protect_buildings_of_city"):
    against: tuple[str, ...]


class GoldStorage(Doing, frozen=True, kw_only=True, tag="gold_storage"):
    capacity: Literal[3]
    start: Literal[0]


class PlacedOn(Doing, frozen=True, kw_only=True, tag="placed_on"):
    target_card: str


class DefenceRoll(Doing, frozen=True, kw_only=True, tag="defence_roll"):
    pass


class DefenceValues(Doing, frozen=True, kw_only=True, tag="defence_values"):
    values: tuple[int, ...]
    against: tuple[str, ...]


class OpponentRemoves(Doing, frozen=True, kw_only=True, tag="opponent_removes"):
    what: Literal["trade_ship", "unit_with_strength", "unprotected_building"]
    chooser: Literal["opponent", "self"]
    amount: Literal[1]
    to: Target
    stack_chooser: Literal["opponent"] | None = None
    if_possible: bool = False


class LookAtOpponentHand(Doing, frozen=True, kw_only=True, tag="look_at_opponent_hand"):
    pass


class TakeCardFromOpponentHand(Doing, frozen=True, kw_only=True, tag="take_card_from_opponent_hand"):
    min: Literal[0]
    max: Literal[1]


class TakeCardFromDiscardPile(Doing, frozen=True, kw_only=True, tag="take_card_from_discard_pile"):
    amount: Literal[1]


class CancelEventForSelf(Doing, frozen=True, kw_only=True, tag="cancel_event_for_self"):
    events: tuple[str, ...]


class PriceStep(Word, frozen=True, kw_only=True):
    """So many counted units cost so much gold; `to` None is open."""

    least: int = msgspec.field(name="from")
    to: int | None
    gold: int


class Riots(Doing, frozen=True, kw_only=True, tag="riots"):
    who: Literal["each"]
    counted: Literal["own_units_with_strength_or_commerce"]
    price: tuple[PriceStep, ...]
    otherwise: Literal["remove_one_counted_unit"] = msgspec.field(name="else")
    chooser: Literal["owner"]
    to: Target
    stack_chooser: Literal["owner"]


class RebuildEventDeck(Doing, frozen=True, kw_only=True, tag="rebuild_event_deck"):
    pass


class DrawEvent(Doing, frozen=True, kw_only=True, tag="draw_event"):
    pass


class BuryOpponentHandCards(Doing, frozen=True, kw_only=True, tag="hero_token_holder_buries_opponent_hand_cards"):
    amount: int
    chooser: Literal["holder"]
    to: Target
    stack_chooser: Literal["holder"]


class NameBuildings(Doing, frozen=True, kw_only=True, tag="hero_token_holder_names_buildings"):
    amount: int
    then: Literal["opponent_removes_one"]
    to: Target
    stack_chooser: Literal["opponent"]


class BrigandAttack(Doing, frozen=True, kw_only=True, tag="brigand_attack"):
    threshold_more_than: int
    lose_all: tuple[str, ...]


Effect = (
    SetProductionDie
    | SetEventDie
    | Pay
    | Gain
    | GainOnRegions
    | LoseOnRegions
    | TakeFromOpponent
    | GiveToOpponent
    | TradeTokenHolderTakes
    | SetTradeEventAmount
    | SwapOwn
    | ChooseRegionsFromStack
    | ShuffleRegionStack
    | BonusProduction
    | MarketplaceGain
    | RepeatProduction
    | TradeRate
    | Exchange
    | EachMayBuy
    | SetSearchCost
    | SearchDrawStack
    | Discount
    | ExcludeFromCount
    | Protect
    | ProtectBuildingsOfCity
    | GoldStorage
    | PlacedOn
    | DefenceRoll
    | DefenceValues
    | OpponentRemoves
    | LookAtOpponentHand
    | TakeCardFromOpponentHand
    | TakeCardFromDiscardPile
    | CancelEventForSelf
    | Riots
    | RebuildEventDeck
    | DrawEvent
    | BuryOpponentHandCards
    | NameBuildings
    | BrigandAttack
)
