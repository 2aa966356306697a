"""What lies in the box beside the townsfolk: boards, castle, bonus and player cards (VISC-1, VISC-2.14).

These are the records of `data/`, decoded once at import; a key that is not named here, or a value outside its list,
does not import. Goods, icons, actions, buildings, ribbons and slots are small numbers everywhere in the rules.
"""

from collections.abc import Iterable
from importlib.resources import files
from typing import Final, Literal, TypeVar

import msgspec

from stolek.games.viscounts.effects import ActionName, Building, Effects

Source = Literal["rulebook", "public", "single", "reconstructed"]
Icon = Literal["merchant", "builder", "noble", "cleric", "criminal"]
Ribbon = Literal["grey", "black", "yellow", "blue"]
Condition = Literal["0", ">=1", "any"]
Side = Literal["1-2", "3-4"]

GOODS: Final = ("ink", "gold", "stone", "silver", "generic")
"""The supplies of a player; `generic` is what the card opponent makes of its resources (VISC-6.11)."""
INK: Final = 0
GOLD: Final = 1
STONE: Final = 2
SILVER: Final = 3
GENERIC: Final = 4
RESOURCES: Final = (INK, GOLD, STONE)
"""Resource always means ink, gold or stone (VISC-1.3)."""

ICONS: Final[tuple[Icon, ...]] = ("merchant", "builder", "noble", "cleric", "criminal")
MERCHANT: Final = 0
CRIMINAL: Final = 4
ICON_BITS: Final = 8
"""Counts of icons are packed into one number, eight bits each, so that adding numbers adds icons."""

ACTIONS: Final[tuple[ActionName, ...]] = ("trade", "build", "place_workers", "transcribe")
"""Primary actions; the action with index i needs the icon with index i (VISC-1.4)."""
TRADE: Final = 0
BUILD: Final = 1
PLACE_WORKERS: Final = 2
TRANSCRIBE: Final = 3
PAYS: Final = (SILVER, STONE, GOLD, INK)
"""Per action what may be paid for a missing icon (VISC-4.32)."""

RIBBONS: Final[tuple[Ribbon, ...]] = ("grey", "black", "yellow", "blue")

