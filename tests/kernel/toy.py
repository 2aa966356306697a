"""A little game that uses everything the kernel has: lanes, windows, hands, looking, chosen order, chance.

Harvest: everybody holds three numbered cards. Each round all secretly play one, and a bid if they have coins. The
highest card wins the pot unless its neighbour spends a veto; the winner draws a card and looks at a hand, in any order.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self

import msgspec

from stolek.kernel.chance import draw, roll
from stolek.kernel.chapter import Chapter
from stolek.kernel.generator import Generator
from stolek.kernel.option import Option
from stolek.kernel.order import by_choice
from stolek.kernel.outcome import Line, Outcome, ranked
from stolek.kernel.pile import Pile, look, redeal, seen_by, unknown_to_all, visible
from stolek.kernel.rules import Rules
from stolek.kernel.state import State, collect, everybody, tell, then
from stolek.kernel.values import Action, Event, Frame, PrivateEvent, Question, Refusal, Seat, Step, Window, no

DECK = tuple(range(1, 21))
POOL = 1


@dataclass(slots=True, kw_only=True)
class HarvestState(State):
    hands: list[Pile]
    deck: Pile
    scores: list[int]
    coins: list[int]
    vetoes: list[int]
    spent: list[int] = field(default_factory=list)
    rounds: int = 0

    def clone(self) -> Self:
        new = self.clone_base()
        new.hands = [hand.clone() for hand in self.hands]
        new.deck = self.deck.clone()
        new.scores = self.scores[:]
        new.coins = self.coins[:]
        new.vetoes = self.vetoes[:]
        new.spent = self.spent[:]
        new.rounds = self.rounds
        return new


class Deal(Step, frozen=True):
    pass


class Round(Step, frozen=True):
    pass


class Reveal(Step, frozen=True):
    pass


class Pick(Question, frozen=True):
    rule: ClassVar[str] = "TOY-1"


class Bid(Question, frozen=True):
    rule: ClassVar[str] = "TOY-2"
    card: int


class Veto(Window, frozen=True):
    rule: ClassVar[str] = "TOY-3"


class Win(Step, frozen=True):
    seat: Seat
    pot: int


class Fill(Step, frozen=True):
    seat: Seat


class Peek(Question, frozen=True):
    rule: ClassVar[str] = "TOY-4"


class Play(Action, frozen=True):
    card: int


class Offer(Action, frozen=True):
    coins: int


class SpendVeto(Action, frozen=True):
    pass


class Allow(Action, frozen=True):
    pass


class LookAt(Action, frozen=True):
    seat: Seat


class Won(Event, frozen=True):
    rule: ClassVar[str] = "TOY-3"
    seat: Seat
    points: int


class Vetoed(Event, frozen=True):
    rule: ClassVar[str] = "TOY-3"
    seat: Seat


class Played(Event, frozen=True):
    cards: tuple[int, ...]
    bids: tuple[int, ...]


class Drawn(PrivateEvent, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    card: int | None


class Looked(PrivateEvent, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: Seat
    at: Seat
    cards: tuple[int, ...] | None


rule: Chapter["Harvest", HarvestState] = Chapter()


@rule.step(Deal)
def deal(g: "Harvest", s: HarvestState, f: Deal) -> None:
    for seat in range(s.seats):
        for _ in range(3):
            take_top(s, Seat(seat))
    then(s, Round())


def take_top(s: HarvestState, seat: Seat) -> int:
    at = s.deck.cards.index(draw(s, s.deck.cards[:]))
    card, known = s.deck.take(at)
    s.hands[seat].put(card, seen_by(known, (seat,)))
    return card


@rule.step(Round)
def play_round(g: "Harvest", s: HarvestState, f: Round) -> None:
    if s.rounds < 3:
        s.rounds += 1
        everybody(s, [Pick(Seat(i)) for i in range(s.seats)])
        then(s, Reveal())


@rule.offer(Pick)
def cards_in_hand(g: "Harvest", s: HarvestState, f: Pick) -> Sequence[Action]:
    return [Play(card) for card in s.hands[f.seat].cards]


@rule.do(Pick, Play)
def pick(g: "Harvest", s: HarvestState, f: Pick, a: Play) -> None:
    then(s, Bid(f.seat, a.card))


@rule.refuse(Pick, Play)
def not_held(g: "Harvest", s: HarvestState, f: Pick, a: Play) -> Refusal:
    return no("TOY-1", card=a.card)


@rule.offer(Bid, one="silent")
def bids(g: "Harvest", s: HarvestState, f: Bid) -> Sequence[Action]:
    return [Offer(n) for n in range(s.coins[f.seat] + 1)]


@rule.do(Bid, Offer)
def bid(g: "Harvest", s: HarvestState, f: Bid, a: Offer) -> None:
    """Only the answer counts, when all are in."""


@rule.step(Reveal)
def reveal_all(g: "Harvest", s: HarvestState, f: Reveal) -> None:
    answers: list[Any] = collect(s)
    for seat, (played, offer) in enumerate(answers):
        hand = s.hands[seat]
        hand.take(hand.cards.index(played.card))
        s.spent.append(played.card)
        s.coins[seat] -= offer.coins
    tell(s, Played(tuple(p.card for p, _ in answers), tuple(o.coins for _, o in answers)))
    totals = [played.card + offer.coins for played, offer in answers]
    best = Seat(totals.index(max(totals)))
    other = Seat((best + 1) % s.seats)
    pot = roll(s, 6)
    then(s, Veto(other, (Win(best, pot),)), Round())


@rule.offer(Veto, none="skip")
def may_veto(g: "Harvest", s: HarvestState, f: Veto) -> Sequence[Action]:
    return [Allow(), SpendVeto()] if s.vetoes[f.seat] else []


@rule.do(Veto, Allow)
def allow(g: "Harvest", s: HarvestState, f: Veto, a: Allow) -> None:
    then(s, *f.guards)


@rule.do(Veto, SpendVeto)
def veto(g: "Harvest", s: HarvestState, f: Veto, a: SpendVeto) -> None:
    s.vetoes[f.seat] -= 1
    tell(s, Vetoed(f.seat))


@rule.step(Win)
def win(g: "Harvest", s: HarvestState, f: Win) -> None:
    s.scores[f.seat] += f.pot
    tell(s, Won(f.seat, f.pot))
    by_choice(s, f.seat, [Fill(f.seat), Peek(f.seat)])


@rule.step(Fill)
def fill(g: "Harvest", s: HarvestState, f: Fill) -> None:
    tell(s, Drawn((f.seat,), f.seat, take_top(s, f.seat)))


@rule.offer(Peek, none="skip")
def others(g: "Harvest", s: HarvestState, f: Peek) -> Sequence[Action]:
    return [LookAt(Seat(i)) for i in range(s.seats) if i != f.seat and s.hands[i].cards]


@rule.do(Peek, LookAt)
def peek(g: "Harvest", s: HarvestState, f: Peek, a: LookAt) -> None:
    look(s, s.hands[a.seat], f.seat)
    tell(s, Looked((f.seat,), f.seat, a.seat, tuple(s.hands[a.seat].cards)))


class Public(msgspec.Struct, frozen=True):
    scores: tuple[int, ...]
    coins: tuple[int, ...]
    vetoes: tuple[int, ...]
    hands: tuple[int, ...]
    deck: int
    spent: tuple[int, ...]
    rounds: int


class Private(msgspec.Struct, frozen=True):
    hands: tuple[tuple[int | None, ...], ...]


class Harvest(Rules[HarvestState]):
    id = "harvest"
    players = range(2, 5)
    options = (Option("coins", 1, (0, 1, 2)),)
    events = (Won, Vetoed, Played, Drawn, Looked)
    state_type = HarvestState

    def choose_chapters(self) -> Sequence[Chapter[Any, Any]]:
        return (rule,)

    def create(self, seats: int) -> HarvestState:
        coins = self.chosen["coins"]
        assert isinstance(coins, int)
        unknown = unknown_to_all(seats, POOL)
        return HarvestState(
            seats=seats,
            hands=[Pile([], [], ordered=False) for _ in range(seats)],
            deck=Pile(list(DECK), [unknown] * len(DECK), ordered=False),
            scores=[0] * seats,
            coins=[coins] * seats,
            vetoes=[1] * seats,
        )

    def opening(self) -> Sequence[Frame]:
        return (Deal(),)

    def public(self, s: HarvestState) -> Public:
        return Public(
            tuple(s.scores),
            tuple(s.coins),
            tuple(s.vetoes),
            tuple(len(hand) for hand in s.hands),
            len(s.deck),
            tuple(s.spent),
            s.rounds,
        )

    def private(self, s: HarvestState, seat: Seat) -> Private:
        return Private(tuple(tuple(visible(s, hand, seat)) for hand in s.hands))

    def redeal(self, s: HarvestState, seat: Seat | None, rng: Generator) -> None:
        redeal(s, [*s.hands, s.deck], seat, rng)

    def result(self, s: HarvestState) -> Outcome:
        lines = tuple((Line("pots", score, "TOY-3"),) for score in s.scores)
        return Outcome(tuple(s.scores), ranked([(score,) for score in s.scores]), lines)

    def base_components(self, s: HarvestState) -> dict[str, int]:
        cards = len(s.deck) + len(s.spent) + sum(len(hand) for hand in s.hands)
        return {"cards": cards}

    def max_decisions(self, seats: int) -> int:
        return 4 * (2 * seats + 4)
