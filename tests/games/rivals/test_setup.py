"""Setting up and starting hands (RIVA-0.1, RIVA-2)."""

import pytest

from stolek.games.rivals.components import MODES
from stolek.games.rivals.rules import Rivals
from stolek.games.rivals.state import RivalsState
from stolek.kernel.problem import SeatsError
from stolek.kernel.values import Seat
from tests.games.rivals.table import BLUE, RED, Table


def start(mode: str, *chance: str) -> tuple[Rivals, RivalsState]:
    rules = Rivals({"mode": mode})
    s, _ = rules.setup(2, 3, chance)
    return rules, s


def texts(rules: Rivals, s: RivalsState, seat: Seat) -> list[str]:
    return [rules.text.write(action) for action in rules.legal(s, seat)]


def play(rules: Rivals, s: RivalsState, *moves: str) -> None:
    for move in moves:
        rules.apply(s, rules.waiting(s)[0], rules.text.read(move))


@pytest.mark.parametrize("seats", [1, 3])
def test_two_players_riva_0_1(seats: int) -> None:
    with pytest.raises(SeatsError):
        Rivals().setup(seats, 1)


def test_starting_principalities_riva_2_1_riva_2_2_riva_4_1() -> None:
    for seat, numbers in ((RED, (2, 1, 6, 3, 4, 5)), (BLUE, (3, 4, 5, 2, 1, 6))):
        view = Table("intro").view(None).principalities[seat]
        regions = sorted(view.regions, key=lambda r: (r.row, r.x))
        assert [r.type for r in regions] == ["forest", "gold_field", "fields", "hills", "pasture", "mountains"]
        assert tuple(r.number for r in regions) == numbers
        assert [r.stored for r in regions] == [1, 0, 1, 1, 1, 1]
        assert [(x.x, x.city) for x in view.settlements] == [(-1, False), (1, False)]
        assert view.roads == (0,)


def test_the_centre_riva_2_3_riva_2_5() -> None:
    view = Table("duel").view(None)
    assert (view.roads, view.settlements, view.cities, len(view.regions)) == (7, 5, 7, 12)
    assert (view.hero_token, view.trade_token, view.discard_size) == (None, None, 0)


@pytest.mark.parametrize("mode", MODES)
def test_yule_has_three_cards_below_riva_2_4(mode: str) -> None:
    view = Table(mode).view(None).events
    assert view.size - 1 - view.above_yule == 3


def test_the_higher_number_starts_and_ties_are_rolled_again_riva_2_6() -> None:
    _, s = start("intro", "3", "3", "2", "5")
    assert (s.starter, s.waits) == (BLUE, (BLUE,))
    _, s = start("intro", "6", "1")
    assert s.starter == RED


def test_intro_hands_are_the_top_of_different_stacks_riva_2_8() -> None:
    rules, s = start("intro", "6", "1")
    assert texts(rules, s, RED) == [f"draw-from {n}" for n in (1, 2, 3, 4)]
    play(rules, s, "draw-from 2")
    assert texts(rules, s, BLUE) == [f"draw-from {n}" for n in (1, 3, 4)]
    refusal = rules.why_not(s, BLUE, rules.text.read("draw-from 2"))
    assert refusal is not None
    assert refusal.key == "no-RIVA-2-8-taken"
    play(rules, s, "draw-from 4")
    assert [len(hand) for hand in s.hands] == [3, 3]
    assert [x.size for x in rules.public(s).stacks] == [9, 6, 9, 6]
    assert s.turn == 1


def test_theme_hands_come_from_basic_stacks_riva_2_12() -> None:
    rules, s = start("theme_turmoil", "1", "6")
    assert texts(rules, s, BLUE) == ["look-through 1", "look-through 2", "look-through 3"]
    refusal = rules.why_not(s, BLUE, rules.text.read("look-through 4"))
    assert refusal is not None
    assert refusal.key == "no-RIVA-2-12-theme"
    play(rules, s, "look-through 3")
    cards = rules.private(s, BLUE).stacks[2]
    assert len(texts(rules, s, BLUE)) == 12
    play(
        rules, s, f"take-from-stack 12 {cards[11]}", f"take-from-stack 10 {cards[9]}", f"take-from-stack 10 {cards[10]}"
    )
    assert sorted(rules.private(s, BLUE).hand) == sorted(str(card) for card in cards[9:])
    assert rules.waiting(s) == (RED,)


def test_both_may_choose_from_the_same_stack_riva_2_12() -> None:
    rules, s = start("theme_gold", "6", "1")
    play(rules, s, "look-through 2")
    for _ in range(3):
        play(rules, s, texts(rules, s, RED)[0])
    assert texts(rules, s, BLUE) == ["look-through 1", "look-through 2", "look-through 3"]
    play(rules, s, "look-through 2")
    assert len(texts(rules, s, BLUE)) == 9


def test_in_the_introductory_game_the_second_player_takes_another_stack_riva_2_8() -> None:
    rules, s = start("intro", "6", "1")
    play(rules, s, "draw-from 2")
    assert texts(rules, s, BLUE) == ["draw-from 1", "draw-from 3", "draw-from 4"]


def arranging() -> tuple[Rivals, RivalsState]:
    rules, s = start("duel", "6", "1")
    for _ in range(8):
        rules.apply(s, rules.waiting(s)[0], rules.legal(s, rules.waiting(s)[0])[0])
    assert rules.question(s, RED).tag() == "arrange-regions"
    return rules, s


def test_regions_can_be_rearranged_riva_2_13_riva_2_16() -> None:
    rules, s = arranging()
    order = ("mountains_5_red", "forest_2_red", "hills_3_red", "fields_6_red", "gold_field_1_red")
    play(rules, s, *[f"place-region {name}" for name in order])
    laid = sorted(rules.public(s).principalities[RED].regions, key=lambda r: (r.row, r.x))
    assert [r.region for r in laid] == [*order, "pasture_4_red"]
    assert [r.stored for r in laid] == [1, 1, 1, 1, 0, 1]
    play(rules, s, "keep-regions")
    assert s.turn == 1


def test_laying_all_as_they_lie_is_keeping_riva_2_13() -> None:
    rules, s = arranging()
    order = ("forest_2_red", "gold_field_1_red", "fields_6_red", "hills_3_red")
    play(rules, s, *[f"place-region {name}" for name in order])
    laid = sorted(rules.public(s).principalities[RED].regions, key=lambda r: (r.row, r.x))
    assert [r.region for r in laid][4:] == ["mountains_5_red", "pasture_4_red"]
    assert rules.waiting(s) == (BLUE,)


def test_intro_keeps_the_regions_and_theme_begins_after_arranging_riva_2_13() -> None:
    rules, s = start("intro", "6", "1")
    play(rules, s, "draw-from 1", "draw-from 2")
    assert rules.question(s, RED).tag() == "before-roll"
