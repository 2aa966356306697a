"""The virtual opponent takes its place, takes its turns, and shows its last schemes (VISC-6.3 to 6.5, VISC-6.30)."""

from typing import TYPE_CHECKING

from stolek.games.viscounts.cards import CARD_IDS, EMPTY, HIDDEN_SCHEME, card_id, scheme_of
from stolek.games.viscounts.components import GOODS, PLAYER_CARDS
from stolek.games.viscounts.effects import Debt, Deed, slug_of
from stolek.games.viscounts.events import (
    OpponentMoved,
    OpponentSeated,
    OptionSkipped,
    SchemeDropped,
    SchemePlayed,
    SchemeUnveiled,
)
from stolek.games.viscounts.frames import (
    FinishGame,
    FirstPossible,
    FollowScheme,
    MoveOpponent,
    Resolve,
    SeatOpponent,
    ShiftSchemes,
    TurnScheme,
)
from stolek.games.viscounts.goods import add_goods
from stolek.games.viscounts.main_board import space_names, start_space
from stolek.games.viscounts.movement import disturb
from stolek.games.viscounts.opponent.primary_action import is_possible
from stolek.games.viscounts.opponent.schemes import current_scheme, draw_scheme, shuffle_schemes
from stolek.games.viscounts.player import board_of, shift_row
from stolek.games.viscounts.segments import OUTER_LEFT, OUTER_RIGHT, position_of, space_at, way_of
from stolek.games.viscounts.state import NOBODY, ViscountsState
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Seat

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()


@rule.step(SeatOpponent)
def seat_opponent(g: "Viscounts", s: ViscountsState, f: SeatOpponent) -> None:
    """It starts on the space of the pair that is left and takes its start goods (VISC-6.4, VISC-6.5)."""
    if s.virtual == NOBODY:
        return
    seat = Seat(s.virtual)
    player = s.players[seat]
    board = board_of(player)
    s.active = seat
    player.space = start_space(s, PLAYER_CARDS[s.pairs[0].card].start_space)
    tell(s, OpponentSeated(seat, board.id, *space_names(s, player.space), board.reconstructed))
    for good, amount in board.start.resources.items():
        add_goods(s, seat, GOODS.index(good), amount, board.id)
    then(s, Resolve(seat, (Deed(board.start.deeds), Debt(board.start.debts), board.start.building), board.id))


@rule.step(ShiftSchemes)
def shift_schemes(g: "Viscounts", s: ViscountsState, f: ShiftSchemes) -> None:
    """A scheme that leaves slot 3 goes to its discard pile (VISC-6.30)."""
    player = s.players[f.seat]
    dropped = shift_row(player)
    if dropped != EMPTY:
        player.discard.append(dropped)
        tell(s, SchemeDropped(f.seat, CARD_IDS[dropped]))


@rule.step(TurnScheme)
def turn_scheme(g: "Viscounts", s: ViscountsState, f: TurnScheme) -> None:
    """An empty draw pile is shuffled first; the top scheme comes to slot 1 (VISC-6.30)."""
    player = s.players[f.seat]
    if not player.draw:
        shuffle_schemes(s, f.seat)
    card = draw_scheme(s, f.seat)
    player.board[0] = card
    tell(s, SchemePlayed(f.seat, CARD_IDS[card], scheme_of(card).reconstructed))


@rule.step(FollowScheme)
def follow_scheme(g: "Viscounts", s: ViscountsState, f: FollowScheme) -> None:
    """The rows above the movement (VISC-6.30)."""
    scheme = current_scheme(s, f.seat)
    then(s, Resolve(f.seat, scheme.before_move, scheme.id))


@rule.step(MoveOpponent)
def move_opponent(g: "Viscounts", s: ViscountsState, f: MoveOpponent) -> None:
    """Along the outer path only; landing on the human disturbs as usual (VISC-6.10)."""
    player = s.players[f.seat]
    steps = current_scheme(s, f.seat).move
    for _ in range(steps):
        player.space = next_outer(player.space)
    tell(s, OpponentMoved(f.seat, *space_names(s, player.space), steps))
    disturb(s, f.seat)


def next_outer(space: int) -> int:
    """Outer-left leads to outer-right, that to the next outer-left (VISC-6.10)."""
    if way_of(space) == OUTER_LEFT:
        return space_at(position_of(space), OUTER_RIGHT)
    return space_at(position_of(space) + 1, OUTER_LEFT)


@rule.step(FirstPossible)
def first_possible(g: "Viscounts", s: ViscountsState, f: FirstPossible) -> None:
    """The first option of the bottom row that can be fully done (VISC-6.30, VISC-6.31)."""
    scheme = current_scheme(s, f.seat)
    for option in scheme.options:
        if is_possible(s, f.seat, option):
            then(s, Resolve(f.seat, option, scheme.id))
            return
        tell(s, OptionSkipped(f.seat, slug_of(option)))


@rule.step(FinishGame)
def finish_game(g: "Viscounts", s: ViscountsState, f: FinishGame) -> None:
    """Schemes still hidden in the opponent's draw pile are shown, because their icons count (VISC-6.41)."""
    if s.virtual == NOBODY:
        return
    schemes = s.players[s.virtual].draw.cards
    while HIDDEN_SCHEME in schemes:
        card = draw(s, s.future, card_id)
        schemes[schemes.index(HIDDEN_SCHEME)] = card
        tell(s, SchemeUnveiled(Seat(s.virtual), CARD_IDS[card]))
