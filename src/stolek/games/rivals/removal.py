"""Taking expansions off the table: to the discard pile, the face-up stack, a draw stack (RIVA-4.48 to RIVA-4.51)."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import Demolish, RemoveUnder
from stolek.games.rivals.cards import CARD, CARD_IDS, LAID_ON, Card, find_card, rule_of
from stolek.games.rivals.carry_out import carry_out, listeners
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.draw_stacks import discard, matching_stacks, number_of, put_open_under, stack_numbered
from stolek.games.rivals.events.building import ExpansionRemoved
from stolek.games.rivals.expansion import Expansion, card_of, on_site, site_of, uncovered
from stolek.games.rivals.frames.turn import ActionPhase
from stolek.games.rivals.layout import SITE, find_site, row_of, site_column
from stolek.games.rivals.points import changed
from stolek.games.rivals.principality import Principality, covered_at, replace
from stolek.games.rivals.state import RivalsState
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()


# Expansions by name


def name_of(expansion: Expansion) -> tuple[str, int, str]:
    """An expansion as answers and events name it: card, column, row."""
    site = site_of(expansion)
    return CARD_IDS[card_of(expansion)], site_column(site), row_of(site)


def named(card: str, x: int, row: str) -> Expansion:
    """The expansion that a legal answer names."""
    return on_site(CARD[card], SITE[x, row])


def find_expansion(p: Principality, card: str, x: int, row: str) -> Expansion | None:
    """The expansion in play that an answer names; None if there is none."""
    number, site = find_card(card), find_site(x, row)
    if number is None or site is None:
        return None
    expansion = on_site(number, site)
    return expansion if expansion in p.built else None


# Removing


def take_off(s: RivalsState, seat: Seat, expansion: Expansion) -> None:
    """An expansion leaves the table; what lay beneath it is there again (RIVA-4.414)."""
    p = s.princes[seat]
    p.built.remove(expansion)
    if kinds := LAID_ON[card_of(expansion)]:
        beneath = covered_at(p, site_of(expansion), kinds)
        replace(p, beneath, uncovered(beneath))
    changed(s, seat)


def returns_face_up(g: "Rivals", card: Card) -> bool:
    """Does the card belong to the face-up stack of this game? (RIVA-4.51)"""
    return card in g.face_up


def _put_face_up(s: RivalsState, card: Card) -> None:
    s.face_up = tuple(sorted((*s.face_up, card)))


def remove_to_discard(g: "Rivals", s: RivalsState, seat: Seat, expansion: Expansion, law: str) -> None:
    """An expansion goes to the discard pile; a card of the face-up stack returns there (RIVA-4.48)."""
    card = card_of(expansion)
    face_up = returns_face_up(g, card)
    to = "face_up_stack" if face_up else "discard_pile"
    tell(s, ExpansionRemoved(seat, *name_of(expansion), to, None, law))
    take_off(s, seat, expansion)
    if face_up:
        _put_face_up(s, card)
    else:
        discard(s, card)


def bury(g: "Rivals", s: RivalsState, seat: Seat, expansion: Expansion, stack: int | None, law: str) -> None:
    """An event or an attack sends an expansion under the stack with this number, or back to the face-up stack.

    Cards of its owner that wait for a loss then have their effect (RIVA-4.314).
    """
    to = "face_up_stack" if stack is None else "draw_stack"
    tell(s, ExpansionRemoved(seat, *name_of(expansion), to, stack, law))
    take_off(s, seat, expansion)
    if stack is None:
        _put_face_up(s, card_of(expansion))
    else:
        put_open_under(s, card_of(expansion), stack_numbered(stack))
    for listener, effect in listeners(s, seat, "lost_card"):
        carry_out(g, s, seat, effect, rule_of(card_of(listener)))


def ways_to_bury(g: "Rivals", expansions: Iterable[Expansion]) -> list[Action]:
    """Each expansion once, with every stack it may go under; none for a card of the face-up stack (RIVA-4.50)."""
    offers: list[Action] = []
    for expansion in dict.fromkeys(expansions):
        card = card_of(expansion)
        if returns_face_up(g, card):
            offers.append(RemoveUnder(*name_of(expansion), None))
        else:
            offers += [RemoveUnder(*name_of(expansion), number_of(stack)) for stack in matching_stacks(g, card)]
    return offers


# Demolition


@rule.do(ActionPhase, Demolish)
def demolish(g: "Rivals", s: RivalsState, f: ActionPhase, a: Demolish) -> None:
    """To the discard pile, for nothing (RIVA-4.48)."""
    remove_to_discard(g, s, f.seat, named(a.card, a.x, a.row), "RIVA-4.48")
    then(s, f)


@rule.refuse(ActionPhase, Demolish)
def why_not_demolish(g: "Rivals", s: RivalsState, f: ActionPhase, a: Demolish) -> Refusal:
    """Not in the introductory game; not one's own, or covered."""
    return no("RIVA-4.48", "own") if g.mode.demolition_allowed else no("RIVA-4.48", "intro")
