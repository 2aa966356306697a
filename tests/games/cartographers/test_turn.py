"""Set-up, turns, refusals and secrets of Cartographers (CART-0, CART-2, CART-3, CART-7)."""

import msgspec
import pytest

from stolek.games.cartographers import GAME
from stolek.games.cartographers.cards import SCORING, SCORING_BY_ID, SEASONS
from stolek.games.cartographers.events import (
    Ambushed,
    CoinGained,
    Drawn,
    DrewNothing,
    EdictScored,
    Explored,
    MonstersScored,
    RuinsFound,
    SeasonScored,
    SoloRaided,
)
from stolek.games.cartographers.grid import cell_named, mask_of
from stolek.games.cartographers.sheet import MAPS, MONSTER
from stolek.games.cartographers.view import PrivateView, PublicView
from stolek.kernel.codec import canonical_hash
from stolek.kernel.conformance import play_randomly
from stolek.kernel.generator import Generator
from stolek.kernel.option import OptionError
from stolek.kernel.problem import SeatsError
from stolek.kernel.values import Seat
from tests.games.cartographers.table import Table

QUIET = ("orchard", "marshlands", "treetop_village", "fishing_village")


def public(table: Table) -> PublicView:
    view = table.rules.view(table.state, None).public
    assert isinstance(view, PublicView)
    return view


def test_cart_0_1_one_card_is_drawn_by_everybody_on_a_map_of_their_own() -> None:
    table = Table("hamlet", seats=3)
    assert table.legal(0) == table.legal(1) == table.legal(2)
    assert len(table.state.sheets) == 3


@pytest.mark.parametrize("seats", [0, 101])
def test_cart_0_2_one_to_a_hundred_play(seats: int) -> None:
    with pytest.raises(SeatsError):
        GAME().setup(seats, 1)
    assert GAME().setup(100, 1)[0].seats == 100


def test_cart_0_3_the_only_option_of_the_rulebook_is_the_side() -> None:
    assert [option.key for option in GAME.options if option.kind == "rulebook"] == ["side"]
    with pytest.raises(OptionError):
        GAME({"side": "C"})


@pytest.mark.parametrize("side", ["A", "B"])
def test_cart_2_1_everybody_gets_a_fresh_sheet_of_the_chosen_side(side: str) -> None:
    table = Table("hamlet", seats=4, side=side)
    assert public(table).side == side
    for sheet in table.state.sheets:
        assert (sheet.filled, sheet.coins) == (MAPS["AB".index(side)].filled, 0)
    assert table.state.scores == [(), (), (), ()]


def test_cart_2_2_cartographers_have_names_but_the_rules_do_not_need_them() -> None:
    assert not hasattr(Table("hamlet").state, "names")


def test_cart_2_4_one_scoring_card_of_each_group_in_any_order() -> None:
    orders = set()
    for seed in range(60):
        s, _ = GAME().setup(2, seed)
        cards = [card for card in GAME().view(s, None).public.edicts]  # type: ignore[attr-defined]
        groups = tuple(SCORING_BY_ID[card].group for card in cards)
        assert len(set(groups)) == 4
        orders.add(groups)
    assert len(orders) > 12


def test_cart_2_5_spring_is_first_cart_2_6_cart_2_7_one_of_four_ambush_cards_is_in_the_deck() -> None:
    table = Table("hamlet")
    assert public(table).season == "spring"
    assert public(table).deck == 13 + 1 - 1
    assert public(table).ambush_deck == 3


def test_cart_2_8_there_is_no_order_of_turns() -> None:
    table = Table("hamlet", seats=5)
    assert table.rules.waiting(table.state) == (0, 1, 2, 3, 4)
    table.play(3, table.texts(3)[0])
    assert table.rules.waiting(table.state) == (0, 1, 2, 4)


def test_cart_3_1_two_ruins_cards_demand_one_ruins_space_cart_4_30() -> None:
    table = Table("temple_ruins", "outpost_ruins", "hamlet")
    assert len(table.of(RuinsFound)) == 2
    assert "place 0 B6+C5+C6" in table.texts()
    assert "place 0 F1+G1+G2" not in table.texts()


def test_cart_3_2_a_full_map_is_passed_over() -> None:
    table = Table("hamlet", "orchard", seats=1)
    table.anything()
    table.leave_empty(0, "A1")
    table.play(0, "single A1")
    table.play(0, "paint farm")
    assert table.of(DrewNothing)
    assert not table.rules.waiting(table.state)


