"""The answers of The Pillars of the Earth, in the order of the decisions D1 to D14.

All of them but `GiveBack` are few enough to be built once; the tables at the end hold them by index.
"""

from typing import Final

from stolek.games.pillars.cards import CRAFTSMAN_IDS, CRAFTSMEN, EVENTS, RESOURCE_IDS
from stolek.games.pillars.components import COUNTS
from stolek.games.pillars.effects import CapacityBonus
from stolek.games.pillars.goods import CUBES
from stolek.games.pillars.space import CHOICES
from stolek.kernel.values import Action


class TakeResource(Action, frozen=True, gc=False):
    """D1: take a resource card and send its workers (PILL-4.12)."""

    card: str


class Hire(Action, frozen=True, gc=False):
    """D1: take a craftsman from the display and pay for it (PILL-4.13)."""

    craftsman: str


class Pass(Action, frozen=True, gc=False):
    """D1: take no more cards in this phase (PILL-4.10)."""


class Dismiss(Action, frozen=True, gc=False):
    """D2, D8: give up this craftsman (PILL-4.14, PILL-4.104)."""

    craftsman: str


class KeepBuilder(Action, frozen=True, gc=False):
    """D3: leave it at the builder just drawn."""


class ReturnBuilder(Action, frozen=True, gc=False):
    """D3: put the builder back into the bag and draw again (PILL-4.21)."""


class Place(Action, frozen=True, gc=False):
    """D4, D5: place the builder for the price (PILL-4.23), a parked one for nothing (PILL-4.25)."""

    space: str


class PlaceFree(Action, frozen=True, gc=False):
    """D4: place the builder without payment by giving up a card (PILL-4.31)."""

    space: str


class Park(Action, frozen=True, gc=False):
    """D4: park the builder beside the present price (PILL-4.23)."""


class TakeProtection(Action, frozen=True, gc=False):
    """D6: the bishop protects from the event (PILL-4.42)."""


class TakeCubeInstead(Action, frozen=True, gc=False):
    """D6: no protection, a cube in step 2 (PILL-4.43)."""


class UseCard(Action, frozen=True, gc=False):
    """D7, D10: give up the advantage card for its effect (PILL-4.75, PILL-4.76)."""


class KeepCard(Action, frozen=True, gc=False):
    """D7, D10: keep the advantage card for later."""


class TakeCube(Action, frozen=True, gc=False):
    """D9: the bishop's cube, from the market (PILL-4.43)."""

    cube: str


class Buy(Action, frozen=True, gc=False):
    """D11: buy cubes of one kind (PILL-4.59)."""

    cube: str
    amount: int


class Sell(Action, frozen=True, gc=False):
    """D11: sell cubes of one kind (PILL-4.60)."""

    cube: str
    amount: int


class Withdraw(Action, frozen=True, gc=False):
    """D11: trade no more this round (PILL-4.57)."""


class Use(Action, frozen=True, gc=False):
    """D12: let a craftsman work this many times (PILL-4.63)."""

    craftsman: str
    times: int


class Finish(Action, frozen=True, gc=False):
    """D12: the craftsmen are done for this round."""


class Boost(Action, frozen=True, gc=False):
    """D13: this craftsman works more often this round (PILL-4.102)."""

    craftsman: str


class BoostNobody(Action, frozen=True, gc=False):
    """D13: no craftsman works more often."""


class GiveBack(Action, frozen=True, gc=False):
    """D14: give back these cubes (PILL-4.65)."""

    wood: int
    stone: int
    sand: int
    metal: int


MAX_CUBES: Final = sum(COUNTS[cube] for cube in CUBES)
"""Nobody ever owns more cubes of one kind than the box holds cubes of all kinds."""
_MAX_BOOST: Final = max((card.effect.amount for card in EVENTS if isinstance(card.effect, CapacityBonus)), default=0)

TAKE_RESOURCE: Final = tuple(map(TakeResource, RESOURCE_IDS))
HIRE: Final = tuple(map(Hire, CRAFTSMAN_IDS))
PASS: Final = Pass()
DISMISS: Final = tuple(map(Dismiss, CRAFTSMAN_IDS))
KEEP_OR_RETURN: Final = (KeepBuilder(), ReturnBuilder())
PLACE: Final = tuple(map(Place, CHOICES))
PLACE_FREE: Final = tuple(map(PlaceFree, CHOICES))
PARK: Final = Park()
PROTECTION_OR_CUBE: Final = (TakeProtection(), TakeCubeInstead())
KEEP_OR_USE: Final = (KeepCard(), UseCard())
TAKE_CUBE: Final = tuple(map(TakeCube, CUBES))
BUY: Final = tuple(tuple(Buy(cube, n) for n in range(1, MAX_CUBES + 1)) for cube in CUBES)
SELL: Final = tuple(tuple(Sell(cube, n) for n in range(1, MAX_CUBES + 1)) for cube in CUBES)
WITHDRAW: Final = Withdraw()
USE: Final = tuple(tuple(Use(card.id, n) for n in range(1, card.uses_per_round + _MAX_BOOST + 1)) for card in CRAFTSMEN)
"""Per craftsman once, twice and so on, up to the capacity with the Madonna statue (PILL-4.102)."""
FINISH: Final = Finish()
BOOST: Final = tuple(map(Boost, CRAFTSMAN_IDS))
BOOST_NOBODY: Final = BoostNobody()
