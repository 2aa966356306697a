"""Phase I: taking cards in turn, then idle workers go to the wool mill (PILL-4.10 to PILL-4.17)."""

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.pillars.actions import HIRE, PASS, TAKE_RESOURCE, Hire, Pass, TakeResource
from stolek.games.pillars.cards import CRAFTSMAN_IDS, CRAFTSMAN_INDEX, CRAFTSMEN, RESOURCE_INDEX, RESOURCES, find
from stolek.games.pillars.components import MAX_SEATS
from stolek.games.pillars.employ import employ
from stolek.games.pillars.events import CraftsmanHired, CraftsmenLeft, Passed, ResourceTaken, WorkersSent
from stolek.games.pillars.frames import Draft, SendIdleWorkers, TakeCard
from stolek.games.pillars.goods import GOLD
from stolek.games.pillars.state import NO_STEP, PillarsState, turn_order
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import listening, tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.pillars.rules import Pillars

rule: Chapter["Pillars", PillarsState] = Chapter()

WORKERS: Final = tuple(card.workers for card in RESOURCES)
COST: Final = tuple(card.price or 0 for card in CRAFTSMEN)
TAKE_CARD: Final = tuple(TakeCard(Seat(seat)) for seat in range(MAX_SEATS))


@rule.step(Draft)
def begin_draft(g: "Pillars", s: PillarsState, f: Draft) -> None:
    """Everybody takes part, the start player first (PILL-4.10)."""
    s.step = NO_STEP
    s.drafting = list(turn_order(s))
    ask_next(s)


def ask_next(s: PillarsState) -> None:
    """Until the display is empty or everybody has passed; the last one goes on alone (PILL-4.11)."""
    if s.drafting and (s.resources or s.craftsmen):
        then(s, TAKE_CARD[s.drafting[0]])


@rule.offer(TakeCard, one="silent")
def affordable_cards(g: "Pillars", s: PillarsState, f: TakeCard) -> Sequence[Action]:
    """What one's workers or gold suffice for; who can take nothing passes automatically (PILL-4.10, 4.12, 4.13)."""
    player = s.players[f.seat]
    workers, gold = player.reserve, player.goods[GOLD]
    offers: list[Action] = [TAKE_RESOURCE[card] for card in s.resources if WORKERS[card] <= workers]
    offers += [HIRE[card] for card in s.craftsmen if COST[card] <= gold]
    offers.append(PASS)
    return offers


@rule.do(TakeCard, TakeResource)
def take_resource(g: "Pillars", s: PillarsState, f: TakeCard, a: TakeResource) -> None:
    """The workers leave for forest, quarry or gravel pit at once (PILL-4.12)."""
    card = RESOURCE_INDEX[a.card]
    player = s.players[f.seat]
    s.resources.remove(card)
    insort(player.resources, card)
    player.reserve -= WORKERS[card]
    tell(s, ResourceTaken(f.seat, a.card, WORKERS[card]))
    s.drafting.append(s.drafting.pop(0))
    ask_next(s)


@rule.do(TakeCard, Hire)
def hire(g: "Pillars", s: PillarsState, f: TakeCard, a: Hire) -> None:
    """The price is paid at once; above the limit somebody has to go before the next turn (PILL-4.13, PILL-4.14)."""
    card = CRAFTSMAN_INDEX[a.craftsman]
    s.craftsmen.remove(card)
    s.players[f.seat].goods[GOLD] -= COST[card]
    tell(s, CraftsmanHired(f.seat, a.craftsman, COST[card]))
    employ(s, f.seat, card)
    s.drafting.append(s.drafting.pop(0))
    ask_next(s)


@rule.do(TakeCard, Pass)
def stop_taking(g: "Pillars", s: PillarsState, f: TakeCard, a: Pass) -> None:
    """No further turn in this phase (PILL-4.10)."""
    if listening(s):
        tell(s, Passed(f.seat, unable=affordable_cards(g, s, f) == [PASS]))
    del s.drafting[0]
    ask_next(s)


@rule.refuse(TakeCard, TakeResource)
def why_not_take_resource(g: "Pillars", s: PillarsState, f: TakeCard, a: TakeResource) -> Refusal:
    """Not in the display, or too few workers (PILL-4.10, PILL-4.12)."""
    card = find(RESOURCE_INDEX, a.card)
    if card not in s.resources:
        return no("PILL-4.10", "display")
    return no("PILL-4.12", card=a.card, needed=WORKERS[card], workers=s.players[f.seat].reserve)


@rule.refuse(TakeCard, Hire)
def why_not_hire(g: "Pillars", s: PillarsState, f: TakeCard, a: Hire) -> Refusal:
    """In Shiring, not in the display at all, or too dear (PILL-4.10, PILL-4.13, PILL-4.54)."""
    card = find(CRAFTSMAN_INDEX, a.craftsman)
    if card in s.craftsmen:
        return no("PILL-4.13", craftsman=a.craftsman, price=COST[card], gold=s.players[f.seat].goods[GOLD])
    if card in s.shiring:
        return no("PILL-4.54", craftsman=a.craftsman)
    return no("PILL-4.10", "display")


@rule.step(SendIdleWorkers)
def send_idle_workers(g: "Pillars", s: PillarsState, f: SendIdleWorkers) -> None:
    """Resource cards join the nine again, craftsmen leave the game, the mill takes the rest (PILL-4.16, PILL-4.17)."""
    s.drafting.clear()
    s.resources.clear()
    if s.craftsmen:
        tell(s, CraftsmenLeft(tuple([CRAFTSMAN_IDS[card] for card in s.craftsmen])))
        s.gone_craftsmen += s.craftsmen
        s.craftsmen.clear()
    for seat in turn_order(s):
        player = s.players[seat]
        player.mill = player.reserve
        player.reserve = 0
        if player.mill:
            tell(s, WorkersSent(seat, player.mill))
