"""A greedy player for statistics: it builds what brings points, trades for it, looks for better cards."""

from collections.abc import Callable, Sequence

from stolek.games.rivals.cards import CARD, COST, IS_ACTION, IS_CITY, POINTS, SEARCH_COST
from stolek.games.rivals.components import CITY_COST, PLACE, RESOURCE, RESOURCE_AT, ROAD_COST, SETTLEMENT_COST, Cost
from stolek.games.rivals.expansions import is_allowed
from stolek.games.rivals.layout import settlement_column
from stolek.games.rivals.principality import city_count, is_city, settlements
from stolek.games.rivals.rules import Rivals
from stolek.games.rivals.state import RivalsState
from stolek.kernel.generator import Generator, below
from stolek.kernel.values import Action, Seat

RATES = {"trade-with-bank": 3, "trade-by-ship": 2, "use-mint": 1}


def choose(rules: Rivals, s: RivalsState, seat: Seat, rng: Generator) -> Action:
    """The best answer by simple rules, otherwise any."""
    legal = rules.legal(s, seat)
    answer = _ANSWERS.get(rules.question(s, seat).tag())
    return answer(rules, s, seat, legal) if answer else legal[below(rng, len(legal))]


def worth(card: str) -> int:
    """What a card is worth to a greedy player: victory points first."""
    number = CARD[card]
    printed = POINTS[number]
    victory, strength = printed.victory, printed.strength
    commerce, progress = printed.commerce, printed.progress
    cheaper = 0 if SEARCH_COST[number] is None else 4
    return 0 if IS_ACTION[number] else 10 * victory + strength + 2 * commerce + 4 * progress + cheaper + 1


def act(g: Rivals, s: RivalsState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Cities, settlements, roads; cards with points; room for them; other cards; trades towards the goal."""
    p = s.princes[seat]
    for kind in ("build-settlement", "build-city", "build-road"):
        found = [a for a in legal if a.tag() == kind]
        if found and not (kind == "build-road" and (p.free_roads or not s.settlements)):
            return found[0]
    cards = [a for a in legal if a.tag() in ("build", "build-face-up")]
    pointed = [a for a in cards if worth(_card(a)) >= 10]
    if pointed:
        return max(pointed, key=lambda a: worth(_card(a)))
    if room := _room_for_points(g, s, seat, legal):
        return room
    roomy = [a for a in cards if getattr(a, "x", 0) in _plain_columns(s, seat) or len(p.city_sites) > 2]
    useful = [a for a in roomy if worth(_card(a)) > 2]
    if useful:
        return max(useful, key=lambda a: worth(_card(a)))
    played = [a for a in legal if a.tag() in ("play-card", "place-on-region") and _card(a) != "relocation"]
    return _trade(g, s, seat, legal) or (played[0] if played else legal[-1])


def _card(action: Action) -> str:
    return str(getattr(action, "card", ""))


def _plain_columns(s: RivalsState, seat: Seat) -> list[int]:
    p = s.princes[seat]
    return [settlement_column(i) for i in settlements(p) if not is_city(p, i)]


def _room_for_points(g: Rivals, s: RivalsState, seat: Seat, legal: Sequence[Action]) -> Action | None:
    """Demolish something small in a city that is full, if a card with points waits."""
    p = s.princes[seat]
    waits = any(IS_CITY[c] and POINTS[c].victory for c in (*s.hands[seat].cards, *s.face_up))
    if not waits or p.city_sites or not city_count(p):
        return None
    columns = _plain_columns(s, seat)
    small = [a for a in legal if a.tag() == "demolish" and getattr(a, "x", 0) not in columns and worth(_card(a)) < 4]
    return min(small, key=lambda a: worth(_card(a)), default=None)


def goal(g: Rivals, s: RivalsState, seat: Seat) -> Cost:
    """The nearest thing that brings a point."""
    p = s.princes[seat]
    goals: list[Cost] = []
    if s.settlements:
        goals.append(SETTLEMENT_COST if p.free_roads or not s.roads else ROAD_COST)
    if s.cities and city_count(p) < len(settlements(p)):
        goals.append(CITY_COST)
    if p.city_sites:
        cards = [c for c in (*s.hands[seat].cards, *s.face_up[:1]) if POINTS[c].victory and is_allowed(g, s, seat, c)]
        goals += [COST[c] for c in cards]
    return min(
        goals or [CITY_COST], key=lambda cost: sum(max(0, n - have) for n, have in zip(cost, p.have, strict=True))
    )


def _trade(g: Rivals, s: RivalsState, seat: Seat, legal: Sequence[Action]) -> Action | None:
    """Trade what is not needed for what is."""
    cost, have = goal(g, s, seat), s.princes[seat].have
    for action in legal:
        rate = RATES.get(action.tag())
        if rate:
            give = RESOURCE[str(getattr(action, "give", "gold"))]
            get = RESOURCE[str(getattr(action, "get", ""))]
            if have[get] < cost[get] and have[give] - rate >= cost[give]:
                return action
    return None


def wanted(g: Rivals, s: RivalsState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Store what the goal lacks."""
    cost, have = goal(g, s, seat), s.princes[seat].have
    for action in legal:
        place = PLACE.get(str(getattr(action, "place", "")))
        if place is not None and have[RESOURCE_AT[place]] < cost[RESOURCE_AT[place]]:
            return action
    return legal[0]


def exchange(g: Rivals, s: RivalsState, seat: Seat, legal: Sequence[Action]) -> Action:
    """Search for a card with points while the hand has none that could be built."""
    if any(POINTS[card].victory and is_allowed(g, s, seat, card) for card in s.hands[seat].cards):
        return legal[0]
    return legal[-1] if sum(s.princes[seat].have) > 6 or len(legal) == 2 else legal[1]


def first(g: Rivals, s: RivalsState, seat: Seat, legal: Sequence[Action]) -> Action:
    """The first answer."""
    return legal[0]


def in_turn(g: Rivals, s: RivalsState, seat: Seat, legal: Sequence[Action]) -> Action:
    """One stack after the other, theme stacks before basic ones."""
    return legal[-1 - (s.turn // 2) % max(1, len(legal) // 2)]


def best_card(g: Rivals, s: RivalsState, seat: Seat, legal: Sequence[Action]) -> Action:
    """The card that is worth most."""
    return max(legal, key=lambda a: _worth_now(g, s, seat, a))


def worst_card(g: Rivals, s: RivalsState, seat: Seat, legal: Sequence[Action]) -> Action:
    """The card that is worth least."""
    return min(legal, key=lambda a: _worth_now(g, s, seat, a))


def _worth_now(g: Rivals, s: RivalsState, seat: Seat, action: Action) -> int:
    return worth(_card(action)) if is_allowed(g, s, seat, CARD[_card(action)]) else 0


_ANSWERS: dict[str, Callable[[Rivals, RivalsState, Seat, Sequence[Action]], Action]] = {
    "action-phase": act,
    "gain-any": wanted,
    "choose-from-market": wanted,
    "exchange-card": exchange,
    "before-roll": first,
    "pay-any": first,
    "draw-card": in_turn,
    "search-stack": in_turn,
    "library-search": in_turn,
    "take-searched-card": best_card,
    "put-card-away": worst_card,
    "exchange-away": worst_card,
}


def turns(mode: str, seed: int) -> tuple[int, int]:
    """Turns and winner of one game of two greedy players."""
    rules = Rivals({"mode": mode})
    s, _ = rules.setup(2, seed)
    rng = Generator(seed)
    while s.waits:
        seat = s.waits[0]
        rules.step(s, seat, choose(rules, s, seat, rng))
    return s.turn, s.winner