def test_cart_3_3_an_ambush_neither_uses_nor_clears_the_demand_and_leaves_the_game_cart_4_40() -> None:
    table = Table("temple_ruins", "ambush", "gnoll_raid", "hamlet")
    (ambush,) = table.of(Ambushed)
    assert ambush.card == "gnoll_raid"
    assert "raid F1+F2+G1+H1+H2" in table.texts()
    table.anything()
    assert public(table).raided == ("gnoll_raid",)
    assert table.state.ruins_pending


def test_cart_3_4_alone_an_ambush_asks_nothing_cart_6_6() -> None:
    table = Table("outpost_ruins", "ambush", "goblin_attack", "hamlet", seats=1)
    (drawn,) = table.of(SoloRaided)
    assert drawn.cells == tuple(map(cell_named, ("I9", "J10", "K11")))
    assert table.state.ruins_pending
    assert table.of(Explored)[-1].card == "hamlet"


def test_cart_3_6_cart_4_62_the_end_of_a_season_tells_every_number() -> None:
    table = Table("ambush", "goblin_attack", *QUIET, "hamlet")
    for _ in range(5):
        table.anything()
    assert [type(event) for event in table.events if type(event) is SeasonScored] == [SeasonScored] * 2
    assert len(table.of(EdictScored)) == 4
    for event in table.of(MonstersScored):
        assert -event.points == len(event.cells)
        assert event.cells


def test_cart_3_8_cart_5_1_the_game_ends_after_winter() -> None:
    s = play_randomly(GAME(), 2, 5)
    assert s.season == len(SEASONS) - 1
    assert all(len(scores) == 16 for scores in s.scores)
    assert GAME().outcome(s) is not None


def test_cart_3_9_players_decide_nothing_but_drawing() -> None:
    assert {kind.tag() for kind in GAME().asks} == {"draw-shape", "choose-terrain", "draw-monsters", "choose-order"}


def test_cart_3_10_both_parts_can_be_taken_back_until_the_last_answer() -> None:
    table = Table("orchard", "hamlet")
    before = canonical_hash(table.state)
    table.play(0, table.texts()[0])
    assert [action.tag() for action in table.legal()] == ["paint", "paint"]
    table.play(0, "paint farm")
    assert table.rules.waiting(table.state) == (1,)
    assert table.rules.take_back(table.state, Seat(0))
    assert canonical_hash(table.state) == before
    assert not table.rules.take_back(table.state, Seat(1))


def test_cart_3_10_one_terrain_is_chosen_automatically() -> None:
    table = Table("farmland", "hamlet", seats=1)
    table.play(0, "place 1 E2+F1+F2+F3+G2")
    assert table.of(Drawn)[0].terrain == "farm"


def test_cart_4_10_every_terrain_goes_with_every_shape() -> None:
    table = Table("rift_lands", "hamlet")
    table.play(0, "place 0 A1")
    assert table.texts() == [f"paint {t}" for t in ("forest", "village", "farm", "water", "monster")]
    refusal = table.why_not(0, "paint mountain")
    assert refusal is not None
    assert refusal.key == "no-CART-4-10-terrain"


def test_cart_4_12_a_shape_need_not_touch_anything() -> None:
    table = Table("hamlet", "farmland", seats=1)
    table.play(0, "place 0 A1+B1+B2")
    assert "place 0 K10+K11" in table.texts()


def test_cart_4_14_nothing_is_ever_erased() -> None:
    table = Table("hamlet", "farmland", seats=1)
    table.play(0, "place 0 A1+B1+B2")
    refusal = table.why_not(0, "place 0 A1+A2")
    assert refusal is not None
    assert refusal.args == {"cells": "A1"}


def test_cart_4_21_a_single_space_pays_no_coin() -> None:
    table = Table("farmland", "hamlet", seats=1)
    table.leave_empty(0, "A1", "C1")
    table.play(0, "single A1")
    assert table.of(CoinGained) == []


def test_cart_4_31_ruins_must_be_covered_and_the_coin_is_paid() -> None:
    table = Table("temple_ruins", "farmland", "hamlet", seats=1)
    refusal = table.why_not(0, "place 0 A1+A2")
    assert refusal is not None
    assert refusal.rule == "CART-4.31"
    table.play(0, "place 0 B6+C6")
    assert len(table.of(CoinGained)) == 1


def test_cart_4_34_rift_lands_after_ruins_must_be_on_ruins() -> None:
    table = Table("temple_ruins", "rift_lands")
    assert table.texts() == [f"place 0 {name}" for name in ("B6", "C2", "C10", "I2", "I10", "J6")]


