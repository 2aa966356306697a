"""What a person would see at once: each function looks at a page and says in sentences what is wrong with it."""

from base64 import b64encode
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

_FOLDER: Final = Path(__file__).parent
_TOLD: Final = 6
"""So many differences of one board are told; where everything differs nobody reads on."""
BOARD: Final = ".board-area"
_BARS: Final = """visibility => {
  for (const thing of document.querySelectorAll('body *'))
    if (['fixed', 'sticky'].includes(getComputedStyle(thing).position) && !thing.closest('.board-area'))
      thing.style.visibility = visibility;
}"""
"""Bars stay where they are while the page is scrolled to the board; no picture of it shall have them over it."""


def _script(name: str) -> str:
    return (_FOLDER / f"{name}.js").read_text(encoding="utf-8")


_PAINTED: Final = _script("painted")
_BOXES: Final = f"() => {{ {_PAINTED}\n{_script('boxes')} }}"
_TEXTS: Final = f"() => {{ {_PAINTED}\n{_script('texts')} }}"
_LOOKS: Final = f"async () => {{ {_PAINTED}\n{_script('board')} }}"
_ALIKE: Final = f"() => {{ {_PAINTED}\n{_script('alike')} }}"
_REACH: Final = f"() => {{ {_PAINTED}\n{_script('reach')} }}"
_HINTS: Final = f"() => {{ {_PAINTED}\n{_script('hints')} }}"
_PICTURES: Final = f"async ([first, second]) => {{ {_script('pictures')} }}"


def misplaced(page: Page) -> list[str]:
    """What is cut off, has no size, or hangs out of its frame."""
    found: list[str] = page.evaluate(_BOXES)
    return found


def illegible(page: Page) -> list[str]:
    """Texts over texts, and texts under pictures and cards."""
    found: list[str] = page.evaluate(_TEXTS)
    return found


def alike(page: Page) -> list[str]:
    """Things that should be told apart and cannot be: shields of different seats, buttons with the same words."""
    found: list[str] = page.evaluate(_ALIKE)
    return found


def out_of_reach(page: Page) -> list[str]:
    """What is offered on the board, in sight, and cannot be clicked because something lies over it."""
    found: list[str] = page.evaluate(_REACH)
    return found


def untold(page: Page) -> list[str]:
    """Parts of the board that can be scrolled, where nothing tells that more comes."""
    found: list[str] = page.evaluate(_HINTS)
    return found


class BoardLook(NamedTuple):
    """A board as it is seen: what the browser worked out for each of its parts, and a picture of all of them."""

    parts: list[dict[str, Any]]
    picture: bytes


def look_of_board(page: Page) -> BoardLook:
    """The board of the page as it stands."""
    parts = page.evaluate(_LOOKS)
    page.evaluate(_BARS, "hidden")
    picture = page.locator(BOARD).screenshot()
    page.evaluate(_BARS, "")
    return BoardLook(parts, picture)


def changes_of_board(page: Page, before: BoardLook, after: BoardLook) -> list[str]:
    """What a board that should be the same looks like now and did not before."""
    return [*_other_parts(before.parts, after.parts), *_other_picture(page, before.picture, after.picture)]


def _other_parts(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> Iterable[str]:
    if len(before) != len(after):
        yield f"the board has {len(before)} parts here and {len(after)} when it is loaded anew"
        return
    changes = [
        f"{old['name']} has {look} {value} here and {new['looks'][look]} when it is loaded anew"
        for old, new in zip(before, after, strict=True)
        for look, value in old["looks"].items()
        if value != new["looks"][look]
    ]
    yield from changes[:_TOLD]
    if len(changes) > _TOLD:
        yield f"… and {len(changes) - _TOLD} such differences more on the board"


def _other_picture(page: Page, before: bytes, after: bytes) -> Iterable[str]:
    pictures = [b64encode(picture).decode() for picture in (before, after)]
    found: dict[str, Any] = page.evaluate(_PICTURES, pictures)
    if len(found["sizes"]) > 1:
        yield f"the board is {found['sizes'][0]} pixels large here and {found['sizes'][1]} when it is loaded anew"
    elif found["pixels"]:
        spot = found["place"]
        where = f"from {spot['left']}, {spot['top']} to {spot['right']}, {spot['bottom']}"
        yield f"{found['pixels']} pixels of the board's picture are others when it is loaded anew, {where}"
