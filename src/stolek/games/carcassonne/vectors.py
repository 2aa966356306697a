"""Scripted games with expected points: reads files in the format of `data/vectors.json`, plays them and compares.

A vector names the tiles in the order in which they are drawn. Whose turn it is, the builder's second part included,
when a flock is asked about, and what is scored are the engine's own; where it differs from the vector, the vector
fails and says where. The format is described in `data/README.md`, section Vectors.
"""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from stolek.games.carcassonne.actions import (
    PASS,
    Gather,
    Grow,
    LaySpring,
    LayTile,
    PlaceBigFollower,
    PlaceBuilder,
    PlaceFollower,
    PlacePiglet,
    PlaceShepherd,
    TakeBack,
    TakeCrown,
)
from stolek.games.carcassonne.components import (
    BOX,
    FIGURE_IDS,
    GOODS,
    KINDS,
    FigureKind,
    Goods,
    ModuleId,
    Place,
    Placed,
    Record,
)
from stolek.games.carcassonne.frames import Flock, PlaceSpring, PlaceTile, Plague
from stolek.games.carcassonne.placement import fitting
from stolek.games.carcassonne.river import LAKE
from stolek.games.carcassonne.rules import Carcassonne
from stolek.games.carcassonne.state import FIRST_FINAL_LINE, LINES, NO_TILE, CarcassonneState
from stolek.games.carcassonne.tile import TILE_NAMED, TILES_OF, copies, copy_name
from stolek.games.carcassonne.turned import BOARD_CELL, TURNED
from stolek.games.carcassonne.view import public_view
from stolek.games.carcassonne.wheel_board import SECTORS, SectorId
from stolek.kernel.chance import ScriptError
from stolek.kernel.leaf import Action, Question, Seat
from stolek.kernel.option import OptionError, Value
from stolek.kernel.rules import SeatsError

PLACING: Final[Mapping[str, type[PlaceFollower | PlaceBigFollower | PlaceBuilder | PlacePiglet | PlaceShepherd]]] = {
    "follower": PlaceFollower,
    "big_follower": PlaceBigFollower,
    "builder": PlaceBuilder,
    "piglet": PlacePiglet,
    "shepherd": PlaceShepherd,
}


class VectorError(ValueError):
    """The document does not hold vectors; the message says where it is wrong."""


class Verdict(msgspec.Struct, frozen=True):
    """Whether a vector plays as it says, and if not, why."""

    id: str
    ok: bool
    why: str


class FigureMove(Record, frozen=True):
    kind: FigureKind
    on: Place
    segment: str = ""


class FlockMove(Record, frozen=True):
    choice: Literal["", "grow", "gather"] = ""
    draw: str = ""


class PlagueMove(Record, frozen=True):
    player: int
    x: int
    y: int


class VectorMove(Record, frozen=True):
    """One part of a turn."""

    player: int
    tile: str
    x: int
    y: int
    rot: int
    figure: FigureMove | None = None
    wheel: Literal[1, 2, 3] | None = None
    plague: tuple[PlagueMove, ...] = ()
    flock: FlockMove | None = None
    scores_before: list[int] | None = None
    placements: int | None = None


class RefusedMove(VectorMove, frozen=True, kw_only=True):
    """What the player due may not do, and by which rule."""

    rule: str


class NextPart(Record, frozen=True):
    player: int
    part: int


class Expected(Record, frozen=True):
    after_moves: list[int] | None = None
    after_final_scoring: list[int] | None = None
    goods: list[dict[Goods, int]] | None = None
    supply: list[dict[FigureKind, int]] | None = None
    next: NextPart | None = None
    big_pig: SectorId | None = None
    tokens_on_fields: int | None = None


class Vector(Record, frozen=True):
    id: str
    modules: tuple[ModuleId, ...]
    players: int
    start: tuple[Placed, ...]
    moves: tuple[VectorMove, ...]
    expect: Expected = Expected()
    refused: tuple[RefusedMove, ...] = ()
    options: dict[str, Value] = msgspec.field(default_factory=dict)
    example: str | None = None
    about: str = ""
    origin: str = ""
    peer_asserts: str = ""


class VectorFile(Record, frozen=True):
    vectors: tuple[Vector, ...]


def read_vectors(document: object) -> tuple[Vector, ...]:
    """The vectors of a decoded file; `VectorError` if it is not one."""
    try:
        vectors = msgspec.convert(_without_remarks(document), VectorFile).vectors
    except msgspec.ValidationError as problem:
        raise VectorError(str(problem)) from problem
    for vector in vectors:
        _check(vector)
    return vectors


