"""The sets of cards as modules: each brings its chapters, events and slice of the state, and is in or out by the game.

A game of the five names the sets it is played with; the Basic Set is always among them. An era is a file or folder of
its own, found by the name of its back: without it, its theme game and the duel cannot be chosen, and all else plays.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from stolek.games.rivals.components import BACKS, MODES, SetId
from stolek.kernel.module import Module
from stolek.kernel.option import Value


@dataclass(frozen=True, slots=True, kw_only=True)
class CardSetModule(Module):
    """A set of cards, with everything that only its cards need."""

    set: SetId

    def is_in(self, chosen: Mapping[str, Value]) -> bool:
        """Whether the chosen game is played with this set."""
        return self.set in MODES[str(chosen["mode"])].sets


def find_card_sets() -> tuple[CardSetModule, ...]:
    """The sets whose files are there, in the order of the sets."""
    names = [f"{__package__}.{back}" for back in BACKS]
    return tuple(import_module(name).MODULE for name in names if find_spec(name) is not None)
