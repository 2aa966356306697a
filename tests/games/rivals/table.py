"""A table for tests: put cards and resources where the example wants them, then play by text and read what happens."""

from collections.abc import Sequence
from typing import Any

from stolek.games.rivals.cards import BACK, CARD, EVENT, IS_REGION, LAID_ON
from stolek.games.rivals.components import CACHE, PLACE, RESOURCE
from stolek.games.rivals.expansion import on_region, on_site
from stolek.games.rivals.frames.cards import RevealEvent
from stolek.games.rivals.frames.turn import ActionPhase, BeginTurn, CheckVictory, EndTurn, ExchangeCard, Replenish
from stolek.games.rivals.knowledge import UNKNOWN, hold, seen
from stolek.games.rivals.layout import SIDE, SITE, outer_slots, settlement_in, slot_in
from stolek.games.rivals.points import changed
from stolek.games.rivals.principality import count_places, cover, found_city, found_settlement, lay, outermost
from stolek.games.rivals.rules import Rivals
from stolek.games.rivals.state import RivalsState
from stolek.kernel.values import Event, Frame, Refusal, Seat

RED, BLUE = Seat(0), Seat(1)


class Table:
    """One position; red is active unless told otherwise. Hands are empty at first."""

    def __init__(self, mode: str = "theme_gold") -> None:
        self.rules = Rivals({"mode": mode})
        self.s: RivalsState = self.rules.create(2)
        self.events: list[Event] = []

    def empty(self) -> "Table":
        """No resources anywhere."""
        for place in range(len(self.s.stored)):
            self.s.stored[place] = 0
        return self.counted()

    def stores(self, **amounts: int) -> "Table":
        """Regions (or the Gold Cache) by id and what they hold."""
        for name, amount in amounts.items():
            self.s.stored[PLACE[name]] = amount
        return self.counted()

    def counted(self) -> "Table":
        """Bring the sums in line with the regions."""
        for p in self.s.princes:
            p.have[:] = [sum(self.s.stored[place] for place in places) for places in p.places]
        return self

    def builds(self, seat: Seat, card: str, x: int, row: str = "above") -> "Table":
        """An expansion stands on a site, or on a region."""
        s, number = self.s, CARD[card]
        self._fetch(number)
        p = s.princes[seat]
        if IS_REGION[number]:
            s.owner[CACHE] = seat
            count_places(p, has_cache=True)
            lay(p, on_region(number, slot_in(x, row)))
        else:
            if LAID_ON[number]:
                cover(p, SITE[x, row], LAID_ON[number])
            lay(p, on_site(number, SITE[x, row]))
        changed(s, seat)
        return self

    def city(self, seat: Seat, x: int) -> "Table":
        """A settlement has become a city."""
        self.s.cities -= 1
        found_city(self.s.princes[seat], settlement_in(x))
        changed(self.s, seat)
        return self

    def settlement(self, seat: Seat, side: str, above: str, below: str) -> "Table":
        """A road, a settlement and its two regions at an end of the row."""
        s, p = self.s, self.s.princes[seat]
        s.roads -= 1
        s.settlements -= 1
        found_settlement(p, SIDE[side])
        for slot, name in zip(outer_slots(outermost(p, SIDE[side]), SIDE[side]), (above, below), strict=True):
            region = PLACE[name]
            s.region_stack.remove(region)
            p.regions[slot], s.slot[region], s.owner[region] = region, slot, seat
        count_places(p, s.owner[CACHE] == seat)
        changed(s, seat)
        return self

    def holds(self, seat: Seat, *cards: str) -> "Table":
        """Cards in a hand, known to their owner alone."""
        for card in cards:
            number = CARD[card]
            self._fetch(number)
            hold(self.s.hands[seat], number, seen(UNKNOWN[BACK[number]], seat))
        return self

    def _fetch(self, card: int) -> None:
        s = self.s
        if card in s.face_up:
            s.face_up = s.face_up[1:]
            return
        s.bags[BACK[card]].remove(card)
        stack = next(i for i in reversed(self.rules.stacks_of_back[BACK[card]]) if s.unseen[i])
        s.unseen[stack] -= 1

    def acts(self, seat: Seat = RED, number: int = 1) -> "Table":
        """The action phase of a seat."""
        self.s.active, self.s.number, self.s.turn = seat, number, 1
        frames = ActionPhase(seat), CheckVictory(seat), Replenish(seat), ExchangeCard(seat), EndTurn(seat)
        return self.runs(*frames)

    def begins(self, seat: Seat = RED, *chance: str) -> "Table":
        """The beginning of a turn; chance is scripted."""
        return self.runs(BeginTurn(seat), chance=chance)

    def event(self, card: str, seat: Seat = RED, number: int = 1) -> "Table":
        """An event card is drawn in the turn of a seat."""
        s = self.s
        if EVENT[card] not in s.known_events:
            s.known_events.append(EVENT[card])
        if EVENT[card] not in s.event_deck:
            s.event_deck.append(EVENT[card])
        s.active, s.number, s.above_yule = seat, number, max(s.above_yule, 1)
        return self.runs(RevealEvent(), chance=(card,))

    def runs(self, *frames: Frame, chance: Sequence[str] = ()) -> "Table":
        """These frames come next."""
        s = self.s
        s.stack[:] = frames[::-1]
        s.script, s.offered, s.waits = tuple(chance), None, ()
        s.events = []
        self.rules._run(s)
        self.events, s.events = s.events or [], None
        return self

    def do(self, *moves: str, chance: Sequence[str] = ()) -> "Table":
        """Moves of whoever is waited for, by text."""
        self.events = []
        self.s.script = tuple(chance)
        for move in moves:
            (seat,) = self.rules.waiting(self.s)
            self.events += self.rules.apply(self.s, seat, self.rules.text.read(move))
        return self

    def legal(self, start: str = "") -> list[str]:
        """What whoever is waited for may do, as text, from those that start like this."""
        (seat,) = self.rules.waiting(self.s)
        texts = [self.rules.text.write(action) for action in self.rules.legal(self.s, seat)]
        return [text for text in texts if text.startswith(start)]

    def why(self, move: str) -> str:
        """The key of the reason why not."""
        return self.refusal(move).key

    def refusal(self, move: str) -> Refusal:
        """The reason why not."""
        (seat,) = self.rules.waiting(self.s)
        refusal = self.rules.why_not(self.s, seat, self.rules.text.read(move))
        assert refusal is not None
        return refusal

    def asked(self) -> str:
        """Who is asked what."""
        if not self.rules.waiting(self.s):
            return "over"
        (seat,) = self.rules.waiting(self.s)
        return f"{seat} {self.rules.question(self.s, seat).tag()}"

    def at(self, place: str) -> int:
        """What a place holds."""
        return self.s.stored[PLACE[place]]

    def have(self, seat: Seat, resource: str) -> int:
        """How many of a resource a player has."""
        return self.s.princes[seat].have[RESOURCE[resource]]

    def total(self, seat: Seat) -> int:
        """How many resources a player has."""
        return sum(self.s.princes[seat].have)

    def hand(self, seat: Seat) -> list[str]:
        """The cards of a hand."""
        view: Any = self.rules.private(self.s, seat)
        return list(view.hand)

    def points(self, seat: Seat) -> int:
        """Victory points."""
        view: Any = self.rules.public(self.s)
        return int(view.principalities[seat].victory)

    def view(self, seat: Seat | None = RED) -> Any:
        """What a seat sees: the public part, or the private one."""
        return self.rules.public(self.s) if seat is None else self.rules.private(self.s, seat)

    def tags(self) -> list[str]:
        """What was told, by the names of the events."""
        return [event.tag() for event in self.events]
