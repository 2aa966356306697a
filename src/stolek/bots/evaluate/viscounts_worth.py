"""Viscounts: what effects, townsfolk, open slots and collisions are worth, in points (VISC-4.3, VISC-4.49, VISC-4.80).

The numbers are experience, not rules: what a thing brings on average to somebody who goes on using it. Tables by card
or by set of open slots are made once, because evaluations ask for them thousands of times a second.
"""

from typing import Final

from stolek.games.viscounts.cards import DROP_OFF, HIDDEN_SCHEME, TOWNSFOLK, Townsfolk
from stolek.games.viscounts.components import BUILDINGS, PLAYER_BOARD, SLOT_BUILDING, SLOTS
from stolek.games.viscounts.effects import (
    AnyEffect,
    CastleMove,
    ChooseOne,
    Corruption,
    Debt,
    Deed,
    Destroy,
    Discard,
    Effects,
    Flip,
    FreeBuilding,
    FreeHire,
    FreeManuscript,
    FreeWorkers,
    Gain,
    Rearrange,
    Virtue,
)

RESOURCE: Final = 0.55
SILVER_PIECE: Final = 0.3
ICON: Final = {"merchant": 0.3, "builder": 0.5, "noble": 0.5, "cleric": 0.5, "criminal": 0.35}
"""What an icon on the own board does for one turn; criminals fit every action, but they corrupt."""

_EACH: Final[dict[type, float]] = {
    Flip: 2.0,
    Virtue: 1.0,
    Corruption: -0.7,
    Debt: -0.8,
    Deed: 2.0,
    FreeHire: 1.2,
    Destroy: 0.8,
    Discard: 0.2,
    FreeWorkers: 1.6,
}
"""One unit of an effect that has an amount."""
_WHOLE: Final[dict[type, float]] = {Rearrange: 0.2, CastleMove: 0.5, FreeManuscript: 4.5}
_FREE_BUILDING: Final = {"workshop": 4.0, "trading_post": 7.0, "guildhall": 10.0}


def effect_worth(effect: AnyEffect) -> float:
    """What one effect brings whoever may use it well."""
    if isinstance(effect, ChooseOne):
        return max(effects_worth(option) for option in effect.options)
    if isinstance(effect, Gain):
        return effect.amount * (SILVER_PIECE if effect.resource == "silver" else RESOURCE)
    if isinstance(effect, FreeBuilding):
        return _FREE_BUILDING[effect.building]
    kind = type(effect)
    if kind in _EACH:
        return _EACH[kind] * int(getattr(effect, "amount", 1))
    return _WHOLE.get(kind, 0.0)


def effects_worth(effects: Effects) -> float:
    """A list of effects."""
    return sum([effect_worth(effect) for effect in effects])


# Townsfolk


def ability_worth(card: Townsfolk) -> float:
    """The lower half of a card, each time it is played (VISC-4.95)."""
    if card.ability.modifier is not None:
        return 0.9
    return effects_worth(card.ability.effects) * (0.8 if card.ability.timing == "ongoing" else 1.0)


def icons_worth(card: Townsfolk) -> float:
    """The icons of a card for one turn."""
    return sum([ICON[icon] for icon in card.icons])


_SCHEMES: Final = (0.0,) * (HIDDEN_SCHEME + 2 - len(TOWNSFOLK))
"""Schemes are nobody's townsfolk; the last entry is that of an empty slot, which is index -1."""
ICONS_WORTH: Final = (*(icons_worth(card) for card in TOWNSFOLK), *_SCHEMES)
ABILITY_WORTH: Final = (*map(ability_worth, TOWNSFOLK), *_SCHEMES)
DROP_WORTH: Final = (*map(effects_worth, DROP_OFF), *_SCHEMES)


# Buildings

_SLOT: Final = {
    "free_extra_step": 0.45,
    "dismiss_cost_is": 0.3,
    "icons": 0.0,
    "may_discard": 0.1,
    "virtue_if_no_criminal": 0.2,
    "hand_limit": 0.4,
}
SLOT_WORTH: Final = tuple(_SLOT[slot.unlocks.effect] for slot in SLOTS)
"""What an open slot does every turn (VISC-4.49); its icons count with those of the deck."""
ALL_SLOTS: Final = range(1 << len(SLOTS))
OPEN_WORTH: Final = tuple(sum(worth for i, worth in enumerate(SLOT_WORTH) if built >> i & 1) for built in ALL_SLOTS)
NEXT_POINTS: Final = tuple(
    tuple(now - before for before, now in zip((0, *points), points, strict=False))
    for points in (PLAYER_BOARD.building_vp[name] for name in BUILDINGS)
)
"""Per type the points of the first, second and third building (VISC-4.50)."""


def building_points(built: int) -> int:
    """The points of a set of open slots (VISC-4.50)."""
    counts = [0] * len(BUILDINGS)
    for slot, kind in enumerate(SLOT_BUILDING):
        counts[kind] += built >> slot & 1
    return sum(sum(NEXT_POINTS[kind][:count]) for kind, count in enumerate(counts))


BUILDING_POINTS: Final = tuple(map(building_points, ALL_SLOTS))


# The track

COLLISION: Final[tuple[float, ...]] = (6.5, 4.6, 2.6, 1.3, 0.0, -0.8, -1.5)
"""A collision on each space: deeds are good, debts are work (VISC-4.80)."""
DRIFT: Final = 0.12
"""So far the markers still go to the right before they meet, as a part of their distance."""


def meeting_worth(corruption: int, virtue: int) -> float:
    """What the collision will bring that these markers lead to."""
    place = corruption + DRIFT * (virtue - corruption)
    left = int(place)
    rest = place - left
    return COLLISION[left] + (rest * (COLLISION[left + 1] - COLLISION[left]) if rest else 0.0)


LENGTH: Final = len(COLLISION)
MEETING: Final = tuple(tuple(meeting_worth(c, max(c, v)) for v in range(LENGTH)) for c in range(LENGTH))
