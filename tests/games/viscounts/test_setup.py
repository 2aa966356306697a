"""Set-up (VISC-2) and what a table consists of (VISC-0, VISC-1)."""

import pytest

from stolek.games.viscounts import GAME
from stolek.games.viscounts.cards import CARD_NUMBERS, HERO_CARDS, STARTER_CARDS, card_id
from stolek.games.viscounts.components import GOODS, PLAYER_CARDS
from stolek.games.viscounts.events import CardsDrawn, EndPilesBuilt, PairTaken
from stolek.games.viscounts.main_board import facing_section
from stolek.games.viscounts.player import buildings_built
from stolek.games.viscounts.segments import SEGMENT_IDS, SPOTS_EACH
from stolek.games.viscounts.state import ViscountsState
from stolek.kernel.generator import Generator, below
from stolek.kernel.problem import SeatsError
from stolek.kernel.values import Seat
from stolek.text.asking import label

PACKAGE = "stolek.games.viscounts"
ORDER = ("seg_forest", "seg_coast", "seg_mountains", "seg_hills", "seg_lakeshore")
TOPS = ("friar", "jeweller", "antagonist", "mason", "courier")
PAGES = ("ms_black_ink", "ms_grey_buildings", "ms_blue_silver", "ms_black_virtue", "ms_yellow_workers")
DEALT = (*ORDER, "3", *TOPS, *PAGES)


def deal(seats: int, start: int, *cards: int) -> ViscountsState:
    """A set-up with these player cards in the pairs, heroes in alphabetical order."""
    heroes = [card_id(hero) for hero in HERO_CARDS]
    pairs = [text for i, card in enumerate(cards) for text in (f"player_card_{card}", heroes[i])]
    starting = (str(start + 1),) if seats > 1 else ()
    state, _ = GAME().setup(seats, 1, (*DEALT, *starting, *pairs))
    return state


def answer(s: ViscountsState, seat: int, *moves: str) -> list[object]:
    events: list[object] = []
    for move in moves:
        events += GAME().apply(s, Seat(seat), GAME().text.read(move))
    return events


def test_visc_0_1_one_to_four_players() -> None:
    assert list(GAME.players) == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(SeatsError):
            GAME().setup(seats, 1)


def test_visc_0_2_the_options_are_the_opponent_boards_and_the_difficulty() -> None:
    values = {option.key: option.values for option in GAME.options}
    assert values["opponent"] == ("ai_cleric", "ai_builder", "ai_noble", "ai_cards")
    assert values["difficulty"] == (0, 1, 2, 3)
    assert [option.key for option in GAME.options if option.kind == "ruling"] == ["effect_check"]


def test_visc_0_3_points_are_counted_at_the_end_only() -> None:
    s = deal(2, 0, 1, 2, 3)
    rules, rng = GAME(), Generator(4)
    while rules.waiting(s):
        assert rules.outcome(s) is None
        legal = rules.legal(s, rules.waiting(s)[0])
        rules.step(s, rules.waiting(s)[0], legal[below(rng, len(legal))])
    assert rules.outcome(s) is not None


@pytest.mark.parametrize(("seats", "side"), [(1, 0), (2, 0), (3, 1), (4, 1)])
def test_visc_2_1_the_side_goes_by_the_number_of_players(seats: int, side: int) -> None:
    s = deal(seats, 0, *range(1, seats + 2))
    assert s.side == side
    assert len(s.spots) == 5 * SPOTS_EACH[side]
    assert [SEGMENT_IDS[segment] for segment in s.segments] == list(ORDER)


def test_visc_2_2_visc_2_16_the_castle_is_turned_and_each_section_faces_one_segment() -> None:
    s = deal(2, 0, 1, 2, 3)
    assert s.rotation == 2
    assert [facing_section(s, position) for position in range(5)] == [2, 3, 4, 0, 1]


def test_visc_2_3_visc_2_5_five_piles_show_only_their_tops() -> None:
    s = deal(2, 0, 1, 2, 3)
    assert [card_id(card) for card in s.townsfolk] == list(TOPS)
    assert s.townsfolk_left == [14, 14, 14, 13, 13]
    assert len(s.unseen_townsfolk) == 68 - 5


def test_visc_2_4_every_manuscript_pile_shows_a_grey_backed_one() -> None:
    s = deal(2, 0, 1, 2, 3)
    public = GAME().public(s)
    assert tuple(segment.manuscript for segment in public.segments) == PAGES
    assert s.manuscripts_left == [7] * 5
    assert len(s.unseen_manuscripts) == 30


