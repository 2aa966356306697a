"""Every field of every data file is read: by the rules, by the catalogue of texts, or by the client's pictures."""

import importlib
from pathlib import Path
from textwrap import dedent
from typing import Final

import pytest

from tests.architecture.data_fields import decoded_types, reads_of, unread

ROOT: Final = Path(__file__).parents[2]
CLIENT: Final = ROOT / "web" / "src" / "games"
RULES: Final = {
    ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__"): path
    for room in ("games", "bots")
    for path in sorted((ROOT / "src" / "stolek" / room).rglob("*.py"))
}

RIVER: Final = 'tile.rivers.map(({ id, edges }): Segment => ({ ...PLAIN, id, kind: "river", edge: edgeNumbers(edges) })'
READ_BY_CLIENT: Final = {
    "carcassonne.components.Figure.roles": ("data.ts", 'figure.id === "follower")?.roles'),
    "carcassonne.tile.PrintedRiver.id": ("data.ts", RIVER),
    "carcassonne.tile.PrintedRiver.edges": ("data.ts", RIVER),
    "cartographers.cards.ScoringCard.text": ("Edicts.tsx", "say(card.text)"),
    "pillars.cards.AdvantageCard.text": ("AdvantageCard.tsx", "say(card.text)"),
    "pillars.cards.CraftsmanCard.enables": ("CraftsmanCard.tsx", "= card.enables"),
    "pillars.cards.CraftsmanCard.text": ("CraftsmanCard.tsx", "say(card.text)"),
    "pillars.cards.EventCard.text": ("EventPlace.tsx", "say(card.text)"),
    "rivals.cards.CardKind.text": ("CloserLook.tsx", "say(card.text)"),
    "rivals.cards.EventCard.category": ("data.ts", "category: record.category"),
    "rivals.cards.EventCard.text": ("CloserLook.tsx", "say(card.text)"),
    "viscounts.cards.ConvertIcons.source": ("words.ts", 'const { from = ""'),
}
"""What only the client reads: in which file of the game's folder, and how it is written there."""


def test_nothing_is_in_the_data_that_nobody_reads() -> None:
    """Whoever adds a field that only the client reads adds a row to `READ_BY_CLIENT`."""
    found = unread(decoded_types(), reads_of(RULES))
    assert sorted(name.removeprefix("stolek.games.") for name in found) == sorted(READ_BY_CLIENT)


@pytest.mark.parametrize("field", READ_BY_CLIENT)
def test_what_only_the_client_reads_it_reads(field: str) -> None:
    file, words = READ_BY_CLIENT[field]
    source = (CLIENT / field.partition(".")[0] / file).read_text("utf-8")
    assert "".join(words.split()) in "".join(source.split())


# The check itself

SAMPLE: Final = """
    from stolek.kernel.data import DataItem, Names

    CHECKS = {"checked": 1}

    class Price(DataItem, frozen=True):
        cost: int
        extra: int

    class Thing(DataItem, frozen=True):
        id: str
        name: Names
        cost: int
        price: Price

    class Condition(DataItem, frozen=True):
        checked: int
        forgotten: int

        def parts(self) -> list[object]:
            return [getattr(self, name) for name in self.__struct_fields__]

    def pay(thing: Thing, other: Price | None) -> int:
        match other:
            case Price(extra=extra):
                return extra
        return thing.price.cost
"""


def test_neither_a_namesake_nor_a_name_that_nobody_says_is_a_reader(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`Price.cost` is read and `Thing.cost` is not; what is read by name must be named."""
    path = tmp_path / "sample_of_data.py"
    path.write_text(dedent(SAMPLE))
    monkeypatch.syspath_prepend(str(tmp_path))
    sample = importlib.import_module("sample_of_data")
    found = unread([sample.Thing, sample.Price, sample.Condition], reads_of({"sample_of_data": path}))
    assert found == ["sample_of_data.Thing.cost", "sample_of_data.Condition.forgotten"]
