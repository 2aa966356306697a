"""The data of the box: counts, both names, what is printed where."""

from collections import Counter

import msgspec
import pytest

from stolek.games.cartographers import GAME, components
from stolek.games.cartographers.cards import (
    AMBUSH,
    EDICTS,
    EXPLORE,
    EXPLORE_BY_ID,
    SCORING,
    SEASONS,
    SOLO,
    ExploreCard,
    ScoringCard,
)
from stolek.games.cartographers.components import MAP_SIDES, TERRAINS, MapSide, Named, PrintedShape
from stolek.games.cartographers.drawing import ANY_TERRAIN
from stolek.games.cartographers.effects import PerCluster, PerSpace, PerSpaceOfRankedCluster
from stolek.games.cartographers.grid import SIZE, cell_name, cell_named, cells_of, mask_of
from stolek.games.cartographers.sheet import COIN_TRACK, MAPS
from stolek.kernel.registry import package_of
from stolek.text.language import LANGUAGES, Language
from stolek.text.rulebook import rulebook
from tests.games.cartographers.examples import EXAMPLES

CARDS: list[Named] = [*AMBUSH, *EXPLORE, *SEASONS, *EDICTS, *SCORING]
EVERYTHING: list[Named] = [
    *CARDS,
    *SOLO.titles,
    *TERRAINS.terrains,
    *TERRAINS.printed_features,
    *MAP_SIDES,
    *components.SHAPES,
]
USED_BY = {
    "dot": ["rift_lands"],
    "domino": ["farmland"],
    "line3": ["great_river"],
    "corner3": ["hamlet"],
    "diagonal2": ["forgotten_forest"],
    "zig4": ["forgotten_forest"],
    "tee4": ["homestead", "kobold_onslaught"],
    "ell4": ["orchard"],
    "line4": ["fishing_village"],
    "stair5": ["great_river"],
    "plus5": ["farmland"],
    "pee5": ["hamlet"],
    "vee5": ["hinterland_stream"],
    "long_zig5": ["treetop_village"],
    "tee5": ["marshlands"],
    "diagonal3": ["goblin_attack"],
    "twin_bars4": ["bugbear_assault"],
    "cee5": ["gnoll_raid"],
}
"""Which cards show each shape."""
PRINTED = {
    "A": ("B4 C9 F6 I3 J8", "B6 C2 C10 I2 I10 J6", ""),
    "B": ("B9 C4 H6 I10 J3", "B7 C3 E7 G2 H9 J4", "D6 E5 E6 F5 F6 F7 G6"),
}
"""Mountains, ruins and wasteland of each side."""


def test_the_box_holds_41_cards() -> None:
    assert [len(kind) for kind in (EXPLORE, AMBUSH, SEASONS, EDICTS, SCORING)] == [13, 4, 4, 4, 16]


def test_cart_0_2_one_to_a_hundred_play() -> None:
    assert GAME.players == range(1, 101)


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
def test_a_shape_is_the_same_on_every_card_that_shows_it(shape: PrintedShape) -> None:
    shown = [card.id for card in AMBUSH if (card.shape, card.cells) == (shape.id, shape.cells)]
    for card in EXPLORE:
        shown += [card.id for entry in card.shapes if (entry.shape, entry.cells) == (shape.id, shape.cells)]
    assert sorted(shown) == USED_BY[shape.id]


def test_every_shape_of_a_card_is_a_shape_of_the_box() -> None:
    shown = [card.shape for card in AMBUSH] + [entry.shape for card in EXPLORE for entry in card.shapes]
    assert set(shown) == {shape.id for shape in components.SHAPES} == set(USED_BY)
    assert len(shown) == sum(map(len, USED_BY.values()))


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
    assert EXPLORE_BY_ID["rift_lands"].terrains == ANY_TERRAIN
    assert [len(entry.cells) for entry in EXPLORE_BY_ID["rift_lands"].shapes] == [1]


def test_cart_4_41_who_draws_on_whose_sheet_follows_the_arrow() -> None:
    """My sheet goes the way of the arrow, so I get that of the neighbour on the other side."""
    assert {card.id: (card.pass_direction, card.draws_on) for card in AMBUSH} == {
        "goblin_attack": ("counterclockwise", 1),
        "bugbear_assault": ("clockwise", -1),
        "kobold_onslaught": ("clockwise", -1),
        "gnoll_raid": ("counterclockwise", 1),
    }


