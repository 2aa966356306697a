"""What a player waits for: the first load of each game, and the preview under the pointer.

Sizes do not depend on the machine. Times do, so a preview is compared with what the same page takes to draw its board
anew, and the figures themselves, beside those of an empty frame, are told at the end of the run.
"""

from statistics import quantiles
from typing import Final

import pytest
from playwright.sync_api import Page, Response

from stolek.games.carcassonne.state import CarcassonneState
from tests.web.conftest import Arrive
from tests.web.figures import FIGURES
from tests.web.players.cartographer import Cartographer
from tests.web.players.company import COMPANY
from tests.web.players.settler import Settler
from tests.web.recorded import by_chance
from tests.web.scenes import EVERYTHING
from tests.web.table import BOT, HUMAN, open_table, play_on

pytestmark = [pytest.mark.browser, pytest.mark.timed]

LIMIT: Final = 300_000
"""Bytes of a first load, compressed."""
ROUNDS: Final = 24
FULL: Final = 130
"""Tiles on a full board; with all modules there are a few more."""

MEASURE: Final = """() => {
  globalThis.painted = [];
  addEventListener('pointermove', (event) => {
    performance.mark('pointed', { startTime: event.timeStamp });
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        performance.mark('painted');
        painted.push(performance.measure('preview', 'pointed', 'painted').duration);
      };
      port2.postMessage(null);
    });
  }, { capture: true });
}"""
"""From the moment at which the pointer moved until the frame that follows is painted: a message that is sent while a
frame is being made arrives when it is done."""


REDRAW: Final = """() => new Promise((done) => {
  const board = document.querySelector('.board');
  const painted = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  });
  board.style.display = 'none';
  painted(() => {
    const start = performance.now();
    board.style.display = '';
    painted(() => done(performance.now() - start));
  });
})"""
"""Takes the board away, puts it back, and tells how long it is until it is painted again."""


def usual(times: list[float]) -> float:
    """The lower quartile: other programs disturb some, and nothing makes them quicker."""
    return quantiles(times, n=4)[0]


def pointing(page: Page, spots: list[tuple[float, float]]) -> float:
    """Milliseconds from pointing to the painted frame."""
    page.evaluate(MEASURE)
    for i in range(ROUNDS):
        x, y = spots[i % len(spots)]
        page.mouse.move(x, y + i % 3)
        page.wait_for_function("count => painted.length >= count", arg=i + 1)
    return usual(page.evaluate("painted"))


def check_in_time(what: str, page: Page, spots: list[tuple[float, float]], boards: float, arrive: Arrive) -> None:
    """Tells the figures; a preview may take as long as drawing so many boards anew."""
    preview = pointing(page, spots)
    assert page.locator("[data-ghost]").count() == 1
    redrawn = usual([page.evaluate(REDRAW) for _ in range(ROUNDS)])
    empty = arrive(path="/nowhere/at/all")
    empty.evaluate("document.body.replaceChildren()")
    frame = pointing(empty, [(200 + 40 * i, 300) for i in range(12)])
    FIGURES.append(
        f"{what}: pointer to painted preview {preview:.1f} ms, empty frame {frame:.1f} ms, whole board {redrawn:.1f} ms"
    )
    assert preview < boards * redrawn


def test_a_map_previews_in_time(arrive: Arrive) -> None:
    page = arrive()
    page.goto(f"/t/{open_table(page, [HUMAN, BOT])}")
    player = Cartographer(page, seed=2)
    for _ in range(4):
        assert player.asked()
        player.answer()
    assert player.asked()
    check_in_time("Cartographers", page, player.spots()[:60:3], 3.0, arrive)


def full_board(page: Page) -> str:
    """A table with every module and almost every tile laid, where the next tile is to be laid."""
    for moment in by_chance("carcassonne", EVERYTHING, seed=6):
        assert isinstance(moment.state, CarcassonneState)
        if moment.kind == "place-tile" and len(moment.state.tiles) >= FULL:
            return play_on(page, moment.record.text(), moment.moves, moment.seat)
    raise AssertionError("the game was over before")


def test_a_full_landscape_previews_in_time(arrive: Arrive) -> None:
    page = arrive()
    page.goto(f"/t/{full_board(page)}")
    player = Settler(page, seed=6)
    assert player.asked()
    page.locator("[data-fit]").click()
    page.wait_for_function("count => document.querySelectorAll('.carc-land g[clip-path]').length >= count", arg=FULL)
    spots = [(spot["spot"][0], spot["spot"][1]) for spot in player.spots() if spot["kind"] == "cell"]
    assert len(spots) > 1
    check_in_time(f"Carcassonne with {FULL} tiles", page, spots, 0.5, arrive)


@pytest.mark.parametrize("game", COMPANY)
def test_the_first_load_is_small(arrive: Arrive, game: str) -> None:
    """Everything that travels from an empty cache to the first question, as our own server compresses it."""
    page = arrive(lang="cs")
    table = open_table(page, [HUMAN, BOT], game=game)
    loaded: list[Response] = []
    page.on("response", lambda answer: loaded.append(answer))
    page.goto(f"/t/{table}")
    page.locator(".prompt:not([data-kind=''])").wait_for()
    page.wait_for_load_state("load")
    loaded = [answer for answer in loaded if "/stream" not in answer.url and answer.ok]
    size = sum(answer.request.sizes()["responseBodySize"] for answer in loaded)
    FIGURES.append(f"{game}: first load {size} bytes, {sum(len(answer.body()) for answer in loaded)} unpacked")
    assert any(answer.url.endswith(".woff2") for answer in loaded)
    assert any(f"/assets/{game}-" in answer.url for answer in loaded)
    assert 0 < size < LIMIT
