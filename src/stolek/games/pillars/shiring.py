"""Steps 10 and 11: craftsmen in Shiring, grey workers on its castle (PILL-4.54, PILL-4.55)."""

from typing import TYPE_CHECKING, Final

from stolek.games.pillars.cards import CRAFTSMAN_IDS, NO_CARD
from stolek.games.pillars.components import ROUNDS, STEPS
from stolek.games.pillars.employ import employ
from stolek.games.pillars.events import CraftsmanReceived, CraftsmanUnclaimed, GreyWorkersLent
from stolek.games.pillars.frames import HandOver, Shiring, ShiringCastle
from stolek.games.pillars.space import CASTLE, SHIRING, SPACES
from stolek.games.pillars.state import NOBODY, PillarsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

rule: Chapter["Pillars", PillarsState] = Chapter()

GREY_WORKERS: Final = SPACES[CASTLE].grey_workers_next_round
HAND_OVER: Final = tuple(HandOver(slot) for slot in range(len(SHIRING)))


@rule.step(Shiring)
def shiring(g: "Pillars", s: PillarsState, f: Shiring) -> None:
    """Slot a before slot b (PILL-4.54)."""
    s.step = STEPS["shiring"]
    then(s, *HAND_OVER)


@rule.step(HandOver)
def hand_over(g: "Pillars", s: PillarsState, f: HandOver) -> None:
    """Free of charge for the builder's owner; without a builder the craftsman leaves the game (PILL-4.54)."""
    card, guest = s.shiring[f.slot], s.spaces[SHIRING[f.slot]]
    s.shiring[f.slot] = NO_CARD
    if guest == NOBODY:
        s.gone_craftsmen.append(card)
        tell(s, CraftsmanUnclaimed(CRAFTSMAN_IDS[card]))
    else:
        tell(s, CraftsmanReceived(Seat(guest), CRAFTSMAN_IDS[card]))
        employ(s, Seat(guest), card)


@rule.step(ShiringCastle)
def shiring_castle(g: "Pillars", s: PillarsState, f: ShiringCastle) -> None:
    """One pair may be at work while the next is handed out (PILL-4.55)."""
    s.step = STEPS["shiring_castle"]
    guest = s.spaces[CASTLE]
    if guest != NOBODY:
        s.castle -= GREY_WORKERS
        s.players[guest].lent += GREY_WORKERS
        tell(s, GreyWorkersLent(Seat(guest), GREY_WORKERS, too_late=s.round == ROUNDS))
