"""Chance is late: a die falls or a card is drawn when somebody first sees it.

Each result is written beside the move, as text, or taken from the script. A script may name the result
(`great_river`, `4`) or leave it to the generator (`?`), so tests and physical decks read alike.
"""

from collections.abc import Callable
from typing import TypeVar

from stolek.kernel.generator import below, shuffled
from stolek.kernel.problem import ScriptError
from stolek.kernel.state import State, mark

T = TypeVar("T")


__all__ = ["ScriptError", "draw", "roll", "shuffle"]


def roll(s: State, sides: int) -> int:
    """Roll one die: 1 to `sides`."""
    mark(s)
    wanted = _scripted(s)
    if wanted is None:
        result = below(s, sides) + 1
    else:
        faces = [str(n) for n in range(1, sides + 1)]
        if wanted not in faces:
            raise ScriptError(wanted, faces)
        result = int(wanted)
    _write(s, str(result))
    return result


def draw(s: State, bag: list[T], name: Callable[[T], str] = str) -> T:
    """Take one thing out of a bag without order, each equally likely. The rest keeps its places."""
    mark(s)
    wanted = _scripted(s)
    if wanted is None:
        thing = bag.pop(below(s, len(bag)))
    else:
        names = [name(x) for x in bag]
        if wanted not in names:
            raise ScriptError(wanted, names)
        thing = bag.pop(names.index(wanted))
    if s.chance is not None:
        s.chance.append(name(thing))
    return thing


def shuffle(s: State, pile: list[T], name: Callable[[T], str] = str) -> None:
    """Put a pile in random order, in place; the script names the whole order, top first, joined by commas."""
    mark(s)
    wanted = _scripted(s)
    if wanted is None:
        pile[:] = shuffled(s, pile)
    else:
        left = pile[:]
        ordered = []
        for text in wanted.split(",") if wanted else []:
            names = [name(x) for x in left]
            if text not in names:
                raise ScriptError(text, names)
            ordered.append(left.pop(names.index(text)))
        if left:
            raise ScriptError(wanted, [name(x) for x in pile])
        pile[:] = ordered
    _write(s, ",".join(name(x) for x in pile))


def _scripted(s: State) -> str | None:
    if not s.script:
        return None
    wanted, s.script = s.script[0], s.script[1:]
    return None if wanted == "?" else wanted


def _write(s: State, result: str) -> None:
    if s.chance is not None:
        s.chance.append(result)
