"""Effects from left to right, ongoing abilities, printed options (VISC-4.1 to VISC-4.4)."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from stolek.games.viscounts.actions import Choose
from stolek.games.viscounts.cards import CARD_IDS, CARD_NUMBERS, GIVES_CORRUPTION, ONGOING, ONLY_GAINS, TRIGGERS, Moment
from stolek.games.viscounts.effects import HANDLERS, OPPONENT_HANDLERS, ChooseOne, Effects, handles, slug_of
from stolek.games.viscounts.events import AbilityUsed, OptionChosen
from stolek.games.viscounts.frames import Ability, ChooseOption, Resolve
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.chapter import Chapter
from stolek.kernel.order import by_choice
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()


@rule.step(Resolve)
def carry_out(g: "Viscounts", s: ViscountsState, f: Resolve) -> None:
    """From left to right; whatever an effect triggers or asks comes before the rest of the list (VISC-4.4)."""
    handlers = OPPONENT_HANDLERS if f.seat == s.virtual else HANDLERS
    for done, effect in enumerate(f.effects, 1):
        handlers[type(effect)](g, s, f, effect)
        if s.pending:
            if done < len(f.effects):
                then(s, Resolve(f.seat, f.effects[done:], f.source))
            return


def trigger_abilities(s: ViscountsState, seat: Seat, moment: Moment) -> None:
    """Abilities of one's own board that one event triggers: corruption first, the rest in any order (VISC-4.4)."""
    cards = [card for card in s.players[seat].board if TRIGGERS[card] == moment]
    if not cards:
        return
    first = [card for card in cards if GIVES_CORRUPTION[card] or ONLY_GAINS[card]]
    then(s, *[Ability(seat, CARD_IDS[card]) for card in first])
    by_choice(s, seat, [Ability(seat, CARD_IDS[card]) for card in cards if card not in first])


@rule.step(Ability)
def use_ability(g: "Viscounts", s: ViscountsState, f: Ability) -> None:
    """The ongoing ability of a card on one's own board; effects are mandatory (VISC-4.1, VISC-4.3)."""
    tell(s, AbilityUsed(f.seat, f.card))
    then(s, Resolve(f.seat, ONGOING[CARD_NUMBERS[f.card]], f.card))


@handles(ChooseOne)
def choose_one(g: "Viscounts", s: ViscountsState, f: Resolve, effect: ChooseOne) -> None:
    """Exactly one of the printed options (VISC-4.1)."""
    then(s, ChooseOption(f.seat, effect.options, f.source))


@cache
def choices(options: tuple[Effects, ...]) -> tuple[Choose, ...]:
    """One answer for each printed option."""
    return tuple(Choose(slug_of(option)) for option in options)


@rule.offer(ChooseOption)
def printed_options(g: "Viscounts", s: ViscountsState, f: ChooseOption) -> Sequence[Action]:
    """All of them, even those that do nothing (VISC-4.1)."""
    return choices(f.options)


@rule.do(ChooseOption, Choose)
def choose_option(g: "Viscounts", s: ViscountsState, f: ChooseOption, a: Choose) -> None:
    tell(s, OptionChosen(f.seat, a.option))
    then(s, Resolve(f.seat, f.options[choices(f.options).index(a)], f.source))


@rule.refuse(ChooseOption, Choose)
def why_not_option(g: "Viscounts", s: ViscountsState, f: ChooseOption, a: Choose) -> Refusal:
    return no("VISC-4.2", "option", options=tuple(choice.option for choice in choices(f.options)))
