"""Farmers: followers on fields, and what fields are worth at the end (CARC-4.11, CARC-5.4, CARC-5.5).

The beginner variant leaves this module out (CARC-6.1): then no follower may be placed on a field.
"""

from typing import TYPE_CHECKING

from stolek.games.carcassonne.cell import place_of, places_of
from stolek.games.carcassonne.components import SCORING, choices
from stolek.games.carcassonne.events import FieldScored
from stolek.games.carcassonne.frames import ScoreFields, ScoreOpenFeatures
from stolek.games.carcassonne.landscape import bordering_cities, cells_of
from stolek.games.carcassonne.module import Module
from stolek.games.carcassonne.scoring import majority
from stolek.games.carcassonne.state import CarcassonneState, book
from stolek.games.carcassonne.tile import FIELD
from stolek.games.carcassonne.values import LedgerLine, Majority, Root
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import listening, tell
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.carcassonne.rules import Carcassonne

rule: Chapter["Carcassonne", CarcassonneState] = Chapter()


rule.after(ScoreOpenFeatures, ScoreFields)
FARMERS = Module(
    chapters=(rule,),
    needs={"farmers": True},
    options=choices("farmers"),
    events=(FieldScored,),
    lines=(LedgerLine("field", "CARC-5.4", final=True),),
    claims=(FIELD,),
)


@rule.step(ScoreFields)
def score_fields(g: "Carcassonne", s: CarcassonneState, f: ScoreFields) -> None:
    """By now only farmers stand in the landscape (CARC-5.9)."""
    for root in s.followers:
        score_field(g, s, root)


def score_field(g: "Carcassonne", s: CarcassonneState, root: Root) -> None:
    """Each owner gets points for every completed city in or beside the field (CARC-5.4)."""
    won = majority(g, s, root)
    cities = bordering_cities(s, root)
    for seat in won.seats:
        per_city = price_of_city(g, s, root, seat)
        book(s, seat, "field", len(cities) * per_city)
        if listening(s):
            tell(s, _scored(s, root, seat, cities, per_city, won))


def _scored(
    s: CarcassonneState, root: Root, seat: Seat, cities: list[Root], per_city: int, won: Majority
) -> FieldScored:
    return FieldScored(
        (seat,),
        len(cities) * per_city,
        at=place_of(next(cell for cell in s.followers[root] if s.figures[cell].seat == seat)),
        places=places_of(cells_of(s, root)),
        cities=len(cities),
        city_places=tuple(place_of(s.homes[city]) for city in cities),
        per_city=per_city,
        strengths=won.strengths,
        tied=won.tied,
        decided_by=won.decided_by,
        outnumbered=won.outnumbered,
    )


def price_of_city(g: "Carcassonne", s: CarcassonneState, root: Root, seat: Seat) -> int:
    """What this owner of a field gets for each completed city."""
    return max([SCORING.field_at_end.per_completed_city, *(term(s, root, seat) for term in g.field_terms)])
