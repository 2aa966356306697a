"""Viscounts: which cards and spaces are followed where a turn is thought through in haste."""

from itertools import pairwise

from stolek.bots.evaluate.viscounts_points import turns_left
from stolek.bots.evaluate.viscounts_ways import (
    ACTION_NAMES,
    MANY_TURNS,
    Ranking,
    lasting,
    most_promising,
    payable,
    ranking,
    ranking_of,
    read_ways,
    ways_of,
)
from stolek.games.viscounts.card_management import PLAYS
from stolek.games.viscounts.cards import CARD_IDS, CARD_VALUES, TOWNSFOLK
from stolek.games.viscounts.components import SILVER
from stolek.games.viscounts.frames import Move
from stolek.games.viscounts.movement import MOVES
from stolek.games.viscounts.opponent.boards import OPPONENT_IDS
from stolek.games.viscounts.rules import Viscounts
from stolek.games.viscounts.segments import SEGMENT_IDS
from stolek.kernel.values import Seat
from tests.bots.test_viscounts import own_turn

RULES = Viscounts({"opponent": OPPONENT_IDS[1]})


def test_the_most_promising_ways_are_cards_of_the_hand_and_spaces_in_reach() -> None:
    s = own_turn(RULES, 6, 1)
    ways = most_promising(s, 0, 6)
    assert len(ways) == 6
    worth = [ranking(turns_left(s)).worth(s, 0, way) for way in ways]
    assert all(better >= worse for better, worse in pairwise(worth))
    for way in ways:
        x = s.clone()
        RULES.step(x, Seat(0), PLAYS[way.card])
        while not isinstance(x.stack[-1], Move):
            RULES.step(x, Seat(0), RULES.legal(x, Seat(0))[0])
        assert MOVES[s.segments[way.position]][way.way] in RULES.legal(x, Seat(0))


def test_everything_has_a_learned_worth() -> None:
    known = read_ways()
    ids = {card.id for card in TOWNSFOLK}
    assert set(known.actions) == set(ACTION_NAMES)
    assert set(known.cards) <= ids
    assert set(known.townsfolk) <= ids
    assert set(known.spaces) == set(SEGMENT_IDS)


def test_what_lasts_counts_as_far_as_there_are_turns() -> None:
    known = read_ways()
    card = next(card for card, (_, more) in known.cards.items() if more)
    number = CARD_IDS.index(card)
    now, more = known.cards[card]
    assert ranking_of(known, 0.0).cards[number] == now
    assert ranking_of(known, MANY_TURNS / 2).cards[number] == now + more / 2
    assert ranking_of(known, 3 * MANY_TURNS).cards[number] == now + more
    assert not any(ranking_of(known, 0.0).townsfolk)
    assert lasting(MANY_TURNS) == 1


def test_townsfolk_count_only_where_they_can_be_paid() -> None:
    s = own_turn(RULES, 6, 1)
    way = ways_of(s, 0)[0]._replace(paid=1)
    helper = s.townsfolk[way.position]
    every = Ranking([(0.0, 0.0)] * 4, [0.0] * len(CARD_IDS), [3.0] * len(CARD_IDS), [(0.0, 0.0, 0.0)] * 5, -0.5)
    s.players[0].goods[SILVER] = CARD_VALUES[helper] + 1
    assert payable(s, 0, way) == helper
    assert every.worth(s, 0, way) == 2.5
    s.players[0].goods[SILVER] -= 1
    assert payable(s, 0, way) is None
    assert every.worth(s, 0, way) == -0.5
