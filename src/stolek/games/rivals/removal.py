"""Taking expansions off the table: discard pile, face-up stack, under a draw stack (RIVA-4.48 to RIVA-4.51)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from stolek.games.rivals.actions import RemoveUnder
from stolek.games.rivals.cards import BIT, CARD, CARD_IDS, LAID_ON, card_of
from stolek.games.rivals.events import ExpansionRemoved
from stolek.games.rivals.interpreter import gain_frames, listeners
from stolek.games.rivals.knowledge import discard, matching_stacks, put_open_under
from stolek.games.rivals.laws import CARD_LAW
from stolek.games.rivals.points import changed
from stolek.games.rivals.principality import (
    COVERED,
    ROWS,
    SHIFT,
    SITE,
    WHERE,
    Principality,
    placed,
    site_column,
    site_of,
)
from stolek.games.rivals.state import RivalsState
from stolek.games.rivals.vocabulary import Gain
from stolek.kernel.leaf import Action, Seat
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

Coordinates = tuple[str, int, str]


def coordinates(e: int) -> Coordinates:
    """An expansion as actions and events name it: card, column, row."""
    site = e & WHERE
    return CARD_IDS[e >> SHIFT], site_column(site), ROWS[site & 1]


def expansion_at(p: Principality, card: str, x: int, row: str) -> int | None:
    """The expansion in play that an action names; None if there is none."""
    number, site = card_of(card), site_of(x, row)
    if number is None or site is None:
        return None
    e = placed(number, site)
    return e if e in p.built else None


def named(a: Coordinates) -> int:
    """The same for an action that is known to be legal."""
    card, x, row = a
    return placed(CARD[card], SITE[x, row])


def take_off(s: RivalsState, seat: Seat, e: int) -> int:
    """An expansion leaves the table; what lay beneath it is there again (RIVA-4.414)."""
    p = s.princes[seat]
    p.built.remove(e)
    card, where = e >> SHIFT, e & WHERE
    if LAID_ON[card]:
        beneath = next(x for x in p.built if x & WHERE == where | COVERED and BIT[x >> SHIFT] == LAID_ON[card])
        p.built[p.built.index(beneath)] = beneath - COVERED
        p.built.sort()
    changed(s, seat)
    return card


def returns_face_up(g: "Rivals", card: int) -> bool:
    """Does the card belong to the face-up stack of this game? (RIVA-4.51)"""
    return card in g.face_up


def remove_to_discard(g: "Rivals", s: RivalsState, seat: Seat, e: int, law: str) -> None:
    """An expansion goes to the discard pile; a card of the face-up stack returns there (RIVA-4.48)."""
    card = e >> SHIFT
    to = "face_up_stack" if returns_face_up(g, card) else "discard_pile"
    tell(s, ExpansionRemoved(seat, *coordinates(e), to, None, law))
    take_off(s, seat, e)
    if to == "face_up_stack":
        s.face_up = tuple(sorted((*s.face_up, card)))
    else:
        discard(s, card)


def bury(g: "Rivals", s: RivalsState, seat: Seat, e: int, stack: int | None, law: str) -> None:
    """An event or an attack sends an expansion under a draw stack; its owner's listeners gain (RIVA-4.314)."""
    card = e >> SHIFT
    to = "face_up_stack" if stack is None else "draw_stack"
    tell(s, ExpansionRemoved(seat, *coordinates(e), to, stack, law))
    take_off(s, seat, e)
    if stack is None:
        s.face_up = tuple(sorted((*s.face_up, card)))
    else:
        put_open_under(s, card, stack - 1)
    for listener, effect in listeners(s, seat, "lost_card"):
        assert isinstance(effect, Gain)
        then(s, *gain_frames(s, seat, effect, CARD_LAW[listener >> SHIFT]))


def removals(g: "Rivals", expansions: Iterable[int]) -> list[Action]:
    """Each expansion once, with every stack it may go under; none for a card of the face-up stack (RIVA-4.50)."""
    offers: list[Action] = []
    for e in dict.fromkeys(expansions):
        card = e >> SHIFT
        if returns_face_up(g, card):
            offers.append(RemoveUnder(*coordinates(e), None))
        else:
            offers += [RemoveUnder(*coordinates(e), stack + 1) for stack in matching_stacks(g, card)]
    return offers
