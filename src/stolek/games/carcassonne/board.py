"""The table of Carcassonne drawn with characters, from a view alone.

`zoom` chooses the size of a tile, 0 is the smallest; then the whole landscape is drawn, to be scrolled. Without it the
picture is at most `WIDTH` columns wide: everything as large as it fits, else what lies around the latest tile. What
only a module knows is drawn by the module.
"""

from typing import Final

from stolek.games.carcassonne.actions import LayTile, PlaceOnTile
from stolek.games.carcassonne.box import ROTATED, TILE_NAMED, rotated, tile_called
from stolek.games.carcassonne.cell import cell_at
from stolek.games.carcassonne.components import FIGURES
from stolek.games.carcassonne.drawing import Row, Say
from stolek.games.carcassonne.frames import PlaceFigure
from stolek.games.carcassonne.raster import spans
from stolek.games.carcassonne.rules import DRAWINGS
from stolek.games.carcassonne.sheet import SIZES, WIDTH, ZOOMS, Canvas, Sheet, rows_of
from stolek.games.carcassonne.view import PublicView
from stolek.kernel.picture import Picture, Span
from stolek.kernel.values import Action
from stolek.kernel.view import View

__all__ = ["WIDTH", "ZOOMS", "draw", "draw_with", "hand", "place_of", "scores"]

SKETCHES: Final = {kind: sketch for drawing in DRAWINGS for kind, sketch in drawing.sketches.items()}


def draw(view: View, say: Say, zoom: int | None = None) -> Picture:
    """Players and the drawn tile above, the landscape below."""
    return _draw(view, say, None, zoom)


def draw_with(view: View, say: Say, action: Action, zoom: int | None = None) -> Picture:
    """The same with an answer that is only being considered: the tile or figure where it would come to be."""
    return _draw(view, say, action, zoom)


def scores(view: View) -> tuple[int, ...]:
    """The points so far, seat by seat."""
    assert isinstance(view.public, PublicView)
    return tuple(player.score for player in view.public.players)


def hand(view: View, say: Say) -> list[Row]:
    """What is always in sight: the drawn tile as it was drawn, and what the viewer has left to place."""
    public = view.public
    assert isinstance(public, PublicView)
    rows: list[Row] = []
    if public.drawn is not None:
        title = say("board-drawn", {"tile": public.drawn, "number": public.number})
        canvas: Canvas = dict(spans(rotated(TILE_NAMED[public.drawn], 0), SIZES[-1]))
        rows += [(Span(title, "bold"),), *rows_of(canvas, *SIZES[-1])]
    if view.seat is not None:
        rows.append(players(public, say)[view.seat])
    return rows


def place_of(action: Action) -> tuple[str, int, int] | None:
    """Where a tile would lie, and after how many quarter turns."""
    return (f"{action.x},{action.y}", action.rot, 0) if isinstance(action, LayTile) else None


def _draw(view: View, say: Say, considered: Action | None, zoom: int | None) -> Picture:
    public = view.public
    assert isinstance(public, PublicView)
    rows: list[Row] = [*header(public, say), *players(public, say)]
    rows += [row for drawing in DRAWINGS if drawing.rows for row in drawing.rows(public, say)]
    rows += [*drawn_tile(public, say), ()]
    rows += [*landscape(view, public, say, considered, zoom), *legend(say)]
    return Picture(tuple(rows))


def header(public: PublicView, say: Say) -> list[Row]:
    """Whose turn it is and what is left to draw."""
    turn = say("board-turn", {"seat": public.active, "part": public.part})
    piles = [say("board-pile", {"pile": public.pile})]
    piles += [text for drawing in DRAWINGS if drawing.pile and (text := drawing.pile(public, say))]
    rows: list[Row] = [(Span(turn, "title"), Span("   "), Span(", ".join(piles), "dim"))]
    if public.discarded:
        rows.append((Span(say("board-discarded", {"count": len(public.discarded)}), "dim"),))
    return rows