R = TypeVar("R")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One object of a data file."""


class Names(Record, frozen=True):
    """A name in both languages."""

    en: str
    cs: str


class Named(Record, frozen=True, kw_only=True):
    """A record with an id, a name, a count and the origin of what it says."""

    id: str
    name: Names
    count: int
    source: Source
    note: str = ""


class DataFile(Record, frozen=True, kw_only=True):
    """A data file begins by saying what it holds."""

    doc: str = msgspec.field(name="_doc")


class SetupRow(Record, frozen=True):
    """The line of the set-up table for one number of players (VISC-2.14)."""

    side: Side
    debts_above_poverty: int
    deeds_above_prosperity: int
    pairs_revealed: int


class BoxFile(DataFile, frozen=True):
    setup: dict[str, SetupRow]
    townsfolk_piles: tuple[int, ...]
    manuscript_pile_size: int
    records: tuple[Named, ...]


class PlayerCard(Named, frozen=True):
    """Where one starts and with what (VISC-2.10)."""

    start_space: int
    resources: dict[Literal["ink", "gold", "stone", "any"], int]
    silver: int
    deeds: int
    debts: int
    effects: Effects


class PlayerCardFile(DataFile, frozen=True):
    records: tuple[PlayerCard, ...]


class Tier(Record, frozen=True):
    """A tier of the castle: VP per worker, what a bumped worker pays, what entering pays (VISC-4.57 to VISC-4.63)."""

    vp_per_worker: int
    bump_compensation: Effects | None
    enter_reward: Effects = ()


class Section(Named, frozen=True):
    """One of the five sections with the reward of its tier 2 (VISC-4.60)."""

    order: int
    tier2: Effects


class CastleFile(DataFile, frozen=True):
    tiers: dict[Literal["1", "2", "3"], Tier]
    noble_cost: dict[str, int]
    capacity_tier_1_and_2: int
    promotion_threshold_own: int
    records: tuple[Section, ...]


class Unlock(Record, frozen=True):
    """What an open building slot does (VISC-4.49)."""

    phase: str
    effect: Literal["free_extra_step", "dismiss_cost_is", "icons", "may_discard", "virtue_if_no_criminal", "hand_limit"]
    max: int = 0
    silver: int = 0
    icons: tuple[Icon, ...] = ()
    amount: int = 0
    optional: bool = False


class Slot(Named, frozen=True):
    """A building slot of the player board."""

    building: Building
    position: int
    unlocks: Unlock


class Above(Record, frozen=True):
    """What the player in collision gains (VISC-4.80); the virtual opponent takes resources for silver (VISC-6.32)."""

    deeds: int
    debts: int
    silver: int = 0
    any: int = 0


class Below(Record, frozen=True):
    """What every opponent gains whose own board meets the condition (VISC-4.80)."""

    if_criminals: Condition
    effects: Effects


class TrackSpace(Record, frozen=True):
    pos: int
    above: Above
    below: Below


class Track(Record, frozen=True):
    """The virtue track (VISC-4.75)."""

    corruption_start: int
    virtue_start: int
    spaces: tuple[TrackSpace, ...]
    source: Source


class StartingIcons(Record, frozen=True):
    """Icons printed on the card slots, counted while the slot is empty (VISC-4.14)."""

    slot_1: tuple[Icon, ...]
    slot_2: tuple[Icon, ...]
    slot_3: tuple[Icon, ...]
    note: str


class PlayerBoardFile(DataFile, frozen=True):
    building_cost: dict[Building, int]
    building_vp: dict[Building, tuple[int, int, int]]
    card_slots: int
    starting_icons: StartingIcons
    hand_limit: int
    workers: int
    virtue_track: Track
    colours: tuple[str, ...]
    colours_note: str
    records: tuple[Slot, ...]


class CardFace(Record, frozen=True):
    """One side of a debt or deed (VISC-4.91)."""

    state: Literal["unpaid", "paid", "acquired", "approved"]
    vp: int
    on_flip: Effects = ()


class OtherCard(Named, frozen=True):
    """Bonus cards, castle leader, the two end cards, debt and deed; which fields count depends on `kind`."""

    kind: Literal["cleric_bonus", "castle_leader", "end_card", "debt", "deed", "multiplier", "marker"]
    ribbon: Ribbon | None = None
    icons: tuple[Icon, ...] = ()
    vp: int = 0
    manuscripts_needed: int = 0
    hand_limit: int = 0
    pile: Literal["", "debts", "deeds"] = ""
    counts_flipped: Literal["", "debts", "deeds"] = ""
    awards: tuple[int, ...] = ()
    awards_below_3_players: tuple[int, ...] = ()
    cards_above: dict[str, int] = msgspec.field(default_factory=dict)
    front: CardFace | None = None
    back: CardFace | None = None
    unlimited: bool = False
    factor: int = 0


class OtherCardFile(DataFile, frozen=True):
    records: tuple[OtherCard, ...]


class EffectEntry(Named, frozen=True):
    """A line of the vocabulary, for readers; the types of `effects.py` are what counts."""

    optional: bool
    args: dict[str, str]
    decides: str
    none: str
    automa: str


class EffectFile(DataFile, frozen=True):
    records: tuple[EffectEntry, ...]


def read(name: str, kind: type[R]) -> R:
    """The data file of this name, decoded as one record of the given kind."""
    return msgspec.json.decode(files(__package__).joinpath("data", name).read_bytes(), type=kind)


def packed(icons: Iterable[Icon]) -> int:
    """Icons as one number (see `ICON_BITS`)."""
    return sum(1 << ICON_BITS * ICONS.index(icon) for icon in icons)


def count_of(total: int, icon: int) -> int:
    """How many of one icon a packed number holds."""
    return (total >> ICON_BITS * icon) & 0xFF


BOX: Final = read("components.json", BoxFile)
PLAYER_CARDS: Final = read("player_cards.json", PlayerCardFile).records
CASTLE: Final = read("castle.json", CastleFile)
SECTIONS: Final = tuple(sorted(CASTLE.records, key=lambda section: section.order))
PLAYER_BOARD: Final = read("player_board.json", PlayerBoardFile)
OTHER_CARDS: Final = {card.id: card for card in read("other_cards.json", OtherCardFile).records}
VOCABULARY: Final = read("effects.json", EffectFile).records

BUILDINGS: Final[tuple[Building, ...]] = ("trading_post", "guildhall", "workshop")
SLOTS: Final = PLAYER_BOARD.records
"""The nine building slots: three trading posts, three guildhalls, three workshops."""
SLOT_BUILDING: Final = tuple(BUILDINGS.index(slot.building) for slot in SLOTS)
BUILDING_COST: Final = tuple(PLAYER_BOARD.building_cost[name] for name in BUILDINGS)
WORKER_COST: Final = (0, *(CASTLE.noble_cost[n] for n in sorted(CASTLE.noble_cost)))
"""Noble icons for 0 to 4 workers (VISC-4.55)."""

BONUS_CARDS: Final = tuple(OTHER_CARDS[f"cleric_bonus_{ribbon}"] for ribbon in RIBBONS)
BONUS_ICONS: Final = tuple(
    sum(packed(card.icons) for ribbon, card in enumerate(BONUS_CARDS) if owned >> ribbon & 1) for owned in range(16)
)
"""Icons of the cleric bonus cards in a set of them, one bit a ribbon (VISC-4.67)."""


def slot_with(effect: str) -> int:
    """The bit of the slot that unlocks this."""
    return next(1 << i for i, slot in enumerate(SLOTS) if slot.unlocks.effect == effect)


FREE_STEP: Final = slot_with("free_extra_step")
CHEAP_DISMISSAL: Final = slot_with("dismiss_cost_is")
DISCARD_AFTER_HIRE: Final = slot_with("may_discard")
CALM_WORKSHOP: Final = slot_with("virtue_if_no_criminal")
LARGER_HAND: Final = slot_with("hand_limit")
