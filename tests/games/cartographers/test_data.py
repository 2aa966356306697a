"""The data of the box: counts, both names, and that its files say the same where they repeat each other."""

import msgspec
import pytest

from stolek.games.cartographers import components
from stolek.games.cartographers.cards import (
    AMBUSH,
    EDICT_BY_LETTER,
    EDICTS,
    EXPLORE,
    EXPLORE_BY_ID,
    GROUPS,
    SCORING,
    SEASONS,
    SOLO,
    Card,
    ExploreCard,
    ScoringCard,
)
from stolek.games.cartographers.clause import PerCluster, PerSpace, PerSpaceOfRankedCluster
from stolek.games.cartographers.components import BOX, MAP_SIDES, SHEET, TERRAINS, MapSide, Named, PrintedShape
from stolek.games.cartographers.grid import cell_at, cell_name
from tests.games.cartographers.examples import EXAMPLES

CARDS: list[Card] = [*AMBUSH, *EXPLORE, *SEASONS, *EDICTS, *SCORING]
EVERYTHING: list[Named] = [
    *CARDS,
    *GROUPS,
    *SOLO.titles,
    *TERRAINS.terrains,
    *TERRAINS.printed_features,
    *MAP_SIDES,
    *components.SHAPES,
    *BOX.components,
    SHEET.coin_track,
]


def test_the_box_holds_41_numbered_cards() -> None:
    assert [card.card_number for card in CARDS] == list(range(1, BOX.card_total + 1))
    assert [len(kind) for kind in (EXPLORE, AMBUSH, SEASONS, EDICTS, SCORING)] == [13, 4, 4, 4, 16]
    counts = {component.id: component.count for component in BOX.components}
    assert counts == {
        "map_sheet": 100,
        "explore_card": len(EXPLORE),
        "ambush_card": len(AMBUSH),
        "season_card": len(SEASONS),
        "edict_card": len(EDICTS),
        "scoring_card": len(SCORING),
        "pencil": 4,
    }
    assert all(card.count == 1 for card in CARDS)


def test_cart_0_2_one_to_a_hundred_play() -> None:
    assert (BOX.players.min, BOX.players.max) == (1, 100)


@pytest.mark.parametrize("named", EVERYTHING, ids=lambda named: f"{type(named).__name__}-{named.id}")
def test_everything_has_a_name_in_both_languages(named: Named) -> None:
    assert named.name.en.strip() == named.name.en != ""
    assert named.name.cs.strip() == named.name.cs != ""


@pytest.mark.parametrize("card", SCORING, ids=lambda card: card.id)
def test_every_scoring_card_has_a_text_in_both_languages(card: ScoringCard) -> None:
    assert card.text.en.endswith(".")
    assert card.text.cs.endswith(".")
    assert card.text.en != card.text.cs


