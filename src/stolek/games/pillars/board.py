"""The table of The Pillars of the Earth drawn with characters, from a view alone.

Above the course of the round with cathedral and price track, in the middle the 14 areas in two columns, below the cards
to be taken and what everybody owns. A builder is the number of its owner in a circle.
"""

from collections.abc import Callable, Mapping, Sequence
from textwrap import wrap
from typing import Final

from stolek.games.pillars.actions import Hire, Place, PlaceFree, TakeResource
from stolek.games.pillars.cards import CRAFTSMAN_INDEX, CRAFTSMEN, RESOURCE_INDEX, RESOURCES
from stolek.games.pillars.components import BOARD, MARKET, PARTS, PRICES, Area, AreaId
from stolek.games.pillars.view import PlayerView, PrivateView, PublicView
from stolek.kernel.picture import Picture, Span
from stolek.kernel.values import Action
from stolek.kernel.view import View

Say = Callable[[str, Mapping[str, object]], str]
Row = tuple[Span, ...]

WIDTH: Final = 118
COLUMN: Final = 58
LABEL: Final = 21
LEFT_AREAS: Final = 8
"""Areas 1 to 8 stand on the left, the others on the right."""
INDENT: Final = 3
MARKS: Final = "①②③④"
FREE: Final = Span("○", "dim")
GAP: Final = Span("  ")


def scores(view: View) -> list[int]:
    """The points on the track."""
    assert isinstance(view.public, PublicView)
    return [player.vp for player in view.public.players]


def draw(view: View, say: Say) -> Picture:
    """Everything a player needs to decide, in at most 118 columns."""
    public = view.public
    assert isinstance(public, PublicView)
    rows: list[Row] = [*header(public, say), (), *areas(public, say), ()]
    rows += display(public, say)
    if isinstance(view.private, PrivateView) and view.private.event:
        rows.append((Span(say("board-foreseen", {"event": view.private.event}), "warning"),))
    for seat, player in enumerate(public.players):
        rows += belongings(public, player, seat, say)
    rows += [(), *((Span(line, "dim"),) for line in wrap(say("board-legend", {}), WIDTH))]
    return Picture(tuple(rows))


def hand(view: View, say: Say) -> list[Row]:
    """What is always in sight: what the viewer owns."""
    public = view.public
    assert isinstance(public, PublicView)
    return [] if view.seat is None else belongings(public, public.players[view.seat], view.seat, say)


def mark(seat: int | None) -> Span:
    """A builder, or the free space for one."""
    return FREE if seat is None else Span(MARKS[seat], f"seat-{seat}")


def builder_space(public: PublicView, space: str) -> Span:
    """A space for a builder, which knows its name."""
    here = mark(public.spaces[space])
    return Span(here.text, f"{here.style} @{space}")


def place_of(action: Action) -> tuple[str, int, int] | None:
    """Where a builder would stand, or which card of the display would be taken."""
    match action:
        case Place(space=place) | PlaceFree(space=place) | TakeResource(card=place) | Hire(craftsman=place):
            return place, 0, 0
    return None


def marks(seats: Sequence[int]) -> list[Span]:
    """Several builders in a row."""
    return [mark(seat) for seat in seats]


def header(public: PublicView, say: Say) -> list[Row]:
    """Where the game stands: round, cathedral, price track and bag."""
    now = {"round": public.round, "rounds": public.rounds, "phase": public.phase, "seat": public.start}
    parts: list[Span] = [Span(say("board-cathedral", {}), "dim")]
    for i, part in enumerate(PARTS):
        style = "bold" if i < public.parts_built else "title" if i == public.round - 1 else "dim"
        parts += [GAP, Span(("■ " if i < public.parts_built else "□ ") + say("board-name", {"thing": part}), style)]
    return [(Span(say("board-title", now), "title"),), tuple(parts), price_track(public, say)]


def price_track(public: PublicView, say: Say) -> Row:
    """The numbers with parked builders beside them, then what is left in the bag."""
    parked = {builder.price: builder.seat for builder in public.parked}
    row = [Span(say("board-price", {}), "dim")]
    for price in PRICES.prices:
        current = price == public.price
        row += [GAP, Span(f"[{price}]" if current else str(price), "bold" if current else "dim")]
        row += [mark(parked[price])] if price in parked else []
    for key, seats in (("bag", public.bag), ("aside", public.aside)):
        if seats:
            row += [GAP, GAP, Span(say(f"board-{key}", {}) + " ", "dim"), *marks(seats)]
    if public.drawn is not None:
        row += [GAP, GAP, Span(say("board-drawn", {}) + " ", "dim"), mark(public.drawn)]
    return tuple(row)


