"""Programs in any language: the protocol, the example of the page, one clear line for whatever goes wrong."""

import shlex
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from stolek.bots.bot import Simulations
from stolek.bots.levels import make_bot
from stolek.bots.program import BotFailed, Program
from stolek.kernel.generator import Generator
from stolek.kernel.observation import Observation, observe
from tests.bots.games import position, rules_of

GREET = 'import sys; input(); print(\'{"type": "ready"}\', flush=True); '


def asked() -> Observation[Any]:
    """A question of the toy game."""
    rules = rules_of("harvest")
    s = position(rules, 2)
    return observe(rules, s, s.waits[0], Generator(1))


def program(code: str, limit: float = 10.0) -> Program:
    """A bot that is a line of Python."""
    return Program(f"{shlex.quote(sys.executable)} -c {shlex.quote(code)}", 1, limit)


def test_a_number_and_a_text_are_choices() -> None:
    observation = asked()
    last = len(observation.legal) - 1
    bot = program(GREET + f"input(); print('{{\"choice\": {last}}}', flush=True); input()")
    assert bot.choose(observation, Simulations(1)) == observation.legal[last]
    bot.close()
    code = "import json; q = json.loads(input()); print(json.dumps({'choice': q['legal'][0]}), flush=True)"
    assert program(GREET + code).choose(observation, Simulations(1)) == observation.legal[0]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("pass", "ended"),
        ("input(); print('hello', flush=True)", "greeting"),
        (GREET + "input(); print('{\"choice\": 999}', flush=True)", "not in the list"),
        (GREET + "input(); print('nonsense', flush=True)", "is no choice"),
        (GREET + "input()", "ended without an answer"),
    ],
)
def test_what_goes_wrong_is_said_in_one_line(code: str, said: str) -> None:
    with pytest.raises(BotFailed, match=said) as failed:
        program(code).choose(asked(), Simulations(1))
    assert "\n" not in str(failed.value)


def test_a_slow_program_is_ended() -> None:
    begun = time.monotonic()
    with pytest.raises(BotFailed, match=r"longer than 0\.3 seconds"):
        program(GREET + "input(); import time; time.sleep(60)", 0.3).choose(asked(), Simulations(1))
    assert time.monotonic() - begun < 10


def test_a_program_that_does_not_exist_does_not_start() -> None:
    with pytest.raises(BotFailed, match="did not start"):
        make_bot("exec:/no/such/program", 1).choose(asked(), Simulations(1))


def test_the_example_of_the_page_is_short_and_plays() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    code = page.split("```python\n#!")[1].split("```")[0]
    assert len(code.splitlines()) < 30
    bot = program("#!" + code)
    observation = asked()
    assert bot.choose(observation, Simulations(1)) in observation.legal
    assert bot.choose(observation, Simulations(1)) in observation.legal
    bot.close()
