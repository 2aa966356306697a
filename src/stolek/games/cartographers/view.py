"""What everybody sees, and what a seat sees besides (CART-7.1, CART-7.6)."""

from typing import Final

import msgspec

from stolek.games.cartographers.cards import AMBUSH, EXPLORE, SCORING, SEASONS
from stolek.games.cartographers.scoring import explain, losing_spaces
from stolek.games.cartographers.sheet import MAPS, SIDE_LETTERS, Sheet
from stolek.games.cartographers.state import CartographersState
from stolek.kernel.values import Action, Seat

MAX_SEATS_WORKED_OUT: Final = 16
"""At larger tables nobody is told what the edicts are worth before the season ends: views stay small."""


class EdictView(msgspec.Struct, frozen=True):
    """What a sheet would earn by an edict if it were scored now, and the spaces that make it (CART-4.60)."""

    points: int
    spaces: str


class SheetView(msgspec.Struct, frozen=True):
    """One sheet. Sets of spaces are hexadecimal numbers with one bit a space, A1 the lowest."""

    terrains: tuple[str, ...]
    filled: str
    coins: int
    mountains_paid: str
    scores: tuple[int, ...]
    edicts: tuple[EdictView, ...]
    """The four edicts in the order of their letters; empty at tables of more than `MAX_SEATS_WORKED_OUT`."""
    haunted: str
    """The empty spaces beside monsters: each costs a star at the end of a season (CART-4.62)."""


class PublicView(msgspec.Struct, frozen=True):
    """Everything on the table."""

    side: str
    edicts: tuple[str, ...]
    season: str
    limit: int
    time: int
    column: tuple[str, ...]
    card: str | None
    ambush: str | None
    ruins_pending: bool
    deck: int
    ambush_deck: int
    raided: tuple[str, ...]
    mountains: str
    ruins: str
    wasteland: str
    sheets: tuple[SheetView, ...]


class PrivateView(msgspec.Struct, frozen=True):
    """What the seat has answered while others still draw."""

    pending: tuple[Action, ...]


def public_view(s: CartographersState) -> PublicView:
    """The same for all viewers."""
    season, printed = SEASONS[s.season], MAPS[s.side]
    return PublicView(
        side=SIDE_LETTERS[s.side],
        edicts=tuple(SCORING[card].id for card in s.edicts),
        season=season.id,
        limit=season.time_limit,
        time=s.time,
        column=tuple(EXPLORE[card].id for card in s.column),
        card=None if s.explore is None else EXPLORE[s.explore].id,
        ambush=None if s.ambush is None else AMBUSH[s.ambush].id,
        ruins_pending=s.ruins_pending,
        deck=len(s.deck),
        ambush_deck=len(AMBUSH) - s.season - 1,
        raided=tuple(AMBUSH[card].id for card in s.raided),
        mountains=f"{printed.mountains:x}",
        ruins=f"{printed.ruins:x}",
        wasteland=f"{printed.wasteland:x}",
        sheets=tuple(
            SheetView(
                terrains=tuple([f"{spaces:x}" for spaces in sheet.terrains]),
                filled=f"{sheet.filled:x}",
                coins=sheet.coins,
                mountains_paid=f"{sheet.paid:x}",
                scores=scores,
                edicts=edict_views(s, sheet),
                haunted=f"{losing_spaces(sheet):x}",
            )
            for sheet, scores in zip(s.sheets, s.scores, strict=True)
        ),
    )


def edict_views(s: CartographersState, sheet: Sheet) -> tuple[EdictView, ...]:
    """What each edict would be worth on this sheet now, worked out as at the end of a season (CART-4.60)."""
    if s.seats > MAX_SEATS_WORKED_OUT:
        return ()
    worths = [explain(SCORING[card], sheet, MAPS[s.side]) for card in s.edicts]
    return tuple([EdictView(worth.points, f"{worth.spaces:x}") for worth in worths])


def private_view(s: CartographersState, seat: Seat) -> PrivateView:
    """The seat's own pending answers."""
    return PrivateView(s.answers[seat] if s.lanes else ())
