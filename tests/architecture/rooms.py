"""The contract between rooms, for import-linter: each room says whom it may import, and nothing else is allowed.

A row of the table in pyproject.toml reads `storage -> kernel table sqlalchemy`: names of other rooms and of packages
from outside. The standard library is free for all (what the pure rooms may not use of it is banned by ruff), `*`
stands for anything, and the row `stolek` is about the public names of the package itself. A room without a row breaks
the contract; a row for a room that is not built yet does not.
"""

import sys
from collections.abc import Iterator

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class RoomsContract(Contract):
    """Rooms import only what their row names."""

    type_name = "rooms"

    package = fields.StringField()
    rows = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        illegal = list(illegal_imports(graph, str(self.package), table(self.rows)))
        return ContractCheck(kept=not illegal, metadata={"illegal": illegal})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["illegal"]:
            output.print_error(line)


def table(rows: object) -> dict[str, list[str]]:
    """The rows, read: room -> what it may import."""
    assert isinstance(rows, list)
    split = [row.partition(" -> ") for row in rows]
    return {room: allowed.split() for room, _, allowed in split}


def illegal_imports(graph: ImportGraph, package: str, allowed: dict[str, list[str]]) -> Iterator[str]:
    """One line for each room without a row and each import that no row allows."""
    for importer in sorted(graph.modules):
        if importer.split(".")[0] != package:
            continue
        room = room_of(importer, package)
        if room not in allowed:
            yield f"{importer}: the room {room!r} has no row"
        elif "*" not in allowed[room]:
            for imported in sorted(graph.find_modules_directly_imported_by(importer)):
                target = room_of(imported, package)
                if target not in (room, *allowed[room], *sys.stdlib_module_names):
                    yield f"{importer} imports {imported}, but {room} may not import {target}"


def room_of(module: str, package: str) -> str:
    """The room of one of our modules, or the name of a package from outside."""
    first, *rest = module.split(".")
    return rest[0] if first == package and rest else first
