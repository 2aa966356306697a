"""Every board of every installed game: drawn in both languages at any moment, for anybody, never too wide."""

import pytest
from textual.geometry import Size
from textual.pilot import Pilot

from stolek.games.cartographers.board import draw, draw_with, scores, sketch
from stolek.kernel.generator import Generator, below
from stolek.kernel.registry import find_game, game_ids, package_of
from stolek.kernel.values import Seat
from stolek.terminal.artist import Artist
from stolek.terminal.board import Board
from stolek.terminal.layout import is_stacked
from stolek.terminal.speech import Speech
from stolek.text.language import LANGUAGES
from tests.terminal.conftest import House, play, press, write

WIDEST = 120


@pytest.mark.parametrize("game", game_ids())
def test_boards_are_drawn_at_any_moment_of_a_game(game: str) -> None:
    rules = find_game(game)({})
    seats = 3 if 3 in rules.seats_allowed() else rules.seats_allowed()[0]
    artist, package = Artist(package_of(type(rules))), package_of(type(rules))
    if not artist.draws:
        pytest.skip(f"{game} has no board")
    speeches = [Speech(language, package, ["human"] * seats) for language in LANGUAGES]
    s, _ = rules.setup(seats, 5)
    rng, moves = Generator(3), 0
    while waited := rules.waiting(s):
        legal = rules.legal(s, waited[0])
        if moves % 12 == 0:
            for viewer in (None, waited[0]):
                view = rules.view(s, viewer)
                considered = None if viewer is None else legal[below(rng, len(legal))]
                for speech in speeches:
                    rows = artist.draw(view, speech, considered, None).plain().split("\n")
                    assert len(rows) > 5
                    assert max(map(len, rows)) <= WIDEST
                found = artist.scores(view)
                assert found is None or len(found) >= seats
        rules.step(s, waited[0], legal[below(rng, len(legal))])
        moves += 1
    assert artist.draw(rules.view(s, None), speeches[0], None, None).rows


def test_what_is_considered_is_drawn_on_the_right_map_only() -> None:
    rules = find_game("cartographers")({})
    speech = Speech("en", package_of(type(rules)), ["human", "human"])
    s, _ = rules.setup(2, 7, ["?"] * 8 + ["hamlet"])
    view = rules.view(s, Seat(1))
    action = rules.legal(s, Seat(1))[0]
    picture = draw_with(view, speech, action)
    ghosts = [span.text for row in picture.rows for span in row if "ghost" in span.style.split()]
    assert ghosts == ["V "] * 3
    assert "ghost" not in {name for row in draw(view, speech).rows for span in row for name in span.style.split()}
    rules.apply(s, Seat(1), action)
    assert sketch(rules.view(s, Seat(1)), None) is not None
    assert sketch(rules.view(s, Seat(0)), None) is None
    assert sketch(rules.view(s, None), None) is None
    assert scores(view) == [0, 0]


def test_what_is_considered_comes_into_sight(house: House) -> None:
    app = house.app("human", "bot:random")

    async def script(pilot: Pilot[int]) -> None:
        board = app.screen.query_one(Board)
        assert board.scroll_offset.y == 0
        await write(pilot, "k11")
        assert board.scroll_offset.y > 0
        await press(pilot, "shift+up", "shift+up", "shift+up")
        assert board.scroll_offset.y == 0

    play(app, script, (100, 24))


@pytest.mark.parametrize(
    ("screen", "picture", "stacked"),
    [
        ((100, 30), (53, 20), False),
        ((140, 45), (81, 22), False),
        ((140, 45), (120, 22), True),
        ((100, 30), (118, 21), False),
        ((200, 50), (120, 30), False),
    ],
)
def test_a_board_that_needs_the_width_gets_it(screen: tuple[int, int], picture: tuple[int, int], stacked: bool) -> None:
    assert is_stacked(Size(*screen), Size(*picture)) is stacked
