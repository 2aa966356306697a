"""What the marked answer would change: the rules' own consequences, tried beside the screen and bounded in time."""

import threading
from typing import Any

import pytest
from textual.pilot import Pilot

from stolek.games.pillars import GAME
from stolek.kernel.consequence import Change, Consequence, Foresight
from stolek.kernel.registry import package_of
from stolek.kernel.values import Action, Seat
from stolek.terminal import outlook
from stolek.terminal.app import TerminalApp
from stolek.terminal.choices import Choices
from stolek.terminal.outlook import Outlook, worded
from stolek.terminal.speech import Speech
from tests.terminal.conftest import House, play, press, shown, words, write

SPEECH = Speech("en", package_of(GAME), ["human", "human"])


def pillars(house: House) -> TerminalApp:
    """A game of Pillars that the human begins."""
    return house.app("human", "bot:random", game="pillars", options={"start": "1"})


def test_the_consequences_of_the_marked_answer_stand_below_the_list(house: House) -> None:
    app = pillars(house)

    async def script(pilot: Pilot[int]) -> None:
        await write(pilot, "gravel pit 4")
        assert "Workers at home 12 → 5 (−7)" in words(pilot, "#consequences")
        assert "To come this round: sand 0 → 4 (+4)" in words(pilot, "#consequences")
        assert "12 → 5" in shown(pilot)
        await press(pilot, "escape", "f4")
        await write(pilot, "piskovna 4")
        assert "Dělníci doma 12 → 5 (−7)" in words(pilot, "#consequences")

    play(app, script, (140, 45))


def test_another_mark_and_another_question_show_other_consequences(house: House) -> None:
    app = pillars(house)

    async def script(pilot: Pilot[int]) -> None:
        first = words(pilot, "#consequences")
        await press(pilot, "down")
        second = words(pilot, "#consequences")
        assert second != first
        await press(pilot, "up")
        assert words(pilot, "#consequences") == first
        await write(pilot, "chess")
        assert app.screen.query_one(Choices).considered is None
        await press(pilot, "escape", "enter")
        assert words(pilot, "#consequences") != first

    play(app, script)


def test_while_a_bot_decides_nothing_is_foreseen(house: House) -> None:
    app = house.app("bot:random", "bot:random", game="pillars", options={"start": "1"})

    async def script(pilot: Pilot[int]) -> None:
        assert not app._playing.query_one("#consequences").display

    play(app, script)


def test_trials_run_beside_the_screen(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[int] = []
    of = Foresight.of

    def noted(self: Foresight[Any], *answers: Action) -> Consequence:
        where.append(threading.get_ident())
        return of(self, *answers)

    monkeypatch.setattr(Foresight, "of", noted)

    async def script(pilot: Pilot[int]) -> None:
        await press(pilot, "down", "down", "up")
        assert len(where) == 3, "what was found out is remembered"
        assert threading.get_ident() not in where

    play(pillars(house), script)


def test_after_a_trial_that_took_too_long_no_other_is_begun(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outlook, "MAX_SECONDS", -1.0)

    async def script(pilot: Pilot[int]) -> None:
        first = words(pilot, "#consequences")
        assert first
        await press(pilot, "down")
        assert words(pilot, "#consequences") == ""
        await press(pilot, "up")
        assert words(pilot, "#consequences") == first

    play(pillars(house), script)


def test_one_trial_runs_at_a_time() -> None:
    rules = GAME({"start": "1"})
    s, _ = rules.setup(2, 1)
    one, other = rules.legal(s, Seat(0))[:2]
    looking = Outlook(rules, s, Seat(0))
    assert looking.wants(one)
    looking.begin()
    assert not looking.wants(other)
    looking.attempt(one)
    assert looking.wants(other)
    assert not looking.wants(one)
    assert looking.known(one) is not None


def change(key: str, before: int, after: int, *, points: bool = False) -> Change:
    return Change(key, {}, points, before, after)


def test_points_of_several_kinds_are_summed_and_losses_have_a_minus() -> None:
    found = Consequence(
        (change("points", 5, 3, points=True), change("priory", 0, 2, points=True), change("gold", 4, 4)), (), True
    )
    assert worded(SPEECH, found) == [
        ("Victory points 5 → 3 (−2)", -2),
        ("Points in the priory 0 → 2 (+2)", 2),
        ("Sum 0", 0),
    ]


@pytest.mark.parametrize(
    ("unforeseeable", "sentence"),
    [(True, "The rest is unknown until it is done."), (False, "Nothing changes at once.")],
)
def test_an_answer_that_changes_nothing_foreseeable_says_so(unforeseeable: bool, sentence: str) -> None:
    assert worded(SPEECH, Consequence((change("gold", 4, 4),), (), unforeseeable)) == [(sentence, 0)]
