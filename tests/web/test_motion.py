"""Pieces fly from where they were to where they are in every game, but not for whoever wants stillness."""

from importlib.resources import files
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Arrive
from tests.web.recorded import by_chance

pytestmark = pytest.mark.browser

FLIGHTS: Final = {
    "carcassonne": (2, "follower 0 -1 0"),
    "cartographers": (2, "farmland"),
    "pillars": (2, "quarry_4"),
    "rivals": (9, "lumber_ship"),
    "viscounts": (17, "guntram"),
}
"""A move of the recorded game of each first lesson, and the piece that it moves."""
WATCH: Final = """piece => {
  window.flew = false;
  const look = () => {
    window.flew ||= document.getAnimations().some(({ effect }) => effect.target?.dataset?.piece === piece);
    requestAnimationFrame(look);
  };
  look();
}"""


def step_to(page: Page, game: str, move: int, piece: str) -> None:
    """Opens the recorded game just before the move and goes on by one."""
    page.request.post("/api/me", data={"name": "Eliška"})
    record = files(f"stolek.games.{game}").joinpath("lessons/first.record").read_text("utf-8")
    id = page.request.post("/api/records", data={"text": record}).json()["id"]
    page.goto(f"/r/{id}?move={move - 1}")
    expect(page.locator(".move-number")).to_contain_text(f"{move - 1} /")
    page.locator(".board-area svg").first.wait_for()
    page.evaluate(WATCH, piece)
    page.locator(".record-title").click()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".move-number")).to_contain_text(f"{move} /")
    page.locator(f"[data-piece='{piece}']").first.wait_for(state="attached")


@pytest.mark.parametrize("game", FLIGHTS)
def test_a_piece_flies(arrive: Arrive, game: str) -> None:
    move, piece = FLIGHTS[game]
    page = arrive()
    page.emulate_media(reduced_motion="no-preference")
    step_to(page, game, move, piece)
    page.wait_for_function("() => window.flew")


def test_nothing_flies_for_whoever_wants_stillness(arrive: Arrive) -> None:
    move, piece = FLIGHTS["pillars"]
    page = arrive()
    page.emulate_media(reduced_motion="reduce")
    step_to(page, "pillars", move, piece)
    page.wait_for_timeout(600)
    assert not page.evaluate("window.flew")


FOOT: Final = """mark => {
  const box = mark.getBoundingClientRect();
  const board = mark.closest('svg').getBoundingClientRect();
  return [box.x + box.width / 2 - board.x, box.bottom - board.y];
}"""
"""Where a piece stands on its board."""
CATCH: Final = """() => {
  const foot = FOOT;
  window.caught = [];
  const look = () => {
    for (const flight of document.getAnimations()) {
      const piece = flight.effect.target;
      if (flight.animationName !== 'pill-arrive' || window.caught.some((one) => one.flight === flight)) continue;
      flight.pause();
      flight.currentTime = 0;
      const place = piece.closest('[data-space], [data-parked], [data-drawn]');
      window.caught.push({ flight, from: foot(piece), ...place.dataset });
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Holds every builder at the beginning of the way to where it goes."""
CLOSE: Final = 6
"""Pixels that make no difference: builders on coins are a little smaller."""


def answer_of_pillars(page: Page, kind: str, answer: str) -> None:
    """The replay of a game of the Pillars, just before the first time that this question was answered like this."""
    moments = by_chance("pillars", {}, seed=0)
    asked = ""
    for moment in moments:
        if asked == kind and moment.record.moves[-1].action.startswith(answer):
            break
        asked = moment.kind
    page.request.post("/api/me", data={"name": "Eliška"})
    id = page.request.post("/api/records", data={"text": moment.record.text()}).json()["id"]
    page.goto(f"/r/{id}?move={moment.moves - 1}")
    expect(page.locator(".move-number")).to_contain_text(f"{moment.moves - 1} /")
    page.locator("[data-price]").wait_for(state="attached")


def go_on(page: Page) -> None:
    """One move further, every flight held at its beginning."""
    page.evaluate(CATCH.replace("FOOT", FOOT))
    before = page.locator(".move-number").inner_text()
    page.locator(".record-title").click()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".move-number")).not_to_have_text(before)
    page.wait_for_function("() => window.caught.length > 0")


def test_a_parked_builder_walks_from_its_coin(arrive: Arrive) -> None:
    page = arrive()
    page.emulate_media(reduced_motion="no-preference")
    answer_of_pillars(page, "place-parked", "place")
    stood = page.locator("[data-parked]").first.evaluate(FOOT)
    go_on(page)
    [walk] = page.evaluate("window.caught.filter(({ space }) => space)")
    assert walk["from"] == pytest.approx(stood, abs=CLOSE)


def test_a_builder_is_parked_where_it_stands(arrive: Arrive) -> None:
    """The next one comes out of the bag; the parked one does not move from its coin."""
    page = arrive()
    page.emulate_media(reduced_motion="no-preference")
    answer_of_pillars(page, "place-builder", "park")
    stood = page.locator("[data-drawn]").evaluate(FOOT)
    bag = page.locator("[data-bag]").evaluate(FOOT)
    go_on(page)
    caught = page.evaluate("window.caught")
    assert [flight for flight in caught if "parked" in flight] == []
    assert page.locator("[data-parked]").first.evaluate(FOOT) == pytest.approx(stood, abs=CLOSE)
    [drawn] = [flight for flight in caught if "drawn" in flight]
    assert drawn["from"] == pytest.approx(bag, abs=5 * CLOSE)
