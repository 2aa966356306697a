"""Townsfolk, schemes and manuscripts, decoded from `data/` at import (VISC-1, VISC-4.3, VISC-4.95, VISC-6.3).

A card is its index: neutral townsfolk, heroes, starting townsfolk, then the schemes of the virtual opponent, which
lie on its slots like cards and have icons like them. What the hot paths ask of a card stands in tuples by index.
"""

from typing import Final, Literal

import msgspec

from stolek.games.viscounts.components import (
    ACTIONS,
    CRIMINAL,
    GOODS,
    RIBBONS,
    DataFile,
    Icon,
    Named,
    Record,
    Ribbon,
    Source,
    count_of,
    packed,
    read,
)
from stolek.games.viscounts.effects import NOTHING, ActionName, Corruption, Effects, Gain


class Trigger(Record, frozen=True):
    """When an ongoing ability happens."""

    on: Literal["after_action", "flip_debt", "gain_debt", "any_collision"]
    action: ActionName | None = None


class ConvertIcons(Record, frozen=True, kw_only=True, tag_field="type", tag="convert_icons"):
    """For this action so many icons of one kind may count as icons of another (VISC-4.37)."""

    action: ActionName
    source: Icon = msgspec.field(name="from")
    source_amount: int = msgspec.field(name="from_amount")
    to: Icon
    to_amount: int
    limit: int | None


class PayAsIcons(Record, frozen=True, tag_field="type", tag="pay_as_icons"):
    """For this action so many units of one of these supplies may be paid as icons (VISC-4.37)."""

    action: ActionName
    resources: tuple[Literal["ink", "gold", "stone", "silver"], ...]
    pay: int
    icon: Icon
    gives: int
    limit: int | None


class Ability(Record, frozen=True):
    """The lower half of a card and its timing (VISC-4.3)."""

    timing: Literal["immediate", "drop_off", "ongoing", "none"]
    effects: Effects = NOTHING
    trigger: Trigger | None = None
    modifier: ConvertIcons | PayAsIcons | None = None

    def __post_init__(self) -> None:
        if (self.timing == "ongoing") != (self.trigger is not None or self.modifier is not None):
            raise ValueError("an ongoing ability, and no other, has a trigger or a modifier")


class Townsfolk(Named, frozen=True):
    """A townsfolk card; `on_hire_or_dismiss` is the effect in its top right corner."""

    value: int
    icons: tuple[Icon, ...]
    on_hire_or_dismiss: Effects
    ability: Ability
    cs_name: Literal["rulebook", "own translation", "unchanged"]
    per_player: int = 0


class TownsfolkFile(DataFile, frozen=True):
    records: tuple[Townsfolk, ...]


class Scheme(Named, frozen=True):
    """A card of the virtual opponent: rows from top to bottom (VISC-6.30)."""

    deck: Literal["starting", "future"]
    icons: tuple[Icon, ...]
    before_move: Effects
    move: int
    options: tuple[Effects, ...]


class SchemeFile(DataFile, frozen=True):
    records: tuple[Scheme, ...]


class Endgame(Record, frozen=True):
    """VP for every `per` of something at the end (VISC-5.7)."""

    vp: int
    per: int
    of: Literal[
        "buildings",
        "builder_icons",
        "cleric_icons",
        "noble_icons",
        "merchant_icons",
        "criminal_icons",
        "resources",
        "manuscripts",
        "flipped_deeds",
        "flipped_debts",
        "workers_in_castle",
    ]


class Manuscript(Named, frozen=True):
    """A manuscript: its ribbon, its cost in cleric icons, and what it gives at once or at the end."""

    ribbon: Ribbon
    cost: int
    grey_back: bool
    immediate: Effects
    endgame: Endgame | None

    def __post_init__(self) -> None:
        if bool(self.immediate) == (self.endgame is not None):
            raise ValueError("a manuscript has an immediate effect or a rule for the end")


class SetScoring(Record, frozen=True):
    """VP of a set of 1, 2, 3 and 4 ribbon colours (VISC-5.6)."""

    one: int = msgspec.field(name="1")
    two: int = msgspec.field(name="2")
    three: int = msgspec.field(name="3")
    four: int = msgspec.field(name="4")
    source: Source
    note: str


class ManuscriptFile(DataFile, frozen=True):
    set_scoring: SetScoring
    records: tuple[Manuscript, ...]


NEUTRAL: Final = read("townsfolk.json", TownsfolkFile).records
HEROES: Final = read("heroes.json", TownsfolkFile).records
STARTERS: Final = read("starters.json", TownsfolkFile).records
TOWNSFOLK: Final = NEUTRAL + HEROES + STARTERS
SCHEMES: Final = read("solo_schemes.json", SchemeFile).records
_MANUSCRIPT_FILE: Final = read("manuscripts.json", ManuscriptFile)
MANUSCRIPTS: Final = _MANUSCRIPT_FILE.records
SET_VP: Final = (
    0,
    _MANUSCRIPT_FILE.set_scoring.one,
    _MANUSCRIPT_FILE.set_scoring.two,
    _MANUSCRIPT_FILE.set_scoring.three,
    _MANUSCRIPT_FILE.set_scoring.four,
)

