"""What lies in the box beside townsfolk, manuscripts and segments: boards, castle, bonus and player cards (VISC-1).

These are the files of `data/`, decoded once at import; a key that is not named here, or a value outside its list, does
not import. Goods, actions, buildings, ribbons and building slots are small numbers everywhere in the rules.
"""

from typing import Final, Literal

from stolek.games.viscounts.effects import ActionName, Building, Effects
from stolek.games.viscounts.icons import BUILDER, CLERIC, MERCHANT, NOBLE, Icon, icons_from
from stolek.kernel.data import DataItem, Names, read_data

PACKAGE: Final = "stolek.games.viscounts"

Ribbon = Literal["grey", "black", "yellow", "blue"]
Condition = Literal["0", ">=1", "any"]
"""How many criminal icons a board may show: none, at least one, any number."""
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

ACTIONS: Final[tuple[ActionName, ...]] = ("trade", "build", "place_workers", "transcribe")
TRADE: Final = 0
BUILD: Final = 1
PLACE_WORKERS: Final = 2
TRANSCRIBE: Final = 3
WANTED_ICON: Final = (MERCHANT, BUILDER, NOBLE, CLERIC)
"""Per primary action the icon that it needs (VISC-1.4)."""
PAYS: Final = (SILVER, STONE, GOLD, INK)
"""Per primary action what may be paid for a missing icon (VISC-4.32)."""

RIBBONS: Final[tuple[Ribbon, ...]] = ("grey", "black", "yellow", "blue")


class Named(DataItem, frozen=True, kw_only=True):
    """A thing with an id and a name."""

    id: str
    name: Names


class Uncertain(Named, frozen=True, kw_only=True):
    """A thing that no public source may confirm: if `reconstructed`, what it says is fitted to the rulebook (VISC-1.9).

    Whoever meets such a thing is told so.
    """

    reconstructed: bool = False


# Set-up


class SetupRow(DataItem, frozen=True):
    """The line of the set-up table for one number of players (VISC-2.14)."""

    side: Side
    debts_above_poverty: int
    deeds_above_prosperity: int
    pairs_revealed: int


class SetupFile(DataItem, frozen=True):
    """What the set-up counts out (VISC-2.3, VISC-2.4, VISC-2.14)."""

    by_players: dict[str, SetupRow]
    townsfolk_piles: tuple[int, ...]
    manuscript_pile_size: int


class PlayerCard(Uncertain, frozen=True):
    """Where one starts and with what (VISC-2.10)."""

    start_space: int
    resources: dict[Literal["ink", "gold", "stone", "any"], int]
    silver: int
    deeds: int
    debts: int
    effects: Effects


class PlayerCardFile(DataItem, frozen=True):
    records: tuple[PlayerCard, ...]


SETUP_TABLE: Final = read_data(PACKAGE, "setup.json", SetupFile)
PLAYER_CARDS: Final = read_data(PACKAGE, "player_cards.json", PlayerCardFile).records


# The castle


class Tier(DataItem, frozen=True):
    """A tier of the castle: VP per worker, what a bumped worker pays, what entering pays (VISC-4.57 to VISC-4.63)."""

    vp_per_worker: int
    bump_compensation: Effects = ()
    enter_reward: Effects = ()


class Section(Named, frozen=True):
    """One of the five sections with the reward of its tier 2 (VISC-4.60)."""

    tier2: Effects


class CastleFile(DataItem, frozen=True):
    """The sections follow each other clockwise (VISC-2.16)."""

    tiers: dict[Literal["1", "2", "3"], Tier]
    noble_cost: dict[str, int]
    capacity_tier_1_and_2: int
    promotion_threshold_own: int
    records: tuple[Section, ...]


CASTLE: Final = read_data(PACKAGE, "castle.json", CastleFile)
SECTIONS: Final = CASTLE.records
SECTION_IDS: Final = tuple(section.id for section in SECTIONS)
WORKER_COST: Final = (0, *(CASTLE.noble_cost[n] for n in sorted(CASTLE.noble_cost)))
"""Noble icons for 0 to 4 workers (VISC-4.55)."""


# The player board

Unlocks = Literal["free_extra_step", "dismiss_cost_is", "icons", "may_discard", "virtue_if_no_criminal", "hand_limit"]


class Unlock(DataItem, frozen=True):
    """What an open building slot does (VISC-4.49)."""

    effect: Unlocks
    amount: int = 0
    icons: tuple[Icon, ...] = ()


class Slot(Named, frozen=True):
    """A building slot of the player board, numbered within its kind of building."""

    building: Building
    position: int
    unlocks: Unlock


class Above(DataItem, frozen=True):
    """What the player in collision gains (VISC-4.80); the virtual opponent takes resources for silver (VISC-6.32)."""

    deeds: int
    debts: int
    silver: int = 0
    any: int = 0


