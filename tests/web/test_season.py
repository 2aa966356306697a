"""Cartographers: many cards in a season lie beside the map without covering anything; ruins say when they are done."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize

from stolek.games.cartographers.cards import EXPLORE
from stolek.games.cartographers.state import CartographersState
from tests.web.conftest import Arrive
from tests.web.recorded import Moment, by_chance
from tests.web.table import play_on

pytestmark = pytest.mark.browser

SEEDS: Final = range(60)
RUINS: Final = frozenset(number for number, card in enumerate(EXPLORE) if card.kind == "ruins")
MOST: Final = 9
"""No season has more cards: six landscapes reach the end of spring, two ruins and the Rift Lands take no time."""

COVERED: Final = """() => [...document.querySelectorAll(
  '.cart-edicts b.serif, .edict-text, .cart-column b, .cart-card h3, .cart-card .cart-terrains span')]
  .filter((words) => {
    const box = words.getBoundingClientRect();
    const middle = box.y + box.height / 2;
    return [0.05, 0.5, 0.9].some((part) => {
      const found = document.elementFromPoint(box.x + box.width * part, middle);
      return !found || !(words.contains(found) || found.contains(words));
    });
  })
  .map((words) => words.textContent)"""
"""Words beside the map that something else lies on, or that lie outside the window."""

CUT: Final = """() => [...document.querySelectorAll('.cart-column li')]
  .filter((row) => row.scrollHeight > row.clientHeight + 1)
  .map((row) => row.textContent)"""
"""Turned cards whose rows are too low for what they show."""


def moments(side: str) -> Iterator[Moment]:
    """Moments in which seat 0 draws, of many games."""
    for seed in SEEDS:
        for moment in by_chance("cartographers", {"side": side}, seed):
            if moment.seat == 0 and moment.kind in ("draw-shape", "draw-monsters"):
                yield moment


def long_season(cards: int, kind: str, side: str) -> Moment:
    """The first moment with so many cards in the season."""
    return next(moment for moment in moments(side) if len(column(moment)) == cards and moment.kind == kind)


def state_of(moment: Moment) -> CartographersState:
    """The state of a game of Cartographers."""
    assert isinstance(moment.state, CartographersState)
    return moment.state


def column(moment: Moment) -> tuple[int, ...]:
    """The cards of the season, the current one last."""
    return state_of(moment).column


def look_at(page: Page, moment: Moment) -> None:
    """Opens a table in this moment."""
    page.goto(f"/t/{play_on(page, moment.record.text(), moment.moves, moment.seat)}")
    page.locator(".prompt:not([data-kind=''])").wait_for()
    page.evaluate("() => document.fonts.ready")


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("cards", [1, 4, 5, 7, 8, MOST])
def test_many_cards_cover_nothing(arrive: Arrive, cards: int, side: str) -> None:
    """On every height of a desk each card, edict and terrain can be read."""
    page = arrive(lang="cs" if side == "B" else "en")
    look_at(page, long_season(cards, "draw-shape", side))
    assert page.locator(".cart-column li:not(.nothing)").count() == cards - 1
    sizes: list[ViewportSize] = [{"width": 1440, "height": 900}, {"width": 1366, "height": 768}]
    for size in sizes:
        page.set_viewport_size(size)
        assert page.evaluate(COVERED) == [], size
        assert page.evaluate(CUT) == [], size


def test_an_ambush_late_in_the_season_covers_nothing(arrive: Arrive) -> None:
    """The column holds all its cards then, for the ambush is none of them."""
    page = arrive()
    look_at(page, long_season(MOST - 1, "draw-monsters", "A"))
    assert page.locator(".cart-column li").count() == MOST - 1
    assert page.evaluate(COVERED) == []


def test_ruins_demand_until_somebody_has_drawn_on_them(arrive: Arrive) -> None:
    """Red and with a mark while the demand waits, a card like others with a tick afterwards."""
    page = arrive()
    wanted = {(True, 1): 1, (False, 1): 0, (True, 2): 1, (False, 2): 0}
    for (pending, ruins), demands in wanted.items():
        look_at(page, with_ruins(pending, ruins))
        rows = page.locator(".cart-column li").filter(has=page.locator(".cart-demand"))
        assert rows.count() == ruins
        assert page.locator(".cart-column .demands").count() == demands
        assert rows.filter(has_text="next shape on ruins").count() == demands
        assert page.locator(".cart-demand").all_inner_texts().count("✓") == ruins - demands


def with_ruins(pending: bool, ruins: int) -> Moment:
    """A moment with so many ruins cards, another card between the two."""
    for moment in moments("A"):
        places = [place for place, card in enumerate(column(moment)) if card in RUINS]
        apart = len(places) < 2 or places[1] > places[0] + 1
        drawing = moment.kind == "draw-shape" and state_of(moment).ruins_pending == pending
        if drawing and len(places) == ruins and apart:
            return moment
    raise AssertionError("no such moment")
