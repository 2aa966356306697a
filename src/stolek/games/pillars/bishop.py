"""The bishop's seat: protection from a negative event, or a cube in step 2 (PILL-4.42 to PILL-4.44)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolek.games.pillars.actions import PROTECTION_OR_CUBE, TAKE_CUBE, TakeCube, TakeCubeInstead, TakeProtection
from stolek.games.pillars.components import MARKET, STEPS
from stolek.games.pillars.events import CubeGiven, CubePreferred, ProtectionTaken
from stolek.games.pillars.frames import BishopsSeat, ChooseCube, ChooseProtection
from stolek.games.pillars.goods import GOOD_INDEX
from stolek.games.pillars.space import BISHOPRIC
from stolek.games.pillars.state import PillarsState, spare
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

rule: Chapter["Pillars", PillarsState] = Chapter()


@rule.offer(ChooseProtection)
def protection_or_cube(g: "Pillars", s: PillarsState, f: ChooseProtection) -> Sequence[Action]:
    """Either, never both (PILL-4.43)."""
    return PROTECTION_OR_CUBE


@rule.do(ChooseProtection, TakeProtection)
def take_protection(g: "Pillars", s: PillarsState, f: ChooseProtection, a: TakeProtection) -> None:
    """The event does not affect the guest (PILL-4.42)."""
    spare(s, f.seat)
    tell(s, ProtectionTaken(f.seat))


@rule.do(ChooseProtection, TakeCubeInstead)
def take_cube_instead(g: "Pillars", s: PillarsState, f: ChooseProtection, a: TakeCubeInstead) -> None:
    """The guest is affected, unless spared by a card, and takes a cube (PILL-4.43)."""
    s.cube_due = True
    tell(s, CubePreferred(f.seat))


@rule.step(BishopsSeat)
def bishops_seat(g: "Pillars", s: PillarsState, f: BishopsSeat) -> None:
    """After a positive event always, after a negative one instead of protection (PILL-4.43)."""
    s.step = STEPS["bishopric"]
    if s.cube_due:
        s.cube_due = False
        then(s, ChooseCube(Seat(s.spaces[BISHOPRIC])))


@rule.offer(ChooseCube)
def cubes_on_the_market(g: "Pillars", s: PillarsState, f: ChooseCube) -> Sequence[Action]:
    """Whatever lies on the market, which never holds metal (PILL-4.43, PILL-4.44)."""
    return [TAKE_CUBE[cube] for cube, stock in enumerate(s.market) if stock]


@rule.do(ChooseCube, TakeCube)
def take_cube(g: "Pillars", s: PillarsState, f: ChooseCube, a: TakeCube) -> None:
    """From the market stock, without being a purchase (PILL-4.44)."""
    cube = GOOD_INDEX[a.cube]
    s.market[cube] -= 1
    s.players[f.seat].goods[cube] += 1
    tell(s, CubeGiven(f.seat, a.cube))


@rule.refuse(ChooseCube, TakeCube)
def why_not_take_cube(g: "Pillars", s: PillarsState, f: ChooseCube, a: TakeCube) -> Refusal:
    """Only what the market trades in (PILL-4.44)."""
    return no("PILL-4.44", cubes=tuple(MARKET.stock_each_round))
