"""Which language a person reads: the one asked for, else the one of the surroundings, else English."""

import re
from collections.abc import Mapping
from typing import Final, Literal

Language = Literal["cs", "en"]

LANGUAGES: Final[tuple[Language, ...]] = ("cs", "en")

_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(Exception):
    """Somebody asked for a language that Stolek does not speak."""

    def __init__(self, requested: str) -> None:
        super().__init__(f"unknown language {requested!r}; there are {' and '.join(LANGUAGES)}")
        self.requested = requested


def pick(requested: str | None, environment: Mapping[str, str]) -> Language:
    """The requested language, or that of the first locale variable that is set, or English."""
    if requested is not None:
        language = _language_of(requested)
        if language is None:
            raise UnknownLanguage(requested)
        return language
    for variable in _VARIABLES:
        if locale := environment.get(variable):
            return _language_of(locale) or "en"
    return "en"


def _language_of(locale: str) -> Language | None:
    """The language of a locale name such as `cs`, `cs_CZ.UTF-8` or `en-GB`."""
    code = re.split(r"[-_.@]", locale.strip().lower())[0]
    return next((language for language in LANGUAGES if language == code), None)