def areas(public: PublicView, say: Say) -> list[Row]:
    """The 14 areas, in two columns of equal height."""
    left: list[list[Span]] = []
    right: list[list[Span]] = []
    for area in BOARD.areas:
        column = left if area.number <= LEFT_AREAS else right
        column += area_rows(public, area, say)
    height = max(len(left), len(right))
    left += [[] for _ in range(height - len(left))]
    right += [[] for _ in range(height - len(right))]
    return [(*padded(one, COLUMN), GAP, *padded(two, COLUMN)) for one, two in zip(left, right, strict=True)]


def area_rows(public: PublicView, area: Area, say: Say) -> list[list[Span]]:
    """An area: number, name, and what is there; the area being resolved stands out."""
    style = "title" if public.step == area.number else "bold"
    label = f"{area.number:>2} {say('board-name', {'thing': area.id})}"
    content = CONTENTS[area.id](public, area, say)
    heads = [label] + [""] * (len(content) - 1)
    return [[Span(head[: LABEL - 1].ljust(LABEL), style), *row] for head, row in zip(heads, content, strict=True)]


def event_area(public: PublicView, area: Area, say: Say) -> list[list[Span]]:
    """The event, once revealed, and whom it affects."""
    if public.event is None:
        return [[Span(say("board-unknown", {"deck": public.event_deck}), "dim")]]
    row = [Span(say("board-name", {"thing": public.event}))]
    return [[*row, GAP, *marks(public.affected)]]


def mill_area(public: PublicView, area: Area, say: Say) -> list[list[Span]]:
    """How many workers of each player are in the mill."""
    return [workers([player.mill for player in public.players])]


def workers(numbers: Sequence[int]) -> list[Span]:
    """Numbers of workers with their owners."""
    row: list[Span] = []
    for seat, number in enumerate(numbers):
        row += [mark(seat), Span(f" {number}", "" if number else "dim"), GAP]
    return row


def resource_area(public: PublicView, area: Area, say: Say) -> list[list[Span]]:
    """Who has which resource cards of this area, with how many workers."""
    row: list[Span] = []
    for seat, player in enumerate(public.players):
        for card in player.resources:
            record = RESOURCES[RESOURCE_INDEX[card]]
            if record.area == area.id:
                row += [mark(seat), Span(f" {record.cubes} ({record.workers})", record.resource), GAP]
    return [row or [FREE]]


def slots(cards: Sequence[str | None]) -> Callable[[PublicView, Area, Say], list[list[Span]]]:
    """Builder spaces with a card each."""

    def rows(public: PublicView, area: Area, say: Say) -> list[list[Span]]:
        found = []
        for i, space in enumerate(area.spaces):
            card = cards[i] if i < len(cards) else None
            name = "–" if card is None else say("board-name", {"thing": card})
            found.append([builder_space(public, space.id), Span(f" {name}", f"@{space.id}")])
        return found

    return rows


def kingsbridge_area(public: PublicView, area: Area, say: Say) -> list[list[Span]]:
    """The advantage cards and the builders under them."""
    return slots(public.kingsbridge)(public, area, say)


def shiring_area(public: PublicView, area: Area, say: Say) -> list[list[Span]]:
    """The craftsmen and the builders under them."""
    return slots(public.shiring)(public, area, say)


def builder_spaces(public: PublicView, area: Area) -> list[Span]:
    """The builder spaces of an area in a row."""
    row: list[Span] = []
    for space in area.spaces:
        row += [builder_space(public, space.id), Span(" ")]
    return row


def plain_area(public: PublicView, area: Area, say: Say) -> list[list[Span]]:
    """Nothing but builder spaces."""
    return [builder_spaces(public, area)]


def priory_area(public: PublicView, area: Area, say: Say) -> list[list[Span]]:
    """The spaces with their points."""
    row: list[Span] = []
    for space in area.spaces:
        row += [builder_space(public, space.id), Span(" " + say("board-points", {"points": space.vp})), GAP]
    return [row]


def court_area(public: PublicView, area: Area, say: Say) -> list[list[Span]]:
    """The line at court, the metal, the tax once rolled."""
    tax = "?" if public.tax is None else str(public.tax)
    labels = [say("board-metal", {"metal": public.court}), say("board-tax", {"tax": tax})]
    return [[*builder_spaces(public, area), Span(" " + " · ".join(labels), "dim")]]


def castle_area(public: PublicView, area: Area, say: Say) -> list[list[Span]]:
    """The castle's guest and the grey workers."""
    return [[*builder_spaces(public, area), Span(" " + say("board-grey", {"grey": public.castle}), "dim")]]


