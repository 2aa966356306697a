"""Inns & Cathedrals: the big follower, inns and cathedrals (CARC-6.10 to CARC-6.13, CARC-5.3)."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from stolek.games.carcassonne.actions import PlaceOnTile
from stolek.games.carcassonne.box import add_tiles
from stolek.games.carcassonne.components import PACKAGE, Figure, FigureKind, Rate, add_figures, choices
from stolek.games.carcassonne.drawing import Drawing
from stolek.games.carcassonne.events import CityScored, FigurePlaced, OpenCityScored, OpenRoadScored, RoadScored
from stolek.games.carcassonne.follower import place, unclaimed, why_not_claim
from stolek.games.carcassonne.frames import PlaceFigure
from stolek.games.carcassonne.module import Module, OtherRate
from stolek.games.carcassonne.state import CarcassonneState, supply
from stolek.games.carcassonne.tile import Segment
from stolek.kernel.chapter import Chapter
from stolek.kernel.data import DataItem, read_data
from stolek.kernel.values import Action, Refusal

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()


class Rates(DataItem, frozen=True):
    road_with_inn: Rate
    city_with_cathedral: Rate


class Scoring(DataItem, frozen=True):
    """CARC-6.11, CARC-6.12, CARC-5.3."""

    completed: Rates
    incomplete_at_end: Rates


class InnsData(DataItem, frozen=True):
    figures: tuple[Figure, ...]
    scoring: Scoring


DATA: Final = read_data(PACKAGE, "inns_cathedrals.json", InnsData)
(BIG_FOLLOWER,) = add_figures(DATA.figures)


class PlaceBigFollower(PlaceOnTile, frozen=True, gc=False):
    """Place the big follower (CARC-6.10)."""

    figure: ClassVar[FigureKind] = BIG_FOLLOWER


place_big_follower: Final = cache(PlaceBigFollower)


class BigFollowerPlaced(FigurePlaced, frozen=True, gc=False):
    """The big follower is placed."""

    rule: ClassVar[str] = "CARC-6.10"


class InnRoadScored(RoadScored, frozen=True, gc=False, kw_only=True):
    """A completed road with an inn."""

    rule: ClassVar[str] = "CARC-6.11"


class CathedralCityScored(CityScored, frozen=True, gc=False, kw_only=True):
    """A completed city with a cathedral."""

    rule: ClassVar[str] = "CARC-6.12"


class OpenInnRoadScored(OpenRoadScored, frozen=True, gc=False, kw_only=True):
    """A road with an inn that is still open at the end."""

    rule: ClassVar[str] = "CARC-5.3"


class OpenCathedralCityScored(OpenCityScored, frozen=True, gc=False, kw_only=True):
    """A city with a cathedral that is still open at the end."""

    rule: ClassVar[str] = "CARC-5.3"


@rule.offer(PlaceFigure)
def big_claims(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure) -> Sequence[Action]:
    """The big follower is placed like an ordinary one (CARC-6.10)."""
    if not supply(s, f.seat, BIG_FOLLOWER):
        return ()
    return [place_big_follower(segment) for segment in unclaimed(g, s)]


@rule.do(PlaceFigure, PlaceBigFollower)
def claim_big(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlaceBigFollower) -> None:
    """It is a thief, knight, monk or farmer of strength 2 (CARC-6.10)."""
    place(s, f.seat, BIG_FOLLOWER, a.segment, BigFollowerPlaced)


@rule.refuse(PlaceFigure, PlaceBigFollower)
def why_not_big_follower(g: "Carcassonne", s: CarcassonneState, f: PlaceFigure, a: PlaceBigFollower) -> Refusal | None:
    """For the same reasons as an ordinary one."""
    return why_not_claim(g, s, f.seat, BIG_FOLLOWER, a.segment)


def inn_rate(segments: Sequence[Segment], complete: bool) -> OtherRate | None:
    """One inn or more: 2 points a tile, but nothing for an open road (CARC-6.11, CARC-5.3)."""
    if any(segment.inn for segment in segments):
        return OtherRate("inn", _rates(complete).road_with_inn, InnRoadScored if complete else OpenInnRoadScored)
    return None


def cathedral_rate(segments: Sequence[Segment], complete: bool) -> OtherRate | None:
    """One cathedral or both: 3 points a tile and pennant, but nothing for an open city (CARC-6.12, CARC-5.3)."""
    if any(segment.cathedral for segment in segments):
        event = CathedralCityScored if complete else OpenCathedralCityScored
        return OtherRate("cathedral", _rates(complete).city_with_cathedral, event)
    return None


def _rates(complete: bool) -> Rates:
    return DATA.scoring.completed if complete else DATA.scoring.incomplete_at_end


def _symbols(segment: Segment) -> str:
    return "‡" * segment.cathedral + "i" * segment.inn


_IN = {"inns_cathedrals": True}
MODULES = (
    Module(
        chapters=(rule,),
        needs=_IN,
        options=choices("inns_cathedrals"),
        tiles=add_tiles("tiles_inns_cathedrals.json"),
        figures=(BIG_FOLLOWER,),
        events=(BigFollowerPlaced,),
        drawing=Drawing(
            symbols=_symbols,
            legend_figures=("legend-big-follower",),
            legend_symbols=("legend-inns",),
        ),
    ),
    Module(
        needs={**_IN, "inns": True},
        options=choices("inns"),
        events=(InnRoadScored, OpenInnRoadScored),
        rates=(inn_rate,),
    ),
    Module(
        needs={**_IN, "cathedrals": True},
        options=choices("cathedrals"),
        events=(CathedralCityScored, OpenCathedralCityScored),
        rates=(cathedral_rate,),
    ),
)
