"""A turn from its beginning to the next player's (RIVA-3, RIVA-5): the list below is the rulebook's overview."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.action_cards import play_card
from stolek.games.rivals.actions import NUMBERS, PLAY, ROLL, ChooseNumber, PlayCard, RollDice
from stolek.games.rivals.cards import BACK, CARD, CARDS, EVENT_FACES, LISTENS, PRODUCTION_FACES, Card
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.effects import SetProductionDie
from stolek.games.rivals.events.turn import DiceRolled, GameWon, NumberChosen, TurnBegun
from stolek.games.rivals.frames.turn import (
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
from stolek.games.rivals.points import victory_points
from stolek.games.rivals.requirements import why_not_held
from stolek.games.rivals.state import RivalsState, other
from stolek.kernel.chance import roll
from stolek.kernel.chapter import Turn
from stolek.kernel.state import leave, tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()

TURN: Final = Turn(
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
_IS_BEFORE_ROLL: Final = tuple("before_roll" in effects for effects in LISTENS)
_SETS_NUMBER: Final = tuple(any(isinstance(e, SetProductionDie) for e in card.kind.effects) for card in CARDS)
_JUST_ROLL: Final = (ROLL,)


@rule.step(BeginTurn)
def begin_turn(g: "Rivals", s: RivalsState, f: BeginTurn) -> None:
    """The dice of the last turn no longer count."""
    s.active = f.seat
    s.turn += 1
    s.number, s.symbol = 0, ""
    tell(s, TurnBegun(f.seat, s.turn))
    then(s, *g.turns[f.seat])


@rule.step(EndTurn)
def end_turn(g: "Rivals", s: RivalsState, f: EndTurn) -> None:
    """The players alternate until one of them wins (RIVA-5.5)."""
    then(s, BeginTurn(other(f.seat)))


# Victory


@rule.step(CheckEarlyVictory)
def check_early_victory(g: "Rivals", s: RivalsState, f: CheckEarlyVictory) -> None:
    """In theme games and the duel the points may be there before the roll (RIVA-5.2)."""
    if g.mode.wins_before_roll:
        _win_with_enough(g, s, f.seat)


@rule.step(CheckVictory)
def check_victory(g: "Rivals", s: RivalsState, f: CheckVictory) -> None:
    """The active player, and nobody else, wins with enough points (RIVA-5.1, RIVA-5.3, RIVA-5.4)."""
    _win_with_enough(g, s, f.seat)


def _win_with_enough(g: "Rivals", s: RivalsState, seat: Seat) -> None:
    points = victory_points(s, seat)
    if points >= g.mode.victory_points:
        s.winner = seat
        tell(s, GameWon(seat, points))
        leave(s, EndTurn)


# The roll


@rule.offer(BeforeRoll, none="skip")
def cards_before_roll(g: "Rivals", s: RivalsState, f: BeforeRoll) -> Sequence[Action]:
    """Asked whenever such a card may be in the hand by its back (RIVA-7.16); each die can be set once (RIVA-4.101)."""
    cards = s.hands[f.seat].cards
    backs = g.backs_of_timing["before_roll"]
    for card in cards:
        if BACK[card] in backs:
            playable = [PLAY[c] for c in dict.fromkeys(cards) if _IS_BEFORE_ROLL[c] and can_set_die(s, c)]
            return [ROLL, *playable] if playable else _JUST_ROLL
    return ()


def can_set_die(s: RivalsState, card: Card) -> bool:
    """Is the die of this card not set yet?"""
    return not s.number if _SETS_NUMBER[card] else not s.symbol


@rule.do(BeforeRoll, RollDice)
def no_more_cards(g: "Rivals", s: RivalsState, f: BeforeRoll, a: RollDice) -> None:
    """The roll follows."""


@rule.do(BeforeRoll, PlayCard)
def play_before_roll(g: "Rivals", s: RivalsState, f: BeforeRoll, a: PlayCard) -> None:
    """The card is carried out; others may follow (RIVA-4.101, RIVA-4.205)."""
    play_card(s, f.seat, a.card, "before_roll")
    then(s, f)


@rule.refuse(BeforeRoll, PlayCard)
def why_not_play_before_roll(g: "Rivals", s: RivalsState, f: BeforeRoll, a: PlayCard) -> Refusal | None:
    """Not held, not for this moment, or the die is set already."""
    if refusal := why_not_held(s, f.seat, a.card):
        return refusal
    if CARDS[CARD[a.card]].kind.timing != "before_roll":
        return no("RIVA-4.35", "timing", card=a.card)
    return no("RIVA-4.101", "set", card=a.card)


@rule.handles(SetProductionDie)
def set_production(g: "Rivals", s: RivalsState, seat: Seat, effect: SetProductionDie, law: str) -> None:
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
def why_not_number(g: "Rivals", s: RivalsState, f: ChooseProduction, a: ChooseNumber) -> Refusal:
    """The die has no such face."""
    return no("RIVA-4.101", "number")


@rule.step(Roll)
def roll_dice(g: "Rivals", s: RivalsState, f: Roll) -> None:
    """Both dice together, except those that a card has set (RIVA-4.17)."""
    rolled = not s.number, not s.symbol
    if not s.number:
        s.number = roll_production(s)
    if not s.symbol:
        s.symbol = EVENT_FACES[roll(s, len(EVENT_FACES)) - 1]
    tell(s, DiceRolled(f.seat, s.number, s.symbol, *rolled))


def roll_production(s: RivalsState) -> int:
    """What the production die shows."""
    return PRODUCTION_FACES[roll(s, len(PRODUCTION_FACES)) - 1]
