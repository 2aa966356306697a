"""The four boards of the virtual opponent and its reference card, decoded from `data/` (VISC-6.2, VISC-6.18)."""

from typing import Final, Literal

from stolek.games.viscounts.cards import CARD_NUMBERS, FIRST_SCHEME, HIDDEN_SCHEME, SCHEMES
from stolek.games.viscounts.components import (
    BUILDINGS,
    GOODS,
    PLAYER_BOARD,
    SLOTS,
    Above,
    Condition,
    DataFile,
    Icon,
    Named,
    Record,
    Source,
    packed,
    read,
)
from stolek.games.viscounts.effects import AnyEffect, Building, Effects


class StartBuilding(Record, frozen=True):
    building: Building
    where: Literal["viscount_space"]


class Start(Record, frozen=True):
    """The start goods (VISC-6.5)."""

    resources: dict[Literal["ink", "gold", "stone", "generic"], int]
    deeds: int
    debts: int
    building: StartBuilding


class PrintedSlots(Record, frozen=True):
    slot_2: tuple[Icon, ...]
    slot_3: tuple[Icon, ...]


class Opponent(Named, frozen=True):
    """One board: its main goal, its favourite resources, its icons, its start."""

    focus: AnyEffect
    resource_priority: tuple[tuple[Literal["ink", "gold", "stone"], int | None], ...] | None
    guildhall_icons: tuple[Icon, Icon, Icon]
    printed_slot_icons: PrintedSlots
    start: Start
    removed_schemes: tuple[str, ...]


class OpenSlot(Record, frozen=True):
    """What an open slot of its board does (VISC-6.18)."""

    slot: str
    on: Literal["always", "built", "any_collision", "own_flip", "own_scheme_gain", "own_shuffle"]
    if_criminals: Condition
    icon_index: int | None
    effects: Effects


class OpenSlots(Record, frozen=True):
    source: Source
    note: str
    slots: tuple[OpenSlot, ...]


class OpponentSpace(Record, frozen=True):
    pos: int
    above: Above


class OpponentTrack(Record, frozen=True):
    source: Source
    note: str
    spaces: tuple[OpponentSpace, ...]


class Conversion(Record, frozen=True, rename={"source": "from", "when": "if"}):
    """What it does instead of an effect (VISC-6.12)."""

    source: str
    resource: str | None
    per: int
    when: Literal["always", "future_pile_empty", "nothing_to_flip"]
    to: Effects


class ReferenceCard(Record, frozen=True):
    source: Source
    conversions: tuple[Conversion, ...]
    flip_choice: tuple[Literal["fewer_flipped"], Literal["debt"]]


class OpponentFile(DataFile, frozen=True):
    building_order: tuple[Building, ...]
    building_cost: dict[Building, int]
    noble_cost: dict[str, int]
    unlocks: OpenSlots
    virtue_track: OpponentTrack
    leftover_resource_vp: int
    reference_card: ReferenceCard
    records: tuple[Opponent, ...]


_FILE: Final = read("solo_boards.json", OpponentFile)
OPPONENTS: Final = _FILE.records
OPPONENT_IDS: Final = tuple(opponent.id for opponent in OPPONENTS)
LEFTOVER_VP: Final = _FILE.leftover_resource_vp
FLIP_ON_TIE: Final = _FILE.reference_card.flip_choice[1]
"""The kind it flips if it has flipped as many of both (VISC-6.13)."""

HUMAN: Final = 0
"""The kind of board of a human; the opponents' kinds are 1 to 4."""

CONVERSIONS: Final = {entry.source: entry.to for entry in _FILE.reference_card.conversions}
"""Per effect what the opponent does for one unit of it."""
SILVER_PER_CONVERSION: Final = next(e.per for e in _FILE.reference_card.conversions if e.resource == "silver")

SLOT_NUMBERS: Final = {slot.id: i for i, slot in enumerate(SLOTS)}
BUILD_ORDER: Final = tuple(i for name in _FILE.building_order for i, slot in enumerate(SLOTS) if slot.building == name)
"""Its slots from left to right (VISC-6.20)."""
OPPONENT_COST: Final = tuple(_FILE.building_cost[name] for name in BUILDINGS)
OPPONENT_WORKER_COST: Final = {int(n): cost for n, cost in _FILE.noble_cost.items()}
"""Noble icons for 2, 3 and 4 workers; it never places one (VISC-6.22)."""
OPPONENT_ABOVE: Final = tuple(space.above for space in _FILE.virtue_track.spaces)


def open_slots_on(moment: str) -> tuple[tuple[int, Condition, Effects], ...]:
    """The slots that do something at this moment: bit of the slot, condition, effects."""
    return tuple(
        (1 << SLOT_NUMBERS[slot.slot], slot.if_criminals, slot.effects)
        for slot in _FILE.unlocks.slots
        if slot.on == moment
    )


ON_BUILT: Final = open_slots_on("built")
ON_COLLISION: Final = open_slots_on("any_collision")
ON_FLIP: Final = open_slots_on("own_flip")
ON_SCHEME: Final = open_slots_on("own_scheme_gain")
ON_SHUFFLE: Final = open_slots_on("own_shuffle")


def slot_icons(kind: int) -> tuple[int, ...]:
    """Per slot its icons once it is open: those of the player board, or the guildhalls of an opponent's."""
    if kind == HUMAN:
        return tuple(packed(slot.unlocks.icons) for slot in SLOTS)
    icons = [0] * len(SLOTS)
    for slot in _FILE.unlocks.slots:
        if slot.icon_index is not None:
            icons[SLOT_NUMBERS[slot.slot]] = packed([OPPONENTS[kind - 1].guildhall_icons[slot.icon_index]])
    return tuple(icons)


def open_icons(kind: int) -> tuple[int, ...]:
    """The icons of every set of open slots, one bit a slot."""
    icons = slot_icons(kind)
    return tuple(sum(icon for i, icon in enumerate(icons) if opened >> i & 1) for opened in range(1 << len(SLOTS)))


OPEN_ICONS: Final = tuple(open_icons(kind) for kind in range(len(OPPONENTS) + 1))
_STARTING: Final = PLAYER_BOARD.starting_icons
PRINTED_SLOT_ICONS: Final = (
    (packed(_STARTING.slot_1), packed(_STARTING.slot_2), packed(_STARTING.slot_3)),
    *((0, packed(o.printed_slot_icons.slot_2), packed(o.printed_slot_icons.slot_3)) for o in OPPONENTS),
)
"""Per kind of board the icons printed on its card slots, counted while a slot is empty (VISC-4.14, VISC-6.16)."""


def scheme_deck(opponent: Opponent, deck: str) -> list[int]:
    """The schemes of a deck without those that this board removes (VISC-6.3)."""
    removed = [CARD_NUMBERS[scheme] for scheme in opponent.removed_schemes]
    return [
        card
        for card in range(FIRST_SCHEME, HIDDEN_SCHEME)
        if SCHEMES[card - FIRST_SCHEME].deck == deck and card not in removed
    ]


def goods_numbers(resources: dict[Literal["ink", "gold", "stone", "generic"], int]) -> list[tuple[int, int]]:
    """Start resources as numbers of goods and amounts."""
    return [(GOODS.index(name), amount) for name, amount in resources.items()]
