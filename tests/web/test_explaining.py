"""What lies on the boards of Carcassonne and the Pillars explains itself: under a mouse, and to a finger that stays."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Arrive
from tests.web.recorded import by_chance
from tests.web.scenes import EVERYTHING
from tests.web.table import play_on

pytestmark = pytest.mark.browser

BOX: Final = """mark => {
  const inside = mark.getBoundingClientRect();
  for (let i = 1; i < 10; i++) for (let j = 1; j < 10; j++) {
    const [x, y] = [inside.x + inside.width * ((i * 3) % 10) / 10, inside.y + inside.height * ((j * 3) % 10) / 10];
    if (mark.contains(document.elementFromPoint(x, y))) return [x, y];
  }
  return null;
}"""
"""A point where a thing is touched, for it may be round or partly covered."""
CARCASSONNE: Final = {
    "[data-kind-of=follower]": "where nobody stands yet",
    "[data-kind-of=builder]": "second tile",
    "[data-kind-of=shepherd]": "sheep",
    ":is(.carc-line, .carc-strip) [data-goods=wine]": "10 points",
    ".pile": "Nobody has seen these yet",
}
PILLARS: Final = {
    "[data-space=priory_2]": "One space brings 2 points",
    "[data-space=market_3]": "buys and sells",
    "[data-rail]": "costs 7 gold",
    "[data-bag]": "without looking",
    "[data-deck]": "the top event card is turned over",
    "[data-stall=wood]": "buys and sells",
    "[data-built]": "the cathedral grows",
}


def laying(page: Page) -> None:
    """A game of Carcassonne with all modules, where a tile is to be laid."""
    moments = by_chance("carcassonne", EVERYTHING, seed=0)
    moment = next(moment for moment in moments if moment.moves >= 20 and moment.kind == "place-tile")
    table = play_on(page, moment.record.text(), moment.moves, moment.seat)
    page.goto(f"/t/{table}")
    page.locator("[data-target]").first.wait_for(state="attached")


def placing_builders(page: Page) -> None:
    """A game of the Pillars where a builder is to be placed."""
    moment = next(moment for moment in by_chance("pillars", {}, seed=0) if moment.kind == "place-builder")
    table = play_on(page, moment.record.text(), moment.moves, moment.seat)
    page.goto(f"/t/{table}")
    page.locator("[data-price]").wait_for(state="attached")
    page.locator(".prompt[data-kind=place-builder]").wait_for()


def replay_of_pillars(page: Page, move: int) -> None:
    """The recorded game of the lesson, where nothing can be answered."""
    page.request.post("/api/me", data={"name": "Eliška"})
    record = files("stolek.games.pillars").joinpath("lessons/first.record").read_text("utf-8")
    id = page.request.post("/api/records", data={"text": record}).json()["id"]
    page.goto(f"/r/{id}?move={move}")
    page.locator("[data-price]").wait_for(state="attached")


def spot_of(thing: Locator) -> tuple[float, float]:
    """Where it can be touched."""
    thing.scroll_into_view_if_needed()
    spot = thing.evaluate(BOX)
    assert spot, f"{thing} lies under something"
    return spot[0], spot[1]


@contextmanager
def finger_on(page: Page, thing: Locator) -> Iterator[None]:
    """A finger that stays; what it has opened is closed again afterwards."""
    x, y = spot_of(thing)
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    yield
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wire.detach()
    page.locator(".peek-close").tap()
    expect(page.locator(".peek")).to_have_count(0)


def assert_explained_by_mouse(page: Page, what: dict[str, str]) -> None:
    """Every one of these things tells these words when the mouse rests on it."""
    for selector, words in what.items():
        page.mouse.move(1, 1)
        expect(page.locator(".peek")).to_have_count(0)
        page.mouse.move(*spot_of(page.locator(selector)))
        expect(page.locator(".peek"), selector).to_contain_text(words)


def test_carcassonne_explains_itself_under_a_mouse(arrive: Arrive) -> None:
    page = arrive()
    laying(page)
    assert_explained_by_mouse(page, CARCASSONNE)


def test_carcassonne_explains_itself_to_a_finger(arrive: Arrive) -> None:
    page = arrive(phone=True)
    laying(page)
    for selector, words in {**CARCASSONNE, ".carc-in-hand": ""}.items():
        with finger_on(page, page.locator(selector)):
            expect(page.locator(".peek"), selector).to_contain_text(words)
        page.touchscreen.tap(5, 100)
        expect(page.locator(".peek")).to_have_count(0)


def test_the_pillars_explain_themselves_under_a_mouse(arrive: Arrive) -> None:
    page = arrive()
    replay_of_pillars(page, move=12)
    assert_explained_by_mouse(page, {**PILLARS, "[data-area=bishopric]": "protects you from a negative event"})


def test_the_pillars_explain_themselves_to_a_finger(arrive: Arrive) -> None:
    """Also where a tap would give an answer: an offered place is explained, and not answered."""
    page = arrive(phone=True)
    placing_builders(page)
    things = {"[data-rail]": "costs 7 gold", ".pill-goods [data-card] >> nth=0": ""}
    for selector, words in {**things, "[data-space=priory_1]": "One space brings 2 points"}.items():
        if "space" in selector:
            page.locator(".pill-flap.left").tap()
        with finger_on(page, page.locator(selector)):
            expect(page.locator(".peek"), selector).to_contain_text(words)
        expect(page.locator(".prompt[data-kind=place-builder]")).to_be_visible()
