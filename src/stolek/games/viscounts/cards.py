"""Townsfolk, schemes and manuscripts, decoded from `data/` at import (VISC-1, VISC-4.3, VISC-4.95, VISC-6.3).

A card is its index: neutral townsfolk, heroes, starting townsfolk, then the schemes of the virtual opponent, which
lie on its slots like cards and have icons like them. What is often asked of a card stands in tuples by index.
"""

from typing import Final, Literal

import msgspec

from stolek.games.viscounts.components import ACTIONS, GOODS, PACKAGE, RIBBONS, Named, Ribbon, Uncertain
from stolek.games.viscounts.effects import NOTHING, ActionName, Corruption, Effects, Gain
from stolek.games.viscounts.icons import CRIMINAL, NO_ICONS, Icon, count_of, icons_from
from stolek.kernel.data import DataItem, read_data

Moment = Literal["flip_debt", "gain_debt", "any_collision"] | ActionName
"""When ongoing abilities happen."""


class Trigger(DataItem, frozen=True):
    """When an ongoing ability happens."""

    on: Literal["after_action", "flip_debt", "gain_debt", "any_collision"]
    action: ActionName | None = None

    @property
    def moment(self) -> Moment:
        """What abilities are triggered by: an event, or the primary action after which they happen (VISC-4.38)."""
        if self.action is not None:
            return self.action
        assert self.on != "after_action"
        return self.on


class ConvertIcons(DataItem, frozen=True, kw_only=True, tag_field="type", tag="convert_icons"):
    """For this action every few merchants may count as icons of another kind (VISC-4.37)."""

    action: ActionName
    source: Literal["merchant"] = msgspec.field(name="from")
    source_amount: int = msgspec.field(name="from_amount")
    to: Icon
    to_amount: int


class PayAsIcons(DataItem, frozen=True, tag_field="type", tag="pay_as_icons"):
    """For this action units of one of these supplies may be paid as icons (VISC-4.37)."""

    action: ActionName
    resources: tuple[Literal["ink", "gold", "stone", "silver"], ...]
    pay: int
    icon: Icon
    gives: int
    limit: int | None


class Ability(DataItem, frozen=True):
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


class TownsfolkFile(DataItem, frozen=True):
    records: tuple[Townsfolk, ...]


class Scheme(Uncertain, frozen=True):
    """A card of the virtual opponent: rows from top to bottom (VISC-6.30)."""

    deck: Literal["starting", "future"]
    icons: tuple[Icon, ...]
    before_move: Effects
    move: int
    options: tuple[Effects, ...]


class SchemeFile(DataItem, frozen=True):
    records: tuple[Scheme, ...]


class Endgame(DataItem, frozen=True):
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


class Manuscript(Uncertain, frozen=True):
    """A manuscript: its ribbon, its cost in cleric icons, and what it gives at once or at the end."""

    ribbon: Ribbon
    cost: int
    immediate: Effects
    endgame: Endgame | None
    grey_back: bool = False

    def __post_init__(self) -> None:
        if bool(self.immediate) == (self.endgame is not None):
            raise ValueError("a manuscript has an immediate effect or a rule for the end")


class ManuscriptFile(DataItem, frozen=True):
    """`set_scoring` is the VP of a set of 1, 2, 3 and 4 ribbon colours (VISC-5.6)."""

    set_scoring: dict[Literal["1", "2", "3", "4"], int]
    records: tuple[Manuscript, ...]


NEUTRAL: Final = read_data(PACKAGE, "townsfolk.json", TownsfolkFile).records
HEROES: Final = read_data(PACKAGE, "heroes.json", TownsfolkFile).records
STARTERS: Final = read_data(PACKAGE, "starters.json", TownsfolkFile).records
TOWNSFOLK: Final = NEUTRAL + HEROES + STARTERS
SCHEMES: Final = read_data(PACKAGE, "solo_schemes.json", SchemeFile).records
_MANUSCRIPT_FILE: Final = read_data(PACKAGE, "manuscripts.json", ManuscriptFile)
MANUSCRIPTS: Final = _MANUSCRIPT_FILE.records
SET_VP: Final = (0, *(vp for _, vp in sorted(_MANUSCRIPT_FILE.set_scoring.items())))
"""By the number of ribbon colours."""

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
    *(icons_from(card.icons) for card in TOWNSFOLK),
    *(icons_from(scheme.icons) for scheme in SCHEMES),
    NO_ICONS,
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

_NOT_TOWNSFOLK: Final = (None,) * (len(SCHEMES) + 2)
"""Schemes, the hidden scheme and `EMPTY`, which is index -1, have no abilities."""
TRIGGERS: Final = (*(card.ability.trigger and card.ability.trigger.moment for card in TOWNSFOLK), *_NOT_TOWNSFOLK)
"""By card the moment at which its ongoing ability happens."""
MODIFIERS: Final = (*(card.ability.modifier for card in TOWNSFOLK), *_NOT_TOWNSFOLK)
"""By card how it changes the way an action is paid."""
MODIFIED_ACTION: Final = tuple(modifier and ACTIONS.index(modifier.action) for modifier in MODIFIERS)
"""By card the action that it changes the payment of."""
GIVES_CORRUPTION: Final = tuple(any(isinstance(effect, Corruption) for effect in effects) for effects in ONGOING)
ONLY_GAINS: Final = tuple(
    all(isinstance(effect, Gain) and effect.resource in GOODS for effect in effects) for effects in ONGOING
)
"""Abilities whose place in an order makes no difference: fixed goods, nothing to decide (VISC-4.4)."""

MANUSCRIPT_NUMBERS: Final = {manuscript.id: i for i, manuscript in enumerate(MANUSCRIPTS)}
MANUSCRIPT_COSTS: Final = tuple(manuscript.cost for manuscript in MANUSCRIPTS)
MANUSCRIPT_RIBBONS: Final = tuple(RIBBONS.index(manuscript.ribbon) for manuscript in MANUSCRIPTS)
GREY_BACKED: Final = tuple(i for i, manuscript in enumerate(MANUSCRIPTS) if manuscript.grey_back)
BLACK_BACKED: Final = tuple(i for i, manuscript in enumerate(MANUSCRIPTS) if not manuscript.grey_back)


def is_scheme(card: int) -> bool:
    """Is this a scheme whose face is known?"""
    return FIRST_SCHEME <= card < HIDDEN_SCHEME


def scheme_of(card: int) -> Scheme:
    """The scheme with this number."""
    return SCHEMES[card - FIRST_SCHEME]


def card_id(card: int) -> str:
    """The id of a townsfolk card or scheme."""
    return CARD_IDS[card]


def card_ids(cards: list[int]) -> tuple[str, ...]:
    """The ids of several cards."""
    return tuple([CARD_IDS[card] for card in cards])


def manuscript_id(manuscript: int) -> str:
    """The id of a manuscript."""
    return MANUSCRIPTS[manuscript].id
