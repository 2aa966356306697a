"""Set-up and preparation of a round (PILL-0, PILL-2)."""

import pytest

from stolek.games.pillars import GAME
from stolek.games.pillars.cards import CRAFTSMEN, GROUPS, ROUND_SIX
from stolek.games.pillars.components import COUNTS
from stolek.games.pillars.events import (
    AdvantagesShown,
    CraftsmenShown,
    ResourcesShown,
    RoundBegun,
    StartGoldDealt,
    StartPlayerChosen,
)
from stolek.games.pillars.frames import BeginRound
from stolek.games.pillars.goods import GOLD, METAL
from stolek.kernel.conformance import play_randomly
from stolek.kernel.problem import SeatsError
from stolek.kernel.values import Seat
from tests.games.pillars.scene import Scene

OPENING = ("1", "jack", "aliena", "toolmaker_r1", "mason_r1", "forest_2", "quarry_4")
"""Start player, slots a and b of Kingsbridge, slots a and b of Shiring, the two unused resource cards."""


def test_pill_0_1_two_to_four_play_six_rounds() -> None:
    assert list(GAME.players) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(SeatsError):
            GAME().setup(seats, 1)


def test_pill_0_2_pill_0_4_there_is_nothing_to_choose_but_who_starts_and_a_ruling() -> None:
    assert [(option.key, option.kind) for option in GAME.options] == [
        ("start", "rulebook"),
        ("last_builder_free", "ruling"),
    ]
    s, _ = GAME().setup(2, 1)
    assert len(s.players) == s.seats == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pill_0_3_pill_2_1_only_builders_and_gold_depend_on_the_number_of_players(seats: int) -> None:
    s, _ = GAME().setup(seats, 1)
    assert s.bag == [seat for seat in range(seats) for _ in range(3)]
    assert {player.reserve for player in s.players} == {12}
    assert (len(s.resources), len(s.craftsmen), len(s.spaces), s.market) == (7, 2, 17, [4, 4, 4, 0])


def test_pill_2_2_everybody_employs_the_three_starting_craftsmen() -> None:
    s, _ = GAME().setup(4, 1)
    kinds = [[CRAFTSMEN[card].kind for card in player.craftsmen] for player in s.players]
    assert kinds == [["mortar_mixer", "woodworker", "stonecutter"]] * 4


def test_pill_2_3_chance_chooses_the_start_player_or_the_table_does() -> None:
    s, events = GAME().setup(3, 1, ["2"])
    assert (s.start, events[0]) == (2, StartPlayerChosen(Seat(2)))
    assert [e for e in events if isinstance(e, RoundBegun)] == [RoundBegun(1, Seat(2), "nave")]
    assert {GAME({"start": "3"}).setup(4, seed)[0].start for seed in range(9)} == {2}
    with pytest.raises(SeatsError):
        GAME({"start": "4"}).setup(3, 1)


def test_pill_2_4_pill_2_7_points_and_gold() -> None:
    s, events = GAME().setup(4, 1, ["3"])
    assert [player.goods[GOLD] for player in s.players] == [21, 22, 23, 20]
    dealt = [(e.seat, e.gold) for e in events if isinstance(e, StartGoldDealt)]
    assert dealt == [(3, 20), (0, 21), (1, 22), (2, 23)]


def test_pill_2_5_the_craftsmen_of_the_round_go_to_shiring_and_to_the_display() -> None:
    _, events = GAME().setup(3, 1, OPENING)
    shown = next(e for e in events if isinstance(e, CraftsmenShown))
    assert shown.shiring == ("toolmaker_r1", "mason_r1")
    assert shown.display == ("mortar_mixer_r1", "master_woodworker_r1")
    assert [len(group) for group in GROUPS] == [3, 4, 4, 4, 4, 4, 4]
    for number in range(1, 7):
        scene = Scene(round=number - 1).run(BeginRound())
        assert {CRAFTSMEN[card].round for card in scene.state.shiring + scene.state.craftsmen} == {number}


def test_pill_2_6_two_resource_cards_stay_out_and_all_nine_return_every_round() -> None:
    _, events = GAME().setup(3, 1, OPENING)
    shown = next(e for e in events if isinstance(e, ResourcesShown))
    assert (len(shown.display), shown.unused) == (7, ("forest_2", "quarry_4"))
    unused = {tuple(GAME().setup(2, seed)[0].resources) for seed in range(40)}
    assert len(unused) > 20


def test_pill_2_8_two_advantage_cards_a_round_and_the_reserved_ones_in_round_six() -> None:
    s, events = GAME().setup(3, 1, OPENING)
    assert next(e for e in events if isinstance(e, AdvantagesShown)).cards == ("jack", "aliena")
    assert len(s.advantages) == 12
    assert not set(ROUND_SIX) & set(s.advantages)
    scene = Scene(round=5).run(BeginRound())
    assert scene.told(AdvantagesShown)[0].cards == ("cathedral_near_completion", "king_at_celebrations")


def test_pill_2_9_six_of_ten_events_come_and_four_never_do() -> None:
    s = play_randomly(GAME(), 2, 1)
    assert (len({*s.past_events, s.event}), len(s.unrevealed)) == (6, 4)


def test_pill_2_10_market_and_court_are_filled_from_the_supply() -> None:
    s, _ = GAME().setup(2, 1)
    assert (s.market, s.court, s.supply) == ([4, 4, 4, 0], 1, [19, 19, 19, 12])
    assert s.supply[METAL] + s.court == COUNTS["metal"]


def test_pill_2_11_pill_2_12_grey_and_black_workers_and_the_price_marker() -> None:
    s, _ = GAME().setup(2, 1)
    assert (s.castle, s.black, s.price) == (4, 1, 7)


def test_pill_2_13_turns_go_clockwise_from_the_start_player() -> None:
    rules = GAME({"start": "3"})
    s, _ = rules.setup(4, 1)
    order: list[int] = []
    while len(order) < 4:
        (seat,) = rules.waiting(s)
        order.append(int(seat))
        rules.apply(s, seat, rules.legal(s, seat)[-1])
    assert order == [2, 3, 0, 1]
