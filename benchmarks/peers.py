"""Random play of the peers, run by an interpreter that has them: `python peers.py SECONDS` prints JSON.

The same loop as ours where the peer allows it: list the legal moves, take one at random, apply it. This file imports
nothing of Stolek, because it runs in an environment of its own.
"""

import json
import random
import sys
import time
from typing import Any


def catanatron(seconds: float) -> dict[str, float]:
    """Two random players of the best known Python engine of a modern board game."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    def play() -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        return len(game.state.actions)

    figures = repeat(play, seconds)
    game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
    for _ in range(100):
        game.play_tick()
    start, copies = time.process_time(), 2000
    for _ in range(copies):
        game.state.copy()
    return {**figures, "clone µs": (time.process_time() - start) / copies * 1e6}


def spiel(name: str, seconds: float) -> dict[str, float]:
    """A C++ game of OpenSpiel, driven from Python."""
    import pyspiel  # type: ignore[import-not-found]

    game = pyspiel.load_game(name)

    def play() -> int:
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

    return repeat(play, seconds)


def rlcard(name: str, seconds: float) -> dict[str, float]:
    """A card game of RLCard with its random agents."""
    import rlcard as cards  # type: ignore[import-not-found]
    from rlcard.agents import RandomAgent  # type: ignore[import-not-found]

    env = cards.make(name)
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum((len(trajectory) - 1) // 2 for trajectory in trajectories)

    return repeat(play, seconds)


def repeat(play: Any, seconds: float) -> dict[str, float]:
    """Decisions and games per CPU second; warmed up, and the clock is read now and then, as with ours."""
    start = time.process_time()
    while time.process_time() - start < seconds / 8:
        play()
    games, decisions, spent, look = 0, 0, 0.0, 1
    start = time.process_time()
    while games < look or (spent := time.process_time() - start) < seconds:
        if games == look:
            look += 1 + games // 8
        decisions += play()
        games += 1
    return {"decisions/s": decisions / spent, "games/s": games / spent}


def main() -> None:
    """Measure all peers."""
    seconds = float(sys.argv[1])
    results = {"catanatron, 2 players": catanatron(seconds)}
    for name in ("chess", "backgammon", "gin_rummy"):
        results[f"OpenSpiel {name} (C++)"] = spiel(name, seconds)
    results["RLCard uno"] = rlcard("uno", seconds)
    json.dump(results, sys.stdout)


if __name__ == "__main__":
    main()
