"""The end of the game (CARC-5)."""

from stolek.games.carcassonne.hills_sheep.sheep import PlaceShepherd
from stolek.games.carcassonne.inns import PlaceBigFollower
from stolek.games.carcassonne.traders import TRADE, PlaceBuilder, PlacePiglet
from stolek.games.carcassonne.wheel.actions import TakeCrown
from tests.games.carcassonne.scene import Scene, vector_points


def test_carc_0_3_the_winner_is_known_only_after_final_scoring() -> None:
    scene = Scene().lay("base_u", 1, 0, 0, "r0").lay("base_e", 0, -1, 2, "c0")
    assert scene.scores == [0, 4]
    assert scene.rules.outcome(scene.now) is None
    scene.end()
    outcome = scene.rules.outcome(scene.state)
    assert outcome is not None
    assert outcome.scores == (2, 4)
    assert outcome.winners == (1,)
    assert [(line.key, line.points, line.rule) for line in outcome.breakdown[0]] == [("open-road", 2, "CARC-5.2")]


def test_carc_5_2_open_roads_cities_and_monasteries() -> None:
    scene = Scene().lay("base_u", 1, 0, 0, "r0").lay("base_m", 0, -1, 2, "c0").lay("base_b", 0, 1, 0, "monastery")
    scene.end()
    assert scene.scores == [2 + 3, 2 + 1], "monastery: itself, the start tile and the road beside it at a corner"
    (road,) = scene.happened("open-road-scored")
    assert (road.tiles, road.per_tile) == (2, 1)
    (city,) = scene.happened("open-city-scored")
    assert (city.tiles, city.pennants) == (2, 1)
    (monastery,) = scene.happened("open-monastery-scored")
    assert monastery.tiles == 3


def test_carc_5_2_the_majority_rule_holds_once_per_feature() -> None:
    assert vector_points("end_city_majority_8") == ([0, 0], [8, 0])


def test_carc_5_3_inns_cathedrals_and_vineyards_give_nothing_when_open() -> None:
    scene = Scene("inns_cathedrals").lay("ic_eb", 1, 0, 0, "r0").lay("ic_ek", 0, -1, 0, "c0").end()
    assert scene.scores == [0, 0]
    assert scene.happened("open-inn-road-scored")[0].terms == ("inn",)
    assert scene.happened("open-cathedral-city-scored")[0].terms == ("cathedral",)
    assert vector_points("peer_vineyards_incomplete_monastery")[1] == [3, 0]


def test_carc_5_4_owners_get_three_points_for_each_completed_city() -> None:
    scene = Scene().lay("base_e", 0, -1, 2, "f0").lay("base_u", 1, 0, 0, "r0").end()
    assert scene.scores == [3, 2]
    (event,) = scene.happened("field-scored")
    assert (event.cities, event.per_city, event.points) == (1, 3, 3)
    assert vector_points("field_open_city")[1] == [3, 0]


def test_carc_5_4_four_points_with_the_own_piglet_and_only_for_its_owner() -> None:
    scene = Scene("traders_builders").lay("base_e", 0, -1, 2, "f0").lay("base_b", 0, 1)
    scene.lay("base_b", 0, -2, 0, PlacePiglet("f0")).lay("base_b", 0, 2).end()
    assert scene.scores == [4, 0]
    assert vector_points("peer_pig_scoring")[1] == [8, 6]


def test_carc_5_5_a_city_pays_for_each_field_and_once_within_one() -> None:
    two_fields = Scene().lay("base_e", 0, -1, 2, "f0").lay("base_b", 0, 1).lay("base_u", 1, 0, 0, "f0").end()
    assert two_fields.scores == [3 + 3, 0]
    one_field = Scene().lay("base_e", 0, -1, 2, "f0").lay("base_u", 1, 0).lay("base_b", 1, -1).end()
    assert one_field.joined((0, -1, "f0"), (0, 0, "f0"))
    assert one_field.scores == [3, 0]


def test_carc_5_6_ten_points_for_the_most_goods_of_a_kind_and_nobody_leads_with_none() -> None:
    scene = Scene("traders_builders", players=3).lay("base_b", 0, 1)
    TRADE.of(scene.state).goods = [
        {"wine": 2, "grain": 1, "cloth": 0},
        {"wine": 2, "grain": 0, "cloth": 0},
        {"wine": 1, "grain": 0, "cloth": 0},
    ]
    scene.end()
    assert scene.scores == [20, 10, 0]
    scored = {event.goods: (event.seats, event.tokens) for event in scene.happened("goods-scored")}
    assert scored == {"wine": ((0, 1), 2), "grain": ((0,), 1)}


def test_carc_5_7_shepherds_crowns_and_builders_give_nothing() -> None:
    scene = Scene("hills_sheep", "wheel").lay("base_b", 1, -1, 0, PlaceShepherd("f0"), "sheep_4")
    scene.lay("base_b", 3, -1, 0, TakeCrown("taxes_1")).end()
    assert scene.scores == [0, 0]
    builder = Scene("traders_builders").lay("base_u", 1, 0, 0, "r0").lay("base_b", 0, 1)
    builder.lay("base_u", 2, 0, 0, PlaceBuilder("r0")).end()
    assert builder.scores == [3, 0]


def test_carc_5_8_equal_players_share_the_victory() -> None:
    tie = Scene(players=3).lay("base_u", 1, 0, 0, "r0").lay("base_n", 0, -1, 2, "c0").lay("base_b", 0, 1).end()
    assert tie.scores == [2, 2, 0]
    outcome = tie.rules.outcome(tie.state)
    assert outcome is not None
    assert outcome.ranks == (1, 1, 3)
    assert [remark.key for remark in outcome.remarks] == ["shared"]
    assert tie.happened("winners-declared")[0].seats == (0, 1)


def test_carc_5_9_open_features_first_then_fields_then_goods() -> None:
    scene = Scene("traders_builders", "inns_cathedrals").lay("base_e", 0, -1, 2, PlaceBigFollower("f0"))
    scene.lay("base_u", 1, 0, 0, "r0")
    TRADE.of(scene.state).goods[0]["wine"] = 1
    scene.end()
    order = [event.tag() for event in scene.events if event.tag().endswith("-scored")]
    assert order == ["open-road-scored", "field-scored", "goods-scored"]
    assert scene.supply(1, "follower") == 7, "the thief came home"
    assert scene.supply(0, "big_follower") == 0, "the farmer stays"
