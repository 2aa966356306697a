"""The derived cases T1 to T20 of the rules."""

import pytest

from stolek.games.pillars.cards import ADVANTAGES, CRAFTSMEN, EVENTS
from stolek.games.pillars.components import BOARD, COUNTS, ROUNDS, SETUP
from stolek.games.pillars.effects import Gain
from stolek.games.pillars.events import BuilderDrawn, BuilderSetAside, BuilderWithdrawn
from stolek.games.pillars.frames import (
    BeginWork,
    BishopsSeat,
    CleanUp,
    DrawBuilder,
    Kingsbridge,
    KingsCourt,
    Market,
    OpenBag,
    Priory,
    Produce,
    ReleaseParked,
    RevealEvent,
    Shiring,
    ShiringCastle,
    WoolMill,
)
from stolek.games.pillars.goods import forced_payment
from stolek.games.pillars.setup import new_player
from stolek.games.pillars.values import Source
from stolek.kernel.values import Seat
from tests.games.pillars.scene import Scene


@pytest.mark.parametrize(
    ("missing", "vp", "left"), [(1, 5, 5), (2, 5, 4), (3, 5, 4), (4, 5, 3), (5, 5, 3), (2, 0, 0), (9, 0, 0)]
)
def test_t1_pill_4_2_pill_4_3_a_shortfall_costs_half_in_points_and_never_below_0(
    missing: int, vp: int, left: int
) -> None:
    scene = Scene().give(0, gold=3, vp=vp)
    forced_payment(scene.player(0), Source.TAXES, 3 + missing)
    assert (scene.gold(0), scene.vp(0)) == (0, left)


@pytest.mark.parametrize(("workers", "gold"), [(3, 6), (5, 10), (8, 13)])
def test_t2_pill_4_101_priory_stores_double_the_wages_of_five(workers: int, gold: int) -> None:
    scene = Scene().give(0, gold=0, mill=workers, reserve=12 - workers).event("priory_purchases").run(WoolMill())
    assert (scene.gold(0), scene.player(0).reserve, scene.player(0).mill) == (gold, 12, 0)


def test_t3_pill_4_52_francis_pays_two_at_court_nothing_and_loyalty_is_used_up() -> None:
    assert Scene().give(0, advantages=["brother_francis"]).run(KingsCourt(), chance=["5"]).gold(0) == 18
    scene = Scene().give(0, advantages=["brother_francis"]).builders(kings_court=0)
    assert scene.run(KingsCourt(), chance=["5"]).gold(0) == 20
    scene = Scene().give(0, advantages=["loyalty_rewarded"]).run(KingsCourt(), chance=["5"])
    scene.do("use-card")
    assert (scene.gold(0), scene.advantages(0), scene.gold(1)) == (20, [], 15)


def test_t4_pill_4_47_prior_philip_makes_both_spaces_of_the_priory_worth_five() -> None:
    scene = Scene().builders(kingsbridge_a=0, priory_2=0, priory_1=0).give(0, vp=0)
    scene.display(kingsbridge=["prior_philip", "jack"]).run(Kingsbridge(), Priory())
    assert scene.vp(0) == 5


def test_t5_pill_4_42_the_guest_may_take_the_cube_and_use_thomas() -> None:
    scene = Scene().give(0, advantages=["archbishop_thomas"], gold=20).builders(bishopric=0)
    scene.run(RevealEvent(), BishopsSeat(), chance=["hamleigh_levy"])
    scene.do("take-cube-instead", "use-card", "take-cube stone")
    assert (scene.gold(0), scene.gold(1)) == (20, 16)
    assert (scene.cubes(0), scene.market("stone")) == ({"stone": 1}, 3)


def test_t6_pill_4_49_pill_4_50_a_cold_winter_spares_the_protected_and_aliena() -> None:
    scene = Scene().give(0, resources=["forest_4"], reserve=3, advantages=["aliena"])
    scene.give(1, resources=["forest_3"], reserve=6)
    scene.event("cold_winter", affected=[1]).run(Produce(6))
    assert (scene.cubes(0), scene.cubes(1)) == ({"wood": 5}, {"wood": 2})
    scene = Scene().give(0, resources=["forest_4"], reserve=3, advantages=["aliena"])
    assert scene.event("cold_winter").run(Produce(6)).cubes(0) == {"wood": 4}


def test_t7_pill_4_62_selling_after_buying_is_forbidden_and_buying_after_selling_allowed() -> None:
    scene = Scene().give(0, sand=2, wood=2).builders(market=0).run(Market())
    scene.do("buy sand 1")
    assert scene.why("sell sand 1") == "no-PILL-4-62"
    scene.do("sell wood 2", "buy wood 1")
    assert scene.cubes(0) == {"sand": 3, "wood": 1}


