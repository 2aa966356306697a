"""The turn, the round and the end of the game (VISC-3, VISC-5.2)."""

from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.events import RoundBegun
from stolek.games.viscounts.frames import (
    BeginRound,
    ChooseAction,
    Collide,
    DrawCards,
    EndTurn,
    FinishGame,
    FirstPossible,
    FollowScheme,
    Move,
    MoveOpponent,
    PlayCard,
    Recruit,
    ShiftCards,
    ShiftSchemes,
    TurnScheme,
)
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Frame, Seat

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

TURN: Final = (ShiftCards, PlayCard, Move, ChooseAction, Recruit, Collide, DrawCards, EndTurn)
"""The six phases: card management in two parts, movement, primary action, recruit, collision, draw (VISC-3.1)."""
OPPONENT_TURN: Final = (ShiftSchemes, TurnScheme, FollowScheme, MoveOpponent, FirstPossible, Collide, EndTurn)
"""The turn of the virtual opponent (VISC-6.30)."""
MAX_SEATS: Final = 4
TURNS: Final[tuple[tuple[Frame, ...], ...]] = tuple(tuple(f(Seat(seat)) for f in TURN) for seat in range(MAX_SEATS))
OPPONENT_TURNS: Final[tuple[tuple[Frame, ...], ...]] = tuple(
    tuple(f(Seat(seat)) for f in OPPONENT_TURN) for seat in range(MAX_SEATS)
)


def begin_turn(s: ViscountsState, seat: int) -> None:
    """It is this seat's turn."""
    s.active = seat
    then(s, *(OPPONENT_TURNS if seat == s.virtual else TURNS)[seat])


@rule.step(BeginRound)
def begin_round(g: "Viscounts", s: ViscountsState, f: BeginRound) -> None:
    """One turn for everybody, clockwise from the start player (VISC-3.1)."""
    s.round += 1
    tell(s, RoundBegun(s.round, s.round == s.last_round))
    begin_turn(s, s.start)


@rule.step(EndTurn)
def end_turn(g: "Viscounts", s: ViscountsState, f: EndTurn) -> None:
    """The current round is finished, then exactly one more full round is played (VISC-5.2)."""
    following = (f.seat + 1) % s.seats
    if following != s.start:
        begin_turn(s, following)
    elif s.round == s.last_round:
        then(s, FinishGame())
    else:
        then(s, BeginRound())
