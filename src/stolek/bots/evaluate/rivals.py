"""The Rivals for Catan: victory points first, then what makes them: production, goals in reach, strength, commerce.

The race ends at a number of points (RIVA-5), so everything is measured in tenths of one. Cards that nobody has seen
count alike: where an answer leads to a draw or a roll, what it is worth is said by averages, not by one lucky guess.
"""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, Final

from stolek.bots.evaluate.rivals_goals import goals, hand_gains, nearness, promising
from stolek.bots.evaluate.rivals_moments import judge_moment
from stolek.bots.evaluate.rivals_worth import (
    CARD,
    CITY_SITE,
    HAND,
    ROAD,
    SEARCH,
    SITE,
    contest,
    held,
    production,
    skill,
    store,
    trade,
    turns_to_come,
    works,
)
from stolek.bots.evaluation import CERTAIN, Evaluation, Term
from stolek.bots.plan import Plan
from stolek.games.rivals.actions import Demolish, EndPhase
from stolek.games.rivals.components import SETUP
from stolek.games.rivals.frames.building import ScoutRegions
from stolek.games.rivals.frames.turn import ActionPhase, BeforeRoll, DrawCard, ExchangeCard, SearchStack
from stolek.games.rivals.points import victory_points
from stolek.games.rivals.principality import free_road_count
from stolek.games.rivals.rules import Rivals
from stolek.games.rivals.state import RivalsState, other
from stolek.kernel.rules import Rules
from stolek.kernel.values import Action, Seat

TENTHS: Final = 10.0
ENOUGH_SITES: Final = 3
BEFORE_CHANCE: Final = (BeforeRoll, DrawCard, ExchangeCard, ScoutRegions, SearchStack)
"""Questions whose answers lead to cards or dice: a look ahead ends in front of them."""


class RivalsEvaluation(Evaluation[RivalsState]):
    """Victory points and the means to win more, in tenths of a victory point.

    What tells the levels apart is how far they look through their own turn: a trade pays only by what is built with it.
    """

    scale = 60.0
    """So large that a game won outweighs every lead, however many points could still be made."""
    chain = 4
    names = ("points", "production", "resources", "goals", "room", "strength", "commerce", "progress", "cards")
    plans = MappingProxyType(
        {
            "easy": Plan(noise=3.0, ahead=0),
            "normal": Plan(noise=2.2, ahead=1),
            "hard": Plan(noise=1.2, ahead=2),
            "expert": Plan(),
        }
    )

    def terms(self, rules: Rules[Any], s: RivalsState, seat: Seat) -> list[Term]:
        """Every reason."""
        points = self._worth(rules, s, seat, open_hand=True)
        return [Term(name, TENTHS * worth) for name, worth in zip(self.names, points, strict=True)]

    def value(self, rules: Rules[Any], s: RivalsState, seat: Seat) -> float:
        """The sum of the terms."""
        return TENTHS * sum(self._worth(rules, s, seat, open_hand=True))

    def seen(self, rules: Rules[Any], s: RivalsState, rival: Seat) -> float:
        """A hand that nobody else knows counts by its cards."""
        return TENTHS * sum(self._worth(rules, s, rival, open_hand=False))

    def quick(self, rules: Rules[Any], s: RivalsState, seat: Seat, answers: Sequence[Action]) -> list[float] | None:
        """Nobody plays on who has won; dice and unseen cards are judged by averages."""
        assert isinstance(rules, Rivals)
        target = rules.mode.victory_points
        question = rules.question(s, seat)
        if isinstance(question, ActionPhase) and victory_points(s, seat) >= target:
            return [CERTAIN if isinstance(answer, EndPhase) else 0.0 for answer in answers]
        return judge_moment(self.lead, rules, s, seat, question, answers, self._turns(rules, s))

    def promising(self, rules: Rules[Any], s: RivalsState, seat: Seat, answers: Sequence[Action]) -> Sequence[Action]:
        """Nothing in front of chance; in the action phase what leads to a goal."""
        question = rules.question(s, seat)
        if isinstance(question, BEFORE_CHANCE):
            return ()
        if not isinstance(question, ActionPhase):
            return answers
        assert isinstance(rules, Rivals)
        turns = self._turns(rules, s)
        return promising(s, seat, goals(rules, s, seat, turns, hand_gains(rules, s, seat, turns)), answers)

    def is_nonsense(self, answer: Action) -> bool:
        """Nobody pulls down by mistake what they have built (RIVA-4.48)."""
        return isinstance(answer, Demolish)

    def _turns(self, rules: Rules[Any], s: RivalsState) -> float:
        assert isinstance(rules, Rivals)
        most = max(victory_points(s, Seat(0)), victory_points(s, Seat(1)))
        return turns_to_come(rules.mode.victory_points, most)

    def _worth(self, rules: Rules[Any], s: RivalsState, seat: Seat, open_hand: bool) -> list[float]:
        """The terms in victory points; the cards of a closed hand all count alike."""
        assert isinstance(rules, Rivals)
        p, rival = s.princes[seat], s.princes[other(seat)]
        turns = self._turns(rules, s)
        gains = hand_gains(rules, s, seat, turns) if open_hand else []
        cards = held(s, seat, gains) if open_hand else CARD * len(s.hands[seat].cards)
        lacking = rules.mode.victory_points - victory_points(s, seat)
        sites = len(p.sites)
        return [
            float(p.victory),
            production(p, turns) + works(p, turns),
            store(s, p),
            nearness(s, seat, goals(rules, s, seat, turns, gains), lacking),
            SITE * min(ENOUGH_SITES, sites) + CITY_SITE * min(2, len(p.city_sites)) + ROAD * free_road_count(p),
            contest(p.strength, rival.strength) + skill(p.skill, rival.skill, turns),
            contest(p.commerce, rival.commerce) + trade(p, turns),
            turns * (HAND * p.progress + SEARCH * (SETUP.search_cost - p.search_cost)),
            cards,
        ]


EVALUATION: Final = RivalsEvaluation()
