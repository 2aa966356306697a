"""The data adds up to the rulebook's totals, and says the same in every place (PILL-1, PILL-4.27, PILL-4.95, 4.96)."""

import json
import re
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from stolek.games.pillars.cards import (
    ADVANTAGES,
    CRAFTSMEN,
    EVENTS,
    GROUPS,
    RESOURCES,
    AdvantageFile,
    Card,
    CraftsmanCard,
    CraftsmanFile,
    EventFile,
    ResourceFile,
)
from stolek.games.pillars.components import (
    AREAS,
    BOARD,
    COUNTS,
    KIT,
    MARKET,
    PARTS,
    PRICES,
    ROUNDS,
    SETUP,
    BoardFile,
    Named,
    SetupFile,
)
from stolek.games.pillars.effects import HANDLERS, Acting
from stolek.games.pillars.space import CASTLE, SPACES

DATA = files("stolek.games.pillars") / "data"
PAGE = Path(__file__).parents[3] / "docs" / "games" / "pillars-data.md"
WITH_TEXT: list[Card] = [*CRAFTSMEN, *ADVANTAGES, *EVENTS]
CARDS: list[Named] = [*RESOURCES, *WITH_TEXT]


def test_the_cards_are_as_many_as_in_the_box() -> None:
    assert (len(CRAFTSMEN), len(RESOURCES), len(ADVANTAGES), len(EVENTS)) == (27, 9, 16, 10)
    assert len(CRAFTSMEN) + (SETUP.players.max - 1) * len(GROUPS[0]) == 36


def test_pill_2_1_figures_suffice_for_four_players() -> None:
    assert SETUP.players.max * KIT.builders == 12
    assert SETUP.players.max * KIT.small_workers == 28
    assert SETUP.players.max * KIT.big_workers == 4
    assert KIT.workers == 12
    assert [COUNTS[cube] for cube in ("wood", "stone", "sand", "metal")] == [23, 23, 23, 13]
    assert (COUNTS["grey_worker"], COUNTS["black_worker"]) == (4, 1)


def test_ids_are_unique() -> None:
    ids = [card.id for card in CARDS] + [space.id for space in SPACES if space.id not in AREAS]
    assert len(set(ids)) == len(ids)


def test_pill_4_27_the_board_adds_up() -> None:
    assert [area.number for area in BOARD.areas] == list(range(1, 15))
    assert len(SPACES) == 17
    assert BOARD.resource_cards_shown == 7
    assert SPACES[CASTLE].grey_workers_next_round == 2
    assert SETUP.gold_limit == 30
    assert KIT.start_vp == 2
    assert len(PARTS) == ROUNDS == 6


def test_pill_4_22_the_price_track_is_consistent() -> None:
    assert PRICES.prices == tuple(range(PRICES.start, PRICES.minimum - 1, PRICES.step_after_each_decision))
    assert PRICES.after_bag_is_empty == PRICES.minimum == 0


def test_pill_4_61_the_permissions_of_craftsmen_are_those_that_the_market_asks_for() -> None:
    def kinds(permission: str) -> set[str]:
        return {card.kind for card in CRAFTSMEN if permission in card.enables}

    assert kinds("buy_wood") == {MARKET.buy_requires["wood"]}
    assert kinds("sell_stone") == {MARKET.sell_requires["stone"]}
    assert kinds("score_with_masons") == {"mortar_mixer"}


def test_every_effect_that_acts_is_carried_out_by_one_function() -> None:
    assert set(HANDLERS) == set(Acting.__subclasses__())


def test_pill_4_96_each_number_of_workers_from_two_to_ten_occurs_once() -> None:
    assert sorted(card.workers for card in RESOURCES) == list(range(2, 11))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_a_name_in_both_languages(card: Named) -> None:
    assert card.name.en
    assert card.name.cs


@pytest.mark.parametrize("card", WITH_TEXT, ids=lambda card: card.id)
def test_every_card_with_an_effect_has_a_text_in_both_languages(card: Card) -> None:
    assert card.text.en
    assert card.text.cs


@pytest.mark.parametrize("card", CRAFTSMEN, ids=lambda card: card.id)
def test_the_text_of_a_craftsman_states_the_numbers_of_its_record(card: CraftsmanCard) -> None:
    amounts = [*card.conversion.input.values(), *card.conversion.output.values()]
    for text in (card.text.en, card.text.cs):
        numbers = [int(number) for number in re.findall(r"\d+", text)]
        assert all(amount in numbers for amount in amounts)
        assert card.capacity is None or card.capacity in numbers


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("craftsmen.json", CraftsmanFile),
        ("resource_cards.json", ResourceFile),
        ("advantages.json", AdvantageFile),
        ("events.json", EventFile),
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
    [("round", 0, "have no price"), ("price", None, "have no price"), ("kind", "baker", "Invalid enum")],
)
def test_values_that_contradict_do_not_import(key: str, value: object, complaint: str) -> None:
    data = json.loads((DATA / "craftsmen.json").read_text("utf-8"))
    data["cards"][5][key] = value
    with pytest.raises(msgspec.ValidationError, match=complaint):
        msgspec.json.decode(json.dumps(data), type=CraftsmanFile)


def provenance() -> dict[str, tuple[str, list[str]]]:
    """The table of the page: per thing of the data how sure it is, and where each of its values comes from."""
    rows = re.findall(r"^\| `\w+\.json` \| `(\w+)` \| (\w+) \| (.*) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    return {thing: (source, [value.partition(": ")[2] for value in told.split(" · ")]) for thing, source, told in rows}


def test_the_page_on_data_tells_where_every_card_and_area_comes_from() -> None:
    assert list(provenance()) == [card.id for card in [*CRAFTSMEN, *RESOURCES, *ADVANTAGES, *EVENTS]] + list(AREAS)


def test_how_sure_a_card_is_follows_from_its_evidence() -> None:
    """A card is `single` exactly if one of its values rests on one public source alone."""
    for card in CARDS:
        source, evidence = provenance()[card.id]
        assert source in {"rulebook", "public", "single"}
        if "saulen" in evidence:
            assert source == "single"
        if source == "rulebook":
            assert "saulen" not in evidence


def test_the_page_on_data_says_what_to_check_of_everything_that_rests_on_one_source() -> None:
    page = PAGE.read_text("utf-8")
    named = set(re.findall(r"`(\w+)`", page.partition("## What to check")[2].partition("## How to")[0]))
    single = {thing for thing, (source, _) in provenance().items() if source == "single"}
    fields = {"workers", "price", "capacity", "conversion", "round_six_only", "spaces", "round"}
    assert named - fields == single
