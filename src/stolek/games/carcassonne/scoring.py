"""What roads, cities and monasteries are worth, who scores them, and scoring after a turn (CARC-4.20 to CARC-4.29)."""

from typing import TYPE_CHECKING, Final

from stolek.games.carcassonne.cell import AROUND, Cell, place_of, places_of
from stolek.games.carcassonne.components import FIGURES, SCORING, Rate
from stolek.games.carcassonne.events import (
    CityCompleted,
    CityScored,
    Completed,
    FeatureScored,
    MonasteryCompleted,
    MonasteryScored,
    OpenCityScored,
    OpenMonasteryScored,
    OpenRoadScored,
    RoadCompleted,
    RoadScored,
)
from stolek.games.carcassonne.follower import return_all
from stolek.games.carcassonne.frames import Score
from stolek.games.carcassonne.landscape import cells_of, kind_of, segment_of
from stolek.games.carcassonne.state import CarcassonneState, book
from stolek.games.carcassonne.tile import CITY, FEATURES, MONASTERY, ROAD
from stolek.games.carcassonne.values import LedgerLine, Majority, MonasteryWorth, Root, Worth
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import listening, tell
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()

RATES: Final[dict[tuple[int, bool], Rate]] = {
    (ROAD, True): SCORING.completed.road,
    (CITY, True): SCORING.completed.city,
    (ROAD, False): SCORING.incomplete_at_end.road,
    (CITY, False): SCORING.incomplete_at_end.city,
}
LINES: Final = (
    LedgerLine("road", "CARC-4.21"),
    LedgerLine("city", "CARC-4.23"),
    LedgerLine("monastery", "CARC-4.24"),
    LedgerLine("open-road", "CARC-5.2", final=True),
    LedgerLine("open-city", "CARC-5.2", final=True),
    LedgerLine("open-monastery", "CARC-5.2", final=True),
)
SCORED: Final[dict[tuple[int, bool], type[FeatureScored]]] = {
    (ROAD, True): RoadScored,
    (CITY, True): CityScored,
    (ROAD, False): OpenRoadScored,
    (CITY, False): OpenCityScored,
}
COMPLETED: Final[dict[int, type[Completed]]] = {
    ROAD: RoadCompleted,
    CITY: CityCompleted,
    MONASTERY: MonasteryCompleted,
}


def tell_completed(g: "Carcassonne", s: CarcassonneState) -> None:
    """What the tile just laid completes is said before anybody decides about a figure (CARC-4.14, CARC-4.27)."""
    for root in s.completed:
        kind = kind_of(s, root)
        seats = majority(g, s, root).seats if root in s.followers else ()
        places = places_of(cells_of(s, root))
        worth = points_of(g, s, root, kind, True)
        tell(s, COMPLETED[kind](places=places, tiles=len(places), seats=seats, worth=worth))


@rule.step(Score)
def score_completed(g: "Carcassonne", s: CarcassonneState, f: Score) -> None:
    """Everything that the tile completed; the figures come home (CARC-4.26, CARC-4.27)."""
    if not s.completed:
        return
    for root in s.completed:
        if root in s.followers:
            score_feature(g, s, root, True)
        for completion in g.completions:
            completion(s, root)
        return_all(s, root)
    s.completed = ()


def score_feature(g: "Carcassonne", s: CarcassonneState, root: Root, complete: bool) -> None:
    """Score a claimed road, city or monastery, complete or at the end of the game (CARC-4.25, CARC-5.2)."""
    kind = kind_of(s, root)
    won = majority(g, s, root)
    line = FEATURES[kind] if complete else f"open-{FEATURES[kind]}"
    if kind == MONASTERY:
        points = _score_monastery(g, s, root, complete, won)
    else:
        worth = worth_of(g, s, root, complete)
        points = worth.points
        if listening(s):
            tell(s, _scored(worth, won))
    for seat in won.seats:
        book(s, seat, line, points)


def majority(g: "Carcassonne", s: CarcassonneState, root: Root) -> Majority:
    """The greatest strength of followers; tied players all score unless a module decides (CARC-4.25)."""
    strengths = [0] * s.seats
    cells = s.followers[root]
    for cell in cells:
        standing = s.figures[cell]
        strengths[standing.seat] += FIGURES[standing.kind].strength
    most = max(strengths)
    tied = tuple(Seat(seat) for seat, strength in enumerate(strengths) if strength == most)
    seats, decided_by = tied, ""
    if len(tied) > 1:
        for name, tie_break in g.tie_breaks:
            ahead = tie_break(s, seats, cells)
            if ahead and ahead != seats:
                seats, decided_by = ahead, name
    return Majority(seats, tuple(strengths), tied, decided_by)


def worth_of(g: "Carcassonne", s: CarcassonneState, root: Root, complete: bool) -> Worth:
    """Points for tiles and pennants (CARC-4.21, CARC-4.23, CARC-5.2), at the rate that the modules' terms leave."""
    segments = [segment_of(s, node) for node in s.members[root]]
    rate = RATES[segments[0].kind, complete]
    terms: tuple[str, ...] = ()
    event = SCORED[segments[0].kind, complete]
    for term in g.rates:
        if found := term(segments, complete):
            terms += (found.term,)
            rate, event = found.rate, found.event
    cells = cells_of(s, root)
    pennants = sum(segment.pennants for segment in segments)
    return Worth(len(cells) * rate.per_tile + pennants * rate.per_pennant, cells, pennants, rate, terms, event)


def points_of(g: "Carcassonne", s: CarcassonneState, root: Root, kind: int, complete: bool) -> int:
    """What a road, city or monastery is worth, complete or not."""
    if kind == MONASTERY:
        return monastery_worth(g, s, s.homes[root], complete).points
    return worth_of(g, s, root, complete).points


def monastery_worth(g: "Carcassonne", s: CarcassonneState, cell: Cell, complete: bool) -> MonasteryWorth:
    """9 when complete, else 1 for each tile in the square around it (CARC-4.24, CARC-5.2)."""
    tiles = 1 + sum(cell + step in s.tiles for step in AROUND)
    points = SCORING.completed.monastery.fixed
    if not complete:
        points = tiles * SCORING.incomplete_at_end.monastery.per_tile_in_3x3
    bonus, cells = 0, list[Cell]()
    for term in g.monastery_terms:
        more, where = term(s, cell, complete)
        bonus += more
        cells += where
    return MonasteryWorth(points + bonus, tiles, bonus, cells)


def _score_monastery(g: "Carcassonne", s: CarcassonneState, root: Root, complete: bool, won: Majority) -> int:
    cell = s.homes[root]
    worth = monastery_worth(g, s, cell, complete)
    kind = MonasteryScored if complete else OpenMonasteryScored
    places = places_of(worth.bonus_cells)
    tell(
        s,
        kind(won.seats, worth.points, at=place_of(cell), tiles=worth.tiles, bonus=worth.bonus, bonus_places=places),
    )
    return worth.points


def _scored(worth: Worth, won: Majority) -> FeatureScored:
    return worth.event(
        won.seats,
        worth.points,
        places=places_of(worth.cells),
        tiles=len(worth.cells),
        pennants=worth.pennants,
        per_tile=worth.rate.per_tile,
        per_pennant=worth.rate.per_pennant,
        terms=worth.terms,
        strengths=won.strengths,
        tied=won.tied,
        decided_by=won.decided_by,
        outnumbered=won.outnumbered,
    )
