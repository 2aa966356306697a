"""Scripted games with expected points: plays the vectors of a file and compares.

A vector names the tiles in the order in which they are drawn. Whose turn it is, the builder's second part included,
when a flock is asked about, and what is scored are the engine's own; where it differs from the vector, the vector
fails and says where. The format is described in `docs/games/carcassonne-data.md`, section Vectors.
"""

from collections.abc import Mapping
from typing import Final

import msgspec

from stolek.games.carcassonne.actions import PASS, LayTile, PlaceFollower, PlaceOnTile
from stolek.games.carcassonne.box import (
    BOARDS,
    NO_TILE,
    ROTATED,
    TILE_NAMED,
    copies_of,
    copy_name,
    copy_of,
    rotated,
    tile_of,
)
from stolek.games.carcassonne.components import FigureKind
from stolek.games.carcassonne.frames import PlaceTile
from stolek.games.carcassonne.hills_sheep.sheep import FLOCKS, Flock, Gather, Grow, PlaceShepherd
from stolek.games.carcassonne.inns import PlaceBigFollower
from stolek.games.carcassonne.placement import fitting
from stolek.games.carcassonne.river import COURSE, LAKE
from stolek.games.carcassonne.rules import Carcassonne
from stolek.games.carcassonne.setup import BASE_TILES
from stolek.games.carcassonne.state import CarcassonneState, put_out_pile, supply
from stolek.games.carcassonne.tile import Goods
from stolek.games.carcassonne.traders import TRADE, PlaceBuilder, PlacePiglet
from stolek.games.carcassonne.vector_file import (
    FigureMove,
    NextPart,
    Placed,
    RefusedMove,
    Vector,
    VectorError,
    VectorMove,
    read_vectors,
    rules_of,
)
from stolek.games.carcassonne.view import public_view
from stolek.games.carcassonne.wheel.actions import TakeBack, TakeCrown
from stolek.games.carcassonne.wheel.components import BOARD, SectorId
from stolek.games.carcassonne.wheel.frames import Plague
from stolek.games.carcassonne.wheel.spring import LaySpring, PlaceSpring
from stolek.games.carcassonne.wheel.state import WHEEL
from stolek.kernel.chance import ScriptError
from stolek.kernel.values import Action, Question, Seat

__all__ = ["Table", "VectorError", "Verdict", "play_vectors", "read_vectors"]

PLACING: Final[Mapping[FigureKind, type[PlaceOnTile]]] = {
    kind.figure: kind for kind in (PlaceFollower, PlaceBigFollower, PlaceBuilder, PlacePiglet, PlaceShepherd)
}


class Verdict(msgspec.Struct, frozen=True):
    """Whether a vector plays as it says, and if not, why."""

    id: str
    ok: bool
    why: str


def play_vectors(document: object) -> list[Verdict]:
    """Play every vector: its id, whether it came out as it says, and if not, why."""
    return [_play(vector) for vector in read_vectors(document)]


class Mismatch(Exception):
    """The engine and the vector differ."""


def _play(vector: Vector) -> Verdict:
    try:
        table = Table(vector)
        for number, move in enumerate(vector.moves, 1):
            table.play(number, move)
        table.compare_end()
        for number, move in enumerate(vector.refused, 1):
            table.try_refused(number, move)
    except Mismatch as difference:
        return Verdict(vector.id, False, str(difference))
    except ScriptError as problem:
        return Verdict(vector.id, False, f"{problem.wanted} cannot be drawn")
    return Verdict(vector.id, True, "")


