"""A hint is the bot's own choice, with reasons that have points."""

from stolek.bots.bot import Simulations
from stolek.bots.hint import hint
from stolek.bots.levels import make_bot
from stolek.kernel.generator import Generator
from stolek.kernel.observation import observe
from tests.bots.games import position, rules_of


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
