"""What the commands say, in one language; the texts are read only when something is said."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from stolek.text.language import Language

if TYPE_CHECKING:
    import msgspec

    from stolek.text.say import Kind

_NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


class Words:
    """Speaks the user's language."""

    def __init__(self, language: Language) -> None:
        self.language: Final = language

    def __call__(
        self,
        key: str,
        arguments: Mapping[str, object] = _NOTHING,
        package: str | None = None,
        players: Sequence[str] = (),
    ) -> str:
        """The message with this key."""
        from stolek.text.say import say

        return say(self.language, key, arguments, package, players)

    def describe(self, item: "msgspec.Struct", kind: "Kind", package: str, players: Sequence[str] = ()) -> str:
        """What happened, what one may do, or what is asked."""
        from stolek.text.say import describe

        return describe(self.language, item, kind, package, players)
