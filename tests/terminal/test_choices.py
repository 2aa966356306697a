"""The list of answers: found by typing, quick at any length."""

import time

import pytest

from stolek.games.cartographers.actions import Single
from stolek.terminal.answers import choice, filtered
from stolek.terminal.choices import Choices
from stolek.terminal.palette import style
from stolek.text.fold import folded

CELLS = ["A1", "A10", "A1+A10", "B2+C3", "Žluťoučký kůň"]
SOME = [choice(Single(i), f"Draw on {cells}", f"single {cells}") for i, cells in enumerate(CELLS)]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("", CELLS),
        ("a1", ["A1", "A10", "A1+A10"]),
        ("a1 ", ["A1", "A1+A10"]),
        ("A1 a10", ["A1+A10"]),
        ("c3 b2", ["B2+C3"]),
        ("zlut", ["Žluťoučký kůň"]),
        ("zlut kun", ["Žluťoučký kůň"]),
        ("chess", []),
    ],
)
def test_words_find_answers(typed: str, found: list[str]) -> None:
    assert [one.label.removeprefix("Draw on ") for one in filtered(SOME, typed)] == found


def test_accents_and_case_do_not_matter() -> None:
    assert folded("PŘÍLIŠ Žluťoučký") == "prilis zlutoucky"


def seconds_to_draw(answers: int) -> float:
    """CPU seconds to show so many answers and draw a line thirty times; the best of five."""
    many = [choice(Single(i), f"Answer number {i}", "") for i in range(answers)]
    times = []
    for _ in range(5):
        choices = Choices()
        begun = time.process_time()
        choices.shown = many
        for _ in range(30):
            choices.render_line(0)
        times.append(time.process_time() - begun)
    return min(times)


def test_a_long_list_costs_hardly_more_to_draw_than_a_short_one() -> None:
    assert seconds_to_draw(50_000) < 10 * seconds_to_draw(500)


def test_styles_are_names_and_unknown_ones_are_plain() -> None:
    assert style("forest").bgcolor is not None
    assert style("seat-0 dim") != style("dim")
    assert style("seat-0") == style("seat-8")
    assert not style("chess")
