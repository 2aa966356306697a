"""Modules: what one brings is merged, and its slice of the state is cloned, saved, hashed and counted by itself."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Self

import msgspec
import pytest

from stolek.kernel.chapter import Chapter
from stolek.kernel.codec import Damaged, StateCodec, canonical_hash
from stolek.kernel.conformance_state import check_clone, check_codec
from stolek.kernel.module import Module
from stolek.kernel.option import Option
from stolek.kernel.rules import Rules
from stolek.kernel.state import SliceKey, State, StateSlice, then
from stolek.kernel.values import Action, Frame, Question, Seat


class Pick(Question, frozen=True, gc=False):
    """Take a pebble, or a shell where shells are in play."""


class Pebble(Action, frozen=True, gc=False):
    """One pebble."""


class Shell(Action, frozen=True, gc=False):
    """One shell."""


@dataclass(slots=True, kw_only=True)
class BeachState(State):
    """Pebbles taken so far."""

    pebbles: int = 0

    def clone(self) -> Self:
        new = self.clone_base()
        new.pebbles = self.pebbles
        return new


@dataclass(slots=True)
class Shells(StateSlice):
    """Shells taken so far, by the pebbles that lay there then."""

    taken: list[int] = field(default_factory=list)

    def clone(self) -> Self:
        return type(self)(self.taken[:])


SHELLS: Final = SliceKey("shells", Shells)
base: Chapter["Beach", BeachState] = Chapter()
more: Chapter["Beach", BeachState] = Chapter()


@base.offer(Pick)
def pebble(g: "Beach", s: BeachState, f: Pick) -> Sequence[Action]:
    return [Pebble()]


@base.do(Pick, Pebble)
def take_pebble(g: "Beach", s: BeachState, f: Pick, a: Pebble) -> None:
    s.pebbles += 1
    then(s, Pick(f.seat))


@more.offer(Pick)
def shell(g: "Beach", s: BeachState, f: Pick) -> Sequence[Action]:
    return [Shell()]


@more.do(Pick, Shell)
def take_shell(g: "Beach", s: BeachState, f: Pick, a: Shell) -> None:
    SHELLS.of(s).taken.append(s.pebbles)
    then(s, Pick(f.seat))


class Beach(Rules[BeachState]):
    """A game without an end, with one expansion."""

    id = "beach"
    players = range(1, 2)
    options = (Option("shells", False),)
    all_modules = (
        Module(chapters=(base,)),
        Module(
            chapters=(more,),
            needs={"shells": True},
            slice=SHELLS,
            components=lambda s: {"shells": len(SHELLS.of(s).taken)},
        ),
    )
    state_type = BeachState

    def create(self, seats: int) -> BeachState:
        s = BeachState(seats=seats)
        for module in self.modules:
            if module.slice is not None:
                module.slice.put(s, module.slice.kind())
        return s

    def opening(self) -> Sequence[Frame]:
        return [Pick(Seat(0))]

    def base_components(self, s: BeachState) -> Mapping[str, int]:
        return {"pebbles": s.pebbles}


def played(shells: bool, *actions: Action) -> tuple[Beach, BeachState]:
    rules = Beach({"shells": shells})
    s, _ = rules.setup(1, 1)
    for action in actions:
        rules.apply(s, Seat(0), action)
    return rules, s


def test_what_a_module_brings_is_there_only_when_it_is_in_play() -> None:
    rules, s = played(False)
    assert list(rules.legal(s, Seat(0))) == [Pebble()]
    assert s.slices == {}
    assert SHELLS.find(s) is None
    rules, s = played(True)
    assert SHELLS.find(s) is SHELLS.of(s)
    assert list(rules.legal(s, Seat(0))) == [Pebble(), Shell()]


def test_a_slice_is_cloned_saved_and_counted_by_itself() -> None:
    rules, s = played(True, Pebble(), Shell(), Shell())
    check_clone(s)
    check_codec(rules, StateCodec(rules), s)
    assert rules.components(s) == {"pebbles": 1, "shells": 2}
    new = s.clone()
    SHELLS.of(new).taken.append(9)
    assert SHELLS.of(s).taken == [1, 1]


def test_a_slice_belongs_to_the_hash() -> None:
    _, one = played(True, Pebble(), Shell())
    _, other = played(True, Shell(), Pebble())
    assert canonical_hash(one) != canonical_hash(other)


def test_a_saved_state_of_other_modules_is_damage() -> None:
    rules, s = played(True, Shell())
    data = msgspec.json.decode(StateCodec(rules).encode(s))
    del data["slices"]
    with pytest.raises(Damaged):
        StateCodec(rules).decode(msgspec.json.encode(data))
    with pytest.raises(Damaged):
        StateCodec(Beach()).decode(StateCodec(rules).encode(s))
