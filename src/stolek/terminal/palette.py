"""Colours for the names of styles that boards use: the pigments of a parchment table, on dark wood.

A board names what it draws (`forest`, `seat-1`, `dim`), several names in one style are separated by spaces, and a name
that is not here is drawn plainly.
"""

from functools import cache
from typing import Final

from rich.style import Style

WOOD: Final = "#1e1813"
PANEL: Final = "#2a231c"
PARCHMENT: Final = "#e4d8bf"
INK: Final = "#2e2a27"
DIM: Final = "#8f816b"
GOLD: Final = "#d9a521"
OFFER: Final = "#5aa7e6"
DANGER: Final = "#e0685e"

PIGMENTS: Final = ("#e0685e", "#6ea3d8", "#e3b63c", "#5fb8a5", "#c9bda6", "#c07bbd", "#ef8a4c", "#f1ece1")
"""Madder, woad, weld, verdigris, gall, murex, minium, lead: light enough to be read on wood."""

STYLES: Final[dict[str, str]] = {
    "title": f"bold {GOLD}",
    "bold": f"bold {PARCHMENT}",
    "dim": DIM,
    "ruler": DIM,
    "warning": f"bold {DANGER}",
    "ghost": f"bold {INK} on {OFFER}",
    "offer": f"bold {OFFER}",
    "gold": GOLD,
    "danger": DANGER,
    "forest": "#e3efd6 on #4f7350",
    "village": "#fbe7dc on #a03b34",
    "farm": "#3b2c06 on #d2a63f",
    "water": "#e2eef6 on #2f5d8c",
    "monster": "#f3dcf2 on #6d3a6c",
    "mountain": "bold #d8ccb6",
    "ruins": f"bold {GOLD}",
    "wasteland": "#7d705d on #3a3128",
    "field": "#3b4a1f on #aebb7f",
    "city": "#5a3413 on #dcb877",
    "road": "#4a4033 on #efe2c2",
    "monastery": "#fbe7dc on #8c3a33",
    "meadow": "#3b4a1f on #aebb7f",
    "wood": "#e3efd6 on #6b5235",
    "stone": "#2e2a27 on #b9ad9a",
    "sand": "#3b2c06 on #e0c27e",
    "metal": "#f1ece1 on #59616a",
    "wheat": "#3b2c06 on #d2a63f",
    "wool": "#3b4a1f on #c3cc96",
    "ore": "#f1ece1 on #6b737c",
    "brick": "#fbe7dc on #a85b48",
    "lumber": "#e3efd6 on #4f7350",
}


@cache
def style(names: str) -> Style:
    """The style of one name or of several."""
    found = Style()
    for name in names.split():
        if name.startswith("seat-") and name[5:].isdecimal():
            found += Style(color=PIGMENTS[int(name[5:]) % len(PIGMENTS)], bold=True)
        else:
            found += Style.parse(STYLES.get(name, ""))
    return found
