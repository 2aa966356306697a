"""Whatever is refused before any rule is asked: a sentence that a person understands, never the validator's."""

import re
from typing import Any, Final

import pytest

from tests.server.conftest import Join

VALIDATOR: Final = re.compile(r"[`$]|Expected|Object|\bstr\b|\bint\b|regex")
LONG: Final = "x" * 300

PROBLEMS: Final[list[tuple[str, str, dict[str, Any] | None, str, str]]] = [
    (
        "POST",
        "/api/account",
        {"login": "anna", "password": "short"},
        "password needs at least 8",
        "Heslo musí mít aspoň 8",
    ),
    ("POST", "/api/account", {"login": "a b", "password": "long enough"}, "no spaces", "žádné mezery"),
    ("POST", "/api/session", {"login": "anna", "password": LONG}, "at most 200", "nejvýš 200"),
    ("POST", "/api/session", {"login": "anna", "password": "wrong wrong"}, "do not belong", "k sobě nepatří"),
    ("POST", "/api/me", {"name": ""}, "name needs at least one", "Jméno musí mít aspoň jeden"),
    ("POST", "/api/me", {"name": " \u200b "}, "at least one letter", "aspoň jedno písmeno"),
    ("POST", "/api/me", {"name": LONG}, "name may have at most 40", "Jméno může mít nejvýš 40"),
    ("POST", "/api/me", {}, "name is missing", "Jméno: to tu chybí"),
    ("POST", "/api/join", {"link": "nonsense", "name": "Anna"}, "invitation is not valid", "pozvánka neplatí"),
    ("POST", "/api/records", {"text": "hello"}, "not a recorded game", "není zapsaná hra"),
    ("GET", "/api/tables/nowhere", None, "no such table", "Takový stůl tu není"),
    ("GET", "/api/tables/%20%20", None, "no such table", "Takový stůl tu není"),
    ("GET", "/api/records/nowhere", None, "no such recorded game", "Taková zapsaná hra"),
    ("GET", "/api/games/chess/rules", None, "no such game", "Taková hra tu není"),
    ("GET", "/api/games/CHESS/rules", None, "no such game", "Taková hra tu není"),
    ("GET", "/api/games/chess/lessons", None, "no such game", "Taková hra tu není"),
    ("GET", "/api/tables?list=nonsense", None, "“list”", "„list“"),
    ("GET", "/api/nonsense", None, "nothing at this address", "nic není"),
]


@pytest.mark.parametrize(("method", "path", "body", "en", "cs"), PROBLEMS)
def test_problems_are_sentences(join: Join, method: str, path: str, body: Any, en: str, cs: str) -> None:
    answer = join("Anna").ask(method, path, body)
    assert 400 <= answer.status_code < 500
    text = answer.json()["text"]
    assert en in text["en"]
    assert cs in text["cs"]
    for words in text.values():
        assert VALIDATOR.search(words) is None
        assert words.endswith(".")
