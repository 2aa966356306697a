"""Builds a position of The Pillars of the Earth and plays it on: the positions of the tests, in few words.

    scene = Scene(seats=2).give(0, gold=7, metal=1).builders(market=[0, 1])
    scene.run(Market())
    scene.do("buy wood 2")

Nothing gets lost on the way: after every answer the components are counted, and gold stays between 0 and 30.
"""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from stolek.games.pillars.cards import ADVANTAGES, CRAFTSMAN_IDS, CRAFTSMAN_INDEX, EVENTS, RESOURCE_INDEX
from stolek.games.pillars.goods import CUBES, GOLD, GOOD_INDEX, VP, gain_cubes
from stolek.games.pillars.rules import Pillars
from stolek.games.pillars.setup import new_game, refill
from stolek.games.pillars.space import CHOICES
from stolek.games.pillars.state import NOBODY, PillarsState, Player
from stolek.games.pillars.values import Source
from stolek.kernel.outcome import Outcome
from stolek.kernel.values import Event, Frame, Refusal, Seat

ADVANTAGE_INDEX = {card.id: i for i, card in enumerate(ADVANTAGES)}
EVENT_INDEX = {card.id: i for i, card in enumerate(EVENTS)}
E = TypeVar("E", bound=Event)


class Position(Pillars):
    """The rules, beginning from a prepared position."""

    def __init__(
        self, prepared: PillarsState, frames: Sequence[Frame], options: Mapping[str, object] | None = None
    ) -> None:
        super().__init__(options)
        self.prepared = prepared
        self.frames_to_come = frames

    def create(self, seats: int) -> PillarsState:
        return self.prepared

    def opening(self) -> Sequence[Frame]:
        return self.frames_to_come


