"""A module is a part of a game that is in or out as a whole, and registers everything it brings.

The base of a game asks the rules object for what the modules in play bring and never for a module. So an expansion is
one file (or folder): delete it, and the base still imports and plays. A game subclasses `Module` for what only its own
expansions bring: tiles, cards, scoring terms.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from stolek.kernel.chapter import Chapter
from stolek.kernel.option import Option, Value
from stolek.kernel.state import SliceKey
from stolek.kernel.values import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Module:
    """A part of a game; in when all options in `needs` have these values."""

    chapters: tuple[Chapter[Any, Any], ...] = ()
    needs: Mapping[str, Value] = field(default_factory=dict)
    options: tuple[Option, ...] = ()
    """What people may choose about it."""
    events: tuple[type[Event], ...] = ()
    slice: SliceKey[Any] | None = None
    """What it keeps in the state."""
    components: Callable[[Any], Mapping[str, int]] | None = None
    """What its slice accounts for; added to what the base counts."""

    def is_in(self, chosen: Mapping[str, Value]) -> bool:
        """Whether the module takes part with these options."""
        return all(chosen.get(key) == value for key, value in self.needs.items())
