"""The client's types, made from the server's: `python scripts/typescript.py` writes them, `--check` only compares.

What travels is described once, by the msgspec types of the server, of the kernel's view and of every game. Each becomes
one TypeScript interface of the same name with the same fields; `web/src/api/wire.ts` holds what belongs to tables and
records, `web/src/games/<game>/types.ts` what belongs to a game: views, events, actions and the arguments of questions.
"""

import inspect
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect as types

from stolek.kernel.option import Value
from stolek.kernel.registry import find_game, game_ids, variants
from stolek.kernel.rules import Rules
from stolek.kernel.values import Frame, Question
from stolek.kernel.view import View
from stolek.server.app import ENDPOINTS
from stolek.server.wire import Command, NewSeat, ProblemBody

WEB = Path(__file__).parents[1] / "web" / "src"
HEAD = "/** Made by `make types` from the types of {source}; not to be edited. {what} */\n"
NAMED = {"Value": Value, "Command": Command, "NewSeat": NewSeat}
"""Unions that the client speaks of by name."""


class Scribe:
    """Writes interfaces down, each once, those that it needs after those that need them."""

    def __init__(self) -> None:
        self._written: dict[type, str] = {}

    def name(self, kind: type) -> str:
        """The name of a type; it is written down if that has not been done yet."""
        if kind not in self._written:
            self._written[kind] = ""  # so that a type may speak of itself
            self._written[kind] = self._interface(kind)
        return kind.__name__

    def text(self) -> str:
        """Everything that was written down."""
        return "\n".join(self._written.values())

    def _interface(self, kind: type) -> str:
        info = types.type_info(kind)
        assert isinstance(info, types.StructType)
        lines = [f"/** {_first_line(kind)} */", f"export interface {kind.__name__} {{"]
        if info.tag_field is not None:
            lines.append(f"  readonly {info.tag_field}: {msgspec.json.encode(info.tag).decode()};")
        secret = getattr(kind, "secret", ())
        for field in info.fields:
            mark = "?" if info.forbid_unknown_fields and not field.required else ""  # what a client may leave out
            shown = self.of(field.type)
            if field.name in secret and "null" not in shown.split(" | "):
                shown += " | null"
            lines.append(f"  readonly {field.encode_name}{mark}: {shown};")
        return "\n".join([*lines, "}", ""])

    def of(self, kind: types.Type) -> str:
        """A type in TypeScript."""
        match kind:
            case types.Metadata(type=inner, extra=extra):
                return str((extra or {})["typescript"]) if extra and "typescript" in extra else self.of(inner)
            case types.StructType(cls=cls):
                return "unknown" if cls is msgspec.Struct else self.name(cls)
            case types.UnionType(types=parts):
                return " | ".join(dict.fromkeys(map(self.of, parts)))
            case types.LiteralType(values=values):
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
                inner = self.of(item)
                return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
            case types.TupleType(item_types=items):
                return f"readonly [{', '.join(map(self.of, items))}]"
            case types.DictType(key_type=types.LiteralType() as key, value_type=value):
                return f"Readonly<Record<{self.of(key)}, {self.of(value)}>>"
            case types.DictType(value_type=value):
                return f"Readonly<Record<string, {self.of(value)}>>"
            case types.BoolType():
                return "boolean"
            case types.IntType() | types.FloatType():
                return "number"
            case types.StrType():
                return "string"
            case types.NoneType():
                return "null"
            case types.AnyType() | types.RawType():
                return "unknown"
        raise TypeError(f"no TypeScript for {kind}")


def _first_line(kind: type) -> str:
    return (inspect.getdoc(kind) or kind.__name__).split("\n")[0]


def wire_types() -> list[type]:
    """What the endpoints take and give, and the view inside."""
    found: list[type] = [View, ProblemBody]
    found += [kind for e in ENDPOINTS for kind in (e.input, e.output) if isinstance(kind, type)]
    return list(dict.fromkeys(kind for kind in found if issubclass(kind, msgspec.Struct)))


def wire() -> str:
    """The file of everything that is not a game's own."""
    scribe = Scribe()
    for kind in wire_types():
        scribe.name(kind)
    named = [f"export type {name} = {scribe.of(types.type_info(union))};\n" for name, union in NAMED.items()]
    tagged = "/** A value of a game, told apart by its type: an action, an event. */\n"
    tagged += "export interface Tagged {\n  readonly type: string;\n  readonly [field: string]: unknown;\n}\n"
    head = HEAD.format(source="the server", what="What travels between client and server, as docs/api.md describes it.")
    return "\n".join([head, tagged, *named, scribe.text()])


def game_types(game: str) -> str:
    """The file of one game."""
    rules: type[Rules[Any]] = find_game(game)
    scribe = Scribe()
    public = get_type_hints(rules.public)["return"]
    private = get_type_hints(rules.private)["return"]
    names = [scribe.name(kind) for kind in _structs(public)]
    names += [scribe.name(kind) for kind in _structs(private)]
    events = [scribe.name(kind) for kind in rules.events]
    all_rules = variants(rules)
    actions = [scribe.name(kind) for kind in dict.fromkeys(kind for r in all_rules for kind in r.actions)]
    asked = list(_questions(scribe, dict.fromkeys(kind for r in all_rules for kind in r.frames)))
    parts = [
        HEAD.format(source=f"src/stolek/games/{game}", what="What a view, an event, an action of this game holds."),
        scribe.text(),
        _union("GameEvent", "Whatever can happen.", events),
        _union("GameAction", "Whatever can be answered.", actions),
        "/** The arguments of every kind of question. */\nexport interface Questions {\n" + "".join(asked) + "}\n",
    ]
    return "\n".join(parts)


def _structs(hint: Any) -> list[type]:
    """The struct types that a return annotation names."""
    options = getattr(hint, "__args__", (hint,))
    return [kind for kind in options if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]


def _questions(scribe: Scribe, frames: Iterable[type[Frame]]) -> Iterator[str]:
    for frame in frames:
        if not issubclass(frame, Question):
            continue
        info = types.type_info(frame)
        assert isinstance(info, types.StructType)
        fields = [f"readonly {f.name}: {scribe.of(f.type)}" for f in info.fields if f.name not in ("seat", "guards")]
        yield f"  readonly {msgspec.json.encode(frame.tag()).decode()}: {{ {'; '.join(fields)} }};\n"


def _union(name: str, what: str, members: list[str]) -> str:
    return f"/** {what} */\nexport type {name} =\n" + "\n".join(f"  | {member}" for member in members) + ";\n"


def files() -> dict[Path, str]:
    """Every file with what it should hold."""
    found = {WEB / "api" / "wire.ts": wire()}
    for game in game_ids():
        if (WEB / "games" / game).is_dir():
            found[WEB / "games" / game / "types.ts"] = game_types(game)
    return found


def stale() -> list[Path]:
    """The files that do not hold what they should."""
    return [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit("\n".join(f"{path} is stale: make types" for path in stale()) or None)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
