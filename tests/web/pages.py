"""Every page of the client, each brought into a state worth looking at."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tests.web.players.cartographer import Cartographer
from tests.web.players.company import COMPANY
from tests.web.recorded import by_chance, recorded_game
from tests.web.table import BOT, HUMAN, OPEN, open_table, play_on

Open = Callable[[Page], None]

MIDDLE: Final = 40
"""So many moves of a game show something of everything."""


def _plain(path: str, landmark: str) -> Open:
    def visit(page: Page) -> None:
        page.goto(path)
        page.locator(landmark).first.wait_for()

    return visit


def _waiting(page: Page) -> None:
    page.goto(f"/t/{open_table(page, [HUMAN, OPEN], start=False)}")
    page.locator("svg.qr").wait_for()


def _table(page: Page) -> None:
    page.goto(f"/t/{open_table(page, [HUMAN, BOT])}")
    Cartographer(page, 1).asked()


def _ghost(page: Page) -> None:
    _table(page)
    player = Cartographer(page, 1)
    if page.locator(".phone-page").count():
        x, y = player.spots()[40]
        page.touchscreen.tap(x, y)
    else:
        player.lay_down()


def _menu(page: Page) -> None:
    _table(page)
    page.get_by_role("button", name="Menu").or_(page.get_by_role("button", name="Nabídka")).or_(
        page.locator(".phone-tabs button").nth(2)
    ).first.click()


def _hand_over(page: Page) -> None:
    page.goto(f"/t/{open_table(page, [{'type': 'human', 'name': 'Ema'}, {'type': 'human', 'name': 'Jan'}])}")
    player = Cartographer(page, 1)
    player.asked()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.locator("[data-take-over]").wait_for()


def _record(page: Page) -> None:
    page.request.post("/api/me", data={"name": "Eliška"})
    record = page.request.post("/api/records", data={"text": recorded_game(("Eliška", "Vojta", "Bára"), 6)}).json()
    page.goto(f"/r/{record['id']}")
    page.locator(".map-sheet").wait_for()


def _middle_of(game: str) -> Open:
    def visit(page: Page) -> None:
        moment = next(moment for moment in by_chance(game, COMPANY[game].options, seed=4) if moment.moves >= MIDDLE)
        page.goto(f"/t/{play_on(page, moment.record.text(), moment.moves, moment.seat)}")
        page.locator(".prompt:not([data-kind=''])").wait_for()

    return visit


PAGES: Final[dict[str, Open]] = {
    "start": _plain("/", "form.quick"),
    "tables": _plain("/tables", ".list-page h1"),
    "mine": _plain("/games", ".list-page h1"),
    "new": _plain("/new/cartographers", ".seats-editor"),
    "preferences": _plain("/preferences", ".segments"),
    "account": _plain("/account", "form"),
    "rules": _plain("/rules/cartographers/CART-4.31", ".rule.lit"),
    "join": _plain("/join/nothing", "form"),
    "unknown": _plain("/nowhere/at/all", "h1"),
    "waiting": _waiting,
    "table": _table,
    "ghost": _ghost,
    "menu": _menu,
    "hand-over": _hand_over,
    "record": _record,
    **{game: _middle_of(game) for game in COMPANY},
}
