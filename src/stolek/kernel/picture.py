"""A board drawn with characters: rows of spans, each a text and the name of a style."""

import msgspec


class Span(msgspec.Struct, frozen=True):
    """A piece of a row. Styles are names (`forest`, `dim`, `seat-1`) that a terminal gives colours to."""

    text: str
    style: str = ""


class Picture(msgspec.Struct, frozen=True):
    """What a game's `board.draw(view, say)` returns."""

    rows: tuple[tuple[Span, ...], ...]

    def plain(self) -> str:
        """The picture without styles."""
        return "\n".join("".join(span.text for span in row).rstrip() for row in self.rows)
