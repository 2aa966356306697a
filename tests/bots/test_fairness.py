"""Bots know what their seat knows: hidden things change nothing, and a process without them chooses the same."""

import json
import subprocess
import sys

import pytest

from stolek.bots.bot import Simulations
from stolek.bots.levels import LEVELS, make_bot
from stolek.kernel.codec import StateCodec
from stolek.kernel.generator import Generator
from stolek.kernel.observation import Observation, observe
from tests.bots.games import GAMES, position, rules_of

FEW = 4
BLIND = """
import json, sys
from stolek.bots.bot import Simulations
from stolek.bots.levels import make_bot
from stolek.kernel.codec import StateCodec
from stolek.kernel.observation import Observation
from tests.bots.games import rules_of
asked = json.loads(sys.stdin.read())
rules = rules_of(asked["game"])
blind = StateCodec(rules).decode(asked["blind"].encode())
observation = Observation(rules, blind, asked["seat"])
print(rules.text.write(make_bot(asked["level"], 5).choose(observation, Simulations(asked["few"]))))
"""


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
@pytest.mark.parametrize("game", GAMES)
def test_the_choice_does_not_depend_on_anything_hidden(game: str, level: str) -> None:
    rules = rules_of(game)
    for moves in (3, 14):
        s = position(rules, moves)
        seat = s.waits[0]
        choices = []
        for shuffle in range(3):
            other = rules.determinize(s, seat, Generator(shuffle))
            observation = observe(rules, other, seat, Generator(99))
            choices.append(make_bot(level, 5).choose(observation, Simulations(FEW)))
        assert choices[0] == choices[1] == choices[2]
        assert choices[0] in rules.legal(s, seat)


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_a_process_that_holds_only_the_encoded_blind_state_chooses_the_same(level: str) -> None:
    for game in ("cartographers", "harvest"):
        rules = rules_of(game)
        s = position(rules, 9)
        seat = s.waits[0]
        blind = rules.determinize(s, seat, Generator(4))
        here = make_bot(level, 5).choose(Observation(rules, blind.clone(), seat), Simulations(FEW))
        asked = {"game": game, "blind": StateCodec(rules).encode(blind).decode(), "seat": seat, "level": level}
        there = subprocess.run(
            [sys.executable, "-c", BLIND], input=json.dumps({**asked, "few": FEW}), capture_output=True, text=True
        )
        assert there.stderr == ""
        assert there.stdout.strip() == rules.text.write(here)


def test_thinking_loads_no_numpy_and_no_room_above() -> None:
    look = "import sys; from stolek.bots.levels import make_bot; from stolek.bots.evaluation import find_evaluation; "
    look += "find_evaluation('cartographers'); print(sorted({m.split('.')[0] for m in sys.modules}), "
    look += "[m for m in sys.modules if m.startswith('stolek.')])"
    seen = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True).stdout
    for room in ("numpy", "ray", "rich", "asyncio", "stolek.arena", "stolek.text", "stolek.table", "stolek.cli"):
        assert f"'{room}" not in seen
