"""What the levels of the Rivals see: trades that lead to a city, the end of the game, and nothing that is only luck."""

import pytest

from stolek.bots.bot import Simulations
from stolek.bots.evaluation import find_evaluation
from stolek.bots.levels import make_bot
from stolek.games.rivals.actions import BuildCity, ChooseNumber, Demolish, EndPhase, PaidSearch, PlayCard, TradeWithBank
from stolek.games.rivals.frames.building import LaySettlement, ScoutRegions
from stolek.games.rivals.frames.turn import EndTurn, ExchangeCard
from stolek.games.rivals.layout import RIGHT
from stolek.kernel.generator import Generator
from stolek.kernel.observation import observe
from stolek.kernel.values import Action
from tests.games.rivals.table import RED, Table


def chosen(level: str, t: Table) -> Action:
    """What a level answers here."""
    return make_bot(level, 5).choose(observe(t.rules, t.s, RED, Generator(3)), Simulations(0))


def near_a_city() -> Table:
    """All but one ore of a city, and three lumber to spare."""
    t = Table("intro").empty()
    return t.stores(forest_2_red=3, fields_6_red=2, mountains_5_red=2).acts()


def test_a_trade_is_made_for_the_city_behind_it() -> None:
    t = near_a_city()
    first = chosen("expert", t)
    assert first == TradeWithBank("lumber", "ore")
    t.rules.apply(t.s, RED, first)
    assert isinstance(chosen("expert", t), BuildCity)


def test_only_trades_towards_a_goal_are_followed() -> None:
    t = near_a_city()
    legal = t.rules.legal(t.s, RED)
    followed = find_evaluation("rivals").promising(t.rules, t.s, RED, legal)
    assert [a for a in legal if isinstance(a, TradeWithBank)] != [a for a in followed if isinstance(a, TradeWithBank)]
    assert TradeWithBank("lumber", "ore") in followed
    assert EndPhase() in followed


def test_nothing_is_demolished_in_thought() -> None:
    t = Table("theme_gold").empty().builds(RED, "austin", 1).acts()
    legal = t.rules.legal(t.s, RED)
    assert any(isinstance(a, Demolish) for a in legal)
    followed = find_evaluation("rivals").promising(t.rules, t.s, RED, legal)
    assert not any(isinstance(a, Demolish) for a in followed)


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_whoever_has_enough_points_ends_the_game(level: str) -> None:
    t = Table("intro")
    t.city(RED, -1).city(RED, 1).settlement(RED, "right", "forest_4_stack", "hills_5_stack")
    t.builds(RED, "candamir", -1).builds(RED, "lumber_ship", 1).builds(RED, "ore_ship", 1, "below")
    t.builds(RED, "wool_ship", -1, "below").stores(forest_2_red=3).acts()
    assert len(t.rules.legal(t.s, RED)) > 1
    for seed in range(20):
        bot = make_bot(level, seed)
        assert bot.choose(observe(t.rules, t.s, RED, Generator(3)), Simulations(0)) == EndPhase()


def test_a_game_that_can_be_won_is_won_however_large_the_lead() -> None:
    t = Table("intro").empty().city(RED, -1).settlement(RED, "right", "forest_4_stack", "hills_5_stack")
    t.settlement(RED, "left", "fields_1_stack", "pasture_6_stack").builds(RED, "candamir", -1)
    t.stores(fields_6_red=2, mountains_5_red=3).acts()
    assert t.points(RED) == 6
    assert isinstance(chosen("expert", t), BuildCity)


def test_the_die_is_set_where_a_number_completes_a_city() -> None:
    t = Table("intro").empty().holds(RED, "brigitta_the_wise_woman")
    t.stores(fields_6_red=2, mountains_5_red=2).begins(RED)
    assert chosen("expert", t) == PlayCard("brigitta_the_wise_woman")
    t.do("play-card brigitta_the_wise_woman")
    assert chosen("expert", t) == ChooseNumber(5)


def test_resources_for_a_goal_are_not_spent_on_a_search() -> None:
    t = near_a_city().holds(RED, "candamir", "scout", "lumber_ship").runs(ExchangeCard(RED), EndTurn(RED))
    assert chosen("expert", t) != PaidSearch()


def test_a_scout_is_played_when_it_can_be() -> None:
    t = Table("intro").holds(RED, "scout")
    t.s.princes[RED].free_roads = RIGHT
    t.runs(LaySettlement(RED, RIGHT), ScoutRegions(RED, ()))
    assert chosen("expert", t) == PlayCard("scout")


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_blurred_look_demolishes_nothing(level: str) -> None:
    t = Table("theme_gold").city(RED, -1).city(RED, 1).stores(forest_2_red=3)
    for x, row, card in ((1, "above", "austin"), (1, "below", "harald"), (-1, "above", "abbey"), (-1, "below", "mint")):
        t.builds(RED, card, x, row)
    t.acts()
    assert any(isinstance(a, Demolish) for a in t.rules.legal(t.s, RED))
    for seed in range(40):
        bot = make_bot(level, seed)
        assert not isinstance(bot.choose(observe(t.rules, t.s, RED, Generator(3)), Simulations(0)), Demolish)
