"""PettingZoo: every game as a turn-based environment of many agents (AEC).

Where several seats decide at once they are asked one after another; none sees what the others have answered, so the
order does not matter. An agent observes `{"observation": vector, "action_mask": mask}`; see `encoding.py`. Rewards come
at the end, 1 for the first to -1 for the last. A game that might never end is truncated where simulations cut it.
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np  # type: ignore[import-not-found]
from gymnasium import spaces  # type: ignore[import-not-found]
from pettingzoo import AECEnv  # type: ignore[import-not-found]
from pettingzoo.utils import wrappers  # type: ignore[import-not-found]

from stolek.env.encoding import ACTIONS, FEATURES, mask, observation, rewards
from stolek.kernel.registry import find_game
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Seat


class StolekEnv(AECEnv):  # type: ignore[misc]
    """A game; `options` are those of the game."""

    def __init__(
        self, game: str, players: int = 2, options: Mapping[str, object] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.rules: Rules[Any] = find_game(game)(options)
        self.metadata = {"name": f"{game}_v0", "is_parallelizable": False, "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        box = spaces.Box(-1.0, 1.0, (FEATURES,), np.float32)
        masks = spaces.Box(0, 1, (ACTIONS,), np.int8)
        self._seeds = np.random.default_rng()
        self._observed = {a: spaces.Dict({"observation": box, "action_mask": masks}) for a in self.possible_agents}
        self._acted = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.state_of_game: State

    def observation_space(self, agent: str) -> Any:
        """What an agent observes."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Any:
        """A place in the list of legal answers."""
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, another one every time."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._decisions = 0
        self.state_of_game, _ = self.rules.setup(len(self.possible_agents), int(self._seeds.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees, and its mask, which is empty while it is not asked."""
        seat = Seat(self.possible_agents.index(agent))
        s = self.state_of_game
        return {"observation": observation(self.rules, s, seat), "action_mask": mask(self.rules, s, seat)}

    def step(self, action: int | None) -> None:
        """The agent in turn answers."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        agent, s = self.agent_selection, self.state_of_game
        seat = Seat(self.possible_agents.index(agent))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.rules.step(s, seat, self.rules.legal(s, seat)[int(action)])
        if not s.waits:
            self.rewards = dict(zip(self.agents, rewards(self.rules, s, len(self.agents)), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._decisions += 1
        if s.waits and self._decisions == self.rules.cut_after(s.seats):
            self.truncations = dict.fromkeys(self.agents, True)
        self._next_agent()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position as the agent in turn sees it, as JSON."""
        import msgspec

        if self.render_mode != "ansi":
            return None
        seat = Seat(self.possible_agents.index(self.agent_selection))
        return msgspec.json.encode(self.rules.view(self.state_of_game, seat)).decode()

    def close(self) -> None:
        """Nothing is open."""

    def _next_agent(self) -> None:
        waits = self.state_of_game.waits
        self.agent_selection = self.possible_agents[waits[0]] if waits else self.agents[0]


def named(game: str) -> tuple[Callable[..., Any], Callable[..., StolekEnv]]:
    """`env` and `raw_env` of a game, as PettingZoo names them; `env` ends the game at an illegal action."""

    def raw_env(**kwargs: Any) -> StolekEnv:
        return StolekEnv(game, **kwargs)

    def env(**kwargs: Any) -> Any:
        wrapped = wrappers.TerminateIllegalWrapper(raw_env(**kwargs), illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))

    return env, raw_env
