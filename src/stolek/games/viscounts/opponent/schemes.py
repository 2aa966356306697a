"""The schemes of the virtual opponent: draw pile, future pile, shuffles (VISC-6.3, VISC-6.12, VISC-6.15)."""

from typing import TYPE_CHECKING

from stolek.games.viscounts.cards import CARD_IDS, HIDDEN_SCHEME, Scheme, card_id, scheme_of
from stolek.games.viscounts.effects import AiGainScheme, AnyEffect, Corruption, Shuffle, Virtue, opponent_handles
from stolek.games.viscounts.events import EffectConverted, NothingDone, SchemeGained, Shuffled
from stolek.games.viscounts.frames import Resolve
from stolek.games.viscounts.opponent.boards import INSTEAD_OF, ON_SCHEME, ON_SHUFFLE
from stolek.games.viscounts.player import criminals, draw_card, fill_draw_pile, working_slots
from stolek.games.viscounts.sources import SHUFFLE_CHECK
from stolek.games.viscounts.state import NOBODY, ViscountsState
from stolek.games.viscounts.virtue import gain_corruption, gain_virtue
from stolek.kernel.chance import draw
from stolek.kernel.state import tell, then
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts


def current_scheme(s: ViscountsState, seat: Seat) -> Scheme:
    """The scheme on slot 1, which it follows in this turn (VISC-6.30)."""
    return scheme_of(s.players[seat].board[0])


def future_left(s: ViscountsState) -> int:
    """Cards in the future pile: the unseen ones without those hidden in the draw pile (VISC-6.3)."""
    if s.virtual == NOBODY:
        return 0
    return len(s.future) - s.players[s.virtual].draw.cards.count(HIDDEN_SCHEME)


def draw_scheme(s: ViscountsState, seat: Seat) -> int:
    """The top scheme of the draw pile; a future one in it is decided now (VISC-6.3)."""
    card = draw_card(s, seat)
    return draw(s, s.future, card_id) if card == HIDDEN_SCHEME else card


@opponent_handles(AiGainScheme)
def gain_scheme(g: "Viscounts", s: ViscountsState, f: Resolve, effect: AiGainScheme) -> None:
    """The top of the future pile goes face up to the discard pile; without one a flip instead (VISC-6.12)."""
    player = s.players[f.seat]
    if future_left(s):
        card = draw(s, s.future, card_id)
        player.discard.append(card)
        tell(s, SchemeGained(f.seat, CARD_IDS[card], future_left(s), f.source))
        then(s, *[Resolve(f.seat, slot.effects, slot.slot) for slot in working_slots(player, ON_SCHEME)])
    else:
        tell(s, EffectConverted(f.seat, AiGainScheme(1).slug, f.source))
        then(s, Resolve(f.seat, INSTEAD_OF["ai_gain_scheme"], f.source))
    if effect.amount > 1:
        then(s, Resolve(f.seat, (AiGainScheme(effect.amount - 1),), f.source))


@opponent_handles(Shuffle)
def shuffle(g: "Viscounts", s: ViscountsState, f: Resolve, effect: Shuffle) -> None:
    """Needs a card in its discard pile (VISC-6.15)."""
    if s.players[f.seat].discard:
        shuffle_schemes(s, f.seat, check=g.checks_effects)
    else:
        tell(s, NothingDone(f.seat, effect.slug, f.source))


def shuffle_schemes(s: ViscountsState, seat: Seat, *, check: bool = True) -> None:
    """The usual check and workshops 2 and 3 are one gain, all corruption first (VISC-6.15, VISC-6.18)."""
    player = s.players[seat]
    tell(s, Shuffled(seat, len(player.discard)))
    fill_draw_pile(s, seat, player.discard)
    player.discard.clear()
    checked: list[AnyEffect] = [Corruption(1) if criminals(player) else Virtue(1)] if check else []
    gained = [*checked, *(effect for slot in working_slots(player, ON_SHUFFLE) for effect in slot.effects)]
    corruption = sum(effect.amount for effect in gained if isinstance(effect, Corruption))
    virtue = sum(effect.amount for effect in gained if isinstance(effect, Virtue))
    if corruption:
        gain_corruption(s, seat, corruption, SHUFFLE_CHECK)
    if virtue:
        gain_virtue(s, seat, virtue, SHUFFLE_CHECK)
