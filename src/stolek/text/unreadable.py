"""Why data from outside cannot be read, in a person's words instead of the validator's.

A validator says "Expected `str` of length >= 8 - at `$.password`"; the message `unreadable-short` with the name of the
field says that the password needs at least 8 characters.
"""

import re
from typing import Final, NamedTuple

from stolek.text.catalog import catalog
from stolek.text.language import Language
from stolek.text.say import say

_AT: Final = re.compile(r"^(?P<what>.*?)(?: - at `(?P<path>[^`]*)`)?$", re.DOTALL)
_FIELD: Final = re.compile(r"\.(\w+)")
_CASES: Final = (
    ("missing", re.compile(r"Object missing required field `(?P<field>\w+)`")),
    ("unknown", re.compile(r"Object contains unknown field `(?P<field>[^`]*)`")),
    ("short", re.compile(r"Expected `str` of length >= (?P<count>\d+)")),
    ("long", re.compile(r"Expected `str` of length <= (?P<count>\d+)")),
    ("few", re.compile(r"Expected `\w+` of length >= (?P<count>\d+)")),
    ("many", re.compile(r"Expected `\w+` of length <= (?P<count>\d+)")),
    ("small", re.compile(r"Expected `(?:int|float)` >= (?P<count>-?\d+)")),
    ("large", re.compile(r"Expected `(?:int|float)` <= (?P<count>-?\d+)")),
    ("pattern", re.compile(r"Expected `str` matching regex")),
    ("format", re.compile(r"JSON is malformed|Input data was truncated")),
)
_OTHER: Final = "other"
"""Anything else: of another type, not one of the allowed values."""


class Unreadable(NamedTuple):
    """One of the messages `unreadable-…`, the field it is about and a number that it may name."""

    case: str
    field: str
    limit: int

    def said(self, language: Language) -> str:
        """In a sentence; some fields have sentences of their own."""
        special = f"unreadable-{self.case}-{self.field}"
        key = special if catalog(language).has(special) else f"unreadable-{self.case}"
        return say(language, key, {"field": self._name(language), "count": self.limit})

    def _name(self, language: Language) -> str:
        if not self.field:
            return say(language, "unreadable-whole")
        key = f"unreadable-field-{self.field}"
        return (
            say(language, key) if catalog(language).has(key) else say(language, "unreadable-field", {"id": self.field})
        )


def understood(problem: str, field: str = "") -> Unreadable:
    """What a validator's message means; `field` is what was read, where the validator does not know it."""
    found = _AT.match(problem)
    assert found is not None
    within = [*_FIELD.findall(found["path"] or "")]
    for case, pattern in _CASES:
        if said := pattern.match(found["what"]):
            groups = said.groupdict()
            name = groups.get("field") or (within[-1] if within else field)
            return Unreadable(case, name, int(groups.get("count") or 0))
    return Unreadable(_OTHER, within[-1] if within else field, 0)
