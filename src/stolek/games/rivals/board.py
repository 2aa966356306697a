"""The table of the Rivals drawn with characters, from a view alone.

Both principalities lie one above the other, one's own at the bottom. Every settlement is a column with its sites above
and below, every region stands between two of them with its number and what it stores.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stolek.games.rivals.actions import Build, BuildCity
from stolek.games.rivals.components import CAPACITY
from stolek.games.rivals.layout import ROWS
from stolek.games.rivals.view import PrincipalityView, PrivateView, PublicView, RegionView
from stolek.kernel.picture import Picture, Span
from stolek.kernel.values import Action
from stolek.kernel.view import View

Say = Callable[[str, Mapping[str, object]], str]
Row = tuple[Span, ...]

WIDTH: Final = 118
REGION: Final = 11
NARROW_REGION: Final = 7
NARROW_SITE: Final = 12
"""Where sites would be narrower than this, regions make room."""
WIDEST_SITE: Final = 24
FULL: Final = "●"
FREE: Final = "○"


def draw(view: View, say: Say) -> Picture:
    """Header and centre, the opponent's principality, one's own, the cards that one knows."""
    public, private = view.public, view.private
    assert isinstance(public, PublicView)
    mine = view.seat or 0
    rows: list[Row] = [*header(public, say), *centre(public, say), ()]
    rows += [*map(_without_places, principality(public, 1 - mine, say)), (), *principality(public, mine, say), ()]
    if isinstance(private, PrivateView):
        rows += known_cards(private, say)
    rows.append((Span(say("board-legend", {}), "dim"),))
    return Picture(tuple(rows))


def hand(view: View, say: Say) -> list[Row]:
    """What is always in sight: one's own hand and stock."""
    public, private = view.public, view.private
    assert isinstance(public, PublicView)
    if view.seat is None or not isinstance(private, PrivateView):
        return []
    stock = say("board-resources", {"resources": public.principalities[view.seat].resources})
    return [(Span(say("board-own-hand", {"cards": private.hand}), "bold"),), (Span(stock),)]


def place_of(action: Action) -> tuple[str, int, int] | None:
    """Where in one's own principality a card or a city would be built."""
    match action:
        case Build(x=x, row=row):
            return f"{x}-{row}", 0, 0
        case BuildCity(x=x):
            return str(x), 0, 0
    return None


def _without_places(row: Row) -> Row:
    """The same row in a principality where nothing can be chosen."""
    return tuple(Span(span.text, span.style.partition(" @")[0]) for span in row)


def scores(view: View) -> tuple[int, ...]:
    """The victory points so far."""
    assert isinstance(view.public, PublicView)
    return tuple(p.victory for p in view.public.principalities)


def header(public: PublicView, say: Say) -> list[Row]:
    """Which game, whose turn, what the dice show."""
    game = {"mode": public.mode, "target": public.target, "turn": public.turn}
    first = [Span(say("board-game", game), "title"), Span("  ")]
    if public.winner is not None:
        first.append(Span(say("board-winner", {"seat": public.winner}), "bold"))
    elif public.turn:
        first.append(Span(say("board-active", {"seat": public.active}), f"seat-{public.active + 1}"))
    if public.symbol:
        first.append(Span("  " + say("board-dice", {"number": public.number, "symbol": public.symbol}), "bold"))
    if public.playing:
        first.append(Span("  " + say("board-playing", {"cards": public.playing}), "bold"))
    return wrapped(first)


def centre(public: PublicView, say: Say) -> list[Row]:
    """Draw stacks, face-up stack, center cards, events, discard pile."""
    stacks = [
        Span(say("board-stack", {"number": i + 1, "back": stack.back, "size": stack.size}) + "  ", f"back-{stack.back}")
        for i, stack in enumerate(public.stacks)
    ]
    if public.face_up:
        stacks.append(Span(say("board-face-up", {"cards": public.face_up}), "bold"))
    supply = {
        "roads": public.roads,
        "settlements": public.settlements,
        "cities": public.cities,
        "regions": len(public.regions),
    }
    events = {"above": public.events.above_yule, "spent": public.events.spent, "revealed": public.events.revealed}
    discard = {"top": public.discard_top, "size": public.discard_size}
    second = [Span(say("board-supply", supply), "dim"), Span("  "), Span(say("board-discard", discard), "dim")]
    return [*wrapped(stacks), tuple(second), *wrapped([Span(say("board-events", events), "dim")])]


def wrapped(spans: Sequence[Span]) -> list[Row]:
    """Spans in as many rows as they need; a single long one is cut into words."""
    rows: list[list[Span]] = [[]]
    room = WIDTH
    for span in spans:
        for word in _pieces(span.text):
            if len(word) > room:
                rows.append([])
                room = WIDTH
            rows[-1].append(Span(word, span.style))
            room -= len(word)
    return [tuple(row) for row in rows]


def _pieces(text: str) -> list[str]:
    if len(text) <= WIDTH:
        return [text]
    return [word + " " for word in text.split(" ")]


