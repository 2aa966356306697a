"""Step 9: the tax, who is spared it, and the metal of the king's court (PILL-4.51 to PILL-4.53)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.pillars.actions import KEEP_OR_USE, KeepCard, UseCard
from stolek.games.pillars.advantage import EXEMPTION, FIXED_TAX, give_up, held, held_effect
from stolek.games.pillars.cards import ADVANTAGE_IDS, NO_CARD
from stolek.games.pillars.components import SETUP, STEPS
from stolek.games.pillars.events import CourtMetalTaken, FixedTaxPaid, TaxPaid, TaxRolled, TaxSpared, TaxWaived
from stolek.games.pillars.frames import CollectTax, KingsCourt, WaiveTax
from stolek.games.pillars.goods import METAL, forced_payment
from stolek.games.pillars.space import COURT, SPACES
from stolek.games.pillars.state import NOBODY, PillarsState, exempt, owes_tax, turn_order
from stolek.games.pillars.values import Source
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Seat

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

rule: Chapter["Pillars", PillarsState] = Chapter()

TAX_FREE: Final = tuple(space for space in COURT if SPACES[space].tax_free)
METAL_SPACES: Final = tuple(space for space in COURT if SPACES[space].metal)
COLLECT_TAX: Final = CollectTax()


@rule.step(KingsCourt)
def kings_court(g: "Pillars", s: PillarsState, f: KingsCourt) -> None:
    """Rolled in every round; who owes and holds a card against it is asked before anybody pays (PILL-4.51, 4.52)."""
    s.step = STEPS["kings_court"]
    s.tax = draw(s, list(SETUP.tax_die_faces))
    tell(s, TaxRolled(s.tax))
    for space in TAX_FREE:
        if s.spaces[space] != NOBODY:
            exempt(s, s.spaces[space])
    for seat in turn_order(s):
        card = held(s.players[seat], EXEMPTION)
        if not owes_tax(s, seat):
            tell(s, TaxSpared(seat))
        elif card != NO_CARD:
            then(s, WaiveTax(seat, ADVANTAGE_IDS[card], owed(s, seat)))
    then(s, COLLECT_TAX)


def owed(s: PillarsState, seat: Seat) -> int:
    """The roll, or the fixed amount of a card (PILL-4.52)."""
    fixed = held_effect(s.players[seat], FIXED_TAX)
    return fixed.amount if fixed else s.tax


@rule.offer(WaiveTax)
def keep_or_use(g: "Pillars", s: PillarsState, f: WaiveTax) -> Sequence[Action]:
    """Use it now or keep it for another round (PILL-4.52, PILL-4.76)."""
    return KEEP_OR_USE


@rule.do(WaiveTax, KeepCard)
def keep_card(g: "Pillars", s: PillarsState, f: WaiveTax, a: KeepCard) -> None:
    """The tax is owed."""


@rule.do(WaiveTax, UseCard)
def use_card(g: "Pillars", s: PillarsState, f: WaiveTax, a: UseCard) -> None:
    """Nothing to pay, and the card is gone (PILL-4.52)."""
    player = s.players[f.seat]
    give_up(s, player, held(player, EXEMPTION))
    exempt(s, f.seat)
    tell(s, TaxWaived(f.seat, f.card))


def pay_tax(s: PillarsState, seat: Seat) -> None:
    """A forced payment, told with the card that fixes it if there is one (PILL-4.3, PILL-4.52)."""
    player, due = s.players[seat], owed(s, seat)
    paid = forced_payment(player, Source.TAXES, due)
    card = held(player, FIXED_TAX)
    if card == NO_CARD:
        tell(s, TaxPaid(seat, due, *paid))
    else:
        tell(s, FixedTaxPaid(seat, ADVANTAGE_IDS[card], due, *paid))


def metal_for(s: PillarsState, space: int) -> int:
    """What a guest on this space of the court takes of the metal there (PILL-4.53)."""
    return min(s.court, SPACES[space].metal)


@rule.step(CollectTax)
def collect_tax(g: "Pillars", s: PillarsState, f: CollectTax) -> None:
    """A forced payment for all others; the metal goes to the first in line (PILL-4.3, PILL-4.51, PILL-4.53)."""
    for seat in turn_order(s):
        if owes_tax(s, seat):
            pay_tax(s, seat)
    for space in METAL_SPACES:
        guest = s.spaces[space]
        metal = metal_for(s, space)
        if guest != NOBODY and metal:
            s.court -= metal
            s.players[guest].goods[METAL] += metal
            tell(s, CourtMetalTaken(Seat(guest), metal))
