"""Clocks at the table: right from the first moment, whatever the clock of the device says, and in sight on a phone."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.players.settler import Settler
from tests.web.table import HUMAN, OPEN, command, status

pytestmark = pytest.mark.browser

SECONDS: Final = 30
WAITED: Final = 4_000
"""Milliseconds that the one thinks while the other waits: so much too much a stale clock would show."""

WATCHED: Final = """() => {
  window.shownTimes = [];
  const note = () => window.shownTimes.push(
    ...[...document.querySelectorAll('.countdown')].map((clock) => clock.textContent));
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  note();
}"""
WRONG_BY: Final = """const right = Date.now; Date.now = () => right() + %d;"""


def two_at_a_clock(first: Page, second: Page) -> str:
    """A table of Carcassonne for these two, half a minute for each move."""
    first.request.post("/api/me", data={"name": "Ema"})
    second.request.post("/api/me", data={"name": "Jan"})
    wanted = {
        "game": "carcassonne",
        "seats": [HUMAN, OPEN],
        "options": {},
        "visibility": "public",
        "clock": {"per": "move", "seconds": SECONDS},
    }
    table = str(first.request.post("/api/tables", data=wanted).json()["id"])
    command(second, table, {"type": "sit", "seat": 1, "name": "Jan"}, f"sit-{table}")
    command(first, table, {"type": "start"}, f"start-{table}")
    for page in (first, second):
        page.goto(f"/t/{table}")
        page.locator(".prompt").wait_for()
    return table


def shown(page: Page) -> list[int]:
    """All the times that were shown since they were watched, in seconds."""
    times: list[str] = page.evaluate("window.shownTimes")
    return [int(minutes) * 60 + int(seconds) for minutes, seconds in (time.split(":") for time in times)]


@pytest.mark.parametrize("wrong", [0, 90_000, -90_000])
def test_a_countdown_is_right_from_its_first_moment(arrive: Arrive, wrong: int) -> None:
    pages = [arrive(), arrive()]
    for page in pages:
        page.add_init_script(WRONG_BY % wrong)
    table = two_at_a_clock(*pages)
    thinking = status(pages[0], table)["waiting"][0]
    thinker, waiter = pages[thinking], pages[1 - thinking]
    expect(waiter.locator(".countdown")).to_be_visible()
    waiter.evaluate(WATCHED)
    waiter.wait_for_timeout(WAITED)
    settler = Settler(thinker, seed=3)
    while status(thinker, table)["waiting"] == [thinking]:
        settler.answer()
    expect(waiter.locator(".seat-row.own .countdown")).to_be_visible()
    waiter.wait_for_timeout(1_200)
    times = shown(waiter)
    assert len(set(times)) > 3
    assert max(times) <= SECONDS
    assert min(times) >= SECONDS - 15


def test_a_phone_shows_the_clock_with_the_board(arrive: Arrive) -> None:
    pages = [arrive(phone=True), arrive(phone=True, lang="cs")]
    table = two_at_a_clock(*pages)
    thinking = status(pages[0], table)["waiting"][0]
    thinker, waiter = pages[thinking], pages[1 - thinking]
    for page in (thinker, waiter):
        clock = page.locator(".phone-bar [data-clock]")
        expect(clock).to_be_in_viewport()
        expect(clock).to_have_attribute("data-clock", str(thinking))
        assert page.locator(".board").is_visible()
    expect(thinker.locator(".phone-clock.own")).to_be_visible()
    expect(waiter.locator(".phone-clock.own")).to_have_count(0)
    own = thinker.locator(".phone-clock .countdown").evaluate("clock => parseFloat(getComputedStyle(clock).fontSize)")
    other = waiter.locator(".phone-clock .countdown").evaluate("clock => parseFloat(getComputedStyle(clock).fontSize)")
    assert own > other


def test_without_a_clock_a_phone_shows_none(arrive: Arrive) -> None:
    page = arrive(phone=True, path="/")
    page.locator(".quick [type=submit]").click()
    page.locator(".phone-bar").wait_for()
    expect(page.locator(".phone-clock")).to_have_count(0)
