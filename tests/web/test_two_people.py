"""Journeys of two people: invited, covered, back, of two opinions, resigned, met again; and a server that dies."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import OFFLINE, Arrive, arrivals
from tests.web.friends import (
    begin,
    come_by_table_link,
    give_name,
    menu,
    open_table_by_clicks,
    play_round,
    resign,
    seat_link,
    table_link,
    to_board,
)
from tests.web.players.cartographer import Cartographer
from tests.web.server import ServerProcess, serve_in

pytestmark = pytest.mark.browser

DEAD: Final = ("net::ERR_CONNECTION_REFUSED", "net::ERR_CONNECTION_RESET", "net::ERR_EMPTY_RESPONSE")
CUT: Final = ("net::ERR_INCOMPLETE_CHUNKED_ENCODING", "net::ERR_FAILED")
LATE: Final = "status of 409"
REMOVED: Final = "status of 403"
"""Whoever was removed and does not know it yet may still ask for something."""
"""What a browser says when an answer comes after the game has moved on."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server where absence is noticed soon and bots that stand in are not too calm."""
    with serve_in(tmp_path_factory.mktemp("friends"), absence=1.0, heartbeat=0.3, calm_seconds=0.4) as server:
        yield server


@pytest.fixture
def come(chromium: Browser, server: ServerProcess) -> Iterator[Arrive]:
    """People come to that server; browsers may complain while it is dead."""
    with arrivals(chromium, server.address, (OFFLINE, *DEAD, *CUT, LATE, REMOVED)) as come:
        yield come


def two_at_a_table(come: Arrive, **friend: object) -> tuple[Cartographer, Cartographer]:
    """Eliška has opened a table, Vojta has come by its link, the game has begun."""
    eliska, vojta = come(), come(**friend)
    open_table_by_clicks(eliska, "Eliška")
    come_by_table_link(vojta, table_link(eliska), "Vojta")
    begin(eliska)
    return Cartographer(eliska, 1), Cartographer(vojta, 2)


@pytest.mark.parametrize(("host", "friend"), [("en", "cs"), ("cs", "en")])
def test_from_the_invitation_to_the_rematch(come: Arrive, host: str, friend: str) -> None:
    eliska, vojta = come(lang=host), come(lang=friend, phone=True)
    open_table_by_clicks(eliska, "Eliška")
    vojta.goto(seat_link(eliska))
    give_name(vojta, "Vojta")
    expect(eliska.locator(".chairs")).to_contain_text("Vojta")
    begin(eliska)
    first, second = Cartographer(eliska, 1), Cartographer(vojta, 2)
    play_round(first, second)

    vojta = leave_be_covered_and_return(first, vojta)
    second = Cartographer(vojta, 3)
    play_round(first, second)
    go_back_after_all(eliska, vojta)
    play_round(first, second)

    resign(eliska)
    for page in (eliska, vojta):
        page.locator("[data-result]").click()
        page.wait_for_url(re.compile("/r/"))
        look_at_the_result(page)
    eliska.locator(".next .button.main").click()
    eliska.wait_for_url(re.compile("/t/"))
    vojta.locator("[data-rematch]").click()
    vojta.wait_for_url(eliska.url)
    begin(eliska)
    play_round(Cartographer(eliska, 4), Cartographer(vojta, 5))


def leave_be_covered_and_return(first: Cartographer, vojta: Page) -> Page:
    """Vojta closes his page, Eliška lets a bot play for him and plays on; he comes back by the start page."""
    eliska, context = first.page, vojta.context
    vojta.close()
    row = eliska.locator(".seat-row").filter(has_text="Vojta")
    row.locator("[data-ask=cover-1]").click()
    expect(eliska.locator("dialog")).to_contain_text("Vojta")
    eliska.locator("dialog [data-yes]").click()
    expect(row).to_contain_text(re.compile("a bot plays|hraje bot"))
    play_round(first)
    play_round(first)
    assert first.asked()  # the bot has answered, too
    back = context.new_page()
    back.goto("/")
    back.locator(".list-mine .table-row a").click()
    back.locator("[data-return]").click()
    expect(back.locator("[data-covered]")).to_have_count(0)
    return back


def go_back_after_all(eliska: Page, vojta: Page) -> None:
    """Eliška asks to go back, Vojta does not want to; she asks once more, and he agrees."""
    ask = re.compile("Ask to go back|Požádat o návrat")
    question = str(vojta.locator(".prompt").get_attribute("data-question"))
    menu(eliska).get_by_role("button", name=ask).click()
    vojta.get_by_role("button", name=re.compile("Decline|Nesouhlasím")).click()
    expect(eliska.locator(".log")).to_contain_text(re.compile("does not want to go back|s návratem nesouhlasí"))
    menu(eliska).get_by_role("button", name=ask).click()
    vojta.get_by_role("button", name=re.compile("^Agree|^Souhlasím")).click()
    expect(eliska.locator(".log")).to_contain_text(re.compile("By agreement|Po dohodě"))
    expect(vojta.locator(".prompt")).not_to_have_attribute("data-question", question)


