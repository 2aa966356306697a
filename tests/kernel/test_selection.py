"""A selection is the list of what is selected, in all that one can ask of a list."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stolek.kernel.selection import Catalogue, Selection

THINGS = tuple(f"thing {number}" for number in range(70))
CATALOGUE = Catalogue(THINGS)


def select(chosen: list[str]) -> Selection[str]:
    """The selection of these things."""
    return Selection(CATALOGUE, sum(1 << len(THINGS) - 1 - THINGS.index(thing) for thing in chosen))


sublists = st.lists(st.booleans(), min_size=len(THINGS), max_size=len(THINGS)).map(
    lambda switches: [thing for thing, on in zip(THINGS, switches, strict=True) if on]
)


@given(sublists)
def test_it_is_read_like_the_list(chosen: list[str]) -> None:
    selection = select(chosen)
    assert list(selection) == chosen
    assert len(selection) == len(chosen)
    assert bool(selection) == bool(chosen)
    assert [selection[number] for number in range(len(chosen))] == chosen
    assert [selection[-number] for number in range(1, len(chosen) + 1)] == chosen[::-1]
    assert selection[3:9:2] == chosen[3:9:2]
    assert [thing in selection for thing in THINGS] == [thing in chosen for thing in THINGS]
    assert [selection.index(thing) for thing in chosen] == list(range(len(chosen)))
    assert [selection.count(thing) for thing in THINGS] == [chosen.count(thing) for thing in THINGS]
    assert selection == chosen
    assert selection == select(chosen)
    assert pickle.loads(pickle.dumps(selection)) == chosen


@pytest.mark.parametrize("index", [3, 4, 1000, -4, -1000])
def test_beyond_its_ends_there_is_nothing(index: int) -> None:
    with pytest.raises(IndexError):
        select(["thing 0", "thing 5", "thing 69"])[index]
    with pytest.raises(IndexError):
        select([])[index]


def test_what_is_not_selected_has_no_index() -> None:
    selection = select(["thing 1", "thing 2"])
    for thing in ("thing 3", "unknown", ["thing 1"]):
        assert thing not in selection
        with pytest.raises(ValueError, match="not selected"):
            selection.index(thing)
    with pytest.raises(ValueError, match="not selected"):
        selection.index("thing 1", 1)


def test_other_things_are_different() -> None:
    selection = select(["thing 1", "thing 2"])
    assert selection != select(["thing 1"])
    assert selection != ["thing 1", "thing 3"]
    assert selection != 2
    assert repr(selection) == "Selection(['thing 1', 'thing 2'])"