def market_area(public: PublicView, area: Area, say: Say) -> list[list[Span]]:
    """The line of traders and the stock."""
    row: list[Span] = []
    for cube, price in MARKET.buy_price.items():
        row += [Span(say("board-price-of", {"cube": cube, "stock": public.market[cube], "price": price}), cube), GAP]
    return [builder_spaces(public, area), row[:-1]]


def cathedral_area(public: PublicView, area: Area, say: Say) -> list[list[Span]]:
    """How much of the cathedral stands."""
    built = public.parts_built
    return [[Span("■" * built, "bold"), Span("□" * (len(PARTS) - built), "dim")]]


CONTENTS: Final[dict[AreaId, Callable[[PublicView, Area, Say], list[list[Span]]]]] = {
    "event": event_area,
    "bishopric": plain_area,
    "wool_mill": mill_area,
    "kingsbridge": kingsbridge_area,
    "priory": priory_area,
    "forest": resource_area,
    "quarry": resource_area,
    "gravel_pit": resource_area,
    "kings_court": court_area,
    "shiring": shiring_area,
    "shiring_castle": castle_area,
    "market": market_area,
    "cathedral": cathedral_area,
    "start_player": plain_area,
}


def display(public: PublicView, say: Say) -> list[Row]:
    """The cards that can still be taken, with what they cost."""
    items: list[list[Span]] = []
    for card in public.resources:
        resource = RESOURCES[RESOURCE_INDEX[card]]
        label = {"card": card, "workers": resource.workers, "gained": {resource.resource: resource.cubes}}
        items.append([Span(say("board-resource", label), f"{resource.resource} @{card}")])
    for card in public.craftsmen:
        craftsman = CRAFTSMEN[CRAFTSMAN_INDEX[card]]
        words = say("board-hire", {"card": card, "price": craftsman.price, **conversion(card)})
        items.append([Span(words, f"bold @{card}")])
    if not items:
        return []
    return [(Span(say("board-display", {}), "title"),), *wrapped(items), ()]


def conversion(card: str) -> dict[str, object]:
    """What a craftsman uses, brings, and how often, as arguments of a message."""
    craftsman = CRAFTSMEN[CRAFTSMAN_INDEX[card]]
    return {
        "used": craftsman.conversion.input,
        "gained": craftsman.conversion.output,
        "uses": craftsman.uses_per_round,
        "effort": "yes" if craftsman.conversion.input else "no",
    }


def belongings(public: PublicView, player: PlayerView, seat: int, say: Say) -> list[Row]:
    """What one player owns: goods and workers, craftsmen, advantage cards."""
    goods = {"seat": seat, "vp": player.vp, "gold": player.gold, "cubes": player.cubes}
    home = {"reserve": player.reserve, "mill": player.mill, "working": player.working, "lent": player.lent}
    start = Span("★" if seat == public.start else " ", "gold")
    head = [mark(seat), start, Span(say("board-player", goods), f"seat-{seat}")]
    rows = wrapped([head, [Span(say("board-home", home), "dim")]], first=0)
    items = [craftsman_item(public, card, seat, say) for card in player.craftsmen]
    items += [[Span(say("board-name", {"thing": card}), "gold")] for card in player.advantages]
    return [*rows, *wrapped(items)]


def craftsman_item(public: PublicView, card: str, seat: int, say: Say) -> list[Span]:
    """A craftsman and the work it stands for; while its owner works, how often that can still be done."""
    arguments = conversion(card)
    working = bool(public.left) and card in public.left and public.players[seat].craftsmen == tuple(public.left)
    if working:
        arguments["uses"] = public.left[card]
    return [Span(say("board-craftsman", {"card": card, **arguments}), "dim" if arguments["uses"] == 0 else "")]


def wrapped(items: Sequence[Sequence[Span]], first: int = INDENT) -> list[Row]:
    """Items side by side, in as many rows as they need; the first row may be indented in another way."""
    rows: list[Row] = []
    row: list[Span] = []
    for item in items:
        if row and width(row) + width(item) + 3 > WIDTH:
            rows.append(tuple(row))
            row = []
        row += [Span(" · ", "dim") if row else Span(" " * (INDENT if rows else first)), *item]
    return [*rows, tuple(row)] if row else rows


def width(row: Sequence[Span]) -> int:
    """How many columns a row takes."""
    return sum(len(span.text) for span in row)


def padded(row: Sequence[Span], columns: int) -> list[Span]:
    """A row cut or filled to this many columns."""
    result: list[Span] = []
    left = columns
    for span in row:
        text = span.text if len(span.text) <= left else span.text[: max(left - 1, 0)] + "…" * (left > 0)
        if text:
            result.append(Span(text, span.style))
        left -= len(text)
    return [*result, Span(" " * left)] if left else result
