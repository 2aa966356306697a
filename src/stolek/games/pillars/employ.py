"""Employing craftsmen: gaining one, the limit, dismissing one too many (PILL-4.8, PILL-4.14, PILL-4.15)."""

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.pillars.actions import DISMISS, Dismiss
from stolek.games.pillars.advantage import room
from stolek.games.pillars.cards import CRAFTSMAN_INDEX, CRAFTSMEN, KINDS, NO_CARD, find
from stolek.games.pillars.components import Kind
from stolek.games.pillars.events import CraftsmanDismissed
from stolek.games.pillars.frames import ChooseDismissal
from stolek.games.pillars.state import PillarsState, Player
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

rule: Chapter["Pillars", PillarsState] = Chapter()

OF_KIND: Final = {
    kind: frozenset(i for i, card in enumerate(CRAFTSMEN) if card.kind == kind) for kind in dict.fromkeys(KINDS)
}
"""The craftsmen by the kind that permissions and requirements name (PILL-4.61, PILL-4.84)."""


def employ(s: PillarsState, seat: Seat, card: int) -> None:
    """A craftsman more; above the limit one must go at once (PILL-4.14)."""
    player = s.players[seat]
    insort(player.craftsmen, card)
    limit = room(player)
    if len(player.craftsmen) > limit:
        then(s, ChooseDismissal(seat, limit))


def employs(player: Player, kind: Kind) -> bool:
    """Does the player employ a craftsman of this kind? (PILL-4.61, PILL-4.84)"""
    return not OF_KIND[kind].isdisjoint(player.craftsmen)


def lay_off(s: PillarsState, seat: Seat, craftsman: str) -> None:
    """A dismissed craftsman leaves the game for good (PILL-4.8, PILL-4.14)."""
    card = CRAFTSMAN_INDEX[craftsman]
    s.players[seat].craftsmen.remove(card)
    s.gone_craftsmen.append(card)


def own_craftsman(player: Player, craftsman: str) -> int:
    """The player's craftsman of this id, or `NO_CARD` for whoever is not employed there."""
    card = find(CRAFTSMAN_INDEX, craftsman)
    return card if card in player.craftsmen else NO_CARD


@rule.offer(ChooseDismissal)
def own_craftsmen(g: "Pillars", s: PillarsState, f: ChooseDismissal) -> Sequence[Action]:
    """Any one of them, the newcomer included (PILL-4.14)."""
    return [DISMISS[card] for card in s.players[f.seat].craftsmen]


@rule.do(ChooseDismissal, Dismiss)
def dismiss(g: "Pillars", s: PillarsState, f: ChooseDismissal, a: Dismiss) -> None:
    """The craftsman leaves the game (PILL-4.14)."""
    lay_off(s, f.seat, a.craftsman)
    tell(s, CraftsmanDismissed(f.seat, a.craftsman))


@rule.refuse(ChooseDismissal, Dismiss)
def why_not_dismiss(g: "Pillars", s: PillarsState, f: ChooseDismissal, a: Dismiss) -> Refusal:
    """Only somebody whom the player employs can make room (PILL-4.14)."""
    return no("PILL-4.14", "employed", room=f.room)
