"""Phase II (PILL-4.20 to PILL-4.35)."""

import pytest

from stolek.games.pillars.events import (
    BuilderDrawn,
    BuilderParked,
    BuilderPlaced,
    BuilderPlacedByCard,
    BuilderReturned,
    PriceJumped,
)
from stolek.games.pillars.frames import DrawBuilder, OpenBag, ReleaseParked
from stolek.games.pillars.space import CHOICES, SPACES, SPACES_OF
from stolek.kernel.values import Seat
from tests.games.pillars.scene import Position, Scene

CHOICE_IDS = [
    "bishopric",
    "kingsbridge_a",
    "kingsbridge_b",
    "priory_2",
    "priory_1",
    "kings_court",
    "shiring_a",
    "shiring_b",
    "shiring_castle",
    "market",
    "start_player",
]


def test_pill_4_20_builders_are_drawn_blindly_and_the_same_owner_may_follow() -> None:
    firsts = set()
    for seed in range(30):
        scene = Scene(seats=3)
        firsts.add(Position(scene.state, [DrawBuilder()]).setup(3, seed)[0].drawn)
    assert firsts == {0, 1, 2}
    scene = Scene().run(DrawBuilder(), chance=["0", "0"])
    scene.do("park")
    assert [event.seat for event in scene.told(BuilderDrawn)] == [0, 0]


def test_pill_4_21_the_start_player_may_return_any_builder_once() -> None:
    scene = Scene(start=1).run(OpenBag(), chance=["0", "0", "1"])
    assert (scene.asks, scene.waits, scene.offers) == ("redraw", 1, ["keep-builder", "return-builder"])
    scene.do("return-builder")
    assert scene.told(BuilderReturned) == [BuilderReturned(Seat(1), Seat(0))]
    assert (scene.state.bag, scene.asks, scene.waits) == ([0, 0, 1, 1, 1], "place-builder", 0)
    scene.do("park")
    assert scene.asks == "place-builder"


def test_pill_4_21_keeping_does_not_use_the_redraw_up_but_one_owner_in_the_bag_ends_it() -> None:
    scene = Scene().run(OpenBag(), chance=["0", "0", "0", "1"])
    scene.do("keep-builder", "park", "keep-builder", "park")
    assert scene.asks == "redraw"
    scene.do("keep-builder", "park")
    assert (scene.asks, scene.state.redraws) == ("place-builder", 1)


def test_pill_4_22_pill_4_23_the_price_falls_after_each_builder() -> None:
    scene = Scene().run(DrawBuilder(), chance=["0", "1", "0"])
    scene.do("place market", "park")
    assert scene.told(BuilderPlaced) == [BuilderPlaced(Seat(0), "market", 7, 6)]
    assert scene.told(BuilderParked) == [BuilderParked(Seat(1), 6, 5)]
    assert (scene.gold(0), scene.gold(1), scene.state.price) == (13, 20, 5)


def test_pill_4_23_with_too_little_gold_the_builder_parks_by_itself() -> None:
    scene = Scene().give(0, gold=6).run(DrawBuilder(), chance=["0", "1"])
    assert scene.told(BuilderParked) == [BuilderParked(Seat(0), 7, 6, unable=True)]
    assert scene.waits == 1


def test_pill_4_24_at_price_0_the_builder_must_be_placed() -> None:
    scene = Scene()
    scene.state.price = 0
    scene.run(DrawBuilder(), chance=["0"])
    assert "park" not in scene.offers
    assert scene.why("park") == "no-PILL-4-24"


def test_pill_4_25_parked_builders_are_free_and_their_owners_may_not_pass() -> None:
    scene = Scene()
    scene.state.bag = [0, 0, 1, 1]
    scene.state.parked = [(6, 1), (3, 0)]
    scene.run(ReleaseParked())
    assert (scene.waits, scene.offers) == (1, [f"place {choice}" for choice in CHOICE_IDS])
    scene.do("place market")
    assert (scene.waits, scene.gold(1)) == (0, 20)


def test_pill_r1_pill_4_33_the_last_builder_of_two_players_may_be_free() -> None:
    scene = Scene(seats=2, last_builder_free=True)
    scene.run(OpenBag(), ReleaseParked(), chance=["0", "0", "0", "1", "1", "1"])
    scene.do("keep-builder", "park", "keep-builder", "park", "keep-builder", "park", "park", "park")
    assert scene.told(BuilderDrawn)[-1] == BuilderDrawn(Seat(1), 0)
    assert "park" not in scene.offers
    scene.do("place market")
    assert (scene.gold(1), scene.told(PriceJumped)) == (20, [PriceJumped(0)])
    assert (scene.asks, scene.waits) == ("place-parked", 0)


