"""What the edicts are worth now is part of the view, and it is what the season would score (CART-4.60, CART-4.62)."""

import pytest

from stolek.games.cartographers import GAME
from stolek.games.cartographers.events import EdictScored, MonstersScored
from stolek.games.cartographers.grid import cells_of
from stolek.games.cartographers.view import MAX_SEATS_WORKED_OUT, PublicView, public_view
from stolek.kernel.generator import Generator, below


@pytest.mark.parametrize("seed", range(4))
def test_cart_4_60_cart_4_62_the_view_says_what_the_season_scores(seed: int) -> None:
    """After winter nothing is drawn any more: the view still says what the last season has just scored."""
    rules, rng = GAME({"side": "AB"[seed % 2]}), Generator(seed)
    s, _ = rules.setup(1, seed)
    scored = 0
    while rules.waiting(s):
        legal = rules.legal(s, rules.waiting(s)[0])
        events = rules.apply(s, rules.waiting(s)[0], legal[below(rng, len(legal))])
        after = [event for event in events if isinstance(event, EdictScored | MonstersScored)]
        if not after or rules.waiting(s):
            continue
        public = rules.view(s, None).public
        assert isinstance(public, PublicView)
        sheet = public.sheets[0]
        for event in after:
            if isinstance(event, EdictScored):
                now = sheet.edicts["ABCD".index(event.letter)]
                assert (now.points, cells_of(int(now.spaces, 16))) == (event.points, list(event.cells))
            else:
                assert cells_of(int(sheet.haunted, 16)) == list(event.cells)
            scored += 1
    assert scored == 3


def test_at_large_tables_the_worth_of_edicts_is_left_out() -> None:
    for seats, told in ((MAX_SEATS_WORKED_OUT, 4), (MAX_SEATS_WORKED_OUT + 1, 0)):
        s, _ = GAME({"side": "A"}).setup(seats, 1)
        view = public_view(s)
        assert {len(sheet.edicts) for sheet in view.sheets} == {told}
