"""The character board and the sentences, in both languages, at every moment of random games (PILL-4.6, PILL-7.4)."""

import pytest

from stolek.games.pillars import GAME
from stolek.games.pillars.board import LABEL, draw, scores
from stolek.games.pillars.frames import BeginRound, Draft
from stolek.kernel.generator import Generator, below
from stolek.kernel.values import Seat, redacted_for
from stolek.kernel.view import View
from stolek.text.language import Language
from stolek.text.say import describe, say
from tests.games.pillars.scene import Scene

PACKAGE = "stolek.games.pillars"
PLAYERS = ("Anna", "Bohumil", "Cecílie", "Drahomíra")


def drawn(view: View, lang: Language) -> str:
    return draw(view, lambda key, args: say(lang, key, args, PACKAGE, PLAYERS)).plain()


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_the_board_fits_and_every_sentence_can_be_made(lang: Language) -> None:
    rules, rng = GAME(), Generator(7)
    for seats in (2, 4):
        s, events = rules.setup(seats, seats)
        while s.waits:
            seat = s.waits[0]
            legal = rules.legal(s, seat)
            lines = drawn(rules.view(s, seat), lang).split("\n")
            assert max(map(len, lines)) <= 120
            assert describe(lang, rules.question(s, seat), "ask", PACKAGE, PLAYERS)
            labels = [describe(lang, action, "action", PACKAGE, PLAYERS) for action in legal]
            assert len(set(labels)) == len(labels)
            for event in events:
                assert describe(lang, redacted_for(event, None), "event", PACKAGE, PLAYERS)
            events = rules.apply(s, seat, legal[below(rng, len(legal))])
        assert "■■■■■■" in drawn(rules.view(s, None), lang)
        outcome = rules.outcome(s)
        assert outcome is not None
        assert tuple(scores(rules.view(s, None))) == outcome.scores


def test_the_board_shows_the_display_builders_prices_and_belongings() -> None:
    scene = Scene().give(0, wood=2, advantages=["jack"]).builders(market=1, shiring_a=0)
    scene.display(resources=["forest_3"], craftsmen=["mason_r1"], shiring=["toolmaker_r1", "mortar_mixer_r1"]).run(
        Draft()
    )
    board = drawn(scene.rules.view(scene.state, Seat(0)), "en")
    assert "Forest 3: 6 workers → 3 wood" in board
    assert "Mason I, 5 gold: 1 stone → 1 VP, 2×" in board
    assert "12 Market".ljust(LABEL) + "② ○ ○ ○" in board
    assert "10 Shiring".ljust(LABEL) + "① Toolmaker" in board
    assert "wood 4 (3)  stone 4 (4)  sand 4 (2)" in board
    assert "①★Anna: 2 VP, 20 gold, 2 wood" in board
    assert "Jack" in board
    assert "[7]" in board


def test_only_ellens_owner_is_shown_the_coming_event() -> None:
    scene = Scene(round=2).give(1, advantages=["ellen"]).run(BeginRound(), chance=["?"] * 6 + ["city_wall"])
    own, other = (drawn(scene.rules.view(scene.state, Seat(seat)), "cs") for seat in (1, 0))
    assert "Ellen ti ukazuje nadcházející událost: Městské hradby" in own
    assert "Městské hradby" not in other


@pytest.mark.parametrize(
    ("lang", "text", "words"),
    [
        ("cs", "buy wood 1", "Koupit 1 dřevo"),
        ("cs", "buy stone 3", "Koupit 3 kameny"),
        ("cs", "sell sand 5", "Prodat 5 písků"),
        ("cs", "give-back 0 2 5 1", "Vrátit · 2 kameny · 5 písků · 1 železo"),
        ("en", "give-back 0 2 5 1", "Give back · 2 stone · 5 sand · 1 metal"),
        ("cs", "use mason_r2 3", "Zedník II 3×"),
        ("en", "place kings_court", "King’s court"),
    ],
)
def test_answers_read_well(lang: Language, text: str, words: str) -> None:
    assert describe(lang, GAME().text.read(text), "action", PACKAGE) == words


def test_a_refusal_says_what_is_missing_in_czech() -> None:
    scene = Scene().give(0, reserve=4, gold=2).display(resources=["forest_3", "gravel_pit_2"], craftsmen=["mason_r1"])
    scene.run(Draft())
    workers, gold = scene.refusal("take-resource forest_3"), scene.refusal("hire mason_r1")
    assert workers is not None
    assert gold is not None
    assert say("cs", workers.key, workers.args, PACKAGE) == "Karta Les 3 vyžaduje 6 dělníků; zbývá ti 4."
    assert say("cs", gold.key, gold.args, PACKAGE) == "Zedník I stojí 5 zlaťáků; máš 2."
