"""Random play of the peers, run by an interpreter that has them.

    python -m benchmarks.peers --slices    plays what it is asked for (`slices.py`)
    python -m benchmarks.peers             prints what else is compared, as JSON

The same loop as ours where the peer allows it: list the legal moves, take one at random, apply it. This file imports
nothing of Stolek, because it runs in an environment of its own.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial

from benchmarks.slices import Play, serve

COPIES = 2000


def catanatron() -> Play:
    """Two random players of the best known Python engine of a modern board game."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    def play(seed: int) -> int:
        random.seed(seed)
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        return len(game.state.actions)

    return play


def spiel(name: str) -> Play:
    """A C++ game of OpenSpiel, driven from Python."""
    import pyspiel  # type: ignore[import-not-found]

    game = pyspiel.load_game(name)

    def play(seed: int) -> int:
        random.seed(seed)
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = random.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0]
            else:
                action = random.choice(state.legal_actions())
                decisions += 1
            state.apply_action(action)
        return decisions

    return play


def rlcard(name: str) -> Play:
    """A card game of RLCard with its random agents."""
    import rlcard as cards  # type: ignore[import-not-found]
    from rlcard.agents import RandomAgent  # type: ignore[import-not-found]

    env = cards.make(name)
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def play(seed: int) -> int:
        env.seed(seed)
        trajectories, _ = env.run(is_training=False)
        return sum((len(trajectory) - 1) // 2 for trajectory in trajectories)

    return play


PEERS: dict[str, Callable[[], Play]] = {
    "catanatron, 2 players": catanatron,
    "OpenSpiel chess (C++)": partial(spiel, "chess"),
    "OpenSpiel backgammon (C++)": partial(spiel, "backgammon"),
    "OpenSpiel gin_rummy (C++)": partial(spiel, "gin_rummy"),
    "RLCard uno": partial(rlcard, "uno"),
}


def clone() -> float:
    """CPU seconds to copy a game of catanatron after a hundred moves."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    for _ in range(100):
        game.play_tick()
    start = time.process_time()
    for _ in range(COPIES):
        game.state.copy()
    return (time.process_time() - start) / COPIES


def main() -> None:
    """Play, or print."""
    if sys.argv[1:] == ["--slices"]:
        serve(PEERS)
    else:
        json.dump({"catanatron, 2 players": {"clone µs": clone() * 1e6}}, sys.stdout)


if __name__ == "__main__":
    main()
