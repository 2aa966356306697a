"""The data: counts of the box, words that exist, cards of each mode (RIVA-1, RIVA-2, RIVA-6)."""

import re
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from stolek.games.rivals.cards import CARDS, DICE, EVENTS, IS_BUILDING, IS_UNIT, KINDS, SYMBOLS, CardKind
from stolek.games.rivals.components import (
    MODES,
    REGION_STACK,
    REGIONS,
    RESOURCES,
    SETS,
    SETUP,
    TOKENS,
    cost_of,
    read,
)
from stolek.games.rivals.conditions import Condition
from stolek.games.rivals.effects import Effect
from stolek.games.rivals.rules import Rivals
from stolek.games.rivals.setup import draw_cards_of
from tests.games.rivals.table import Table

LOOKED_UP = {
    "set_trade_event_amount",
    "bonus_production",
    "market",
    "trade_rate",
    "mint_gold",
    "set_search_cost",
    "discount",
    "hide_from_brigands",
    "protect_owner",
    "protect_regions_of_city",
    "protect_buildings_of_city",
    "gold_storage",
    "placed_on",
    "defence_values",
}
"""Effects that nothing carries out: they are asked for while something else happens."""
THEME_STACKS_OF_DUEL = {
    "gold": "gudrun_terror_of_the_seas trade_master merchant merchant gold_cache pirate_ship pirate_ship merchant_guild"
    " mint moneylender staple_house salt_silo",
    "turmoil": "brigands archer voyage_of_plunder traitor arsonist lookout_tower heinrich_the_sentinel chapel_low"
    " chapel_high fire_brigade hedge_tavern large_festival_hall",
    "progress": "benjamin_the_traveling_scholar doctor guido_the_ambassador gustav_the_librarian mineral_mining"
    " three_field_system chief_cannoneer library bath_house bath_house pharmacy town_hall building_crane university",
}
EVENTS_OF_DUEL = "traveling_merchant yule invention year_of_plenty riots plague"
"""Those without a half moon (RIVA-2.15)."""
TOURNAMENT_CARDS = ("Parish Hall", "Library", "Fraternal Feuds", "Feud", "Archer", "Arsonist", "Riots", "Pirate Ship")


def copies(kind: str, *sets: str) -> int:
    return sum(c.count for card in KINDS if card.category == kind for c in card.copies if c.set in sets)


def test_the_box_has_180_cards_riva_1_1_riva_1_5_riva_1_6() -> None:
    draw = sum(c.count for card in KINDS for c in card.copies)
    events = sum(c.count for card in EVENTS for c in card.copies)
    supply, starts = SETUP.center_supply, (SETUP.principalities.red, SETUP.principalities.blue)
    roads = supply.road + sum(len(start.settlements) - 1 for start in starts)
    settlements = supply.settlement + sum(len(start.settlements) for start in starts)
    assert (roads, settlements, supply.city) == (9, 9, 7)
    assert (len(KINDS), draw, len(EVENTS), events, len(REGIONS)) == (73, 110, 10, 21, 24)
    assert draw + events + len(REGIONS) + roads + settlements + supply.city == 180
    assert [len(start.regions) for start in starts] + [len(REGION_STACK)] == [6, 6, 12]


@pytest.mark.parametrize(
    ("name", "action", "green", "red", "brown"),
    [("basic", 9, 27, 0, 0), ("gold", 8, 5, 10, 1), ("turmoil", 10, 5, 9, 0), ("progress", 11, 2, 13, 0)],
)
def test_classes_by_text_box_riva_1_2_riva_1_7(name: str, action: int, green: int, red: int, brown: int) -> None:
    counts = [copies(c, name) for c in ("action", "settlement_expansion", "city_expansion", "region_expansion")]
    assert counts == [action, green, red, brown]


def test_units_and_buildings_riva_1_3() -> None:
    units = {card.kind.id for i, card in enumerate(CARDS) if IS_UNIT[i]}
    assert {"pirate_ship", "chief_cannoneer", "large_trade_ship", "gold_ship", "inga"} <= units
    for i, card in enumerate(CARDS):
        if card.kind.category in ("settlement_expansion", "city_expansion"):
            assert IS_UNIT[i] != IS_BUILDING[i]
        else:
            assert not IS_UNIT[i]
            assert not IS_BUILDING[i]


def test_the_event_die_riva_1_4() -> None:
    assert [DICE.event_die.faces.count(symbol) for symbol in SYMBOLS] == [1, 1, 1, 1, 2]
    assert set(DICE.event_die.faces) == set(SYMBOLS)
    assert DICE.production_die.faces == (1, 2, 3, 4, 5, 6)


def test_every_number_four_times_and_none_twice_on_a_terrain_riva_7_7() -> None:
    for n in range(1, 7):
        assert sum(r.number == n for r in REGIONS) == 4
    assert len({(r.type, r.number) for r in REGIONS}) == 24
    assert SETUP.region_capacity == 3


def test_every_effect_of_a_card_has_a_handler_or_is_looked_up() -> None:
    effects = [e for kind in KINDS for e in kind.effects] + [e for kind in EVENTS for e in kind.effects]
    words = {type(effect) for effect in (*effects, *(symbol.effect for symbol in SYMBOLS.values()))}
    silent = {word for word in words if word not in Rivals({"mode": "duel"}).handlers}
    assert {str(word.__struct_config__.tag) for word in silent} == LOOKED_UP
    assert words == set(Effect.__subclasses__())


