"""Moments of the Rivals in front of chance, a roll, a draw, an exchange, a search: judged by what they mostly bring.

Looking at one sample would take one lucky card or roll for the rule. What is known counts as it is: cards that the seat
has put away itself, numbers that its regions bear.
"""

from collections.abc import Callable, Sequence
from typing import Final

from stolek.bots.evaluate.rivals_goals import AT_HAND, goals, hand_gains, shortfall
from stolek.bots.evaluate.rivals_worth import CARD, held
from stolek.games.rivals.actions import (
    ChooseNumber,
    DrawFrom,
    FreeExchange,
    LookThrough,
    PaidSearch,
    PlayCard,
    SkipExchange,
)
from stolek.games.rivals.cards import PRODUCTION_FACES
from stolek.games.rivals.components import BASIC, CAPACITY, NUMBERED, RESOURCE_AT
from stolek.games.rivals.dice import boost
from stolek.games.rivals.draw_stacks import stack_numbered, stack_size
from stolek.games.rivals.frames.building import ScoutRegions
from stolek.games.rivals.frames.turn import BeforeRoll, ChooseProduction, DrawCard, ExchangeCard, SearchStack
from stolek.games.rivals.rules import Rivals
from stolek.games.rivals.state import NOBODY, RivalsState
from stolek.kernel.values import Action, Question, Seat

TENTHS: Final = 10.0
Lead = Callable[[Rivals, RivalsState, Seat], float]
FOUND: Final = 0.34
"""What the best card of a stack is worth on average."""
THEME_CARD: Final = 0.26
FOUND_THEME: Final = 0.45
"""The same of the sets that bring points to cities."""
ENOUGH: Final = 6
SPARED: Final = 0.06
"""A resource paid for a search by whoever has more than enough."""
SPENT: Final = 0.16
"""A resource paid for a search, which would have brought a goal nearer."""
BETTER_THAN_NOTHING: Final = 0.01
FULL_STACK: Final = 12
KEPT: Final = 0.2
"""What a card that sets the die is worth in a later turn."""
HERALD: Final = 0.05
"""An event of one's own choice, before the roll (RIVA-4.205)."""


def judge_moment(
    lead: Lead, g: Rivals, s: RivalsState, seat: Seat, question: Question, answers: Sequence[Action], turns: float
) -> list[float] | None:
    """What each answer brings, in tenths of a victory point; None where nothing is left to chance."""
    if isinstance(question, BeforeRoll):
        points = _before_roll(lead, g, s, seat, answers, turns)
    elif isinstance(question, ChooseProduction):
        numbers = [answer.number for answer in answers if isinstance(answer, ChooseNumber)]
        points = [_rolled(lead, g, s, seat, number, turns) for number in numbers]
    elif isinstance(question, DrawCard):
        points = [_stack(g, s, seat, answer.stack) for answer in answers if isinstance(answer, DrawFrom)]
    elif isinstance(question, SearchStack):
        points = [_stack(g, s, seat, answer.stack) for answer in answers if isinstance(answer, LookThrough)]
    elif isinstance(question, ScoutRegions):
        points = [float(isinstance(answer, PlayCard)) for answer in answers]
    elif isinstance(question, ExchangeCard):
        points = [_exchange(g, s, seat, answer, turns) for answer in answers]
    else:
        return None
    return [TENTHS * found for found in points]


def _before_roll(
    lead: Lead, g: Rivals, s: RivalsState, seat: Seat, answers: Sequence[Action], turns: float
) -> list[float]:
    """A number of one's own choice is played where it brings more than keeping the card for a better turn."""
    if len(answers) == 1:
        return [0.0]
    numbers = [_rolled(lead, g, s, seat, number, turns) for number in PRODUCTION_FACES]
    wise = max(numbers) - sum(numbers) / len(numbers) - KEPT
    return [
        0.0 if not isinstance(answer, PlayCard) else wise if answer.card.startswith("brigitta") else HERALD
        for answer in answers
    ]


def _rolled(lead: Lead, g: Rivals, s: RivalsState, seat: Seat, number: int, turns: float) -> float:
    """The lead when the production die shows this number (RIVA-4.20), and the best that can be bought then."""
    new = s.clone()
    for region in NUMBERED[number]:
        owner = s.owner[region]
        if owner != NOBODY:
            prince = new.princes[owner]
            amount = min(1 + boost(prince, region, s.slot[region]), CAPACITY - s.stored[region])
            new.stored[region] += amount
            prince.have[RESOURCE_AT[region]] += amount
    prince = new.princes[seat]
    found = goals(g, new, seat, turns, hand_gains(g, new, seat, turns))
    ready = max([goal.gain for goal in found if not shortfall(prince.have, goal.cost, prince.rates)], default=0.0)
    return lead(g, new, seat) / TENTHS + (1 - AT_HAND) * ready


def _stack(g: Rivals, s: RivalsState, seat: Seat, number: int) -> float:
    """What lies in the stack with this number; higher ones hold more that nobody has put away."""
    stack = stack_numbered(number)
    return BETTER_THAN_NOTHING * s.unseen[stack] / FULL_STACK + _unseen(g, s, seat, stack) * (stack_size(s, stack) > 0)


def _unseen(g: Rivals, s: RivalsState, seat: Seat, stack: int) -> float:
    """A card that nobody has seen: those of a theme set bring points to whoever has room in a city (RIVA-4.45)."""
    return THEME_CARD if g.stack_backs[stack] != BASIC and s.princes[seat].city_sites else CARD


def _exchange(g: Rivals, s: RivalsState, seat: Seat, answer: Action, turns: float) -> float:
    """The worst card in hand against one that nobody has seen, or against the best of a stack and its price."""
    if isinstance(answer, SkipExchange):
        return 0.0
    gains = hand_gains(g, s, seat, turns)
    worst = min([held(s, seat, [gain]) - held(s, seat, []) + CARD for gain in gains], default=0.0)
    best = max([_unseen(g, s, seat, i) for i in range(len(s.stacks)) if stack_size(s, i)], default=CARD)
    if isinstance(answer, FreeExchange):
        return best - worst - BETTER_THAN_NOTHING
    assert isinstance(answer, PaidSearch)
    p = s.princes[seat]
    if best == CARD:
        return FOUND - worst - SPENT * p.search_cost
    spare = sum(p.have) > ENOUGH
    return FOUND_THEME - worst - (SPARED if spare else SPENT) * p.search_cost
