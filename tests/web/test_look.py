"""The closer look: one frame for all games that holds what is in it, by mouse, by finger and by keyboard."""

from dataclasses import dataclass, field
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Arrive
from tests.web.findings import check_soundness, missing_words
from tests.web.recorded import by_chance
from tests.web.scenes import EAGER
from tests.web.table import play_on
from tests.web.touch import hold, middle_of

pytestmark = pytest.mark.browser

FRAMED: Final = """frame => {
  const inside = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const outer = frame.getBoundingClientRect();
  const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const parts = [...frame.querySelectorAll('.look-title, .look-picture, .look-words')];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const picture = frame.querySelector('.look-picture');
  return [
    ...(inside(outer, room) ? [] : ['the frame is out of the window']),
    ...parts.filter((_, i) => !inside(boxes[i], outer)).map((part) => part.className + ' is out of the frame'),
    ...boxes.slice(1).flatMap((box, i) => (box.top < boxes[i].bottom - 1 && box.left < boxes[i].right - 1
      ? [parts[i + 1].className + ' lies over what stands above it'] : [])),
    ...(picture && getComputedStyle(picture).overflow !== 'hidden' ? ['the picture bursts its box'] : []),
    ...(frame.querySelector('.look-title')?.textContent ? [] : ['no title']),
  ];
}"""
"""What is wrong with a closer look."""


@dataclass(frozen=True)
class Scene:
    """A moment of a game by chance, and what is in sight there and can be looked at."""

    game: str
    desk: str
    phone: str
    moves: int = 40
    options: dict[str, Any] = field(default_factory=dict)


HAND: Final = "[data-hand] [data-peek], .riva-thumbs [data-peek]"
SCENES: Final = (
    Scene("rivals", HAND, HAND, 60, {"mode": "theme_gold"}),
    Scene("pillars", "[data-strip] [data-card]", ""),
    Scene("viscounts", '[aria-label^="Townsfolk of"]', '[aria-label^="Townsfolk of"]'),
    Scene("cartographers", ".cart-column [data-peek]", ".edict-chips [data-peek]", 6),
    Scene("carcassonne", ".carc-part.tile", "", 10, {"wheel": True}),
)
RIVALS, PILLARS, VISCOUNTS, CARTOGRAPHERS, CARCASSONNE = SCENES


def sit_down(page: Page, scene: Scene) -> None:
    """At a table where the game has come to this moment."""
    rather = EAGER if scene.game == "rivals" else ()
    moments = by_chance(scene.game, scene.options, seed=4, rather=rather)
    moment = next(moment for moment in moments if moment.moves >= scene.moves)
    page.goto(f"/t/{play_on(page, moment.record.text(), moment.moves, moment.seat)}")
    page.locator(".prompt:not([data-kind=''])").wait_for()


def check_look(page: Page) -> Locator:
    """The look that is shown holds together."""
    look = page.locator(".peek")
    expect(look.locator(".look")).to_be_visible()
    assert look.evaluate(FRAMED) == []
    assert missing_words(page) == []
    return look


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.game)
def test_on_a_desk_the_look_stays_in_its_frame_and_goes_with_the_mouse(arrive: Arrive, scene: Scene) -> None:
    page = arrive()
    sit_down(page, scene)
    for size in ({"width": 1440, "height": 900}, {"width": 1280, "height": 500}):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.mouse.move(*middle_of(page.locator(scene.desk).first))
        check_look(page)
        page.mouse.move(2, 2)
        expect(page.locator(".peek")).to_have_count(0)


@pytest.mark.parametrize("scene", [scene for scene in SCENES if scene.phone], ids=lambda scene: scene.game)
def test_on_a_phone_a_long_press_shows_the_look_and_does_nothing_else(arrive: Arrive, scene: Scene) -> None:
    page = arrive(phone=True, dark=True)
    sit_down(page, scene)
    hold(page, page.locator(scene.phone).first)
    look = check_look(page)
    assert page.locator("[data-confirm]").is_disabled()
    check_soundness(page)
    look.locator("button").tap()
    expect(look).to_have_count(0)


TAPPED: Final = {
    "rivals": ("[data-region]", ".riva-foe [data-peek]", ".riva-stock [data-peek]", ".riva-centre [data-peek]"),
    "viscounts": ('[aria-label^="Coast, spot"]', '[aria-label="The keep, tier 3"]', ".visc-phone-own [data-peek]"),
}
"""By game, what a tap explains as long as it is no target."""


@pytest.mark.parametrize("scene", [RIVALS, VISCOUNTS], ids=lambda scene: scene.game)
def test_on_a_phone_a_tap_explains_what_is_no_target(arrive: Arrive, scene: Scene) -> None:
    page = arrive(phone=True)
    sit_down(page, scene)
    question = page.locator(".prompt").get_attribute("data-question")
    for name in TAPPED[scene.game]:
        page.locator(name).locator("visible=true").first.tap()
        check_look(page)
        page.locator(".phone-bar h1").tap()
        expect(page.locator(".peek")).to_have_count(0)
    page.locator(TAPPED[scene.game][0]).first.tap()
    check_look(page)
    page.keyboard.press("Escape")
    expect(page.locator(".peek")).to_have_count(0)
    assert page.locator(".prompt").get_attribute("data-question") == question


def test_a_second_tap_closes_and_another_thing_takes_its_place(arrive: Arrive) -> None:
    page = arrive(phone=True)
    sit_down(page, RIVALS)
    first = page.locator(".riva-stock [data-peek]").first
    second = page.locator(".riva-foe [data-peek]").first
    first.tap()
    title = str(check_look(page).locator("h3").text_content())
    first.tap()
    expect(page.locator(".peek")).to_have_count(0)
    first.tap()
    expect(page.locator(".peek h3")).to_have_text(title)
    second.tap()
    expect(page.locator(".peek h3")).not_to_have_text(title)


@pytest.mark.parametrize("scene", [RIVALS, VISCOUNTS], ids=lambda scene: scene.game)
def test_everything_is_explained_by_keyboard_too(arrive: Arrive, scene: Scene) -> None:
    """One stop for Tab; arrows go from thing to thing without touching the answers; Enter keeps a look open."""
    page = arrive()
    sit_down(page, scene)
    page.locator("[data-explore]").focus()
    page.keyboard.press("Enter")
    seen = set()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        look = check_look(page)
        seen.add(look.locator("h3").inner_text())
        expect(look).to_have_attribute("role", "tooltip")
        assert page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "peek"
        page.keyboard.press("ArrowRight")
        expect(look).to_have_count(0)
    assert len(seen) > 3
    assert page.locator("[data-confirm]").is_disabled()
    while page.evaluate("document.activeElement.matches('[data-target]')"):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("[aria-live=polite] .peek")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".peek")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-explore]")).to_be_focused()