@pytest.mark.parametrize(("own", "otto"), [(12, False), (13, True)])
def test_t8_pill_4_55_grey_workers_come_for_one_round(own: int, otto: bool) -> None:
    scene = Scene().builders(shiring_castle=0).event("kings_victory")
    if otto:
        scene.builders(kingsbridge_a=0).display(kingsbridge=["otto_blackface", "jack"])
        scene.run(Kingsbridge(), ShiringCastle(), CleanUp())
    else:
        scene.run(ShiringCastle(), CleanUp())
    assert (scene.player(0).reserve, scene.state.castle) == (own + 2, 2)
    assert scene.event("volunteers").run(CleanUp()).player(0).reserve == own
    assert scene.state.castle == 4


def test_t8_pill_4_55_the_castle_in_two_rounds_running_brings_two_each_time() -> None:
    scene = Scene().builders(shiring_castle=0).event("kings_victory").run(ShiringCastle(), CleanUp())
    scene.builders(shiring_castle=0).event("volunteers").run(ShiringCastle())
    assert scene.state.castle == 0
    assert scene.run(CleanUp()).player(0).reserve == 14


def test_t9_pill_4_7_metal_can_never_run_short() -> None:
    court = ROUNDS * BOARD.kings_court_metal_each_round
    effects = [card.effect for card in ADVANTAGES]
    cards = sum(e.gains.get("metal", 0) for e in effects if isinstance(e, Gain))
    events = [card.effect for card in EVENTS]
    richard = sum(e.gains.get("metal", 0) for e in events if isinstance(e, Gain)) * SETUP.players.max
    assert court + cards + richard == COUNTS["metal"] == 13


def test_t10_pill_4_30_with_three_limited_players_six_builders_are_used() -> None:
    scene = Scene(seats=3)
    scene.state.allowed = [2, 2, 2]
    scene.run(DrawBuilder(), ReleaseParked())
    while scene.asks == "place-builder":
        scene.do("park")
    assert [number for number, _ in scene.state.parked] == [7, 6, 5, 4, 3, 2]
    assert sorted(scene.state.aside) == [0, 1, 2]
    while scene.state.waits:
        scene.do(scene.offers[0])
    assert [scene.gold(seat) for seat in range(3)] == [20, 20, 20]


def test_t11_pill_4_94_converting_before_collecting_keeps_the_toolmakers_gold() -> None:
    hands = ["goldsmith_r5", "toolmaker_r1"]
    scene = Scene(round=5).give(0, gold=30, metal=1, craftsmen=hands).run(BeginWork(Seat(0)))
    scene.do("use goldsmith_r5 6", "use toolmaker_r1 1")
    assert scene.gold(0) == 30 - 18 + 2
    scene = Scene(round=5).give(0, gold=30, metal=1, craftsmen=hands).run(BeginWork(Seat(0)))
    scene.do("use toolmaker_r1 1", "use goldsmith_r5 6")
    assert scene.gold(0) == 30 - 18


def test_t12_pill_4_34_prices_with_three_players_and_with_one_of_two_limited() -> None:
    scene = Scene(seats=3).run(DrawBuilder())
    while scene.state.waits:
        scene.do("park" if "park" in scene.offers else scene.offers[0])
    assert [event.price for event in scene.told(BuilderDrawn)] == [7, 6, 5, 4, 3, 2, 1, 0, 0]
    scene = Scene(seats=2)
    scene.state.allowed = [3, 2]
    scene.run(DrawBuilder())
    while scene.state.waits:
        scene.do("park")
    assert [number for number, _ in scene.state.parked] == [7, 6, 5, 4, 3]
    assert (scene.state.price, scene.state.aside) == (0, [1])


def test_t13_pill_4_21_a_redraw_does_not_move_the_price_and_comes_once() -> None:
    scene = Scene().run(OpenBag(), chance=["0", "1"])
    scene.do("return-builder")
    assert (scene.asks, scene.waits, scene.state.price) == ("place-builder", 1, 7)
    scene.do("park", chance=["0"])
    assert scene.asks == "place-builder"


def test_t13_pill_4_21_the_last_builder_is_not_redrawn() -> None:
    scene = Scene()
    scene.state.bag = [1]
    scene.state.spaces[4:9] = [0, 0, 0, 1, 1]
    scene.run(OpenBag())
    assert (scene.asks, scene.waits) == ("place-builder", 1)


def test_t14_pill_4_31_remigius_pays_for_a_builder_above_price_0() -> None:
    scene = Scene().give(0, gold=2, advantages=["brother_remigius"])
    scene.state.price = 3
    scene.run(DrawBuilder(), chance=["0", "1"])
    assert not [offer for offer in scene.offers if offer.startswith("place ")]
    assert {"place-free market", "park"} <= set(scene.offers)
    scene.do("place-free market")
    assert (scene.gold(0), scene.advantages(0), scene.state.price) == (2, [], 2)
    scene = Scene().give(0, advantages=["brother_remigius"])
    scene.state.price = 0
    scene.run(DrawBuilder(), chance=["0"])
    assert all(offer.startswith("place ") for offer in scene.offers)
    assert scene.why("place-free market") == "no-PILL-4-31-price"


