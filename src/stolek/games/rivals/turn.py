"""A turn from its beginning to the next player's (RIVA-3, RIVA-5): the list below is the rulebook's overview."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.actions import NUMBERS, PLAY, ROLL, ChooseNumber, EndPhase, PlayCard, RollDice
from stolek.games.rivals.cards import BACK, CARD, CARDS, LISTENS
from stolek.games.rivals.components import FACES
from stolek.games.rivals.events import DiceRolled, GameDrawn, GameWon, NumberChosen, TurnBegun
from stolek.games.rivals.frames import (
    ActionPhase,
    BeforeRoll,
    BeginTurn,
    BlackSymbol,
    CheckEarlyVictory,
    CheckVictory,
    ChooseProduction,
    EndTurn,
    ExchangeCard,
    Produce,
    RedSymbol,
    Replenish,
    Roll,
)
from stolek.games.rivals.interpreter import says
from stolek.games.rivals.playing import not_held, play_card
from stolek.games.rivals.state import RivalsState, other, victory_points
from stolek.games.rivals.vocabulary import SetEventDie, SetProductionDie
from stolek.kernel.chance import roll
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Frame, Refusal, Seat, no
from stolek.kernel.state import leave, tell, then

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Chapter["Rivals", RivalsState] = Chapter()

TURN: Final[tuple[type[Frame], ...]] = (
    CheckEarlyVictory,
    BeforeRoll,
    Roll,
    RedSymbol,
    Produce,
    BlackSymbol,
    ActionPhase,
    CheckVictory,
    Replenish,
    ExchangeCard,
    EndTurn,
)
_TURNS: Final = tuple(tuple(frame(Seat(seat)) for frame in TURN) for seat in range(2))
IS_BEFORE_ROLL: Final = tuple("before_roll" in effects for effects in LISTENS)
JUST_ROLL: Final = (ROLL,)
MOST_TURNS: Final = 400
"""The rules set no limit; after so many turns of both players the game is a draw (RIVA-5.5)."""


@rule.step(BeginTurn)
def begin_turn(g: "Rivals", s: RivalsState, f: BeginTurn) -> None:
    """The dice of the last turn no longer count, nor what was used once in it."""
    s.active = f.seat
    s.turn += 1
    s.number, s.symbol = 0, ""
    s.heralds = ()
    s.minted = 0
    s.fetched = (0, 0)
    if s.events is not None:
        tell(s, TurnBegun(f.seat, s.turn))
    then(s, *_TURNS[f.seat])


@rule.step(CheckEarlyVictory)
def check_early_victory(g: "Rivals", s: RivalsState, f: CheckEarlyVictory) -> None:
    """In theme games and the duel the points may be there before the roll (RIVA-5.2)."""
    if g.wins_before_roll:
        _win_with_enough(g, s, f.seat)


@rule.step(CheckVictory)
def check_victory(g: "Rivals", s: RivalsState, f: CheckVictory) -> None:
    """The active player, and only he, wins with enough points (RIVA-5.1, RIVA-5.3, RIVA-5.4)."""
    _win_with_enough(g, s, f.seat)


def _win_with_enough(g: "Rivals", s: RivalsState, seat: Seat) -> None:
    points = victory_points(s, seat)
    if points >= g.mode.victory_points:
        s.winner = seat
        tell(s, GameWon(seat, points))
        leave(s, EndTurn)


@rule.offer(BeforeRoll, none="skip")
def cards_before_roll(g: "Rivals", s: RivalsState, f: BeforeRoll) -> Sequence[Action]:
    """Asked whenever such a card may be in the hand by its back (RIVA-7.16); each die can be set once (D4)."""
    cards = s.hands[f.seat].cards
    backs = g.before_roll_backs
    for card in cards:
        if BACK[card] in backs:
            playable = [PLAY[c] for c in dict.fromkeys(cards) if IS_BEFORE_ROLL[c] and can_set(s, c)]
            return [ROLL, *playable] if playable else JUST_ROLL
    return ()


def can_set(s: RivalsState, card: int) -> bool:
    """Is the die of this card not set yet?"""
    return not s.number if isinstance(LISTENS[card]["before_roll"][0], SetProductionDie) else not s.symbol


@rule.do(BeforeRoll, RollDice)
def no_more_cards(g: "Rivals", s: RivalsState, f: BeforeRoll, a: RollDice) -> None:
    """The roll follows."""


@rule.do(BeforeRoll, PlayCard)
def play_before_roll(g: "Rivals", s: RivalsState, f: BeforeRoll, a: PlayCard) -> None:
    """The card is carried out, and listens on if it has more to say (RIVA-4.101, RIVA-4.205)."""
    card = CARD[a.card]
    if any(when.startswith("die:") for when in LISTENS[card]):
        s.heralds += (card,)
    play_card(s, f.seat, a.card, "before_roll")
    then(s, f)


@rule.refuse(BeforeRoll, PlayCard)
def cannot_play_before_roll(g: "Rivals", s: RivalsState, f: BeforeRoll, a: PlayCard) -> Refusal | None:
    """Not held, not for this moment, or the die is set already."""
    if refusal := not_held(s, f.seat, a.card):
        return refusal
    if CARDS[CARD[a.card]].kind.timing != "before_roll":
        return no("RIVA-4.35", "timing", card=a.card)
    return no("RIVA-4.101", "set", card=a.card)


@says(SetProductionDie)
def set_production(g: "Rivals", s: RivalsState, seat: Seat, e: SetProductionDie, law: str) -> None:
    """The player names the number; the die is not rolled (RIVA-4.101)."""
    then(s, ChooseProduction(seat))


@rule.offer(ChooseProduction)
def numbers(g: "Rivals", s: RivalsState, f: ChooseProduction) -> Sequence[Action]:
    """1 to 6."""
    return NUMBERS


@rule.do(ChooseProduction, ChooseNumber)
def choose_number(g: "Rivals", s: RivalsState, f: ChooseProduction, a: ChooseNumber) -> None:
    """This is what the production die shows."""
    s.number = a.number
    tell(s, NumberChosen(f.seat, a.number))


@rule.refuse(ChooseProduction, ChooseNumber)
def no_number(g: "Rivals", s: RivalsState, f: ChooseProduction, a: ChooseNumber) -> Refusal:
    """The die has no such face."""
    return no("RIVA-4.101", "number")


@says(SetEventDie)
def set_symbol(g: "Rivals", s: RivalsState, seat: Seat, e: SetEventDie, law: str) -> None:
    """The event die shows this; it is not rolled (RIVA-4.205)."""
    s.symbol = e.value


@rule.step(Roll)
def roll_dice(g: "Rivals", s: RivalsState, f: Roll) -> None:
    """Both dice together, except those that a card has set (RIVA-4.17)."""
    if not s.number:
        s.number = roll(s, 6)
    if not s.symbol:
        s.symbol = FACES[roll(s, len(FACES)) - 1]
    if s.events is not None:
        tell(s, DiceRolled(f.seat, s.number, s.symbol))


@rule.do(ActionPhase, EndPhase)
def end_phase(g: "Rivals", s: RivalsState, f: ActionPhase, a: EndPhase) -> None:
    """The hand is next."""


@rule.step(EndTurn)
def end_turn(g: "Rivals", s: RivalsState, f: EndTurn) -> None:
    """The players alternate; without a winner the game does not last for ever (RIVA-5.5)."""
    if s.turn >= MOST_TURNS:
        tell(s, GameDrawn(s.turn))
    else:
        then(s, BeginTurn(other(f.seat)))