def look_at_the_result(page: Page) -> None:
    """Everything is there as after any end: places, points, chart, record, and that it ended early."""
    expect(page.locator(".ranking li").first).to_contain_text("Vojta")
    expect(page.locator(".ranking li.winner")).to_have_count(1)
    expect(page.locator(".ranking li").nth(1)).to_contain_text(re.compile("Eliška.*(resigned|vzdal)"))
    expect(page.locator(".ranking")).to_contain_text(re.compile("ended early|skončila předčasně"))
    expect(page.locator(".chart [data-curve]")).to_have_count(2)
    expect(page.locator(".ranking .total").first).to_have_attribute("data-score", re.compile("^-?[0-9]+$"))
    with page.expect_download() as download:
        page.locator(".next a[download]").click()
    assert Path(download.value.path()).read_text(encoding="utf-8").startswith('{"stolek":')


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_whom_the_host_removes_is_told_and_led_away(come: Arrive, lang: str) -> None:
    eliska, vojta = come(), come(lang=lang, phone=True)
    open_table_by_clicks(eliska, "Eliška")
    come_by_table_link(vojta, table_link(eliska), "Vojta")
    row = eliska.locator(".chairs li").filter(has_text="Vojta")
    row.get_by_role("button", name="Clear the seat").click()
    expect(vojta.locator(".table-message")).to_contain_text(re.compile("has been cleared|bylo uvolněno"))
    vojta.locator("[data-stay]").click()
    vojta.locator("[data-sit]").click()  # by now the name is known
    expect(row).to_be_visible()
    row.get_by_role("button", name="Clear the seat").click()
    vojta.locator(".table-message a").click()
    expect(vojta.locator(".covers")).to_be_visible()


def test_who_stands_up_is_not_told_anything(come: Arrive) -> None:
    eliska, vojta = come(), come()
    open_table_by_clicks(eliska, "Eliška")
    come_by_table_link(vojta, table_link(eliska), "Vojta")
    vojta.get_by_role("button", name="Stand up").click()
    expect(vojta.locator("[data-sit]")).to_be_visible()
    assert vojta.locator(".table-message").count() == 0


def test_removed_while_the_line_was_down(come: Arrive) -> None:
    eliska, vojta = come(), come()
    open_table_by_clicks(eliska, "Eliška")
    come_by_table_link(vojta, table_link(eliska), "Vojta")
    vojta.context.set_offline(True)
    eliska.locator(".chairs li").filter(has_text="Vojta").get_by_role("button", name="Clear the seat").click()
    vojta.context.set_offline(False)
    expect(vojta.locator(".table-message")).to_contain_text("has been cleared")


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_table_that_is_given_up_leads_everybody_away(come: Arrive, lang: str) -> None:
    eliska, vojta = come(lang=lang), come(lang=lang, phone=True)
    open_table_by_clicks(eliska, "Eliška")
    come_by_table_link(vojta, table_link(eliska), "Vojta")
    eliska.locator("[data-ask=close]").click()
    eliska.locator("dialog [data-yes]").click()
    expect(eliska.locator(".covers")).to_be_visible()
    expect(vojta.locator(".table-message")).to_contain_text(re.compile("was given up|byl zrušen"))
    vojta.locator(".table-message a").click()
    expect(vojta.locator(".covers")).to_be_visible()


def test_a_new_name_is_seen_by_the_other(come: Arrive) -> None:
    first, second = two_at_a_table(come, phone=True, lang="cs")
    form = menu(second.page).locator(".name-form")
    expect(form.locator("input")).to_have_value("Vojta")
    form.locator("input").fill("Vojtěch")
    form.locator("button").click()
    expect(first.page.locator(".seats")).to_contain_text("Vojtěch")
    expect(first.page.locator(".log")).to_contain_text("Vojta is called Vojtěch now.")


def test_a_server_that_dies_loses_no_move(come: Arrive, server: ServerProcess) -> None:
    """The move that is confirmed meanwhile waits, is shown as waiting, and is played once when the server is back."""
    first, second = two_at_a_table(come, phone=True, lang="cs")
    looker = come(path="/")
    expect(looker.locator(".list-open")).not_to_contain_text("One moment")
    play_round(first, second)
    for player in (first, second):
        assert player.asked()
    server.kill()
    question = first.question()
    first.lay_down()
    first.page.locator("[data-confirm]").click()
    first.page.locator("[data-unsent]").wait_for()
    expect(first.page.locator(".prompt")).to_have_attribute("aria-busy", "true")
    expect(looker.get_by_role("alert")).to_contain_text("It will be tried again")
    server.start()
    first.wait_until_answered(question)
    expect(first.page.locator("[data-unsent]")).to_have_count(0)
    expect(looker.get_by_role("alert")).to_have_count(0)
    to_board(second.page)
    play_round(second)
    play_round(first, second)


