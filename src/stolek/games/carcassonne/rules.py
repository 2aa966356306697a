"""Carcassonne as the kernel sees it: the base game and the modules that are there, merged in a fixed order."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from stolek.games.carcassonne import final, follower, placement, scoring, setup, turn
from stolek.games.carcassonne.box import NO_TILE, ROTATED, TILES, rotated
from stolek.games.carcassonne.components import COLOURS, FOLLOWER, OPTIONS, PACKAGE, choices
from stolek.games.carcassonne.drawing import Drawing
from stolek.games.carcassonne.events import EVENTS
from stolek.games.carcassonne.farmer import FARMERS
from stolek.games.carcassonne.final import FINAL, outcome
from stolek.games.carcassonne.frames import PlaceTile, ReplaceTile
from stolek.games.carcassonne.holdings import holdings
from stolek.games.carcassonne.module import Module, modules_in
from stolek.games.carcassonne.setup import BASE_TILES, OPENING, new_game
from stolek.games.carcassonne.state import NOBODY, CarcassonneState
from stolek.games.carcassonne.tile import CITY, MONASTERY, ROAD
from stolek.games.carcassonne.turn import TURN
from stolek.games.carcassonne.values import LedgerLine
from stolek.games.carcassonne.view import PublicView, public_view
from stolek.kernel.holding import Holding
from stolek.kernel.outcome import Outcome
from stolek.kernel.rules import Rules
from stolek.kernel.values import Frame, Question, Seat

EXPANSIONS: Final = ("inns", "traders", "hills_sheep", "wheel", "river")
"""The files and folders of the expansions in the order in which they are merged; one that is not there is left out."""
BY_CHANCE: Final = "chance"
BASE: Final = Module(
    options=choices("start"),
    chapters=(setup.rule, turn.rule, placement.rule, follower.rule, scoring.rule, final.rule),
    events=EVENTS,
    tiles=BASE_TILES,
    figures=(FOLLOWER,),
    claims=(ROAD, CITY, MONASTERY),
    lines=scoring.LINES,
    decisions=lambda s, tiles: 2 * tiles,
    drawing=Drawing(
        symbols=lambda segment: "◊" * segment.pennants,
        legend_figures=("legend",),
        legend_symbols=("legend-pennant",),
    ),
)
MODULES: Final = (BASE, FARMERS, *modules_in(PACKAGE, *EXPANSIONS))
DRAWINGS: Final = tuple(module.drawing for module in MODULES if module.drawing)
"""What everything that is there draws in the terminal; a picture is made from a view, which knows no rules object."""


class Carcassonne(Rules[CarcassonneState]):
    """2 to 8 players build a landscape tile by tile (CARC-0.1, CARC-0.2)."""

    id = "carcassonne"
    version = 2
    players = range(2, len(COLOURS) + 1)
    all_modules = MODULES
    modules: tuple[Module, ...]
    options = tuple(option for option in OPTIONS.values() if any(option in module.options for module in MODULES))
    events = tuple(event for module in MODULES for event in module.events)
    state_type = CarcassonneState

    def __init__(self, options: Mapping[str, object] | None = None) -> None:
        super().__init__(options)
        modules = self.modules
        start = str(self.chosen["start"])
        self.start: Final = None if start == BY_CHANCE else Seat(int(start) - 1)
        """The seat that the table lets begin (CARC-2.5)."""
        self.ledger_lines = _in_order([line for module in modules for line in module.lines])
        self.rates = tuple(term for module in modules for term in module.rates)
        self.monastery_terms = tuple(term for module in modules for term in module.monastery_terms)
        self.tie_breaks = tuple(term for module in modules for term in module.tie_breaks)
        self.field_terms = tuple(term for module in modules for term in module.field_terms)
        self.completions = tuple(term for module in modules for term in module.completions)
        self.departures = tuple(term for module in modules for term in module.departures)
        self.limits = tuple(limit for module in modules for limit in module.limits)
        self.piles_apart = tuple(module.unseen for module in modules if module.unseen)
        self.claimed_kinds = tuple(kind for module in modules for kind in module.claims)
        self.claims = tuple(self._claimable(tile) for tile in range(len(TILES)))
        self.turns = tuple(_frames(TURN.edited(self.chapters), Seat(seat)) for seat in range(self.players[-1]))
        self.redraws = tuple(_up_to(PlaceTile, frames) for frames in self.turns)
        self.final = _frames(FINAL.edited(self.chapters), NOBODY)

    def seats_allowed(self) -> Sequence[int]:
        """Enough players that the chosen start player is one of them."""
        return self.players if self.start is None else range(max(self.players[0], self.start + 1), self.players[-1] + 1)

    def _claimable(self, tile: int) -> tuple[tuple[int, str], ...]:
        """The segments of a tile that followers may claim: their places and their names."""
        segments = ROTATED[rotated(tile, 0)].segments
        return tuple((i, segment.id) for i, segment in enumerate(segments) if segment.kind in self.claimed_kinds)

    def create(self, seats: int) -> CarcassonneState:
        return new_game(self, seats)

    def opening(self) -> Sequence[Frame]:
        return _frames(OPENING.edited(self.chapters), NOBODY)

    def public(self, s: CarcassonneState) -> PublicView:
        return public_view(self, s)

    def result(self, s: CarcassonneState) -> Outcome:
        return outcome(self, s)

    def holdings(self, s: CarcassonneState, seat: Seat, asked: Question) -> Sequence[Holding]:
        return holdings(self, s, seat)

    def base_components(self, s: CarcassonneState) -> dict[str, int]:
        """Tiles of the main pile and of the landscape, figures in supplies and in the landscape."""
        counts = Counter({"tiles": len(s.bag) + (s.drawn != NO_TILE) + len(s.discarded) + len(s.tiles)})
        for seat, figures in enumerate(s.supply):
            counts.update({f"{kind} {seat}": count for kind, count in figures.items()})
        counts.update(f"{standing.kind} {standing.seat}" for standing in s.figures.values())
        return dict(counts)

    def max_decisions(self, seats: int) -> int:
        """Every tile asks for a place and a figure; modules ask for more."""
        s = self.create(seats)
        tiles = self.components(s)["tiles"] + 1
        return 1 + sum(module.decisions(s, tiles) for module in self.modules if module.decisions)


def _in_order(lines: Sequence[LedgerLine]) -> tuple[LedgerLine, ...]:
    """What is booked during the game first, then what is booked only in the final scoring."""
    return tuple(sorted(lines, key=lambda line: line.final))


def _frames(kinds: Sequence[type[Frame]], seat: Seat) -> tuple[Frame, ...]:
    return tuple(_frame(kind, seat) for kind in kinds)


def _frame(kind: type[Frame], seat: Seat) -> Frame:
    if issubclass(kind, PlaceTile):
        return kind(seat, (ReplaceTile(),))
    return kind(seat) if issubclass(kind, Question) else kind()


def _up_to(kind: type[Frame], frames: tuple[Frame, ...]) -> tuple[Frame, ...]:
    """The beginning of a turn, with its first frame of this kind."""
    return frames[: next(i for i, frame in enumerate(frames) if type(frame) is kind) + 1]
