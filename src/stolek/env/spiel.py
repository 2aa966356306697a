"""OpenSpiel: every game as `python_stolek(game=…,players=…,options=…)`, for its algorithms and tests.

Chance is one node at the root that picks the deal, one of 1,000 seeds; what follows from it is decided by the seed, so
a history is a game. Where several seats decide at once they are asked one after another. Actions and observations are
those of `encoding.py`; utilities are 1 for the first to -1 for the last.
"""

from typing import Any, Final

import msgspec
import numpy as np  # type: ignore[import-not-found]
import pyspiel  # type: ignore[import-not-found]

from stolek.env.encoding import ACTIONS, FEATURES, observation, rewards
from stolek.kernel.registry import find_game
from stolek.kernel.rules import Rules
from stolek.kernel.state import State
from stolek.kernel.values import Seat

DEALS: Final = 1000
MAX_PLAYERS: Final = 6
TYPE: Final = pyspiel.GameType(
    short_name="python_stolek",
    long_name="Stolek",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "cartographers", "players": 2, "options": ""},
)


class StolekGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its options, written `key=value;key=value`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {"game": "cartographers", "players": 2, "options": "", **(params or {})}
        pairs = [pair.split("=", 1) for pair in str(chosen["options"]).split(";") if pair]
        self.rules: Rules[Any] = find_game(str(chosen["game"]))({key: value for key, value in pairs})
        self.players = int(chosen["players"])
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=DEALS,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.rules.max_decisions(self.players),
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> "StolekState":
        """Before the deal."""
        return StolekState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player sees."""
        return Observer(iig_obs_type, params)


class StolekState(pyspiel.State):  # type: ignore[misc]
    """A position, or the deal that comes before the first."""

    def __init__(self, game: StolekGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.players = game.players
        self.position: State | None = None

    def current_player(self) -> int:
        """Who answers next."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.position.waits[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is equally likely."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        return list(range(len(self.rules.legal(self.position, Seat(player)))))

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position, _ = self.rules.setup(self.players, action)
        else:
            seat = self.position.waits[0]
            self.rules.step(self.position, seat, self.rules.legal(self.position, seat)[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.position is None:
            return f"deal {action}"
        legal = self.rules.legal(self.position, Seat(player))
        return self.rules.text.write(legal[action]) if action < len(legal) else f"no answer {action}"

    def is_terminal(self) -> bool:
        """Is the game over, or cut because it might never end?"""
        return self.position is not None and (not self.position.waits or self._is_cut())

    def _is_cut(self) -> bool:
        cut = self.rules.cut_after(self.players)
        return self.position is not None and cut is not None and self.position.asked > cut

    def returns(self) -> list[float]:
        """Places as numbers from 1 to -1; 0 until the end."""
        if self.position is None or self.position.waits:
            return [0.0] * self.players
        return rewards(self.rules, self.position, self.players)

    def __str__(self) -> str:
        if self.position is None:
            return "deal"
        return msgspec.json.encode(self.rules.view(self.position, None)).decode()


class Observer:
    """A player's view as a vector and as JSON."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no parameters are known, got {params}")
        self.tensor = np.zeros(FEATURES, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: StolekState, player: int) -> None:
        """Look at a position."""
        self.tensor.fill(0)
        if state.position is not None:
            self.tensor[:] = observation(state.rules, state.position, Seat(player))

    def string_from(self, state: StolekState, player: int) -> str:
        """The view as JSON."""
        if state.position is None:
            return "deal"
        return msgspec.json.encode(state.rules.view(state.position, Seat(player))).decode()


pyspiel.register_game(TYPE, StolekGame)