NEUTRAL_CARDS: Final = tuple(range(len(NEUTRAL)))
HERO_CARDS: Final = tuple(range(len(NEUTRAL), len(NEUTRAL) + len(HEROES)))
STARTER_CARDS: Final = tuple(range(len(NEUTRAL) + len(HEROES), len(TOWNSFOLK)))
FIRST_SCHEME: Final = len(TOWNSFOLK)
HIDDEN_SCHEME: Final = FIRST_SCHEME + len(SCHEMES)
"""A future scheme in the draw pile that nobody has seen: one of those that nobody has seen (VISC-6.3)."""
EMPTY: Final = -1
"""No card: an empty slot, an empty pile."""

CARD_IDS: Final = (*(card.id for card in TOWNSFOLK), *(scheme.id for scheme in SCHEMES), "future_scheme")
CARD_NUMBERS: Final = {card: i for i, card in enumerate(CARD_IDS)}
CARD_ICONS: Final = (
    *(packed(card.icons) for card in TOWNSFOLK),
    *(packed(scheme.icons) for scheme in SCHEMES),
    0,
)
CARD_CRIMINALS: Final = (*(count_of(icons, CRIMINAL) for icons in CARD_ICONS), 0)
"""Criminal icons by card; the last entry is that of `EMPTY`, which is index -1."""
CARD_VALUES: Final = tuple(card.value for card in TOWNSFOLK)
TOP_RIGHT: Final = tuple(card.on_hire_or_dismiss for card in TOWNSFOLK)


def effects_at(timing: str) -> tuple[Effects, ...]:
    """Per card what it does at this moment."""
    return tuple(card.ability.effects if card.ability.timing == timing else NOTHING for card in TOWNSFOLK)


IMMEDIATE: Final = effects_at("immediate")
DROP_OFF: Final = effects_at("drop_off")
ONGOING: Final = effects_at("ongoing")

NO_TRIGGER: Final = -1
FLIP_DEBT: Final = len(ACTIONS)
GAIN_DEBT: Final = len(ACTIONS) + 1
ANY_COLLISION: Final = len(ACTIONS) + 2
"""Triggers are numbers; those below 4 are the primary actions after which the ability happens (VISC-4.38)."""


def trigger_number(trigger: Trigger | None) -> int:
    """The number of a trigger."""
    if trigger is None:
        return NO_TRIGGER
    if trigger.action is not None:
        return ACTIONS.index(trigger.action)
    return {"flip_debt": FLIP_DEBT, "gain_debt": GAIN_DEBT, "any_collision": ANY_COLLISION}[trigger.on]


TRIGGERS: Final = (
    *(trigger_number(card.ability.trigger) for card in TOWNSFOLK),
    *[NO_TRIGGER] * (len(SCHEMES) + 2),
)
"""By card; schemes, the hidden scheme and `EMPTY` (index -1) have none."""
MODIFIERS: Final = (*(card.ability.modifier for card in TOWNSFOLK), *[None] * (len(SCHEMES) + 2))
MODIFIED_ACTION: Final = tuple(NO_TRIGGER if m is None else ACTIONS.index(m.action) for m in MODIFIERS)
GIVES_CORRUPTION: Final = tuple(any(isinstance(e, Corruption) for e in effects) for effects in ONGOING)
ONLY_GAINS: Final = tuple(all(isinstance(e, Gain) and e.resource in GOODS for e in effects) for effects in ONGOING)
"""Abilities whose place in an order makes no difference: fixed goods, nothing to decide (VISC-4.4)."""

MANUSCRIPT_NUMBERS: Final = {manuscript.id: i for i, manuscript in enumerate(MANUSCRIPTS)}
MANUSCRIPT_COSTS: Final = tuple(manuscript.cost for manuscript in MANUSCRIPTS)
MANUSCRIPT_RIBBONS: Final = tuple(RIBBONS.index(manuscript.ribbon) for manuscript in MANUSCRIPTS)
GREY_BACKED: Final = tuple(i for i, manuscript in enumerate(MANUSCRIPTS) if manuscript.grey_back)
BLACK_BACKED: Final = tuple(i for i, manuscript in enumerate(MANUSCRIPTS) if not manuscript.grey_back)


def card_id(card: int) -> str:
    """The id of a townsfolk card or scheme."""
    return CARD_IDS[card]


def card_ids(cards: list[int]) -> tuple[str, ...]:
    """The ids of several cards."""
    return tuple([CARD_IDS[card] for card in cards])


def manuscript_id(manuscript: int) -> str:
    """The id of a manuscript."""
    return MANUSCRIPTS[manuscript].id
