"""Stolek: five modern classic board games at one table, for people, bots and researchers.

    import stolek

    rules = stolek.find_game("cartographers")({"side": "B"})
    state, events = rules.setup(seats=2, seed=7)
    bot = stolek.make_bot("random", seed=1)
    rng = stolek.Generator(2)
    while waited := rules.waiting(state):
        seen = stolek.observe(rules, state, waited[0], rng)
        rules.apply(state, waited[0], bot.choose(seen, stolek.Simulations(100)))
    print(rules.outcome(state).scores)

Everything is imported when it is first used, so that `import stolek` costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from stolek.bots.bot import Bot, Simulations
    from stolek.bots.levels import make_bot
    from stolek.kernel.generator import Generator
    from stolek.kernel.observation import Observation, observe
    from stolek.kernel.outcome import Outcome
    from stolek.kernel.record import read_record, replay
    from stolek.kernel.registry import find_game, game_ids
    from stolek.kernel.rules import Rules
    from stolek.kernel.values import Action, Event

__all__ = [
    "Action",
    "Bot",
    "Event",
    "Generator",
    "Observation",
    "Outcome",
    "Rules",
    "Simulations",
    "__version__",
    "find_game",
    "game_ids",
    "make_bot",
    "observe",
    "read_record",
    "replay",
]

__version__: Final = "0.1.0"

_HOMES: Final = {
    "Action": "kernel.values",
    "Bot": "bots.bot",
    "Event": "kernel.values",
    "Generator": "kernel.generator",
    "Observation": "kernel.observation",
    "Outcome": "kernel.outcome",
    "Rules": "kernel.rules",
    "Simulations": "bots.bot",
    "find_game": "kernel.registry",
    "game_ids": "kernel.registry",
    "make_bot": "bots.levels",
    "observe": "kernel.observation",
    "read_record": "kernel.record",
    "replay": "kernel.record",
}
"""Where each public name lives."""


def __getattr__(name: str) -> Any:
    """Import a public name when it is first asked for."""
    if name not in _HOMES:
        raise AttributeError(f"module 'stolek' has no attribute {name!r}")
    return getattr(import_module(f"stolek.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return __all__
