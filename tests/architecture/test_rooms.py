"""The contract between rooms breaks where it should."""

import pytest
from grimp import ImportGraph

from tests.architecture.rooms import illegal_imports, table

TABLE = table(["house -> kitchen", "kitchen -> pots", "cellar -> kitchen", "attic -> *"])


def illegal(importer: str, imported: str) -> list[str]:
    """What the contract says about a house in which one module imports another."""
    graph = ImportGraph()
    graph.add_import(importer=importer, imported=imported)
    return list(illegal_imports(graph, "house", TABLE))


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("house", "house.kitchen.stove"),
        ("house.kitchen.stove", "house.kitchen.sink"),
        ("house.kitchen", "pots"),
        ("house.kitchen", "collections"),
        ("house.cellar.shelf", "house.kitchen"),
        ("house.attic", "house.cellar"),
        ("house.attic", "spiders"),
    ],
)
def test_what_a_row_names_is_allowed(importer: str, imported: str) -> None:
    assert illegal(importer, imported) == []


@pytest.mark.parametrize(
    ("importer", "imported", "line"),
    [
        ("house.kitchen.stove", "house.cellar", "house.kitchen.stove imports house.cellar, but kitchen may not"),
        ("house.cellar", "pots", "house.cellar imports pots, but cellar may not import pots"),
        ("house.kitchen", "house", "house.kitchen imports house, but kitchen may not import house"),
        ("house.shed", "house.kitchen", "house.shed: the room 'shed' has no row"),
    ],
)
def test_everything_else_is_not(importer: str, imported: str, line: str) -> None:
    assert [found for found in illegal(importer, imported) if found.startswith(line)]
