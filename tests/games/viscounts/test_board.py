"""The board of characters, and every sentence of whole games, in both languages."""

from collections.abc import Mapping
from functools import partial

import pytest

from stolek.games.viscounts import GAME
from stolek.games.viscounts.board import MARKS, WIDTH, draw
from stolek.games.viscounts.cards import MANUSCRIPTS, TOWNSFOLK
from stolek.games.viscounts.components import PLAYER_CARDS, SECTIONS
from stolek.games.viscounts.effects import ChooseOne, Effects, slug_of
from stolek.games.viscounts.segments import LINKS, SEGMENTS, SPOTS
from stolek.kernel.generator import Generator, below
from stolek.kernel.values import Seat, redacted_for
from stolek.text.asking import label, prompt
from stolek.text.catalog import catalog
from stolek.text.language import LANGUAGES, Language
from stolek.text.say import describe, say
from tests.games.viscounts.table import GM, Table

PACKAGE = "stolek.games.viscounts"
NAMES = ("Anna", "Bob", "Cyril", "Dana")


def speak(lang: Language, key: str, args: Mapping[str, object]) -> str:
    return say(lang, key, args, PACKAGE, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("people", [1, 2, 4])
def test_the_board_fits_and_every_sentence_can_be_said(lang: Language, people: int) -> None:
    rules, rng = GAME({"opponent": "ai_cards", "difficulty": 2}), Generator(people)
    s, events = rules.setup(people, people)
    turns = 0
    while rules.waiting(s):
        seat = rules.waiting(s)[0]
        question, legal = rules.question(s, seat), rules.legal(s, seat)
        assert prompt(lang, question, PACKAGE, NAMES)
        labels = [label(lang, question, action, PACKAGE, NAMES) for action in legal]
        assert all(labels)
        for event in events:
            assert describe(lang, event, "event", PACKAGE, NAMES)
            assert describe(lang, redacted_for(event, None), "event", PACKAGE, NAMES)
        if turns % 8 == 0:
            for viewer in (seat, None):
                picture = draw(rules.view(s, viewer), partial(speak, lang))
                assert max(map(len, picture.plain().split("\n"))) <= WIDTH <= 120
        events = rules.apply(s, seat, legal[below(rng, len(legal))])
        turns += 1
    outcome = rules.outcome(s)
    assert outcome is not None
    for line in (line for lines in outcome.breakdown for line in lines):
        assert speak(lang, f"line-{line.key}", line.args)
    for remark in outcome.remarks:
        assert speak(lang, f"remark-{remark.key}", remark.args)


def test_the_board_shows_pieces_piles_and_the_own_hand() -> None:
    table = Table(3).stand(1, "seg_hills", "inner").top("seg_hills", "mason").castle(1, GM, 2, 0, 1).hand(0, "thief")
    table.house(2, "guildhall_1", "seg_coast", 0).row(0, "abbot", "squire", "trader")
    text = draw(table.rules.view(table.state, Seat(0)), partial(speak, "en")).plain()
    assert "Mason 1BM (rearr.) · 5" in text
    assert f"{MARKS[0]}{MARKS[0]}{MARKS[2]}" in text
    assert f"{MARKS[2]}G·" in text
    assert "[Abbot 2C] [Squire 2N] [Trader 1M]" in text
    assert "Your hand: Thief 1✗" in text
    assert "Thief" not in draw(table.rules.view(table.state, None), partial(speak, "en")).plain()


def test_an_empty_pile_shows_what_is_printed() -> None:
    table = Table().top("seg_hills", None).page("seg_hills", None)
    text = draw(table.rules.view(table.state, None), partial(speak, "en")).plain()
    assert "printed: 2BN (virtue)" in text
    assert "printed: 3C (2 resources of your choice)" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_in_the_box_has_a_name(lang: Language) -> None:
    lists: list[Effects] = [card.on_hire_or_dismiss for card in TOWNSFOLK]
    lists += [card.ability.effects for card in TOWNSFOLK] + [page.immediate for page in MANUSCRIPTS]
    lists += [card.effects for card in PLAYER_CARDS] + [section.tier2 for section in SECTIONS]
    for segment in SEGMENTS:
        lists += [segment.printed_townsfolk.on_dismiss, segment.printed_manuscript.immediate]
        lists += [segment.trade.outer_left.effects, segment.trade.outer_right.effects]
    lists += [spot.effects for side in SPOTS for spots in side for spot in spots]
    lists += [link.effects for side in LINKS for links in side for link in links]
    lists += [option for effects in lists for each in effects if isinstance(each, ChooseOne) for option in each.options]
    slugs = {slug_of(effects) for effects in lists if effects}
    assert [slug for slug in sorted(slugs) if catalog(lang, PACKAGE).name(slug) is None] == []
