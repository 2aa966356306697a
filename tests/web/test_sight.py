"""The checks of what is seen: each tells a fault that a person would see at once, and is silent where all is well."""

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.web.conftest import DESK
from tests.web.sight import (
    alike,
    changes_of_board,
    illegible,
    look_of_board,
    misplaced,
    out_of_reach,
    untold,
)

pytestmark = pytest.mark.browser

Check = Callable[[Page], list[str]]
FLAT: Final = (
    "<div style='height: 0; overflow: hidden; width: 300px'><svg height='100%'><rect width='9' height='9'/></svg></div>"
)
SHIELD: Final = "<svg class='shield' width='20' height='20'><path d='M0 0h20v20z' fill='{}'/></svg>"
LENS: Final = (
    "<div style='position: absolute; left: 10px; top: 10px; width: 60px; height: 60px; background: white'></div>"
)
OFFERED: Final = (
    "<div class='board'><svg><g data-target='crown'><rect x='{}' y='20' width='40' height='40'/></g></svg>{}</div>"
)
WIDE: Final = "<div style='overflow-x: auto; width: 300px; white-space: nowrap; {}'>{}</div>"


@pytest.fixture
def paper(chromium: Browser) -> Iterator[Page]:
    """A page with nothing on it."""
    page = chromium.new_page(viewport={**DESK})  # type: ignore[arg-type]
    yield page
    page.close()


def card(style: str, words: str = "Greengold Plains") -> str:
    """A piece of paper with words, somewhere."""
    return f"<div style='position: absolute; left: 40px; width: 220px; {style}'>{words}</div>"


