"""Carcassonne: the landscape looked over once, and again after one more tile (CARC-4.9, CARC-4.12, CARC-4.25).

All seats are looked at in one go: a feature has one majority. Where the next tile could go, dozens of landscapes are
compared that differ from the one at hand by one tile. A tile changes only what waits for its cell or for a cell beside
it, and fields, which know the cities of far tiles; so everything else is taken over from the look before.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import exp
from typing import Any, Final, Self

from stolek.bots.evaluate.carcassonne_features import chance_of, facts_of, pile_of, worth
from stolek.games.carcassonne.cell import STEPS, Cell
from stolek.games.carcassonne.components import FIGURES
from stolek.games.carcassonne.state import CarcassonneState, is_follower, supply
from stolek.games.carcassonne.tile import CITY, FIELD, MONASTERY, ROAD, Goods
from stolek.games.carcassonne.traders import BUILDER, PIGLET, TRADE
from stolek.games.carcassonne.values import Root
from stolek.games.carcassonne.view import unseen
from stolek.kernel.rules import Rules
from stolek.kernel.values import Seat

MAX_FREE: Final = 52.0
"""What a great many followers in the supply would be worth with a full pile."""
FEW: Final = 1.95
"""This many followers are worth two thirds of that: the first ones count most."""
HOMECOMING: Final = 0.28
"""How much of a follower counts as free that will come home when its feature is completed."""
COMPANION: Final = 0.5
"""What a builder or piglet at hand is worth with a full pile."""
GOODS_LEAD: Final = 2.5
"""What each token more than the best rival of a kind is worth, up to three of them."""
CLAIMING: Final = tuple(filter(is_follower, FIGURES))
"""Figures that claim features; companions claim none."""
NAMES: Final = ("road", "city", "monastery", "field", "followers", "goods")
ROAD_TERM, CITY_TERM, MONASTERY_TERM, FIELD_TERM, FOLLOWERS_TERM, GOODS_TERM = range(len(NAMES))
TERM_OF: Final = {ROAD: ROAD_TERM, CITY: CITY_TERM, MONASTERY: MONASTERY_TERM, FIELD: FIELD_TERM}

Share = tuple[Seat, int, float]
"""Points of a term for a seat."""


class Survey:
    """What is not scored yet, seat by seat, and the followers that are as good as free."""

    __slots__ = ("_returns", "_rules", "_shares", "_waiting", "found", "home", "pile")

    def __init__(self, rules: Rules[Any], s: CarcassonneState) -> None:
        self._rules = rules
        self.pile = pile_of(tuple(unseen(rules, s)))  # type: ignore[arg-type]
        self.found = [[0.0] * len(NAMES) for _ in range(s.seats)]
        """Per seat the worth by the names of the terms."""
        self.home = [float(sum([own.get(kind, 0) for kind in CLAIMING])) for own in s.supply]
        """Per seat the followers that are free, and parts of those that will come home."""
        self._shares: dict[Root, tuple[Share, ...]] = {}
        self._returns: dict[Root, tuple[tuple[Seat, float], ...]] = {}
        self._waiting: dict[Cell | None, list[Root]] = {None: []}
        """Which claimed features wait for a cell; None has the fields."""
        self._add(s, s.followers, keep=True)
        self._count_figures(s)

    def after(self, s: CarcassonneState) -> Self:
        """The same for a state with one more tile, the latest, and nothing else changed."""
        new = object.__new__(type(self))
        new._rules, new.pile = self._rules, self.pile
        new.found, new.home = [own[:] for own in self.found], self.home[:]
        waiting, cell = self._waiting, s.last
        changed = dict.fromkeys(waiting[None])
        for place in (cell, *[cell + step for step in STEPS]):
            if place in waiting:
                changed.update(dict.fromkeys(waiting[place]))
        for root in changed:
            for seat, term, points in self._shares[root]:
                new.found[seat][term] -= points
            for seat, part in self._returns[root]:
                new.home[seat] -= part
        features = s.features
        new._add(s, dict.fromkeys([features[root] for root in changed]))
        new._count_figures(s)
        return new

    def _add(self, s: CarcassonneState, roots: Iterable[Root], keep: bool = False) -> None:
        """Count these claimed features; keep what each of them brings if looks after further tiles will want that."""
        rules, pile, found, home = self._rules, self.pile, self.found, self.home
        for root in roots:
            facts = facts_of(rules, s, root)  # type: ignore[arg-type]
            chance = chance_of(s, facts, pile)
            points, term = worth(s, facts, pile, chance), TERM_OF[facts.kind]
            for seat in facts.owners:
                found[seat][term] += points
            part = homecoming(chance)
            if part:
                for cell in facts.followers:
                    home[s.figures[cell].seat] += part
            if keep:
                self._shares[root] = tuple([(seat, term, points) for seat in facts.owners])
                self._returns[root] = tuple([(s.figures[cell].seat, part) for cell in facts.followers if part])
                for place in (None,) if facts.kind == FIELD else facts.waiting:
                    self._waiting.setdefault(place, []).append(root)

    def _count_figures(self, s: CarcassonneState) -> None:
        """What figures and goods at hand are worth."""
        share, trade = self.pile.share, TRADE.find(s)
        for seat, own in enumerate(self.found):
            own[FOLLOWERS_TERM] = share * (free_worth(self.home[seat]) + companions(s, Seat(seat)))
            own[GOODS_TERM] = goods_worth(trade.goods, seat) if trade else 0.0

    def lead(self, s: CarcassonneState, seat: Seat) -> float:
        """How far the seat is ahead of its best rival."""
        values = [score + sum(hope) for score, hope in zip(s.scores, self.found, strict=True)]
        if len(values) == 2:
            return values[seat] - values[1 - seat]
        return values[seat] - max([value for other, value in enumerate(values) if other != seat])


def homecoming(chance: float) -> float:
    """How much of a follower counts as free; one on a complete feature is as good as home."""
    return chance if chance == 1 else HOMECOMING * chance


def free_worth(followers: float) -> float:
    """What this many free followers are worth with a full pile."""
    return MAX_FREE * (1 - exp(-followers / FEW))


def companions(s: CarcassonneState, seat: Seat) -> float:
    """Figures at hand that help followers."""
    return COMPANION * (supply(s, seat, BUILDER) + supply(s, seat, PIGLET))


def goods_worth(held: Sequence[Mapping[Goods, int]], seat: int) -> float:
    """A lead in goods is worth something long before the end."""
    total = 0.0
    for goods, own in held[seat].items():
        if own:
            best = max([other[goods] for rival, other in enumerate(held) if rival != seat])
            total += GOODS_LEAD * max(-1, min(3, own - best))
    return total
