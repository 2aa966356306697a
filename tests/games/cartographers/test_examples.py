"""The worked examples of section 8 that need a turn: E1 to E8, the derived D-a to D-m, drawing options P1 to P14."""

import pytest

from stolek.games.cartographers import GAME
from stolek.games.cartographers.actions import Single
from stolek.games.cartographers.cards import EXPLORE_BY_ID, SCORING, SEASONS, scored_edicts
from stolek.games.cartographers.events import CoinGained, EdictScored, Explored, MountainClosed, Raided
from stolek.games.cartographers.final import outcome
from stolek.games.cartographers.grid import cell_at, cell_named, mask_of
from stolek.games.cartographers.scoring import score
from stolek.games.cartographers.sheet import MAPS, MONSTER, SIDE_LETTERS, VILLAGE, fresh_sheet
from stolek.games.cartographers.solo import handicap, title
from stolek.games.cartographers.turn import score_season
from stolek.kernel.values import Seat
from tests.games.cartographers.examples import EXAMPLES, DrawExample
from tests.games.cartographers.table import EDICTS, Table, options

TERRAINS = ("forest", "village", "farm", "water", "monster")


def test_e1_every_season_scores_its_two_edicts_cart_2_3_cart_2_4_cart_4_60() -> None:
    table = Table("farmland")
    laid = table.rules.view(table.state, None).public.edicts  # type: ignore[attr-defined]
    assert laid == EDICTS
    named = [[laid[edict] for edict in scored_edicts(season)] for season in range(4)]
    assert named == [
        ["sentinel_wood", "greengold_plains"],
        ["greengold_plains", "mages_valley"],
        ["mages_valley", "the_broken_road"],
        ["the_broken_road", "sentinel_wood"],
    ]


def test_e2_a_ruins_card_is_followed_at_once_by_the_card_to_draw_cart_3_1_cart_4_30() -> None:
    table = Table("temple_ruins", "forgotten_forest")
    (turned,) = table.of(Explored)
    assert (turned.card, turned.time, turned.ruins) == ("forgotten_forest", 1, True)
    assert table.rules.waiting(table.state) == (0, 1)


def test_e3_a_mountain_blocks_the_whole_drawing_cart_4_11() -> None:
    table = Table("hamlet")
    refusal = table.why_not(0, "place 1 B3+B4+C3+C4+D3")
    assert refusal is not None
    assert refusal.key == "no-CART-4-11-filled"
    assert refusal.args == {"cells": "B4"}
    assert table.why_not(0, "place 1 D3+D4+E3+E4+F3") is None


def test_e4_a_shape_may_be_flipped_and_turned_cart_4_13() -> None:
    assert "place 1 E3+E4+F4+F5" in Table("forgotten_forest").texts()


def test_e5_closing_a_mountain_fills_the_next_coin_cart_4_51() -> None:
    table = Table("farmland", "hamlet")
    sheet = table.state.sheets[0]
    for name, terrain in (("A4", 3), ("B3", 3), ("B5", MONSTER)):
        sheet.terrains[terrain] |= 1 << cell_named(name)
        sheet.filled |= 1 << cell_named(name)
    sheet.coins = 1
    table.ask_again()
    table.play(0, "place 1 C4+D3+D4+D5+E4")
    table.anything()
    assert [(event.cells, event.coins) for event in table.of(MountainClosed)] == [((cell_named("B4"),), 2)]


def test_e6_the_season_ends_when_the_times_reach_its_limit_cart_3_5() -> None:
    times = [EXPLORE_BY_ID[card].time for card in ("forgotten_forest", "hinterland_stream", "fishing_village")]
    assert times == [1, 2, 2]
    cards = ["outpost_ruins", "forgotten_forest", "hinterland_stream", "fishing_village", "homestead", "rift_lands"]
    table = Table("great_river", "hamlet", "orchard", "marshlands", "treetop_village", *cards, "farmland", "hamlet")
    for _ in range(5):
        table.anything()
    assert (table.state.season, table.state.time) == (1, 1)
    for _ in range(5):
        table.anything()
    assert (table.state.season, table.state.time) == (1, 8)
    assert table.of(Explored)[-1].card == "farmland"
    table.anything()
    assert table.state.season == 2


def test_e7_spring_has_limit_8_and_scores_a_and_b() -> None:
    assert (SEASONS[0].time_limit, SEASONS[0].edicts) == (8, ("A", "B"))


