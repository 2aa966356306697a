"""Cartographers on a phone: a tap on an edict, a card, a season, the time or the coins explains it."""

import pytest
from playwright.sync_api import Locator, Page, expect

from stolek.games.cartographers.state import CartographersState
from tests.web.conftest import Arrive
from tests.web.findings import check_soundness
from tests.web.recorded import Moment, by_chance
from tests.web.table import play_on

pytestmark = pytest.mark.browser


def moment_of(kind: str) -> Moment:
    """Somewhere in summer, with a few cards turned: spring has its points, autumn has none yet."""
    for seed in range(40):
        for moment in by_chance("cartographers", {}, seed):
            assert isinstance(moment.state, CartographersState)
            if moment.state.season == 1 and len(moment.state.column) > 3 and (moment.kind, moment.seat) == (kind, 0):
                return moment
    raise AssertionError("no such moment")


def explained(page: Page, thing: Locator) -> Locator:
    """What a tap shows; a tap elsewhere takes it away."""
    thing.tap()
    look = page.locator(".peek .look")
    expect(look).to_be_visible()
    return look


def put_away(page: Page) -> None:
    """The cross of what is shown."""
    page.locator(".peek button").tap()
    expect(page.locator(".peek")).to_have_count(0)


def sit_down(page: Page, kind: str = "draw-shape") -> None:
    """At a table in summer."""
    moment = moment_of(kind)
    page.goto(f"/t/{play_on(page, moment.record.text(), moment.moves, moment.seat)}")
    page.locator(".prompt:not([data-kind=''])").wait_for()


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_tap_on_the_board_explains_edicts_and_coins(arrive: Arrive, lang: str) -> None:
    """An edict is explained and what it counts is lit; a second tap ends both."""
    page = arrive(phone=True, lang=lang)
    sit_down(page)
    chip = page.locator(".edict-chips button").nth(1)
    look = explained(page, chip)
    expect(look).to_contain_text("Summer" if lang == "en" else "Léto")
    expect(chip).to_have_attribute("aria-pressed", "true")
    check_soundness(page)
    chip.tap()
    expect(page.locator(".peek")).to_have_count(0)
    expect(chip).to_have_attribute("aria-pressed", "false")
    expect(explained(page, page.locator(".coin-strip"))).to_contain_text("star" if lang == "en" else "bod")
    put_away(page)
    expect(page.locator("[data-confirm]")).to_be_disabled()


def test_a_tap_among_the_cards_explains_each(arrive: Arrive) -> None:
    page = arrive(phone=True)
    sit_down(page)
    page.locator(".phone-tabs button").nth(1).tap()
    seasons = page.locator(".cart-seasons li")
    for season, words in enumerate(("Spring", "Summer", "Autumn", "Winter")):
        look = explained(page, seasons.nth(season))
        expect(look.locator("h3")).to_have_text(words)
        expect(look.locator(".look-line")).to_have_count(6 if season < 2 else 3)
        put_away(page)
    expect(explained(page, page.locator(".cart-time"))).to_contain_text("8")
    put_away(page)
    for row in page.locator(".cart-column li").all():
        expect(explained(page, row).locator("h3")).to_have_text(row.locator("b").inner_text())
        put_away(page)
    card = page.locator(".cart-card")
    expect(explained(page, card).locator("h3")).to_have_text(card.locator("h3").inner_text())
    put_away(page)
    for edict in page.locator(".cart-edicts button").all():
        expect(explained(page, edict).locator("h3")).to_have_text(edict.locator("b.serif").first.inner_text())
        put_away(page)


def test_an_ambush_is_explained_too(arrive: Arrive) -> None:
    page = arrive(phone=True)
    sit_down(page, "draw-monsters")
    page.locator(".phone-tabs button").nth(1).tap()
    expect(explained(page, page.locator(".cart-card.ambush"))).to_contain_text("costs a star")
