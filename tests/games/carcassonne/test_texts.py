"""Every question, answer, event, refusal and line has its words in both languages, and the board is drawn in both."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax.ast import Message

from stolek.games.carcassonne import GAME
from stolek.games.carcassonne.actions import PASS, LayTile, PlaceFollower
from stolek.games.carcassonne.board import WIDTH, ZOOMS, draw, draw_with, scores
from stolek.games.carcassonne.box import ROTATED, TILE_NAMED, TILES, rotated
from stolek.games.carcassonne.raster import anchor, dots, spans
from stolek.games.carcassonne.wheel.actions import TakeBack
from stolek.games.carcassonne.wheel.spring import LaySpring
from stolek.kernel.generator import Generator, below
from stolek.kernel.values import Seat
from stolek.text.catalog import parse
from stolek.text.check import problems
from stolek.text.language import LANGUAGES, Language
from stolek.text.say import describe, say
from tests.games.carcassonne.scene import Scene

PACKAGE = "stolek.games.carcassonne"
MODULES = ("inns_cathedrals", "traders_builders", "hills_sheep", "wheel", "river")
ALL = {**dict.fromkeys(MODULES, True), "spring_choice": True}
PLAYERS = ("Anna", "Bořek", "Cyril")


def speak(language: Language) -> Any:
    return lambda key, args: say(language, key, args, package=PACKAGE, players=PLAYERS)


def test_the_texts_are_complete_and_sound() -> None:
    rules = GAME(ALL)
    values = {
        "event": [*rules.events],
        "action": [kind for kind in rules.actions if kind.__module__.startswith(PACKAGE)],
        "ask": [kind for kind in rules.asks if kind.__module__.startswith(PACKAGE)],
    }
    found = problems(PACKAGE, None, values)  # type: ignore[arg-type]
    assert [line for line in found if not line.endswith("is never used")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_line_and_remark_has_words(language: Language) -> None:
    keys = {entry.id.name for entry in parse(PACKAGE, language).body if isinstance(entry, Message)}
    lines = GAME(ALL).ledger_lines
    assert len(lines) == 15
    assert {f"line-{line.key}" for line in lines} <= keys
    source = "\n".join(path.read_text("utf-8") for path in Path(str(files(PACKAGE))).rglob("*.py"))
    cases = re.findall(r'no\(\s*"(CARC-[\d.]+)",\s*"([a-z]+)"', source)
    assert len(cases) > 15
    assert {f"no-{law.replace('.', '-')}-{case}" for law, case in cases} <= keys
    rest = {"no-CARC-4-1-corner", "no-CARC-4-1-apart", "no-CARC-6-20-alone", "no-CARC-6-25-alone", "remark-shared"}
    assert rest <= keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(language: Language) -> None:
    """Every event, question and answer of a game with all modules becomes a sentence without leftovers."""
    rules, rng = GAME(ALL), Generator(4)
    s, events = rules.setup(3, 4)
    told = [describe(language, event, "event", PACKAGE, PLAYERS) for event in events]
    while s.waits:
        seat = s.waits[0]
        legal = rules.legal(s, seat)
        told.append(describe(language, rules.question(s, seat), "ask", PACKAGE, PLAYERS))
        told += [describe(language, action, "action", PACKAGE, PLAYERS) for action in legal[:6]]
        for event in rules.apply(s, seat, legal[below(rng, len(legal))]):
            told.append(describe(language, event, "event", PACKAGE, PLAYERS))
    outcome = rules.outcome(s)
    assert outcome is not None
    told += [speak(language)(f"line-{line.key}", line.args) for lines in outcome.breakdown for line in lines]
    assert all(sentence and "{" not in sentence and "  " not in sentence for sentence in told)


def test_sentences_that_explain_points() -> None:
    scene = Scene("inns_cathedrals").lay("base_a", -1, 0, 3, "r0").lay("ic_eb", 1, 0).lay("base_a", 2, 0, 1)
    (event,) = scene.happened("inn-road-scored")
    assert describe("en", event, "event", PACKAGE, PLAYERS) == (
        "Anna scores 8 points for a completed road of 4 tiles with an inn, at 2 each."
    )
    assert describe("cs", event, "event", PACKAGE, PLAYERS) == (
        "Anna získává 8 bodů za uzavřenou cestu (4 kartičky, hostinec, po 2)."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, ALL], ids=["base", "all"])
def test_the_board_is_drawn_and_fits(language: Language, options: dict[str, Any]) -> None:
    rules, rng = GAME(options), Generator(7)
    s, _ = rules.setup(3, 7)
    while s.waits:
        if below(rng, 12) == 0:
            view = rules.view(s, Seat(0))
            text = draw(view, speak(language)).plain()
            assert max(map(len, text.split("\n"))) <= WIDTH
            assert all(name in text for name in PLAYERS)
        legal = rules.legal(s, s.waits[0])
        rules.step(s, s.waits[0], legal[below(rng, len(legal))])


def test_the_board_zooms_and_a_considered_answer_is_drawn_in() -> None:
    scene = Scene().lay("base_u", 1, 0, 0, "r0").draw("base_b")
    view = scene.rules.view(scene.state, Seat(0))
    far, *_, near = [draw(view, speak("en"), zoom=zoom).plain().split("\n") for zoom in range(ZOOMS)]
    assert len(near) > len(far)
    assert any("o1" in line for line in near)
    assert scores(view) == (0, 0)
    for action in (LayTile(0, 1, 0), PlaceFollower("f0"), TakeBack(1, 0), LaySpring(0, 1)):
        picture = draw_with(view, speak("en"), action, zoom=1)
        assert any("ghost" in span.style.split() for row in picture.rows for span in row)
    plain = draw_with(view, speak("en"), PASS, zoom=1)
    assert plain == draw(view, speak("en"), zoom=1)


def test_the_places_of_the_last_tile_are_named_while_a_figure_is_asked_for() -> None:
    scene = Scene().begin("base_w")
    scene.answer(scene.rules.legal(scene.state, Seat(0))[0]).settle()
    view = scene.rules.view(scene.state, Seat(0))
    assert all(name in draw(view, speak("en")).plain() for name in ("r1", "r2", "r3"))  # road 1, road 2, road 3
    assert all(name in draw(view, speak("cs")).plain() for name in ("c1", "c2", "c3"))


@pytest.mark.parametrize("size", [(9, 5), (5, 3)])
def test_every_segment_of_every_tile_has_its_characters(size: tuple[int, int]) -> None:
    for lying in [rotated(tile, rot) for tile in TILE_NAMED.values() for rot in range(4)]:
        owners = set(dots(lying, size).values())
        segments = range(len(ROTATED[lying].segments))
        assert len(spans(lying, size)) == size[0] * size[1]
        assert all(0 <= anchor(lying, size, i)[0] <= size[0] - 2 for i in segments)
        missing = [ROTATED[lying].segments[i].id for i in segments if i not in owners]
        assert size != (9, 5) or not missing, (TILES[ROTATED[lying].number].id, missing)
