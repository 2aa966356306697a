"""What advantage and event cards can do: the whole vocabulary of effects (PILL-4G, PILL-4H).

An effect is a typed record that the data names; the functions that carry effects out, or ask who has one, live with the
step in which they act. A card needs no code of its own as long as one of these records says what it does.
"""

from typing import Literal

import msgspec

from stolek.games.pillars.components import Cube, Good, Kind, Record


class Effect(Record, frozen=True, tag_field="type"):
    """Something that a card does."""


class Gain(Effect, frozen=True, tag="gain"):
    """The owner gains it at once (PILL-4.78, PILL-4.79)."""

    resource: Good
    amount: int


class GainMany(Effect, frozen=True, tag="gain_many"):
    """The owner gains all of it at once (PILL-4.79)."""

    gains: dict[Good, int]


class GainWorker(Effect, frozen=True, tag="gain_worker"):
    """One more worker from the next round to the end (PILL-4.77)."""

    figure: Literal["black_worker"]
    amount: int
    permanent: Literal[True]
    since: Literal["next_round"] = msgspec.field(name="from")


class IncomeEachRound(Effect, frozen=True, tag="income_each_round"):
    """Cubes in this step of every round, whatever events say (PILL-4.50, PILL-4.70)."""

    resource: Cube
    amount: int
    step: int


class PeekEvent(Effect, frozen=True, tag="peek_event"):
    """The owner sees the coming event (PILL-4.71)."""

    when: Literal["round_start"]


class CraftsmanLimit(Effect, frozen=True, tag="craftsman_limit"):
    """Room for that many craftsmen (PILL-4.72)."""

    value: int


class FixedTax(Effect, frozen=True, tag="fixed_tax"):
    """The owner owes this instead of the roll (PILL-4.52)."""

    amount: int


class PrioryBonus(Effect, frozen=True, tag="priory_bonus"):
    """More points for each own builder in the priory (PILL-4.47)."""

    vp_per_builder: int


class FreeBuilderPlacement(Effect, frozen=True, tag="free_builder_placement"):
    """Once: a builder just drawn is placed without payment (PILL-4.31)."""

    when: Literal["own_builder_drawn"]
    price: Literal[0]


class IgnoreNegativeEvent(Effect, frozen=True, tag="ignore_negative_event"):
    """Once: a negative event does not affect the owner (PILL-4.75)."""

    when: Literal["after_event_revealed"]


class TaxExemption(Effect, frozen=True, tag="tax_exemption"):
    """Once: the owner owes no tax this round (PILL-4.52)."""

    when: Literal["after_tax_roll"]


class GainAll(Effect, frozen=True, tag="gain_all"):
    """Everybody affected gains it in step 1 (PILL-4.100)."""

    resource: Good
    amount: int


class DoubleWoolWages(Effect, frozen=True, tag="double_wool_wages"):
    """So many workers of each player earn 1 gold more in step 3 (PILL-4.101)."""

    max_workers_per_player: int


class LoseCraftsman(Effect, frozen=True, tag="lose_craftsman"):
    """Everybody affected dismisses craftsmen of his choice in step 1 (PILL-4.104)."""

    amount: Literal[1]
    choice: Literal["owner"]


class CapacityBonus(Effect, frozen=True, tag="capacity_bonus"):
    """One craftsman of each player works more often this round (PILL-4.102)."""

    amount: int
    craftsmen: Literal[1]
    needs_printed_capacity: Literal[True]
    excluded_kinds: tuple[Kind, ...]
    duration: Literal["this_round"]
    chosen_at_step: Literal[13]


class ResourceCardYield(Effect, frozen=True, tag="resource_card_yield"):
    """Resource cards of everybody affected yield more or less this round (PILL-4.49)."""

    delta: int


class LoseAll(Effect, frozen=True, tag="lose_all"):
    """Everybody affected loses points in step 1, not below 0 (PILL-4.105)."""

    resource: Literal["vp"]
    amount: int


class BuilderLimitNextRound(Effect, frozen=True, tag="builder_limit_next_round"):
    """Everybody affected uses only so many builders in the next round (PILL-4.30)."""

    value: int


class PayAll(Effect, frozen=True, tag="pay_all"):
    """Everybody affected is forced to pay in step 1 (PILL-4.107)."""

    resource: Literal["gold"]
    amount: int
    shortfall: Literal["vp_half_rounded_down"]


Immediate = Gain | GainMany | GainWorker
AdvantageEffect = (
    Gain
    | GainMany
    | GainWorker
    | IncomeEachRound
    | PeekEvent
    | CraftsmanLimit
    | FixedTax
    | PrioryBonus
    | FreeBuilderPlacement
    | IgnoreNegativeEvent
    | TaxExemption
)
EventEffect = (
    GainAll
    | DoubleWoolWages
    | LoseCraftsman
    | CapacityBonus
    | ResourceCardYield
    | LoseAll
    | BuilderLimitNextRound
    | PayAll
)