class Table:
    """One vector being played. The latest answer is held back, so that what follows it can be tried in several ways."""

    def __init__(self, vector: Vector) -> None:
        self.vector = vector
        self.rules = rules_of(vector)
        self.state, _ = self.rules.setup(vector.players, 0, self._script())
        self.held: tuple[Seat, Action] | None = None
        if isinstance(self._question(), PlaceSpring):
            spring = vector.start[-1]
            self._answer(0, "start", Seat(vector.moves[0].player), LaySpring(spring.x, spring.y))
            self._release()
        self._compare_start()

    def play(self, number: int, move: VectorMove) -> None:
        """One move: plague, tile, figure, flock."""
        self._release()
        for victim in move.plague:
            self._demand(number, "plague", isinstance(self._question(), Plague), True)
            self._answer(number, "plague", Seat(victim.player), TakeBack(victim.x, victim.y))
            self._release()
        self._compare_before(number, move)
        self._answer(number, "tile", Seat(move.player), LayTile(move.x, move.y, move.rot))
        self._release()
        self._answer(number, "figure", Seat(move.player), figure_action(move.figure))
        choice = move.flock.choice if move.flock else ""
        self._demand(number, "flock asked", self._asks_flock(), bool(choice))
        if choice:
            self._release()
            self._answer(number, "flock", Seat(move.player), Grow() if choice == "grow" else Gather())

    def compare_end(self) -> None:
        """Points after the last move and after final scoring, and what else the vector expects."""
        expect = self.vector.expect
        self._demand(0, "unused draws", list(self.state.script[self._draws_held_back() :]), [])
        running, final = self.ended_points()
        self._compare("after_moves", running, expect.after_moves)
        self._compare("after_final_scoring", final, expect.after_final_scoring)
        s = self._continued()
        self._compare("goods", goods_held(s), expect.goods)
        self._compare("big_pig", sector_of_pig(s), expect.big_pig)
        self._compare("tokens_on_fields", tokens_on_fields(s), expect.tokens_on_fields)
        self._compare("next", NextPart(s.active, s.part), expect.next)
        for seat, kinds in enumerate(expect.supply or ()):
            at_hand = {kind: supply(s, Seat(seat), kind) for kind in kinds}
            self._compare(f"supply of player {seat}", at_hand, kinds)

    def ended_points(self) -> tuple[list[int], list[int]]:
        """The points after the last move, and after final scoring as if no tile were left."""
        s = self.state.clone()
        put_out_pile(s, [])
        if course := COURSE.find(s):
            course.pile, course.lake = [], NO_TILE
        self._go_on(s)
        running = [line.key for line in self.rules.ledger_lines if not line.final]
        return [sum(booked[key] for key in running) for booked in s.ledger], s.scores

    def try_refused(self, number: int, move: RefusedMove) -> None:
        """The player due draws the tile; the placement, or else the figure, is refused by the rule."""
        s = self.state.clone()
        s.script += (_copy(self.rules, move),)
        self._go_on(s)
        place: Action = LayTile(move.x, move.y, move.rot)
        due = s.waits == (move.player,) and tile_of(s.drawn) == TILE_NAMED[move.tile]
        self._demand(number, "refused: drawn by the player due", due, True)
        answer = place
        if move.figure is not None:
            refusal = self.rules.why_not(s, Seat(move.player), place)
            self._demand(number, "refused: placement", None if refusal is None else refusal.rule, None)
            self.rules.apply(s, Seat(move.player), place)
            answer = figure_action(move.figure)
        refusal = self.rules.why_not(s, Seat(move.player), answer)
        self._demand(number, "refused", None if refusal is None else refusal.rule, move.rule)

    def _script(self) -> list[str]:
        """What chance decides: who begins, the tiles in their order, the flock tokens between them."""
        script = [str(self.vector.moves[0].player + 1)]
        for move in self.vector.moves:
            if TILE_NAMED[move.tile] != LAKE:  # the lake lies at the bottom of its pile and needs no chance
                script.append(_copy(self.rules, move))
            if move.flock and move.flock.draw:
                script.append(move.flock.draw)
        return script

    def _compare_start(self) -> None:
        view = public_view(self.rules, self.state)
        laid = [Placed(t.x, t.y, t.tile, rot=t.rot) for t in view.tiles if t.tile in TILE_NAMED]
        if any(t.tile in BOARDS for t in view.tiles):
            laid.insert(0, Placed(0, 0, board="wheel_board"))
        self._demand(0, "start", tuple(laid), self.vector.start)

    def _compare_before(self, number: int, move: VectorMove) -> None:
        s = self.state
        self._demand(number, "player due", s.waits, (move.player,))
        self._demand(number, "asked", type(self._question()).__name__, PlaceTile.__name__)
        self._demand(number, "tile drawn", copy_name(s.drawn), _copy(self.rules, move))
        if move.scores_before is not None:
            self._demand(number, "scores_before", s.scores, move.scores_before)
        if move.placements is not None:
            tile = tile_of(s.drawn)
            ways = fitting(self.rules, s, tile)
            patterns = {(way.x, way.y, ROTATED[rotated(tile, way.rot)].edges) for way in ways}
            self._demand(number, "placements", len(patterns), move.placements)

    def _question(self) -> Question | None:
        return self.rules.question(self.state, self.state.waits[0]) if self.state.waits else None

    def _asks_flock(self) -> bool:
        """Whether the answer held back leads to the choice about the flock."""
        s = self.state.clone()
        self._go_on(s)
        return bool(s.waits) and isinstance(self.rules.question(s, s.waits[0]), Flock)

    def _draws_held_back(self) -> int:
        """How many scripted draws the answer held back still uses: the token of its own move."""
        last = self.vector.moves[-1]
        return 1 if last.flock and last.flock.draw else 0

    def _answer(self, number: int, what: str, seat: Seat, action: Action) -> None:
        refusal = self.rules.why_not(self.state, seat, action)
        self._demand(number, f"{what} refused", None if refusal is None else refusal.rule, None)
        self.held = seat, action

    def _release(self) -> None:
        if self.held:
            self._go_on(self.state)
            self.held = None

    def _go_on(self, s: CarcassonneState) -> None:
        assert self.held is not None
        self.rules.apply(s, *self.held)

    def _continued(self) -> CarcassonneState:
        """The game as it goes on after the last move with a tile that changes nothing when it is drawn."""
        s = self.state.clone()
        put_out_pile(s, copies_of(BASE_TILES, numbered=False))
        self._go_on(s)
        return s

    def _compare(self, what: str, found: object, expected: object) -> None:
        if expected is not None:
            self._demand(0, what, found, expected)

    def _demand(self, number: int, what: str, found: object, expected: object) -> None:
        if found != expected:
            where = f"move {number}: " if number else ""
            raise Mismatch(f"{where}{what}: expected {_plain(expected)}, found {_plain(found)}")


