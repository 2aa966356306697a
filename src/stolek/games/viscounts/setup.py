"""Set-up: board, castle, piles, pairs, first hands, end piles (VISC-2)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import DestroyCard, KeepCards, TakePair
from stolek.games.viscounts.cards import (
    BLACK_BACKED,
    CARD_IDS,
    CARD_NUMBERS,
    GREY_BACKED,
    HERO_CARDS,
    HIDDEN_SCHEME,
    STARTER_CARDS,
    card_id,
    card_ids,
    manuscript_id,
)
from stolek.games.viscounts.components import PLAYER_BOARD, PLAYER_CARDS, SECTION_IDS, SETUP_TABLE, PlayerCard, SetupRow
from stolek.games.viscounts.deck import DESTROY, KEEP_CARDS, draw_up_to, remove_card
from stolek.games.viscounts.effects import AnyEffect, Debt, Deed, DestroyOwnChoice, Effects, Gain, handles, slug_of
from stolek.games.viscounts.events import (
    BoardLaid,
    EndPilesBuilt,
    PairLaid,
    PairTaken,
    StartPlayerChosen,
)
from stolek.games.viscounts.frames import (
    BeginRound,
    BuildEndPiles,
    ChoosePair,
    ChooseSacrifice,
    DealBoard,
    FirstHand,
    PickPairs,
    Resolve,
    SeatOpponent,
    StartWith,
)
from stolek.games.viscounts.main_board import facing_section, space_names, start_space
from stolek.games.viscounts.manuscript import tell_manuscript
from stolek.games.viscounts.opponent.boards import board_kind, scheme_deck
from stolek.games.viscounts.player import Player, board_of, deck_of, fill_draw_pile
from stolek.games.viscounts.recruit import show_townsfolk
from stolek.games.viscounts.segments import POSITIONS, SEGMENT_IDS, SIDES, SPOTS_EACH
from stolek.games.viscounts.state import NOBODY, SECTION_COUNT, ViscountsState
from stolek.games.viscounts.values import Pair
from stolek.kernel.chance import draw, roll
from stolek.kernel.chapter import Chapter
from stolek.kernel.state import tell, then
from stolek.kernel.values import Action, Frame, Refusal, Seat, no

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

SETUP: Final[tuple[Frame, ...]] = (DealBoard(), PickPairs(), SeatOpponent(), BuildEndPiles(), BeginRound())
"""The set-up in its order: the virtual opponent after the people, the end piles after all cards (VISC-2, VISC-6.5)."""
TAKE_PAIR: Final = tuple(TakePair(card.id) for card in PLAYER_CARDS)


def setup_row(s: ViscountsState) -> SetupRow:
    """The line of the set-up table for the number of people (VISC-2.14)."""
    return SETUP_TABLE.by_players[str(people(s))]


def people(s: ViscountsState) -> int:
    """How many of the seats are people."""
    return s.seats if s.virtual == NOBODY else s.seats - 1


def new_game(humans: int, opponent: str, difficulty: int) -> ViscountsState:
    """A board, workers, buildings and eight cards for everybody; alone, an opponent (VISC-2.7, VISC-6.1, VISC-6.2)."""
    players = [Player() for _ in range(humans)]
    if humans == 1:
        players.append(Player(kind=board_kind(opponent)))
    seats = len(players)
    side = SIDES.index(SETUP_TABLE.by_players[str(humans)].side)
    s = ViscountsState(
        seats=seats,
        players=players,
        virtual=1 if humans == 1 else NOBODY,
        side=side,
        spots=[None] * (POSITIONS * SPOTS_EACH[side]),
        tier1=[[0] * seats for _ in range(SECTION_COUNT)],
        tier2=[[0] * seats for _ in range(SECTION_COUNT)],
        tier3=[0] * seats,
    )
    for seat in range(humans):
        fill_draw_pile(s, Seat(seat), list(STARTER_CARDS))
    if s.virtual != NOBODY:
        lay_schemes(s, Seat(s.virtual), difficulty)
    return s


def lay_schemes(s: ViscountsState, seat: Seat, difficulty: int) -> None:
    """Its starting schemes and some unseen future ones are the draw pile, the rest the future pile (VISC-6.3)."""
    board = board_of(s.players[seat])
    fill_draw_pile(s, seat, scheme_deck(board, "starting") + [HIDDEN_SCHEME] * difficulty)
    s.future = scheme_deck(board, "future")


@rule.step(DealBoard)
def deal_board(g: "Viscounts", s: ViscountsState, f: DealBoard) -> None:
    """Segments, castle, townsfolk, manuscripts, start player, pairs, in this order (VISC-2.1 to VISC-2.9)."""
    segments = list(range(len(SEGMENT_IDS)))
    s.segments = tuple([draw(s, segments, SEGMENT_IDS.__getitem__) for _ in range(POSITIONS)])
    s.rotation = roll(s, SECTION_COUNT) - 1
    tell(s, BoardLaid(tuple(SEGMENT_IDS[segment] for segment in s.segments), SECTION_IDS[facing_section(s, 0)]))
    for position, cards in enumerate(SETUP_TABLE.townsfolk_piles):
        s.townsfolk_left[position] = cards
        show_townsfolk(s, position)
    deal_manuscripts(s)
    s.start = roll(s, people(s)) - 1 if s.virtual == NOBODY else 0
    tell(s, StartPlayerChosen(Seat(s.start)))
    lay_pairs(s)


def deal_manuscripts(s: ViscountsState) -> None:
    """A grey-backed manuscript on top of every pile, six of the others below (VISC-2.4)."""
    grey = list(GREY_BACKED)
    s.unseen_manuscripts = list(BLACK_BACKED)
    for position in range(POSITIONS):
        s.manuscripts_left[position] = SETUP_TABLE.manuscript_pile_size
        s.manuscripts[position] = draw(s, grey, manuscript_id)
        tell_manuscript(s, position)


def lay_pairs(s: ViscountsState) -> None:
    """One player card more than players, each with a hero (VISC-2.9)."""
    cards, heroes = list(range(len(PLAYER_CARDS))), list(HERO_CARDS)
    for _ in range(setup_row(s).pairs_revealed):
        pair = Pair(draw(s, cards, lambda card: PLAYER_CARDS[card].id), draw(s, heroes, card_id))
        s.pairs += (pair,)
        card = PLAYER_CARDS[pair.card]
        tell(s, PairLaid(card.id, CARD_IDS[pair.hero], card.reconstructed))


@rule.step(PickPairs)
def pick_pairs(g: "Viscounts", s: ViscountsState, f: PickPairs) -> None:
    """In reverse turn order, first the player to the right of the start player (VISC-2.10)."""
    count = people(s)
    for after_start in reversed(range(count)):
        seat = Seat((s.start + after_start) % count)
        then(s, ChoosePair(seat, tuple([start_with(seat, pair) for pair in s.pairs])), FirstHand(seat))


def start_with(seat: Seat, pair: Pair) -> StartWith:
    """What a pair would bring (VISC-2.10)."""
    card = PLAYER_CARDS[pair.card]
    return StartWith(
        seat=seat,
        card=card.id,
        hero=CARD_IDS[pair.hero],
        silver=card.silver,
        ink=card.resources.get("ink", 0),
        gold=card.resources.get("gold", 0),
        stone=card.resources.get("stone", 0),
        any=card.resources.get("any", 0),
        deeds=card.deeds,
        debts=card.debts,
        effect=slug_of(card.effects) or None,
        reconstructed=card.reconstructed,
    )


@rule.offer(ChoosePair)
def pairs_left(g: "Viscounts", s: ViscountsState, f: ChoosePair) -> Sequence[Action]:
    """One of the pairs still laid out; passing is not possible (VISC-2.10)."""
    return [TAKE_PAIR[pair.card] for pair in s.pairs]


@rule.do(ChoosePair, TakePair)
def take_pair(g: "Viscounts", s: ViscountsState, f: ChoosePair, a: TakePair) -> None:
    pair = next(pair for pair in s.pairs if PLAYER_CARDS[pair.card].id == a.card)
    s.pairs = tuple([other for other in s.pairs if other != pair])
    then(s, start_with(f.seat, pair))


@rule.step(StartWith)
def start(g: "Viscounts", s: ViscountsState, f: StartWith) -> None:
    """Viscount, goods, effects of the card; the hero joins the starting cards (VISC-2.10)."""
    s.active = f.seat
    card = next(card for card in PLAYER_CARDS if card.id == f.card)
    player = s.players[f.seat]
    player.space = start_space(s, card.start_space)
    fill_draw_pile(s, f.seat, [CARD_NUMBERS[f.hero]])
    tell(s, PairTaken(f.seat, card.id, f.hero, *space_names(s, player.space)))
    then(s, Resolve(f.seat, start_goods(card), card.id), Resolve(f.seat, card.effects, card.id))


def start_goods(card: PlayerCard) -> Effects:
    """Silver, resources, unpaid debts and acquired deeds of a player card (VISC-2.10)."""
    goods: list[AnyEffect] = [Gain("silver", card.silver)]
    goods += [Gain(resource, amount) for resource, amount in card.resources.items()]
    return (*goods, Debt(card.debts), Deed(card.deeds))


@handles(DestroyOwnChoice)
def destroy_own_choice(g: "Viscounts", s: ViscountsState, f: Resolve, effect: DestroyOwnChoice) -> None:
    """Player card 9: before the first shuffle, openly (VISC-2.11)."""
    then(s, ChooseSacrifice(f.seat))


@rule.offer(ChooseSacrifice)
def sacrifices(g: "Viscounts", s: ViscountsState, f: ChooseSacrifice) -> Sequence[Action]:
    """Any one of the player's cards, or nothing (VISC-2.11)."""
    player = s.players[f.seat]
    return [*[DESTROY[card] for card in sorted(deck_of(player))], KEEP_CARDS]


