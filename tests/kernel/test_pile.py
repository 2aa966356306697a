"""Who knows which card: looking, revealing, forgetting, dealing anew."""

from stolek.kernel.generator import Generator
from stolek.kernel.pile import (
    Pile,
    backs,
    forgotten,
    known_to_all,
    look,
    redeal,
    reveal,
    seen_by,
    unknown_to_all,
    visible,
)
from stolek.kernel.state import State
from stolek.kernel.values import Seat

UNKNOWN = unknown_to_all(2, 1)


def test_looking_is_private_revealing_is_public() -> None:
    s = State(seats=2)
    pile = Pile([5, 3, 8], [UNKNOWN] * 3)
    look(s, pile, Seat(0), [1])
    assert visible(s, pile, Seat(0)) == [None, 3, None]
    assert visible(s, pile, Seat(1)) == visible(s, pile, None) == [None, None, None]
    assert reveal(s, pile, 2) == 8
    assert visible(s, pile, None) == [None, None, 8]
    assert s.marks == 2


def test_knowledge_follows_the_card() -> None:
    s = State(seats=2)
    pile = Pile([4, 6], [UNKNOWN, seen_by(UNKNOWN, (Seat(1),))])
    hand = Pile([], [], ordered=False)
    hand.put(*pile.take(1))
    hand.put(*pile.take(0))
    assert hand.cards == [4, 6]
    assert visible(s, hand, Seat(1)) == [6, None]
    assert visible(s, hand, Seat(0)) == [None, None]


def test_forgetting_makes_cards_exchangeable_again() -> None:
    known = forgotten(known_to_all(2), (0, 2), 9)
    assert known == (9, 0, 9)


def test_dealing_anew_moves_only_what_the_viewer_cannot_tell() -> None:
    s = State(seats=2)
    pile = Pile([1, 2, 3, 4], [UNKNOWN, known_to_all(2), UNKNOWN, UNKNOWN])
    hand = Pile([7, 9], [UNKNOWN] * 2, ordered=False)
    ways = set()
    for seed in range(30):
        one, two = pile.clone(), hand.clone()
        redeal(s, [one, two], Seat(0), Generator(seed))
        assert one.cards[1] == 2
        assert sorted(one.cards + two.cards) == [1, 2, 3, 4, 7, 9]
        assert two.cards == sorted(two.cards)
        ways.add((*one.cards, *two.cards))
    assert len(ways) > 15


def test_pools_do_not_mix() -> None:
    s = State(seats=2)
    other = unknown_to_all(2, 2)
    pile = Pile([11, 21, 12, 22], [UNKNOWN, other, UNKNOWN, other])
    redeal(s, [pile], Seat(0), Generator(4))
    assert [card // 10 for card in pile.cards] == [1, 2, 1, 2]
    assert backs(pile, lambda card: "ab"[card // 10 - 1]) == ["a", "a", "b", "b"]


def test_a_hand_sorts_a_card_in_as_if_it_sorted_itself_anew() -> None:
    hand = Pile([], [], ordered=False)
    for card, pool in ((7, 2), (3, 1), (7, 1), (5, 0), (7, 3), (3, 2)):
        hand.put(card, unknown_to_all(2, pool))
        sorted_anew = hand.clone()
        sorted_anew.sort()
        assert hand == sorted_anew