def test_cart_4_42_ruins_may_be_covered_by_monsters_and_shapes_turned() -> None:
    table = Table("ambush", "goblin_attack")
    assert "raid B6+C7+D8" in table.texts()
    assert "raid B6+C5+D4" in table.texts()
    refusal = table.why_not(0, "raid B6+C7+D9")
    assert refusal is not None
    assert refusal.rule == "CART-4.42"


def test_cart_4_43_a_raid_that_fits_nowhere_is_one_monster() -> None:
    table = Table("ambush", "gnoll_raid", "hamlet")
    assert table.why_not(0, "single A1") is not None
    table.leave_empty(1, "A1", "A5")
    assert table.texts(0) == ["single A1", "single A5"]
    table.play(0, "single A5")
    table.anything()
    assert table.state.sheets[1].terrains[MONSTER] == 1 << cell_named("A5")


def test_cart_5_2_cart_4_63_the_final_score_is_the_sum_of_all_numbers() -> None:
    s = play_randomly(GAME(), 3, 8)
    outcome = GAME().outcome(s)
    assert outcome is not None
    assert outcome.scores == tuple(sum(scores) for scores in s.scores)
    assert [len(lines) for lines in outcome.breakdown] == [16] * 3


def test_cart_6_1_cart_6_23_alone_the_result_is_rating_and_title() -> None:
    s = play_randomly(GAME(), 1, 8)
    outcome = GAME().outcome(s)
    assert outcome is not None
    (remark,) = outcome.remarks
    assert (remark.key, remark.rule, outcome.ranks) == ("solo", "CART-6.20", (1,))
    values = sum(SCORING[card].solo_value for card in s.edicts)
    assert remark.args["rating"] == outcome.scores[0] - values


def test_cart_7_1_everything_on_the_table_is_public() -> None:
    table = Table("ambush", "goblin_attack", "hamlet")
    table.anything()
    seen = public(table)
    assert (seen.card, seen.ambush, seen.raided, seen.deck) == ("hamlet", None, ("goblin_attack",), 12)
    assert table.rules.view(table.state, Seat(0)).public == seen


def test_cart_7_2_cart_7_3_which_ambush_card_is_in_the_deck_is_decided_when_it_is_turned() -> None:
    found = set()
    for seed in range(40):
        s, _ = GAME().setup(1, seed, ("?",) * 4 + ("ambush",))
        found.add(s.raided)
    assert len(found) == 4


def test_cart_7_4_cart_7_5_others_do_not_see_what_was_drawn_until_all_have() -> None:
    table = Table("hamlet", "orchard")
    before = table.rules.view(table.state, Seat(1))
    table.play(0, "place 0 A1+B1+B2")
    after = table.rules.view(table.state, Seat(1))
    assert after.public == before.public
    assert after.private == before.private
    assert table.rules.view(table.state, Seat(0)).private == PrivateView(table.state.answers[0])
    table.play(1, "place 0 A1+B1+B2")
    assert int(public(table).sheets[0].terrains[1], 16) == mask_of(map(cell_named, ("A1", "B1", "B2")))


def test_cart_7_6_a_view_holds_no_deck_and_no_pending_answers_of_others() -> None:
    table = Table("hamlet", "orchard")
    table.play(0, "place 0 A1+B1+B2")
    for seat in (Seat(1), None):
        text = msgspec.json.encode(table.rules.view(table.state, seat)).decode()
        assert '"cells"' not in text
        assert "kobold" not in text


def test_cart_7_7_a_sample_plays_on_with_its_own_chance() -> None:
    table = Table("hamlet")
    table.play(0, "place 0 A1+B1+B2")
    cards = set()
    for seed in range(30):
        guess = table.rules.determinize(table.state, Seat(1), Generator(seed))
        assert guess.answers[0]
        table.rules.apply(guess, Seat(1), table.rules.legal(guess, Seat(1))[0])
        cards.add(guess.explore)
    assert len(cards) > 6


def test_garbage_is_refused_by_the_rule_that_it_breaks() -> None:
    table = Table("hamlet")
    keys = {
        text: getattr(table.why_not(0, text), "key", None)
        for text in (
            "place 7 A1",
            "place 0 A1+A2+A3",
            "place 0 B2+B1+A1",
            "single A1",
            "paint forest",
            "raid A1",
            "place 0 B3+B4+C4",
        )
    }
    assert keys == {
        "place 7 A1": "no-CART-4-10-shape",
        "place 0 A1+A2+A3": "no-CART-4-13-shape",
        "place 0 B2+B1+A1": "no-CART-4-13-shape",
        "single A1": "no-CART-4-20",
        "paint forest": "no-TABLE-2",
        "raid A1": "no-TABLE-2",
        "place 0 B3+B4+C4": "no-CART-4-11-filled",
    }
