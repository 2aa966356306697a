"""The table of Cartographers drawn with characters, from a view alone."""

from collections.abc import Callable, Mapping
from typing import Final

from stolek.games.cartographers.cards import SEASONS
from stolek.games.cartographers.grid import SIZE
from stolek.games.cartographers.season import LETTERS, scored_edicts
from stolek.games.cartographers.sheet import TERRAIN_IDS
from stolek.games.cartographers.view import PublicView, SheetView
from stolek.kernel.picture import Picture, Span
from stolek.kernel.view import View

Say = Callable[[str, Mapping[str, object]], str]
Row = tuple[Span, ...]

SYMBOLS: Final = "FVAWX"
ACROSS: Final = 3
"""How many maps stand side by side; of more players, one's own neighbours are shown (CART-4.41)."""
WIDTH: Final = 3 + 2 * SIZE
GAP: Final = Span("   ")


def draw(view: View, say: Say) -> Picture:
    """Season and edicts above, the maps below: one's own first."""
    public = view.public
    assert isinstance(public, PublicView)
    rows: list[Row] = [*header(public, say), ()]
    for owners in rows_of_maps(view):
        drawn = [sheet_rows(public, public.sheets[owner], owner, say) for owner in owners]
        for pieces in zip(*drawn, strict=True):
            rows.append(tuple(span for piece in pieces for span in (*piece, GAP)))
        rows.append(())
    rows.append((Span(say("board-legend", {}), "dim"),))
    return Picture(tuple(rows))


def rows_of_maps(view: View) -> list[list[int]]:
    """Up to six maps; at larger tables the viewer's own and those of the neighbours."""
    first = view.seat or 0
    count = min(view.seats, 2 * ACROSS)
    order = [first, *[x for k in range(1, count) for x in (first + k, first - k)]]
    owners = list(dict.fromkeys(owner % view.seats for owner in order))[:count]
    return [owners[i : i + ACROSS] for i in range(0, len(owners), ACROSS)]


def header(public: PublicView, say: Say) -> list[Row]:
    """What is turned, and what is scored when."""
    now = {"season": public.season, "time": public.time, "limit": public.limit}
    decks = {"deck": public.deck, "ambush_deck": public.ambush_deck}
    season = next(i for i, card in enumerate(SEASONS) if card.id == public.season)
    rows: list[Row] = [(Span(say("board-season", now), "title"), GAP, Span(say("board-deck", decks), "dim"))]
    edicts: list[Span] = []
    for i, (letter, card) in enumerate(zip(LETTERS, public.edicts, strict=True)):
        style = "bold" if i in scored_edicts(season) else "dim"
        edicts += [Span(say("board-edict", {"letter": letter, "card": card}), style), GAP]
    rows.append(tuple(edicts))
    turned: list[Span] = []
    if public.card:
        turned = [Span(say("board-card", {"card": public.card}), "bold")]
    elif public.ambush:
        turned = [Span(say("board-ambush", {"card": public.ambush}), "monster")]
    if public.ruins_pending:
        turned += [GAP, Span(say("board-ruins", {}), "warning")]
    rows.append(tuple(turned))
    if public.column:
        rows.append((Span(say("board-column", {"column": public.column}), "dim"),))
    return rows


def sheet_rows(public: PublicView, sheet: SheetView, owner: int, say: Say) -> list[Row]:
    """One map with its letters and numbers."""
    label = say("board-player", {"seat": owner, "total": sum(sheet.scores), "coins": sheet.coins})
    numbers = "   " + "".join(f"{column % 10} " for column in range(1, SIZE + 1))
    rows: list[Row] = [(Span(label[:WIDTH].ljust(WIDTH), f"seat-{owner}"),), (Span(numbers.ljust(WIDTH), "dim"),)]
    terrains = [int(spaces, 16) for spaces in sheet.terrains]
    for row in range(SIZE):
        spans = [Span(f" {'ABCDEFGHIJK'[row]} ", "dim")]
        spans += [space(public, terrains, 1 << (row * SIZE + column)) for column in range(SIZE)]
        rows.append(tuple(spans))
    return rows


def space(public: PublicView, terrains: list[int], bit: int) -> Span:
    """One space: what is drawn on it, else what is printed."""
    ruins = int(public.ruins, 16) & bit
    for index, spaces in enumerate(terrains):
        if spaces & bit:
            return Span(SYMBOLS[index] + ("∩" if ruins else " "), TERRAIN_IDS[index])
    if int(public.mountains, 16) & bit:
        return Span("▲ ", "mountain")
    if int(public.wasteland, 16) & bit:
        return Span("# ", "wasteland")
    return Span("∩ ", "ruins") if ruins else Span("· ", "dim")