def test_every_key_of_a_condition_is_used_and_has_a_check() -> None:
    rules = Rivals({"mode": "duel"})
    assert set(rules.checks) == {field.name for field in msgspec.structs.fields(Condition)}
    text = (files("stolek.games.rivals") / "data" / "draw_cards.json").read_text("utf-8")
    assert [key for key in rules.checks if f'"{key}"' not in text] == []
    assert len(rules.requirements) == len(rules.usefulness) == len(CARDS)


@pytest.mark.parametrize("mode", MODES)
def test_every_card_of_a_game_has_what_it_needs(mode: str) -> None:
    rules, s = Rivals({"mode": mode}), Table(mode).s
    kinds = [CARDS[card].kind for card in (*(card for bag in s.bags for card in bag), *s.face_up)]
    events = [EVENTS[event] for event in (*s.known_events, *s.half_moons) if event >= 0]
    effects = [effect for kind in kinds for effect in kind.effects]
    effects += [effect for event in events for effect in event.effects]
    silent = {type(effect) for effect in effects if type(effect) not in rules.handlers}
    assert {str(word.__struct_config__.tag) for word in silent} <= LOOKED_UP


def test_an_unknown_key_does_not_import() -> None:
    raw = msgspec.json.decode((files("stolek.games.rivals") / "data" / "draw_cards.json").read_bytes())
    msgspec.convert(raw[0], CardKind)
    with pytest.raises(msgspec.ValidationError, match="surprise"):
        msgspec.convert({**raw[0], "surprise": 1}, CardKind)
    with pytest.raises(msgspec.ValidationError, match="dance"):
        msgspec.convert({**raw[0], "effects": [{"when": "play", "do": "dance"}]}, CardKind)


def test_every_card_has_a_rule_and_every_rule_exists() -> None:
    text = (files("stolek.games.rivals") / "rules.en.md").read_text("utf-8")
    rules = [kind.rule for kind in KINDS] + [event.rule for event in EVENTS]
    for rule in (*rules, *(symbol.rule for symbol in SYMBOLS.values())):
        assert f"**{rule}**" in text


def test_five_modes_riva_0_2() -> None:
    assert list(MODES) == ["intro", "theme_gold", "theme_turmoil", "theme_progress", "duel"]
    assert [mode.victory_points for mode in MODES.values()] == [7, 12, 12, 12, 13]
    assert Rivals().mode.id == "intro"


@pytest.mark.parametrize("mode", MODES)
def test_stacks_hold_their_cards_riva_2_7_riva_2_9(mode: str) -> None:
    t = Table(mode)
    for entry in t.rules.mode.draw_stacks:
        assert len(t.s.bags[SETS.index(entry.set)]) == entry.stacks * entry.cards_each
    sizes = {"intro": 9, "theme_gold": 12, "theme_turmoil": 13, "theme_progress": 14, "duel": 12}
    assert len(t.s.known_events) + 1 == sizes[mode]
    assert t.s.above_yule == sizes[mode] - 1 - 3


def test_the_duel_leaves_out_half_moons_riva_6_4_riva_2_14() -> None:
    mode = MODES["duel"]
    for entry in mode.draw_stacks[1:]:
        found = sorted(CARDS[card].kind.id for card in draw_cards_of(mode, entry))
        assert found == sorted(THEME_STACKS_OF_DUEL[entry.set].split())
    gone = {"harbor", "trading_base", "reiner_the_herald", "drill_ground", "carl_forkbeard", "parliament"}
    s = Table("duel").s
    assert not gone & {CARDS[card].kind.id for bag in s.bags for card in bag}
    certain = [EVENTS[event].id for event in s.known_events if event >= 0]
    assert sorted([*certain, "yule"]) == sorted(EVENTS_OF_DUEL.split())
    assert len(s.half_moons) == 15


def test_theme_cards_of_the_duel_have_one_stack_riva_6_5() -> None:
    assert Rivals({"mode": "duel"}).stacks_of_back == ((0, 1, 2), (3,), (4,), (5,))
    assert Rivals({"mode": "theme_progress"}).stacks_of_back == ((0, 1, 2), (), (), (3, 4))


def test_the_tournament_is_only_a_remark_riva_0_3_riva_6_6() -> None:
    text = (files("stolek.games.rivals") / "rules.en.md").read_text("utf-8")
    remark = text.partition("**RIVA-6.6**")[2].partition("\n")[0]
    assert [card for card in TOURNAMENT_CARDS if card not in remark] == []
    assert "tournament" not in Rivals.options[0].values


def test_each_theme_has_its_own_cards_riva_6_1_riva_0_4() -> None:
    backs = [{CARDS[c].back for bag in Table(mode).s.bags for c in bag} for mode in MODES]
    assert backs == [{0}, {0, 1}, {0, 2}, {0, 3}, {0, 1, 2, 3}]


def test_every_kind_is_named_in_a_test_of_its_own() -> None:
    folder = Path(__file__).parent
    text = "\n".join(path.read_text("utf-8") for path in folder.glob("test_*_cards.py"))
    words = set(re.findall(r"[a-z_]+", text))
    for card in (*KINDS, *EVENTS):
        tested = card.id in words or any(word.startswith(f"test_{card.id}_") for word in words)
        assert tested, card.id


def test_costs_and_tokens_riva_4_70_riva_4_71() -> None:
    assert cost_of({"lumber": 1, "gold": 2}) == (1, 0, 0, 0, 0, 2)
    assert [(t.id, t.min_points, t.victory) for t in TOKENS.values()] == [("hero_token", 3, 1), ("trade_token", 3, 1)]
    assert RESOURCES == ("lumber", "brick", "wool", "grain", "ore", "gold")
    assert (SETUP.hand_limit_base, SETUP.bank_rate) == (3, 3)
    assert len(read("regions.json", tuple[dict[str, object], ...])) == 24
