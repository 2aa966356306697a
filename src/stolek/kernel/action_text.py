"""Actions as one line of text, made from their fields: `tile 3,-1 r1`, and back again.

The first word is the tag of the action, the others are its fields in order. Records, logs, the command line and
bug reports use this form. The readers and writers are built once for each rules object.
"""

from collections.abc import Callable, Iterable
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from stolek.kernel.values import Action, FieldCodec

Write = Callable[[Any], str]
Read = Callable[[str], Any]


class Unreadable(ValueError):
    """This text is no action of the game."""

    def __init__(self, text: str) -> None:
        super().__init__(f"unreadable action: {text!r}")
        self.text = text


class ActionText:
    """Writes and reads the actions of one game."""

    def __init__(self, actions: Iterable[type[Action]]) -> None:
        self._kinds: dict[str, tuple[type[Action], tuple[Read, ...]]] = {}
        self._writers: dict[type[Action], tuple[str, tuple[tuple[str, Write], ...]]] = {}
        for kind in actions:
            tag = kind.tag()
            if tag in self._kinds:
                raise ValueError(f"two actions are called {tag!r}")
            hints = get_type_hints(kind, include_extras=True)
            forms = [(name, form_of(hints[name])) for name in kind.__struct_fields__]
            self._kinds[tag] = (kind, tuple(form.read for _, form in forms))
            self._writers[kind] = (tag, tuple((name, form.write) for name, form in forms))

    def write(self, action: Action) -> str:
        """The text of an action."""
        tag, writers = self._writers[type(action)]
        return " ".join([tag, *(write(getattr(action, name)) for name, write in writers)])

    def read(self, text: str) -> Action:
        """The action that a text means, legal or not."""
        tag, *words = text.split(" ")
        kind, readers = self._kinds.get(tag, (None, ()))
        if kind is None or len(words) != len(readers):
            raise Unreadable(text)
        try:
            action = kind(*[read(word) for read, word in zip(readers, words, strict=True)])
        except (ValueError, LookupError, TypeError) as problem:
            raise Unreadable(text) from problem
        if self.write(action) != text:
            raise Unreadable(text)
        return action


def form_of(hint: Any) -> FieldCodec:
    """The text form of a field, by its type."""
    if get_origin(hint) is Annotated:
        own = [extra for extra in hint.__metadata__ if isinstance(extra, FieldCodec)]
        return own[0] if own else form_of(hint.__origin__)
    hint = getattr(hint, "__supertype__", hint)
    if hint is bool:
        return FieldCodec(lambda value: "yes" if value else "no", {"yes": True, "no": False}.__getitem__)
    if hint is int:
        return FieldCodec(str, int)
    if hint is str:
        return FieldCodec(str, str)
    if get_origin(hint) is tuple:
        return _tuple_form(get_args(hint))
    options = [option for option in get_args(hint) if option is not NoneType]
    if get_origin(hint) in (Union, UnionType) and len(options) == 1:
        return _optional_form(form_of(options[0]))
    raise TypeError(f"an action's field cannot be a {hint}; give it a FieldCodec")


def _optional_form(inner: FieldCodec) -> FieldCodec:
    def write(value: Any) -> str:
        return "-" if value is None else inner.write(value)

    def read(text: str) -> Any:
        return None if text == "-" else inner.read(text)

    return FieldCodec(write, read)


def _tuple_form(parts: tuple[Any, ...]) -> FieldCodec:
    """`3,-1` for a tuple, `3,-1+4,2` for a tuple of tuples, `-` for none."""
    inner = form_of(parts[0])
    joint = "+" if get_origin(parts[0]) is tuple else ","

    def write(value: Any) -> str:
        return joint.join(inner.write(x) for x in value) or "-"

    def read(text: str) -> Any:
        return () if text == "-" else tuple(inner.read(x) for x in text.split(joint))

    return FieldCodec(write, read)