def test_pill_r1_with_three_players_the_prices_stay_as_they_are() -> None:
    scene = Scene(seats=3, last_builder_free=True).run(OpenBag())
    while scene.state.waits:
        scene.do("keep-builder" if scene.asks == "redraw" else ("park" if "park" in scene.offers else scene.offers[0]))
    assert [event.price for event in scene.told(BuilderDrawn)] == [7, 6, 5, 4, 3, 2, 1, 0, 0]


def test_pill_4_26_one_space_holds_one_builder_but_an_area_several_of_one_player() -> None:
    scene = Scene(seats=3).builders(bishopric=1, market=[0, 0, 1, 1], kings_court=[0])
    scene.run(DrawBuilder(), chance=["2"])
    assert not {"place bishopric", "place market"} & set(scene.offers)
    assert scene.why("place bishopric") == scene.why("place market") == "no-PILL-4-26"
    assert "place kings_court" in scene.offers


def test_pill_4_27_the_board_has_seventeen_spaces() -> None:
    wanted = [0, 1, 0, 2, 2, 0, 0, 0, 4, 2, 1, 4, 0, 1]
    assert [len(spaces) for spaces in SPACES_OF.values()] == wanted
    assert (len(SPACES), list(CHOICES)) == (17, CHOICE_IDS)
    scene = Scene().run(DrawBuilder())
    assert scene.why("place cathedral") == "no-PILL-4-27"


@pytest.mark.parametrize("line", ["kings_court", "market"])
def test_pill_4_28_a_builder_joins_the_end_of_the_line(line: str) -> None:
    scene = Scene().run(DrawBuilder(), chance=["1", "0", "1"])
    scene.do(f"place {line}", f"place {line}", f"place {line}")
    assert [scene.state.spaces[i] for i in CHOICES[line]] == [1, 0, 1, -1]


def test_pill_4_29_every_free_space_is_offered_in_the_last_round_too() -> None:
    scene = Scene(round=6).run(DrawBuilder())
    assert {"place shiring_castle", "place start_player"} <= set(scene.offers)


def test_pill_4_30_a_returned_builder_does_not_count_for_the_city_wall() -> None:
    scene = Scene()
    scene.state.allowed = [2, 3]
    scene.run(OpenBag(), chance=["0", "0", "0", "1"])
    scene.do("return-builder", "park")
    assert (scene.asks, scene.waits, scene.state.aside) == ("place-builder", 0, [])


def test_pill_4_31_pill_4_74_remigius_places_without_payment_even_for_the_rich() -> None:
    scene = Scene().give(0, advantages=["brother_remigius"]).run(DrawBuilder(), chance=["0", "1"])
    assert {"place market", "place-free market", "park"} <= set(scene.offers)
    scene.do("place-free market")
    placed = BuilderPlacedByCard(Seat(0), "market", "brother_remigius", 6)
    assert (scene.told(BuilderPlacedByCard), scene.gold(0), scene.advantages(0)) == ([placed], 20, [])
    assert scene.why("place-free bishopric") == "no-PILL-4-31-card"


def test_pill_4_32_remigius_does_not_serve_a_parked_builder() -> None:
    scene = Scene().give(0, advantages=["brother_remigius"])
    scene.state.bag = [0, 0, 1, 1, 1]
    scene.state.parked = [(7, 0)]
    scene.run(ReleaseParked())
    assert all(offer.startswith("place ") for offer in scene.offers)
    assert scene.why("place-free market") == "no-TABLE-2"


def test_pill_4_33_the_marker_jumps_when_the_bag_is_empty_early() -> None:
    scene = Scene()
    scene.state.bag = []
    scene.state.spaces[:6] = [0, 0, 0, 1, 1, 1]
    scene.state.price = 4
    scene.run(DrawBuilder())
    assert (scene.told(PriceJumped), scene.state.price) == ([PriceJumped(0)], 0)


@pytest.mark.parametrize(
    ("seats", "prices"),
    [
        (2, [7, 6, 5, 4, 3, 2]),
        (3, [7, 6, 5, 4, 3, 2, 1, 0, 0]),
        (4, [7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0]),
    ],
)
def test_pill_4_34_the_prices_in_order_of_drawing(seats: int, prices: list[int]) -> None:
    scene = Scene(seats=seats).run(DrawBuilder())
    while scene.state.waits:
        scene.do(scene.offers[0])
    assert [event.price for event in scene.told(BuilderDrawn)] == prices


def test_pill_4_35_no_number_holds_two_parked_builders() -> None:
    scene = Scene(seats=4).run(DrawBuilder())
    while scene.asks == "place-builder" and "park" in scene.offers:
        scene.do("park")
    assert [number for number, _ in scene.state.parked] == [7, 6, 5, 4, 3, 2, 1]


def test_pill_4_4_too_little_gold_for_the_price_is_refused_by_name() -> None:
    scene = Scene().give(0, gold=2, advantages=["brother_remigius"])
    scene.state.price = 3
    scene.run(DrawBuilder(), chance=["0"])
    refusal = scene.refusal("place market")
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("no-PILL-4-4-builder", {"price": 3, "gold": 2})
