"""Carcassonne: points, what claimed features will bring, and followers that are free to claim more (CARC-4, CARC-5).

A tile is judged together with the best that a follower can do on it, without carrying that out: what a follower adds is
the worth of the feature and one follower less.
"""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, Final

from stolek.bots.evaluate.carcassonne_features import chance_of, look, worth
from stolek.bots.evaluate.carcassonne_reply import replied
from stolek.bots.evaluate.carcassonne_survey import NAMES, Survey, free_worth, homecoming
from stolek.bots.evaluation import Evaluation, Term, lead
from stolek.bots.plan import Plan
from stolek.games.carcassonne.actions import Pass, PlaceFollower
from stolek.games.carcassonne.frames import PlaceFigure, PlaceTile
from stolek.games.carcassonne.landscape import node_named
from stolek.games.carcassonne.state import CarcassonneState
from stolek.kernel.rules import Rules
from stolek.kernel.values import Action, Seat

LASTING: Final = ("traders_builders", "hills_sheep", "wheel")
"""Modules with which a turn goes on after its follower, so that it has to be carried out to be judged."""


class CarcassonneEvaluation(Evaluation[CarcassonneState]):
    """The score so far and what stands in the landscape."""

    scale = 14.0
    ties_are_alike = True
    names = ("score", "road", "city", "monastery", "field", "followers", "goods")
    plans = MappingProxyType(
        {
            "easy": Plan(noise=1.8),
            "normal": Plan(noise=0.9),
            "hard": Plan(noise=0.45),
            "expert": Plan(replies=8, simulations=36, candidates=6, chance_steps=2, margin=3.5, tried=8, trust=2.0),
        }
    )

    def terms(self, rules: Rules[Any], s: CarcassonneState, seat: Seat) -> list[Term]:
        """The score and every kind of hope."""
        found = [Term(name, points) for name, points in zip(NAMES, Survey(rules, s).found[seat], strict=True)]
        return [Term("score", float(s.scores[seat])), *found]

    def lead(self, rules: Rules[Any], s: CarcassonneState, seat: Seat) -> float:
        """All seats in one go."""
        return Survey(rules, s).lead(s, seat)

    def quick(
        self, rules: Rules[Any], s: CarcassonneState, seat: Seat, answers: Sequence[Action]
    ) -> list[float] | None:
        """Tiles with the best follower on them, and followers by what they add."""
        question = rules.question(s, seat)
        if any(rules.chosen[module] for module in LASTING):
            return None
        if isinstance(question, PlaceFigure):
            return self._figures(rules, s, seat, answers, Survey(rules, s))
        if isinstance(question, PlaceTile):
            before = Survey(rules, s)
            return [self._laid(rules, s, seat, answer, before) for answer in answers]
        return None

    def replied(self, rules: Rules[Any], s: CarcassonneState, seat: Seat, action: Action) -> float | None:
        """The next player's best reply to it, over all tiles that may be drawn."""
        return None if any(rules.chosen[module] for module in LASTING) else replied(self, rules, s, seat, action)

    def _laid(self, rules: Rules[Any], s: CarcassonneState, seat: Seat, answer: Action, before: Survey) -> float:
        new = s.clone()
        rules.step(new, seat, answer)
        return max(self._figures(rules, new, seat, rules.legal(new, seat), before.after(new)))

    def _figures(
        self, rules: Rules[Any], s: CarcassonneState, seat: Seat, answers: Sequence[Action], seen: Survey
    ) -> list[float]:
        """The lead after each way to place a figure or none."""
        without = seen.lead(s, seat)
        found = []
        for answer in answers:
            if isinstance(answer, Pass):
                found.append(without)
            elif isinstance(answer, PlaceFollower):
                found.append(without + self._claim(rules, s, seat, answer, seen))
            else:
                new = s.clone()
                rules.step(new, seat, answer)
                found.append(lead(self, rules, new, seat))
        return found

    def _claim(self, rules: Rules[Any], s: CarcassonneState, seat: Seat, answer: PlaceFollower, seen: Survey) -> float:
        """What a follower on this segment adds; on something complete it comes home at once (CARC-4.26)."""
        node = node_named(s, s.last, answer.segment)
        assert node is not None
        pile, home = seen.pile, seen.home[seat]
        facts = look(rules, s, s.features[node], (), (seat,))  # type: ignore[arg-type]
        chance = chance_of(s, facts, pile)
        lost = free_worth(home) - free_worth(home - 1 + homecoming(chance))
        return worth(s, facts, pile, chance) - pile.share * lost


EVALUATION: Final = CarcassonneEvaluation()