def test_a_move_that_waits_survives_a_reload(come: Arrive) -> None:
    first, second = two_at_a_table(come)
    page = first.page
    assert first.asked()
    question = first.question()
    page.route("**/commands", lambda route: route.abort())
    first.lay_down()
    page.locator("[data-confirm]").click()
    words = page.locator("[data-unsent]").inner_text()
    page.reload()
    expect(page.locator("[data-unsent]")).to_have_text(words)
    page.unroute("**/commands")
    first.wait_until_answered(question)
    play_round(second)


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_move_that_comes_too_late_is_given_back(come: Arrive, lang: str) -> None:
    """While Eliška's line is down Vojta gives up: her move is not played, and she is told so."""
    eliska, vojta = come(lang=lang), come(phone=True)
    open_table_by_clicks(eliska, "Eliška")
    come_by_table_link(vojta, table_link(eliska), "Vojta")
    begin(eliska)
    first = Cartographer(eliska, 1)
    assert first.asked()
    first.lay_down()
    eliska.context.set_offline(True)
    eliska.locator("[data-confirm]").click()
    eliska.locator("[data-unsent]").wait_for()
    resign(vojta)
    vojta.locator("[data-result]").wait_for()
    eliska.context.set_offline(False)
    expect(eliska.locator("[data-not-sent=late]")).to_contain_text(re.compile("Not sent|Neodesláno"))
    expect(eliska.locator("[data-result]")).to_be_visible()


def test_a_bot_plays_for_me_calmly_until_i_come_back(come: Arrive) -> None:
    """Against bots: it is asked first, the bot takes its time, and the seat can be had back at any moment."""
    page = come(path="/")
    page.locator(".cover input").nth(1).check(force=True)
    page.locator(".quick button[type=submit]").click()
    player = Cartographer(page, 1)
    assert player.asked()
    asking = menu(page).locator("[data-ask=cover]")
    asking.click()
    expect(page.locator("dialog dialog")).to_contain_text("about every two seconds")
    page.locator("dialog dialog .button:not([data-yes])").last.click()
    assert player.asked()
    menu(page).locator("[data-ask=cover]").click()
    page.locator("dialog dialog [data-yes]").click()
    expect(page.locator("[data-covered]")).to_be_visible()
    expect(page.locator(player.targets)).to_have_count(0)
    lines = page.locator(".log-line").count()
    page.wait_for_function("n => document.querySelectorAll('.log-line').length > n + 8", arg=lines)
    expect(page.locator("[data-result]")).to_have_count(0)
    assert menu(page).locator("[data-ask=cover]").count() == 0
    page.locator("dialog [data-return]").click()
    page.locator("dialog header button").click()
    assert player.asked()
    player.answer()


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_game_rests_when_the_time_of_both_is_up(come: Arrive, lang: str) -> None:
    """Nothing is decided for two who are both late; whoever comes back goes on, and a bot plays for the other."""
    eliska, vojta = come(lang=lang), come(lang=lang, phone=True)
    eliska.request.post("/api/me", data={"name": "Eliška"})
    seats = [{"type": "human"}, {"type": "open"}]
    clock = {"per": "move", "seconds": 5}  # less than the page for new tables offers
    wanted = {"game": "cartographers", "seats": seats, "options": {}, "visibility": "public", "clock": clock}
    link = f"/t/{eliska.request.post('/api/tables', data=wanted).json()['id']}"
    eliska.goto(link)
    come_by_table_link(vojta, link, "Vojta")
    begin(eliska)
    for page in (eliska, vojta):
        expect(page.locator(".prompt h2")).to_have_text(re.compile("until somebody comes back|až se někdo vrátí"))
        expect(page.locator("[data-map-target]")).to_have_count(0)
    vojta.locator("[data-return]").click()
    assert Cartographer(vojta, 1).asked()
    expect(eliska.locator(".prompt h2")).to_have_text(re.compile("A bot is playing for you|za tebe hraje bot"))


def test_a_page_that_could_not_be_fetched_comes_by_itself(come: Arrive) -> None:
    page = come(path="/")
    expect(page.locator(".cover input")).to_have_count(5)
    page.context.set_offline(True)
    page.locator(".list-open header a").click()
    expect(page.get_by_role("status")).to_contain_text("It will be tried again")
    page.context.set_offline(False)
    expect(page.locator(".seats-editor")).to_be_visible()


def test_the_start_page_finds_the_server_by_itself(come: Arrive) -> None:
    page = come()
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("It will be tried again")
    page.unroute("**/api/**")
    expect(page.locator(".cover input")).to_have_count(5)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".quick")).to_be_visible()