FAULTS: Final[dict[str, tuple[Check, str, str]]] = {
    "cut at the side": (
        misplaced,
        "<div style='overflow: hidden; width: 60px; white-space: nowrap'>Far too many words for it</div>",
        "the text “Far too many words for it” is cut off by",
    ),
    "beyond the page": (
        misplaced,
        "<div style='position: fixed; left: 1400px; white-space: nowrap'>Nobody reads this</div>",
        "the text “Nobody reads this” is cut off by",
    ),
    "no height": (misplaced, FLAT, "holds something and is 300 pixels wide and 0 high"),
    "out of its frame": (
        misplaced,
        "<button style='width: 60px; padding: 0; white-space: nowrap; border: 1px solid'>Confirm this answer</button>",
        "the text “Confirm this answer” hangs out of button",
    ),
    "out of its drawing": (
        misplaced,
        "<svg width='80' height='40' style='overflow: visible; margin: 60px'><text y='-9'>19</text></svg>",
        "the text “19” hangs out of svg",
    ),
    "sideways": (misplaced, WIDE.format("", "word " * 200), "are seen only by scrolling sideways"),
    "over each other": (
        illegible,
        card("top: 40px") + card("top: 46px", "The Broken Road"),
        "the texts “Greengold Plains” and “The Broken Road” stand over each other",
    ),
    "over each other in a drawing": (
        illegible,
        "<svg width='200' height='80'><text x='9' y='40'>39</text><text x='11' y='44'>36</text></svg>",
        "the texts “36” and “39” stand over each other",
    ),
    "under a card": (
        illegible,
        card("top: 40px") + card("top: 30px; left: 80px; height: 60px; background: white", ""),
        "the text “Greengold Plains” lies under div",
    ),
    "under a picture": (
        illegible,
        card("top: 40px") + "<svg style='position: absolute; left: 60px; top: 0'><path d='M0 0h90v90h-90z'/></svg>",
        "the text “Greengold Plains” lies under the drawing in body",
    ),
    "same shields": (
        alike,
        f"<ol><li>{SHIELD.format('red')}Ema</li><li>{SHIELD.format('blue')}Jan</li><li>{SHIELD.format('red')}Bot</li></ol>",
        "3 seats stand in a list, and 1 shields there belong to more than one of them",
    ),
    "same buttons": (
        alike,
        "<p class='prompt'><button>No figure <kbd>P</kbd></button></p><p class='board'><button>No figure</button></p>",
        "2 buttons say “No figure”",
    ),
    "under a lens": (
        out_of_reach,
        OFFERED.format(20, LENS),
        "g is offered and lies under div",
    ),
    "more cards than are seen": (
        untold,
        "<div class='board-area'>"
        + WIDE.format("scrollbar-width: none", "<img style='width: 100px; height: 90px'>" * 9)
        + "</div>",
        "are out of sight to the right, and nothing says so",
    ),
}
SOUND: Final[dict[str, tuple[Check, str]]] = {
    "an ellipsis": (
        misplaced,
        "<div style='overflow: hidden; width: 60px; white-space: nowrap; text-overflow: ellipsis'>Too many words</div>",
    ),
    "a page to be scrolled": (misplaced, "<div style='height: 3000px'></div>Far below"),
    "a panel to be scrolled": (misplaced, f"<div style='overflow: auto; height: 60px'>{'word ' * 2000}</div>"),
    "words for ears": (misplaced, "<b style='position: absolute; clip-path: inset(50%); left: -900px'>Hidden</b>"),
    "what is not shown": (misplaced, f"<div style='display: none'>{FLAT}</div>"),
    "a landscape under the fingers": (
        misplaced,
        "<div style='overflow: hidden; width: 99px'>"
        "<svg style='touch-action: none; overflow: visible'><text x='600'>Far</text></svg></div>",
    ),
    "lines close together": (illegible, "<p style='line-height: 1'>One line<br>and another line, jagged</p>"),
    "a dialog over the page": (
        illegible,
        card("top: 40px") + f"<div role='dialog'>{card('top: 30px; height: 60px; background: white', '')}</div>",
    ),
    "a piece on its board": (
        illegible,
        "<svg width='200' height='80'><text x='9' y='40'>39</text><rect x='6' y='20' width='9' height='30'/></svg>",
    ),
    "shields of one's own": (alike, f"<ol><li>{SHIELD.format('red')}</li><li>{SHIELD.format('blue')}</li></ol>"),
    "a lens beside it": (
        out_of_reach,
        OFFERED.format(90, LENS),
    ),
    "a card cut in two": (
        untold,
        "<div class='board-area'>"
        + WIDE.format("scrollbar-width: none", "<img style='width: 90px; height: 90px'>" * 9)
        + "</div>",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told(paper: Page, fault: str) -> None:
    check, markup, sentence = FAULTS[fault]
    paper.set_content(markup)
    assert [finding for finding in check(paper) if sentence in finding], check(paper)


@pytest.mark.parametrize("case", SOUND)
def test_where_all_is_well_nothing_is_told(paper: Page, case: str) -> None:
    check, markup = SOUND[case]
    paper.set_content(markup)
    assert check(paper) == []


BOARD: Final = "<style>{}</style><div class='board-area'><svg class='board'><rect width='90' height='90'/></svg></div>"


def test_a_board_that_looks_otherwise_is_told(paper: Page) -> None:
    paper.set_content(BOARD.format("rect { fill: gold }"))
    before = look_of_board(paper)
    assert changes_of_board(paper, before, look_of_board(paper)) == []
    paper.set_content(BOARD.format("rect { fill: navy }"))
    found = changes_of_board(paper, before, look_of_board(paper))
    assert found[0] == "rect has fill rgb(255, 215, 0) here and rgb(0, 0, 128) when it is loaded anew"
    assert "pixels of the board's picture are others" in found[-1]


def test_smoothed_edges_are_no_difference(paper: Page) -> None:
    paper.set_content(BOARD.format("rect { fill: gold; transform: translate(0.3px, 0.3px) }"))
    before = look_of_board(paper)
    paper.set_content(BOARD.format("rect { fill: gold; transform: translate(0.6px, 0.6px) }"))
    assert changes_of_board(paper, before, look_of_board(paper)) == []
