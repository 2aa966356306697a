"""The net of Viscounts: words tell positions apart, packed numbers add up, and the same words give the same points."""

from random import Random

import pytest

from stolek.bots.evaluate.viscounts_inputs import (
    DISCARD,
    DRAW,
    FIRST,
    HAND,
    OWN,
    OWN_LAST,
    VALUES,
    WORDS,
    own_numbers,
    own_words,
    rival_words,
)
from stolek.bots.evaluate.viscounts_net import FILE, ONE, UNITS, WIDTH, Net, net, read_net
from stolek.bots.evaluate.viscounts_solo import learned
from stolek.games.viscounts.opponent.boards import OPPONENT_IDS
from stolek.games.viscounts.player import fill_draw_pile
from stolek.games.viscounts.rules import Viscounts
from stolek.kernel.values import Seat
from tests.bots.test_viscounts import wandering


@pytest.mark.parametrize("opponent", OPPONENT_IDS)
def test_every_position_has_words_of_its_own(opponent: str) -> None:
    rules = Viscounts({"opponent": opponent, "difficulty": 3})
    for seed in range(4):
        for moves in (0, 10, 60, 150, 400):
            s = wandering(rules, 1, seed, moves)
            own, rival = own_words(s, 0), rival_words(s)
            assert len(own_numbers(s, 0)) == OWN == len(OWN_LAST)
            assert len(set(own)) == len(own)
            assert not set(own) & set(rival)
            assert all(0 <= word < WORDS for word in own + rival)


def test_every_number_has_one_word() -> None:
    s = wandering(Viscounts({"opponent": OPPONENT_IDS[1]}), 1, 5, 120)
    words = own_words(s, 0) + rival_words(s)
    for first, values in zip(FIRST, VALUES, strict=False):
        assert sum(first <= word < first + values for word in words) == 1


def test_a_card_has_another_word_in_every_place() -> None:
    s = wandering(Viscounts({"opponent": OPPONENT_IDS[0]}), 1, 2, 60)
    player = s.players[0]
    card = player.hand.cards[0]
    before = set(own_words(s, 0))
    player.discard.append(player.hand.take(0)[0])
    assert set(own_words(s, 0)) == before - {HAND + card} | {DISCARD + card}
    fill_draw_pile(s, Seat(0), [player.discard.pop()])
    assert set(own_words(s, 0)) == before - {HAND + card} | {DRAW + card}


def test_the_opponents_words_do_not_see_the_own_side() -> None:
    s = wandering(Viscounts({"opponent": OPPONENT_IDS[3]}), 1, 2, 60)
    before = rival_words(s)
    s.players[0].goods[0] += 2
    s.players[0].hand.take(-1)
    assert rival_words(s) == before
    s.players[1].goods[-1] += 1
    assert rival_words(s) != before


def test_packed_numbers_add_up_as_they_would_one_by_one() -> None:
    rng = Random(3)
    rows = [[rng.randrange(-900, 900) for _ in range(WIDTH)] for _ in range(WORDS + 1)]
    weights = [rng.randrange(-3000, 3000) for _ in range(UNITS)]
    small = Net([*[number for row in rows for number in row], *weights])
    for _ in range(20):
        words = rng.sample(range(WORDS), 90)
        sums = [sum(column) for column in zip(*[rows[word] for word in words], rows[WORDS], strict=True)]
        wanted = sum(weight * max(0, unit) for weight, unit in zip(weights, sums, strict=False)) + ONE * sums[-1]
        halves = small.together(words[:40]) + small.together(words[40:])
        assert small.points(small.together(words)) == small.points(halves) == wanted / ONE**2


def test_a_net_of_another_size_is_refused() -> None:
    content = FILE.read_bytes()
    assert read_net(content).points(0) == net().points(0)
    with pytest.raises(ValueError, match="another size"):
        read_net(content[:-2])


def test_after_the_last_own_turn_the_net_is_silent() -> None:
    s = wandering(Viscounts({"opponent": OPPONENT_IDS[2]}), 1, 4, 60)
    assert learned(s).experience(s, 0) != 0
    s.last_round = s.round
    assert learned(s).experience(s, 0) == 0
