"""Build, free buildings, spots and links (VISC-4.45 to VISC-4.51)."""

from stolek.games.viscounts.cards import CARD_NUMBERS
from stolek.games.viscounts.components import BUILDINGS, SLOTS
from stolek.games.viscounts.effects import FreeBuilding, FreeHire
from stolek.games.viscounts.events import Built, LinkCompleted
from stolek.games.viscounts.final import breakdown
from stolek.games.viscounts.frames import ChooseAction, ChooseBuilding, ChooseSpot, Collide, DrawCards, Move
from stolek.games.viscounts.values import Standing
from stolek.kernel.values import Seat
from tests.games.viscounts.table import HD, Table

RED, BLUE, YELLOW = Seat(0), Seat(1), Seat(2)
ANY_WORKSHOP = FreeBuilding("workshop", "any")


def test_visc_4_45_only_free_spots_of_the_own_river_bank() -> None:
    table = Table().stand(RED, "seg_coast", "outer_left").run(ChooseSpot(RED, "workshop_1", False))
    assert table.texts() == ["build-at seg_coast 0", "build-at seg_coast 2"]
    table.stand(RED, "seg_coast", "outer_right").run(ChooseSpot(RED, "workshop_1", False))
    assert table.texts() == ["build-at seg_coast 5", "build-at seg_coast 7"]
    full = Table().stand(RED, "seg_coast", "outer_left").house(BLUE, "workshop_1", "seg_coast", 0)
    full.house(RED, "workshop_1", "seg_coast", 2).goods(RED, stone=9).row(RED, "labourer", "foreman", "abbot")
    assert "build" not in full.run(ChooseAction(RED)).texts()


def test_visc_4_46_any_unbuilt_building_in_any_order_as_far_as_payable() -> None:
    table = Table().row(RED, "labourer", "squire", "abbot").open(RED, "guildhall_2", "workshop_1").goods(RED, stone=3)
    table.run(ChooseBuilding(RED))
    assert table.texts() == ["take-building workshop_2", "take-building workshop_3"]
    table.goods(RED, stone=6).run(ChooseBuilding(RED))
    posts = [f"take-building trading_post_{i}" for i in (1, 2, 3)]
    assert table.texts() == [*posts, "take-building guildhall_1", "take-building guildhall_3", *table.texts()[-2:]]
    table.open(RED, *[slot.id for slot in SLOTS]).stand(RED, "seg_hills", "outer_left")
    assert "build" not in table.run(ChooseAction(RED)).texts()


def test_visc_4_47_fund_build_spot_bonus_links_abilities() -> None:
    table = Table().stand(RED, "seg_hills", "outer_left").row(RED, "labourer", "woodcutter_virtue", "abbot")
    table.house(BLUE, "workshop_1", "seg_hills", 2).goods(RED, stone=1).top("seg_hills", "friar")
    table.run(ChooseAction(RED)).play(RED, "build", "take-building workshop_2")
    names = [type(event).__name__ for event in table.events]
    order = ["IconsPaid", "Built", "GoodsGained", "LinkCompleted", "GoodsGained", "GoodsGained", "AbilityUsed"]
    assert [name for name in names if name in order] == order
    assert table.of(Built)[0].slot == "workshop_2"


def test_visc_4_48_a_link_between_two_own_buildings_pays_once() -> None:
    table = Table().house(RED, "workshop_1", "seg_hills", 2).run(ChooseSpot(RED, "workshop_2", True))
    table.play(RED, "build-at seg_hills 0")
    assert table.supplies() == {"ink": 1, "silver": 2}


def test_visc_4_48_links_cross_segment_borders_but_only_printed_ones_count() -> None:
    table = Table().house(BLUE, "workshop_1", "seg_mountains", 7).house(BLUE, "workshop_2", "seg_coast", 5)
    table.row(RED, "abbot", "squire").row(BLUE, "abbot", "squire").run(ChooseSpot(RED, "workshop_1", True))
    table.play(RED, "build-at seg_coast 0")
    assert [event.effect for event in table.of(LinkCompleted)] == ["rearrange"]
    assert table.waiting() == (RED,)
    table.play(RED, "keep-order")
    assert table.waiting() == (BLUE,)


def test_visc_4_48_the_builder_orders_several_links() -> None:
    table = Table().house(BLUE, "workshop_1", "seg_lakeshore", 2).house(BLUE, "workshop_2", "seg_lakeshore", 7)
    table.run(ChooseSpot(RED, "workshop_1", True)).play(RED, "build-at seg_lakeshore 5")
    assert table.asked() == "choose-order"
    table.play(RED, "resolve-next 1")
    assert (table.player(RED).unpaid, table.player(BLUE).unpaid) == (1, 1)
    assert [event.effect for event in table.of(LinkCompleted)] == ["debt-1", "castle-move"]


