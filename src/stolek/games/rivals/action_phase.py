"""The menu of the action phase, in the order of the rule: build, play, trade, demolish, end (RIVA-4.32, RIVA-4.36).

The sets in play put their own actions between the two halves, as the Era of Gold does with its Mint.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.rivals.action_cards import is_playable
from stolek.games.rivals.actions import DEMOLISH, END_PHASE, PLAY, EndPhase
from stolek.games.rivals.cards import IN_ACTION_PHASE, IS_ACTION
from stolek.games.rivals.center_cards import center_cards
from stolek.games.rivals.chapter import RivalsChapter
from stolek.games.rivals.expansion import card_of, site_of
from stolek.games.rivals.expansions import ways_to_build, ways_to_build_face_up
from stolek.games.rivals.frames.turn import ActionPhase
from stolek.games.rivals.principality import open_expansions
from stolek.games.rivals.state import RivalsState
from stolek.games.rivals.trading import trades
from stolek.kernel.values import Action, Seat

if TYPE_CHECKING:
    from stolek.games.rivals.rules import Rivals

rule: Final = RivalsChapter()
last_rule: Final = RivalsChapter()
"""What stands at the end of the menu, after the actions of all sets."""


@rule.offer(ActionPhase)
def build_play_trade(g: "Rivals", s: RivalsState, f: ActionPhase) -> Sequence[Action]:
    """Center cards, hand cards, the face-up stack, trades."""
    p = s.princes[f.seat]
    return [
        *center_cards(s, p),
        *hand_cards(g, s, f.seat),
        *ways_to_build_face_up(g, s, f.seat),
        *trades(s, p),
    ]


def hand_cards(g: "Rivals", s: RivalsState, seat: Seat) -> list[Action]:
    """Action cards that may be played, expansions wherever they may be built (RIVA-4.33, RIVA-4.35)."""
    offers: list[Action] = []
    for card in dict.fromkeys(s.hands[seat].cards):
        if not IS_ACTION[card]:
            offers += ways_to_build(g, s, seat, card)
        elif IN_ACTION_PHASE[card] and is_playable(g, s, seat, card):
            offers.append(PLAY[card])
    return offers


@last_rule.offer(ActionPhase)
def demolish_or_end(g: "Rivals", s: RivalsState, f: ActionPhase) -> Sequence[Action]:
    """Every building and unit that nothing covers may be demolished; the phase may end (RIVA-4.48)."""
    if not g.mode.demolition_allowed:
        return _END
    standing = dict.fromkeys(open_expansions(s.princes[f.seat]))
    return [*[DEMOLISH[card_of(expansion)][site_of(expansion)] for expansion in standing], END_PHASE]


_END: Final[Sequence[Action]] = (END_PHASE,)


@last_rule.do(ActionPhase, EndPhase)
def end_phase(g: "Rivals", s: RivalsState, f: ActionPhase, a: EndPhase) -> None:
    """The hand is next."""
