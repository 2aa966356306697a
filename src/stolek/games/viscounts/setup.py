"""Set-up: board, castle, piles, pairs, first hands, end piles (VISC-2)."""

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stolek.games.viscounts.actions import DestroyCard, KeepCards, TakePair
from stolek.games.viscounts.board_events import ManuscriptShown
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
from stolek.games.viscounts.components import BOX, PLAYER_BOARD, PLAYER_CARDS, SECTIONS, SetupRow
from stolek.games.viscounts.deck import DESTROY, KEEP_CARDS, draw_up_to, remove_card
from stolek.games.viscounts.effects import AnyEffect, Debt, Deed, DestroyOwnChoice, Effects, Gain
from stolek.games.viscounts.events import BoardLaid, EndPilesBuilt, PairLaid, PairTaken, StartPlayerChosen
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
)
from stolek.games.viscounts.opponents import OPPONENT_IDS, OPPONENTS, scheme_deck
from stolek.games.viscounts.recruit import show_townsfolk
from stolek.games.viscounts.resolve import effect
from stolek.games.viscounts.segments import POSITIONS, SEGMENT_IDS, SIDES, SPOTS_EACH, START_SPACES, WAYS
from stolek.games.viscounts.state import NOBODY, SECTION_COUNT, Player, ViscountsState, facing_section
from stolek.kernel.chance import draw, roll
from stolek.kernel.chapter import Chapter
from stolek.kernel.leaf import Action, Frame, Refusal, Seat, no
from stolek.kernel.state import tell, then

if TYPE_CHECKING:
    from stolek.games.viscounts.rules import Viscounts

rule: Chapter["Viscounts", ViscountsState] = Chapter()

SETUP: Final[tuple[Frame, ...]] = (DealBoard(), PickPairs(), SeatOpponent(), BuildEndPiles(), BeginRound())
"""The set-up in its order: the virtual opponent after the people, the end piles after all cards (VISC-2, VISC-6.5)."""
TAKE_PAIR: Final = tuple(TakePair(card.id) for card in PLAYER_CARDS)


def setup_row(s: ViscountsState) -> SetupRow:
    """The line of the set-up table for the number of people (VISC-2.14)."""
    return BOX.setup[str(people(s))]


def people(s: ViscountsState) -> int:
    """How many of the seats are people."""
    return s.seats if s.virtual == NOBODY else s.seats - 1


def empty_table(humans: int, opponent: str, difficulty: int) -> ViscountsState:
    """A board, workers, buildings and eight cards for everybody; alone, an opponent (VISC-2.7, VISC-6.1, VISC-6.2)."""
    players = [Player(draw=list(STARTER_CARDS)) for _ in range(humans)]
    future: list[int] = []
    if humans == 1:
        kind = OPPONENT_IDS.index(opponent)
        schemes = scheme_deck(OPPONENTS[kind], "starting") + [HIDDEN_SCHEME] * difficulty
        players.append(Player(kind=kind + 1, draw=schemes))
        future = scheme_deck(OPPONENTS[kind], "future")
    seats = len(players)
    side = SIDES.index(BOX.setup[str(humans)].side)
    return ViscountsState(
        seats=seats,
        players=players,
        virtual=1 if humans == 1 else NOBODY,
        side=side,
        spots=[NOBODY] * (POSITIONS * SPOTS_EACH[side]),
        tier1=[0] * (SECTION_COUNT * seats),
        tier2=[0] * (SECTION_COUNT * seats),
        tier3=[0] * seats,
        future=future,
    )


@rule.step(DealBoard)
def deal_board(g: "Viscounts", s: ViscountsState, f: DealBoard) -> None:
    """Segments, castle, townsfolk, manuscripts, start player, pairs, in this order (VISC-2.1 to VISC-2.9)."""
    names = list(range(len(SEGMENT_IDS)))
    s.segments = tuple([draw(s, names, SEGMENT_IDS.__getitem__) for _ in range(POSITIONS)])
    s.rotation = roll(s, SECTION_COUNT) - 1
    tell(s, BoardLaid(tuple(SEGMENT_IDS[i] for i in s.segments), SECTIONS[facing_section(s, 0)].id))
    for position, cards in enumerate(BOX.townsfolk_piles):
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
        s.manuscripts_left[position] = BOX.manuscript_pile_size
        s.manuscripts[position] = draw(s, grey, manuscript_id)
        shown = manuscript_id(s.manuscripts[position])
        tell(s, ManuscriptShown(SEGMENT_IDS[s.segments[position]], shown, s.manuscripts_left[position]))


def lay_pairs(s: ViscountsState) -> None:
    """One player card more than players, each with a hero (VISC-2.9)."""
    cards, heroes = list(range(len(PLAYER_CARDS))), list(HERO_CARDS)
    for _ in range(setup_row(s).pairs_revealed):
        pair = (draw(s, cards, lambda card: PLAYER_CARDS[card].id), draw(s, heroes, card_id))
        s.pairs += (pair,)
        tell(s, PairLaid(PLAYER_CARDS[pair[0]].id, CARD_IDS[pair[1]]))


