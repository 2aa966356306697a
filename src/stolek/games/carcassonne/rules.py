"""Carcassonne as the kernel sees it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from stolek.games.carcassonne import final, follower, placement, scoring, turn
from stolek.games.carcassonne.actions import PlaceBigFollower, PlaceFollower
from stolek.games.carcassonne.components import BOX, FIGURES, FLOCK, FOLLOWER, KINDS
from stolek.games.carcassonne.events import EVENTS
from stolek.games.carcassonne.farmer import FARMERS
from stolek.games.carcassonne.final import outcome
from stolek.games.carcassonne.frames import PlaceTile, ReplaceTile
from stolek.games.carcassonne.hills import HILLS, VINEYARDS
from stolek.games.carcassonne.inns import CATHEDRALS, INNS, INNS_CATHEDRALS
from stolek.games.carcassonne.module import Module, is_in
from stolek.games.carcassonne.river import RIVER, SPRING_CHOICE
from stolek.games.carcassonne.sheep import CLOSED_FIELDS, SHEEP
from stolek.games.carcassonne.state import NO_TILE, NOBODY, CarcassonneState, new_state
from stolek.games.carcassonne.tile import CITY, MONASTERY, ROAD, TILES_OF, copies
from stolek.games.carcassonne.traders import TRADERS_BUILDERS
from stolek.games.carcassonne.turn import FINAL, OPENING, TURN
from stolek.games.carcassonne.turned import BOARD_CELL, TURNED
from stolek.games.carcassonne.view import PublicView, public_view
from stolek.games.carcassonne.wheel import WHEEL, WHEEL_TILES
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Frame, Question, Seat
from stolek.kernel.option import Option
from stolek.kernel.outcome import Outcome
from stolek.kernel.rules import Rules

BASE: Final = (
    Module(rule=turn.rule, tiles=TILES_OF["base"], figures=(FOLLOWER,), claims=(ROAD, CITY, MONASTERY)),
    Module(rule=placement.rule),
    Module(rule=follower.rule),
    Module(rule=scoring.rule),
    Module(rule=final.rule),
)
MODULES: Final = (
    *BASE,
    FARMERS,
    INNS_CATHEDRALS,
    INNS,
    CATHEDRALS,
    TRADERS_BUILDERS,
    HILLS,
    VINEYARDS,
    SHEEP,
    CLOSED_FIELDS,
    WHEEL_TILES,
    WHEEL,
    RIVER,
    SPRING_CHOICE,
)
OPTIONAL: Final = tuple(module.id for module in BOX.modules if not module.required)


@mypyc_attr(allow_interpreted_subclasses=True)
class Carcassonne(Rules[CarcassonneState]):
    """2 to 8 players build a landscape tile by tile (CARC-0.1, CARC-0.2)."""

    id = "carcassonne"
    players = range(BOX.players.min, BOX.players.max + 1)
    options = (
        *(Option(module, False, rule="CARC-0.2") for module in OPTIONAL),
        *(Option(switch.id, switch.default, switch.values, switch.rule) for switch in BOX.options),
    )
    events = EVENTS
    state_type = CarcassonneState

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        super().__init__(options)
        modules = self.modules
        self.rates = tuple(term for module in modules for term in module.rates)
        self.monastery_terms = tuple(term for module in modules for term in module.monastery_terms)
        self.tie_breaks = tuple(term for module in modules for term in module.tie_breaks)
        self.field_terms = tuple(term for module in modules for term in module.field_terms)
        self.completions = tuple(term for module in modules for term in module.completions)
        self.departures = tuple(term for module in modules for term in module.departures)
        self.limits = tuple(limit for module in modules for limit in module.limits)
        self.claimed_kinds = tuple(kind for module in modules for kind in module.claims)
        self.claims = self._claims(PlaceFollower)
        self.big_claims = self._claims(PlaceBigFollower)
        turns = [self._frames(TURN.edited(self.chapters), Seat(seat)) for seat in range(self.players[-1])]
        self.turns = tuple(turns)
        self.parts = tuple(frames[:-1] for frames in turns)
        self.redraws = tuple(frames[: _place(frames, PlaceTile) + 1] for frames in turns)
        self.final = self._frames(FINAL.edited(self.chapters), NOBODY)

    def _claims(
        self, action: type[PlaceFollower] | type[PlaceBigFollower]
    ) -> tuple[tuple[tuple[int, Action], ...], ...]:
        """Per tile the segments that a follower may claim, by their places, with the actions that do it."""
        made: dict[str, Action] = {}
        return tuple(
            tuple(
                (i, made.setdefault(segment.id, action(segment.id)))
                for i, segment in enumerate(TURNED[tile * 4].segments)
                if segment.kind in self.claimed_kinds
            )
            for tile in range(BOARD_CELL)
        )

    def _frames(self, kinds: Sequence[type[Frame]], seat: Seat) -> tuple[Frame, ...]:
        return tuple(_frame(kind, seat) for kind in kinds)

    def choose_chapters(self) -> Sequence[Chapter[Any, Any]]:
        self.modules = tuple(module for module in MODULES if is_in(module, self.chosen))
        return [module.rule for module in self.modules]

    def create(self, seats: int) -> CarcassonneState:
        """Supplies, the main pile and what the modules put out (CARC-2.1 to CARC-2.4)."""
        s = new_state(seats)
        numbered = any(module.numbered for module in self.modules)
        s.bag = copies([tile for module in self.modules for tile in module.tiles], numbered)
        for module in self.modules:
            for kind in module.figures:
                s.supply[kind::KINDS] = [FIGURES[kind].supply] * seats
            for prepare in module.prepares:
                prepare(s)
        return s

    def opening(self) -> Sequence[Frame]:
        return self._frames(OPENING.edited(self.chapters), NOBODY)

    def public(self, s: CarcassonneState) -> PublicView:
        return public_view(self, s)

    def result(self, s: CarcassonneState) -> Outcome:
        return outcome(s)

    def components(self, s: CarcassonneState) -> dict[str, int]:
        """Tiles, figures and tokens, wherever they are."""
        piles = len(s.bag) + len(s.river) + (s.lake != NO_TILE) + (s.drawn != NO_TILE) + len(s.discarded)
        counts = Counter({"tiles": piles + len(s.tiles)})
        for kind, figure in enumerate(FIGURES):
            for seat in range(s.seats):
                standing = sum(x.seat == seat and x.kind == kind for x in s.figures.values())
                crowned = s.crowns.count(Seat(seat)) if kind == FOLLOWER else 0
                counts[f"{figure.id} {seat}"] = s.supply[seat * KINDS + kind] + standing + crowned
        counts["flock tokens"] = len(s.tokens) + sum(map(len, s.flocks.values()))
        counts["sheep"] = sum(FLOCK[token].value for token in [*s.tokens, *sum(s.flocks.values(), ())])
        return dict(counts)

    def longest(self, seats: int) -> int:
        """A tile asks for a place, a figure and a flock, a number may bring the plague, and the spring is one more."""
        s = self.create(seats)
        tiles = len(s.bag) + len(s.river) + 1
        return 3 * tiles + seats * sum(copy & 3 > 0 for copy in s.bag) + 1


def _frame(kind: type[Frame], seat: Seat) -> Frame:
    if issubclass(kind, PlaceTile):
        return kind(seat, (ReplaceTile(),))
    return kind(seat) if issubclass(kind, Question) else kind()


def _place(frames: Sequence[Frame], kind: type[Frame]) -> int:
    return next(i for i, frame in enumerate(frames) if type(frame) is kind)