def players(public: PublicView, say: Say) -> list[Row]:
    """Points, points with what is claimed now, supplies, and what modules put in front of players."""
    rows: list[Row] = []
    for seat, player in enumerate(public.players):
        pairs = [zip(claim.seats, claim.points, strict=True) for claim in public.claims]
        claimed = sum(points for pair in pairs for owner, points in pair if owner == seat)
        args = {"seat": seat, "number": seat + 1, "score": player.score, "now": player.score + claimed}
        supply = " ".join(f"{FIGURES[kind].letter}{n or '·'}" for kind, n in player.supply.items())
        more = [text for drawing in DRAWINGS if drawing.player and (text := drawing.player(player, say))]
        rows.append(
            (
                Span(say("board-player", args), f"seat-{seat}"),
                *[Span(f"   {text}") for text in (supply, *more)],
            )
        )
    return rows


def drawn_tile(public: PublicView, say: Say) -> list[Row]:
    """The drawn tile in its four rotations."""
    if public.drawn is None:
        return []
    size = SIZES[-1]
    canvas: Canvas = {}
    for rot in range(4):
        for (x, y), span in spans(rotated(TILE_NAMED[public.drawn], rot), size).items():
            canvas[rot * (size[0] + 3) + x, y + 1] = span
        canvas[rot * (size[0] + 3) + size[0] // 2, 0] = Span(str(rot), "dim")
    title = say("board-drawn", {"tile": public.drawn, "number": public.number})
    return [(), (Span(title, "bold"),), *rows_of(canvas, 4 * (size[0] + 3), size[1] + 1)]


def landscape(view: View, public: PublicView, say: Say, considered: Action | None, zoom: int | None) -> list[Row]:
    """The tiles with their figures, the free cells, and numbers along two sides."""
    cells = [*((tile.x, tile.y) for tile in public.tiles), *public.free]
    sheet = Sheet(cells, public.last or (0, 0), zoom)
    for x, y in public.free:
        sheet.put(x, y, sheet.middle, "+", "dim")
    for tile in public.tiles:
        sheet.lay(tile.x, tile.y, rotated(tile_called(tile.tile, cell_at(tile.x, tile.y)), tile.rot))
    for figure in public.figures:
        mark = FIGURES[figure.figure].letter + str(figure.seat + 1)
        sheet.label(figure.x, figure.y, figure.segment, mark, f"seat-{figure.seat}")
    if public.last and any(asked.kind == PlaceFigure.tag() for asked in view.asks):
        for segment in ROTATED[sheet.rotated[public.last]].segments:
            sheet.label(*public.last, segment.id, short_name(segment.id, say), "offer")
    if considered is not None:
        _sketch(sheet, public, considered)
    head, *lines = sheet.rows()
    return [(Span(head[0].text, "ruler"),), *[_placed(row, sheet, i // sheet.size[1]) for i, row in enumerate(lines)]]


def short_name(segment: str, say: Say) -> str:
    """What the answers call a segment, in two letters: `r1` for road 1."""
    name = say("board-name", {"thing": segment})
    return name[0] + name[-1] if name[-1].isdigit() else name[:2]


def _placed(row: Row, sheet: Sheet, line: int) -> Row:
    """A row of the landscape whose every character knows its cell; the number in front is a ruler."""
    number, *rest = row
    found = [Span(number.text, "ruler")]
    letters = [(letter, span.style) for span in rest for letter in span.text]
    for column, start in enumerate(range(0, len(letters), sheet.size[0])):
        cell = f" @{sheet.left + column},{sheet.top + line}"
        found += [Span(letter, style + cell) for letter, style in letters[start : start + sheet.size[0]]]
    return tuple(found)


def _sketch(sheet: Sheet, public: PublicView, considered: Action) -> None:
    """What the answer would put into the landscape or take out of it."""
    if isinstance(considered, LayTile) and public.drawn:
        sheet.lay(considered.x, considered.y, rotated(TILE_NAMED[public.drawn], considered.rot), ghost=True)
    elif isinstance(considered, PlaceOnTile) and public.last:
        mark = FIGURES[considered.figure].letter + str(public.active + 1)
        sheet.label(*public.last, considered.segment, mark, "ghost")
    elif type(considered) in SKETCHES:
        SKETCHES[type(considered)](sheet, public, considered)


def legend(say: Say) -> list[Row]:
    """What the characters mean: features and figures, then symbols on tiles."""
    figures = [key for drawing in DRAWINGS for key in drawing.legend_figures]
    symbols = [key for drawing in DRAWINGS for key in drawing.legend_symbols]
    return [(Span("  ".join(say(f"board-{key}", {}) for key in keys), "dim"),) for keys in (figures, symbols)]