def test_visc_2_6_bonus_cards_and_leader_lie_beside_the_supply() -> None:
    public = GAME().public(deal(3, 0, 1, 2, 3, 4))
    assert len(public.bonus) == 4
    assert public.leader is None


def test_visc_2_7_everybody_has_workers_buildings_cards_and_markers_at_the_ends() -> None:
    for player in deal(4, 0, 1, 2, 3, 4, 5).players:
        assert (player.workers, buildings_built(player), player.corruption, player.virtue) == (20, 0, 0, 6)
        assert player.draw.cards == list(STARTER_CARDS)


def test_visc_2_8_the_start_player_never_changes() -> None:
    s = deal(3, 1, 1, 2, 3, 4)
    rules, rng = GAME(), Generator(7)
    begun: list[tuple[int, int]] = []
    while rules.waiting(s):
        if s.round and (not begun or s.round != begun[-1][0]):
            begun.append((s.round, s.active))
        legal = rules.legal(s, rules.waiting(s)[0])
        rules.step(s, rules.waiting(s)[0], legal[below(rng, len(legal))])
    assert len(begun) > 5
    assert {seat for _, seat in begun} == {1}
    assert s.start == 1


def test_visc_2_9_one_pair_more_than_players_visc_2_13_the_last_one_leaves() -> None:
    s = deal(2, 0, 1, 7, 10)
    assert len(GAME().public(s).pairs) == 3
    answer(s, 1, "take-pair player_card_7")
    answer(s, 0, "take-pair player_card_1")
    assert GAME().public(s).pairs == ()
    assert s.removed == [HERO_CARDS[2]]


def test_visc_2_10_pairs_are_picked_in_reverse_turn_order() -> None:
    s = deal(4, 1, 1, 7, 10, 4, 2)
    order = []
    for card in (1, 7, 10):
        seat = GAME().waiting(s)[0]
        order.append(int(seat))
        answer(s, seat, f"take-pair player_card_{card}")
    order.append(int(GAME().waiting(s)[0]))
    assert order == [0, 3, 2, 1]


def test_visc_2_10_a_pair_brings_space_goods_and_effects() -> None:
    s = deal(2, 0, 10, 1, 2)
    events = answer(s, 1, "take-pair player_card_10")
    player = s.players[1]
    assert dict(zip(GOODS, player.goods, strict=True)) == {"ink": 1, "gold": 1, "stone": 1, "silver": 10, "generic": 0}
    assert (player.acquired, player.unpaid, player.corruption, player.virtue) == (1, 2, 2, 6)
    taken = next(event for event in events if isinstance(event, PairTaken))
    assert (taken.segment, taken.way) == ("seg_mountains", "outer_right")
    assert player.space == 2 * 3 + 1


def test_visc_2_10_a_resource_of_choice_is_the_players_own() -> None:
    s = deal(2, 0, 2, 1, 3)
    answer(s, 1, "take-pair player_card_2", "take-resources 0 1 1")
    player = s.players[1]
    assert (player.goods[:4], player.approved, player.acquired) == ([0, 1, 1, 6], 1, 2)


def test_visc_2_11_card_3_hires_anywhere_and_the_townsfolk_joins_the_deck() -> None:
    s = deal(2, 0, 3, 1, 2)
    answer(s, 1, "take-pair player_card_3", "hire antagonist")
    player = s.players[1]
    assert CARD_NUMBERS["antagonist"] in player.hand.cards + player.draw.cards
    assert len(player.hand.cards + player.draw.cards) == 10
    assert (player.discard, player.corruption) == ([], 1)


def test_visc_2_11_a_hire_in_the_set_up_finds_nothing_to_shuffle_discard_or_rearrange() -> None:
    for card in ("courier", "mason"):
        s = deal(2, 0, 3, 1, 2)
        answer(s, 1, "take-pair player_card_3", f"hire {card}")
        assert GAME().question(s, Seat(0)).tag() == "choose-pair"
        assert (s.players[1].corruption, s.players[1].virtue) == (0, 6)


def test_visc_2_11_card_5_takes_a_manuscript_and_card_6_places_workers_anywhere() -> None:
    s = deal(2, 0, 5, 6, 1)
    answer(s, 1, "take-pair player_card_5", "take-resource ink", "take-manuscript ms_blue_silver")
    assert s.players[1].goods[3] == 5 + 4
    assert GAME().public(s).segments[2].manuscript != "ms_blue_silver"
    answer(s, 0, "take-pair player_card_6", "place-at castle_virtue")
    assert s.tier1[4][0] == 2


