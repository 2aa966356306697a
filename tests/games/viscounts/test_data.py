"""What lies in the box adds up to the rulebook's totals, and every effect has somebody to carry it out (VISC-1)."""

import re
from collections import Counter
from importlib.resources import files
from typing import get_args

import pytest

from stolek.games.viscounts import GAME
from stolek.games.viscounts import effects as vocabulary
from stolek.games.viscounts.cards import (
    BLACK_BACKED,
    GREY_BACKED,
    HEROES,
    MANUSCRIPTS,
    NEUTRAL,
    SCHEMES,
    SET_VP,
    STARTERS,
    TOWNSFOLK,
)
from stolek.games.viscounts.components import (
    BONUS_CARDS,
    BUILDING_COST,
    BUILDINGS,
    CASTLE,
    PLAYER_BOARD,
    PLAYER_CARDS,
    POVERTY,
    PROSPERITY,
    SECTIONS,
    SETUP_TABLE,
    SLOTS,
    WORKER_COST,
)
from stolek.games.viscounts.effects import HANDLERS, OPPONENT_HANDLERS
from stolek.games.viscounts.events import ManuscriptShown, OpponentSeated, PairLaid, SchemePlayed
from stolek.games.viscounts.frames import ChooseAction, Recruit
from stolek.games.viscounts.icons import count_of, icons_from
from stolek.games.viscounts.opponent.boards import OPPONENTS, scheme_deck
from stolek.games.viscounts.segments import (
    HIGHEST_VALUE,
    LINKS,
    SEGMENTS,
    SPOTS,
    START_SPACES,
    STEPS,
    WAYS,
)
from stolek.kernel.values import Seat
from stolek.text.catalog import catalog
from stolek.text.language import LANGUAGES, Language
from stolek.text.rulebook import rulebook
from stolek.text.say import describe
from tests.games.viscounts.table import Table

ALL_EFFECTS = get_args(vocabulary.AnyEffect)
OPPONENT_ONLY = (
    vocabulary.AiDismiss,
    vocabulary.AiGainScheme,
    vocabulary.CriminalsCorrupt,
    vocabulary.Focus,
    vocabulary.Attempt,
)


PLAYERS_EFFECTS: tuple[vocabulary.AnyEffect, ...] = (
    vocabulary.Gain("any", 1),
    vocabulary.Debt(1),
    vocabulary.Deed(1),
    vocabulary.Flip("either", 1),
    vocabulary.Virtue(1),
    vocabulary.Corruption(1),
    vocabulary.Rearrange(),
    vocabulary.Discard(1),
    vocabulary.Destroy(1),
    vocabulary.DestroyOwnChoice(1),
    vocabulary.Shuffle(),
    vocabulary.FreeHire(1),
    vocabulary.CastleMove(),
    vocabulary.FreeWorkers(2),
    vocabulary.FreeBuilding("workshop", "any"),
    vocabulary.FreeManuscript((3, 4)),
    vocabulary.ChooseOne(((vocabulary.Virtue(1),), (vocabulary.Debt(1),))),
)
"""One of every kind that a player can meet."""


PACKAGE = "stolek.games.viscounts"
UNCERTAIN = (*PLAYER_CARDS, *MANUSCRIPTS, *OPPONENTS, *SCHEMES)


def test_visc_1_2_the_limited_things_are_as_many_as_the_rulebook_says() -> None:
    everybody = max(GAME.players)
    assert (PLAYER_BOARD.workers * everybody, len(SLOTS) * everybody) == (80, 36)
    assert (len(NEUTRAL), len(HEROES), len(STARTERS) * everybody, len(BONUS_CARDS)) == (68, 10, 32, 4)
    assert (len(MANUSCRIPTS), len(PLAYER_CARDS), len(SCHEMES)) == (35, 10, 16)
    assert (PLAYER_BOARD.workers, len(SLOTS)) == (20, 9)
    assert Counter(slot.building for slot in SLOTS) == dict.fromkeys(BUILDINGS, 3)


def test_visc_1_4_icons_of_the_neutral_townsfolk() -> None:
    icons = Counter(icon for card in NEUTRAL for icon in card.icons)
    assert icons == {"merchant": 44, "builder": 15, "noble": 15, "cleric": 15, "criminal": 21}
    total = icons_from(["merchant", "criminal", "merchant"])
    assert [count_of(total, icon) for icon in range(5)] == [2, 0, 0, 0, 1]


