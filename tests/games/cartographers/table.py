"""A small table for tests: scripted cards, moves as text, maps drawn by hand."""

from typing import Any

from stolek.games.cartographers import GAME
from stolek.games.cartographers.actions import Paint, Place, Single
from stolek.games.cartographers.grid import EVERYWHERE, cell_named, mask_of
from stolek.games.cartographers.sheet import MAPS, WATER, closed_mountains
from stolek.games.cartographers.state import CartographersState
from stolek.kernel.values import Action, Event, Refusal, Seat

EDICTS = ("sentinel_wood", "greengold_plains", "mages_valley", "the_broken_road")
"""The scoring cards of the rulebook's set-up picture (E1)."""


class Table:
    """A game whose cards come in the order given."""

    def __init__(self, *cards: str, seats: int = 2, side: str = "A", edicts: tuple[str, ...] = EDICTS) -> None:
        self.rules = GAME({"side": side})
        self.state: CartographersState
        self.state, self.events = self.rules.setup(seats, 1, (*edicts, *cards))

    def play(self, seat: int, text: str) -> list[Event]:
        """One move."""
        events = self.rules.apply(self.state, Seat(seat), self.rules.text.read(text))
        self.events += events
        return events

    def legal(self, seat: int = 0) -> list[Action]:
        """What the seat may do."""
        return list(self.rules.legal(self.state, Seat(seat)))

    def texts(self, seat: int = 0) -> list[str]:
        """What the seat may do, as text."""
        return [self.rules.text.write(action) for action in self.legal(seat)]

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """Why the seat may not."""
        return self.rules.why_not(self.state, Seat(seat), self.rules.text.read(text))

    def anything(self) -> None:
        """Everybody who is waited for gives the first answer, until the turn is over."""
        turn = self.state.asked
        while self.rules.waiting(self.state) and self.state.asked == turn:
            seat = self.rules.waiting(self.state)[0]
            self.events += self.rules.apply(self.state, seat, self.legal(seat)[0])

    def leave_empty(self, seat: int, *names: str) -> None:
        """Fill the whole map of a seat with water, but for these spaces."""
        self.empty_mask(seat, mask_of(map(cell_named, names)))

    def empty_mask(self, seat: int, empty: int) -> None:
        """Fill the whole map of a seat with water, but for these spaces; mountains closed by it have paid."""
        s, printed = self.state, MAPS[self.state.side]
        sheet = s.sheets[seat]
        sheet.terrains[WATER] = EVERYWHERE & ~empty & ~printed.filled
        sheet.filled = EVERYWHERE & ~empty | printed.filled
        sheet.paid = closed_mountains(printed, sheet.filled)
        self.ask_again()

    def ask_again(self) -> None:
        """Forget remembered answers after the position was changed by hand, and skip who has none."""
        s: Any = self.state
        for seat in range(s.seats):
            if s.lanes and s.lanes[seat]:
                self.rules._reopen(s, Seat(seat))
        s.waits = tuple(Seat(seat) for seat in range(s.seats) if s.lanes and s.lanes[seat])

    def of(self, kind: type[Event]) -> list[Any]:
        """The events of a kind so far."""
        return [event for event in self.events if type(event) is kind]


def options(table: Table, seat: int = 0) -> set[tuple[tuple[int, ...], str]]:
    """All choices of a draw question as pairs of spaces and terrain (CART-3.2), both parts of the answer together."""
    found = set()
    for action in table.legal(seat):
        clone = table.state.clone()
        table.rules.apply(clone, Seat(seat), action)
        cells = action.cells if isinstance(action, Place) else (action.cell,) if isinstance(action, Single) else ()
        if seat in table.rules.waiting(clone) and clone.lanes[seat]:
            for paint in table.rules.legal(clone, Seat(seat)):
                assert isinstance(paint, Paint)
                found.add((cells, paint.terrain))
        else:
            answers = clone.answers[seat] if clone.lanes else ()
            terrain = next((a.terrain for a in answers if isinstance(a, Paint)), "")
            found.add((cells, terrain))
    return found
