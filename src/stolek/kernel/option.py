"""The choices made before a game begins: modules, variants, map sides."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

Value = bool | int | str
OptionKind = Literal["rulebook", "ruling", "checking"]
"""What the rulebook lets people choose; another reading of what it leaves open; a switch for recorded games alone."""
MAX_QUOTED: Final = 60
"""So much of what somebody chose is repeated to them when it is refused."""


class Option(msgspec.Struct, frozen=True):
    """One thing to choose, its allowed values and what holds when nobody chooses."""

    key: str
    default: Value
    values: tuple[Value, ...] = (False, True)
    rule: str = ""
    """The rule, or the ruling, that tells more about it."""
    kind: OptionKind = "rulebook"
    """Rulings are folded away where people choose; switches for checking are never shown to them."""


class OptionError(ValueError):
    """An option that does not exist (no `value`) or a value that is not allowed."""

    def __init__(self, key: str, value: str | None, allowed: Sequence[str]) -> None:
        self.key = _quoted(key)
        self.value = None if value is None else _quoted(value)
        super().__init__(f"option {self.key}={self.value}; allowed: {', '.join(allowed)}")
        self.allowed = tuple(allowed)


def _quoted(text: str) -> str:
    return text if len(text) <= MAX_QUOTED else f"{text[: MAX_QUOTED - 1]}…"


def format_value(value: Value) -> str:
    """An option's value as people write it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def read_options(options: Sequence[Option], chosen: Mapping[str, object]) -> dict[str, Value]:
    """Complete and check what was chosen; texts such as `yes` or `3` are read as the value they spell."""
    known = {option.key: option for option in options}
    for key in chosen:
        if key not in known:
            raise OptionError(key, None, list(known))
    return {key: _read(option, chosen[key]) if key in chosen else option.default for key, option in known.items()}


def _read(option: Option, value: object) -> Value:
    for allowed in option.values:
        if (value == allowed and isinstance(value, bool) == isinstance(allowed, bool)) or value == format_value(
            allowed
        ):
            return allowed
    raise OptionError(option.key, str(value), [format_value(v) for v in option.values])