def test_visc_2_3_and_2_4_the_piles_hold_all_townsfolk_and_manuscripts() -> None:
    assert SETUP_TABLE.townsfolk_piles == (14, 14, 14, 13, 13)
    assert sum(SETUP_TABLE.townsfolk_piles) == len(NEUTRAL)
    assert (len(GREY_BACKED), len(BLACK_BACKED)) == (5, 30)
    assert SETUP_TABLE.manuscript_pile_size * 5 == len(MANUSCRIPTS)


def test_visc_2_14_the_set_up_table() -> None:
    rows = {int(players): row for players, row in SETUP_TABLE.by_players.items()}
    assert list(rows) == list(GAME.players)
    assert [row.side for row in rows.values()] == ["1-2", "1-2", "3-4", "3-4"]
    assert [row.debts_above_poverty for row in rows.values()] == [12, 12, 15, 18]
    assert [row.deeds_above_prosperity for row in rows.values()] == [12, 12, 16, 20]
    assert all(row.pairs_revealed == players + 1 for players, row in rows.items())


def test_visc_2_1_numbers_spots_and_links_of_both_sides() -> None:
    assert sorted(START_SPACES) == list(range(1, 11))
    assert [sum(map(len, side)) for side in SPOTS] == [20, 25]
    assert [sum(map(len, side)) for side in LINKS] == [14, 20]
    assert len({segment.id for segment in SEGMENTS}) == 5
    for side in SPOTS:
        assert all(spots[0].slot == 0 for spots in side)


def test_visc_4_20_and_4_23_fifteen_spaces_and_what_lies_beside_them() -> None:
    assert STEPS == (((0, 1), (0, 2)), ((1, 0),), ((0, 1), (1, 2)))
    for way in WAYS:
        table = Table().stand(0, "seg_coast", way).goods(0, ink=9, gold=9, stone=9, silver=9).run(ChooseAction(Seat(0)))
        actions = ["place-workers", "transcribe"] if way == "inner" else ["trade", "build"]
        assert table.texts() == [*actions, "pass"]
        assert Table().stand(0, "seg_coast", way).goods(0, silver=9).run(Recruit(Seat(0))).asked() == "recruit"


def test_visc_4_46_and_4_55_prices() -> None:
    assert dict(zip(BUILDINGS, BUILDING_COST, strict=True)) == {"trading_post": 5, "guildhall": 7, "workshop": 3}
    assert WORKER_COST == (0, 1, 3, 5, 8)
    assert (CASTLE.capacity_tier_1_and_2, CASTLE.promotion_threshold_own, len(SECTIONS)) == (3, 3, 5)


def test_visc_5_6_and_5_9_points_of_sets_and_end_cards() -> None:
    assert SET_VP == (0, 1, 4, 9, 16)
    assert (POVERTY.id, PROSPERITY.id) == ("poverty", "prosperity")
    assert POVERTY.awards == PROSPERITY.awards == (12, 8, 4)
    assert POVERTY.awards_below_3_players == PROSPERITY.awards_below_3_players == (12, 4)


def test_visc_4_3_values_and_timings_of_all_cards() -> None:
    assert {card.value for card in TOWNSFOLK} == set(range(1, HIGHEST_VALUE + 1))
    timings = Counter(card.ability.timing for card in NEUTRAL)
    assert timings == {"immediate": 19, "drop_off": 20, "ongoing": 29}
    assert all(not card.on_hire_or_dismiss for card in HEROES + STARTERS)


def test_visc_6_3_every_opponent_keeps_seven_starting_and_six_future_schemes_or_so() -> None:
    decks = [(len(scheme_deck(board, "starting")), len(scheme_deck(board, "future"))) for board in OPPONENTS]
    assert decks == [(7, 6)] * 4


def test_every_effect_of_the_vocabulary_is_carried_out_for_both_kinds_of_seats() -> None:
    assert set(HANDLERS) == set(ALL_EFFECTS) - set(OPPONENT_ONLY)
    assert set(HANDLERS) == {type(effect) for effect in PLAYERS_EFFECTS}
    assert set(OPPONENT_HANDLERS) == set(ALL_EFFECTS) - {vocabulary.DestroyOwnChoice}


def test_every_effect_of_the_vocabulary_is_printed_somewhere() -> None:
    data = "".join(file.read_text("utf-8") for file in (files("stolek.games.viscounts") / "data").iterdir())
    tags = [str(kind.__struct_config__.tag) for kind in ALL_EFFECTS]
    assert [tag for tag in tags if f'"type": "{tag}"' not in data] == []


