"""A small table for tests: positions built by hand, frames run, moves given as text.

A table begins in round 1 with the segments in the order of their numbers, the castle section `i` facing position `i`,
and nothing on the boards. Cards put somewhere are taken out of the piles they would otherwise come from.
"""

from typing import Any

from stolek.games.viscounts import GAME
from stolek.games.viscounts.cards import CARD_NUMBERS, EMPTY, MANUSCRIPT_NUMBERS
from stolek.games.viscounts.components import BONUS_CARDS, GOODS, SECTIONS, SLOT_BUILDING, SLOT_NUMBERS
from stolek.games.viscounts.effects import AnyEffect
from stolek.games.viscounts.frames import Resolve
from stolek.games.viscounts.main_board import spot_named
from stolek.games.viscounts.player import Player, fill_draw_pile, known_to_owner, open_slot, take_bonus_card
from stolek.games.viscounts.segments import SEGMENT_IDS, WAY_NUMBERS, space_at
from stolek.games.viscounts.setup import setup_row
from stolek.games.viscounts.state import ViscountsState
from stolek.games.viscounts.values import Standing
from stolek.kernel.values import Action, Event, Frame, Refusal, Seat

IS, FL, GM, HD, V2 = range(5)
"""The castle sections as the rulebook's castle example calls them (E13)."""
SECTION_NAMES = tuple(section.id for section in SECTIONS)
BOARD = SEGMENT_IDS
"""The board positions 0 to 4, in every test table."""