def goods_held(s: CarcassonneState) -> list[dict[Goods, int]]:
    """Per player the goods, zero counts left out."""
    trade = TRADE.find(s)
    held = trade.goods if trade else [{} for _ in range(s.seats)]
    return [{goods: count for goods, count in own.items() if count} for own in held]


def sector_of_pig(s: CarcassonneState) -> SectorId:
    """Where the big pig stands; without the wheel, where it would begin."""
    wheel = WHEEL.find(s)
    return wheel.sector.id if wheel else BOARD.big_pig_start


def tokens_on_fields(s: CarcassonneState) -> int:
    """How many flock tokens lie in the landscape."""
    flocks = FLOCKS.find(s)
    return sum(map(len, flocks.of_shepherds.values())) if flocks else 0


def figure_action(figure: FigureMove | None) -> Action:
    """The answer that places this figure; none passes."""
    if figure is None:
        return PASS
    if figure.on == "crown" or figure.kind not in PLACING:
        return TakeCrown(figure.segment, figure.kind)
    return PLACING[figure.kind](figure.segment or figure.on)


def _copy(rules: Carcassonne, move: VectorMove) -> str:
    numbered = any(module.numbered for module in rules.modules)
    return copy_name(copy_of(TILE_NAMED[move.tile], move.wheel or 0 if numbered else 0))


def _plain(value: object) -> str:
    return msgspec.json.encode(value).decode() if not isinstance(value, str) else value