@rule.do(ChooseSacrifice, DestroyCard)
def sacrifice(g: "Viscounts", s: ViscountsState, f: ChooseSacrifice, a: DestroyCard) -> None:
    player, card = s.players[f.seat], CARD_NUMBERS[a.card]
    if card in player.discard:
        player.discard.remove(card)
    else:
        player.draw.take(player.draw.cards.index(card))
    remove_card(s, f.seat, card, unseen=False)


@rule.do(ChooseSacrifice, KeepCards)
def sacrifice_nothing(g: "Viscounts", s: ViscountsState, f: ChooseSacrifice, a: KeepCards) -> None:
    """Destroying is optional (VISC-4.1)."""


@rule.step(FirstHand)
def first_hand(g: "Viscounts", s: ViscountsState, f: FirstHand) -> None:
    """Hero, starting cards and cards gained make the draw pile; three cards come to the hand (VISC-2.12)."""
    player = s.players[f.seat]
    fill_draw_pile(s, f.seat, player.discard)
    player.discard.clear()
    player.draw.sort()  # so that nothing tells how it came about
    draw_up_to(s, f.seat, PLAYER_BOARD.hand_limit)


@rule.step(BuildEndPiles)
def build_end_piles(g: "Viscounts", s: ViscountsState, f: BuildEndPiles) -> None:
    """The pair left over leaves the game; poverty and prosperity go under their cards (VISC-2.13, VISC-2.14)."""
    s.removed += [pair.hero for pair in s.pairs]
    s.pairs = ()
    row = setup_row(s)
    s.debts_above, s.deeds_above = row.debts_above_poverty, row.deeds_above_prosperity
    tell(s, EndPilesBuilt(s.debts_above, s.deeds_above))


@rule.refuse(ChoosePair, TakePair)
def why_not_pair(g: "Viscounts", s: ViscountsState, f: ChoosePair, a: TakePair) -> Refusal:
    return no("VISC-2.10", "pair", cards=tuple(PLAYER_CARDS[pair.card].id for pair in s.pairs))


@rule.refuse(ChooseSacrifice, DestroyCard)
def why_not_sacrifice(g: "Viscounts", s: ViscountsState, f: ChooseSacrifice, a: DestroyCard) -> Refusal:
    return no("VISC-2.11", "card", cards=card_ids(sorted(s.players[f.seat].draw.cards)))
