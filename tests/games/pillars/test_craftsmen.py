"""Step 13 and the 27 kinds of craftsmen (PILL-4.63 to PILL-4.65, PILL-4.80 to PILL-4.95)."""

import pytest

from stolek.games.pillars.actions import GiveBack
from stolek.games.pillars.cards import CRAFTSMEN
from stolek.games.pillars.draft import COST
from stolek.games.pillars.events import CraftsmanScored, CraftsmanWorked, CubesGivenBack, WorkFinished
from stolek.games.pillars.frames import BeginWork, Cathedral, Shiring
from stolek.games.pillars.goods import GOODS
from stolek.games.pillars.values import Source
from stolek.kernel.values import Seat
from tests.games.pillars.scene import Scene

Goods = dict[str, int]

CONVERSIONS: list[tuple[str, Goods, Goods, int, int]] = [
    ("mortar_mixer_start", {"sand": 3}, {"vp": 1}, 3, 0),  # PILL-4.81
    ("mortar_mixer_r1", {"sand": 2}, {"vp": 1}, 3, 4),
    ("woodworker_start", {"wood": 2}, {"vp": 1}, 4, 0),  # PILL-4.82
    ("master_woodworker_r1", {"wood": 1}, {"gold": 4}, 2, 3),
    ("stonecutter_start", {"stone": 2}, {"vp": 1}, 4, 0),  # PILL-4.83
    ("mason_r1", {"stone": 1}, {"vp": 1}, 2, 5),  # PILL-4.84
    ("mason_r2", {"stone": 1}, {"vp": 1}, 3, 4),
    ("mason_r3", {"stone": 1}, {"vp": 1}, 4, 4),
    ("mason_r4", {"stone": 1}, {"vp": 1}, 5, 5),
    ("potter_r2", {"sand": 1}, {"vp": 1}, 2, 5),  # PILL-4.85
    ("potter_r3", {"sand": 1}, {"vp": 1}, 3, 7),
    ("carpenter_r2", {"wood": 1}, {"vp": 1}, 2, 3),  # PILL-4.86
    ("carpenter_r3", {"wood": 1}, {"vp": 1}, 3, 5),
    ("carpenter_r4", {"wood": 1}, {"vp": 1}, 4, 6),
    ("carpenter_r5", {"wood": 1}, {"vp": 1}, 5, 6),
    ("sculptor_r3", {"stone": 1}, {"vp": 2}, 1, 6),  # PILL-4.87
    ("sculptor_r4", {"stone": 1}, {"vp": 2}, 2, 7),
    ("sculptor_r5", {"stone": 1}, {"vp": 2}, 3, 8),
    ("sculptor_r6", {"stone": 1}, {"vp": 2}, 4, 8),
    ("goldsmith_r5", {"gold": 3}, {"vp": 1}, 6, 7),  # PILL-4.90
    ("goldsmith_r6", {"gold": 3}, {"vp": 1}, 8, 7),
    ("glassblower_r4", {"metal": 1, "sand": 1}, {"vp": 3}, 1, 8),  # PILL-4.91
    ("glassblower_r5", {"metal": 1, "sand": 1}, {"vp": 3}, 2, 9),
    ("bell_founder_r6", {"metal": 1}, {"vp": 4}, 2, 10),  # PILL-4.92
    ("organ_builder_r6", {"metal": 1, "wood": 1}, {"vp": 6}, 1, 9),  # PILL-4.93
]
"""Craftsman, what one use takes and brings, capacity, price in the display (PILL-4.95; starting cards have none)."""


@pytest.mark.parametrize(("craftsman", "used", "gained", "capacity", "price"), CONVERSIONS)
def test_pill_4_64_every_craftsman_converts_up_to_his_capacity(
    craftsman: str, used: Goods, gained: Goods, capacity: int, price: int
) -> None:
    start = {"gold": 0, "vp": 0} | {good: amount * (capacity + 1) for good, amount in used.items()}
    scene = Scene(round=6).give(0, craftsmen=sorted({craftsman, "mortar_mixer_start"})).own(0, start)
    scene.run(BeginWork(Seat(0)))
    assert [offer for offer in scene.offers if craftsman in offer] == [
        f"use {craftsman} {times}" for times in range(1, capacity + 1)
    ]
    assert scene.why(f"use {craftsman} {capacity + 1}") == "no-PILL-4-64"
    scene.do(f"use {craftsman} {capacity}")
    after: Goods = dict(zip(GOODS, scene.player(0).goods, strict=True))
    for good, amount in used.items():
        assert after[good] == amount
    for good, amount in gained.items():
        assert after[good] == amount * capacity
    worked = scene.told(CraftsmanWorked)[0]
    assert worked.used == {good: amount * capacity for good, amount in used.items()}
    assert scene.player(0).points[Source.CRAFTSMEN] == scene.vp(0)


def test_pill_4_95_prices_and_all_27_kinds() -> None:
    prices = {craftsman: price for craftsman, _, _, _, price in CONVERSIONS}
    prices |= {"architect_r2": 6, "toolmaker_r1": 2}
    assert {card.id: COST[i] for i, card in enumerate(CRAFTSMEN)} == prices
    assert len(prices) == 27


