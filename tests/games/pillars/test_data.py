"""The data adds up to the rulebook's totals, and says the same in every place (PILL-1, PILL-4.27, PILL-4.95, 4.96)."""

import json
import re
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from stolek.games.pillars.cards import (
    ADVANTAGE_FILE,
    ADVANTAGES,
    CRAFTSMAN_FILE,
    CRAFTSMEN,
    EVENT_FILE,
    EVENTS,
    RESOURCE_FILE,
    RESOURCES,
    AdvantageFile,
    Card,
    CraftsmanCard,
    CraftsmanFile,
)
from stolek.games.pillars.components import AREAS, BOARD, COUNTS, KIT, MARKET, PRICES, SETUP, BoardFile, SetupFile
from stolek.games.pillars.effect import CapacityBonus
from stolek.games.pillars.space import CASTLE, SPACES

DATA = files("stolek.games.pillars") / "data"
CARDS: list[Card] = [*RESOURCES, *CRAFTSMEN, *ADVANTAGES, *EVENTS]


def test_the_cards_are_as_many_as_in_the_box() -> None:
    counts = {
        "craftsman_card": (sum(card.count for card in CRAFTSMEN), CRAFTSMAN_FILE.total_cards),
        "resource_card": (sum(card.count for card in RESOURCES), RESOURCE_FILE.total_cards),
        "advantage_card": (sum(card.count for card in ADVANTAGES), ADVANTAGE_FILE.total_cards),
        "event_card": (sum(card.count for card in EVENTS), EVENT_FILE.total_cards),
    }
    for component, (counted, stated) in counts.items():
        assert counted == stated == COUNTS[component]
    assert (len(CRAFTSMEN), len(RESOURCES), len(ADVANTAGES), len(EVENTS)) == (27, 9, 16, 10)


def test_pill_2_1_figures_suffice_for_four_players() -> None:
    assert COUNTS["builder"] == 4 * KIT.builders == 12
    assert COUNTS["small_worker"] == 4 * KIT.small_workers == 28
    assert COUNTS["big_worker"] == 4 * KIT.big_workers == 4
    assert [COUNTS[cube] for cube in ("wood", "stone", "sand", "metal")] == [23, 23, 23, 13]


def test_ids_are_unique() -> None:
    ids = [card.id for card in CARDS] + [space.id for space in SPACES if space.id not in AREAS]
    assert len(set(ids)) == len(ids)


def test_pill_4_27_the_board_adds_up() -> None:
    assert [area.number for area in BOARD.areas] == list(range(1, 15))
    assert BOARD.builder_spaces_total == len(SPACES) == 17
    assert RESOURCE_FILE.shown_per_round == BOARD.display.resource_cards == 7
    assert SPACES[CASTLE].grey_workers_next_round == SETUP.grey_workers_gained
    assert SETUP.gold_limit == BOARD.gold_track.max == 30
    assert KIT.start_vp == BOARD.vp_track.start == 2


def test_pill_4_22_the_price_track_is_consistent() -> None:
    assert PRICES.prices == tuple(range(PRICES.start, PRICES.minimum - 1, PRICES.step_after_each_decision))
    assert PRICES.parking_places == tuple(price for price in PRICES.prices if price)
    assert PRICES.after_bag_is_empty == SETUP.two_player_rule.price_marker_after_last_builder == 0


def test_pill_4_61_the_permissions_of_craftsmen_are_those_that_the_market_asks_for() -> None:
    def kinds(permission: str) -> set[str]:
        return {card.kind for card in CRAFTSMEN if permission in card.enables}

    assert kinds("buy_wood") == {MARKET.buy_requires["wood"]}
    assert kinds("sell_stone") == {MARKET.sell_requires["stone"]}
    assert kinds("score_with_masons") == {"mortar_mixer"}


def test_pill_4_102_the_boost_flag_of_craftsmen_agrees_with_the_event() -> None:
    effect = next(card.effect for card in EVENTS if isinstance(card.effect, CapacityBonus))
    for card in CRAFTSMEN:
        wanted = card.capacity is not None and card.kind not in effect.excluded_kinds
        assert card.madonna_boost_allowed == wanted


def test_pill_4_96_each_number_of_workers_from_two_to_ten_occurs_once() -> None:
    assert sorted(card.workers for card in RESOURCES) == list(range(2, 11))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_name_and_text_in_both_languages(card: Card) -> None:
    assert card.name.en
    assert card.name.cs
    assert card.text.en
    assert card.text.cs


@pytest.mark.parametrize("card", CRAFTSMEN, ids=lambda card: card.id)
def test_the_text_of_a_craftsman_states_the_numbers_of_its_record(card: CraftsmanCard) -> None:
    amounts = [*card.conversion.input.values(), *card.conversion.output.values()]
    for text in (card.text.en, card.text.cs):
        numbers = [int(number) for number in re.findall(r"\d+", text)]
        assert all(amount in numbers for amount in amounts)
        assert card.capacity is None or card.capacity in numbers


def test_the_text_of_a_resource_card_states_the_numbers_of_its_record() -> None:
    for card in RESOURCES:
        for text in (card.text.en, card.text.cs):
            assert [int(number) for number in re.findall(r"\d+", text)] == [card.workers, card.cubes]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_the_source_of_a_record_is_told_by_its_evidence(card: Card) -> None:
    """A record is `single` exactly if one of its values rests on one public source alone (data/README.md)."""
    lone = [value for value in card.evidence.values() if value == "repo mglukhikh/saulen"]
    if lone:
        assert card.source == "single"
    if card.source == "rulebook":
        assert not lone


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("craftsmen.json", CraftsmanFile),
        ("advantages.json", AdvantageFile),
        ("board.json", BoardFile),
        ("setup.json", SetupFile),
    ],
)
def test_an_unknown_key_does_not_import(name: str, kind: type[msgspec.Struct]) -> None:
    data = json.loads((DATA / name).read_text("utf-8"))
    data["surprise"] = 1
    with pytest.raises(msgspec.ValidationError, match="surprise"):
        msgspec.json.decode(json.dumps(data), type=kind)


@pytest.mark.parametrize(
    ("key", "value", "complaint"),
    [("capacity", 9, "uses_per_round"), ("price", None, "have no price"), ("kind", "baker", "Invalid enum")],
)
def test_values_that_contradict_do_not_import(key: str, value: object, complaint: str) -> None:
    data = json.loads((DATA / "craftsmen.json").read_text("utf-8"))
    data["cards"][5][key] = value
    with pytest.raises(msgspec.ValidationError, match=complaint):
        msgspec.json.decode(json.dumps(data), type=CraftsmanFile)


def test_the_page_on_corrections_names_every_record_that_rests_on_one_source() -> None:
    page = (Path(__file__).parents[3] / "docs" / "games" / "pillars-data.md").read_text("utf-8")
    named = set(re.findall(r"`(\w+)`", page.partition("## What to check")[2].partition("## How to")[0]))
    single = {card.id for card in CARDS if card.source == "single"}
    single |= {area.id for area in BOARD.areas if area.source == "single"}
    fields = {"workers", "price", "capacity", "conversion", "round_six_only", "spaces", "round"}
    assert named - fields == single
