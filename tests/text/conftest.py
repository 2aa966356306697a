"""A tiny game, written as a package of its own: a garden where people plant flowers."""

import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

Write = Callable[..., str]

NUMBERS = count(1)

DATA = """{"flowers": [
  {"id": "rose", "name": {"en": "Rose", "cs": "Růže"}, "thorns": true},
  {"id": "tulip", "name": {"en": "Tulip", "cs": "Tulipán"}},
  {"id": "bed", "parts": [{"id": "edge", "name": {"en": "Edge", "cs": "Okraj"}}]}
]}"""

ENGLISH = """
-garden = garden
event-planted = { $seat } plants { $flower } at { $spot } in the { -garden }.
event-watered = { $seat } waters { COUNT($flowers) ->
    [0] nothing
    [one] one flower: { $flowers }
   *[other] { COUNT($flowers) } flowers: { $flowers }
}.
event-drawn = { $seat } draws { ID($flower) ->
    [none] a seed
   *[other] { $flower }
}.
event-shared = { $seats } share { $goods }.
ask-plant-where = Where will { $seat } plant?
action-plant = plant at { $spot }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ready = { $done ->
    [yes] Ready.
   *[no] Wait.
}
no-GARD-1-2 = { $flower } can't stand beside { $others }.
no-GARD-1-2-full = Only { $count } fit here.
amount-seed = { $count ->
    [one] a seed
   *[other] { $count } seeds
}
"""

CZECH = """
-garden = { $case ->
   *[nom] zahrada
    [loc] zahradě
}
event-planted = { $seat } sází na { $spot } v { -garden(case: "loc") } { ID($flower) ->
    [rose] růži
   *[other] rostlinu { $flower }
}.
event-watered = { $seat } zalévá { COUNT($flowers) ->
    [0] naprázdno
    [one] jednu květinu: { $flowers }
    [few] { COUNT($flowers) } květiny: { $flowers }
   *[other] { COUNT($flowers) } květin: { $flowers }
}.
event-drawn = { $seat } si bere { ID($flower) ->
    [none] semínko
   *[other] { $flower }
}.
event-shared = { $seats } si dělí { $goods }.
ask-plant-where = Kam { $seat } zasadí?
action-plant = zasadit na { $spot }
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
ready = { $done ->
    [yes] Hotovo.
   *[no] Čekej.
}
no-GARD-1-2 = { $flower } nesmí stát vedle { $others }.
no-GARD-1-2-full = Sem se vejde jen { $count }.
amount-seed = { $count ->
    [one] semínko
    [few] { $count } semínka
   *[other] { $count } semínek
}
"""


@pytest.fixture
def write(tmp_path: Path) -> Iterator[Write]:
    """Writes a package with these files and gives its name, which is new each time: catalogs are remembered by name."""
    package = f"garden_{next(NUMBERS)}"
    folder = tmp_path / package

    def write(*, english: str = ENGLISH, czech: str = CZECH, data: str = DATA, **modules: tuple[str, str]) -> str:
        for name, content in {
            **{f"text/{module}.en.ftl": texts[0] for module, texts in modules.items()},
            **{f"text/{module}.cs.ftl": texts[1] for module, texts in modules.items()},
            "__init__.py": "",
            "text/en.ftl": english,
            "text/cs.ftl": czech,
            "data/flowers.json": data,
            "data/README.md": "not data",
        }.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, "utf-8")
        return package

    sys.path.insert(0, str(tmp_path))
    yield write
    sys.path.remove(str(tmp_path))
    sys.modules.pop(package, None)


@pytest.fixture
def garden(write: Write) -> str:
    """The package of the whole tiny game."""
    return write()
