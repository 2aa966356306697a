"""The end of a game: what the result page shows, and what the rules say about the record when it is played again."""

from playwright.sync_api import Page, expect

from stolek.kernel.record import read_record, replay
from stolek.kernel.registry import find_game


def scores_of_record(page: Page, table: str) -> list[int]:
    """What the rules say about the downloaded record when it is played again from its first line."""
    record = read_record(page.request.get(f"/api/records/{table}/file").text())
    rules = find_game(record.header.game)(record.header.options)
    replayed = replay(rules, record)
    replayed.verify()
    outcome = rules.outcome(replayed.state)
    assert outcome is not None
    return list(outcome.scores)


def shown_scores(page: Page) -> list[int]:
    """The scores on the result page, by seat."""
    places = page.locator(".ranking li")
    expect(places.first).to_be_visible()
    pairs = places.evaluate_all(
        "all => all.map(place => [Number(place.dataset.seat), Number(place.querySelector('.total').dataset.score)])"
    )
    return [score for _, score in sorted(pairs)]