def test_pill_4_63_conversions_in_any_sequence_and_goods_book_at_once() -> None:
    hands = ["master_woodworker_r1", "goldsmith_r5", "carpenter_r2"]
    scene = Scene(round=5).give(0, gold=1, vp=0, wood=3, craftsmen=hands).run(BeginWork(Seat(0)))
    assert scene.why("use goldsmith_r5 1") == "no-PILL-4-63-goods"
    scene.do("use master_woodworker_r1 1", "use goldsmith_r5 1", "use carpenter_r2 1")
    scene.do("use master_woodworker_r1 1", "use goldsmith_r5 2")
    assert (scene.gold(0), scene.vp(0), scene.cubes(0)) == (0, 4, {})
    assert scene.told(WorkFinished) == [WorkFinished(Seat(0))]


def test_pill_4_63_players_finish_one_after_the_other_in_turn_order() -> None:
    scene = Scene(seats=3, start=1, round=6)
    for seat in range(3):
        scene.give(seat, wood=4)
    scene.run(Cathedral())
    order = []
    while scene.asks:
        order.append(int(scene.waits))
        scene.do("use woodworker_start 1", "finish")
    assert order == [1, 2, 0]


def test_pill_4_63_only_own_craftsmen_and_sensible_numbers() -> None:
    scene = Scene().give(0, wood=4).run(BeginWork(Seat(0)))
    assert scene.why("use mason_r1 1") == "no-PILL-4-63-employed"
    assert scene.why("use woodworker_start 0") == "no-PILL-4-64"
    assert scene.why("use woodworker_start 3") == "no-PILL-4-63-goods"


def test_pill_4_64_unused_capacity_is_lost() -> None:
    scene = Scene().give(0, wood=8).run(BeginWork(Seat(0)), BeginWork(Seat(0)))
    scene.do("use woodworker_start 1", "finish", "give-back 1 0 0 0")
    assert scene.why("use woodworker_start 5") == "no-PILL-4-64"


def test_pill_4_65_every_way_to_keep_five_cubes_is_offered_once() -> None:
    scene = Scene().give(0, wood=2, stone=1, sand=1, metal=3, craftsmen=[]).run(BeginWork(Seat(0)))
    ways = [scene.rules.text.read(offer) for offer in scene.offers]
    assert all(isinstance(way, GiveBack) and way.wood + way.stone + way.sand + way.metal == 2 for way in ways)
    assert len(set(ways)) == len(ways) == 8
    assert scene.why("give-back 0 0 0 1") == scene.why("give-back 0 2 0 0") == "no-PILL-4-65"
    scene.do("give-back 0 0 1 1")
    assert scene.told(CubesGivenBack) == [CubesGivenBack(Seat(0), {"sand": 1, "metal": 1})]


def test_pill_4_65_in_the_last_round_nothing_is_given_back() -> None:
    assert Scene(round=6).give(0, metal=7, craftsmen=[]).run(BeginWork(Seat(0))).asks == ""
    assert Scene(round=5).give(0, metal=7, craftsmen=[]).run(BeginWork(Seat(0))).asks == "reduce-cubes"
    assert Scene(round=5).give(0, metal=5, craftsmen=[]).run(BeginWork(Seat(0))).asks == ""


def test_pill_4_80_a_craftsman_gained_in_shiring_works_in_the_same_round() -> None:
    scene = Scene(round=2).give(0, vp=0, sand=2).builders(shiring_a=0)
    scene.display(shiring=["potter_r2", "mason_r2"]).run(Shiring(), Cathedral())
    scene.do("use potter_r2 2")
    assert scene.vp(0) == 2


@pytest.mark.parametrize("mixer", ["mortar_mixer_start", "mortar_mixer_r1"])
def test_pill_4_81_pill_4_84_either_mortar_mixer_serves_the_masons(mixer: str) -> None:
    scene = Scene().give(0, stone=2, craftsmen=[mixer, "mason_r1"]).run(BeginWork(Seat(0)))
    assert "use mason_r1 2" in scene.offers


def test_pill_4_88_the_architect_scores_by_himself() -> None:
    scene = Scene(round=2).give(0, vp=0, wood=2, craftsmen=["architect_r2", "woodworker_start"])
    scene.run(BeginWork(Seat(0)))
    assert scene.told(CraftsmanScored) == [CraftsmanScored(Seat(0), "architect_r2", {"vp": 1})]
    assert (scene.vp(0), scene.why("use architect_r2 1")) == (1, "no-PILL-4-88")


def test_pill_4_89_the_toolmaker_needs_metal_and_pays_the_same_for_more() -> None:
    scene = Scene().give(0, gold=0, wood=2, craftsmen=["toolmaker_r1", "woodworker_start"]).run(BeginWork(Seat(0)))
    assert scene.why("use toolmaker_r1 1") == "no-PILL-4-89"
    scene = Scene().give(0, gold=0, metal=3, craftsmen=["toolmaker_r1"]).run(BeginWork(Seat(0)))
    assert scene.why("use toolmaker_r1 2") == "no-PILL-4-64"
    scene.do("use toolmaker_r1 1")
    assert (scene.gold(0), scene.cubes(0), scene.asks) == (2, {"metal": 3}, "")


def test_pill_4_94_forgotten_toolmakers_gold_is_paid_at_the_finish_if_metal_is_left() -> None:
    hands = ["toolmaker_r1", "bell_founder_r6"]
    scene = Scene(round=6).give(0, gold=0, metal=1, craftsmen=hands).run(BeginWork(Seat(0)))
    scene.do("finish")
    assert scene.gold(0) == 2
    scene = Scene(round=6).give(0, gold=0, metal=1, craftsmen=hands).run(BeginWork(Seat(0)))
    scene.do("use bell_founder_r6 1")
    assert (scene.gold(0), scene.asks) == (0, "")