class Table:
    """A position in the middle of a game."""

    def __init__(
        self, seats: int = 2, *, opponent: str = "ai_cleric", difficulty: int = 0, effect_check: bool = True
    ) -> None:
        self.rules = GAME({"opponent": opponent, "difficulty": difficulty, "effect_check": effect_check})
        self.state: ViscountsState
        self.state, _ = self.rules.setup(seats, 1, (*BOARD, "1"))
        self.events: list[Event] = []
        s = self.state
        s.pairs, s.stack[:], s.waits = (), [], ()
        s.start, s.active, s.round = 0, 0, 1
        row = setup_row(s)
        s.debts_above, s.deeds_above = row.debts_above_poverty, row.deeds_above_prosperity
        for seat, player in enumerate(s.players):
            if not player.kind:
                self.draw(seat)
            player.space = 0

    def player(self, seat: int = 0) -> Player:
        """Everything in front of a seat."""
        return self.state.players[seat]

    # The position

    def row(self, seat: int, *cards: str | None) -> "Table":
        """The card slots from left to right, None for an empty one."""
        self._take(cards)
        slots = [EMPTY if card is None else CARD_NUMBERS[card] for card in cards]
        self.player(seat).board[:] = slots + [EMPTY] * (3 - len(slots))
        return self

    def hand(self, seat: int, *cards: str) -> "Table":
        self._take(cards)
        hand, known = self.player(seat).hand, known_to_owner(self.state.seats, Seat(seat))
        hand.cards[:] = sorted(CARD_NUMBERS[card] for card in cards)
        hand.known[:] = [known] * len(cards)
        return self

    def draw(self, seat: int, *cards: str) -> "Table":
        self._take(cards)
        pile = self.player(seat).draw
        pile.cards.clear()
        pile.known.clear()
        fill_draw_pile(self.state, Seat(seat), [CARD_NUMBERS[card] for card in cards])
        return self

    def discard(self, seat: int, *cards: str) -> "Table":
        self._take(cards)
        self.player(seat).discard[:] = [CARD_NUMBERS[card] for card in cards]
        return self

    def goods(self, seat: int, **amounts: int) -> "Table":
        for name, amount in amounts.items():
            self.player(seat).goods[GOODS.index(name)] = amount
        return self

    def cards(self, seat: int, unpaid: int = 0, paid: int = 0, acquired: int = 0, approved: int = 0) -> "Table":
        """Debts and deeds."""
        player = self.player(seat)
        player.unpaid, player.paid, player.acquired, player.approved = unpaid, paid, acquired, approved
        return self

    def markers(self, seat: int, corruption: int, virtue: int) -> "Table":
        self.player(seat).corruption, self.player(seat).virtue = corruption, virtue
        return self

    def stand(self, seat: int, segment: str, way: str) -> "Table":
        """The viscount's space."""
        self.player(seat).space = space_at(BOARD.index(segment), WAY_NUMBERS[way])
        return self

    def open(self, seat: int, *slots: str) -> "Table":
        """Building slots whose buildings stand somewhere out of the way."""
        for slot in slots:
            open_slot(self.player(seat), SLOT_NUMBERS[slot])
        return self

    def house(self, seat: int, slot: str, segment: str, place: int) -> "Table":
        """A building of a seat on a spot, named by its place on the rim."""
        self.open(seat, slot)
        self.state.spots[self.spot(segment, place)] = Standing(Seat(seat), SLOT_BUILDING[SLOT_NUMBERS[slot]])
        return self

    def spot(self, segment: str, place: int) -> int:
        """The number of a spot, named by its place on the rim."""
        spot = spot_named(self.state, segment, place)
        assert spot is not None
        return spot

    def top(self, segment: str, card: str | None, left: int = 5) -> "Table":
        """The visible townsfolk of a segment; None for an empty pile."""
        self._take((card,))
        position = BOARD.index(segment)
        self.state.townsfolk[position] = EMPTY if card is None else CARD_NUMBERS[card]
        self.state.townsfolk_left[position] = 0 if card is None else left
        return self

    def page(self, segment: str, manuscript: str | None, left: int = 3) -> "Table":
        """The visible manuscript of a segment; None for an empty pile."""
        s, position = self.state, BOARD.index(segment)
        number = EMPTY if manuscript is None else MANUSCRIPT_NUMBERS[manuscript]
        s.unseen_manuscripts = [other for other in s.unseen_manuscripts if other != number]
        s.manuscripts[position] = number
        s.manuscripts_left[position] = 0 if manuscript is None else left
        return self

    def owns(self, seat: int, *manuscripts: str) -> "Table":
        """Manuscripts in front of a seat."""
        numbers = [MANUSCRIPT_NUMBERS[manuscript] for manuscript in manuscripts]
        s = self.state
        s.unseen_manuscripts = [other for other in s.unseen_manuscripts if other not in numbers]
        self.player(seat).manuscripts = numbers
        return self

    def bonus(self, seat: int, *ribbons: str) -> "Table":
        for ribbon, card in enumerate(BONUS_CARDS):
            if card.ribbon in ribbons:
                take_bonus_card(self.player(seat), ribbon)
        return self

    def castle(self, tier: int, section: int, *workers: int) -> "Table":
        """Workers of the seats on a section of tier 1 or 2; for tier 3 the section does not matter."""
        s = self.state
        for seat, count in enumerate(workers):
            s.players[seat].workers -= count
            if tier == 3:
                s.tier3[seat] = count
            else:
                (s.tier1 if tier == 1 else s.tier2)[section][seat] = count
        return self

    def _take(self, cards: tuple[str | None, ...]) -> None:
        """These cards lie somewhere now, so no pile shows or hides them."""
        s = self.state
        numbers = [CARD_NUMBERS[card] for card in cards if card is not None]
        s.unseen_townsfolk = [card for card in s.unseen_townsfolk if card not in numbers]
        for position, card in enumerate(s.townsfolk):
            if card in numbers:
                s.townsfolk[position] = s.unseen_townsfolk.pop()

    # What happens

    def run(self, *frames: Frame, chance: tuple[str, ...] = ()) -> "Table":
        """Carry out these frames until somebody must answer."""
        s = self.state
        s.script, s.offered = chance, None
        s.stack[:] = frames[::-1]
        s.events = []
        self.rules._run(s)
        self.events += s.events
        s.events = None
        return self

    def resolve(self, seat: int, *effects: AnyEffect, chance: tuple[str, ...] = ()) -> "Table":
        """Resolve effects for a seat."""
        return self.run(Resolve(Seat(seat), effects), chance=chance)

    def play(self, seat: int, *moves: str, chance: tuple[str, ...] = ()) -> "Table":
        """Answers of one seat, one after the other; chance is for all of them."""
        self.state.script = chance
        for move in moves:
            self.events += self.rules.apply(self.state, Seat(seat), self.rules.text.read(move))
        return self

    def asked(self) -> str:
        """The tag of the open question, empty if there is none."""
        waiting = self.rules.waiting(self.state)
        return self.rules.question(self.state, waiting[0]).tag() if waiting else ""

    def waiting(self) -> tuple[int, ...]:
        return self.rules.waiting(self.state)

    def legal(self, seat: int = 0) -> list[Action]:
        return list(self.rules.legal(self.state, Seat(seat)))

    def texts(self, seat: int = 0) -> list[str]:
        """What the seat may do, as text."""
        return [self.rules.text.write(action) for action in self.legal(seat)]

    def why_not(self, seat: int, text: str) -> Refusal:
        """Why the seat may not."""
        refusal = self.rules.why_not(self.state, Seat(seat), self.rules.text.read(text))
        assert refusal is not None
        return refusal

    def of(self, kind: type[Event]) -> list[Any]:
        """The events of a kind so far."""
        return [event for event in self.events if type(event) is kind]

    # What came of it

    def supplies(self, seat: int = 0) -> dict[str, int]:
        """The goods of a seat, without those it has none of."""
        return {good: n for good, n in zip(GOODS, self.player(seat).goods, strict=True) if n}

    def track(self, seat: int = 0) -> tuple[int, int]:
        """The spaces of the corruption and the virtue marker."""
        return self.player(seat).corruption, self.player(seat).virtue

    def workers(self, tier: int) -> list[tuple[int, ...]]:
        """Workers by section and seat."""
        return [tuple(workers) for workers in (self.state.tier1 if tier == 1 else self.state.tier2)]
