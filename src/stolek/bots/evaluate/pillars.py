"""The Pillars of the Earth: points, what craftsmen will make of goods, and what builders on the board will bring.

Goods are worth what a player's craftsmen can turn them into (PILL-4.63); craftsmen are worth it again in every round
that is left; a builder on a space is worth its area until that area is resolved (PILL-4.26 to PILL-4.29).
"""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any, Final

from stolek.bots.evaluate.pillars_places import CUBE_WORTH, advantage_worth, builders_worth, rounds_of_service
from stolek.bots.evaluate.pillars_work import GOLD_WORTH, round_of_work, work_now
from stolek.bots.evaluation import Evaluation, Term
from stolek.bots.plan import Plan
from stolek.games.pillars.actions import KeepBuilder
from stolek.games.pillars.cards import RESOURCES
from stolek.games.pillars.cathedral import CUBE_LIMIT
from stolek.games.pillars.components import ROUNDS, STEPS
from stolek.games.pillars.frames import Redraw, Work
from stolek.games.pillars.goods import GOLD, GOOD_INDEX, VP
from stolek.games.pillars.space import MARKET
from stolek.games.pillars.state import PillarsState, Player
from stolek.kernel.rules import Rules
from stolek.kernel.values import Action, Seat

GOLD_ENOUGH: Final = 20
SURPLUS: Final = 0.08
"""Gold beyond what is enough."""
LAST_GOLD: Final = 0.17
"""Gold in the last round while it can still be spent."""
WORKER: Final = 0.21
"""A worker goes to the wool mill for a piece of gold if nothing better is found (PILL-4.45)."""
LENT: Final = 0.25
CHEAP: Final = 4
"""From this price on the start player returns builders of others, once, hoping for one of their own (PILL-4.21)."""


def goods_in_hand(s: PillarsState, player: Player) -> list[int]:
    """The goods, with those that the resource cards of this round will still bring."""
    goods = player.goods[:]
    for card in player.resources:
        resource = RESOURCES[card]
        if s.step < STEPS[resource.area]:
            goods[GOOD_INDEX[resource.resource]] += resource.cubes
    return goods


class PillarsEvaluation(Evaluation[PillarsState]):
    """Points on the track and points in the making.

    Chance comes after nearly every answer, so levels look no further than the answer; `expert` plays on through chance.
    """

    scale = 5.0
    names = ("score", "work", "cubes", "gold", "craftsmen", "advantages", "workers", "builders")
    plans = MappingProxyType(
        {
            "easy": Plan(noise=3.0, ahead=0),
            "normal": Plan(noise=1.2, ahead=0),
            "hard": Plan(noise=0.3, ahead=0),
            "expert": Plan(
                simulations=12, ahead=0, candidates=3, chance_steps=3, tried=12, chain=0, margin=1.5, trust=4.0
            ),
        }
    )

    def terms(self, rules: Rules[Any], s: PillarsState, seat: Seat) -> list[Term]:
        """Every reason."""
        return [Term(name, points) for name, points in zip(self.names, _worth(s, seat), strict=True)]

    def value(self, rules: Rules[Any], s: PillarsState, seat: Seat) -> float:
        """The sum of the terms."""
        return sum(_worth(s, seat))

    def quick(self, rules: Rules[Any], s: PillarsState, seat: Seat, answers: Sequence[Action]) -> list[float] | None:
        """Builders that go back into the bag, and work, which concerns nobody else and ends the game for some."""
        question = rules.question(s, seat)
        if isinstance(question, Work):
            return [_after_work(rules, s, seat, answer) for answer in answers]
        if not isinstance(question, Redraw):
            return None
        keep = question.owner == seat or question.price > CHEAP
        return [float(isinstance(answer, KeepBuilder) == keep) for answer in answers]


def _after_work(rules: Rules[Any], s: PillarsState, seat: Seat, answer: Action) -> float:
    """The own position after an answer in step 13, whether or not the game is over by it."""
    new = s.clone()
    rules.step(new, seat, answer)
    return sum(_worth(new, seat))


def _worth(s: PillarsState, seat: Seat) -> list[float]:
    """The terms in the order of their names."""
    player = s.players[seat]
    goods = goods_in_hand(s, player)
    made = work_now(s, seat, goods)
    workers = player.reserve + player.mill if s.step < STEPS["wool_mill"] else 0
    return [
        float(player.goods[VP]),
        made,
        _cubes(s, goods),
        _gold(s, seat, goods[GOLD]),
        rounds_of_service(s) * round_of_work(tuple(sorted(player.craftsmen))),
        sum([advantage_worth(s, card) for card in player.advantages]),
        WORKER * workers + LENT * player.lent + WORKER * player.black * (ROUNDS - s.round),
        builders_worth(s, seat),
    ]


def _cubes(s: PillarsState, goods: list[int]) -> float:
    """Cubes that are left for later rounds, of which only five are kept (PILL-4.65)."""
    if s.round == ROUNDS:
        return 0.0
    worth = sum([each * goods[good] for good, each in enumerate(CUBE_WORTH)])
    count = sum(goods[:GOLD])
    return worth if count <= CUBE_LIMIT else worth * CUBE_LIMIT / count


def _gold(s: PillarsState, seat: Seat, gold: int) -> float:
    """Gold while there is something to buy: in the last round only by who still goes to the market."""
    if s.round < ROUNDS:
        return GOLD_WORTH * min(gold, GOLD_ENOUGH) + SURPLUS * max(0, gold - GOLD_ENOUGH)
    if s.step > STEPS["market"] or (s.step and seat not in [s.spaces[i] for i in MARKET]):
        return 0.0
    return LAST_GOLD * min(gold, GOLD_ENOUGH)


EVALUATION: Final = PillarsEvaluation()