def test_ids_are_unique_among_the_cards() -> None:
    assert len({card.id for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("shape", components.SHAPES, ids=lambda shape: shape.id)
def test_a_shape_says_the_same_in_every_way(shape: PrintedShape) -> None:
    drawn = [(r, c) for r, line in enumerate(shape.art) for c, mark in enumerate(line) if mark == "x"]
    assert drawn == sorted(shape.cells)
    assert shape.bbox == (len(shape.art), len(shape.art[0]))
    assert shape.size == len(shape.cells)
    shown = [(card.card_number, card.id) for card in AMBUSH if (card.shape, card.cells) == (shape.id, shape.cells)]
    for card in EXPLORE:
        shown += [(card.card_number, card.id) for e in card.shapes if (e.shape, e.cells) == (shape.id, shape.cells)]
    assert sorted(shape.used_by) == sorted(identity for _, identity in shown)
    assert shape.count == len(shape.used_by)


@pytest.mark.parametrize("card", EXPLORE, ids=lambda card: card.id)
def test_cart_4_10_a_card_has_one_shape_or_one_terrain_to_choose_from(card: ExploreCard) -> None:
    assert min(len(card.shapes), len(card.terrains)) == (0 if card.kind == "ruins" else 1)
    assert sum(entry.coin for entry in card.shapes) == (1 if len(card.shapes) == 2 else 0)


def test_cart_3_1_the_deck_holds_16_time_units() -> None:
    assert sum(card.time for card in EXPLORE) == 16
    assert [card.id for card in EXPLORE if card.kind == "ruins"] == ["temple_ruins", "outpost_ruins"]


def test_e6_the_column_of_the_example_ends_a_summer() -> None:
    """E6: 0 + 1 + 2 + 2 + 2 + 0 + 1 = 8 reaches the limit of summer; before Farmland it was 7 (CART-3.5)."""
    column = ("outpost_ruins", "forgotten_forest", "hinterland_stream", "fishing_village", "homestead", "rift_lands")
    times = [EXPLORE_BY_ID[card].time for card in (*column, "farmland")]
    assert times == [0, 1, 2, 2, 2, 0, 1]
    assert sum(times) == SEASONS[1].time_limit == 8


def test_cart_4_34_rift_lands_offers_the_terrains_of_the_ruins_fallback_cart_4_32() -> None:
    assert EXPLORE_BY_ID["rift_lands"].terrains == TERRAINS.sets.any_terrain_for_ruins_fallback
    assert [len(entry.cells) for entry in EXPLORE_BY_ID["rift_lands"].shapes] == [1]


def test_cart_4_41_who_draws_on_whose_sheet_follows_the_arrow() -> None:
    for card in AMBUSH:
        assert card.draws_on == {"clockwise": -1, "counterclockwise": 1}[card.pass_direction]
        assert int(card.sheet_moves_to_seat) == -card.draws_on
        assert card.solo.direction == card.pass_direction


def test_cart_4_60_e7_seasons_and_edicts_name_each_other() -> None:
    """E7: spring has the limit 8 and scores A and B."""
    assert [(card.id, card.time_limit, "".join(card.edicts)) for card in SEASONS] == [
        ("spring", 8, "AB"),
        ("summer", 8, "BC"),
        ("autumn", 7, "CD"),
        ("winter", 6, "DA"),
    ]
    for edict in EDICTS:
        assert list(edict.scored_in) == [season.id for season in SEASONS if edict.letter in season.edicts]
    assert [box.cells[:2] for box in SHEET.score_boxes] == [card.edicts for card in SEASONS]
    assert [card.order for card in SEASONS] == [1, 2, 3, 4]


def test_cart_2_3_the_edicts_lie_in_the_order_of_their_letters() -> None:
    assert [card.letter for card in EDICTS] == list("ABCD") == list(EDICT_BY_LETTER)


def test_cart_2_4_each_group_has_four_scoring_cards() -> None:
    for group in GROUPS:
        assert len([card for card in SCORING if card.group == group.id]) == group.count == 4
    assert len(GROUPS) == 4


@pytest.mark.parametrize("side", MAP_SIDES, ids=lambda side: side.side)
def test_a_map_side_says_the_same_as_picture_and_as_lists(side: MapSide) -> None:
    for symbol, places in (("M", side.mountains), ("R", side.ruins), ("#", side.wasteland)):
        drawn = [(r, c) for r, line in enumerate(side.grid) for c, mark in enumerate(line) if mark == symbol]
        assert [place.rc for place in places] == drawn
        assert [place.label for place in places] == [cell_name(cell_at(*rc)) for rc in drawn]
    counted = (len(side.mountains), len(side.ruins), len(side.wasteland))
    assert counted == (side.counts.mountains, side.counts.ruins, side.counts.wasteland)
    assert side.counts.drawable_spaces == 121 - counted[0] - counted[2]


def test_cart_4_05_cart_4_06_what_can_be_drawn_and_what_counts_as_terrain() -> None:
    assert [terrain.id for terrain in TERRAINS.terrains if not terrain.drawable] == ["mountain"]
    assert all(terrain.counts_as_terrain_type and terrain.filled for terrain in TERRAINS.terrains)
    assert {feature.id: feature.filled for feature in TERRAINS.printed_features} == {"ruins": False, "wasteland": True}
    assert not any(feature.counts_as_terrain_type for feature in TERRAINS.printed_features)


def test_cart_4_80_greengold_plains_counts_the_named_set() -> None:
    (clause,) = next(card for card in SCORING if card.id == "greengold_plains").effect
    assert isinstance(clause, PerCluster)
    assert clause.where.counted == TERRAINS.sets.greengold_counted


def test_the_examples_are_all_there() -> None:
    lists = (EXAMPLES.scoring, EXAMPLES.monster_loss, EXAMPLES.solo_ambush, EXAMPLES.draw_options)
    assert [len(examples) for examples in lists] == [36, 6, 15, 14]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (PerSpace, '{"type": "per_space", "select": {"terrain": "forest"}, "where": {}, "points": 1, "pionts": 1}'),
        (PerSpace, '{"type": "per_spaces", "select": {"terrain": "forest"}, "where": {}, "points": 1}'),
        (PerSpace, '{"type": "per_space", "select": {}, "where": {}, "points": 1}'),
        (PerSpace, '{"type": "per_space", "select": {"terrain": "forest", "empty": true}, "where": {}, "points": 1}'),
        (PerSpace, '{"type": "per_space", "select": {"terrain": "sand"}, "where": {}, "points": 1}'),
        (
            PerSpace,
            '{"type": "per_space", "select": {"empty": true}, "where": {"all_four_sides": ["filled"]}, "points": 1}',
        ),
        (
            PerSpace,
            '{"type": "per_space", "select": {"empty": true}, "where": {"adjacent_to_feature": "ruins"}, "points": 1}',
        ),
        (
            PerCluster,
            '{"type": "per_cluster", "select": {"terrain": "village"}, "where": {"counted": ["farm"]}, "points": 1}',
        ),
        (
            PerSpaceOfRankedCluster,
            '{"type": "per_space_of_ranked_cluster", "select": {"terrain": "village"}, "eligible": {}, "rank": 2,'
            ' "points": 1}',
        ),
    ],
)
def test_a_clause_with_a_slip_is_refused(kind: type[PerSpace], text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=kind)


def test_a_ruins_card_with_a_shape_is_refused() -> None:
    record = msgspec.to_builtins(EXPLORE_BY_ID["temple_ruins"])
    assert msgspec.convert(record, ExploreCard) == EXPLORE_BY_ID["temple_ruins"]
    record["shapes"] = [{"shape": "dot", "cells": [[0, 0]], "coin": 0}]
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(record, ExploreCard)
