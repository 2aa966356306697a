"""What the client says in a language: whoever walks reads the buttons and does not know the code behind them."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

_TEXTS: Final = Path(__file__).parents[3] / "web" / "src" / "text"


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((_TEXTS / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


def said(lang: str, key: str, **args: object) -> str:
    """The client's own words for this key."""
    pattern = _bundle(lang).get_message(key).value
    assert pattern is not None
    words, problems = _bundle(lang).format_pattern(pattern, args)
    assert not problems, problems
    return str(words)