def test_t15_pill_4_106_the_city_wall_limits_the_next_round_only() -> None:
    scene = Scene(seats=4).builders(bishopric=2).run(RevealEvent(), chance=["city_wall"])
    scene.do("take-protection")
    scene.run(CleanUp(), DrawBuilder())
    while scene.state.waits:
        scene.do("park" if "park" in scene.offers else scene.offers[0])
    assert len(scene.told(BuilderSetAside)) == 3
    prices = [event.price for event in scene.told(BuilderDrawn)]
    assert sorted(scene.state.aside) == [0, 1, 3]
    assert (prices[0], len(prices)) == (7, 9)
    assert [number for number, _ in scene.state.parked] == [7, 6, 5, 4, 3, 2, 1]
    scene.run(ReleaseParked())
    while scene.state.waits:
        scene.do(scene.offers[-1])
    assert scene.event("volunteers").run(CleanUp()).state.allowed == [3, 3, 3, 3]


@pytest.mark.parametrize(
    ("tax", "gold", "vp", "francis", "left"),
    [("4", 3, 5, False, (0, 5)), ("5", 1, 1, False, (0, 0)), ("5", 0, 5, True, (0, 4))],
)
def test_t16_pill_4_3_taxes_that_cannot_be_paid(
    tax: str, gold: int, vp: int, francis: bool, left: tuple[int, int]
) -> None:
    scene = Scene().give(0, gold=gold, vp=vp, advantages=["brother_francis"] if francis else [])
    scene.run(KingsCourt(), chance=[tax])
    assert (scene.gold(0), scene.vp(0)) == left


def test_t17_pill_4_57_players_take_turns_in_the_order_of_their_first_builder() -> None:
    scene = Scene(seats=3).give(0, wood=9).give(1, wood=9).give(2, wood=9).builders(market=[1, 0, 1, 2]).run(Market())
    order = []
    for _ in range(6):
        order.append(int(scene.waits))
        scene.do("sell wood 1")
    assert order == [1, 0, 2, 1, 0, 2]
    scene.do("withdraw")
    assert scene.told(BuilderWithdrawn) == [BuilderWithdrawn(Seat(1))]
    assert (scene.state.line, scene.waits) == ([0, 2], 0)


def test_t17_pill_4_57_a_second_builder_on_the_market_brings_no_second_turn() -> None:
    scene = Scene().builders(market=[0, 0]).run(Market())
    scene.do("buy sand 1")
    assert (scene.waits, scene.why("sell sand 1")) == (0, "no-PILL-4-62")
    scene.do("withdraw")
    assert (scene.asks, scene.told(BuilderWithdrawn)) == ("", [BuilderWithdrawn(Seat(0))])


def test_t18_pill_4_84_whom_one_dismisses_in_step_10_is_missing_in_steps_12_and_13() -> None:
    hands = ["mortar_mixer_start", "woodworker_start", "stonecutter_start", "mason_r1", "toolmaker_r1"]
    scene = Scene(round=2).give(0, stone=3, craftsmen=hands).builders(shiring_a=0, market=0)
    scene.display(shiring=["potter_r2", "architect_r2"]).run(Shiring(), Market(), BeginWork(Seat(0)))
    other = Scene(round=2).give(0, stone=3, craftsmen=hands).builders(shiring_a=0, market=0)
    other.display(shiring=["potter_r2", "architect_r2"]).run(Shiring(), Market(), BeginWork(Seat(0)))
    scene.do("dismiss mortar_mixer_start", "withdraw")
    assert (scene.asks, scene.why("use mason_r1 1")) == ("work", "no-PILL-4-84")
    other.do("dismiss stonecutter_start")
    assert (other.asks, other.why("sell stone 1")) == ("trade", "no-PILL-4-61-sell")


def test_t19_pill_4_88_pill_4_102_one_architect_and_the_madonna_on_the_master_woodworker() -> None:
    assert sum(card.kind == "architect" for card in CRAFTSMEN) == 1
    scene = Scene().give(0, gold=0, wood=3, craftsmen=["master_woodworker_r1"]).event("madonna_statue")
    scene.run(BeginWork(Seat(0)))
    scene.do("boost master_woodworker_r1", "use master_woodworker_r1 3")
    assert (scene.gold(0), scene.cubes(0)) == (12, {})


@pytest.mark.parametrize(("event", "wood", "stone"), [("volunteers", 3, 6), ("cold_winter", 1, 4)])
def test_t20_pill_4_49_pill_4_50_events_change_cards_but_not_tom_builder(event: str, wood: int, stone: int) -> None:
    scene = Scene().give(0, resources=["forest_2", "quarry_4"], reserve=0, advantages=["tom_builder"])
    scene.event(event).run(Produce(6), Produce(7), Produce(8))
    assert scene.cubes(0) == {"wood": wood, "stone": stone}


def test_a_fresh_player_owes_nothing_pill_2_4() -> None:
    assert sum(new_player().points) == 2
