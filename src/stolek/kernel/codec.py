"""States and tagged values as JSON: for snapshots, worker processes, wires, and the canonical hash.

Encoding is msgspec's. Decoding is written here because frames and actions are found by their tag among those of the
game.
"""

import dataclasses
import hashlib
from collections.abc import Callable, Iterable
from types import NoneType, UnionType
from typing import Annotated, Any, Generic, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from stolek.kernel.rules import Rules
from stolek.kernel.state import SCRATCH, UNHASHED, State
from stolek.kernel.values import Action, Frame, Seat, Tagged

S = TypeVar("S", bound=State)
Restore = Callable[[Any], Any]


class Damaged(ValueError):
    """The bytes do not hold what they should."""


def canonical_hash(s: State) -> str:
    """The hash of a position: equal on every machine, without generator and caches."""
    return hashlib.blake2b(_encode(s, UNHASHED), digest_size=16).hexdigest()


def _encode(s: State, without: Iterable[str]) -> bytes:
    fields = {f.name: getattr(s, f.name) for f in dataclasses.fields(s) if f.name not in without}
    if not s.slices:
        del fields["slices"]  # a game without modules does not mention them
    return msgspec.json.encode(fields)


class StateCodec(Generic[S]):
    """Encodes and decodes the states of one rules object; made whole at once, so threads may share it."""

    def __init__(self, rules: Rules[S]) -> None:
        self._rules = rules
        self._tagged: dict[type[Tagged], dict[str, type[Tagged]]] = {
            Frame: {kind.tag(): kind for kind in rules.frames},
            Action: {kind.tag(): kind for kind in rules.actions},
        }
        self._restorers: dict[Any, Restore] = {}
        for kinds in self._tagged.values():
            for kind in kinds.values():
                self._restorer(kind)
        self._state = self._dataclass(rules.state_type)
        self._slices = {
            module.slice.name: self._dataclass(module.slice.kind) for module in rules.modules if module.slice
        }

    def encode(self, s: S) -> bytes:
        """The whole state with its generator; caches are left out."""
        return _encode(s, SCRATCH)

    def decode(self, data: bytes) -> S:
        """The state that was encoded, ready to go on."""
        try:
            fields = self._rules.bring_up_to_date(msgspec.json.decode(data))
            slices = {name: self._slices[name](value) for name, value in fields.pop("slices", {}).items()}
            s: S = self._state(fields)
            s.slices = slices
            if slices.keys() != self._slices.keys():
                raise LookupError(f"slices of {sorted(slices)}, not of {sorted(self._slices)}")
        except (msgspec.DecodeError, LookupError, TypeError, ValueError, AttributeError) as problem:
            raise Damaged(str(problem)) from problem
        if s.lanes:
            s.lane_offers = [None] * s.seats
            s.waits = tuple(Seat(seat) for seat, lane in enumerate(s.lanes) if lane)
        elif s.stack:
            s.waits = (self._rules.question(s, Seat(0)).seat,)
        return s

    def _restorer(self, hint: Any) -> Restore:
        """How to restore what this annotation names; asked while the codec is made, never afterwards."""
        if hint not in self._restorers:
            self._restorers[hint] = lambda value: self._restorers[hint](value)
            self._restorers[hint] = self._build(hint)
        return self._restorers[hint]

    def _build(self, hint: Any) -> Restore:
        hint = getattr(hint, "__supertype__", hint)
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._restorer(args[0])
        if hint in (int, str, bool, float, bytes, object, NoneType) or origin is Literal:
            return _same
        if origin in (Union, UnionType):
            return self._optional(args)
        if origin is list or (origin is tuple and args[-1] is Ellipsis):
            item, whole = self._restorer(args[0]), origin
            return lambda value: whole(item(x) for x in value)
        if origin is tuple:
            items = [self._restorer(arg) for arg in args]
            return lambda value: tuple(item(x) for item, x in zip(items, value, strict=True))
        if origin is dict:
            key = int if getattr(args[0], "__supertype__", args[0]) is int else str
            item = self._restorer(args[1])
            return lambda value: {key(k): item(x) for k, x in value.items()}
        kind = origin or hint
        if kind in self._tagged:
            tags = self._tagged[kind]
            return lambda value: self._restorers[tags[value["type"]]](value)
        if dataclasses.is_dataclass(kind):
            return self._dataclass(kind)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return self._struct(kind)
        raise TypeError(f"a state cannot hold {hint}")

    def _optional(self, args: tuple[Any, ...]) -> Restore:
        kinds = [arg for arg in args if arg is not NoneType]
        if len(kinds) == 1:
            inner = self._restorer(kinds[0])
            return lambda value: None if value is None else inner(value)
        if all(isinstance(kind, type) and issubclass(kind, msgspec.Struct) for kind in kinds):
            tags = {str(kind.__struct_config__.tag): self._restorer(kind) for kind in kinds}
            return lambda value: None if value is None else tags[value["type"]](value)
        return _same

    def _struct(self, kind: type[msgspec.Struct]) -> Restore:
        hints = get_type_hints(kind, include_extras=True)
        items = [
            (name, coded, self._restorer(hints[name]))
            for name, coded in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
        ]
        return lambda value: kind(**{name: item(value[coded]) for name, coded, item in items if coded in value})

    def _dataclass(self, kind: Any) -> Restore:
        hints = get_type_hints(kind, include_extras=True)
        left_out = SCRATCH | {"slices"}
        items = {f.name: self._restorer(hints[f.name]) for f in dataclasses.fields(kind) if f.name not in left_out}
        return lambda value: kind(**{name: item(value[name]) for name, item in items.items()})


def _same(value: Any) -> Any:
    return value