def test_visc_4_49_trading_post_1_gives_one_free_step() -> None:
    table = Table().open(RED, "trading_post_1")
    table.state.played = CARD_NUMBERS["trader"]
    table.run(Move(RED)).play(RED, "move-to seg_hills inner")
    assert table.supplies() == {}


def test_visc_4_49_workshop_1_may_discard_after_every_hire() -> None:
    table = Table().open(RED, "workshop_1").hand(RED, "thief", "trader").top("seg_coast", "friar")
    table.resolve(RED, FreeHire(1)).play(RED, "hire friar")
    assert table.texts() == ["discard-card thief", "discard-card trader", "discard-top", "keep-cards"]


def test_visc_4_49_workshop_2_gives_virtue_in_everybodys_collisions() -> None:
    table = Table(3).open(BLUE, "workshop_2").open(YELLOW, "workshop_2").markers(RED, 6, 6)
    table.row(BLUE, "abbot", "squire", "trader").row(YELLOW, "abbot", "thief", "trader").run(Collide(RED))
    assert (table.track(BLUE), table.track(YELLOW)) == ((0, 5), (0, 6))
    assert (table.player(BLUE).acquired, table.player(YELLOW).acquired) == (1, 0)


def test_visc_4_49_workshop_3_and_visc_4_61_the_leader_enlarge_the_hand() -> None:
    for slots, leader, size in (((), 1, 3), (("workshop_3",), 1, 4), (("workshop_3",), 0, 5)):
        table = Table().draw(RED, "abbot", "squire", "thief", "trader", "lender", "labourer").open(RED, *slots)
        table.state.leader = leader
        assert len(table.run(DrawCards(RED)).player().hand) == size


def test_visc_4_49_icons_of_open_slots_count_from_the_moment_of_building() -> None:
    table = Table().stand(RED, "seg_coast", "outer_left").row(RED, "labourer", "foreman", "charlatan")
    table.goods(RED, stone=9).top("seg_coast", None).run(ChooseAction(RED))
    table.play(RED, "build", "take-building guildhall_1", "build-at seg_coast 0")
    assert table.supplies() == {"stone": 9 - 3, "gold": 1}
    table.open(RED, "trading_post_1").run(ChooseAction(RED)).play(RED, "build", "take-building trading_post_2")
    assert table.supplies() == {"stone": 9 - 3, "gold": 1}


def test_visc_4_50_points_by_number_built() -> None:
    expected = {"trading_post": [4, 9, 15], "guildhall": [6, 13, 21], "workshop": [2, 5, 9]}
    for building in BUILDINGS:
        table, points = Table(), []
        for i in (1, 2, 3):
            table.open(RED, f"{building}_{i}")
            points.append(breakdown(table.state, RED)[0].points)
        assert points == expected[building]


def test_visc_4_51_free_buildings_go_anywhere_and_bring_spot_and_links() -> None:
    table = Table().stand(RED, "seg_coast", "inner").house(BLUE, "workshop_1", "seg_hills", 2)
    table.resolve(RED, ANY_WORKSHOP)
    assert table.texts() == [f"take-building workshop_{i}" for i in (1, 2, 3)]
    table.play(RED, "take-building workshop_3")
    assert len(table.texts()) == 20 - 1
    table.play(RED, "build-at seg_hills 0")
    assert (table.supplies(RED), table.supplies(BLUE)) == ({"ink": 1, "silver": 2}, {"silver": 2})


def test_visc_4_51_nothing_happens_without_a_building_or_a_spot() -> None:
    table = Table().open(RED, "workshop_1", "workshop_2", "workshop_3").resolve(RED, ANY_WORKSHOP)
    assert table.waiting() == ()
    full = Table()
    full.state.spots[:] = [Standing(BLUE, 0)] * 20
    assert full.resolve(RED, ANY_WORKSHOP).waiting() == ()


def test_visc_4_62_a_castle_link_lets_both_owners_move_before_the_castle_is_resolved() -> None:
    table = Table().house(BLUE, "workshop_1", "seg_hills", 0).castle(1, HD, 3, 2)
    table.hand(RED, "thief", "trader", "abbot", "squire").run(ChooseSpot(RED, "workshop_1", True))
    table.play(RED, "build-at seg_coast 7", "keep-cards")
    assert table.asked() == "choose-castle-move"
    table.play(RED, "move-nobody")
    assert table.waiting() == (BLUE,)
    table.play(BLUE, "move-nobody")
    assert table.asked() == "choose-option"
    assert table.workers(2)[HD] == (1, 0)
