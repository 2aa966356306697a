"""The environments pass the conformance tests of their own worlds.

These need the packages of `requirements/rl.txt`; without them the whole file is left out, which pytest says.
"""

import warnings
from importlib import import_module
from typing import Any

import pytest

from stolek.kernel.registry import game_ids

pytest.importorskip("numpy", reason="environments: install requirements/rl.txt to test them")

ALL = ("carcassonne", "cartographers", "pillars", "rivals", "viscounts")
GAMES = [game for game in ALL if game in game_ids()]


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo(game: str) -> None:
    tests = pytest.importorskip("pettingzoo.test", reason="environments: install requirements/rl.txt to test them")
    module: Any = import_module(f"stolek.env.{game}_v0")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tests.api_test(module.env(), num_cycles=60)
        tests.seed_test(module.env, num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium(game: str) -> None:
    checker = pytest.importorskip("gymnasium.utils.env_checker", reason="install requirements/rl.txt")
    module: Any = import_module("stolek.env.against_bots")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        checker.check_env(module.AgainstBots(game, bots=("random",)), skip_render_check=True)


def test_gymnasium_plays_to_the_end_and_pays() -> None:
    pytest.importorskip("gymnasium", reason="install requirements/rl.txt")
    module: Any = import_module("stolek.env.against_bots")
    env = module.AgainstBots("cartographers", bots=("normal",))
    env.reset(seed=3)
    total, ended, steps = 0.0, False, 0
    while not ended:
        seen, reward, ended, _, info = env.step(0)
        assert seen["action_mask"].sum() == len(info["legal"])
        total, steps = total + reward, steps + 1
    assert steps > 20
    assert total == -1.0
    _, reward, ended, _, info = env.step(5)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize("game", GAMES)
def test_openspiel(game: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="install requirements/rl.txt")
    import_module("stolek.env.spiel")
    loaded = pyspiel.load_game("python_stolek", {"game": game})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_a_vector_says_the_same_about_positions_that_look_the_same(game: str) -> None:
    encoding: Any = import_module("stolek.env.encoding")
    from stolek.kernel.generator import Generator
    from tests.bots.games import position, rules_of

    rules = rules_of(game)
    s = position(rules, 7)
    seat = s.waits[0]
    seen = encoding.observation(rules, s, seat)
    again = encoding.observation(rules, rules.determinize(s, seat, Generator(5)), seat)
    assert (seen == again).all()
    assert seen.any()
    assert abs(seen).max() <= 1
