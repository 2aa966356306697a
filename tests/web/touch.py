"""What fingers do beyond a tap."""

from typing import Final

from playwright.sync_api import Locator, Page

LONG: Final = 650
"""Milliseconds that are certainly a long press."""


def middle_of(thing: Locator) -> tuple[float, float]:
    """Where a finger comes down on a thing, which is swiped to first."""
    thing.evaluate("thing => thing.scrollIntoView({ block: 'center', inline: 'center' })")
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def hold(page: Page, thing: Locator) -> None:
    """A long press: the finger comes down, stays and is lifted."""
    x, y = middle_of(thing)
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_timeout(LONG)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()
