"""Carcassonne: the landscape looked over once, and again after one more tile (CARC-4.9, CARC-4.12, CARC-4.25).

All seats are looked at in one go: a feature has one majority. Where the next tile could go, dozens of landscapes are
compared that differ from the one at hand by one tile. A tile changes only what waits for its cell or for a cell beside
it, and fields, which know the cities of far tiles; so everything else is taken over from the look before.
"""

from collections.abc import Iterable
from math import exp
from typing import Any, Final, Self

from stolek.bots.evaluate.carcassonne_features import Pile, chance_of, facts_of, pile_of, worth
from stolek.games.carcassonne.cell import STEPS, Cell
from stolek.games.carcassonne.components import BIG_FOLLOWER, BUILDER, FOLLOWER, GOODS, KINDS, PIGLET
from stolek.games.carcassonne.leaves import Root
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import CITY, FIELD, MONASTERY, ROAD
from stolek.kernel.leaf import Seat
from stolek.kernel.rules import Rules

MOST_FREE: Final = 52.0
"""What a great many followers in the supply would be worth with a full pile."""
FEW: Final = 1.95
"""So many followers are worth two thirds of that: the first ones count most."""
HOMECOMING: Final = 0.28
"""How much of a follower counts as free that will come home when its feature is completed."""
COMPANION: Final = 0.5
"""What a builder or piglet at hand is worth with a full pile."""
GOODS_LEAD: Final = 2.5
"""What each token more than the best rival of a kind is worth, up to three of them."""
CLAIMING: Final = (FOLLOWER, BIG_FOLLOWER)
"""Figures that claim features; a builder, piglet or shepherd claims none."""
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
        self.pile = unseen(s)
        self.found = [[0.0] * len(NAMES) for _ in range(s.seats)]
        """Per seat the worth by the names of the terms."""
        self.home = [float(sum([s.supply[seat * KINDS + kind] for kind in CLAIMING])) for seat in range(s.seats)]
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
        share, traded = self.pile.share, any(s.goods)
        for seat, own in enumerate(self.found):
            own[FOLLOWERS_TERM] = share * (free_worth(self.home[seat]) + companions(s, seat))
            own[GOODS_TERM] = goods_worth(s, seat) if traded else 0.0

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
    """What so many free followers are worth with a full pile."""
    return MOST_FREE * (1 - exp(-followers / FEW))


def unseen(s: CarcassonneState) -> Pile:
    """The tiles that will still be drawn."""
    return pile_of((*s.river, *s.bag) if s.river else tuple(s.bag))


def companions(s: CarcassonneState, seat: int) -> float:
    """Figures at hand that help followers."""
    base = seat * KINDS
    return COMPANION * (s.supply[base + BUILDER] + s.supply[base + PIGLET])


def goods_worth(s: CarcassonneState, seat: int) -> float:
    """A lead in goods is worth something long before the end."""
    total, kinds = 0.0, len(GOODS)
    for good in range(kinds):
        own = s.goods[seat * kinds + good]
        best = max([s.goods[other * kinds + good] for other in range(s.seats) if other != seat])
        total += GOODS_LEAD * max(-1, min(3, own - best)) if own else 0.0
    return total
