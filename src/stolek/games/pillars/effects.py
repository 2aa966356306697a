"""What advantage and event cards do: the one vocabulary of effects, and who carries them out (PILL-4G, PILL-4H).

The files of `data/` name effects; an effect or an argument that is not named here does not import. There are two sorts.
An `Acting` effect happens once: one function carries it out for one player, registered with `handles` in the chapter
that it belongs to, and says with `then` if it leaves something to decide. A `Standing` effect happens to nobody by
itself: the step that heeds it asks who has it (`advantage.py`) or whether the event of the round has it
(`event_card.py`). A card needs no code of its own as long as one of these types says what it does.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from stolek.games.pillars.components import Cube, Good, Kind
from stolek.games.pillars.values import Cause
from stolek.kernel.data import DataItem
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars
    from stolek.games.pillars.state import PillarsState


class Effect(DataItem, frozen=True, tag_field="type"):
    """Something that a card does."""


class Acting(Effect, frozen=True):
    """It is carried out when its card acts: an immediate card in step 4, an event in step 1."""


class Standing(Effect, frozen=True):
    """A step heeds it while its card is held, or while its event is the event of the round."""


class Gain(Acting, frozen=True, tag="gain"):
    """Goods at once (PILL-4.78, PILL-4.79, PILL-4.100)."""

    gains: dict[Good, int]


class GainWorker(Acting, frozen=True, tag="gain_worker"):
    """Black workers from the next round to the end (PILL-4.77)."""

    amount: int


class LoseCraftsman(Acting, frozen=True, tag="lose_craftsman"):
    """A craftsman of the player's choice leaves the game (PILL-4.104)."""


class LosePoints(Acting, frozen=True, tag="lose_points"):
    """Points lost, not below 0 (PILL-4.105)."""

    amount: int


class PayGold(Acting, frozen=True, tag="pay_gold"):
    """A forced payment (PILL-4.107)."""

    amount: int


class IncomeEachRound(Standing, frozen=True, tag="income_each_round"):
    """Cubes in this step of every round, whatever events say (PILL-4.50, PILL-4.70)."""

    resource: Cube
    amount: int
    step: int


class PeekEvent(Standing, frozen=True, tag="peek_event"):
    """The owner sees the coming event at the beginning of a round (PILL-4.71)."""


class CraftsmanLimit(Standing, frozen=True, tag="craftsman_limit"):
    """Room for this many craftsmen (PILL-4.72)."""

    value: int


class FixedTax(Standing, frozen=True, tag="fixed_tax"):
    """The owner owes this instead of the roll (PILL-4.52)."""

    amount: int


class PrioryBonus(Standing, frozen=True, tag="priory_bonus"):
    """More points for each of the owner's builders in the priory (PILL-4.47)."""

    vp_per_builder: int


class FreeBuilderPlacement(Standing, frozen=True, tag="free_builder_placement"):
    """Once: a builder just drawn is placed without payment (PILL-4.31)."""


class IgnoreNegativeEvent(Standing, frozen=True, tag="ignore_negative_event"):
    """Once: a negative event does not affect the owner (PILL-4.75)."""


class TaxExemption(Standing, frozen=True, tag="tax_exemption"):
    """Once: the owner owes no tax this round (PILL-4.52)."""


class DoubleWoolWages(Standing, frozen=True, tag="double_wool_wages"):
    """Up to this many workers of each player earn 1 gold more in step 3 (PILL-4.101)."""

    max_workers_per_player: int


class CapacityBonus(Standing, frozen=True, tag="capacity_bonus"):
    """One craftsman of each player works more often this round (PILL-4.102)."""

    amount: int
    excluded_kinds: tuple[Kind, ...]


class ResourceCardYield(Standing, frozen=True, tag="resource_card_yield"):
    """Resource cards yield more or less this round (PILL-4.49)."""

    delta: int


class BuilderLimitNextRound(Standing, frozen=True, tag="builder_limit_next_round"):
    """Only this many builders of a player are used in the next round (PILL-4.30)."""

    value: int


AdvantageEffect = (
    Gain
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
    Gain
    | LoseCraftsman
    | LosePoints
    | PayGold
    | DoubleWoolWages
    | CapacityBonus
    | ResourceCardYield
    | BuilderLimitNextRound
)

A = TypeVar("A", bound=Acting)
Handler = Callable[["Pillars", "PillarsState", Seat, A, Cause], None]
HANDLERS: Final[dict[type[Acting], Callable[..., None]]] = {}


def handles(kind: type[A]) -> Callable[[Handler[A]], Handler[A]]:
    """This function carries out effects of this kind for one player, by the card that is their cause."""

    def register(handler: Handler[A]) -> Handler[A]:
        assert kind not in HANDLERS
        HANDLERS[kind] = handler
        return handler

    return register


def carry_out(g: "Pillars", s: "PillarsState", seat: Seat, effect: Acting, cause: Cause) -> None:
    """Let an effect happen to one player."""
    HANDLERS[type(effect)](g, s, seat, effect, cause)