class Below(DataItem, frozen=True):
    """What every opponent gains whose own board meets the condition (VISC-4.80)."""

    if_criminals: Condition
    effects: Effects


class TrackSpace(DataItem, frozen=True):
    above: Above
    below: Below


class Track(DataItem, frozen=True):
    """The virtue track (VISC-4.75)."""

    corruption_start: int
    virtue_start: int
    spaces: tuple[TrackSpace, ...]


class StartingIcons(DataItem, frozen=True):
    """Icons printed on the card slots, counted while the slot is empty (VISC-4.14)."""

    slot_1: tuple[Icon, ...]
    slot_2: tuple[Icon, ...]
    slot_3: tuple[Icon, ...]


class PlayerBoardFile(DataItem, frozen=True):
    building_cost: dict[Building, int]
    building_vp: dict[Building, tuple[int, int, int]]
    card_slots: int
    starting_icons: StartingIcons
    hand_limit: int
    workers: int
    virtue_track: Track
    records: tuple[Slot, ...]


PLAYER_BOARD: Final = read_data(PACKAGE, "player_board.json", PlayerBoardFile)
LAST_SPACE: Final = len(PLAYER_BOARD.virtue_track.spaces) - 1
"""The right end of the virtue track."""
BUILDINGS: Final[tuple[Building, ...]] = ("trading_post", "guildhall", "workshop")
SLOTS: Final = PLAYER_BOARD.records
"""The nine building slots: three trading posts, three guildhalls, three workshops."""
SLOT_NUMBERS: Final = {slot.id: i for i, slot in enumerate(SLOTS)}
SLOT_BUILDING: Final = tuple(BUILDINGS.index(slot.building) for slot in SLOTS)
BUILDING_COST: Final = tuple(PLAYER_BOARD.building_cost[name] for name in BUILDINGS)
SLOT_COST: Final = tuple(PLAYER_BOARD.building_cost[slot.building] for slot in SLOTS)
"""Builder icons for the building of each slot (VISC-4.46)."""


def unlocking(effect: Unlocks) -> tuple[int, int]:
    """The slot that unlocks this, and the amount it names (VISC-4.49)."""
    return next((i, slot.unlocks.amount) for i, slot in enumerate(SLOTS) if slot.unlocks.effect == effect)


FREE_STEP, FREE_STEPS = unlocking("free_extra_step")
CHEAP_DISMISSAL, CHEAP_PRICE = unlocking("dismiss_cost_is")
DISCARD_AFTER_HIRE, DISCARDS_AFTER_HIRE = unlocking("may_discard")
CALM_WORKSHOP, CALM_VIRTUE = unlocking("virtue_if_no_criminal")
LARGER_HAND, MORE_CARDS = unlocking("hand_limit")


# Bonus, end, debt and deed cards


class BonusCard(Named, frozen=True):
    """A cleric bonus card, for three manuscripts of one ribbon (VISC-4.67)."""

    ribbon: Ribbon
    icons: tuple[Icon, ...]
    vp: int
    manuscripts_needed: int


class LeaderCard(Named, frozen=True):
    """The castle leader card; `hand_limit` is added to the limit (VISC-4.61, VISC-4.85)."""

    vp: int
    hand_limit: int


class EndCard(Named, frozen=True):
    """Poverty or prosperity: which flipped cards it ranks, and its awards (VISC-5.9, VISC-5.10)."""

    counts_flipped: Literal["debts", "deeds"]
    awards: tuple[int, ...]
    awards_below_3_players: tuple[int, ...]


class CardFace(DataItem, frozen=True):
    """One side of a debt or deed (VISC-4.91)."""

    state: Literal["unpaid", "paid", "acquired", "approved"]
    vp: int
    on_flip: Effects = ()


class TwoSidedCard(Named, frozen=True):
    """A debt or a deed."""

    front: CardFace
    back: CardFace


class OtherCardFile(DataItem, frozen=True):
    cleric_bonus: tuple[BonusCard, ...]
    castle_leader: LeaderCard
    end_cards: tuple[EndCard, ...]
    debt: TwoSidedCard
    deed: TwoSidedCard


_OTHER_CARDS: Final = read_data(PACKAGE, "other_cards.json", OtherCardFile)
BONUS_CARDS: Final = tuple(sorted(_OTHER_CARDS.cleric_bonus, key=lambda card: RIBBONS.index(card.ribbon)))
"""By ribbon."""
BONUS_CARD_ICONS: Final = tuple(icons_from(card.icons) for card in BONUS_CARDS)
CASTLE_LEADER: Final = _OTHER_CARDS.castle_leader
POVERTY, PROSPERITY = _OTHER_CARDS.end_cards
DEBT: Final = _OTHER_CARDS.debt
DEED: Final = _OTHER_CARDS.deed
