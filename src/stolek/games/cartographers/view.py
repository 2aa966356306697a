"""What everybody sees, and what a seat sees besides (CART-7.1, CART-7.6)."""

import msgspec

from stolek.games.cartographers.cards import AMBUSH, EXPLORE, SCORING, SEASONS
from stolek.games.cartographers.sheet import MAPS, SIDE_LETTERS
from stolek.games.cartographers.state import CartographersState
from stolek.kernel.leaf import Action, Seat


class SheetView(msgspec.Struct, frozen=True):
    """One sheet. Sets of spaces are hexadecimal numbers with one bit a space, A1 the lowest."""

    terrains: tuple[str, ...]
    filled: str
    coins: int
    mountains_paid: str
    scores: tuple[int, ...]


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
            )
            for sheet, scores in zip(s.sheets, s.scores, strict=True)
        ),
    )


def private_view(s: CartographersState, seat: Seat) -> PrivateView:
    """The seat's own pending answers."""
    return PrivateView(s.answers[seat] if s.lanes else ())
