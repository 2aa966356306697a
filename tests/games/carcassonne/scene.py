"""A scripted game at a table: tiles are named as they are drawn, answers as they are given.

The latest answer is held back until the next tile is named, because what an answer leads to includes the next draw.
"""

import json
from pathlib import Path
from typing import Any

from stolek.games.carcassonne import GAME
from stolek.games.carcassonne.actions import PASS, LayTile, PlaceFollower
from stolek.games.carcassonne.box import TILE_NAMED, copy_of
from stolek.games.carcassonne.cell import cell_at
from stolek.games.carcassonne.landscape import node_named
from stolek.games.carcassonne.projection import Projection, projection_at
from stolek.games.carcassonne.state import CarcassonneState, put_out_pile, supply
from stolek.games.carcassonne.vectors import Table, read_vectors
from stolek.kernel.values import Action, Event, Refusal, Seat

VECTORS = Path(__file__).parent / "vectors.json"


class Scene:
    """One game, played by naming tiles."""

    def __init__(self, *modules: str, players: int = 2, first: int = 0, **options: Any) -> None:
        self.rules = GAME({**dict.fromkeys(modules, True), **options})
        self.players = players
        self.first = first
        self.state: CarcassonneState
        self.begun = False
        self.held: tuple[Action, tuple[str, ...]] | None = None
        self.events: list[Event] = []

    def begin(self, *chance: str) -> "Scene":
        """Set the game up to its first question."""
        self.state, self.events = self.rules.setup(self.players, 1, (str(self.first + 1), *chance))
        self.begun = True
        return self

    def draw(self, tile: str) -> "Scene":
        """The next player draws this tile."""
        if not self.begun:
            return self.begin(tile)
        assert self.held is not None, "nobody has answered"
        action, chance = self.held
        self.held = None
        self._apply(action, (*chance, tile))
        return self

    def answer(self, action: Action, *chance: str) -> "Scene":
        """Whoever is asked answers; the chance that follows, up to the next tile, is named."""
        self.settle()
        why = self.rules.why_not(self.state, self.due, action)
        assert why is None, f"{action!r} is refused: {why}"
        self.held = action, chance
        return self

    def lay(self, tile: str, x: int, y: int, rot: int = 0, figure: Action | str | None = None, *chance: str) -> "Scene":
        """A whole part: draw, lay, and a follower on a segment, another figure, or none."""
        self.draw(tile).answer(LayTile(x, y, rot))
        placed = PlaceFollower(figure) if isinstance(figure, str) else figure or PASS
        return self.answer(placed, *chance)

    def settle(self, *tile: str) -> "Scene":
        """Let the held answer happen; the next tile is left to chance unless it is named."""
        if self.held:
            action, chance = self.held
            self.held = None
            self._apply(action, (*chance, *tile))
        return self

    def end(self) -> "Scene":
        """Let the held answer happen as if no tile were left, and with it the final scoring."""
        return self.only_left().settle()

    def only_left(self, *tiles: str) -> "Scene":
        """Nothing but these tiles is left in the main pile."""
        put_out_pile(self.state, [copy_of(TILE_NAMED[tile]) for tile in tiles])
        return self

    def refused(self, action: object) -> Refusal:
        """Why whoever is asked may not do this."""
        self.settle()
        why = self.rules.why_not(self.state, self.due, action)
        assert why is not None, f"{action!r} is allowed"
        return why

    @property
    def now(self) -> CarcassonneState:
        """The position after the held answer; looking at it changes nothing."""
        if not self.held:
            return self.state
        action, chance = self.held
        ahead = self.state.clone()
        ahead.script = chance
        self.rules.apply(ahead, ahead.waits[0], action)
        return ahead

    @property
    def due(self) -> Seat:
        """Who is asked."""
        return self.now.waits[0]

    @property
    def legal(self) -> list[str]:
        """The answers as text."""
        s = self.now
        return [self.rules.text.write(action) for action in self.rules.legal(s, s.waits[0])]

    @property
    def asked(self) -> str:
        """The kind of the open question."""
        s = self.now
        return self.rules.question(s, s.waits[0]).tag()

    @property
    def scores(self) -> list[int]:
        """All points so far."""
        return self.now.scores

    def supply(self, seat: int, figure: str) -> int:
        """How many figures of a kind a player has at hand."""
        return supply(self.now, Seat(seat), figure)

    def happened(self, kind: str) -> list[Any]:
        """The events of a kind so far."""
        self.settle()
        return [event for event in self.events if event.tag() == kind]

    def joined(self, *segments: tuple[int, int, str]) -> bool:
        """Whether these segments all belong to one feature."""
        s = self.now
        nodes = [node_named(s, cell_at(x, y), name) for x, y, name in segments]
        assert None not in nodes
        return len({s.features[node] for node in nodes if node is not None}) == 1

    def projection(self, x: int, y: int, segment: str) -> Projection:
        """What a feature would bring."""
        found = projection_at(self.rules, self.now, x, y, segment)
        assert found is not None
        return found

    def _apply(self, action: Action, chance: tuple[str, ...]) -> None:
        self.state.script = chance
        self.events += self.rules.apply(self.state, self.state.waits[0], action)
        assert not self.state.script, f"unused chance: {self.state.script}"


def vector_points(name: str) -> tuple[list[int], list[int]]:
    """The points of a vector of the data file as the engine plays it: after the moves, after final scoring."""
    text = VECTORS.read_text("utf-8")
    (vector,) = [v for v in read_vectors(json.loads(text)) if v.id == name]
    table = Table(vector)
    for number, move in enumerate(vector.moves, 1):
        table.play(number, move)
    return table.ended_points()
