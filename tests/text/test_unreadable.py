"""What a validator complains about becomes a sentence, whatever it is."""

import re
from typing import Annotated, Any, Literal

import msgspec
import pytest

from stolek.text.language import LANGUAGES
from stolek.text.unreadable import understood


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=2, max_length=4)]
    login: Annotated[str, msgspec.Meta(pattern="^[a-z]{3}$")] = "abc"
    seat: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    seats: Annotated[tuple[int, ...], msgspec.Meta(min_length=1, max_length=2)] = (1,)
    list: Literal["one", "two"] = "one"


def problem_with(text: str) -> str:
    with pytest.raises(msgspec.DecodeError) as problem:
        msgspec.json.decode(text, type=Asked)
    return str(problem.value)


@pytest.mark.parametrize(
    ("text", "en", "cs"),
    [
        ('{"name": "a"}', "The name needs at least 2 characters.", "Jméno musí mít aspoň 2 znaky."),
        ('{"name": "abcde"}', "The name may have at most 4 characters.", "Jméno může mít nejvýš 4 znaky."),
        ("{}", "The name is missing.", "Jméno: to tu chybí."),
        ('{"name": "abc", "x": 1}', "“x” is not expected here.", "„x“: to se tu nečeká."),
        ('{"name": 7}', "The name is not what is expected here.", "Jméno: tady se čeká něco jiného."),
        ('{"name": "abc", "seat": -1}', "The seat has to be 0 or more.", "Místo: nejméně 0."),
        ('{"name": "abc", "seat": 9}', "The seat has to be 3 or less.", "Místo: nejvýš 3."),
        ('{"name": "abc", "seats": []}', "The seats: at least 1 needed.", "Místa: je potřeba aspoň 1."),
        ('{"name": "abc", "seats": [1, 2, 3]}', "The seats: at most 2 allowed.", "Místa: dovoleno je nejvýš 2."),
        ('{"name": "abc", "list": "no"}', "“list” is not what is expected here.", "„list“: tady se čeká něco jiného."),
        (
            '{"name": "abc", "login": "x y"}',
            "A login has 3 to 60 characters and no spaces.",
            "Přihlašovací jméno má 3 až 60 znaků a žádné mezery.",
        ),
        ("{", "The request is not sound JSON.", "Požadavek není v pořádku jako JSON."),
        ("7", "The request is not what is expected here.", "Požadavek: tady se čeká něco jiného."),
    ],
)
def test_every_complaint_has_its_sentence(text: str, en: str, cs: str) -> None:
    meant = understood(problem_with(text))
    assert (meant.said("en"), meant.said("cs")) == (en, cs)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("problem", ["Expected `array`, got `null` - at `$[...][0].what`", "Something new", ""])
def test_what_nobody_has_heard_of_is_a_sentence_too(problem: str, language: Any) -> None:
    assert re.search(r"[`$]|Expected|Something", understood(problem).said(language)) is None
