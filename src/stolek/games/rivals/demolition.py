"""Demolition in the action phase (RIVA-4.36, RIVA-4.48)."""

from typing import TYPE_CHECKING

from stolek.games.rivals.actions import Demolish
from stolek.games.rivals.cards import IS_MINT
from stolek.games.rivals.frames import ActionPhase
from stolek.games.rivals.principality import SHIFT
from stolek.games.rivals.removal import expansion_at, named, remove_to_discard
from stolek.games.rivals.state import RivalsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Refusal, no
from stolek.kernel.state import then

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()


@rule.do(ActionPhase, Demolish)
def demolish(g: "Rivals", s: RivalsState, f: ActionPhase, a: Demolish) -> None:
    """To the discard pile, for nothing (RIVA-4.48). Of several Mints a used one goes first (RIVA-4.213)."""
    e = named((a.card, a.x, a.row))
    if IS_MINT[e >> SHIFT] and s.minted:
        s.minted -= 1
    remove_to_discard(g, s, f.seat, e, "RIVA-4.48")
    then(s, f)


@rule.refuse(ActionPhase, Demolish)
def cannot_demolish(g: "Rivals", s: RivalsState, f: ActionPhase, a: Demolish) -> Refusal:
    """Not in the introductory game; not one's own, or covered."""
    if not g.mode.demolition_allowed:
        return no("RIVA-4.48", "intro")
    assert expansion_at(s.princes[f.seat], a.card, a.x, a.row) is None
    return no("RIVA-4.48", "own")
