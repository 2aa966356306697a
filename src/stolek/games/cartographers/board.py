"""The table of Cartographers drawn with characters, from a view alone."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from textwrap import wrap
from typing import Final, NamedTuple

from stolek.games.cartographers.actions import Paint, Place, Raid, Single
from stolek.games.cartographers.cards import AMBUSH, EXPLORE, LETTERS, SEASONS, scored_edicts
from stolek.games.cartographers.components import TERRAINS
from stolek.games.cartographers.grid import ROW_LETTERS, SIZE, cell_at, cell_name, mask_of
from stolek.games.cartographers.sheet import MONSTER, TERRAIN_IDS
from stolek.games.cartographers.view import PrivateView, PublicView, SheetView
from stolek.kernel.picture import Picture, Span
from stolek.kernel.values import Action
from stolek.kernel.view import View

Say = Callable[[str, Mapping[str, object]], str]
Row = tuple[Span, ...]
_Cells = tuple[tuple[int, int], ...]
_WAYS: Final = tuple((turn, flip) for flip in (0, 1) for turn in range(4))

SYMBOLS: Final = "".join(terrain.symbol for terrain in TERRAINS.terrains if terrain.drawable)
UNKNOWN: Final = "?"
"""Stands on spaces that are chosen while the terrain is not."""
ACROSS: Final = 3
"""How many maps stand side by side; of more players, one's own neighbours are shown (CART-4.41)."""
WIDTH: Final = 3 + 2 * SIZE
GAP: Final = Span("   ")
HEADER: Final = 2 * WIDTH + 3
"""What stands above the maps is not wider than two of them."""
_CARDS: Final = {card.id: card for card in EXPLORE}
_AMBUSHES: Final = {card.id: card for card in AMBUSH}


class Sketch(NamedTuple):
    """What the viewer has chosen or considers, on whose map, before anybody else sees it."""

    owner: int
    cells: int
    symbol: str


def draw(view: View, say: Say) -> Picture:
    """Season, edicts and card above, the maps below: one's own first."""
    return _picture(view, say, sketch(view, None))


def draw_with(view: View, say: Say, action: Action) -> Picture:
    """The same, with an answer that is only being considered."""
    return _picture(view, say, sketch(view, action))


def hand(view: View, say: Say) -> list[Row]:
    """What is always in sight: the turned card, and the edicts of this season."""
    public = view.public
    assert isinstance(public, PublicView)
    season = next(i for i, card in enumerate(SEASONS) if card.id == public.season)
    scored = [(LETTERS[i], public.edicts[i]) for i in scored_edicts(season)]
    edicts = "  ".join(say("board-edict", {"letter": letter, "card": card}) for letter, card in scored)
    return [*card_rows(public, say), (Span(edicts, "bold"),)]


def place_of(action: Action) -> tuple[str, int, int] | None:
    """The first space that would be drawn on, and which way round: quarter turns of the first lie, and mirrored."""
    match action:
        case Place(cells=cells) | Raid(cells=cells):
            turn, flip = _lie(tuple(cells))
            return cell_name(cells[0]), turn, flip
        case Single(cell=cell):
            return cell_name(cell), 0, 0
    return None


@cache
def _lie(cells: tuple[int, ...]) -> tuple[int, int]:
    """How a shape lies, as turns and a flip of the least of its eight lies."""
    shape = _shifted([divmod(cell, SIZE) for cell in cells])
    lies = [
        _turned(_shifted([(row, -column) for row, column in shape]) if flip else shape, turn) for turn, flip in _WAYS
    ]
    return _WAYS[lies.index(min(lies))]


def _turned(cells: _Cells, turns: int) -> _Cells:
    for _ in range(turns):
        cells = _shifted([(column, -row) for row, column in cells])
    return cells


def _shifted(cells: Sequence[tuple[int, int]]) -> _Cells:
    """The shape in the top left corner."""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def scores(view: View) -> list[int]:
    """The stars so far."""
    assert isinstance(view.public, PublicView)
    return [sum(sheet.scores) for sheet in view.public.sheets]


