"""A table of Cartographers with one, two, a dozen and a hundred players, on a desk, a tablet and a phone."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Arrive
from tests.web.findings import check_soundness
from tests.web.players.cartographer import Cartographer
from tests.web.table import BOT, HUMAN, OPEN, open_table

pytestmark = pytest.mark.browser

SIZES: Final[dict[str, ViewportSize]] = {
    "desk": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
}


def sit_down(page: Page, seats: list[dict[str, Any]]) -> None:
    """At a running table of the second map."""
    page.goto(f"/t/{open_table(page, seats, options={'side': 'B'})}")
    assert Cartographer(page, seed=1).asked()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [1, 2, 12, 100])
def test_the_table_is_sound(arrive: Arrive, players: int, size: str) -> None:
    """Nothing spills over, all can be read, and what lies below the players has room whatever their number."""
    page = arrive(phone=size == "phone", lang="cs" if players == 12 else "en")
    page.set_viewport_size(SIZES[size])
    sit_down(page, [HUMAN, *[BOT] * (players - 1)])
    if size == "phone":
        check_soundness(page)
        page.locator(".phone-tabs button").nth(2).tap()
    else:
        panel = page.locator(".tab-panel").bounding_box()
        assert panel is not None
        assert panel["height"] > 240, "room for cards and log"
    expect(page.locator(".seats .seat-row")).to_have_count(players)
    check_soundness(page)


def test_the_last_of_many_is_seen_on_a_phone(arrive: Arrive) -> None:
    """One's own shield leads the bar, however late one sits."""
    page = arrive(phone=True)
    sit_down(page, [*[BOT] * 19, HUMAN])
    expect(page.locator(".phone-seats .shield").first).to_contain_text("20")
    expect(page.locator(".phone-seats li")).to_have_count(5)
    expect(page.locator(".phone-others")).to_have_text("+16")


@pytest.mark.parametrize("palette", ["pigments", "spread"])
def test_a_hundred_shields_differ(arrive: Arrive, palette: str) -> None:
    """Whatever the palette, no two shields are drawn alike, even without their numbers."""
    page = arrive()
    page.add_init_script(
        f"""localStorage.setItem("stolek.preferences", JSON.stringify({{ palette: "{palette}" }}))""",
    )
    page.goto(f"/t/{open_table(page, [HUMAN, *[BOT] * 98, OPEN], start=False)}")
    expect(page.locator("main .shield").nth(98)).to_be_attached()
    drawn: list[str] = page.eval_on_selector_all(
        "main .shield",
        """shields => shields.map((shield) => [...shield.querySelectorAll('path')].map((part) =>
          [part.getAttribute('d'), part.getAttribute('transform'), part.getAttribute('stroke-dasharray'),
           getComputedStyle(part).fill, getComputedStyle(part).stroke].join()).join(';'))""",
    )
    assert len(drawn) >= 100
    assert len(set(drawn[:99])) == 99


def test_ruins_are_ringed_when_they_are_demanded(arrive: Arrive) -> None:
    """Without a demand they are spaces like others."""
    page = arrive()
    sit_down(page, [HUMAN])
    player = Cartographer(page, seed=1)
    seen: set[bool] = set()
    while player.asked() and seen != {True, False}:
        demanded = "ruins" in page.locator(".prompt").inner_text()
        rings = page.locator(".offer-ring")
        expect(rings.first if demanded else rings).to_have_count(int(demanded))
        seen.add(demanded)
        player.answer()
    assert seen == {True, False}
