"""The data: counts of the box, words that exist, cards of each mode (RIVA-1, RIVA-2, RIVA-6)."""

import re
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from stolek.games.rivals.cards import CARDS, EVENTS, IS_BUILDING, IS_UNIT, KINDS, LISTENING, DrawCard
from stolek.games.rivals.components import CENTER, DICE, MODES, REGIONS, RESOURCES, SETS, SETUP, TOKENS, cost_of, read
from stolek.games.rivals.conditions import NEEDED, USEFUL
from stolek.games.rivals.interpreter import DOERS
from stolek.games.rivals.laws import CARD_LAW, EVENT_LAW, SYMBOL_LAW
from stolek.games.rivals.rules import Rivals
from stolek.games.rivals.setup import cards_of_stacks
from stolek.games.rivals.vocabulary import Doing
from tests.games.rivals.table import Table

LOOKED_UP = {
    "set_trade_event_amount",
    "bonus_production",
    "marketplace_gain",
    "trade_rate",
    "exchange",
    "set_search_cost",
    "discount",
    "exclude_from_count",
    "protect",
    "protect_buildings_of_city",
    "gold_storage",
    "placed_on",
    "defence_roll",
    "defence_values",
}
"""Words that nothing carries out: they are asked for while something else happens."""


def copies(kind: str, *sets: str) -> int:
    return sum(c.count for card in KINDS if card.category == kind for c in card.copies if c.set in sets)


def test_the_box_has_180_cards_riva_1_1() -> None:
    draw = sum(c.count for card in KINDS for c in card.copies)
    events = sum(c.count for card in EVENTS for c in card.copies)
    center = sum(card.count for card in CENTER.values())
    assert (len(KINDS), draw, len(EVENTS), events, len(REGIONS), center) == (73, 110, 10, 21, 24, 25)
    assert draw + events + len(REGIONS) + center == 180
    assert [sum(1 for r in REGIONS if r.back == back) for back in ("red", "blue", "stack")] == [6, 6, 12]
    for card in KINDS:
        assert card.count == sum(c.count for c in card.copies)
        assert card.cost_total == sum(card.cost.values())


@pytest.mark.parametrize(
    ("name", "action", "green", "red", "brown"),
    [("basic", 9, 27, 0, 0), ("gold", 8, 5, 10, 1), ("turmoil", 10, 5, 9, 0), ("progress", 11, 2, 13, 0)],
)
def test_classes_by_text_box_riva_1_2(name: str, action: int, green: int, red: int, brown: int) -> None:
    counts = [copies(c, name) for c in ("action", "settlement_expansion", "city_expansion", "region_expansion")]
    assert counts == [action, green, red, brown]
    colours = {(card.category, card.text_box) for card in KINDS}
    assert len(colours) == 4


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
    assert sorted(DICE.event_die.faces) == sorted(s.id for s in DICE.event_die.symbols for _ in range(s.faces))
    assert [s.faces for s in DICE.event_die.symbols] == [1, 1, 1, 1, 2]
    assert set(SYMBOL_LAW) == {s.id for s in DICE.event_die.symbols}
    assert DICE.production_die.faces == (1, 2, 3, 4, 5, 6)


def test_every_number_four_times_and_none_twice_on_a_terrain_riva_7_7() -> None:
    for n in range(1, 7):
        assert sum(r.number == n for r in REGIONS) == 4
    assert len({(r.type, r.number) for r in REGIONS}) == 24
    assert all(r.capacity == 3 for r in REGIONS)


def test_every_word_of_a_card_has_a_function_or_is_looked_up() -> None:
    effects = [e for kind in KINDS for e in kind.effects] + [e for kind in EVENTS for e in kind.effects]
    words = {type(effect) for effect in (*effects, *(symbol.effect for symbol in DICE.event_die.symbols))}
    silent = {word for word in words if word not in DOERS}
    assert {str(word.__struct_config__.tag) for word in silent} == LOOKED_UP
    assert words == set(Doing.__subclasses__())
    assert "production" in LISTENING
    assert len(NEEDED) == len(USEFUL) == len(CARDS)


def test_an_unknown_key_does_not_import() -> None:
    raw = msgspec.json.decode((files("stolek.games.rivals") / "data" / "draw_cards.json").read_bytes())
    msgspec.convert(raw[0], DrawCard)
    with pytest.raises(msgspec.ValidationError, match="surprise"):
        msgspec.convert({**raw[0], "surprise": 1}, DrawCard)
    with pytest.raises(msgspec.ValidationError, match="dance"):
        msgspec.convert({**raw[0], "effects": [{"when": "play", "do": "dance"}]}, DrawCard)


def test_every_card_has_a_rule_and_every_rule_exists() -> None:
    text = (files("stolek.games.rivals") / "rules.en.md").read_text("utf-8")
    for law in (*CARD_LAW, *EVENT_LAW, *SYMBOL_LAW.values()):
        assert f"**{law}**" in text


def test_five_modes_riva_0_2() -> None:
    assert list(MODES) == ["intro", "theme_gold", "theme_turmoil", "theme_progress", "duel"]
    assert [mode.victory_points for mode in MODES.values()] == [7, 12, 12, 12, 13]
    assert Rivals().mode.id == "intro"


@pytest.mark.parametrize("mode", MODES)
def test_stacks_hold_their_cards_riva_2_7_riva_2_9(mode: str) -> None:
    t = Table(mode)
    for entry in t.rules.mode.draw_stacks:
        assert len(t.s.bags[SETS.index(entry.set)]) == entry.stacks * entry.cards_each
    assert len(t.s.known_events) + 1 == t.rules.mode.event_deck_size
    assert t.s.above == t.rules.mode.event_deck_size - 1 - t.rules.mode.yule_has_cards_below


def test_the_duel_leaves_out_half_moons_riva_6_4_riva_2_14() -> None:
    mode = MODES["duel"]
    for entry in mode.draw_stacks[1:]:
        found = sorted(CARDS[card].kind.id for card in cards_of_stacks(mode, entry))
        told = sorted(x.card for x in mode.theme_stack_contents[entry.set] for _ in range(x.count))
        assert found == told
    gone = {"harbor", "trading_base", "reiner_the_herald", "drill_ground", "carl_forkbeard", "parliament"}
    assert not gone & {CARDS[card].kind.id for bag in Table("duel").s.bags for card in bag}


def test_theme_cards_of_the_duel_have_one_stack_riva_6_5() -> None:
    assert Rivals({"mode": "duel"}).stacks_of_back == ((0, 1, 2), (3,), (4,), (5,))
    assert Rivals({"mode": "theme_progress"}).stacks_of_back == ((0, 1, 2), (), (), (3, 4))


def test_the_tournament_is_only_a_remark_riva_0_3_riva_6_6() -> None:
    notes = {kind.id for kind in KINDS if kind.tournament_note} | {kind.id for kind in EVENTS if kind.tournament_note}
    assert {"library", "parish_hall", "pirate_ship"} <= notes
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
    assert [(t.point, t.min_points, t.victory) for t in TOKENS.values()] == [("strength", 3, 1), ("commerce", 3, 1)]
    assert RESOURCES == ("lumber", "brick", "wool", "grain", "ore", "gold")
    assert (SETUP.hand_limit_base, SETUP.bank_trade.give) == (3, 3)
    assert len(read("regions.json", tuple[dict[str, object], ...])) == 24