def test_cart_4_60_e7_every_edict_is_scored_in_two_seasons() -> None:
    """E7: spring has the limit 8 and scores A and B."""
    assert [(card.id, card.time_limit, "".join(card.edicts)) for card in SEASONS] == [
        ("spring", 8, "AB"),
        ("summer", 8, "BC"),
        ("autumn", 7, "CD"),
        ("winter", 6, "DA"),
    ]
    scored_in = {edict.letter: [season.id for season in SEASONS if edict.letter in season.edicts] for edict in EDICTS}
    assert scored_in == {
        "A": ["spring", "winter"],
        "B": ["spring", "summer"],
        "C": ["summer", "autumn"],
        "D": ["autumn", "winter"],
    }


def test_cart_2_3_the_edicts_lie_in_the_order_of_their_letters() -> None:
    assert [card.letter for card in EDICTS] == list("ABCD")


def test_cart_2_4_each_group_has_four_scoring_cards() -> None:
    assert Counter(card.group for card in SCORING) == {"forest": 4, "village": 4, "farm_water": 4, "space": 4}


@pytest.mark.parametrize("side", MAP_SIDES, ids=lambda side: side.side)
def test_a_map_side_shows_its_mountains_ruins_and_wasteland(side: MapSide) -> None:
    printed = MAPS[MAP_SIDES.index(side)]
    sets = [mask_of(map(cell_named, names.split())) for names in PRINTED[side.side]]
    assert [printed.mountains, printed.ruins, printed.wasteland] == sets
    assert [len(line) for line in side.grid] == [11] * 11
    assert 121 - printed.filled.bit_count() == {"A": 116, "B": 109}[side.side]


def test_cart_4_05_cart_4_06_what_can_be_drawn_and_what_counts_as_terrain() -> None:
    """Ruins and wasteland are no terrain; wasteland is filled from the beginning, ruins are not."""
    drawable = [terrain.id for terrain in TERRAINS.terrains if terrain.drawable]
    assert drawable == ["forest", "village", "farm", "water", "monster"] == list(ANY_TERRAIN)
    assert [terrain.id for terrain in TERRAINS.terrains if not terrain.drawable] == ["mountain"]
    assert [feature.id for feature in TERRAINS.printed_features] == ["ruins", "wasteland"]
    for printed in MAPS:
        assert printed.filled == printed.mountains | printed.wasteland
        assert printed.filled & printed.ruins == 0


def test_cart_4_80_greengold_plains_counts_the_named_set() -> None:
    (clause,) = next(card for card in SCORING if card.id == "greengold_plains").effect
    assert isinstance(clause, PerCluster)
    assert clause.where.counted == ("forest", "farm", "water", "monster", "mountain")


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
            '{"type": "per_space", "select": {"empty": true}, "where": {"adjacent_to_feature": "ruin"}, "points": 1}',
        ),
        (
            PerCluster,
            '{"type": "per_cluster", "select": {"terrain": "village"}, "where": {"counted": ["farm"]}, "points": 1}',
        ),
        (
            PerSpaceOfRankedCluster,
            '{"type": "per_space_of_ranked_cluster", "select": {"terrain": "village"}, "eligible": {}, "rank": 0,'
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_cart_1_1_to_cart_1_7_the_components_are_those_of_the_data(language: Language) -> None:
    """CART-1.1, CART-1.2, CART-1.3, CART-1.4, CART-1.5, CART-1.6, CART-1.7: every count, card and space is told."""
    words = {id: paragraph.words for id, paragraph in rulebook(package_of(GAME), language).items()}
    told = {
        "CART-1.1": [str(SIZE), str(COIN_TRACK)],
        "CART-1.2": [cell_name(cell) for printed in MAPS for cell in cells_of(printed.filled | printed.ruins)],
        "CART-1.3": [str(len(EXPLORE)), *(getattr(card.name, language) for card in EXPLORE)],
        "CART-1.4": [str(len(AMBUSH)), *(getattr(card.name, language) for card in AMBUSH)],
        "CART-1.5": [f"{card.time_limit} ({', '.join(card.edicts)})" for card in SEASONS],
        "CART-1.6": [str(len(SCORING)), *(getattr(card.name, language) for card in SCORING)],
    }
    for id, parts in told.items():
        assert [part for part in parts if part not in words[id]] == [], id
    assert words["CART-1.7"]