class Scene:
    """A table with market and court filled, 20 gold each unless told otherwise; options as keywords."""

    def __init__(self, seats: int = 2, start: int = 0, round: int = 1, **options: object) -> None:
        self.state = new_game(seats)
        self.state.start = start
        self.state.round = round
        refill(self.state)
        for player in self.state.players:
            player.goods[GOLD] = 20
        self.rules: Pillars = Pillars(options)
        self.events: list[Event] = []
        self.counted: dict[str, int] = {}

    # The position

    def give(
        self,
        seat: int,
        *,
        craftsmen: Sequence[str] | None = None,
        advantages: Sequence[str] = (),
        resources: Sequence[str] = (),
        reserve: int | None = None,
        mill: int = 0,
        **goods: int,
    ) -> "Scene":
        """Set what a player owns; cubes come from the supply, workers on resource cards from the reserve."""
        player = self.state.players[seat]
        self.own(seat, goods)
        if craftsmen is not None:
            player.craftsmen = sorted(CRAFTSMAN_INDEX[card] for card in craftsmen)
        player.advantages = sorted(player.advantages + [ADVANTAGE_INDEX[card] for card in advantages])
        self.state.advantages = [card for card in self.state.advantages if card not in player.advantages]
        player.resources = sorted(RESOURCE_INDEX[card] for card in resources)
        player.reserve = player.reserve if reserve is None else reserve
        player.mill = mill
        return self

    def own(self, seat: int, goods: Mapping[str, int]) -> "Scene":
        """Set a player's cubes, gold and points."""
        player = self.state.players[seat]
        for good, amount in goods.items():
            i = GOOD_INDEX[good]
            if i < GOLD:
                gain_cubes(self.state, player, i, amount - player.goods[i])
            else:
                player.goods[i] = amount
        player.points[Source.START] += player.goods[VP] - sum(player.points)
        return self

    def builders(self, **where: int | Sequence[int]) -> "Scene":
        """Builders out of the bag on the board: `market=[0, 1], bishopric=0`."""
        for choice, owners in where.items():
            for owner in [owners] if isinstance(owners, int) else owners:
                space = next(i for i in CHOICES[choice] if self.state.spaces[i] == NOBODY)
                self.state.spaces[space] = owner
                self.state.bag.remove(owner)
        return self

    def event(self, card: str, affected: Sequence[int] | None = None) -> "Scene":
        """An event that was revealed this round."""
        s = self.state
        s.event = EVENT_INDEX[card]
        s.unrevealed.take(s.unrevealed.cards.index(s.event))
        s.affected = sum(1 << seat for seat in (range(s.seats) if affected is None else affected))
        return self

    def display(
        self,
        *,
        resources: Sequence[str] = (),
        craftsmen: Sequence[str] = (),
        shiring: Sequence[str] = (),
        kingsbridge: Sequence[str] = (),
    ) -> "Scene":
        """Lay out the cards of the round."""
        s = self.state
        s.resources = [RESOURCE_INDEX[card] for card in resources]
        s.craftsmen = [CRAFTSMAN_INDEX[card] for card in craftsmen]
        s.shiring = [CRAFTSMAN_INDEX[card] for card in shiring]
        s.kingsbridge = [ADVANTAGE_INDEX[card] for card in kingsbridge]
        s.advantages = [card for card in s.advantages if card not in s.kingsbridge]
        return self

    # Playing on

    def run(self, *frames: Frame, chance: Sequence[str] = ()) -> "Scene":
        """Let these frames happen, with scripted chance, until somebody must answer."""
        self.rules = Position(self.state, frames, self.rules.chosen)
        self.counted = self.rules.components(self.state)
        self.state, self.events = self.rules.setup(self.state.seats, 1, chance)
        self.check()
        return self

    def do(self, *answers: str, chance: Sequence[str] = ()) -> list[Event]:
        """The waited-for seat gives each of these answers; says what happened, and remembers everything."""
        happened: list[Event] = []
        self.state.script += tuple(chance)
        for text in answers:
            happened += self.rules.apply(self.state, self.waits, self.rules.text.read(text))
            self.check()
        self.events += happened
        return happened

    def check(self) -> None:
        """Components are conserved, gold and points stay in their bounds, the track is the sum of its sources."""
        assert self.rules.components(self.state) == self.counted
        for player in self.state.players:
            assert 0 <= player.goods[GOLD] <= 30
            assert player.goods[VP] == sum(player.points) >= 0
            assert min(player.goods) >= 0

    # Looking

    @property
    def waits(self) -> Seat:
        """The one seat that must answer."""
        (seat,) = self.rules.waiting(self.state)
        return seat

    @property
    def asks(self) -> str:
        """The kind of the open question; empty when nobody is asked."""
        return self.rules.question(self.state, self.waits).tag() if self.state.waits else ""

    @property
    def offers(self) -> list[str]:
        """The open question's answers."""
        return [self.rules.text.write(action) for action in self.rules.legal(self.state, self.waits)]

    def why(self, text: str) -> str:
        """The message key of the refusal; empty for a legal answer."""
        refusal = self.refusal(text)
        return refusal.key if refusal else ""

    def refusal(self, text: str) -> Refusal | None:
        """Why the waited-for seat may not do this."""
        return self.rules.why_not(self.state, self.waits, self.rules.text.read(text))

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def gold(self, seat: int) -> int:
        return self.player(seat).goods[GOLD]

    def vp(self, seat: int) -> int:
        return self.player(seat).goods[VP]

    def cubes(self, seat: int) -> dict[str, int]:
        """What cubes the player owns, without those that there are none of."""
        return {cube: n for cube, n in zip(CUBES, self.player(seat).goods, strict=False) if n}

    def market(self, cube: str) -> int:
        return self.state.market[GOOD_INDEX[cube]]

    def craftsmen(self, seat: int) -> list[str]:
        return [CRAFTSMAN_IDS[card] for card in self.player(seat).craftsmen]

    def advantages(self, seat: int) -> list[str]:
        return [ADVANTAGES[card].id for card in self.player(seat).advantages]

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    def outcome(self) -> Outcome:
        outcome = self.rules.outcome(self.state)
        assert outcome is not None
        return outcome


def points_by_source(outcome: Outcome, seat: int) -> Mapping[str, int]:
    """The breakdown of a seat."""
    return {line.key: line.points for line in outcome.breakdown[seat]}