def test_d_a_a_fresh_map_scores_nothing_but_lost_barony() -> None:
    for side, barony in ((0, 3), (1, 6)):
        sheet = fresh_sheet(side)
        points = {card.id: score(card, sheet, MAPS[side]) for card in SCORING}
        assert points.pop("lost_barony") == barony
        assert set(points.values()) == {0}


@pytest.mark.parametrize(
    ("card", "seats", "owners"),
    [
        ("kobold_onslaught", 3, [2, 0, 1]),
        ("gnoll_raid", 3, [1, 2, 0]),
        ("goblin_attack", 5, [1, 2, 3, 4, 0]),
        ("bugbear_assault", 5, [4, 0, 1, 2, 3]),
        ("goblin_attack", 2, [1, 0]),
        ("bugbear_assault", 2, [1, 0]),
    ],
)
def test_d_c_d_j_sheets_pass_by_the_arrow_cart_4_41(card: str, seats: int, owners: list[int]) -> None:
    table = Table("ambush", card, seats=seats)
    asked = [table.rules.view(table.state, Seat(seat)).question for seat in range(seats)]
    assert [question.args["owner"] for question in asked if question] == owners
    table.anything()
    assert [(event.seat, event.owner) for event in table.of(Raided)] == list(enumerate(owners))


def test_d_d_an_ambush_after_ruins_leaves_the_demand_waiting_cart_4_33() -> None:
    table = Table("outpost_ruins", "ambush", "goblin_attack", "orchard", "hamlet")
    free = len(table.legal())
    assert free > 100
    table.anything()
    assert table.state.ruins_pending
    ruins = MAPS[0].ruins
    assert all(mask_of(cells) & ruins for cells, _ in options(table))
    assert table.state.time == 2
    table.anything()
    assert not table.state.ruins_pending


def test_d_e_ruins_that_no_shape_can_cover_leave_one_space_cart_4_32() -> None:
    table = Table("temple_ruins", "fishing_village")
    line = ("K1", "K2", "K3", "K4")
    table.leave_empty(0, "B6", *line)
    assert options(table) == {((cell_named(name),), terrain) for name in ("B6", *line) for terrain in TERRAINS}
    refusal = table.why_not(0, "place 0 K1+K2+K3+K4")
    assert refusal is not None
    assert refusal.rule == "CART-4.32"


def test_d_f_solo_rating_and_title_cart_6_20_cart_6_21() -> None:
    chosen = ("sentinel_wood", "canal_lake", "great_city", "the_cauldrons")
    cards = [card for card in SCORING if card.id in chosen]
    assert 92 - handicap(cards) == 7
    assert title(7).id == "apprentice_surveyor"


def test_d_h_decks_at_the_start_of_the_seasons_cart_3_7() -> None:
    quiet = ["orchard", "marshlands", "treetop_village", "fishing_village"]
    raids = ["ambush", "goblin_attack", "ambush", "gnoll_raid"]
    table = Table(*quiet, *raids, *quiet, *quiet, *quiet[:3])
    for _ in range(4):
        table.anything()
    public = table.rules.view(table.state, None).public
    assert (public.deck, public.ambush_deck) == (14 - 0, 2)  # type: ignore[attr-defined]
    for _ in range(6):
        table.anything()
    assert table.state.season == 2
    assert len(table.state.deck) == 14 - 1
    assert len(table.state.ambushes) == 2


def test_d_h_without_any_ambush_winter_starts_with_17_cards() -> None:
    quiet = ["orchard", "marshlands", "treetop_village", "fishing_village"]
    table = Table(*quiet * 3, "hamlet")
    for _ in range(12):
        table.anything()
    assert table.state.season == 3
    assert len(table.state.deck) == 17 - 1


@pytest.mark.parametrize(("ruins", "terrains"), [(False, ("village", "water")), (True, TERRAINS)])
def test_d_i_the_terrain_of_the_fallbacks_cart_4_20_cart_4_22(ruins: bool, terrains: tuple[str, ...]) -> None:
    table = Table(*(["temple_ruins"] if ruins else []), "fishing_village")
    table.leave_empty(0, "A1", "C1", "E1")
    assert options(table) == {((cell_named(name),), t) for name in ("A1", "C1", "E1") for t in terrains}


def test_d_i_the_only_shape_that_fits_must_be_drawn_with_its_coin_cart_4_50() -> None:
    table = Table("farmland", "hamlet", seats=1)
    table.leave_empty(0, "A1", "A2")
    assert table.texts() == ["place 0 A1+A2"]
    table.play(0, "place 0 A1+A2")
    assert len(table.of(CoinGained)) == 1


