"""A hint is the bot's own choice, with reasons that have points."""

import pytest

from stolek.bots.bot import Simulations
from stolek.bots.evaluation import find_evaluation
from stolek.bots.hint import hint
from stolek.bots.levels import make_bot
from stolek.kernel.generator import Generator
from stolek.kernel.observation import observe
from stolek.kernel.values import Seat
from tests.bots.games import GAMES, position, rules_of


def test_a_hint_is_what_the_bot_would_do_and_why() -> None:
    rules = rules_of("cartographers")
    s = position(rules, 8)
    seat = s.waits[0]
    observation = observe(rules, s, seat, Generator(1))
    given = hint(observation, make_bot("hard", 3), Simulations(4), Generator(2))
    assert given.action == make_bot("hard", 3).choose(observe(rules, s, seat, Generator(1)), Simulations(4))
    assert given.reasons
    assert all(reason.points > 0 for reason in given.reasons)
    assert [r.points for r in given.reasons] == sorted([r.points for r in given.reasons], reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_terms_have_the_names_that_texts_are_written_for_and_add_up(game: str) -> None:
    rules = rules_of(game)
    evaluation = find_evaluation(game)
    for moves in (2, 30):
        s = position(rules, moves)
        for number in range(s.seats):
            seat = Seat(number)
            terms = evaluation.terms(rules, s, seat)
            assert tuple(term.name for term in terms) == evaluation.names
            assert evaluation.value(rules, s, seat) == pytest.approx(sum(term.points for term in terms))
            ahead = evaluation.value(rules, s, seat)
            rivals = [evaluation.seen(rules, s, rival) for rival in evaluation.rivals(s, seat)]
            assert evaluation.lead(rules, s, seat) == pytest.approx(ahead - max(rivals, default=0.0))