def test_visc_2_10_a_pair_says_what_it_brings() -> None:
    s = deal(2, 0, 2, 8, 3)
    said = [label("en", GAME().question(s, Seat(1)), action, PACKAGE) for action in GAME().legal(s, Seat(1))]
    assert said[0] == "Player card 2 with Ada: 6 silver, 2 resources of your choice, 3 deeds, 1 debt; flip a deed"
    assert "a trading post for nothing" in said[1]
    assert said[2].endswith("(reconstructed card)")


def test_visc_2_11_card_8_builds_on_its_own_segment_on_either_bank() -> None:
    s = deal(2, 0, 8, 1, 2)
    answer(s, 1, "take-pair player_card_8", "take-resource ink", "take-building trading_post_3")
    texts = [GAME().text.write(action) for action in GAME().legal(s, Seat(1))]
    spots = ["build-at seg_lakeshore 0", "build-at seg_lakeshore 2", "build-at seg_lakeshore 5"]
    assert texts == [*spots, "build-at seg_lakeshore 7"]
    answer(s, 1, "build-at seg_lakeshore 7")
    assert s.players[1].goods[:4] == [1, 1, 0, 1]


def test_visc_2_11_card_9_destroys_any_own_card_or_none() -> None:
    s = deal(2, 0, 9, 1, 2)
    answer(s, 1, "take-pair player_card_9")
    assert len(GAME().legal(s, Seat(1))) == 9 + 1
    kept = s.clone()
    answer(s, 1, "destroy-card financier")
    assert s.players[1].goods[3] == 5 + 3
    assert s.removed == [CARD_NUMBERS["financier"]]
    assert len(s.players[1].hand.cards + s.players[1].draw.cards) == 8
    answer(kept, 1, "keep-cards")
    assert (kept.players[1].goods[3], kept.removed) == (5, [])


def test_visc_2_12_the_first_hand_is_three_of_nine_cards() -> None:
    s = deal(2, 0, 1, 7, 10)
    events = answer(s, 1, "take-pair player_card_7")
    player = s.players[1]
    assert (len(player.hand), len(player.draw), player.discard) == (3, 6, [])
    drawn = next(event for event in events if isinstance(event, CardsDrawn))
    assert drawn.only == (1,)
    assert drawn.cards == tuple(card_id(card) for card in player.hand.cards)


@pytest.mark.parametrize(("seats", "debts", "deeds"), [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_visc_2_14_end_piles_are_built_after_the_cards_are_resolved(seats: int, debts: int, deeds: int) -> None:
    plain = (1, 7, 10, 2, 4)
    s = deal(seats, 0, *plain[: seats + 1])
    events: list[object] = []
    while GAME().waiting(s) and not s.round:
        events += GAME().apply(s, GAME().waiting(s)[0], GAME().legal(s, GAME().waiting(s)[0])[0])
    (built,) = [event for event in events if isinstance(event, EndPilesBuilt)]
    assert (built.debts, built.deeds) == (debts, deeds)
    assert sum(player.unpaid + player.paid for player in s.players) > 0


def test_visc_2_15_a_solo_game_has_two_seats_and_asks_only_the_human() -> None:
    s = deal(1, 0, 1, 7)
    assert (s.seats, s.virtual, GAME().people(s)) == (2, 1, 1)
    assert GAME().waiting(s) == (0,)


def test_visc_1_3_a_resource_is_ink_gold_or_stone_never_silver() -> None:
    s = deal(2, 0, 2, 1, 3)
    answer(s, 1, "take-pair player_card_2")
    texts = [GAME().text.write(action) for action in GAME().legal(s, Seat(1))]
    assert texts == [f"take-resources {mix}" for mix in ("2 0 0", "1 1 0", "1 0 1", "0 2 0", "0 1 1", "0 0 2")]
    for wrong in ("take-resources 1 1 1", "take-resources 1 0 0", "take-resource ink"):
        refusal = GAME().why_not(s, Seat(1), GAME().text.read(wrong))
        assert refusal is not None
        assert refusal.key == "no-VISC-1-3-amount"


def test_visc_7_3_pairs_are_public_and_a_hand_is_hidden_from_the_first_shuffle_on() -> None:
    s = deal(2, 0, 1, 7, 10)
    assert [pair.card for pair in GAME().public(s).pairs] == ["player_card_1", "player_card_7", "player_card_10"]
    answer(s, 1, "take-pair player_card_7")
    hands = {tuple(GAME().determinize(s, Seat(0), Generator(i)).players[1].hand.cards) for i in range(20)}
    assert len(hands) > 5
    assert {tuple(GAME().determinize(s, Seat(1), Generator(i)).players[1].hand.cards) for i in range(20)} == {
        tuple(s.players[1].hand.cards)
    }
    assert PLAYER_CARDS[6].start_space == 7
