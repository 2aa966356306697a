"""Journeys of people: each is walked from the start page to another game, and nothing may look wrong on the way."""

import pytest

from tests.web.conftest import Arrive
from tests.web.journeys.cases import JOURNEYS, SAMPLE
from tests.web.journeys.journey import Journey
from tests.web.journeys.walker import Walker

pytestmark = pytest.mark.browser


def every_journey() -> list[object]:
    """All of them; those outside the sample are marked."""
    return [
        pytest.param(journey, id=name, marks=() if name in SAMPLE else pytest.mark.long)
        for name, journey in JOURNEYS.items()
    ]


@pytest.mark.parametrize("journey", every_journey())
def test_a_journey(arrive: Arrive, journey: Journey) -> None:
    """Everything that was noticed on the way is told at once, even where somebody could not go on."""
    walker = Walker(arrive(lang=journey.lang, phone=journey.phone), journey.lang, journey.phone)
    try:
        journey.walk(walker)
    except BaseException as stumble:
        stumble.add_note("\n".join(["Noticed until then:", *walker.findings]))
        raise
    if walker.findings:
        pytest.fail("\n".join(walker.findings), pytrace=False)


def test_the_sample_has_every_game_and_both_sizes() -> None:
    sample = [JOURNEYS[name] for name in SAMPLE]
    assert {journey.wishes.game for journey in sample} == {journey.wishes.game for journey in JOURNEYS.values()}
    assert {journey.phone for journey in sample} == {False, True}
