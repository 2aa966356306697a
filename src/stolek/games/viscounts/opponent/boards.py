"""The four boards of the virtual opponent and its reference card, decoded from `data/` (VISC-6.2, VISC-6.18)."""

from typing import Final, Literal

from stolek.games.viscounts.cards import CARD_NUMBERS, FIRST_SCHEME, HIDDEN_SCHEME, scheme_of
from stolek.games.viscounts.components import (
    PACKAGE,
    PLAYER_BOARD,
    SLOTS,
    Above,
    Condition,
    Uncertain,
)
from stolek.games.viscounts.effects import Attempt, Building, Effects, Flip, FreeBuilding
from stolek.games.viscounts.icons import NO_ICONS, Icon, Icons, icons_from
from stolek.kernel.data import DataItem, read_data


class Start(DataItem, frozen=True):
    """The start goods (VISC-6.5)."""

    resources: dict[Literal["ink", "gold", "stone", "generic"], int]
    deeds: int
    debts: int
    building: FreeBuilding


class PrintedSlots(DataItem, frozen=True):
    slot_2: tuple[Icon, ...]
    slot_3: tuple[Icon, ...]


class Opponent(Uncertain, frozen=True):
    """One board: its main goal, its favourite resources, its icons, its start."""

    focus: Attempt | Flip
    resource_priority: tuple[tuple[Literal["ink", "gold", "stone"], int | None], ...] | None
    guildhall_icons: tuple[Icon, Icon, Icon]
    printed_slot_icons: PrintedSlots
    start: Start
    removed_schemes: tuple[str, ...]


class OpenSlot(DataItem, frozen=True):
    """What an open slot of its board does, and when (VISC-6.18)."""

    slot: str
    on: Literal["built", "any_collision", "own_flip", "own_scheme_gain", "own_shuffle"]
    effects: Effects
    if_criminals: Condition = "any"


class OpponentFile(DataItem, frozen=True):
    """The four boards and what they share; `instead_of` is its reference card (VISC-6.12)."""

    building_order: tuple[Building, ...]
    noble_cost: dict[str, int]
    open_slots: tuple[OpenSlot, ...]
    above_the_track: tuple[Above, ...]
    leftover_resource_vp: int
    instead_of: dict[str, Effects]
    silver_for_one_conversion: int
    flip_on_tie: Literal["debt", "deed"]
    records: tuple[Opponent, ...]


_FILE: Final = read_data(PACKAGE, "solo_boards.json", OpponentFile)
OPPONENTS: Final = _FILE.records
OPPONENT_IDS: Final = tuple(opponent.id for opponent in OPPONENTS)
LEFTOVER_VP: Final = _FILE.leftover_resource_vp
FLIP_ON_TIE: Final = _FILE.flip_on_tie
"""The kind it flips if it has flipped as many of both (VISC-6.13)."""
INSTEAD_OF: Final = _FILE.instead_of
"""Per effect what the opponent does for one unit of it (VISC-6.12)."""
SILVER_PER_CONVERSION: Final = _FILE.silver_for_one_conversion

HUMAN: Final = 0
"""The kind of board of a human; the opponents' kinds are 1 to 4."""


def board_kind(opponent: str) -> int:
    """The kind of board with this id."""
    return OPPONENT_IDS.index(opponent) + 1


def board_of_kind(kind: int) -> Opponent:
    """The opponent's board of this kind."""
    return OPPONENTS[kind - 1]


BUILD_ORDER: Final = tuple(i for name in _FILE.building_order for i, slot in enumerate(SLOTS) if slot.building == name)
"""Its slots from left to right (VISC-6.20)."""
OPPONENT_WORKER_COST: Final = {int(n): cost for n, cost in _FILE.noble_cost.items()}
"""Noble icons for 2, 3 and 4 workers; it never places one (VISC-6.22)."""
OPPONENT_ABOVE: Final = _FILE.above_the_track


def open_slots_on(moment: str) -> tuple[OpenSlot, ...]:
    """The slots that do something at this moment."""
    return tuple(slot for slot in _FILE.open_slots if slot.on == moment)


ON_BUILT: Final = open_slots_on("built")
ON_COLLISION: Final = open_slots_on("any_collision")
ON_FLIP: Final = open_slots_on("own_flip")
ON_SCHEME: Final = open_slots_on("own_scheme_gain")
ON_SHUFFLE: Final = open_slots_on("own_shuffle")


# Icons of all kinds of boards


def slot_icons(kind: int) -> tuple[Icons, ...]:
    """Per slot its icons once it is open: those of the player board, or the guildhalls of an opponent's."""
    if kind == HUMAN:
        return tuple(icons_from(slot.unlocks.icons) for slot in SLOTS)
    guildhalls = board_of_kind(kind).guildhall_icons
    return tuple(
        icons_from([guildhalls[slot.position - 1]]) if slot.building == "guildhall" else NO_ICONS for slot in SLOTS
    )


SLOT_ICONS: Final = tuple(slot_icons(kind) for kind in range(len(OPPONENTS) + 1))
_STARTING: Final = PLAYER_BOARD.starting_icons
PRINTED_ICONS: Final[tuple[tuple[Icons, ...], ...]] = (
    (icons_from(_STARTING.slot_1), icons_from(_STARTING.slot_2), icons_from(_STARTING.slot_3)),
    *(
        (NO_ICONS, icons_from(board.printed_slot_icons.slot_2), icons_from(board.printed_slot_icons.slot_3))
        for board in OPPONENTS
    ),
)
"""Per kind of board the icons printed on its card slots, counted while a slot is empty (VISC-4.14, VISC-6.16)."""


def scheme_deck(opponent: Opponent, deck: str) -> list[int]:
    """The schemes of a deck without those that this board removes (VISC-6.3)."""
    removed = [CARD_NUMBERS[scheme] for scheme in opponent.removed_schemes]
    return [card for card in range(FIRST_SCHEME, HIDDEN_SCHEME) if scheme_of(card).deck == deck and card not in removed]
