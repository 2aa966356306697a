"""Long lists in pages: the newest first, each page beginning behind the last row of the one before."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import sqlalchemy as sa

MARK: Final = r"^[0-9]{1,12}\.[0-9]{1,17}~[A-Za-z0-9_-]{1,40}$"
"""What a mark looks like: a time and an id."""


class Page(msgspec.Struct, frozen=True):
    """So many rows, from the beginning or behind the mark that the page before ended with."""

    most: int
    mark: str = ""

    def of(self, query: "sa.Select[Any]", time: "sa.Column[Any]", id: "sa.Column[Any]") -> "sa.Select[Any]":
        """The rows of this page, and one more if there is another page."""
        if self.mark:
            at, _, last = self.mark.partition("~")
            query = query.where((time < float(at)) | ((time == float(at)) & (id > last)))
        return query.order_by(time.desc(), id).limit(self.most + 1)


def after_page(page: Page, rows: Sequence[tuple[float, str]]) -> str:
    """The mark of the page behind these rows; empty if there is none."""
    if len(rows) <= page.most:
        return ""
    time, id = rows[page.most - 1]
    return f"{float(time)!r}~{id}"
