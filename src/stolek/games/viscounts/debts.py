"""Debts and deeds, poverty and prosperity (VISC-4.90, VISC-4.91, VISC-4.94, VISC-5.1 to VISC-5.3)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.abilities import trigger_abilities
from stolek.games.viscounts.actions import FlipDebt, FlipDeed
from stolek.games.viscounts.components import DEBT, DEED
from stolek.games.viscounts.effects import Debt, Deed, Flip, handles, opponent_handles
from stolek.games.viscounts.events import DebtPaid, DebtTaken, DeedApproved, DeedTaken, EndCardRevealed, NothingDone
from stolek.games.viscounts.frames import ChooseFlip, FlipOne, Resolve
from stolek.games.viscounts.player import Player
from stolek.games.viscounts.sources import FLIPPED_DEBT
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

FLIP_DEBT: Final = FlipDebt()
FLIP_DEED: Final = FlipDeed()
FLIP_EITHER: Final = Flip("either", 1)


def flippable(player: Player) -> int:
    """How many debts and deeds a player could turn (VISC-4.90)."""
    return player.unpaid + player.acquired


@opponent_handles(Debt)
@handles(Debt)
def take_debts(g: "Viscounts", s: ViscountsState, f: Resolve, effect: Debt) -> None:
    """One by one from the top of the pile; each triggers gain-debt abilities at once (VISC-4.90, VISC-4.94)."""
    player = s.players[f.seat]
    for left in range(effect.amount - 1, -1, -1):
        player.unpaid += 1
        last = s.debts_above == 1
        s.debts_above = max(0, s.debts_above - 1)
        tell(s, DebtTaken(f.seat, s.debts_above, f.source))
        if last:
            s.poverty = True
            reveal(s, "poverty")
        trigger_abilities(s, f.seat, "gain_debt")
        if s.pending:
            if left:
                then(s, Resolve(f.seat, (Debt(left),), f.source))
            return


@opponent_handles(Deed)
@handles(Deed)
def take_deeds(g: "Viscounts", s: ViscountsState, f: Resolve, effect: Deed) -> None:
    """One by one from the top of the pile (VISC-4.90)."""
    player = s.players[f.seat]
    for _ in range(effect.amount):
        player.acquired += 1
        last = s.deeds_above == 1
        s.deeds_above = max(0, s.deeds_above - 1)
        tell(s, DeedTaken(f.seat, s.deeds_above, f.source))
        if last:
            s.prosperity = True
            reveal(s, "prosperity")


def reveal(s: ViscountsState, card: str) -> None:
    """The first reveal triggers the end: this round and one more; a second adds nothing (VISC-5.1 to VISC-5.3)."""
    if not s.last_round:
        s.last_round = s.round + 1
    tell(s, EndCardRevealed(card, s.last_round))


@handles(Flip)
def flip(g: "Viscounts", s: ViscountsState, f: Resolve, effect: Flip) -> None:
    """Mandatory, as many as there are, one by one (VISC-4.1, VISC-4.90)."""
    if effect.what != "either":
        then(s, *[FlipOne(f.seat, effect.what, f.source)] * effect.amount)
    elif flippable(s.players[f.seat]):
        then(s, ChooseFlip(f.seat, effect.amount, f.source))
    else:
        tell(s, NothingDone(f.seat, FLIP_EITHER.slug, f.source))


@rule.offer(ChooseFlip, one="silent")
def flips(g: "Viscounts", s: ViscountsState, f: ChooseFlip) -> Sequence[Action]:
    """An unpaid debt or an acquired deed (VISC-4.90)."""
    player = s.players[f.seat]
    offers: list[Action] = [FLIP_DEBT] if player.unpaid else []
    if player.acquired:
        offers.append(FLIP_DEED)
    return offers


@rule.do(ChooseFlip, FlipDebt)
def choose_debt(g: "Viscounts", s: ViscountsState, f: ChooseFlip, a: FlipDebt) -> None:
    then(s, FlipOne(f.seat, "debt", f.source))
    flip_the_rest(s, f)


@rule.do(ChooseFlip, FlipDeed)
def choose_deed(g: "Viscounts", s: ViscountsState, f: ChooseFlip, a: FlipDeed) -> None:
    then(s, FlipOne(f.seat, "deed", f.source))
    flip_the_rest(s, f)


def flip_the_rest(s: ViscountsState, f: ChooseFlip) -> None:
    """Several flips are done one by one, in any combination (VISC-4.90)."""
    if f.amount > 1:
        then(s, Resolve(f.seat, (Flip("either", f.amount - 1),), f.source))


@rule.step(FlipOne)
def flip_one(g: "Viscounts", s: ViscountsState, f: FlipOne) -> None:
    """A paid debt brings its resource first, then flip-debt abilities; without such a card nothing (VISC-4.94)."""
    if f.what == "debt" and s.players[f.seat].unpaid:
        pay_debt(s, f.seat, f.source)
        trigger_abilities(s, f.seat, "flip_debt")
    elif f.what == "deed" and s.players[f.seat].acquired:
        approve_deed(s, f.seat, f.source)
    else:
        tell(s, NothingDone(f.seat, Flip(f.what, 1).slug, f.source))


def pay_debt(s: ViscountsState, seat: Seat, source: str | None) -> None:
    """An unpaid debt is turned and brings 1 resource of choice (VISC-4.90)."""
    player = s.players[seat]
    player.unpaid -= 1
    player.paid += 1
    tell(s, DebtPaid(seat, player.paid, source))
    then(s, Resolve(seat, DEBT.back.on_flip, FLIPPED_DEBT))


def approve_deed(s: ViscountsState, seat: Seat, source: str | None) -> None:
    """An acquired deed is turned; nothing is gained at once (VISC-4.90)."""
    player = s.players[seat]
    player.acquired -= 1
    player.approved += 1
    tell(s, DeedApproved(seat, player.approved, source))
    if DEED.back.on_flip:
        then(s, Resolve(seat, DEED.back.on_flip, source))


@rule.refuse(ChooseFlip, FlipDebt)
def why_not_debt(g: "Viscounts", s: ViscountsState, f: ChooseFlip, a: FlipDebt) -> Refusal:
    return no("VISC-4.90", "no-debt")


@rule.refuse(ChooseFlip, FlipDeed)
def why_not_deed(g: "Viscounts", s: ViscountsState, f: ChooseFlip, a: FlipDeed) -> Refusal:
    return no("VISC-4.90", "no-deed")