@rule.step(PickPairs)
def pick_pairs(g: "Viscounts", s: ViscountsState, f: PickPairs) -> None:
    """In reverse turn order, first the player to the right of the start player (VISC-2.10)."""
    count = people(s)
    for i in range(count - 1, -1, -1):
        seat = Seat((s.start + i) % count)
        then(s, ChoosePair(seat), FirstHand(seat))


@rule.offer(ChoosePair)
def pairs_left(g: "Viscounts", s: ViscountsState, f: ChoosePair) -> Sequence[Action]:
    """One of the pairs still laid out; passing is not possible (VISC-2.10)."""
    return [TAKE_PAIR[card] for card, _ in s.pairs]


@rule.do(ChoosePair, TakePair)
def take_pair(g: "Viscounts", s: ViscountsState, f: ChoosePair, a: TakePair) -> None:
    """Viscount, goods, effects of the card; the hero joins the starting cards (VISC-2.10)."""
    pair = next(pair for pair in s.pairs if PLAYER_CARDS[pair[0]].id == a.card)
    s.pairs = tuple([other for other in s.pairs if other != pair])
    s.active = f.seat
    card, hero = PLAYER_CARDS[pair[0]], pair[1]
    player = s.players[f.seat]
    player.space = start_space(s, card.start_space)
    insort(player.draw, hero)
    tell(s, PairTaken(f.seat, card.id, CARD_IDS[hero], *space_names(s, player.space)))
    then(s, Resolve(f.seat, start_goods(pair[0])), Resolve(f.seat, card.effects))


def start_space(s: ViscountsState, number: int) -> int:
    """The outer space with a red number; the numbers travel with their segments (VISC-2.1)."""
    segment, way = START_SPACES[number]
    return s.segments.index(segment) * len(WAYS) + way


def space_names(s: ViscountsState, space: int) -> tuple[str, str]:
    """The ids of segment and way of a space."""
    position, way = divmod(space, len(WAYS))
    return SEGMENT_IDS[s.segments[position]], WAYS[way]


def start_goods(number: int) -> Effects:
    """Silver, resources, unpaid debts and acquired deeds of a player card (VISC-2.10)."""
    card = PLAYER_CARDS[number]
    goods: list[AnyEffect] = [Gain("silver", card.silver)]
    goods += [Gain(resource, amount) for resource, amount in card.resources.items()]
    return (*goods, Debt(card.debts), Deed(card.deeds))


@effect(DestroyOwnChoice)
def destroy_own_choice(s: ViscountsState, seat: Seat, e: DestroyOwnChoice) -> None:
    """Player card 9: before the first shuffle, openly (VISC-2.11)."""
    then(s, ChooseSacrifice(seat))


@rule.offer(ChooseSacrifice)
def sacrifices(g: "Viscounts", s: ViscountsState, f: ChooseSacrifice) -> Sequence[Action]:
    """Any one of the own cards, or nothing (VISC-2.11)."""
    player = s.players[f.seat]
    return [*[DESTROY[card] for card in sorted(player.draw + player.discard)], KEEP_CARDS]


@rule.do(ChooseSacrifice, DestroyCard)
def sacrifice(g: "Viscounts", s: ViscountsState, f: ChooseSacrifice, a: DestroyCard) -> None:
    player, card = s.players[f.seat], CARD_NUMBERS[a.card]
    (player.draw if card in player.draw else player.discard).remove(card)
    remove_card(s, f.seat, card, unseen=False)


@rule.do(ChooseSacrifice, KeepCards)
def sacrifice_nothing(g: "Viscounts", s: ViscountsState, f: ChooseSacrifice, a: KeepCards) -> None:
    """Destroying is optional (VISC-4.1)."""


@rule.step(FirstHand)
def first_hand(g: "Viscounts", s: ViscountsState, f: FirstHand) -> None:
    """Hero, starting cards and cards gained make the draw pile; three cards come to the hand (VISC-2.12)."""
    player = s.players[f.seat]
    for card in player.discard:
        insort(player.draw, card)
    player.discard.clear()
    draw_up_to(s, f.seat, PLAYER_BOARD.hand_limit)


@rule.step(BuildEndPiles)
def build_end_piles(g: "Viscounts", s: ViscountsState, f: BuildEndPiles) -> None:
    """The pair left over leaves the game; poverty and prosperity go under their cards (VISC-2.13, VISC-2.14)."""
    s.removed += [hero for _, hero in s.pairs]
    s.pairs = ()
    row = setup_row(s)
    s.debts_above, s.deeds_above = row.debts_above_poverty, row.deeds_above_prosperity
    tell(s, EndPilesBuilt(s.debts_above, s.deeds_above))


@rule.refuse(ChoosePair, TakePair)
def no_pair(g: "Viscounts", s: ViscountsState, f: ChoosePair, a: TakePair) -> Refusal:
    return no("VISC-2.10", "pair", cards=tuple(PLAYER_CARDS[card].id for card, _ in s.pairs))


@rule.refuse(ChooseSacrifice, DestroyCard)
def no_sacrifice(g: "Viscounts", s: ViscountsState, f: ChooseSacrifice, a: DestroyCard) -> Refusal:
    return no("VISC-2.11", "card", cards=card_ids(sorted(s.players[f.seat].draw)))
