"""The board and the texts: drawn and said from real games, in both languages, without a gap."""

from collections.abc import Mapping
from typing import Any

import pytest

from stolek.games.rivals.board import draw
from stolek.games.rivals.components import MODES
from stolek.games.rivals.rules import Rivals
from stolek.kernel.conformance import garbage_actions
from stolek.kernel.generator import Generator, below
from stolek.kernel.values import Action, Seat, redacted_for
from stolek.text.language import LANGUAGES, Language
from stolek.text.say import describe, say
from tests.games.rivals.table import BLUE, RED, Table

PACKAGE = "stolek.games.rivals"
PLAYERS = ("Anna", "Bořek")


def picture(t: Table, seat: Seat | None, language: Language = "en") -> str:
    def speak(key: str, args: Mapping[str, object]) -> str:
        return say(language, key, args, PACKAGE, PLAYERS)

    return draw(t.rules.view(t.s, seat), speak).plain()


def test_the_board_shows_everything_that_lies_open_riva_7_1() -> None:
    t = Table("theme_gold").city(RED, 1).builds(RED, "merchant_guild", 1).builds(RED, "gold_cache", 0)
    t.stores(gold_cache=2).holds(RED, "mint").holds(BLUE, "abbey").acts()
    text = picture(t, RED)
    for part in ("Merchant Guild", "$ ●●○", "♜ 1", "⌂ −1", "2 Forest", "Your hand: Mint", "hand: 1 of 3 (1 basic)"):
        assert part in text
    assert "Abbey" not in text
    assert "Your hand" not in picture(t, None)
    assert "Tvé karty: Mincovna" in picture(t, RED, "cs")


def test_the_board_shows_the_winner_and_a_pile_that_is_looked_through() -> None:
    t = Table("theme_progress").city(BLUE, 1).builds(RED, "inga", 1).holds(RED, "guido_the_ambassador").acts()
    t.do("demolish inga 1 above", "play-card guido_the_ambassador")
    assert "Discard pile: Inga" in picture(t, RED)
    assert "being played: Guido the Ambassador" in picture(t, BLUE)
    assert "Discard pile: Inga" not in picture(t, BLUE)
    t.s.winner = BLUE
    assert "Bořek has won" in picture(t, None)


def test_the_own_principality_is_at_the_bottom() -> None:
    t = Table("intro").acts()
    assert picture(t, RED).index("Bořek  2 VP") < picture(t, RED).index("Anna  2 VP")
    assert picture(t, BLUE).index("Anna  2 VP") < picture(t, BLUE).index("Bořek  2 VP")


@pytest.mark.parametrize("mode", MODES)
def test_every_board_fits_and_every_text_is_said(mode: str) -> None:
    """Questions, answers, events, refusals and boards of a whole game, as each viewer gets them."""
    t = Table(mode)
    rules = t.rules
    t.s, _ = rules.setup(2, 8)
    rng = Generator(8)
    seen: list[Action] = []
    for step in range(1200):
        if not t.s.waits:
            break
        seat, language = t.s.waits[0], LANGUAGES[step % 2]
        legal = rules.legal(t.s, seat)
        building = [a for a in legal if a.tag().startswith(("build", "play", "place-on"))] or legal
        action = building[below(rng, len(building))]
        said = [describe(language, rules.question(t.s, seat), "ask", PACKAGE, PLAYERS)]
        said += [describe(language, a, "action", PACKAGE, PLAYERS) for a in legal[:8]]
        said += refusals(rules, t, seat, [*seen[-6:], *garbage_actions(seen[-6:], rng)], language)
        if step % 40 == 0:
            assert max(map(len, picture(t, seat, language).split("\n"))) <= 120
        seen.append(action)
        for event in rules.apply(t.s, seat, action):
            said += [
                describe(language, redacted_for(event, viewer), "event", PACKAGE, PLAYERS) for viewer in (seat, None)
            ]
        assert all(text and "{" not in text for text in said)


def refusals(rules: Rivals, t: Table, seat: Seat, wrong: list[Any], language: Language) -> list[str]:
    """What the game says to answers that are not allowed."""
    found = [rules.why_not(t.s, seat, action) for action in wrong]
    return [say(language, no.key, no.args, PACKAGE, PLAYERS) for no in found if no is not None]


def test_results_are_told_in_both_languages() -> None:
    t = Table("theme_gold").city(RED, 1).builds(RED, "merchant_guild", 1).builds(RED, "toll_bridge", -1).acts()
    t.s.princes[BLUE].victory = 12
    t.s.winner = RED
    outcome = t.rules.result(t.s)
    for language in LANGUAGES:
        lines = [say(language, f"line-{line.key}", line.args, PACKAGE, PLAYERS) for line in outcome.breakdown[RED]]
        lines += [say(language, f"remark-{remark.key}", remark.args, PACKAGE, PLAYERS) for remark in outcome.remarks]
        assert len(lines) == 5
        assert all(lines)
