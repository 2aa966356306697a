"""Steps 4 and 5: advantage cards in Kingsbridge, points in the priory (PILL-4.46, PILL-4.47)."""

from bisect import insort
from typing import TYPE_CHECKING, Final

from stolek.games.pillars.advantage import IMMEDIATE, act, priory_bonus
from stolek.games.pillars.board_events import AdvantageLeft, AdvantageTaken, PrioryScored
from stolek.games.pillars.cards import ADVANTAGE_IDS
from stolek.games.pillars.frames import Kingsbridge, Priory
from stolek.games.pillars.goods import score
from stolek.games.pillars.space import KINGSBRIDGE, SPACES
from stolek.games.pillars.space import PRIORY as PRIORY_SPACES
from stolek.games.pillars.state import ADVANTAGES, NOBODY, PRIORY, PillarsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Seat
from stolek.kernel.state import tell

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

rule: Chapter["Pillars", PillarsState] = Chapter()

PRIORY_POINTS: Final = tuple((space, SPACES[space].vp) for space in PRIORY_SPACES)


@rule.step(Kingsbridge)
def kingsbridge(g: "Pillars", s: PillarsState, f: Kingsbridge) -> None:
    """Slot a, then slot b; a card without a builder leaves the game (PILL-4.46)."""
    s.step = 4
    for space, card in zip(KINGSBRIDGE, s.kingsbridge, strict=True):
        guest = s.spaces[space]
        if guest == NOBODY:
            s.gone_advantages.append(card)
            if s.events is not None:
                tell(s, AdvantageLeft(ADVANTAGE_IDS[card]))
        else:
            hand_out(s, Seat(guest), card)
    s.kingsbridge = []


def hand_out(s: PillarsState, seat: Seat, card: int) -> None:
    """Immediate cards act now, the others lie open before their owner (PILL-4.46)."""
    if s.events is not None:
        tell(s, AdvantageTaken(seat, ADVANTAGE_IDS[card]))
    if card in IMMEDIATE:
        act(s, seat, card)
    else:
        insort(s.players[seat].advantages, card)


@rule.step(Priory)
def priory(g: "Pillars", s: PillarsState, f: Priory) -> None:
    """Points for each builder, more for those of Prior Philip's owner (PILL-4.47, PILL-4.73)."""
    s.step = 5
    for space, points in PRIORY_POINTS:
        guest = s.spaces[space]
        if guest != NOBODY:
            player = s.players[guest]
            bonus = priory_bonus(player)
            score(player, PRIORY, points)
            score(player, ADVANTAGES, bonus)
            if s.events is not None:
                tell(s, PrioryScored(Seat(guest), SPACES[space].id, points, bonus))