def sketch(view: View, action: Action | None) -> Sketch | None:
    """The spaces that the viewer's pending answers and this one would fill, and with what."""
    public, private = view.public, view.private
    assert isinstance(public, PublicView)
    if not isinstance(private, PrivateView) or view.seat is None:
        return None
    cells, symbol, owner = 0, UNKNOWN, int(view.seat)
    if public.card is not None and len(terrains := _CARDS[public.card].terrains) == 1:
        symbol = SYMBOLS[TERRAIN_IDS.index(terrains[0])]
    if public.ambush is not None:
        symbol, owner = SYMBOLS[MONSTER], (owner + _AMBUSHES[public.ambush].draws_on) % view.seats
    for chosen in (*private.pending, action):
        match chosen:
            case Place(cells=covered) | Raid(cells=covered):
                cells = mask_of(covered)
            case Single(cell=cell):
                cells = 1 << cell
            case Paint(terrain=terrain):
                symbol = SYMBOLS[TERRAIN_IDS.index(terrain)]
    return Sketch(owner, cells, symbol) if cells else None


def drawn_on(view: View) -> int | None:
    """On whose map the viewer draws now: one's own, or in an ambush a neighbour's."""
    public = view.public
    assert isinstance(public, PublicView)
    if view.seat is None:
        return None
    away = 0 if public.ambush is None else _AMBUSHES[public.ambush].draws_on
    return (int(view.seat) + away) % view.seats


def rows_of_maps(view: View) -> list[list[int]]:
    """Up to six maps; at larger tables the viewer's own and those of the neighbours."""
    first = view.seat or 0
    count = min(view.seats, 2 * ACROSS)
    order = [first, *[owner for away in range(1, count) for owner in (first + away, first - away)]]
    owners = list(dict.fromkeys(owner % view.seats for owner in order))[:count]
    return [owners[i : i + ACROSS] for i in range(0, len(owners), ACROSS)]


def _picture(view: View, say: Say, sketched: Sketch | None) -> Picture:
    public = view.public
    assert isinstance(public, PublicView)
    target = drawn_on(view)
    rows: list[Row] = [*header(public, say), ()]
    for owners in rows_of_maps(view):
        drawn = [sheet_rows(public, owner, say, sketched, owner == target) for owner in owners]
        for pieces in zip(*drawn, strict=True):
            rows.append(tuple(span for piece in pieces for span in (*piece, GAP))[:-1])
        rows.append(())
    turned = say("board-column", {"column": public.column}) if public.column else ""
    rows += [(Span(line, "dim"),) for line in (*wrap(turned, HEADER), *wrap(say("board-legend", {}), HEADER))]
    return Picture(tuple(rows))


def header(public: PublicView, say: Say) -> Iterator[Row]:
    """What is turned, and what is scored when: the edicts of this season are bright."""
    now = {"season": public.season, "time": public.time, "limit": public.limit}
    decks = {"deck": public.deck, "ambush_deck": public.ambush_deck}
    yield (Span(say("board-season", now), "title"), GAP, Span(say("board-deck", decks), "dim"))
    season = next(i for i, card in enumerate(SEASONS) if card.id == public.season)
    edicts = [
        Span(
            say("board-edict", {"letter": letter, "card": card}).ljust(WIDTH),
            "bold" if i in scored_edicts(season) else "dim",
        )
        for i, (letter, card) in enumerate(zip(LETTERS, public.edicts, strict=True))
    ]
    yield (edicts[0], GAP, edicts[1])
    yield (edicts[2], GAP, edicts[3])
    yield from card_rows(public, say)