def test_visc_4_1_exactly_four_kinds_of_effects_are_optional() -> None:
    """A player may decline these and no others (the fifth is destroying, before the first shuffle)."""
    decline = {"keep-order", "keep-cards", "move-nobody"}
    optional = set()
    for effect in PLAYERS_EFFECTS:
        table = Table().row(0, "abbot", "squire", "labourer").hand(0, "lender").draw(0, "thief").cards(0, 1, 0, 1)
        table.castle(1, 0, 1, 0).resolve(0, effect)
        if table.waiting() and decline & set(table.texts()):
            optional.add(str(type(effect).__struct_config__.tag))
    assert optional == {"rearrange", "discard", "destroy", "destroy_own_choice", "castle_move"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_components_are_listed_as_they_are_visc_1_5_visc_1_6_visc_1_7_visc_1_8(lang: Language) -> None:
    icons = Counter(icon for card in NEUTRAL for icon in card.icons)
    values, costs = Counter(card.value for card in NEUTRAL), Counter(page.cost for page in MANUSCRIPTS)
    ribbons = Counter(page.ribbon for page in MANUSCRIPTS)
    counted = [len(NEUTRAL), *(icons[icon] for icon in ("merchant", "builder", "noble", "cleric", "criminal"))]
    counted += [number for value in sorted(values) for number in (values[value], value)]
    counted += [len(MANUSCRIPTS), *(ribbons[ribbon] for ribbon in ("grey", "black", "yellow", "blue"))]
    counted += [number for cost in sorted(costs) for number in (costs[cost], cost)]
    rules = rulebook(PACKAGE, lang)
    assert [int(number) for number in re.findall(r"\d+", rules["VISC-1.8"].words)] == counted
    colour = [PLAYER_BOARD.workers, 3, 3, 3, len(STARTERS), 4 * PLAYER_BOARD.workers, 4 * len(SLOTS), 4 * len(STARTERS)]
    assert [int(number) for number in re.findall(r"\d+", rules["VISC-1.5"].words)] == colour
    board = [len(SEGMENTS), len(CASTLE.tiers), len(SECTIONS), len(OPPONENTS), 50, 24]
    assert [int(number) for number in re.findall(r"\d+", rules["VISC-1.6"].words)] == board
    cards = [len(NEUTRAL), len(HEROES), len(PLAYER_CARDS), 30, 30, len(BONUS_CARDS), 8, 8]
    assert [int(number) for number in re.findall(r"\d+", rules["VISC-1.7"].words)] == cards


def test_what_is_reconstructed_says_so() -> None:
    marked = Counter(type(thing).__name__ for thing in UNCERTAIN if thing.reconstructed)
    assert marked == {"PlayerCard": 5, "Manuscript": 13, "Opponent": 3, "Scheme": 11}


@pytest.mark.parametrize(("lang", "mark"), [("en", "reconstructed"), ("cs", "rekonstru")])
def test_what_is_reconstructed_is_told_wherever_one_meets_it_visc_1_9(lang: Language, mark: str) -> None:
    words = catalog(lang, PACKAGE)
    for board in OPPONENTS:
        assert (mark[:9] in words.message(f"value-opponent-{board.id}", {})) == board.reconstructed
    told = [
        *(PairLaid(card.id, "ada", card.reconstructed) for card in PLAYER_CARDS),
        *(ManuscriptShown("seg_coast", page.id, 2, page.reconstructed) for page in MANUSCRIPTS),
        *(OpponentSeated(Seat(1), board.id, "seg_coast", "inner", board.reconstructed) for board in OPPONENTS),
        *(SchemePlayed(Seat(1), scheme.id, scheme.reconstructed) for scheme in SCHEMES),
    ]
    said = [mark[:9] in describe(lang, event, "event", PACKAGE) for event in told]
    assert said == [thing.reconstructed for thing in UNCERTAIN]
    page = rulebook(PACKAGE, lang)["VISC-1.9"].words
    named = [manuscript.id for manuscript in MANUSCRIPTS if str(words.name(manuscript.id)) in page]
    assert named == [manuscript.id for manuscript in MANUSCRIPTS if manuscript.reconstructed]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_the_same_name_are_told_apart_visc_4_95(lang: Language) -> None:
    words = catalog(lang, PACKAGE)
    names = [words.name(card.id) for card in (*TOWNSFOLK, *SCHEMES, *MANUSCRIPTS)]
    assert len(set(names)) == len(names)
    for card in (*TOWNSFOLK, *SCHEMES):
        assert str(words.name(card.id)).startswith(getattr(card.name, lang))