def play_vectors(document: object) -> list[Verdict]:
    """Play every vector: its id, whether it came out as it says, and if not, why."""
    return [_play(vector) for vector in read_vectors(document)]


def _without_remarks(value: object) -> object:
    """`doc`, `note` and `..._note` are for people, in any file."""
    if isinstance(value, dict):
        kept = (key for key in value if key not in ("doc", "note") and not str(key).endswith("_note"))
        return {key: _without_remarks(value[key]) for key in kept}
    return [_without_remarks(item) for item in value] if isinstance(value, list) else value


def _check(vector: Vector) -> None:
    """What the types do not say: something to play, known tiles, players at the table, known options."""
    moves = (*vector.moves, *vector.refused)
    if not vector.moves:
        raise VectorError(f"{vector.id}: no moves")
    for move in moves:
        if move.tile not in TILE_NAMED:
            raise VectorError(f"{vector.id}: unknown tile {move.tile!r}")
        if not 0 <= move.player < vector.players:
            raise VectorError(f"{vector.id}: no player {move.player} among {vector.players}")
    try:
        rules = _rules(vector)
        rules.setup(vector.players, 0)
    except (OptionError, SeatsError) as problem:
        raise VectorError(f"{vector.id}: {problem}") from problem


def _rules(vector: Vector) -> Carcassonne:
    required = [module.id for module in BOX.modules if module.required]
    return Carcassonne({**dict.fromkeys((m for m in vector.modules if m not in required), True), **vector.options})


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
        self.rules = _rules(vector)
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
        held = [s.goods[seat * len(GOODS) :][: len(GOODS)] for seat in range(s.seats)]
        goods = [{token.id: n for token, n in zip(GOODS, counts, strict=True) if n} for counts in held]
        self._compare("goods", goods, expect.goods)
        self._compare("big_pig", SECTORS[s.pig].id, expect.big_pig)
        self._compare("tokens_on_fields", sum(map(len, s.flocks.values())), expect.tokens_on_fields)
        self._compare("next", NextPart(s.active, s.part), expect.next)
        for seat, kinds in enumerate(expect.supply or ()):
            supply = {kind: s.supply[seat * KINDS + FIGURE_IDS.index(kind)] for kind in kinds}
            self._compare(f"supply of player {seat}", supply, kinds)

    def ended_points(self) -> tuple[list[int], list[int]]:
        """The points after the last move, and after final scoring as if no tile were left."""
        s = self.state.clone()
        s.bag, s.buried, s.river, s.lake = [], 0, [], NO_TILE
        self._go_on(s)
        running = [sum(s.ledger[seat * LINES :][:FIRST_FINAL_LINE]) for seat in range(s.seats)]
        return running, s.scores

    def try_refused(self, number: int, move: RefusedMove) -> None:
        """The player due draws the tile; the placement, or else the figure, is refused by the rule."""
        s = self.state.clone()
        s.script += (_copy(self.rules, move),)
        self._go_on(s)
        place: Action = LayTile(move.x, move.y, move.rot)
        due = s.waits == (move.player,) and s.drawn >> 2 == TILE_NAMED[move.tile]
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
        if any(laid.turned >= BOARD_CELL * 4 for laid in self.state.tiles.values()):
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
            ways = fitting(self.rules, s, s.drawn >> 2)
            patterns = {(way.x, way.y, TURNED[(s.drawn >> 2) * 4 + way.rot].edges) for way in ways}
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
        s.bag, s.buried = copies(TILES_OF["base"], numbered=False), 0
        self._go_on(s)
        return s

    def _compare(self, what: str, found: object, expected: object) -> None:
        if expected is not None:
            self._demand(0, what, found, expected)

    def _demand(self, number: int, what: str, found: object, expected: object) -> None:
        if found != expected:
            where = f"move {number}: " if number else ""
            raise Mismatch(f"{where}{what}: expected {_plain(expected)}, found {_plain(found)}")


def figure_action(figure: FigureMove | None) -> Action:
    """The answer that places this figure; none passes."""
    if figure is None:
        return PASS
    if figure.on == "crown" or figure.kind not in PLACING:
        return TakeCrown(figure.segment, figure.kind)
    return PLACING[figure.kind](figure.segment or figure.on)


def _copy(rules: Carcassonne, move: VectorMove) -> str:
    numbered = any(module.numbered for module in rules.modules)
    return copy_name(TILE_NAMED[move.tile] * 4 + (move.wheel or 0 if numbered else 0))


def _plain(value: object) -> str:
    return msgspec.json.encode(value).decode() if not isinstance(value, str) else value
