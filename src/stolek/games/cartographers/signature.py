"""What a cartographer writes on the sheet beside the map: a name, a title, a crest (CART-2.2).

This is decoration. Clients keep it for whoever plays there; no rule, state or record knows of it.
"""

from typing import Annotated, Final, Literal

import msgspec

Crest = Literal["tower", "sun", "moon", "crown", "tree", "heart", "swords", "lily"]

CRESTS: Final[dict[Crest, str]] = {
    "tower": "♜",
    "sun": "☼",
    "moon": "☾",
    "crown": "♛",
    "tree": "♣",
    "heart": "♥",
    "swords": "⚔",
    "lily": "⚜",
}
"""What a crest may show, and the character that stands for it."""
LETTERS: Final = 32
"""How long a name and a title may be."""


class Signature(msgspec.Struct, frozen=True):
    """What is written; all of it may be left out."""

    name: Annotated[str, msgspec.Meta(max_length=LETTERS)] = ""
    title: Annotated[str, msgspec.Meta(max_length=LETTERS)] = ""
    crest: Crest | None = None


def written(signature: Signature, seats: int) -> str:
    """The signature in one line; alone there is no title, for the queen gives one at the end (CART-6.1)."""
    crest = CRESTS[signature.crest] if signature.crest else ""
    names = ", ".join(part for part in (signature.name, signature.title if seats > 1 else "") if part)
    return " ".join(part for part in (crest, names) if part)
