"""Step 12 (PILL-4.56 to PILL-4.62)."""

import pytest

from stolek.games.pillars.events import BuilderWithdrawn, CubesBought, CubesSold, GoldLost
from stolek.games.pillars.frames import Market, Trade
from stolek.kernel.values import Seat
from tests.games.pillars.scene import Scene


def test_pill_4_56_without_builders_nothing_is_traded() -> None:
    assert Scene().give(0, wood=3).run(Market()).asks == ""
    scene = Scene().give(1, wood=3).builders(market=0).run(Market())
    scene.do("withdraw")
    assert scene.asks == ""


def test_pill_4_57_who_withdraws_is_out_and_who_can_do_nothing_withdraws_by_itself() -> None:
    scene = Scene().give(0, gold=1).give(1, wood=2).builders(market=[0, 1]).run(Market())
    assert (scene.told(BuilderWithdrawn), scene.waits) == ([BuilderWithdrawn(Seat(0), unable=True)], 1)
    scene.do("sell wood 1", "sell wood 1")
    assert scene.waits == 1
    assert scene.do("withdraw") == [BuilderWithdrawn(Seat(1))]
    assert scene.asks == ""


def test_pill_4_57_a_line_of_builders_left_by_older_rules_still_ends() -> None:
    scene = Scene().give(0, wood=2).give(1, wood=2).builders(market=[0, 1, 0])
    scene.state.line, scene.state.bought = [0, 1, 0], [0, 0]
    scene.run(Trade(Seat(0)))
    scene.do("withdraw", "sell wood 1", "withdraw", "withdraw")
    assert (scene.asks, scene.state.line) == ("", [])


def test_pill_4_58_one_action_is_any_number_of_one_kind() -> None:
    scene = Scene().give(0, gold=8, wood=2, sand=1).builders(market=0).run(Market())
    assert scene.offers == [
        "buy wood 1",
        "buy wood 2",
        "buy stone 1",
        "buy stone 2",
        "buy sand 1",
        "buy sand 2",
        "buy sand 3",
        "buy sand 4",
        "sell wood 1",
        "sell wood 2",
        "sell sand 1",
        "withdraw",
    ]
    assert scene.why("buy sand 0") == scene.why("sell wood -1") == "no-PILL-4-58"


@pytest.mark.parametrize(("cube", "price"), [("stone", 4), ("wood", 3), ("sand", 2)])
def test_pill_4_59_buying_costs_and_takes_from_the_stock(cube: str, price: int) -> None:
    scene = Scene().builders(market=0).run(Market())
    scene.do(f"buy {cube} 2")
    assert (scene.gold(0), scene.cubes(0), scene.market(cube)) == (20 - 2 * price, {cube: 2}, 2)
    assert scene.told(CubesBought) == [CubesBought(Seat(0), cube, 2, 2 * price)]


def test_pill_4_59_no_metal_and_no_more_than_the_stock_or_the_gold() -> None:
    scene = Scene().give(0, gold=10).builders(market=0).run(Market())
    assert scene.why("buy metal 1") == "no-PILL-4-59-kind"
    assert scene.why("buy clay 1") == "no-PILL-4-59-kind"
    assert scene.why("buy sand 5") == "no-PILL-4-59-stock"
    assert scene.why("buy stone 3") == "no-PILL-4-4-cubes"


@pytest.mark.parametrize(("cube", "price"), [("metal", 5), ("stone", 4), ("wood", 3), ("sand", 2)])
def test_pill_4_60_selling_pays_and_goes_to_the_supply(cube: str, price: int) -> None:
    scene = Scene().own(0, {"gold": 0, cube: 3}).builders(market=0).run(Market())
    scene.do(f"sell {cube} 2")
    assert (scene.gold(0), scene.cubes(0)) == (2 * price, {cube: 1})
    assert scene.state.market == [4, 4, 4, 0]
    assert scene.told(CubesSold) == [CubesSold(Seat(0), cube, 2, 2 * price)]


def test_pill_4_60_pill_4_1_selling_at_thirty_gold_is_legal_and_the_gold_lost() -> None:
    scene = Scene().give(0, gold=29, metal=2).builders(market=0).run(Market())
    scene.do("sell metal 2")
    assert (scene.gold(0), scene.told(CubesSold)[0].gold) == (30, 1)
    assert scene.told(GoldLost) == [GoldLost(Seat(0), 9, 30)]
    assert scene.why("sell metal 1") == "no-PILL-4-60-own"
    assert scene.why("sell gold 1") == "no-PILL-4-60-kind"


@pytest.mark.parametrize("woodworker", ["woodworker_start", "master_woodworker_r1"])
def test_pill_4_61_pill_4_82_either_woodworker_lets_buy_wood(woodworker: str) -> None:
    scene = Scene().give(0, craftsmen=[woodworker]).builders(market=0).run(Market())
    assert "buy wood 1" in scene.offers


def test_pill_4_61_pill_4_86_a_carpenter_is_no_woodworker_and_selling_wood_needs_nobody() -> None:
    scene = Scene(round=2).give(0, wood=1, stone=1, craftsmen=["carpenter_r2"]).builders(market=0).run(Market())
    assert scene.why("buy wood 1") == "no-PILL-4-61-buy"
    assert scene.why("sell stone 1") == "no-PILL-4-61-sell"
    assert {"sell wood 1", "buy stone 1"} <= set(scene.offers)


def test_pill_4_62_what_was_bought_is_not_sold_in_the_same_round() -> None:
    scene = Scene().give(0, stone=2).builders(market=0).run(Market())
    scene.do("sell stone 1", "buy stone 1")
    assert scene.why("sell stone 1") == "no-PILL-4-62"
    assert scene.cubes(0) == {"stone": 2}
    scene.do("withdraw")
    scene.run(Market())
    assert "sell stone 1" in scene.offers
