"""A closer look at something on the board: the mouse rests on it, or the finger stays."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from tests.web.journeys.walker import Walker

PEEK: Final = ".peek"
SOON: Final = 2_000
"""Milliseconds in which a closer look appears where there is one."""
LOOKED_AT: Final = ".board-area [data-peek]"
SPOTS: Final = """things => things.map((thing) => {
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  return thing.contains(top) ? [x, y] : null;
}).filter((spot) => spot !== null)"""


def look_closer(walker: Walker, game: str, most: int = 3) -> int:
    """Looks at some things more closely and sees whether they can be read; how many there were."""
    spots: list[list[float]] = walker.page.eval_on_selector_all(LOOKED_AT, SPOTS)
    question = walker.page.locator(".prompt").get_attribute("data-question")
    looked = 0
    for x, y in spots:
        with resting(walker, x, y):
            if not appears(walker.page):
                continue
            looked += 1
            walker.look(f"closer look {looked} of {game}")
        put_away(walker)
        if looked == most:
            break
    walker.rest()
    if walker.page.locator(".prompt").get_attribute("data-question") != question:
        walker.note(f"closer look of {game}", ["whoever looks at something more closely has given an answer"])
    return looked


def put_away(walker: Walker) -> None:
    """What a finger has opened may stay until something else is touched."""
    walker.rest()
    if walker.finger and walker.page.locator(PEEK).count():
        walker.press(walker.page.locator("h1").first)
    walker.page.locator(PEEK).wait_for(state="detached")


def appears(page: Page) -> bool:
    """Whether a closer look comes up."""
    try:
        page.locator(PEEK).wait_for(timeout=SOON)
    except PlaywrightTimeoutError:
        return False
    return True


@contextmanager
def resting(walker: Walker, x: float, y: float) -> Iterator[None]:
    """The mouse, or a finger, stays at this point for as long as it takes."""
    if not walker.finger:
        walker.page.mouse.move(x, y)
        yield
        return
    line = walker.page.context.new_cdp_session(walker.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    try:
        yield
    finally:
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        line.detach()
