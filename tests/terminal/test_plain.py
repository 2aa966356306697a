"""A game as lines: every game is played to its end by numbers, and everything else can be asked for."""

from collections.abc import Callable
from pathlib import Path

import pytest

from stolek.bots.bot import Simulations
from stolek.kernel.generator import Generator, below
from stolek.kernel.registry import find_game, game_ids, package_of
from stolek.terminal.plain import COMMANDS, CURTAIN, PlainGame
from stolek.terminal.shelf import Shelf
from stolek.terminal.sitting import LocalSession, sit_down
from stolek.terminal.speech import Speech
from stolek.terminal.thinking import BotPlayers
from stolek.text.language import LANGUAGES, Language

MAX_LINES = 20_000
Typist = Callable[[str], str | None]


class Listener:
    """Hears a plain game and types what a test says."""

    def __init__(self, folder: Path, game: str, *seats: str, language: Language = "en") -> None:
        self.heard: list[str] = []
        rules = find_game(game)({})
        self.sitting: LocalSession = sit_down(
            game, dict(rules.chosen), seats, 7, Shelf(folder / "games"), "one", lambda: 0.0
        )
        self.speech = Speech(language, package_of(type(rules)), seats)

    def play(self, typist: Typist) -> str:
        """Play until the end or until nothing more is typed; everything that was said."""
        bots = BotPlayers(Generator(1), lambda: Simulations(5))
        PlainGame(self.sitting, self.speech, bots, typist, self.heard.append).play()
        return "\n".join(self.heard)

    def type(self, *lines: str) -> str:
        """Type these lines and then no more."""
        left = list(lines)
        return self.play(lambda prompt: left.pop(0) if left else None)


def anybody() -> Typist:
    """Types small numbers, for ever but not for ever."""
    rng, left = Generator(3), [MAX_LINES]

    def typed(prompt: str) -> str | None:
        left[0] -= 1
        return str(1 + below(rng, 4)) if left[0] else None

    return typed


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_by_lines(tmp_path: Path, game: str, language: Language) -> None:
    listener = Listener(tmp_path, game, "human", "bot:random", language=language)
    heard = listener.play(anybody())
    assert listener.sitting.table.phase == "over"
    result = listener.sitting.table.result()
    assert result is not None
    for seat, points in enumerate(result.outcome.scores[:2]):
        place = {"rank": result.ranks[seat], "seat": seat, "points": points}
        assert listener.speech("terminal-place-points", place) in heard
    assert not any(letter in heard for letter in "\x1b\t\r")


def test_a_question_is_told_with_numbered_answers(tmp_path: Path) -> None:
    listener = Listener(tmp_path, "cartographers", "human", "bot:random")
    heard = listener.type()
    assert "Player 1: Draw a shape of the card on your map. (CART-" in heard
    assert "\n1. Draw shape 1 on A1" in heard
    assert "\n12. " in heard
    assert "\n13. " not in heard
    assert "more answers: /more tells them" in heard


def test_words_narrow_and_more_goes_on(tmp_path: Path) -> None:
    listener = Listener(tmp_path, "cartographers", "human", "bot:random")
    heard = listener.type("/more", "K11 j1", "chess", "900", "", "1")
    assert "\n13. " in heard
    assert "No answer holds “chess”" in heard
    assert "a number from 1 to" in heard
    assert heard.count("Draw a shape of the card on your map.") >= 2
    play = listener.sitting.table.play
    assert play is not None
    assert len(play.moves) >= 1


def test_everything_else_can_be_asked_for(tmp_path: Path) -> None:
    listener = Listener(tmp_path, "cartographers", "human", "bot:random")
    why = ("/why single A1", "/why Draw the single space A1")
    about = ("/card hranicni les", "/card chess", "/rule cart-4.10", "/rule 9")
    heard = listener.type("/board", "/score", "/log", *why, *about, "/undo", "/help", "/chess", "/l", "/quit")
    for part in (
        "\n A ",
        "Player 1: 0 points",
        "A shape of the card fits",
        "Sentinel Wood",
        "1 star for every forest space",
        "There is no rule “9”.",
        "nothing to take back",
        "There is no /chess; there are /more, /board",
        "There is no card called “chess”.",
        "There is no /l; there are",
        *[f"/{name}" for name in COMMANDS],
    ):
        assert part in heard, part
    assert heard.count("A shape of the card fits") == 2


def test_the_language_changes_in_the_middle(tmp_path: Path) -> None:
    heard = Listener(tmp_path, "cartographers", "human", "bot:random").type("/lang", "tvar a1")
    assert "Zakresli do své mapy některý tvar z karty." in heard


def test_the_keyboard_is_passed_on_without_a_look(tmp_path: Path) -> None:
    listener = Listener(tmp_path, "cartographers", "human", "human")
    heard = listener.type("1", "")
    passed = heard.index("Pass the keyboard to Player 2.")
    assert heard[passed:].count("\n") > CURTAIN
    assert heard.rindex("Player 2: Draw a shape") > passed


def test_bots_alone_are_listened_to(tmp_path: Path) -> None:
    listener = Listener(tmp_path, "cartographers", "bot:random", "bot:random")
    heard = listener.type()
    assert listener.sitting.table.phase == "over"
    assert "Bot 1 draws" in heard
