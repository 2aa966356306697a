"""The one vocabulary of effects that cards, manuscripts, spots, links, castle, player cards and schemes share.

The records of `data/` are decoded into these types; an effect or an argument that is not named here does not import.
What an effect does to a player stands in the chapters, what it does to the virtual opponent in `virtual.py`.
"""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

Resource = Literal["ink", "gold", "stone", "silver", "any"]
Building = Literal["trading_post", "guildhall", "workshop"]
ActionName = Literal["trade", "build", "place_workers", "transcribe"]


class Effect(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    """One printed effect."""

    @property
    def slug(self) -> str:
        """A short id, equal for equal effects: texts and boards name the effect by it."""
        name = str(type(self).__struct_config__.tag).replace("_", "-")
        values = [getattr(self, field) for field in self.__struct_fields__]
        return "-".join([name, *(str(value).replace("_", "-") for value in values)])


class Gain(Effect, frozen=True, gc=False, tag="gain"):
    """Gain units of a resource or silver; `any` is ink, gold or stone as the owner picks (VISC-1.3)."""

    resource: Resource
    amount: int


class Debt(Effect, frozen=True, gc=False, tag="debt"):
    """Take unpaid debts (VISC-4.90)."""

    amount: int


class Deed(Effect, frozen=True, gc=False, tag="deed"):
    """Take acquired deeds (VISC-4.90)."""

    amount: int


class Flip(Effect, frozen=True, gc=False, tag="flip"):
    """Turn own unpaid debts or acquired deeds, one by one (VISC-4.90)."""

    what: Literal["debt", "deed", "either"]
    amount: int


class Virtue(Effect, frozen=True, gc=False, tag="virtue"):
    """Move the virtue marker left (VISC-4.75)."""

    amount: int


class Corruption(Effect, frozen=True, gc=False, tag="corruption"):
    """Move the corruption marker right (VISC-4.75)."""

    amount: int


class Rearrange(Effect, frozen=True, gc=False, tag="rearrange"):
    """Optional: permute the cards on the own board (VISC-4.14)."""


class Discard(Effect, frozen=True, gc=False, tag="discard"):
    """Optional, so many times: a hand card or the unseen top of the draw pile is discarded (VISC-4.92)."""

    amount: int


class Destroy(Effect, frozen=True, gc=False, tag="destroy"):
    """Optional, so many times: such a card leaves the game and pays its value (VISC-4.93)."""

    amount: int


class DestroyOwnChoice(Effect, frozen=True, gc=False, tag="destroy_own_choice"):
    """Set-up only, optional: any one own card leaves the game and pays its value (VISC-2.11)."""

    amount: int


class Shuffle(Effect, frozen=True, gc=False, tag="shuffle"):
    """Shuffle the discard pile into the draw pile (VISC-4.87)."""


class FreeHire(Effect, frozen=True, gc=False, tag="hire_free"):
    """Hire any visible townsfolk for nothing (VISC-4.71)."""

    amount: int


class CastleMove(Effect, frozen=True, gc=False, tag="castle_move"):
    """Optional: an own worker of tier 1 moves to a neighbouring section (VISC-4.62)."""


class FreeWorkers(Effect, frozen=True, gc=False, tag="place_workers"):
    """Put workers for nothing on one section of tier 1 (VISC-4.62)."""

    amount: int


class FreeBuilding(Effect, frozen=True, gc=False, tag="place_building"):
    """Put a building of this type for nothing on a free spot (VISC-4.51)."""

    building: Building
    where: Literal["any", "viscount_space"]


class FreeManuscript(Effect, frozen=True, gc=False, tag="manuscript_free"):
    """Take a visible manuscript of one of these costs for nothing (VISC-4.69)."""

    costs: tuple[int, ...]

    @property
    def slug(self) -> str:
        return "manuscript-free"


class ChooseOne(Effect, frozen=True, gc=False, tag="choose_one"):
    """Exactly one of the printed options, even one that does nothing (VISC-4.1)."""

    options: tuple[tuple["AnyEffect", ...], ...]

    @property
    def slug(self) -> str:
        return "-or-".join(slug_of(option) for option in self.options)


class AiDismiss(Effect, frozen=True, gc=False, tag="ai_dismiss"):
    """The virtual opponent removes the townsfolk of its segment and resolves its effect (VISC-6.14)."""


class AiGainScheme(Effect, frozen=True, gc=False, tag="ai_gain_scheme"):
    """The virtual opponent gains a future scheme (VISC-6.12)."""

    amount: int


class CriminalsCorrupt(Effect, frozen=True, gc=False, tag="corruption_per_criminal_icon_on_board"):
    """1 corruption for every criminal icon on its board (VISC-6.30)."""


class Focus(Effect, frozen=True, gc=False, tag="focus"):
    """The virtual opponent does its main goal (VISC-6.31)."""


class Attempt(Effect, frozen=True, gc=False, tag="action"):
    """The virtual opponent tries this primary action (VISC-6.31)."""

    action: Literal["build", "place_workers", "transcribe"]


AnyEffect = (
    Gain
    | Debt
    | Deed
    | Flip
    | Virtue
    | Corruption
    | Rearrange
    | Discard
    | Destroy
    | DestroyOwnChoice
    | Shuffle
    | FreeHire
    | CastleMove
    | FreeWorkers
    | FreeBuilding
    | FreeManuscript
    | ChooseOne
    | AiDismiss
    | AiGainScheme
    | CriminalsCorrupt
    | Focus
    | Attempt
)
Effects = tuple[AnyEffect, ...]
NOTHING: Final[Effects] = ()


def slug_of(effects: Iterable[AnyEffect]) -> str:
    """The short id of a list of effects."""
    return "-and-".join(effect.slug for effect in effects)


def times(effects: Effects, n: int) -> Effects:
    """The effects of n equal exchanges, carried out one after the other (VISC-4.40)."""
    return tuple(multiplied(effect, n) for effect in effects)


def multiplied(effect: AnyEffect, n: int) -> AnyEffect:
    """The same effect n times; only effects that have an amount are ever exchanged."""
    if isinstance(effect, Gain | Flip | Destroy):
        return msgspec.structs.replace(effect, amount=effect.amount * n)
    raise TypeError(f"{effect!r} cannot be bought")
