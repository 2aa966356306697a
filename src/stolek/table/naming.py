"""What people write and what they are called: nothing that cannot be seen, no piled-up marks, and no name that is
taken for that of somebody else at the table."""

# ruff: noqa: RUF001 (letters that look alike are what this is about)

import unicodedata
from collections.abc import Iterable
from typing import Final

MAX_MARKS: Final = 2
"""So many marks may sit on one letter: enough for every living script, too few to run into other lines."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters by their category that show nothing."""
SELECTORS: Final = frozenset([*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])
"""Marks that only choose between shapes of the sign before them."""
ALIKE: Final = {
    **dict(zip("авгеѕіјкмноԛрстухԝѵһԁԍӏ", "abresijkmhoqpctyxwvhdgl", strict=True)),
    **dict(zip("αβγειηικνορτυχωϲϳ", "abyeiniknoptuxwcj", strict=True)),
    **dict(zip("օսոհցզաքյւ", "ounhggaqjl", strict=True)),
    **dict(zip("0135|!", "oiesii", strict=True)),
    **dict(zip("lıƚłøðđħŧƙƥɑɡʟɩɪ", "iiiioddhtkpagiii", strict=True)),
}
"""Small letters and signs that are easily taken for others, and for which. One stands for all that look like it."""


def written(text: str, most: int) -> str:
    """A text as people mean it: one line without blanks around it or signs that cannot be seen; maybe nothing."""
    shown: list[str] = []
    marks = 0
    for sign in text:
        mark = unicodedata.combining(sign) != 0 or unicodedata.category(sign) in ("Mn", "Me")
        marks = marks + 1 if mark else 0
        if marks <= MAX_MARKS:
            shown.append(sign if sign.isprintable() and sign not in BLANK else " ")
    return " ".join("".join(shown).split())[:most].rstrip()


def called(name: str, most: int) -> str:
    """A name in its plainest form (NFKC): letters as everybody writes them, nothing hidden between or around them."""
    plain = unicodedata.normalize("NFKC", name)
    seen = "".join(sign for sign in plain if unicodedata.category(sign) != "Cf" and ord(sign) not in SELECTORS)
    tidy = written(unicodedata.normalize("NFKC", seen), most)
    return tidy if any(unicodedata.category(sign)[0] in "LNSP" for sign in tidy) else ""


def look(name: str) -> str:
    """What of a name meets the eye: two names with the same look are taken for each other."""
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = "".join(ALIKE.get(sign, sign) for sign in bare if not unicodedata.category(sign).startswith("M"))
    kept = "".join(sign for sign in letters if unicodedata.category(sign)[0] in "LNS")
    return kept.replace("rn", "m").replace("vv", "w") or "".join(letters.split())


def looks_like_one(name: str, others: Iterable[str]) -> bool:
    """Could this name be taken for one of the others?"""
    mine = look(name)
    return any(mine == look(other) for other in others)
