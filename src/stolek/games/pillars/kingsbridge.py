"""Steps 4 and 5: advantage cards in Kingsbridge, points in the priory (PILL-4.46, PILL-4.47)."""

from bisect import insort
from typing import TYPE_CHECKING, Final

from stolek.games.pillars.advantage import priory_bonus
from stolek.games.pillars.cards import ADVANTAGE_IDS, ADVANTAGES
from stolek.games.pillars.components import STEPS
from stolek.games.pillars.effects import Acting, carry_out
from stolek.games.pillars.events import AdvantageLeft, AdvantageTaken, PrioryScored
from stolek.games.pillars.frames import Kingsbridge, Priory
from stolek.games.pillars.goods import score
from stolek.games.pillars.space import KINGSBRIDGE, PRIORY, SPACES
from stolek.games.pillars.state import NOBODY, PillarsState
from stolek.games.pillars.values import Cause, Source
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

rule: Chapter["Pillars", PillarsState] = Chapter()

PRIORY_POINTS: Final = tuple((space, SPACES[space].vp) for space in PRIORY)


@rule.step(Kingsbridge)
def kingsbridge(g: "Pillars", s: PillarsState, f: Kingsbridge) -> None:
    """Slot a, then slot b; a card without a builder leaves the game (PILL-4.46)."""
    s.step = STEPS["kingsbridge"]
    for space, card in zip(KINGSBRIDGE, s.kingsbridge, strict=True):
        guest = s.spaces[space]
        if guest == NOBODY:
            s.gone_advantages.append(card)
            tell(s, AdvantageLeft(ADVANTAGE_IDS[card]))
        else:
            hand_out(g, s, Seat(guest), card)
    s.kingsbridge = []


def hand_out(g: "Pillars", s: PillarsState, seat: Seat, card: int) -> None:
    """Immediate cards act now and leave the game, the others lie open before their owner (PILL-4.8, PILL-4.46)."""
    tell(s, AdvantageTaken(seat, ADVANTAGE_IDS[card]))
    effect = ADVANTAGES[card].effect
    if isinstance(effect, Acting):
        carry_out(g, s, seat, effect, Cause(ADVANTAGE_IDS[card], Source.ADVANTAGES))
        s.gone_advantages.append(card)
    else:
        insort(s.players[seat].advantages, card)


@rule.step(Priory)
def priory(g: "Pillars", s: PillarsState, f: Priory) -> None:
    """Points for each builder, more for those of Prior Philip's owner (PILL-4.47, PILL-4.73)."""
    s.step = STEPS["priory"]
    for space, points in PRIORY_POINTS:
        guest = s.spaces[space]
        if guest != NOBODY:
            player = s.players[guest]
            bonus = priory_bonus(player)
            score(player, Source.PRIORY, points)
            score(player, Source.ADVANTAGES, bonus)
            tell(s, PrioryScored(Seat(guest), SPACES[space].id, points, bonus))
