"""Inns & Cathedrals: the big follower, inns and cathedrals (CARC-6.10 to CARC-6.13, CARC-5.3)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from stolek.games.carcassonne.actions import PlaceBigFollower
from stolek.games.carcassonne.components import BIG_FOLLOWER, KINDS, SCORING, Rate
from stolek.games.carcassonne.follower import no_claim, place
from stolek.games.carcassonne.frames import PlaceFigure
from stolek.games.carcassonne.module import Module
from stolek.games.carcassonne.state import CarcassonneState
from stolek.games.carcassonne.tile import TILES_OF, Segment
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Refusal

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()


@rule.offer(PlaceFigure)
def big_claims(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure) -> Sequence[Action]:
    """The big follower is placed like an ordinary one (CARC-6.10)."""
    if not s.supply[f.seat * KINDS + BIG_FOLLOWER]:
        return ()
    laid = s.tiles[s.last]
    return [a for i, a in g.big_claims[laid.turned >> 2] if s.features[laid.first + i] not in s.followers]


@rule.do(PlaceFigure, PlaceBigFollower)
def claim_big(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlaceBigFollower) -> None:
    """It is a thief, knight, monk or farmer of strength 2 (CARC-6.10)."""
    place(s, f.seat, BIG_FOLLOWER, a.segment)


@rule.refuse(PlaceFigure, PlaceBigFollower)
def why_no_big_follower(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlaceBigFollower) -> Refusal | None:
    """For the same reasons as an ordinary one."""
    return no_claim(g, s, f.seat, BIG_FOLLOWER, a.segment)


def inn_rate(segments: Sequence[Segment], complete: bool) -> tuple[str, Rate] | None:
    """One inn or more: 2 points a tile, but nothing for an open road (CARC-6.11, CARC-5.3)."""
    if any(segment.inn for segment in segments):
        return "inn", SCORING.completed.road_with_inn if complete else SCORING.incomplete_at_end.road_with_inn
    return None


def cathedral_rate(segments: Sequence[Segment], complete: bool) -> tuple[str, Rate] | None:
    """One cathedral or both: 3 points a tile and pennant, but nothing for an open city (CARC-6.12, CARC-5.3)."""
    if any(segment.cathedral for segment in segments):
        rates = SCORING.completed if complete else SCORING.incomplete_at_end
        return "cathedral", rates.city_with_cathedral
    return None


_IN = {"inns_cathedrals": True}
INNS_CATHEDRALS = Module(rule=rule, needs=_IN, tiles=TILES_OF["inns_cathedrals"], figures=(BIG_FOLLOWER,))
INNS = Module(rule=Chapter(), needs={**_IN, "inns": True}, rates=(inn_rate,))
CATHEDRALS = Module(rule=Chapter(), needs={**_IN, "cathedrals": True}, rates=(cathedral_rate,))