def test_d_k_places_by_score_then_by_monsters_cart_5_2_cart_5_3_cart_5_4() -> None:
    table = Table("farmland", seats=4)
    table.state.scores = [
        (85, 0, 0, -5) + (0,) * 12,
        (85, 0, 0, -5) + (0,) * 12,
        (89, 0, 0, -9) + (0,) * 12,
        (71, 0, 0, 0) + (0,) * 12,
    ]
    result = outcome(table.state, all_tied_win=False)
    assert result.scores == (80, 80, 80, 71)
    assert result.ranks == (1, 1, 3, 4)
    assert [remark.key for remark in result.remarks] == ["tie-monsters"]
    to_the_letter = outcome(table.state, all_tied_win=True)  # CART-R14
    assert to_the_letter.ranks == (1, 1, 1, 4)
    assert to_the_letter.remarks == ()


def test_cart_r14_a_tie_that_monsters_break_stays_broken() -> None:
    rules = GAME({"all_tied_win": "yes"})
    table = Table("farmland", seats=3)
    table.state.scores = [(80, 0, 0, -5) + (0,) * 12, (84, 0, 0, -9) + (0,) * 12, (71, 0, 0, 0) + (0,) * 12]
    assert rules.result(table.state).ranks == (1, 2, 3)


def test_d_l_a_season_total_and_coins_that_pay_again_cart_4_61_cart_4_63() -> None:
    table = Table("farmland")
    sheet = table.state.sheets[0]
    sheet.terrains[MONSTER] = mask_of(map(cell_named, ("E4", "E7")))
    sheet.filled |= sheet.terrains[MONSTER]
    sheet.terrains[VILLAGE] = mask_of(map(cell_named, ("D4", "D7")))
    sheet.filled |= sheet.terrains[VILLAGE]
    sheet.coins = 3
    score_season(table.state, Seat(0))
    assert list(table.state.scores[0]) == [0, 0, 3, -6]
    sheet.coins = 5
    score_season(table.state, Seat(0))
    assert list(table.state.scores[0][4:]) == [0, 0, 5, -6]


def test_d_m_the_owner_gets_the_coin_for_a_mountain_closed_by_monsters_cart_4_44_cart_4_53() -> None:
    table = Table("ambush", "kobold_onslaught", "hamlet", side="B")
    sheet = table.state.sheets[1]
    sheet.terrains[VILLAGE] = mask_of(map(cell_named, ("H5", "H7")))
    sheet.filled |= sheet.terrains[VILLAGE]
    table.ask_again()
    table.play(0, "raid I6+J5+J6+J7")
    table.anything()
    assert [(event.owner, event.cells) for event in table.of(MountainClosed)] == [(1, (cell_named("H6"),))]
    assert [s.coins for s in table.state.sheets] == [0, 1]


@pytest.mark.parametrize("example", EXAMPLES.draw_options, ids=lambda example: example.id)
def test_p_drawing_options_cart_3_2_cart_3_3(example: DrawExample) -> None:
    raid = example.card in ("goblin_attack", "bugbear_assault", "kobold_onslaught", "gnoll_raid")
    cards = (*(["temple_ruins"] if example.ruins_pending else []), *(["ambush"] if raid else []), example.card)
    table = Table(*cards, side=example.map)
    owner = 1 if raid else 0
    if example.empty_grid is not None:
        grid = enumerate(example.empty_grid)
        empty = mask_of(cell_at(r, c) for r, line in grid for c, mark in enumerate(line) if mark == "o")
        table.empty_mask(owner, empty)
    legal = table.legal(0)
    if example.option_kind == "none":
        assert 0 not in table.rules.waiting(table.state)
        return
    assert all(isinstance(action, Single) for action in legal) == (example.option_kind in ("F1", "F2", "F3"))
    assert len(legal if raid else options(table)) == example.options
    assert SIDE_LETTERS[table.state.side] == example.map


def test_scores_name_the_spaces_that_make_them_cart_4_60() -> None:
    table = Table("fishing_village", "orchard", "marshlands", "treetop_village", "hamlet", seats=1)
    table.play(0, "place 0 E1+F1+G1+H1")
    table.play(0, "paint village")
    table.play(0, next(text for text in table.texts() if "A1+A2+A3" in text))
    table.play(0, "paint forest")
    for _ in range(3):
        table.anything()
    (sentinel, _) = table.of(EdictScored)[:2]
    assert (sentinel.card, sentinel.law) == ("sentinel_wood", "CART-4.70")
    assert sentinel.points == len(sentinel.cells) >= 3
