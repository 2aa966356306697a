"""What is in the box: the counts of chapter 1 are those of the data (PILL-1.1 to PILL-1.9)."""

import re

import pytest

from stolek.games.pillars.cards import ADVANTAGES, CRAFTSMEN, EVENTS, RESOURCES
from stolek.games.pillars.components import COUNTS, KIT, MAX_SEATS, PARTS, ROUNDS, SETUP
from stolek.games.pillars.space import SPACES
from stolek.kernel.data import Names
from stolek.kernel.registry import find_game, package_of
from stolek.text.language import LANGUAGES, Language
from stolek.text.rulebook import rulebook

PACKAGE = package_of(find_game("pillars"))
LASTING = ("permanent", "once", "immediate")


def words_of(rule: str, language: Language) -> str:
    return rulebook(PACKAGE, language)[rule].words


def numbers(rule: str, language: Language) -> list[int]:
    """All numbers of a paragraph in their order."""
    return [int(number) for number in re.findall(r"\d+", words_of(rule, language))]


def order_of(names: list[Names], rule: str, language: Language) -> list[int]:
    """Where each name stands in the paragraph."""
    places = [words_of(rule, language).find(getattr(name, language)) for name in names]
    assert -1 not in places
    return places


@pytest.mark.parametrize("language", LANGUAGES)
def test_pill_1_1_to_pill_1_3_board_figures_and_cubes(language: Language) -> None:
    assert numbers("PILL-1.1", language) == [14, len(SPACES)]
    figures = [KIT.builders, SETUP.per_player.small_workers, SETUP.per_player.big_workers]
    wanted = [number for each in figures for number in (MAX_SEATS * each, each)]
    wanted += [SETUP.per_player.big_worker_value, COUNTS["grey_worker"], COUNTS["black_worker"]]
    assert numbers("PILL-1.2", language) == wanted
    cubes = [COUNTS[cube] for cube in ("wood", "stone", "sand", "metal")]
    assert numbers("PILL-1.3", language) == [sum(cubes), *cubes]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pill_1_4_pill_1_9_discs_die_bag_cathedral_and_overviews(language: Language) -> None:
    wanted = [2 * MAX_SEATS, 2, 1, 1, *SETUP.tax_die_faces, 1, 1, len(PARTS)]
    assert numbers("PILL-1.4", language) == wanted
    assert numbers("PILL-1.9", language) == [MAX_SEATS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pill_1_5_the_craftsmen_of_every_round_stand_in_the_order_of_the_rounds(language: Language) -> None:
    starting = sum(card.round == 0 for card in CRAFTSMEN)
    in_rounds = len(CRAFTSMEN) - starting
    assert numbers("PILL-1.5", language)[:3] == [starting * MAX_SEATS + in_rounds, starting, in_rounds // ROUNDS]
    groups = re.findall(r"(?:Round \d|\d\. kolo): ([^.]+)\.", words_of("PILL-1.5", language))
    assert [set(group.split(", ")) for group in groups] == [
        {getattr(card.name, language) for card in CRAFTSMEN if card.round == round} for round in range(1, ROUNDS + 1)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pill_1_6_pill_1_7_pill_1_8_the_cards(language: Language) -> None:
    yields = sorted({card.cubes for card in RESOURCES})
    assert numbers("PILL-1.6", language) == [len(RESOURCES), *yields]
    assert numbers("PILL-1.7", language) == [len(ADVANTAGES)]
    places = [
        order_of([card.name for card in ADVANTAGES if card.type == type], "PILL-1.7", language) for type in LASTING
    ]
    assert [len(group) for group in places] == [7, 3, 6]
    assert max(places[0]) < min(places[1]) < max(places[1]) < min(places[2])
    last = order_of([card.name for card in ADVANTAGES if card.round_six_only], "PILL-1.7", language)
    assert sorted(places[2])[-2:] == sorted(last)
    assert numbers("PILL-1.8", language) == [len(EVENTS)]
    good = order_of([card.name for card in EVENTS if card.positive], "PILL-1.8", language)
    bad = order_of([card.name for card in EVENTS if not card.positive], "PILL-1.8", language)
    assert (len(good), len(bad), max(good) < min(bad)) == (5, 5, True)
