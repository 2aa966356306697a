"""Carcassonne: points, what claimed features will bring, and followers that are free to claim more (CARC-4, CARC-5).

All seats are looked at in one go: a feature has one majority. A tile is judged together with the best that a follower
can do on it, without carrying that out: what a follower adds is the worth of the feature and one follower less.
"""

from collections.abc import Sequence
from math import exp
from types import MappingProxyType
from typing import Any, Final

from stolek.bots.evaluate.carcassonne_features import Pile, chance_of, facts_of, look, pile_of, worth
from stolek.bots.evaluation import Evaluation, Term, lead
from stolek.bots.plan import Plan
from stolek.games.carcassonne.actions import Pass, PlaceFollower
from stolek.games.carcassonne.components import BIG_FOLLOWER, BUILDER, FOLLOWER, GOODS, KINDS, PIGLET
from stolek.games.carcassonne.frames import PlaceFigure, PlaceTile
from stolek.games.carcassonne.landscape import node_named
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import CITY, FIELD, MONASTERY, ROAD
from stolek.kernel.leaf import Action, Seat
from stolek.kernel.rules import Rules

MOST_FREE: Final = 34.0
"""What a great many followers in the supply would be worth with a full pile."""
FEW: Final = 2.7
"""So many followers are worth two thirds of that: the first ones count most."""
HOMECOMING: Final = 0.5
"""How much of a follower counts as free that will come home when its feature is completed."""
COMPANION: Final = 0.5
GOODS_LEAD: Final = 2.5
NAMES: Final = ("road", "city", "monastery", "field", "followers", "goods")
ROAD_TERM, CITY_TERM, MONASTERY_TERM, FIELD_TERM, FOLLOWERS_TERM, GOODS_TERM = range(len(NAMES))
TERM_OF: Final = {ROAD: ROAD_TERM, CITY: CITY_TERM, MONASTERY: MONASTERY_TERM, FIELD: FIELD_TERM}
LASTING: Final = ("traders_builders", "hills_sheep", "wheel")
"""Modules with which a turn goes on after its follower, so that it has to be carried out to be judged."""


def survey(rules: Rules[Any], s: CarcassonneState) -> tuple[list[list[float]], list[float]]:
    """Per seat the worth of what is not scored yet, by the names of the terms, and followers as good as free."""
    seats, pile = s.seats, unseen(s)
    found = [[0.0] * len(NAMES) for _ in range(seats)]
    home = [float(s.supply[seat * KINDS + FOLLOWER] + s.supply[seat * KINDS + BIG_FOLLOWER]) for seat in range(seats)]
    for root in s.followers:
        facts = facts_of(rules, s, root)  # type: ignore[arg-type]
        chance = chance_of(s, facts, pile)
        points, term = worth(s, facts, pile, chance), TERM_OF[facts.kind]
        for seat in facts.owners:
            found[seat][term] += points
        if chance:
            for cell in facts.followers:
                home[s.figures[cell].seat] += homecoming(chance)
    for number, own in enumerate(found):
        own[FOLLOWERS_TERM] = pile.share * (free_worth(home[number]) + companions(s, number))
        own[GOODS_TERM] = goods_worth(s, number)
    return found, home


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
    if not any(s.goods):
        return total
    for good in range(kinds):
        own = s.goods[seat * kinds + good]
        best = max([s.goods[other * kinds + good] for other in range(s.seats) if other != seat])
        total += GOODS_LEAD * max(-1, min(3, own - best)) if own else 0.0
    return total


class CarcassonneEvaluation(Evaluation[CarcassonneState]):
    """The score so far and what stands in the landscape."""

    scale = 14.0
    ties_are_alike = True
    names = ("score", "road", "city", "monastery", "field", "followers", "goods")
    plans = MappingProxyType(
        {
            "easy": Plan(softness=1.8),
            "normal": Plan(softness=0.9),
            "hard": Plan(softness=0.3),
            "expert": Plan(simulations=36, candidates=6, moments=2, margin=3.0, tried=8, trust=2.0),
        }
    )

    def terms(self, rules: Rules[Any], s: CarcassonneState, seat: Seat) -> list[Term]:
        """The score and every kind of hope."""
        found = [Term(name, points) for name, points in zip(NAMES, survey(rules, s)[0][seat], strict=True)]
        return [Term("score", float(s.scores[seat])), *found]

    def lead(self, rules: Rules[Any], s: CarcassonneState, seat: Seat) -> float:
        """All seats in one go."""
        return _ahead(s, survey(rules, s)[0], seat)

    def quick(
        self, rules: Rules[Any], s: CarcassonneState, seat: Seat, answers: Sequence[Action]
    ) -> list[float] | None:
        """Tiles with the best follower on them, and followers by what they add."""
        question = rules.question(s, seat)
        if any(rules.chosen[module] for module in LASTING):
            return None
        if isinstance(question, PlaceFigure):
            return self._figures(rules, s, seat, answers)
        if isinstance(question, PlaceTile):
            return [self._laid(rules, s, seat, answer) for answer in answers]
        return None

    def _laid(self, rules: Rules[Any], s: CarcassonneState, seat: Seat, answer: Action) -> float:
        new = s.clone()
        rules.step(new, seat, answer)
        return max(self._figures(rules, new, seat, rules.legal(new, seat)))

    def _figures(self, rules: Rules[Any], s: CarcassonneState, seat: Seat, answers: Sequence[Action]) -> list[float]:
        """The lead after each way to place a figure or none."""
        hopes, home = survey(rules, s)
        without, pile = _ahead(s, hopes, seat), unseen(s)
        found = []
        for answer in answers:
            if isinstance(answer, Pass):
                found.append(without)
            elif isinstance(answer, PlaceFollower):
                found.append(without + self._claim(rules, s, seat, answer, pile, home[seat]))
            else:
                new = s.clone()
                rules.step(new, seat, answer)
                found.append(lead(self, rules, new, seat))
        return found

    def _claim(
        self, rules: Rules[Any], s: CarcassonneState, seat: Seat, answer: PlaceFollower, pile: Pile, home: float
    ) -> float:
        """What a follower on this segment adds; on something complete it comes home at once (CARC-4.26)."""
        node = node_named(s, s.last, answer.segment)
        assert node is not None
        facts = look(rules, s, s.features[node], (), (seat,))  # type: ignore[arg-type]
        chance = chance_of(s, facts, pile)
        lost = free_worth(home) - free_worth(home - 1 + homecoming(chance))
        return worth(s, facts, pile, chance) - pile.share * lost


def _ahead(s: CarcassonneState, hopes: Sequence[Sequence[float]], seat: int) -> float:
    values = [score + sum(hope) for score, hope in zip(s.scores, hopes, strict=True)]
    if len(values) == 2:
        return values[seat] - values[1 - seat]
    return values[seat] - max([value for other, value in enumerate(values) if other != seat])


EVALUATION: Final = CarcassonneEvaluation()
