"""Gymnasium: you against bots. One agent, one seat; the other seats are played by levels of Stolek.

    env = AgainstBots("carcassonne", bots=("normal",))

Observations and actions are those of `encoding.py`, rewards come at the end. An illegal action ends the episode with
a reward of -1 and `info["illegal"]`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium  # type: ignore[import-not-found]
import numpy as np  # type: ignore[import-not-found]
from gymnasium import spaces

from stolek.bots.bot import Bot, Simulations
from stolek.bots.levels import make_bot
from stolek.env.encoding import ACTIONS, FEATURES, mask, observation, rewards
from stolek.kernel.generator import Generator
from stolek.kernel.observation import observe
from stolek.kernel.registry import find_game
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Seat

ME = Seat(0)
ENOUGH = 1_000_000


class AgainstBots(gymnasium.Env[Any, Any]):  # type: ignore[misc]
    """A game in which you sit in seat 0."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (the name and form that Gymnasium asks for)

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("normal",),
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.rules: Rules[Any] = find_game(game)(options)
        self.render_mode = render_mode
        self._names = tuple(bots)
        self._bots: list[Bot] = []
        self._veil = Generator(0)
        self.state_of_game: State
        self.action_space = spaces.Discrete(ACTIONS)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-1.0, 1.0, (FEATURES,), np.float32),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, played on to your first question."""
        super().reset(seed=seed)
        source = Generator(int(self.np_random.integers(1 << 62)))
        self._bots = [make_bot(name, source.fork().rng) for name in self._names]
        self._veil = source.fork()
        self.state_of_game, _ = self.rules.setup(1 + len(self._names), source.fork().rng >> 1)
        self._let_bots_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Your answer, then those of the bots, up to your next question."""
        s = self.state_of_game
        legal = self.rules.legal(s, ME)
        if not 0 <= int(action) < len(legal):
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self.rules.step(s, ME, legal[int(action)])
        self._let_bots_play()
        reward = rewards(self.rules, s, 1)[0]
        cut = self.rules.cut_after(s.seats)
        return self._seen(), reward, not s.waits, bool(s.waits) and cut is not None and s.asked >= cut, self._info()

    def render(self) -> str | None:
        """The position as you see it, as JSON."""
        import msgspec

        if self.render_mode != "ansi":
            return None
        return msgspec.json.encode(self.rules.view(self.state_of_game, ME)).decode()

    def _let_bots_play(self) -> None:
        s = self.state_of_game
        while s.waits and ME not in s.waits:
            seat = s.waits[0]
            seen = observe(self.rules, s, seat, self._veil)
            self.rules.step(s, seat, self._bots[seat - 1].choose(seen, Simulations(ENOUGH)))

    def _seen(self) -> dict[str, Any]:
        s = self.state_of_game
        return {"observation": observation(self.rules, s, ME), "action_mask": mask(self.rules, s, ME)}

    def _info(self) -> dict[str, Any]:
        s = self.state_of_game
        return {"legal": [self.rules.text.write(action) for action in self.rules.legal(s, ME)]}