def card_rows(public: PublicView, say: Say) -> Iterator[Row]:
    """The turned card: its name, its terrains, its shapes, the one with a coin marked."""
    demand = (GAP, Span(say("board-ruins", {}), "warning")) if public.ruins_pending else ()
    if public.ambush is not None:
        ambush = _AMBUSHES[public.ambush]
        yield (Span(f" {say('board-ambush', {'card': ambush.id})} ", "monster"), *demand)
        yield from shape_rows([(ambush.cells, False)])
    elif public.card is not None:
        card = _CARDS[public.card]
        name = Span(say("board-card", {"card": card.id}), "bold")
        chips = [terrain_chip(terrain, say) for terrain in card.terrains]
        # The card that shows every terrain has a row for them alone.
        if len(name.text) + sum(len(chip.text) + 1 for chip in chips) <= HEADER:
            yield (name, *_spaced(chips), *demand)
        else:
            yield (name, *demand)
            yield _spaced(chips)[1:]
        yield from shape_rows([(entry.cells, bool(entry.coin)) for entry in card.shapes])


def _spaced(chips: Sequence[Span]) -> Row:
    return tuple(span for chip in chips for span in (Span(" "), chip))


def terrain_chip(terrain: str, say: Say) -> Span:
    """The name of a terrain in its colour."""
    return Span(f" {SYMBOLS[TERRAIN_IDS.index(terrain)]} {say('board-terrain', {'terrain': terrain})} ", terrain)


def shape_rows(shapes: Sequence[tuple[Sequence[tuple[int, int]], bool]]) -> Iterator[Row]:
    """Shapes side by side, lying rather than standing to save rows; each is numbered, a coin stands beside its own."""
    lying = [
        [(column, row) for row, column in cells] if max(cells)[0] > max(c for _, c in cells) else cells
        for cells, _ in shapes
    ]
    for height in range(1 + max(row for cells in lying for row, _ in cells)):
        spans: list[Span] = []
        for number, (cells, (_, coin)) in enumerate(zip(lying, shapes, strict=True), 1):
            spans.append(Span(f"{number if height == 0 else ' '} ", "dim"))
            for column in range(1 + max(column for _, column in cells)):
                spans.append(Span("██" if (height, column) in cells else "  ", "offer"))
            spans += [Span(" ◉" if coin and height == 0 else "  ", "gold"), GAP]
        yield tuple(spans)


def sheet_rows(public: PublicView, owner: int, say: Say, sketched: Sketch | None, own: bool = False) -> list[Row]:
    """One map with its letters and numbers; on the map that is drawn on, every space knows its name."""
    sheet = public.sheets[owner]
    label = say("board-player", {"seat": owner, "total": sum(sheet.scores), "coins": sheet.coins})
    numbers = "   " + "".join(f"{column % 10} " for column in range(1, SIZE + 1))
    rows: list[Row] = [(Span(label[:WIDTH].ljust(WIDTH), f"seat-{owner}"),), (Span(numbers.ljust(WIDTH), "ruler"),)]
    ghost = sketched if sketched is not None and sketched.owner == owner else Sketch(owner, 0, UNKNOWN)
    for row in range(SIZE):
        spans = [Span(f" {ROW_LETTERS[row]} ", "ruler")]
        for column in range(SIZE):
            drawn = space(public, sheet, 1 << cell_at(row, column), ghost)
            spans.append(Span(drawn.text, f"{drawn.style} @{cell_name(cell_at(row, column))}") if own else drawn)
        rows.append(tuple(spans))
    return rows


def space(public: PublicView, sheet: SheetView, bit: int, ghost: Sketch) -> Span:
    """One space: what is being considered, what is drawn on it, or what is printed."""
    ruins = int(public.ruins, 16) & bit
    if ghost.cells & bit:
        return Span(ghost.symbol + ("∩" if ruins else " "), "ghost")
    for index, spaces in enumerate(sheet.terrains):
        if int(spaces, 16) & bit:
            return Span(SYMBOLS[index] + ("∩" if ruins else " "), TERRAIN_IDS[index])
    if int(public.mountains, 16) & bit:
        return Span("▲ ", "mountain")
    if int(public.wasteland, 16) & bit:
        return Span("# ", "wasteland")
    return Span("∩ ", "ruins") if ruins else Span("· ", "dim")