def principality(public: PublicView, seat: int, say: Say) -> list[Row]:
    """Name and points, the cards in their rows, what is stored and held."""
    p = public.principalities[seat]
    style = f"seat-{seat + 1}"
    points = {
        "victory": p.victory,
        "strength": p.strength,
        "skill": p.skill,
        "commerce": p.commerce,
        "progress": p.progress,
        "hero": public.hero_token == seat,
        "trade": public.trade_token == seat,
    }
    title = (Span(say("board-player", {"seat": seat}) + "  ", style), Span(say("board-points", points)))
    hand = {"limit": p.hand_limit, "count": len(p.hand), "backs": _counted(p.hand)}
    stored = Span(say("board-resources", {"resources": p.resources}) + "  ")
    return [title, *drawn_cards(p, style, say), *wrapped([stored, Span(say("board-hand", hand), "dim")])]


def _counted(backs: Sequence[str]) -> dict[str, int]:
    return {back: backs.count(back) for back in dict.fromkeys(backs)}


def drawn_cards(p: PrincipalityView, style: str, say: Say) -> list[Row]:
    """Two rows above, the middle row, two rows below; rows for region expansions where there are any."""
    names = [len(f"{r.number} {say('board-name', {'thing': r.type})}") for r in p.regions]
    region = max([REGION, *[name + 2 for name in names]])
    if (WIDTH - region * (len(p.settlements) + 1)) // len(p.settlements) < NARROW_SITE:
        region = NARROW_REGION
    site = min(WIDEST_SITE, (WIDTH - region * (len(p.settlements) + 1)) // len(p.settlements))
    rows: list[Row] = []
    for row in ROWS:
        lines = [
            _line(p, row, 1, region, site, say),
            _line(p, row, 0, region, site, say),
        ]
        caches = _cache_line(p, row, region, site, say)
        rows += [*caches, *lines, _middle(p, region, site, style, say)] if row == "above" else [*lines[::-1], *caches]
    return rows


def _line(p: PrincipalityView, row: str, depth: int, region: int, site: int, say: Say) -> Row:
    """Sites of one depth, and the regions: their names outside, what they store inside."""
    spans: list[Span] = []
    regions = {r.x: r for r in p.regions if r.row == row}
    for settlement in p.settlements:
        spans.append(_region_cell(regions.get(settlement.x - 1), depth, region, say))
        cards = [e.card for e in p.expansions if e.x == settlement.x and e.row == row and not e.covered]
        if depth < len(cards):
            name = _fitted(say("board-name", {"thing": cards[depth]}), site)
            spans.append(Span(name, f"bold @{settlement.x}-{row}"))
        else:
            free = depth < 1 + settlement.city
            spans.append(Span(_fitted("·" if free else "", site), f"dim @{settlement.x}-{row}" if free else "dim"))
    spans.append(_region_cell(regions.get(p.settlements[-1].x + 1), depth, region, say))
    return tuple(spans)


def _region_cell(region: RegionView | None, depth: int, width: int, say: Say) -> Span:
    if region is None:
        return Span(" " * width)
    if depth:
        name = say("board-name", {"thing": region.type})
        return Span(f"{region.number} {name}"[: width - 1].center(width), region.type)
    return Span((FULL * region.stored + FREE * (CAPACITY - region.stored)).center(width), region.type)


def _fitted(text: str, width: int) -> str:
    """Centred, and cut with an ellipsis if it is too long."""
    return (text if len(text) < width else text[: width - 2] + "…").center(width)


def _middle(p: PrincipalityView, region: int, site: int, style: str, say: Say) -> Row:
    """Roads, settlements and cities, with the column of each."""
    spans: list[Span] = []
    for settlement in p.settlements:
        spans.append(_road(p, settlement.x - 1, region, style))
        key = "board-city" if settlement.city else "board-settlement"
        spans.append(Span(_fitted(say(key, {"x": settlement.x}), site), f"{style} @{settlement.x}"))
    spans.append(_road(p, p.settlements[-1].x + 1, region, style))
    return tuple(spans)


def _road(p: PrincipalityView, x: int, width: int, style: str) -> Span:
    return Span("═" * width if x in p.roads else " " * width, style)


def _cache_line(p: PrincipalityView, row: str, region: int, site: int, say: Say) -> list[Row]:
    """The Gold Cache beyond its region."""
    cells = {cache.x: cache for cache in p.region_expansions if cache.row == row}
    if not cells:
        return []
    first = p.settlements[0].x - 1
    spans = []
    for x in range(first, p.settlements[-1].x + 2):
        width = site if x % 2 else region
        cache = cells.get(x)
        text = "" if cache is None else "$ " + FULL * cache.stored + FREE * (CAPACITY - cache.stored)
        spans.append(Span(text.center(width), "gold_field"))
    return [tuple(spans)]


def known_cards(private: PrivateView, say: Say) -> list[Row]:
    """One's own hand, and what one knows of the opponent's hand and of the stacks."""
    rows = wrapped([Span(say("board-own-hand", {"cards": private.hand}), "bold")])
    if private.opponent_hand:
        rows += wrapped([Span(say("board-seen-hand", {"cards": private.opponent_hand}))])
    for i, stack in enumerate(private.stacks):
        known = [card for card in stack if card is not None]
        if known:
            seen = {"stack": i + 1, "cards": known, "unknown": len(stack) - len(known)}
            rows += wrapped([Span(say("board-seen-stack", seen), "dim")])
    if private.discard_pile:
        rows += wrapped([Span(say("board-pile", {"cards": private.discard_pile}))])
    return rows
