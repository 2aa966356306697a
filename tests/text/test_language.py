"""Which language a person reads."""

import pytest

from stolek.text.language import UnknownLanguage, pick


@pytest.mark.parametrize(
    ("requested", "environment", "picked"),
    [
        (None, {}, "en"),
        ("cs", {"LANG": "en_US.UTF-8"}, "cs"),
        ("en", {"LANG": "cs_CZ.UTF-8"}, "en"),
        ("CS", {}, "cs"),
        ("cs-CZ", {}, "cs"),
        (None, {"LANG": "cs_CZ.UTF-8"}, "cs"),
        (None, {"LC_MESSAGES": "cs_CZ", "LANG": "en_US"}, "cs"),
        (None, {"LC_ALL": "en_GB", "LC_MESSAGES": "cs_CZ"}, "en"),
        (None, {"LC_ALL": "", "LANG": "cs"}, "cs"),
        (None, {"LC_ALL": "de_DE.UTF-8", "LANG": "cs_CZ"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "csb_PL"}, "en"),
    ],
)
def test_request_comes_before_locale_and_locale_before_english(
    requested: str | None, environment: dict[str, str], picked: str
) -> None:
    assert pick(requested, environment) == picked


@pytest.mark.parametrize("requested", ["de", "", "czech"])
def test_a_language_that_is_not_spoken_is_refused(requested: str) -> None:
    with pytest.raises(UnknownLanguage, match="there are cs and en") as caught:
        pick(requested, {"LANG": "cs_CZ"})
    assert caught.value.requested == requested
