"""The virtual opponent takes its place, takes its turns, and shows its last schemes (VISC-6.3 to 6.5, VISC-6.30)."""

from typing import TYPE_CHECKING

from stolek.games.viscounts.cards import CARD_IDS, EMPTY, HIDDEN_SCHEME, card_id
from stolek.games.viscounts.components import PLAYER_CARDS
from stolek.games.viscounts.effects import AnyEffect, Attempt, Debt, Deed, Effects, Flip, Focus, FreeBuilding
from stolek.games.viscounts.events import CardDropped, Moved, OpponentSeated, SchemePlayed, SchemeUnveiled
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
from stolek.games.viscounts.movement import disturb
from stolek.games.viscounts.opponent import board_of, scheme_of, shuffle_schemes
from stolek.games.viscounts.opponent_action import is_possible
from stolek.games.viscounts.opponents import goods_numbers
from stolek.games.viscounts.resolve import add_goods
from stolek.games.viscounts.segments import OUTER_LEFT, OUTER_RIGHT, POSITIONS, WAYS
from stolek.games.viscounts.setup import space_names, start_space
from stolek.games.viscounts.state import NOBODY, Player, ViscountsState, position_of, way_of
from stolek.kernel.chance import draw
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Seat
from stolek.kernel.state import tell, then

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
    player.space = start_space(s, PLAYER_CARDS[s.pairs[0][0]].start_space)
    tell(s, OpponentSeated(seat, board.id, *space_names(s, player.space)))
    for good, amount in goods_numbers(board.start.resources):
        add_goods(s, seat, good, amount)
    building = FreeBuilding(board.start.building.building, board.start.building.where)
    then(s, Resolve(seat, (Deed(board.start.deeds), Debt(board.start.debts), building)))


@rule.step(ShiftSchemes)
def shift_schemes(g: "Viscounts", s: ViscountsState, f: ShiftSchemes) -> None:
    """A scheme that leaves slot 3 goes to its discard pile (VISC-6.30)."""
    player = s.players[f.seat]
    first, second, last = player.board
    player.board[:] = (EMPTY, first, second)
    if last != EMPTY:
        player.discard.append(last)
        tell(s, CardDropped(f.seat, CARD_IDS[last]))


@rule.step(TurnScheme)
def turn_scheme(g: "Viscounts", s: ViscountsState, f: TurnScheme) -> None:
    """An empty draw pile is shuffled first; the top scheme comes to slot 1 (VISC-6.30)."""
    player = s.players[f.seat]
    if not player.draw:
        shuffle_schemes(s, f.seat)
    card = draw(s, player.draw, card_id)
    if card == HIDDEN_SCHEME:
        card = draw(s, s.future, card_id)
    player.board[0] = card
    tell(s, SchemePlayed(f.seat, CARD_IDS[card]))


@rule.step(FollowScheme)
def follow_scheme(g: "Viscounts", s: ViscountsState, f: FollowScheme) -> None:
    """The rows above the movement (VISC-6.30)."""
    then(s, Resolve(f.seat, scheme_of(s.players[f.seat].board[0]).before_move))


@rule.step(MoveOpponent)
def move_opponent(g: "Viscounts", s: ViscountsState, f: MoveOpponent) -> None:
    """Along the outer path only; landing on the human disturbs as usual (VISC-6.10)."""
    player = s.players[f.seat]
    steps = scheme_of(player.board[0]).move
    for _ in range(steps):
        player.space = next_outer(player.space)
    tell(s, Moved(f.seat, *space_names(s, player.space), steps, 0))
    disturb(s, f.seat)


def next_outer(space: int) -> int:
    """Outer-left leads to outer-right, that to the next outer-left (VISC-6.10)."""
    if way_of(space) == OUTER_LEFT:
        return space - OUTER_LEFT + OUTER_RIGHT
    return (position_of(space) + 1) % POSITIONS * len(WAYS) + OUTER_LEFT


@rule.step(FirstPossible)
def first_possible(g: "Viscounts", s: ViscountsState, f: FirstPossible) -> None:
    """The first option of the bottom row that can be fully done (VISC-6.30, VISC-6.31)."""
    player = s.players[f.seat]
    options = scheme_of(player.board[0]).options
    chosen = next((option for option in options if can_follow(s, f.seat, player, option)), None)
    if chosen is not None:
        then(s, Resolve(f.seat, chosen))


def can_follow(s: ViscountsState, seat: Seat, player: Player, option: Effects) -> bool:
    """Options made of cards, flips and virtue are always possible (VISC-6.31)."""
    first: AnyEffect = option[0]
    if isinstance(first, Focus):
        first = board_of(player).focus
        return isinstance(first, Attempt | Flip) and is_possible(s, seat, first)
    return not isinstance(first, Attempt) or is_possible(s, seat, first)


@rule.step(FinishGame)
def finish_game(g: "Viscounts", s: ViscountsState, f: FinishGame) -> None:
    """Schemes still hidden in the opponent's draw pile are shown, because their icons count (VISC-6.41)."""
    if s.virtual == NOBODY:
        return
    player = s.players[s.virtual]
    while HIDDEN_SCHEME in player.draw:
        card = draw(s, s.future, card_id)
        player.draw[player.draw.index(HIDDEN_SCHEME)] = card
        tell(s, SchemeUnveiled(Seat(s.virtual), CARD_IDS[card]))
