"""What cards and spaces do: the one vocabulary of effects that everything printed shares, and who carries them out.

The files of `data/` name effects; they are decoded into these types, and an effect or an argument that is not named
here does not import. Every effect has one function for players, registered with `handles`, and one for the virtual
opponent, registered with `opponent_handles`, each in the chapter it belongs to. A function that leaves something to
decide says so with `then`; the frame `Resolve` carries out a list of effects, and the rest of the list waits. It also
names what brings them, for the log and for what is asked.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Literal, TypeVar

import msgspec

if TYPE_CHECKING:
    from stolek.games.viscounts.frames import Resolve
    from stolek.games.viscounts.rules import Viscounts
    from stolek.games.viscounts.state import ViscountsState

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


class Counted(Effect, frozen=True, gc=False):
    """An effect that happens `amount` times."""

    amount: int


class Gain(Effect, frozen=True, gc=False, tag="gain"):
    """Gain units of a resource or silver; `any` is ink, gold or stone as the owner picks (VISC-1.3)."""

    resource: Resource
    amount: int


class Debt(Counted, frozen=True, gc=False, tag="debt"):
    """Take unpaid debts (VISC-4.90)."""


class Deed(Counted, frozen=True, gc=False, tag="deed"):
    """Take acquired deeds (VISC-4.90)."""


class Flip(Effect, frozen=True, gc=False, tag="flip"):
    """Turn own unpaid debts or acquired deeds, one by one (VISC-4.90)."""

    what: Literal["debt", "deed", "either"]
    amount: int


class Virtue(Counted, frozen=True, gc=False, tag="virtue"):
    """Move the virtue marker left (VISC-4.75)."""


class Corruption(Counted, frozen=True, gc=False, tag="corruption"):
    """Move the corruption marker right (VISC-4.75)."""


class Rearrange(Effect, frozen=True, gc=False, tag="rearrange"):
    """Optional: permute the cards on one's own board (VISC-4.14)."""


class Discard(Counted, frozen=True, gc=False, tag="discard"):
    """Optional each time: a hand card or the unseen top of the draw pile is discarded (VISC-4.92)."""


class Destroy(Counted, frozen=True, gc=False, tag="destroy"):
    """Optional each time: such a card leaves the game and pays its value (VISC-4.93)."""


class DestroyOwnChoice(Counted, frozen=True, gc=False, tag="destroy_own_choice"):
    """Set-up only, optional: any one of one's own cards leaves the game and pays its value (VISC-2.11)."""


class Shuffle(Effect, frozen=True, gc=False, tag="shuffle"):
    """Shuffle the discard pile into the draw pile (VISC-4.87)."""


class FreeHire(Counted, frozen=True, gc=False, tag="hire_free"):
    """Hire any visible townsfolk for nothing (VISC-4.71)."""


class CastleMove(Effect, frozen=True, gc=False, tag="castle_move"):
    """Optional: one of one's own workers on tier 1 moves to a neighbouring section (VISC-4.62)."""


class FreeWorkers(Counted, frozen=True, gc=False, tag="place_workers"):
    """Put workers for nothing on one section of tier 1 (VISC-4.62)."""


class FreeBuilding(Effect, frozen=True, gc=False, tag="place_building"):
    """Put a building of this type for nothing on a free spot: anywhere, or near the viscount (VISC-4.51, VISC-2.11)."""

    building: Building
    where: Literal["any", "viscount_segment", "viscount_space"]


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


class AiGainScheme(Counted, frozen=True, gc=False, tag="ai_gain_scheme"):
    """The virtual opponent gains a future scheme (VISC-6.12)."""


class CriminalsCorrupt(Effect, frozen=True, gc=False, tag="corruption_per_criminal_icon_on_board"):
    """The virtual opponent gains 1 corruption for every criminal icon on its board (VISC-6.30)."""


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


# Who carries them out

E = TypeVar("E", bound=Effect)
Handler = Callable[["Viscounts", "ViscountsState", "Resolve", E], None]

HANDLERS: Final[dict[type[Effect], Callable[..., None]]] = {}
OPPONENT_HANDLERS: Final[dict[type[Effect], Callable[..., None]]] = {}


def handles(kind: type[E]) -> Callable[[Handler[E]], Handler[E]]:
    """This function carries out the effect for a player."""
    return _registered(HANDLERS, kind)


def opponent_handles(kind: type[E]) -> Callable[[Handler[E]], Handler[E]]:
    """This function carries out the effect for the virtual opponent."""
    return _registered(OPPONENT_HANDLERS, kind)


def _registered(handlers: dict[type[Effect], Callable[..., None]], kind: type[E]) -> Callable[[Handler[E]], Handler[E]]:
    def register(handler: Handler[E]) -> Handler[E]:
        assert kind not in handlers
        handlers[kind] = handler
        return handler

    return register
