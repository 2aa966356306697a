"""Crown spaces: followers on the wheel instead of in the landscape (CARC-6.54, CARC-6.55)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.carcassonne.components import FOLLOWER
from stolek.games.carcassonne.frames import PlaceFigure
from stolek.games.carcassonne.state import (
    NOBODY,
    CarcassonneState,
    book,
    return_to_supply,
    supply,
    take_from_supply,
)
from stolek.games.carcassonne.values import LedgerLine
from stolek.games.carcassonne.wheel.actions import TakeCrown
from stolek.games.carcassonne.wheel.components import BOARD, CROWN_SPACES, SECTOR_OF
from stolek.games.carcassonne.wheel.events import CrownScored, CrownTaken
from stolek.games.carcassonne.wheel.frames import ScoreCrowns
from stolek.games.carcassonne.wheel.state import WHEEL
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell
from stolek.kernel.values import Action, Refusal, no

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()

LINE: Final = LedgerLine("crown", "CARC-6.55")
TAKE_CROWN: Final = {space: TakeCrown(space) for space in CROWN_SPACES}


@rule.offer(PlaceFigure)
def free_crowns(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure) -> Sequence[Action]:
    """An ordinary follower on any empty crown space, instead of a figure on the tile (CARC-6.54)."""
    if not supply(s, f.seat, FOLLOWER):
        return ()
    return [TAKE_CROWN[space] for space, holder in WHEEL.of(s).crowns.items() if holder == NOBODY]


@rule.do(PlaceFigure, TakeCrown)
def take_crown(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: TakeCrown) -> None:
    """One follower per space (CARC-6.54)."""
    take_from_supply(s, f.seat, FOLLOWER)
    WHEEL.of(s).crowns[a.space] = f.seat
    tell(s, CrownTaken(f.seat, SECTOR_OF[a.space].id, a.space))


@rule.refuse(PlaceFigure, TakeCrown)
def why_not_crown(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: TakeCrown) -> Refusal | None:
    """No such space, not an ordinary follower, taken, or no follower left."""
    if a.space not in CROWN_SPACES:
        return no("CARC-6.54", "space")
    if a.figure != FOLLOWER:
        return no("CARC-6.54", "figure")
    holder = WHEEL.of(s).crowns[a.space]
    if holder != NOBODY:
        return no("CARC-6.54", "taken", seat=holder)
    return no("CARC-4.10", "supply", figure=FOLLOWER)


@rule.step(ScoreCrowns)
def score_crowns(g: "Carcassonne", s: CarcassonneState, f: ScoreCrowns) -> None:
    """Followers in the activated sector score and go home (CARC-6.55)."""
    wheel = WHEEL.of(s)
    sector = wheel.sector
    taken = [space for space in sector.crown_spaces if wheel.crowns[space] != NOBODY]
    points = crown_points(len(sector.crown_spaces), len(taken))
    for space in taken:
        seat, wheel.crowns[space] = wheel.crowns[space], NOBODY
        return_to_supply(s, seat, FOLLOWER)
        book(s, seat, LINE.key, points)
        tell(s, CrownScored((seat,), points, sector=sector.id, space=space))


def crown_points(spaces: int, taken: int) -> int:
    """What each follower gets in a sector with this many spaces of which this many are taken (CARC-6.55)."""
    rates = BOARD.crown_scoring
    if spaces == 1:
        return rates.alone_in_one_crown_sector
    return rates.alone_in_two_crown_sector if taken == 1 else rates.two_in_two_crown_sector_each
