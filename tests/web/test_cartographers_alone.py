"""Cartographers for oneself: nobody wins alone (CART-6.23), and a map is signed (CART-2.2)."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Arrive
from tests.web.findings import check_soundness
from tests.web.recorded import recorded_game
from tests.web.table import BOT, HUMAN, open_table, take_record

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_cart_6_23_alone_there_is_no_crown_and_no_place(arrive: Arrive, lang: str) -> None:
    page = arrive(lang=lang)
    page.goto(f"/r/{take_record(page, recorded_game(('Eliška',), seed=4))}")
    row = page.locator(".ranking li")
    expect(row).to_have_count(1)
    expect(page.locator(".ranking li.winner")).to_have_count(0)
    expect(row.locator(".place")).to_have_count(0)
    expect(row).to_contain_text(re.compile("Inkdrinker|Nosič inkoustu"))
    expect(page.locator(".ranking .remark")).to_have_text(
        re.compile(r"(Rating|Hodnocení): .?\d+ − \d+ \(.*\) = −\d+\. (Title|Titul): .* CART-6\.20")
    )
    check_soundness(page)


@pytest.mark.parametrize("phone", [False, True])
def test_cart_2_2_a_map_is_signed_and_stays_so(arrive: Arrive, phone: bool) -> None:
    page = arrive(phone=phone)
    table = open_table(page, [HUMAN, BOT])
    page.goto(f"/t/{table}")
    page.locator(".map-sheet").wait_for()
    page.locator(".cart-sign" if phone else ".cart-signature").click()
    dialog = page.locator("dialog.dialog")
    dialog.get_by_label("Cartographer’s name").fill("Petr")
    dialog.get_by_label("Title").fill("Royal Surveyor")
    dialog.get_by_label("lily").check()
    check_soundness(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    if phone:
        return
    for _ in range(2):
        expect(page.locator(".cart-signature")).to_contain_text("PetrRoyal Surveyor")
        expect(page.locator(".cart-signature [data-crest=lily]")).to_have_count(1)
        page.reload()


def test_cart_6_1_alone_there_is_no_title_to_write(arrive: Arrive) -> None:
    page = arrive()
    page.goto(f"/t/{open_table(page, [HUMAN])}")
    page.locator(".cart-signature").click()
    dialog = page.locator("dialog.dialog")
    expect(dialog.locator("input.input")).to_have_count(1)
    expect(dialog).to_contain_text("the queen gives you one at the end")
