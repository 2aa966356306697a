"""Viscounts: which cards and spaces are worth following where a turn is thought through in haste.

What actions promise (`viscounts_promise.py`) says little about how good a card is to have on the board, or which
townsfolk waits at the end of the way. That was learned from turns that were thought through to all of their ends:
`python -m benchmarks.learn_viscounts.ways` writes `viscounts_ways.json`.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from operator import itemgetter
from typing import Final, NamedTuple

import msgspec

from stolek.bots.evaluate.viscounts_points import turns_left
from stolek.bots.evaluate.viscounts_promise import Promise, Way
from stolek.games.viscounts.cards import CARD_IDS, CARD_VALUES, EMPTY
from stolek.games.viscounts.components import SILVER
from stolek.games.viscounts.segments import INNER, SEGMENT_IDS
from stolek.games.viscounts.state import ViscountsState

USUAL_HOPE: Final = 0.5
USUAL_TURNS: Final = 4.0
"""Hope for full sets and turns for new slots, as they are in the middle of a game: enough to rank ways."""
MANY_TURNS: Final = 8.0
"""With more turns left than this nothing helps longer."""
HOPELESS: Final = -9.0
"""An action that promises less is not possible, or as good as that."""
ACTION_NAMES: Final = ("transcribe", "place", "build", "trade")
INSIDE, OUTSIDE = 0, 2
"""Where the two actions of a space stand among the four."""
FILE: Final = files(__package__) / "viscounts_ways.json"


class WayWeights(msgspec.Struct, forbid_unknown_fields=True):
    """What was learned about ways; what lasts counts as far as there are turns left."""

    actions: dict[str, tuple[float, float, float]]
    """What carrying it out is worth, what a point that it promises is worth, and how much more if turns are left."""
    cards: dict[str, tuple[float, float]]
    """What playing a card is worth, and how much more if turns are left."""
    townsfolk: dict[str, float]
    """What it is worth to reach a townsfolk that can be paid, if turns are left."""
    spaces: dict[str, tuple[float, float, float]]
    """Per segment what standing on each way is worth."""
    silver: tuple[float, float]
    """What a silver for extra steps is worth, and how much more if turns are left."""


class Ranking(NamedTuple):
    """The same as numbers, with so many turns left."""

    actions: list[tuple[float, float]]
    cards: list[float]
    townsfolk: list[float]
    spaces: list[tuple[float, float, float]]
    silver: float

    def worth(self, s: ViscountsState, seat: int, found: Way) -> float:
        """How good a way looks."""
        card, one, two, paid, position, way = found
        first = INSIDE if way == INNER else OUTSIDE
        (sure, share), (other_sure, other_share) = self.actions[first : first + 2]
        total = max(sure + share * max(one, HOPELESS), other_sure + other_share * max(two, HOPELESS))
        if (helper := payable(s, seat, found)) is not None:
            total += self.townsfolk[helper]
        return total + self.cards[card] + self.spaces[s.segments[position]][way] + self.silver * paid


def payable(s: ViscountsState, seat: int, found: Way) -> int | None:
    """The townsfolk at the end of a way, if there is silver left to hire it (VISC-4.70)."""
    helper = s.townsfolk[found.position]
    return helper if helper != EMPTY and CARD_VALUES[helper] <= s.players[seat].goods[SILVER] - found.paid else None


def lasting(turns: float) -> float:
    """How much of what lasts still counts."""
    return min(1.0, turns / MANY_TURNS)


def read_ways(file: Traversable = FILE) -> WayWeights:
    """What was learned."""
    return msgspec.json.decode(file.read_bytes(), type=WayWeights)


def ranking_of(known: WayWeights, turns: float) -> Ranking:
    """What was learned, with so many turns left."""
    last = lasting(turns)
    actions = [(sure, now + last * more) for sure, now, more in (known.actions[name] for name in ACTION_NAMES)]
    cards = [now + last * more for now, more in (known.cards.get(card, (0.0, 0.0)) for card in CARD_IDS)]
    townsfolk = [last * known.townsfolk.get(card, 0.0) for card in CARD_IDS]
    spaces = [known.spaces[segment] for segment in SEGMENT_IDS]
    return Ranking(actions, cards, townsfolk, spaces, known.silver[0] + last * known.silver[1])


@cache
def weights() -> WayWeights:
    """What was learned."""
    return read_ways()


@cache
def ranking(turns: float) -> Ranking:
    """How ways are ranked with so many turns left."""
    return ranking_of(weights(), turns)


def ways_of(s: ViscountsState, seat: int) -> list[Way]:
    """Every card in hand with every space in its reach."""
    return Promise(s, seat, USUAL_HOPE, USUAL_TURNS).ways()


def most_promising(s: ViscountsState, seat: int, most: int) -> list[Way]:
    """The best few cards and spaces for the turn that begins."""
    now = ranking(turns_left(s))
    ranked = [(now.worth(s, seat, found), found) for found in ways_of(s, seat)]
    return [found for _, found in sorted(ranked, key=itemgetter(0), reverse=True)[:most]]
